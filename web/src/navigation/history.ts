import { parseAddress, writeAddress, type RouteLocation } from './route-location.ts';

/** The history entries that Back and Forward move through. */
export interface HistoryEntries {
  /** The entry of the address that is shown. */
  readonly current: RouteLocation;
  /** Its position among the entries of this tab. */
  readonly index: number;
  /** Vertical scroll position stored in the current entry, if any. */
  readonly storedScroll: number | undefined;
  /** Adds an entry after the current one, or replaces the current one. `scroll` is stored in the entry that is left. */
  write(location: RouteLocation, isReplaced: boolean, scroll: number): void;
  go(delta: number): void;
  /** Calls the listener after Back and Forward, with the new entry and its index. Returns a function that unsubscribes. */
  listen(listener: (location: RouteLocation, index: number) => void): () => void;
  /** The path of an address on this site, for `href`. */
  hrefOf(address: string): string;
}

/** The state object stored with an entry by `history.pushState`. */
interface Stored {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
  readonly scroll?: number;
}

/** The history of the browser's tab. @param base the path of the application, without a slash at the end */
export function browserHistory(base: string): HistoryEntries {
  let current = readEntry();
  return {
    get current() {
      return current.location;
    },
    get index() {
      return current.idx;
    },
    get storedScroll() {
      return stored()?.scroll;
    },
    write: (location, isReplaced, scroll) => {
      const idx = isReplaced ? current.idx : current.idx + 1;
      // Each `replaceState` delays the next page, so it is skipped if the stored position is right: usually 0. A fragment scrolls elsewhere.
      const isStored = scroll === (stored()?.scroll ?? 0) && window.location.hash === '';
      if (!isReplaced && !isStored) window.history.replaceState({ ...stored(), scroll }, '');
      const entry: Stored = { usr: location.state, key: location.key, idx };
      const address = base + writeAddress(location);
      if (isReplaced) window.history.replaceState(entry, '', address);
      else window.history.pushState(entry, '', address);
      current = { location, idx };
    },
    go: (delta) => window.history.go(delta),
    listen: (listener) => {
      const changed = () => {
        current = readEntry(current.idx + 1);
        listener(current.location, current.idx);
      };
      const left = () => window.history.replaceState({ ...stored(), scroll: window.scrollY }, '');
      window.addEventListener('popstate', changed);
      window.addEventListener('pagehide', left);
      return () => {
        window.removeEventListener('popstate', changed);
        window.removeEventListener('pagehide', left);
      };
    },
    hrefOf: (address) => base + address,
  };

  function stored(): Stored | undefined {
    return (window.history.state as Stored | null) ?? undefined;
  }

  /** Reads the entry that the browser shows. An entry created by the browser itself gets a key and an index. */
  function readEntry(index = 0): { location: RouteLocation; idx: number } {
    const { pathname, search, hash } = window.location;
    const { usr = null, key = crypto.randomUUID(), idx = index } = stored() ?? ({} as Partial<Stored>);
    if (stored()?.key === undefined || stored()?.idx === undefined) {
      window.history.replaceState({ ...stored(), usr, key, idx }, '');
    }
    const isBelowBase = base !== '' && pathname.toLowerCase().startsWith(`${base.toLowerCase()}/`);
    return {
      location: { pathname: isBelowBase ? pathname.slice(base.length) : pathname, search, hash, state: usr, key },
      idx,
    };
  }
}

/** A history without a browser, for tests. */
export function memoryHistory(at: string): HistoryEntries {
  const entries: RouteLocation[] = [{ ...parseAddress(at, '/'), state: null, key: crypto.randomUUID() }];
  let index = 0;
  let listener: ((location: RouteLocation, index: number) => void) | undefined;
  return {
    get current() {
      return entries[index] as RouteLocation;
    },
    get index() {
      return index;
    },
    storedScroll: undefined,
    write: (location, isReplaced) => {
      if (!isReplaced) index++;
      entries.splice(index, isReplaced ? 1 : entries.length, location);
    },
    go: (delta) => {
      const before = index;
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      if (index !== before) listener?.(entries[index] as RouteLocation, index);
    },
    listen: (added) => {
      listener = added;
      return () => {
        listener = undefined;
      };
    },
    hrefOf: (address) => address,
  };
}
