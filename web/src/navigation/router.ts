import type { ComponentType } from 'react';
import type { HistoryEntries } from './history.ts';
import { isSamePath, parseAddress, writeAddress, type RouteLocation } from './route-location.ts';

/** How an address was reached: `POP` for the first page, Back and Forward; `PUSH` for a link; `REPLACE` for one that replaces the entry. */
export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

export interface Route {
  /** Case-insensitive. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

export interface Routes {
  readonly pages: readonly Route[];
  /** Rendered around every page, which appears in its `Outlet`. */
  readonly Layout: ComponentType;
  /** Shown while the first page loads. */
  readonly Loading: ComponentType;
  /** Shown instead of a page that threw or could not be loaded. */
  readonly Failed: ComponentType;
  /** Shown at an address without a page. */
  readonly Unknown: ComponentType;
}

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  /** State passed to the page (`useLocation().state`). */
  readonly state?: unknown;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean | undefined;
}

/** A navigation, before it happens. */
export interface Leaving {
  readonly currentLocation: RouteLocation;
  readonly nextLocation: RouteLocation;
  readonly historyAction: NavigationKind;
}

export type Blocker =
  | { readonly state: 'unblocked' }
  | {
      readonly state: 'blocked';
      /** ID of the question that is asked. */
      readonly id: string;
      readonly proceed: () => void;
      readonly reset: () => void;
    };

export interface RouterState {
  readonly location: RouteLocation;
  readonly navigationType: NavigationKind;
  /** Undefined while the first page loads, and if it could not be loaded. */
  readonly Page: ComponentType | undefined;
  /** Why the page could not be loaded. */
  readonly failure: unknown;
  /** Where to scroll: to a position, nowhere (`keep`), or to the element in the fragment or the top (`start`). */
  readonly scroll: number | 'keep' | 'start';
  readonly blocker: Blocker;
  /** Whether the code of the next page takes long to load while the previous page is still shown. */
  readonly isSlow: boolean;
}

export interface Router {
  readonly routes: Routes;
  readonly state: RouterState;
  subscribe(listener: () => void): () => void;
  /** Navigates to an address, or by a number of history entries. Resolves when the page is shown or another navigation has superseded this one. */
  navigate(to: string | number, options?: NavigateOptions): Promise<void>;
  /** Loads the code of the page at an address, which then opens without waiting for it. A failure is ignored: the page loads it again. */
  preload(to: string): void;
  /** Runs `then`, which leaves the page, such as a sign-out. If a navigation to Home would be blocked, asks first. */
  leave(then: () => void): void;
  /** Sets the function with this ID that blocks navigations; undefined removes it. If several block one, a single question is asked. */
  setBlocker(id: string, isBlocked: ((leaving: Leaving) => boolean) | undefined): void;
  hrefOf(to: string): string;
  dispose(): void;
}

export const unblocked: Blocker = { state: 'unblocked' };
/** Time within which the browser should have performed `history.go`, in milliseconds. */
const returnPause = 150;
const maxReturns = 10;
/** Loading time in milliseconds after which the next page counts as slow. */
const slowAfter = 300;

