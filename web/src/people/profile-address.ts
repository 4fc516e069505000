/**
 * The address of a person's profile. The query string is the login without a parameter name. `@` stays readable; characters that a
 * query cannot contain, and `+`, are percent-encoded.
 */
export function profileAddress(login: string): string {
  return `/Profile?${encodeLogin(login)}`;
}

/** The address of a person's organization chart, in the same format. */
export function chartAddress(login: string): string {
  return `/orgchart?${encodeLogin(login)}`;
}

function encodeLogin(login: string): string {
  return encodeURIComponent(login).replaceAll('%40', '@');
}

/**
 * The login in a query string; empty without one. A `+` is a plus sign here, not a space, and a `%` without a valid escape is a
 * percent sign. `?AB1234@x` gives `AB1234@x`.
 */
export function loginFromQuery(search: string): string {
  const bare = search.startsWith('?') ? search.slice(1) : search;
  // Runs of escapes are decoded separately, so that an invalid one does not affect the others.
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
