import type { ClientConfiguration } from '@directory/contract';
import { isSamePath } from '../../navigation/place.ts';
import type { SessionStore } from '../../viewer/session-store.ts';
import { pages } from '../routes.tsx';

interface OpenedPage {
  configuration: ClientConfiguration;
  sessionStore: SessionStore;
  /** Without the base path. */
  address: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** How the browser came to the page (Navigation Timing). */
  navigation: NavigationTimingType | undefined;
}

/**
 * Begins to sign in where the operator wants visitors to be sent to the provider at once: when a page that needs a sign-in is opened by a link.
 * Not on Home, which says that one needs to be logged in, and where a sign-out ends. Not when Back led here, so that Back leaves the provider's page for
 * good. It is called once for a document: a sign-in that fails, or a session that ends later, shows its message and a button.
 */
export function signInAtOnce({ configuration, sessionStore, address, navigation }: OpenedPage): void {
  const { signsInAtOnce, oidc } = configuration;
  if (!signsInAtOnce || !oidc.isReady || navigation === 'back_forward') return;
  if (sessionStore.state().name !== 'signed-out') return;
  const page = pages.find(({ path }) => isSamePath(path, address.pathname));
  if (page === undefined || page.path === '/' || page.access === 'open') return;
  void sessionStore.signIn(address.pathname + address.search + address.hash);
}

/** How the browser came to this document; undefined where it does not say so. */
export function navigationOfDocument(): NavigationTimingType | undefined {
  return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;
}
