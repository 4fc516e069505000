import {
  Component,
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { browserHistory, memoryHistory } from './history.ts';
import type { RouteLocation } from './route-location.ts';
import {
  createRouter,
  unblocked,
  type Blocker,
  type Leaving,
  type NavigateOptions,
  type NavigationKind,
  type Router,
  type RouterState,
  type Routes,
} from './router.ts';

export type { Routes } from './router.ts';

const CurrentRouter = createContext<Router | undefined>(undefined);
const CurrentState = createContext<RouterState | undefined>(undefined);
const Failure = createContext<unknown>(undefined);

/** Shows the pages of the address bar. @param base the path of the application, without a slash at its end */
export function createBrowserRouter(routes: Routes, base: string): Router {
  window.history.scrollRestoration = 'manual';
  return createRouter(routes, browserHistory(base));
}

/** Shows pages without an address bar, for tests. @param at the first address */
export function createMemoryRouter(routes: Routes, at: string): Router {
  return createRouter(routes, memoryHistory(at));
}

/** The layout with the page of the current address. */
export function RouterProvider({ router }: { router: Router }) {
  const state = useSyncExternalStore(router.subscribe, () => router.state);
  const { Layout } = router.routes;
  // Memoized: a navigation renders only those parts of the layout that use the address.
  const layout = useMemo(() => <Layout />, [Layout]);
  return (
    <CurrentRouter value={router}>
      <CurrentState value={state}>{layout}</CurrentState>
    </CurrentRouter>
  );
}

export function useRouter(): Router {
  const router = use(CurrentRouter);
  if (router === undefined) throw new Error('A link is used outside RouterProvider');
  return router;
}

function useRouterState(): RouterState {
  const state = use(CurrentState);
  if (state === undefined) throw new Error('The address is used outside RouterProvider');
  return state;
}

/** Renders the page within the layout. */
export function Outlet() {
  const { routes } = useRouter();
  const { Page, failure, location } = useRouterState();
  const { Failed, Loading } = routes;
  if (Page === undefined && failure === undefined) return <Loading />;
  const failed = (reason: unknown) => (
    <Failure value={reason}>
      <Failed />
    </Failure>
  );
  if (Page === undefined) return failed(failure);
  return (
    <PageBoundary location={location} failed={failed}>
      <Page />
    </PageBoundary>
  );
}

interface BoundaryProps {
  location: RouteLocation;
  failed: (reason: unknown) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  location: RouteLocation;
  reason?: { value: unknown } | undefined;
}

/** Catches errors thrown by a page, until the next navigation. */
class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location };

  static getDerivedStateFromError(value: unknown): Partial<BoundaryState> {
    return { reason: { value } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return location === state.location ? null : { location, reason: undefined };
  }

  override render() {
    return this.state.reason === undefined ? this.props.children : this.props.failed(this.state.reason.value);
  }
}

/** The error that the page threw, for the component that replaces it. */
export function useRouteError(): unknown {
  return use(Failure);
}

export function useLocation(): RouteLocation {
  return useRouterState().location;
}

export function useNavigationType(): NavigationKind {
  return useRouterState().navigationType;
}

/** Whether the next page takes long to load while the previous one is still shown. */
export function useIsNextPageSlow(): boolean {
  return useRouterState().isSlow;
}

export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

export function usePreload(): Router['preload'] {
  return useRouter().preload;
}

type SearchChange = URLSearchParams | ((before: URLSearchParams) => URLSearchParams);

/** The query string of the address, and a function that changes it. */
export function useSearchParams(): [URLSearchParams, (next: SearchChange, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: SearchChange, options: NavigateOptions = {}) => {
      const written = (typeof next === 'function' ? next(query) : next).toString();
      void navigate(`?${written}`, options);
    },
    [query, navigate],
  );
  return [query, change];
}

/** Blocks navigations for which `isBlocked` returns true. While `state` is `blocked`, `proceed` leaves the page and `reset` stays on it. */
export function useBlocker(isBlocked: (leaving: Leaving) => boolean): Blocker {
  const router = useRouter();
  const id = useId();
  useEffect(() => {
    router.setBlocker(id, isBlocked);
    return () => router.setBlocker(id, undefined);
  }, [router, id, isBlocked]);
  const { blocker } = useRouterState();
  return blocker.state === 'blocked' && blocker.id === id ? blocker : unblocked;
}

/** Navigates to another address as soon as it is rendered. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace });
  }, [navigate, to, replace]);
  return null;
}

/** Scrolls a new page to the top, to the element in the fragment, or to its previous position. */
export function ScrollRestoration() {
  const { location, scroll, Page } = useRouterState();
  useLayoutEffect(() => {
    if (Page === undefined || scroll === 'keep') return;
    const named = location.hash === '' ? null : document.getElementById(decoded(location.hash.slice(1)));
    if (typeof scroll === 'number') window.scrollTo(0, scroll);
    else if (named === null) window.scrollTo(0, 0);
    else named.scrollIntoView();
  }, [location, scroll, Page]);
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
