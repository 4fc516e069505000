/** Paths that belong to the server: what is not found there is an error, not the page. */
const ownPaths = /^\/(?:api|assets|health|scim)(?:\/|$)/i;

/** Paths whose errors have a form of their own; those of business cards have a page. */
const ownAnswers = /^\/(?:api|assets|callback|health|scim)(?:\/|$)/i;

/** Whether the page of the web application is sent at this address, since the browser knows the routes. */
export function isPageAddress(address: string): boolean {
  return !ownPaths.test(pathOf(address));
}

/**
 * An address at which the page can be sent: a percent sign that begins no escape is one of the text, as for browsers. `/100%` becomes `/100%25`, and
 * `/%ff`, which is not UTF-8, `/%25ff`.
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
