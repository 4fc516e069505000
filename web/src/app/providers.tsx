import type { ClientConfiguration } from '@directory/contract';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfigurationProvider } from '../api/configuration.tsx';
import { InReadersLanguage } from '../messages/use-translation.tsx';
import { BrandName } from '../ui/page-heading.tsx';
import { SessionProvider } from '../viewer/session.tsx';
import type { SessionStore } from '../viewer/session-store.ts';

interface ProvidersProps {
  configuration: ClientConfiguration;
  queryClient: QueryClient;
  sessionStore: SessionStore;
  children: ReactNode;
}

/** The contexts that every page can use. */
export function Providers({ configuration, queryClient, sessionStore, children }: ProvidersProps) {
  return (
    <InReadersLanguage>
      <ConfigurationProvider value={configuration}>
        <BrandName value={configuration.brand.name}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider store={sessionStore}>{children}</SessionProvider>
          </QueryClientProvider>
        </BrandName>
      </ConfigurationProvider>
    </InReadersLanguage>
  );
}
