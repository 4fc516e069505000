/** An address within the application, relative to the base path. `search` and `hash` include `?` and `#`, or are empty. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The address of an entry in the browser's history. */
export interface RouteLocation extends Address {
  /** State passed to the page by the navigation, or null. */
  readonly state: unknown;
  /** Unique among the entries of this tab, and unchanged by a reload or Back. */
  readonly key: string;
}

/** Splits `/Result?x#y`. Without a path, such as `?x`, it is relative to the path `current`. */
export function parseAddress(text: string, current: string): Address {
  const [beforeHash = '', ...fragments] = text.split('#');
  const [path = '', ...queries] = beforeHash.split('?');
  return {
    pathname: path === '' ? current : path,
    search: queries.length > 0 && queries.join('?') !== '' ? `?${queries.join('?')}` : '',
    hash: fragments.length > 0 && fragments.join('#') !== '' ? `#${fragments.join('#')}` : '',
  };
}

export function writeAddress({ pathname, search, hash }: Address): string {
  return pathname + search + hash;
}

/** Whether an address is outside of the application: `mailto:`, `tel:`, `https://…`, `//elsewhere`. */
export function isOutside(text: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text);
}

/** Whether two paths name the same page, ignoring case, percent-encoding and a trailing slash. */
export function isSamePath(one: string, other: string): boolean {
  return normalized(one) === normalized(other);
}

/** Whether a path equals `parent` or is below it. */
export function isBelow(path: string, parent: string): boolean {
  const above = normalized(parent);
  return above === '/' || `${normalized(path)}/`.startsWith(`${above}/`);
}

function normalized(path: string): string {
  const folded = decoded(path).toLowerCase();
  return folded.length > 1 && folded.endsWith('/') ? folded.slice(0, -1) : folded;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
