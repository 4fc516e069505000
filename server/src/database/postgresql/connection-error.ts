/** The server cannot be reached, or something other than PostgreSQL answers; the message is a sentence for the operator. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
  /** False where the configuration or the certificate has to be corrected first. */
  readonly mayPass: boolean;

  constructor(sentence: string, { mayPass, cause }: { readonly mayPass: boolean; readonly cause: unknown }) {
    super(sentence, { cause });
    this.mayPass = mayPass;
  }
}

/** The error of a database that accepts no changes, which may be promoted meanwhile. */
export function readOnlyDatabase(cause?: unknown): DatabaseUnreachableError {
  return new DatabaseUnreachableError(
    'The database at DATABASE_URL accepts no changes: it is a standby, or read-only by its settings. Name the primary in DATABASE_URL.',
    { mayPass: true, cause },
  );
}

/** Errors of the network and of name resolution. `ENOENT`: the socket of a server that is not running. */
const passingCodes = new Set([
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
/** What the driver says, without a code, of a server that closes the connection or does not answer. */
const passingMessage = /^Connection terminated|timeout expired|timeout exceeded/;

/** What OpenSSL says about the server's certificate: `DEPTH_ZERO_SELF_SIGNED_CERT`, `ERR_TLS_CERT_ALTNAME_INVALID`. */
const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO/;
/** What the driver says where the server asks for a password and there is none. */
const noPassword = 'client password must be a string';
const noTls = 'The server does not support SSL connections';

/** The error of a connection that was not established: the server's own where it rejects the connection, else one with a sentence. */
export function connectionError(error: unknown): unknown {
  // Errors that the server sends have a severity; those of the network and the driver have none.
  return (error as { severity?: string }).severity === undefined ? unreachable(error) : error;
}

/** A sentence that contains neither name nor password. */
function unreachable(cause: unknown): DatabaseUnreachableError {
  const error = cause as NodeJS.ErrnoException;
  return new DatabaseUnreachableError(sentenceFor(error), { mayPass: isTemporary(error), cause });
}

function isTemporary({ code, message, syscall }: NodeJS.ErrnoException): boolean {
  if (syscall === 'open') return false;
  return code === undefined ? passingMessage.test(message) : passingCodes.has(code);
}

function sentenceFor({ code = '', message, path, syscall }: NodeJS.ErrnoException): string {
  if (syscall === 'open' && path !== undefined) {
    return `DATABASE_URL: the file ${path}, which it names, cannot be read (${code}).`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `The database at DATABASE_URL cannot be reached: its host name is unknown (${code}). Correct DATABASE_URL, or the name server.`;
  }
  if (certificateCode.test(code)) {
    return (
      `The certificate of the database at DATABASE_URL is not accepted (${code}). ` +
      'Name the authority that issued it with sslrootcert=… in DATABASE_URL, and the host as the certificate has it.'
    );
  }
  if (message.includes(noPassword)) {
    return 'DATABASE_URL has no password, and the database asks for one. Add it after the name of the role and a colon.';
  }
  if (code.startsWith('ERR_OSSL_')) {
    return `DATABASE_URL: a certificate or key that it names cannot be used (${code}). It needs files in PEM.`;
  }
  if (code === 'EISDIR') return 'DATABASE_URL: a file that it names is a folder. Correct its path.';
  if (message === noTls) {
    return 'The database at DATABASE_URL does not offer TLS. Turn it on there, or remove sslmode from DATABASE_URL.';
  }
  return `The database at DATABASE_URL cannot be reached (${code === '' ? message : code}). Start it, or correct DATABASE_URL.`;
}
