import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { certificateFolder } from './ldap/start-slapd.ts';

/** The authority of the proxy's certificate, which is for `localhost` and 127.0.0.1. */
export const tlsAuthority = readFileSync(join(certificateFolder, 'ca.pem'), 'utf8');

/** Length of the message with which a client of PostgreSQL requests TLS; `S` accepts it. */
const requestLength = 8;

/** Starts a proxy that gives a PostgreSQL without TLS a certificate. */
export async function openTlsProxy(target: {
  host: string;
  port: number;
}): Promise<AsyncDisposable & { port: number }> {
  const [cert, key] = ['server.pem', 'server.key'].map((name) => readFileSync(join(certificateFolder, name)));
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  };
  const proxy = createServer((client) => {
    keep(client);
    client.once('readable', () => {
      client.read(requestLength);
      client.write('S');
      const secured = new TLSSocket(client, { isServer: true, cert: cert!, key: key! });
      const server = connect(target);
      for (const socket of [secured, server]) keep(socket);
      secured.pipe(server).pipe(secured);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
