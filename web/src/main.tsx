import './ui/tokens.css';
import './ui/base.css';
import type { ClientConfiguration } from '@directory/contract';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from './navigation/navigation.tsx';
import { configureCalls } from './api/call.ts';
import { configurationInPage, fetchConfiguration } from './api/configuration.tsx';
import { createQueryClient } from './api/query-client.ts';
import { fetchAhead } from './app/start/fetch-ahead.ts';
import { Providers } from './app/providers.tsx';
import { registerServiceWorker } from './app/start/register-service-worker.ts';
import { routes } from './app/router.tsx';
import { navigationOfDocument, signInAtOnce } from './app/start/sign-in-at-once.ts';
import { UnavailablePage } from './app/start/unavailable-page.tsx';
import { basePath, siteAddress } from './base-path.ts';
import { startMessages } from './messages/messages.ts';
import { hasUnsavedChanges } from './ui/overlay/unsaved-changes.ts';
import { startTheme } from './ui/theme.ts';
import { lazyIdentityProvider } from './viewer/lazy-identity-provider.ts';
import { forgetPersonal } from './viewer/personal-storage.ts';
import { createSessionStore } from './viewer/session-store.ts';
import { isSilentFrame, reportToPage } from './viewer/silent-frame.ts';
import { createSessionTabs } from './viewer/session-tabs.ts';
import { tabStorage } from './viewer/tab-storage.ts';

startTheme();
const root = createRoot(document.querySelector('#root') as HTMLElement);

async function start(): Promise<void> {
  // Creating the router starts loading the code and the texts of the first page.
  const router = createBrowserRouter(routes, basePath);
  configureCalls({ base: `${basePath}/api` });
  const configuring = Promise.resolve(configurationInPage() ?? fetchConfiguration());
  const queryClient = createQueryClient();
  const sessionStore = createSessionStore({
    provider: lazyIdentityProvider(async () => {
      const { createIdentityProvider } = await import('./viewer/identity-provider.ts');
      return createIdentityProvider((await configuring).oidc, siteAddress());
    }),
    tabs: createSessionTabs(),
    storage: tabStorage(),
    home: `${basePath}/`,
    leaveFor: (address) => window.location.assign(address),
    reload: () => window.location.reload(),
    hasUnsavedChanges,
    forget: () => {
      queryClient.clear();
      forgetPersonal();
    },
  });
  configureCalls({ access: sessionStore });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStore.checkStillSignedIn();
  });
  // The session, the configuration and the texts are requested in parallel.
  const { pathname, search, hash } = window.location;
  const address = { pathname: pathname.slice(basePath.length) || '/', search, hash };
  const navigation = navigationOfDocument();
  const starting = sessionStore.start().then(() => fetchAhead({ queryClient, sessionStore, address, navigation }));
  const [configuration] = await Promise.all([configuring, starting, startMessages(), configuring.then(showBrand)]);
  configureCalls({ base: configuration.apiBase });
  signInAtOnce({ configuration, sessionStore, address, navigation });
  // A transition renders in steps of a few milliseconds, so that a slow machine still responds to keys.
  startTransition(() =>
    root.render(
      <Providers configuration={configuration} queryClient={queryClient} sessionStore={sessionStore}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
}

if (isSilentFrame()) reportToPage();
else {
  start().catch(showUnavailable);
  registerServiceWorker();
}

/** Applies the colour of the brand, if there is one. If the code for this cannot be loaded, the page keeps the built-in colour. */
async function showBrand({ brand }: ClientConfiguration): Promise<void> {
  if (brand.accent === '') return;
  const loaded = await import('./ui/accent.ts').catch(() => undefined);
  loaded?.applyAccent(brand.accent);
}

async function showUnavailable(failure: unknown): Promise<void> {
  console.error(failure);
  await startMessages();
  root.render(<UnavailablePage failure={failure} />);
}
