import {
  quickResultsSize,
  quickSearchPause,
  type ClientConfiguration,
  type PersonSummary,
  type Viewer,
} from '@directory/contract';
import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { createMemoryRouter, RouterProvider } from '../src/navigation/navigation.tsx';
import { configureCalls } from '../src/api/call.ts';
import { createQueryClient } from '../src/api/query-client.ts';
import { Providers } from '../src/app/providers.tsx';
import { routesFor } from '../src/app/router.tsx';
import { pages, type Page } from '../src/app/routes.tsx';
import { startMessages } from '../src/messages/messages.ts';
import { hasUnsavedChanges } from '../src/ui/overlay/unsaved-changes.ts';
import { createIdentityProvider } from '../src/viewer/identity-provider.ts';
import { createSessionStore, type SessionStore } from '../src/viewer/session-store.ts';
import { createSessionTabs } from '../src/viewer/session-tabs.ts';
import { checkAgainstContract } from './contract-answers.ts';
import { FakeProvider } from './fake-provider.ts';

export const ada: PersonSummary = {
  login: 'AB1234@group.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  title: 'Analyst',
  email: 'ada.lovelace@group.example',
  organization: 'Engines Ltd',
  city: 'London',
  C_countryname: 'United Kingdom of Great Britain and Northern Ireland (the)',
  countryCode: 'GB',
  gbuName: 'UK',
  photo: '',
};

interface Opening {
  /** Path and query of the first page. */
  at: string;
  /** The signed-in person; signed out by default. */
  viewer?: Viewer;
  configuration?: Partial<ClientConfiguration>;
  /** Replaces the real pages. */
  shownPages?: readonly Page[];
  /** Responds to the requests of the pages; undefined results in 404. */
  answer?: (request: Request) => Response | Promise<Response | undefined> | undefined;
  /** Runs before the first render, for what `main.tsx` does at that time. */
  prepare?: (parts: { configuration: ClientConfiguration; sessionStore: SessionStore; remote: FakeProvider }) => void;
}

/** Renders the complete application, with a fake provider and a fake server behind `fetch`. It is closed at the end of the test. */
export async function openDirectory({ at, viewer, configuration, shownPages = pages, answer, prepare }: Opening) {
  const remote = new FakeProvider();
  remote.install(async (request) => {
    const { pathname } = new URL(request.url);
    const own = await answer?.(request);
    if (own !== undefined) {
      await checkAgainstContract(request, own);
      return own;
    }
    if (pathname === '/api/viewer' && viewer !== undefined) return Response.json(viewer);
    return Response.json({ error: { code: 'path.unknown', message: '', requestId: '' } }, { status: 404 });
  });
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_name: string, task: () => Promise<void>) => task() },
  });
  const settings: ClientConfiguration = {
    brand: { name: 'Directory', logo: '', accent: '' },
    oidc: {
      issuer: remote.issuer,
      clientId: remote.clientId,
      redirectUri: `${window.location.origin}/implicit/callback`,
      scopes: 'openid profile email',
      audience: '',
      resource: '',
      isDemo: false,
      isReady: true,
    },
    signsInAtOnce: false,
    quickResults: { size: quickResultsSize, pause: quickSearchPause },
    apiBase: '/api',
    publicOrigin: window.location.origin,
    companyDomain: 'group.example',
    informationNotice: '',
    socialLinks: [],
    version: '0',
    ...configuration,
  };
  const leftFor: string[] = [];
  const queryClient = createQueryClient();
  const tabs = createSessionTabs();
  const sessionStore = createSessionStore({
    provider: createIdentityProvider(settings.oidc, window.location.origin),
    tabs,
    storage: sessionStorage,
    home: '/',
    leaveFor: (address) => void leftFor.push(address),
    reload: () => void leftFor.push('reload'),
    hasUnsavedChanges,
    forget: () => queryClient.clear(),
  });
  configureCalls({ base: settings.apiBase, access: sessionStore });
  await startMessages();
  await sessionStore.start();
  if (viewer !== undefined) {
    await sessionStore.signIn('/');
    await sessionStore.finishSignIn(remote.approve(leftFor.pop() ?? ''));
  }
  prepare?.({ configuration: settings, sessionStore, remote });
  const router = createMemoryRouter(routesFor(shownPages), at);
  const view = render(
    <Providers configuration={settings} queryClient={queryClient} sessionStore={sessionStore}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const close = () => {
    view.unmount();
    tabs.close();
  };
  onTestFinished(close);
  return { remote, router, leftFor, sessionStore, queryClient, close };
}