/** Shows the page of an address. The code of a page is loaded before the address changes, so the previous page remains until then. */
export function createRouter(routes: Routes, history: HistoryEntries): Router {
  const listeners = new Set<() => void>();
  const scrolls = new Map<string, number>();
  const loaded = new Map<Route, ComponentType>();
  const blockers = new Map<string, (leaving: Leaving) => boolean>();
  /** Number of the latest navigation. Earlier ones that are still loading are discarded. */
  let latest = 0;
  /** Index of the history entry whose page is shown. After Back and Forward, the browser is already at another one while the page loads. */
  let shownIndex = history.index;
  /** Key of the entry to which the user has agreed to leave by Back or Forward. */
  let allowedKey: string | undefined;
  /** Number of attempts so far to return to the shown page's entry after Back or Forward was blocked. */
  let returns = 0;
  let returning: ReturnType<typeof setTimeout> | undefined;
  let lastPop: Promise<void> = Promise.resolve();
  let state: RouterState = {
    location: history.current,
    navigationType: 'POP',
    Page: undefined,
    failure: undefined,
    scroll: history.storedScroll ?? 'start',
    blocker: unblocked,
    isSlow: false,
  };

  function setState(next: Partial<RouterState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** @param mayLeave checks the blockers. Called again when the page has loaded, since there may be unsaved changes by then */
  async function show(
    next: Pick<RouterState, 'location' | 'navigationType' | 'scroll'>,
    commit: () => void = () => {},
    mayLeave: () => boolean = () => true,
  ): Promise<void> {
    if (!mayLeave()) return;
    const own = ++latest;
    const route = routes.pages.find(({ path }) => isSamePath(path, next.location.pathname));
    let Page = route === undefined ? routes.Unknown : loaded.get(route);
    let failure: unknown;
    if (route !== undefined && Page === undefined) {
      const slow = setTimeout(
        () => own === latest && state.Page !== undefined && setState({ isSlow: true }),
        slowAfter,
      );
      try {
        Page = await route.load();
        loaded.set(route, Page);
      } catch (reason) {
        failure = reason;
      }
      clearTimeout(slow);
      if (own !== latest) return;
      if (state.isSlow) setState({ isSlow: false });
      if (!mayLeave()) return;
    }
    // Without a page yet, the scroll position belongs to the page before a reload, and `history` has stored it.
    if (state.Page !== undefined) scrolls.set(state.location.key, window.scrollY);
    commit();
    setState({ ...next, Page, failure, blocker: unblocked, isSlow: false });
  }

  /** Asks the blockers. Returns whether the navigation is blocked; the user may still confirm it, which calls `proceed`. */
  function block(leaving: Leaving, proceed: () => void): boolean {
    const [id] = [...blockers].find(([, isBlocked]) => isBlocked(leaving)) ?? [];
    if (id === undefined) return false;
    const settle = (then: () => void) => () => {
      setState({ blocker: unblocked });
      then();
    };
    setState({ blocker: { state: 'blocked', id, proceed: settle(proceed), reset: settle(() => {}) } });
    return true;
  }

  async function go(to: string, options: NavigateOptions, isConfirmed: boolean): Promise<void> {
    const { location } = state;
    const address = parseAddress(to, location.pathname);
    const isReplaced = options.replace === true;
    const navigationType = isReplaced ? 'REPLACE' : 'PUSH';
    const next: RouteLocation = { ...address, state: options.state ?? null, key: crypto.randomUUID() };
    const leaving: Leaving = { currentLocation: location, nextLocation: next, historyAction: navigationType };
    const scroll = options.preventScrollReset === true ? 'keep' : 'start';
    await show(
      { location: next, navigationType, scroll },
      () => {
        history.write(next, isReplaced, window.scrollY);
        shownIndex = history.index;
      },
      () => isConfirmed || !block(leaving, () => void go(to, options, true)),
    );
  }

  const stopListening = history.listen((location, index) => {
    if (location.key === state.location.key) {
      endReturn();
      // A navigation that is still loading is cancelled.
      latest++;
      if (state.isSlow) setState({ isSlow: false });
    } else if (returning === undefined) lastPop = followHistory(location, index);
    else waitForReturn();
  });

  /** Shows the page of an entry reached by Back or Forward. */
  async function followHistory(location: RouteLocation, index: number): Promise<void> {
    const leaving: Leaving = { currentLocation: state.location, nextLocation: location, historyAction: 'POP' };
    const scroll = scrolls.get(location.key) ?? history.storedScroll ?? 'start';
    const proceed = () => {
      allowedKey = location.key;
      endReturn();
      if (history.index === index) lastPop = followHistory(location, index);
      else history.go(index - history.index);
    };
    const mayLeave = () => {
      if (location.key === allowedKey || !block(leaving, proceed)) return true;
      startReturn();
      return false;
    };
    const commit = () => {
      shownIndex = index;
      allowedKey = undefined;
    };
    await show({ location, navigationType: 'POP', scroll }, commit, mayLeave);
  }

  /** Returns to the entry of the shown page. The user may press Back again in the meantime, so several attempts may be needed. */
  function startReturn(): void {
    allowedKey = undefined;
    if (history.index === shownIndex) return;
    returns++;
    waitForReturn();
    history.go(shownIndex - history.index);
  }

  function waitForReturn(): void {
    clearTimeout(returning);
    returning = setTimeout(() => {
      returning = undefined;
      if (returns < maxReturns) startReturn();
      else endReturn();
    }, returnPause);
  }

  function endReturn(): void {
    clearTimeout(returning);
    returning = undefined;
    returns = 0;
  }

  void show({ location: history.current, navigationType: 'POP', scroll: state.scroll });

  return {
    routes,
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: async (to, options = {}) => {
      if (typeof to === 'string') return await go(to, options, false);
      history.go(to);
      return await lastPop;
    },
    preload: (to) => {
      const { pathname } = parseAddress(to, state.location.pathname);
      const route = routes.pages.find(({ path }) => isSamePath(path, pathname));
      if (route === undefined || loaded.has(route)) return;
      route.load().then(
        (Page) => loaded.set(route, Page),
        () => {},
      );
    },
    leave: (then) => {
      const { location } = state;
      const home: RouteLocation = { ...parseAddress('/', location.pathname), state: null, key: crypto.randomUUID() };
      if (!block({ currentLocation: location, nextLocation: home, historyAction: 'PUSH' }, then)) then();
    },
    setBlocker: (id, isBlocked) => {
      if (isBlocked === undefined) blockers.delete(id);
      else blockers.set(id, isBlocked);
    },
    hrefOf: (to) => history.hrefOf(writeAddress(parseAddress(to, state.location.pathname))),
    dispose: () => {
      endReturn();
      stopListening();
    },
  };
}
