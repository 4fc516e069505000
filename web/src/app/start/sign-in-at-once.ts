import type { ClientConfiguration } from '@directory/contract';
import { isSamePath } from '../../navigation/route-location.ts';
import type { SessionStore } from '../../viewer/session-store.ts';
import { pages } from '../routes.tsx';

interface OpenedPage {
  configuration: ClientConfiguration;
  sessionStore: SessionStore;
  /** Without the base path. */
  address: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** How the browser reached the page (Navigation Timing). */
  navigation: NavigationTimingType | undefined;
}

/**
 * Starts a sign-in without showing the sign-in message, if the operator enabled this and a page that requires sign-in is opened by a link.
 * Not on Home, where a sign-out ends. Not after Back, which would lead straight to the provider again. Called once per document: after a failed
 * sign-in, or when the session ends later, the page shows a message and a button.
 */
export function signInAtOnce({ configuration, sessionStore, address, navigation }: OpenedPage): void {
  const { signsInAtOnce, oidc } = configuration;
  if (!signsInAtOnce || !oidc.isReady || navigation === 'back_forward') return;
  if (sessionStore.state().name !== 'signed-out') return;
  const page = pages.find(({ path }) => isSamePath(path, address.pathname));
  if (page === undefined || page.path === '/' || page.access === 'open') return;
  void sessionStore.signIn(address.pathname + address.search + address.hash);
}

/** How the browser reached this document; undefined if it does not report it. */
export function navigationOfDocument(): NavigationTimingType | undefined {
  return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;
}
