/** The server cannot be reached, or something other than PostgreSQL answers; the message is a sentence for the operator. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

/** What OpenSSL says about the server's certificate: `DEPTH_ZERO_SELF_SIGNED_CERT`, `ERR_TLS_CERT_ALTNAME_INVALID`. */
const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO/;
const noTls = 'The server does not support SSL connections';

/** The error of a connection that was not established, as a sentence that contains neither name nor password. */
export function unreachable(cause: unknown): DatabaseUnreachableError {
  return new DatabaseUnreachableError(sentenceFor(cause as NodeJS.ErrnoException), { cause });
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
  if (message === noTls) {
    return 'The database at DATABASE_URL does not offer TLS. Turn it on there, or remove sslmode from DATABASE_URL.';
  }
  return `The database at DATABASE_URL cannot be reached (${code === '' ? message : code}). Start it, or correct DATABASE_URL.`;
}
