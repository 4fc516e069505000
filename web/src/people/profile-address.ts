/**
 * The address of a person's profile: the query string is the bare login. `@` stays readable; what a query cannot hold,
 * `+` among it, is percent-encoded.
 */
export function profileAddress(login: string): string {
  return `/Profile?${encodeLogin(login)}`;
}

/** The address of a person's place in the organisation chart, built alike. */
export function chartAddress(login: string): string {
  return `/orgchart?${encodeLogin(login)}`;
}

function encodeLogin(login: string): string {
  return encodeURIComponent(login).replaceAll('%40', '@');
}

/**
 * The login that a query string holds, empty when there is none. A `+` means itself here, not a blank; a `%` that begins
 * no valid escape does too. `?AB1234@x` gives `AB1234@x`.
 */
export function loginFromQuery(search: string): string {
  const bare = search.startsWith('?') ? search.slice(1) : search;
  // A stray escape must not spoil the rest: runs of escapes are decoded one by one.
  return bare
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    })
    .trim();
}
