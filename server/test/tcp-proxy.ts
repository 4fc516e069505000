import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

type TcpProxyState = 'open' | 'closed' | 'ended' | 'silent' | 'slow';

const slowness = 5000;

/** A TCP proxy in front of a server that can simulate a stopped server, or a network that drops all packets. */
export interface TcpProxy extends AsyncDisposable {
  readonly port: number;
  /** Number of connection attempts since the start. */
  attempts(): number;
  openConnections(): number;
  /** Maximum number of simultaneous connections since the start, or since the last call. */
  maxConnections(): number;
  /** `closed` resets all connections, old and new; `ended` ends those that are open, as a server does that is killed; `silent` keeps them open and forwards nothing; `slow` forwards after some seconds. */
  set(state: TcpProxyState): void;
  /** Forwards new connections to another server. */
  redirect(target: TcpTarget): void;
  /** Changes what the server sends from now on, chunk by chunk. The parts of a chunk are sent one after the other. */
  rewrite(change: (bytes: Buffer) => readonly Buffer[]): void;
}

interface TcpTarget {
  readonly host: string;
  readonly port: number;
}

export async function openTcpProxy(first: TcpTarget): Promise<TcpProxy> {
  let target = first;
  let state: TcpProxyState = 'open';
  let rewritten = (bytes: Buffer): readonly Buffer[] => [bytes];
  let attempts = 0;
  let most = 0;
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
    most = Math.max(most, pairs.size);
    forward(client, pair.server);
    forward(pair.server, client, (bytes) => rewritten(bytes));
    // The event 'close' may be emitted after the next connection.
    for (const event of ['end', 'error', 'close']) client.once(event, () => pairs.delete(pair));
  });
  proxy.listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  const closeAll = () => {
    for (const { client, server } of pairs) {
      client.resetAndDestroy();
      server.destroy();
    }
    pairs.clear();
  };
  return {
    port: (proxy.address() as AddressInfo).port,
    attempts: () => attempts,
    openConnections: () => pairs.size,
    maxConnections: () => {
      const before = most;
      most = pairs.size;
      return before;
    },
    set: (next) => {
      state = next;
      if (state === 'closed') closeAll();
      if (state === 'ended') for (const { client } of pairs) client.end();
    },
    redirect: (next) => {
      target = next;
    },
    rewrite: (change) => {
      rewritten = change;
    },
    [Symbol.asyncDispose]: async () => {
      closeAll();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };

  /** NOTE: bytes that arrive while it is silent are lost, so that the connection is unusable afterwards. */
  function forward(from: Socket, to: Socket, change = (bytes: Buffer): readonly Buffer[] => [bytes]): void {
    from.on('error', () => {});
    from.on('data', (bytes: Buffer) => {
      if (state === 'open') void sendParts(to, change(bytes));
      else if (state === 'slow') setTimeout(() => to.writable && to.write(bytes), slowness).unref();
    });
    from.once('close', () => {
      if (state !== 'silent') to.destroy();
    });
  }
}

async function sendParts(to: Socket, [first, ...others]: readonly Buffer[]): Promise<void> {
  to.write(first ?? '');
  for (const part of others) {
    await nextTurn();
    to.write(part);
  }
}
