/** The server cannot listen as configured. The message is a sentence for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** The address on which a server should listen. */
interface ListenPlace {
  readonly host: string;
  readonly port: number;
  /** The environment variable that sets the port. */
  readonly portVariable: 'PORT' | 'METRICS_PORT';
}

/** Converts an error of `listen` to a ListenError that names the variable to change. Returns unknown errors unchanged. */
export function listenError(error: unknown, place: ListenPlace): unknown {
  const sentence = sentenceFor((error as NodeJS.ErrnoException).code, place);
  return sentence === undefined ? error : new ListenError(sentence, { cause: error });
}

function sentenceFor(code: string | undefined, { host, port, portVariable }: ListenPlace): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `${portVariable}: port ${port} of ${host} is in use. Stop the program that listens there, or set another port.`;
    case 'EACCES':
      return `${portVariable}: this user may not listen on port ${port}. Set a port from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: ${host} is not an address of this machine. Set one of its addresses, such as 127.0.0.1.`;
    default:
      return undefined;
  }
}
