import type { Socket } from 'node:net';

/**
 * Limits the number of connections, including those being opened or closed. The server counts a connection until it has closed it, whereas
 * a pool forgets it as soon as it begins to close it.
 */
export class ConnectionLimit {
  readonly #limit: number;
  readonly #open = new Set<Socket>();
  readonly #waiting = new Map<Socket, () => void>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Number of connections that count against the limit. */
  get open(): number {
    return this.#open.size;
  }

  /** Number of connections that wait until they may be opened. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Resolves when the socket may connect, in the order of the calls. The socket counts from then on until it is closed.
   * @throws Error if the socket is closed before that
   */
  async enter(socket: Socket): Promise<void> {
    if (socket.destroyed) throw new Error('The connection was closed before it was opened.');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.set(socket, resolve);
    socket.once('close', () => {
      this.#open.delete(socket);
      if (this.#waiting.delete(socket)) reject(new Error('The connection was closed while it waited to be opened.'));
      this.#admit();
    });
    this.#admit();
    await promise;
  }

  #admit(): void {
    for (const [socket, admit] of this.#waiting) {
      if (this.#open.size >= this.#limit) return;
      this.#waiting.delete(socket);
      this.#open.add(socket);
      admit();
    }
  }
}
