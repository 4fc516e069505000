import { serverStateOf } from '../sql-state.ts';

/** The server cannot be reached, or something other than PostgreSQL responds. The message is a sentence for the operator. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
  /** Whether the error may be temporary. False if the configuration or the certificate must be corrected first. */
  readonly mayPass: boolean;

  constructor(sentence: string, { mayPass, cause }: { readonly mayPass: boolean; readonly cause?: unknown }) {
    super(sentence, { cause });
    this.mayPass = mayPass;
  }
}

/** The error for a read-only database, which may be promoted in the meantime. */
export function readOnlyDatabase(): DatabaseUnreachableError {
  return new DatabaseUnreachableError(
    'The database at DATABASE_URL accepts no changes: it is a standby, or its settings make it read-only. Set DATABASE_URL to the primary.',
    { mayPass: true },
  );
}

/** Temporary errors of the network and of name resolution. `ENOENT` is that of the Unix socket of a server that is not running. */
const temporaryCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Messages of the driver, without a code, for a server that closes the connection or does not respond. */
const temporaryMessage = /^Connection terminated|timeout expired|timeout exceeded/;

/** Error codes for a rejected server certificate: `DEPTH_ZERO_SELF_SIGNED_CERT`, `ERR_TLS_CERT_ALTNAME_INVALID`. */
const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO/;
/** What is wrong with a certificate, and what to do, by the code. */
const certificateFaults: Readonly<Record<string, { readonly reason: string; readonly remedy: string }>> = {
  CERT_HAS_EXPIRED: { reason: 'has expired', remedy: 'Renew it on the database server.' },
  CERT_NOT_YET_VALID: { reason: 'is not valid yet', remedy: 'Check the clock of this machine, and the certificate.' },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    reason: 'is for another host name',
    remedy: 'Use a host name of the certificate in DATABASE_URL.',
  },
};
/** All other codes, such as `SELF_SIGNED_CERT_IN_CHAIN`. */
const untrusted = {
  reason: 'is not accepted',
  remedy: 'Let sslrootcert=FILE in DATABASE_URL name the PEM file of its authority.',
};
/** Message of the driver if the server requests a password and none is configured. */
const noPassword = 'client password must be a string';
const noTls = 'The server does not support SSL connections';

/** Whether the server responded, but its certificate was rejected, for example because it has expired. */
export function isCertificateFault(error: unknown): boolean {
  return certificateCode.test((error as { code?: unknown }).code?.toString() ?? '');
}

/** Converts the error of a failed connection. An error sent by the server is returned unchanged; others get a sentence for the operator. */
export function connectionError(error: unknown): unknown {
  return serverStateOf(error) === undefined ? unreachable(error) : error;
}

/** The error with a sentence that contains neither user name nor password. */
function unreachable(cause: unknown): DatabaseUnreachableError {
  const error = cause as NodeJS.ErrnoException;
  return new DatabaseUnreachableError(sentenceFor(error), { mayPass: isTemporary(error), cause });
}

function isTemporary({ code, message, syscall }: NodeJS.ErrnoException): boolean {
  if (syscall === 'open') return false;
  return code === undefined ? temporaryMessage.test(message) : temporaryCodes.has(code);
}

function sentenceFor({ code = '', message, path, syscall }: NodeJS.ErrnoException): string {
  if (syscall === 'open' && path !== undefined) {
    return `DATABASE_URL: its file ${path} cannot be read (${code}).`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `The database at DATABASE_URL cannot be reached: its host name is unknown (${code}). Correct DATABASE_URL, or the DNS server.`;
  }
  if (certificateCode.test(code)) {
    const { reason, remedy } = certificateFaults[code] ?? untrusted;
    return `The certificate of the database at DATABASE_URL ${reason} (${code}). ${remedy}`;
  }
  if (message.includes(noPassword)) {
    return 'DATABASE_URL has no password, but the database asks for one. Add it: postgresql://USER:PASSWORD@HOST/DATABASE.';
  }
  if (code.startsWith('ERR_OSSL_')) {
    return `DATABASE_URL: one of its certificate or key files cannot be used (${code}). The files must be in PEM format.`;
  }
  if (code === 'EISDIR') return 'DATABASE_URL: one of its certificate or key files is a folder. Correct its path.';
  if (message === noTls) {
    return 'The database at DATABASE_URL does not offer TLS. Turn it on there, or remove sslmode from DATABASE_URL.';
  }
  return `The database at DATABASE_URL cannot be reached (${code === '' ? message : code}). Start it, or correct DATABASE_URL.`;
}
