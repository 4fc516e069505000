import type { QueryClient } from '@tanstack/react-query';
import { isSamePath } from '../../navigation/place.ts';
import type { SessionStore } from '../../viewer/session-store.ts';
import { fetchViewerAhead } from '../../viewer/use-viewer.ts';
import { pages, type Page } from '../routes.tsx';

interface Opened {
  queryClient: QueryClient;
  sessionStore: SessionStore;
  /** Without the base path. */
  address: Pick<Location, 'pathname' | 'search'>;
  /** How the browser came to the page (Navigation Timing). */
  navigation: NavigationTimingType | undefined;
  shownPages?: readonly Page[];
}

/** Requests the viewer and what the opened page shows, while the application starts; nothing when signed out. Does not wait for the answers. */
export function fetchAhead({ queryClient, sessionStore, address, navigation, shownPages = pages }: Opened): void {
  if (sessionStore.state().name !== 'signed-in') return;
  fetchViewerAhead(queryClient, sessionStore);
  const page = shownPages.find(({ path }) => isSamePath(path, address.pathname));
  // What fails here is requested again, and said, by the page.
  const isReturn = navigation === 'reload' || navigation === 'back_forward';
  page?.fetchAhead?.(queryClient, address.search, isReturn).catch(() => {});
}
