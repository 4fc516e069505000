import { getConfiguration, type ClientConfiguration } from '@directory/contract';
import { createContext, use } from 'react';
import { call } from './call.ts';

const Configuration = createContext<ClientConfiguration | undefined>(undefined);

export const ConfigurationProvider = Configuration.Provider;

/** The configuration that was loaded from the server at start. */
export function useConfiguration(): ClientConfiguration {
  const configuration = use(Configuration);
  if (configuration === undefined) throw new Error('useConfiguration is used outside ConfigurationProvider');
  return configuration;
}

/** The configuration that the server embedded in the page. If undefined, it has to be requested, which reports why it is missing. */
export function configurationInPage(): ClientConfiguration | undefined {
  const written = document.querySelector<HTMLMetaElement>('meta[name="configuration"]')?.content ?? '';
  return written === '' ? undefined : (JSON.parse(written) as ClientConfiguration);
}

/** @throws ApiFailure */
export function fetchConfiguration(): Promise<ClientConfiguration> {
  return call(getConfiguration, {});
}
