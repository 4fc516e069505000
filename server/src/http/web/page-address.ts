/** Paths of the server. An unknown path below them is an error, not a page of the web application. */
const ownPaths = /^\/(?:api|assets|health|scim)(?:\/|$)/i;

/** Paths whose errors are not sent as a page. Business cards are not among them, since their errors have a page. */
const ownAnswers = /^\/(?:api|assets|callback|health|scim)(?:\/|$)/i;

/** Whether the web application is served at this URL. Its routes are resolved in the browser. */
export function isPageAddress(address: string): boolean {
  return !ownPaths.test(pathOf(address));
}

/**
 * Escapes the percent signs of a page's URL that cannot be decoded. As in browsers, they stand for themselves: `/100%` becomes `/100%25`,
 * and `/%ff`, which is not UTF-8, becomes `/%25ff`.
 */
export function readablePageAddress(address: string): string {
  const path = pathOf(address);
  if (!path.includes('%') || ownAnswers.test(path) || isReadable(path)) return address;
  return path.replaceAll('%', '%25') + address.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
