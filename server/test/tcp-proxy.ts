import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A TCP proxy before a server, which a test can take away: as a machine that is down, or as a cable that is cut silently. */
export interface TcpProxy extends AsyncDisposable {
  readonly port: number;
  /** Connections that were tried since the start. */
  attempts(): number;
  openConnections(): number;
  /** `closed` resets every connection, old and new; `silent` keeps them and forwards nothing. */
  set(state: 'open' | 'closed' | 'silent'): void;
}

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let state: 'open' | 'closed' | 'silent' = 'open';
  let attempts = 0;
  const pairs = new Set<{ client: Socket; server: Socket }>();
  const proxy = createServer((client) => {
    attempts += 1;
    client.on('error', () => {});
    if (state === 'closed') {
      client.resetAndDestroy();
      return;
    }
    const pair = { client, server: connect(target) };
    pairs.add(pair);
    forward(client, pair.server);
    forward(pair.server, client);
    client.once('close', () => pairs.delete(pair));
  });
  proxy.listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  const closeAll = () => {
    for (const { client, server } of pairs) {
      client.resetAndDestroy();
      server.destroy();
    }
  };
  return {
    port: (proxy.address() as AddressInfo).port,
    attempts: () => attempts,
    openConnections: () => pairs.size,
    set: (next) => {
      state = next;
      if (state === 'closed') closeAll();
    },
    [Symbol.asyncDispose]: async () => {
      closeAll();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };

  /** NOTE: bytes that arrive while it is silent are lost, as on a cut line; such a connection is of no use afterwards. */
  function forward(from: Socket, to: Socket): void {
    from.on('error', () => {});
    from.on('data', (bytes) => {
      if (state === 'open') to.write(bytes);
    });
    from.once('close', () => {
      if (state !== 'silent') to.destroy();
    });
  }
}
