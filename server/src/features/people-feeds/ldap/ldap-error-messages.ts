import { InvalidAsn1Error, MessageParserError, ResultCodeError } from 'ldapts';
import { FeedUnavailableError } from '../feed-source.ts';

/** Why a feed fails, by result code of RFC 4511 (appendix A). */
const resultSentences: { readonly [code: number]: string } = {
  3: 'stopped because the search took longer than its time limit',
  4: 'sent only part of the people: its size limit was reached although pages were requested. Raise the limit for the service account',
  7: 'does not accept a bind with a password',
  8: 'requires an encrypted connection: use ldaps:// or FEED_LDAP_START_TLS=true',
  10: 'returned a referral: set FEED_LDAP_URL to the server that has FEED_LDAP_BASE',
  11: 'stopped because the search exceeds an administrative limit for the service account',
  12: 'does not support paged results (RFC 2696), which are needed',
  13: 'requires an encrypted connection: use ldaps:// or FEED_LDAP_START_TLS=true',
  32: 'has no entry at FEED_LDAP_BASE, or the service account may not read it',
  34: 'says that FEED_LDAP_BASE or FEED_LDAP_BIND_DN is not a distinguished name',
  48: 'does not accept an anonymous or empty password: set FEED_LDAP_BIND_DN and its password',
  49: 'rejected FEED_LDAP_BIND_DN or its password',
  50: 'does not allow the service account to read the people',
  51: 'is busy',
  52: 'is unavailable',
  53: 'refuses the search (unwillingToPerform). Its log has the reason',
};

/** Why a server refuses a change, for the person who made it, if the server sends nothing but a result code of RFC 4511. */
const refusalSentences: { readonly [code: number]: string } = {
  8: 'The directory server requires a stronger sign-in of its service account.',
  16: 'The entry no longer has this value.',
  17: 'The directory server does not know this attribute.',
  19: 'The directory server does not allow this value.',
  20: 'The entry has this value already.',
  21: 'The directory server does not accept the format of this value.',
  32: 'The entry no longer exists.',
  50: 'The service account may not change this attribute.',
  53: 'The directory server refuses to change this.',
  65: 'Entries of this kind cannot have this attribute.',
};

/** The server's reason for refusing a change. */
export function refusalOf({ code, message }: ResultCodeError): string {
  // NOTE: ldapts appends the code to the server's message, which may be empty.
  const reason = message.replace(/ ?Code: 0x[\da-f]+$/, '').trim();
  return reason === ''
    ? (refusalSentences[code] ?? `The directory server answered with LDAP result code ${code}.`)
    : reason;
}

/** Why Active Directory rejects a bind, by the `data` code in the message of result code 49. */
const accountSentences: { readonly [data: string]: string } = {
  '525': 'does not know the account FEED_LDAP_BIND_DN',
  '530': 'does not allow the account FEED_LDAP_BIND_DN to sign in at this time',
  '532': 'says that the password of FEED_LDAP_BIND_DN has expired',
  '533': 'says that the account FEED_LDAP_BIND_DN is disabled',
  '701': 'says that the account FEED_LDAP_BIND_DN has expired',
  '773': 'says that the password of FEED_LDAP_BIND_DN must be changed first',
  '775': 'says that the account FEED_LDAP_BIND_DN is locked',
};

const untrusted =
  'has a certificate from an authority that is not trusted: set FEED_LDAP_CA to the file with the certificate of that authority';

const systemSentences: { readonly [code: string]: string } = {
  ECONNREFUSED: 'refuses connections on that port',
  ECONNRESET: 'closed the connection',
  EPIPE: 'closed the connection',
  EHOSTUNREACH: 'cannot be reached: no route to the host',
  ENETUNREACH: 'cannot be reached: no route to the network',
  ENOTFOUND: 'has a host name that DNS does not know',
  EAI_AGAIN: 'cannot be looked up: the DNS server does not respond',
  ETIMEDOUT: 'does not respond',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'has a certificate for another host name: set FEED_LDAP_URL to a host name in the certificate',
};

/** The connection was closed. The client does not open a new one, which would not be authenticated. */
export class ConnectionClosedError extends Error {
  override readonly name = 'ConnectionClosedError';
}

/** The server responds, but its responses never lead to an end. The message is a clause that follows the name of the server. */
export class EndlessResponseError extends Error {
  override readonly name = 'EndlessResponseError';
}

/** Converts an error of the connection to a sentence for the operator. Unexpected errors, which are bugs, are returned unchanged. */
export function unavailable(error: unknown, url: string): unknown {
  const clause = clauseOf(error);
  if (clause === undefined) return error;
  return new FeedUnavailableError(`The directory server ${url} ${clause}.`, { cause: error });
}

function clauseOf(error: unknown): string | undefined {
  if (error instanceof ConnectionClosedError) return 'closed the connection before its response was complete';
  if (error instanceof EndlessResponseError) return error.message;
  if (error instanceof ResultCodeError) return resultClause(error);
  if (error instanceof MessageParserError || error instanceof InvalidAsn1Error)
    return 'sent a response that is not valid LDAP';
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && systemSentences[code] !== undefined) return systemSentences[code];
  // NOTE: ldapts reports these without a code.
  if (/timeout|timed out/i.test(error.message)) return 'does not respond in time';
  if (/^(?:Connection closed|Socket|read |write )/.test(error.message)) {
    return 'closed the connection before its response was complete';
  }
  return isTlsError(code) ? `cannot be reached over TLS (${code})` : undefined;
}

function isTlsError(code: string | undefined): boolean {
  return code !== undefined && /^(?:ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|E[A-Z]+$)/.test(code);
}

function resultClause({ code, message }: ResultCodeError): string {
  const account = code === 49 ? /\bdata (\w{3})\b/.exec(message)?.[1] : undefined;
  const known = (account === undefined ? undefined : accountSentences[account]) ?? resultSentences[code];
  return known ?? `answered with LDAP result code ${code}`;
}
