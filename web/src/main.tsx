import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { configureCalls } from './api/call.ts';
import { fetchConfiguration } from './api/configuration.tsx';
import { createQueryClient } from './api/query-client.ts';
import { nameHistoryEntry } from './app/history-entry.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/router.tsx';
import { UnavailablePage } from './app/unavailable-page.tsx';
import { basePath, siteAddress } from './base-path.ts';
import { startMessages } from './messages/messages.ts';
import { applyAccent } from './ui/accent.ts';
import { lazyIdentityProvider } from './viewer/lazy-identity-provider.ts';
import { forgetPersonal } from './viewer/personal-storage.ts';
import { createSessionStore } from './viewer/session-store.ts';
import { isSilentFrame, reportToPage } from './viewer/silent-frame.ts';
import { createSessionTabs } from './viewer/session-tabs.ts';

const root = createRoot(document.querySelector('#root') as HTMLElement);

async function start(): Promise<void> {
  nameHistoryEntry();
  // The code and the texts of the first page are loaded at the same time.
  const router = createBrowserRouter(routes, { basename: `${basePath}/` });
  configureCalls({ base: `${basePath}/api` });
  const [configuration] = await Promise.all([fetchConfiguration(), startMessages()]);
  applyAccent(configuration.brand.accent);
  const queryClient = createQueryClient();
  const sessionStore = createSessionStore({
    provider: lazyIdentityProvider(async () => {
      const { createIdentityProvider } = await import('./viewer/identity-provider.ts');
      return createIdentityProvider(configuration.oidc, siteAddress());
    }),
    tabs: createSessionTabs(),
    storage: sessionStorage,
    leaveFor: (address) => window.location.assign(address),
    reload: () => window.location.reload(),
    forget: () => {
      queryClient.clear();
      forgetPersonal();
    },
  });
  configureCalls({ base: configuration.apiBase, access: sessionStore });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStore.checkStillSignedIn();
  });
  await sessionStore.start();
  root.render(
    <Providers configuration={configuration} queryClient={queryClient} sessionStore={sessionStore}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

if (isSilentFrame()) reportToPage();
else start().catch(showUnavailable);

async function showUnavailable(failure: unknown): Promise<void> {
  console.error(failure);
  await startMessages();
  root.render(<UnavailablePage failure={failure} />);
}
