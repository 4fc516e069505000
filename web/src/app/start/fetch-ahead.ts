import type { QueryClient } from '@tanstack/react-query';
import { isSamePath } from '../../navigation/route-location.ts';
import type { SessionStore } from '../../viewer/session-store.ts';
import { fetchViewerAhead } from '../../viewer/use-viewer.ts';
import { pages, type Page } from '../routes.tsx';

interface Opened {
  queryClient: QueryClient;
  sessionStore: SessionStore;
  /** Without the base path. */
  address: Pick<Location, 'pathname' | 'search'>;
  /** How the browser reached the page (Navigation Timing). */
  navigation: NavigationTimingType | undefined;
  shownPages?: readonly Page[];
}

/** Prefetches the viewer and the data of the opened page while the application starts; nothing when signed out. Does not wait for responses. */
export function fetchAhead({ queryClient, sessionStore, address, navigation, shownPages = pages }: Opened): void {
  if (sessionStore.state().name !== 'signed-in') return;
  fetchViewerAhead(queryClient, sessionStore);
  const page = shownPages.find(({ path }) => isSamePath(path, address.pathname));
  // If this fails, the page requests the data again and reports the failure.
  const isReturn = navigation === 'reload' || navigation === 'back_forward';
  page?.fetchAhead?.(queryClient, address.search, isReturn).catch(() => {});
}
