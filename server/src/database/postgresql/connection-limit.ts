import type { Socket } from 'node:net';

/**
 * Bounds the connections that are open, being opened, or being closed: the server counts one until it has closed it, but a pool forgets it when it
 * begins to close it.
 */
export class ConnectionLimit {
  readonly #most: number;
  readonly #open = new Set<Socket>();
  readonly #waiting = new Map<Socket, () => void>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Connections that count. */
  get open(): number {
    return this.#open.size;
  }

  /** Connections that wait until they may be opened. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Resolves when the socket may connect. It counts from then on until it is closed. The first to ask is the first to connect.
   * @throws Error when the socket was closed before
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
      if (this.#open.size >= this.#most) return;
      this.#waiting.delete(socket);
      this.#open.add(socket);
      admit();
    }
  }
}
