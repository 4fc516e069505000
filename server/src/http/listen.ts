import type { FastifyInstance } from 'fastify';

/** The server cannot listen as configured; the message is a sentence for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Listens on a host and port.
 * @param portVariable the variable of the configuration that the port comes from
 * @returns the address, such as `http://127.0.0.1:3000`
 * @throws ListenError that names the variable to change
 */
export async function listen(
  app: FastifyInstance,
  { host, port, portVariable }: { host: string; port: number; portVariable: 'PORT' | 'METRICS_PORT' },
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const sentence = sentenceFor((error as NodeJS.ErrnoException).code, { host, port, portVariable });
    throw sentence === undefined ? error : new ListenError(sentence, { cause: error });
  }
}

function sentenceFor(
  code: string | undefined,
  { host, port, portVariable }: { host: string; port: number; portVariable: string },
): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `${portVariable}: port ${port} of ${host} is in use. Stop the program that listens there, or set another port.`;
    case 'EACCES':
      return `${portVariable}: this user may not listen on port ${port}. Set a port from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: ${host} is not an address of this machine. Set one of its addresses, such as 127.0.0.1.`;
    default:
      return undefined;
  }
}
