import type { ComponentType } from 'react';
import type { HistoryEntries } from './history.ts';
import { isSamePath, parseAddress, writeAddress, type Place } from './place.ts';

/** How a place was reached: the first page, Back and Forward; a link; a link that replaces the current entry. */
export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

export interface Route {
  /** Compared without regard to case. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

export interface Routes {
  readonly pages: readonly Route[];
  /** Around every page; shows it where it has an `Outlet`. */
  readonly Layout: ComponentType;
  /** While the first page loads. */
  readonly Loading: ComponentType;
  /** Instead of a page that threw or could not be loaded. */
  readonly Failed: ComponentType;
  /** At an address without a page. */
  readonly Unknown: ComponentType;
}

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  /** Left for the page (`useLocation().state`). */
  readonly state?: unknown;
  /** The page stays where it is scrolled to. */
  readonly preventScrollReset?: boolean | undefined;
}

/** A navigation, before it happens. */
export interface Leaving {
  readonly currentLocation: Place;
  readonly nextLocation: Place;
  readonly historyAction: NavigationKind;
}

export type Blocker =
  | { readonly state: 'unblocked' }
  | { readonly state: 'blocked'; readonly proceed: () => void; readonly reset: () => void };

export interface RouterState {
  readonly location: Place;
  readonly navigationType: NavigationKind;
  /** Undefined while the first page loads, and when it could not be loaded. */
  readonly Page: ComponentType | undefined;
  /** Why the page could not be loaded. */
  readonly failure: unknown;
  /** Where to scroll: a position, `keep`, or `start` (the element that the address names, or the top). */
  readonly scroll: number | 'keep' | 'start';
  readonly blocker: Blocker;
  /** Whether the code of the next page takes long to load, while the page before is shown. */
  readonly isSlow: boolean;
}

export interface Router {
  readonly routes: Routes;
  readonly state: RouterState;
  subscribe(listener: () => void): () => void;
  /** Shows an address, or goes back by a number of entries. Resolves when the page is shown; at once when another navigation has followed. */
  navigate(to: string | number, options?: NavigateOptions): Promise<void>;
  /** Ends the use of the page with `then`, such as a sign-out. Where Home could not be opened without a question, asks it first. */
  leave(then: () => void): void;
  /** Sets the question whether a page may be left; undefined removes it. */
  setBlocker(isBlocked: ((leaving: Leaving) => boolean) | undefined): void;
  hrefOf(to: string): string;
  dispose(): void;
}

const unblocked: Blocker = { state: 'unblocked' };
/** Milliseconds after the last Back or Forward, until when the browser should have done what it was asked to. */
const returnPause = 150;
const maxReturns = 10;
/** Milliseconds after which a page that is still loading is slow. */
const slowAfter = 300;

/** Shows the page of an address. The code of a page is loaded before the address changes, so the page before stays until then. */
export function createRouter(routes: Routes, history: HistoryEntries): Router {
  const listeners = new Set<() => void>();
  const scrolls = new Map<string, number>();
  const loaded = new Map<Route, ComponentType>();
  let isBlocked: ((leaving: Leaving) => boolean) | undefined;
  /** The number of the latest navigation: an earlier one that is still loading is dropped. */
  let latest = 0;
  /** The index of the entry whose page is shown. After Back and Forward, the browser is at another one until the page has changed. */
  let shownIndex = history.index;
  /** The entry that the person may leave for with Back or Forward, having been asked. */
  let allowedKey: string | undefined;
  /** Returns to the entry of the page that is shown, so far, after Back or Forward was refused. */
  let returns = 0;
  let returning: ReturnType<typeof setTimeout> | undefined;
  let lastPop: Promise<void> = Promise.resolve();
  let state: RouterState = {
    location: history.current,
    navigationType: 'POP',
    Page: undefined,
    failure: undefined,
    scroll: history.notedScroll ?? 'start',
    blocker: unblocked,
    isSlow: false,
  };

  function become(next: Partial<RouterState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** @param mayLeave asks, if need be; again when the page has loaded, since there may be something to lose by then */
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
      const slow = setTimeout(() => own === latest && state.Page !== undefined && become({ isSlow: true }), slowAfter);
      try {
        Page = await route.load();
        loaded.set(route, Page);
      } catch (reason) {
        failure = reason;
      }
      clearTimeout(slow);
      if (own !== latest) return;
      if (state.isSlow) become({ isSlow: false });
      if (!mayLeave()) return;
    }
    // `scroll` of the first page is that of the page before its reload.
    if (state.Page !== undefined) scrolls.set(state.location.key, window.scrollY);
    commit();
    become({ ...next, Page, failure, blocker: unblocked, isSlow: false });
  }

  /** Returns whether the navigation is refused for now. `proceed` does it nevertheless. */
  function block(leaving: Leaving, proceed: () => void): boolean {
    if (isBlocked?.(leaving) !== true) return false;
    const settle = (then: () => void) => () => {
      become({ blocker: unblocked });
      then();
    };
    become({ blocker: { state: 'blocked', proceed: settle(proceed), reset: settle(() => {}) } });
    return true;
  }

  async function go(to: string, options: NavigateOptions, isAsked: boolean): Promise<void> {
    const { location } = state;
    const address = parseAddress(to, location.pathname);
    const isReplaced = options.replace === true;
    const navigationType = isReplaced ? 'REPLACE' : 'PUSH';
    const next: Place = { ...address, state: options.state ?? null, key: crypto.randomUUID() };
    const leaving: Leaving = { currentLocation: location, nextLocation: next, historyAction: navigationType };
    const scroll = options.preventScrollReset === true ? 'keep' : 'start';
    await show(
      { location: next, navigationType, scroll },
      () => {
        history.write(next, isReplaced, window.scrollY);
        shownIndex = history.index;
      },
      () => isAsked || !block(leaving, () => void go(to, options, true)),
    );
  }

  const stopListening = history.listen((place, index) => {
    if (place.key === state.location.key) {
      endReturn();
      // A page that is still loading is not wanted any more.
      latest++;
      if (state.isSlow) become({ isSlow: false });
    } else if (returning === undefined) lastPop = goAlong(place, index);
    else waitForReturn();
  });

  /** Shows the page of an entry that Back or Forward has reached. */
  async function goAlong(place: Place, index: number): Promise<void> {
    const leaving: Leaving = { currentLocation: state.location, nextLocation: place, historyAction: 'POP' };
    const scroll = scrolls.get(place.key) ?? history.notedScroll ?? 'start';
    const proceed = () => {
      allowedKey = place.key;
      endReturn();
      if (history.index === index) lastPop = goAlong(place, index);
      else history.go(index - history.index);
    };
    const mayLeave = () => {
      if (place.key === allowedKey || !block(leaving, proceed)) return true;
      startReturn();
      return false;
    };
    const commit = () => {
      shownIndex = index;
      allowedKey = undefined;
    };
    await show({ location: place, navigationType: 'POP', scroll }, commit, mayLeave);
  }

  /** Goes to the entry of the page that is shown. Another Back may come before it, so that it takes several attempts. */
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
    leave: (then) => {
      const { location } = state;
      const home: Place = { ...parseAddress('/', location.pathname), state: null, key: crypto.randomUUID() };
      if (!block({ currentLocation: location, nextLocation: home, historyAction: 'PUSH' }, then)) then();
    },
    setBlocker: (question) => {
      isBlocked = question;
    },
    hrefOf: (to) => history.hrefOf(writeAddress(parseAddress(to, state.location.pathname))),
    dispose: () => {
      endReturn();
      stopListening();
    },
  };
}
