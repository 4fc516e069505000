/** An address within the application: what follows the base path. `search` and `hash` are as written, with `?` and `#`, or empty. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The address of an entry in the browser's history. */
export interface Place extends Address {
  /** What the navigation left for the page; null without anything. */
  readonly state: unknown;
  /** Unique among the entries of this tab; a reload and Back keep it. */
  readonly key: string;
}

/** Splits `/Result?x#y`. Without a path, the address is below `current`. */
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

/** Whether an address leads out of the application: `mailto:`, `tel:`, `https://…`, `//elsewhere`. */
export function isOutside(text: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text);
}

/** Whether two paths name the same page: case, percent-encoding and a slash at the end do not count. */
export function isSamePath(one: string, other: string): boolean {
  return normalized(one) === normalized(other);
}

/** Whether a path is this one, or below it. */
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
