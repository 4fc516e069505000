import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Processes the requests of a connection one at a time. A client may pipeline requests, without waiting for the responses (RFC 9112 section
 * 9.3.2). Node.js would start them all, and buffer each response until the client has read the previous ones.
 */
export function queuePerConnection(): (request: IncomingMessage, response: ServerResponse, answer: () => void) => void {
  /** The waiting requests of each connection that has a request in progress. */
  const connections = new Map<Socket, (() => void)[]>();
  return ({ socket }, response, answer) => {
    const waiting = connections.get(socket);
    if (waiting === undefined) {
      connections.set(socket, []);
      begin(socket, response, answer);
      return;
    }
    // Stops reading from the socket. Only requests that were already received are queued.
    if (waiting.length === 0) socket.on('resume', keepPaused);
    waiting.push(() => begin(socket, response, answer));
    socket.pause();
  };

  /** Node.js resumes reading whenever the client has read a large response. The queue would then grow without limit. */
  function keepPaused(this: Socket): void {
    this.pause();
  }

  function begin(socket: Socket, response: ServerResponse, answer: () => void): void {
    response.once('close', () => endRequest(socket));
    answer();
  }

  function endRequest(socket: Socket): void {
    const waiting = connections.get(socket) ?? [];
    const next = waiting.shift();
    if (next === undefined || socket.destroyed) {
      connections.delete(socket);
      if (socket.isPaused()) socket.resume();
      return;
    }
    if (waiting.length === 0) socket.off('resume', keepPaused);
    // Yields to other connections first.
    setImmediate(() => {
      // On a destroyed socket, the response would never emit `close`.
      if (socket.destroyed) connections.delete(socket);
      else next();
    });
  }
}
