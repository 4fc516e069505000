import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers the requests of a connection one after the other. A client may send requests without waiting for the answers (RFC 9112 section 9.3.2).
 * Node.js would begin them all, and keep each answer in memory until the client has read the ones before.
 */
export function inOrderOfConnection(): (
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
) => void {
  /** The requests that wait, by connections with a request in progress. */
  const connections = new Map<Socket, (() => void)[]>();
  return ({ socket }, response, answer) => {
    const waiting = connections.get(socket);
    if (waiting === undefined) {
      connections.set(socket, []);
      begin(socket, response, answer);
      return;
    }
    waiting.push(() => begin(socket, response, answer));
    // What has been received is read, and no more.
    socket.pause();
  };

  function begin(socket: Socket, response: ServerResponse, answer: () => void): void {
    response.once('close', () => endRequest(socket));
    answer();
  }

  function endRequest(socket: Socket): void {
    const next = connections.get(socket)?.shift();
    if (next === undefined || socket.destroyed) {
      connections.delete(socket);
      if (socket.isPaused()) socket.resume();
      return;
    }
    // Other connections have their turn in between.
    setImmediate(() => {
      // Without a connection, the answer would never be closed.
      if (socket.destroyed) connections.delete(socket);
      else next();
    });
  }
}
