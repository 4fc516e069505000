import { reasonInEnglish } from '@directory/contract';
import type {
  ChangeRefusal,
  ChangeRefusalCode,
  FeedReason,
  FeedReasonCode,
  FeedReasonValues,
} from '@directory/contract';
import { InvalidAsn1Error, MessageParserError, ResultCodeError } from 'ldapts';
import { feedReason } from '../entries/because.ts';
import { FeedUnavailableError } from '../feed-source.ts';

/** The codes that say only which server is meant. */
type ServerReasonCode = {
  [Code in FeedReasonCode]: keyof FeedReasonValues<Code> extends 'server' ? Code : never;
}[FeedReasonCode] &
  `ldap-${string}`;

/** Why a feed fails, by result code of RFC 4511 (appendix A). */
const resultReasons: { readonly [code: number]: ServerReasonCode } = {
  3: 'ldap-time-limit',
  4: 'ldap-size-limit',
  7: 'ldap-no-password-bind',
  8: 'ldap-not-encrypted',
  10: 'ldap-referral',
  11: 'ldap-administrative-limit',
  12: 'ldap-no-pages',
  13: 'ldap-not-encrypted',
  32: 'ldap-no-base',
  34: 'ldap-not-dn',
  48: 'ldap-no-password',
  49: 'ldap-password',
  50: 'ldap-no-right',
  51: 'ldap-busy',
  52: 'ldap-unavailable',
  53: 'ldap-unwilling',
};

/** Why a server refuses a change, by result code of RFC 4511. */
const refusalCodes: { readonly [code: number]: ChangeRefusalCode } = {
  8: 'weak-sign-in',
  16: 'value-gone',
  17: 'unknown-attribute',
  19: 'value-not-allowed',
  20: 'same-value',
  21: 'bad-format',
  32: 'no-entry',
  50: 'no-right',
  53: 'unwilling',
  65: 'other-kind',
};

/** Maximum length of the server’s own words, in characters. */
const maxSaidLength = 200;

/** Why the server refuses a change, for the person who made it. */
export function refusalOf({ code, message }: ResultCodeError): ChangeRefusal {
  // NOTE: ldapts appends the code to the server's message, which may be empty.
  const said = onOneLine(message.replace(/ ?Code: 0x[\da-f]+$/, ''));
  return { code: refusalCodes[code] ?? 'other-result', values: { result: String(code), ...(said && { said }) } };
}

/** The server's words, made safe to show to the person who edits: one line of limited length. */
function onOneLine(text: string): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxSaidLength);
}

/** Why Active Directory rejects a bind, by the `data` code in the message of result code 49. */
const accountReasons: { readonly [data: string]: ServerReasonCode } = {
  '525': 'ldap-account-unknown',
  '530': 'ldap-account-hours',
  '532': 'ldap-password-expired',
  '533': 'ldap-account-disabled',
  '701': 'ldap-account-expired',
  '773': 'ldap-password-reset',
  '775': 'ldap-account-locked',
};

const systemReasons: { readonly [code: string]: ServerReasonCode } = {
  ECONNREFUSED: 'ldap-refused',
  ECONNRESET: 'ldap-closed',
  EPIPE: 'ldap-closed',
  EHOSTUNREACH: 'ldap-no-route',
  ENETUNREACH: 'ldap-no-network',
  ENOTFOUND: 'ldap-unknown-host',
  EAI_AGAIN: 'ldap-no-dns',
  ETIMEDOUT: 'ldap-no-answer',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'ldap-untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'ldap-untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'ldap-untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'ldap-untrusted',
  CERT_HAS_EXPIRED: 'ldap-certificate-expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'ldap-certificate-host',
};

/** The connection was closed. The client does not open a new one, which would not be authenticated. */
export class ConnectionClosedError extends Error {
  override readonly name = 'ConnectionClosedError';
}

/** The server does not upgrade the connection to TLS: StartTLS is turned off, or the server has no certificate. */
export class StartTlsRefusedError extends Error {
  override readonly name = 'StartTlsRefusedError';
  readonly result: number;

  /** @param result the LDAP result code */
  constructor(result: number) {
    super('StartTLS was refused');
    this.result = result;
  }
}

/** The server responds, but its responses never lead to an end. */
export class EndlessResponseError extends Error {
  override readonly name = 'EndlessResponseError';
  readonly reasonAt: (server: string) => FeedReason;

  /** @param reasonAt the reason, for the URL of the server */
  constructor(reasonAt: (server: string) => FeedReason) {
    super(reasonInEnglish(reasonAt('')));
    this.reasonAt = reasonAt;
  }
}

/** Converts an error of the connection to the reason why the feed fails. Unexpected errors, which are bugs, are returned unchanged. */
export function unavailable(error: unknown, server: string): unknown {
  const reason = reasonOf(error, server);
  return reason === undefined ? error : new FeedUnavailableError(reason, { cause: error });
}

function reasonOf(error: unknown, server: string): FeedReason | undefined {
  if (error instanceof ConnectionClosedError) return feedReason('ldap-cut-off', { server });
  if (error instanceof StartTlsRefusedError) {
    return feedReason('ldap-no-start-tls', { server, result: String(error.result) });
  }
  if (error instanceof EndlessResponseError) return error.reasonAt(server);
  if (error instanceof ResultCodeError) return resultReason(error, server);
  if (error instanceof MessageParserError || error instanceof InvalidAsn1Error) {
    return feedReason('ldap-not-ldap', { server });
  }
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  const known = code === undefined ? undefined : systemReasons[code];
  if (known !== undefined) return feedReason(known, { server });
  // NOTE: ldapts reports these without a code.
  if (/timeout|timed out/i.test(error.message)) return feedReason('ldap-slow', { server });
  if (/^(?:Connection closed|Socket|read |write )/.test(error.message)) return feedReason('ldap-cut-off', { server });
  return isTlsError(code) ? feedReason('ldap-tls', { server, error: code }) : undefined;
}

function isTlsError(code: string | undefined): code is string {
  return code !== undefined && /^(?:ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|E[A-Z]+$)/.test(code);
}

function resultReason({ code, message }: ResultCodeError, server: string): FeedReason {
  const account = code === 49 ? /\bdata (\w{3})\b/.exec(message)?.[1] : undefined;
  const known = (account === undefined ? undefined : accountReasons[account]) ?? resultReasons[code];
  return known === undefined
    ? feedReason('ldap-result', { server, result: String(code) })
    : feedReason(known, { server });
}
