import { HttpError } from '../../http/http-error.ts';

/** Maximum length of an access token in characters, enough for providers that list groups in their tokens. */
const longestToken = 16 * 1024;

/** RFC 9110 section 11.1: the scheme in any case. `bearer abc` matches, `Bearers abc` does not. */
const bearer = /^bearer(?: |$)/i;
/** RFC 6750 section 2.1. `abc.def-1` matches, `a b` does not. */
const bearerToken = /^[\w.~+/-]+=*$/;

/**
 * Extracts the access token from an Authorization header.
 * @throws HttpError `token.missing` without a bearer token, `token.invalid` for one that is too long or malformed
 */
export function readBearer(authorization: string | undefined): string {
  if (authorization === undefined || !bearer.test(authorization)) throw new HttpError('token.missing');
  if (authorization.length > longestToken) throw new HttpError('token.invalid');
  const token = withoutSpaces(authorization.slice('bearer'.length));
  if (!bearerToken.test(token)) throw new HttpError('token.invalid');
  return token;
}

/** Trims spaces only. `trim` would also remove other characters, which may not surround a token. */
function withoutSpaces(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === ' ') start++;
  while (end > start && text[end - 1] === ' ') end--;
  return text.slice(start, end);
}
