import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** How a server rejects a client that has just connected: with a PostgreSQL error, or by closing the connection. */
export type Rejection = { readonly code: string; readonly message: string } | 'closes';

/** A server that rejects all clients, like PostgreSQL while it starts, or a proxy without a primary. */
export interface RejectingDatabase extends AsyncDisposable {
  readonly url: string;
  /** Number of rejected sessions. */
  rejected(): number;
  reject(rejection: Rejection): void;
}

/** Starts the server on a free port. Its role and database are named `nobody`. */
export async function openRejectingDatabase(first: Rejection): Promise<RejectingDatabase> {
  let rejection = first;
  let rejected = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    socket.once('data', () => {
      rejected += 1;
      if (rejection === 'closes') socket.destroy();
      else socket.end(errorResponse(rejection));
    });
  });
  server.listen(0, '127.0.0.1');
  if (!server.listening) await once(server, 'listening');
  return {
    url: `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/nobody`,
    rejected: () => rejected,
    reject: (next) => {
      rejection = next;
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The message `ErrorResponse` of PostgreSQL's protocol: severity, SQLSTATE and text. */
function errorResponse({ code, message }: Exclude<Rejection, 'closes'>): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
