import { HttpError } from '../http/http-error.ts';

/** Longest access token in characters; enough for providers that list groups in their tokens. */
const longestToken = 16 * 1024;

/** RFC 6750 section 2.1, the scheme in any case (RFC 9110 section 11.1). `bearer abc.def-1` matches, `Bearer a b` does not. */
const bearer = /^bearer +(?<token>[\w.~+/-]+=*) *$/i;

/**
 * The access token of an Authorization header.
 * @throws HttpError `token.missing` without a bearer token, `token.invalid` for one that cannot be a token
 */
export function readBearer(authorization: string | undefined): string {
  if (authorization === undefined || !/^bearer(?: |$)/i.test(authorization)) throw new HttpError('token.missing');
  const token = authorization.length > longestToken ? undefined : bearer.exec(authorization)?.groups?.['token'];
  if (token === undefined) throw new HttpError('token.invalid');
  return token;
}
