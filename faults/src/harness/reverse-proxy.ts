import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Interval and timeout of the health checks of a node, in milliseconds. */
const checkInterval = 500;
const checkTimeout = 2000;
/** Methods that nginx does not retry if they may have reached a node (`proxy_next_upstream` without `non_idempotent`). */
const unrepeatable: ReadonlySet<string> = new Set(['POST', 'LOCK', 'PATCH']);

/** A reverse proxy in front of several nodes. */
export interface ReverseProxy extends Disposable {
  readonly address: string;
  /** Whether the node receives requests. */
  isInUse(index: number): boolean;
  /** Number of requests that were retried on another node. */
  repeated(): number;
}

/**
 * Distributes requests round-robin over the nodes whose `/health/ready` is 200, each over a new connection. If a node cannot be reached, or
 * closes the connection before it responds, idempotent requests are retried on the next node; other requests only if the connection could
 * not be opened. Responses are not inspected, and those with status 503 are not retried.
 * @param addresses addresses of the nodes, which may change
 */
export async function openReverseProxy(addresses: readonly (() => string)[]): Promise<ReverseProxy> {
  const inUse = addresses.map(() => true);
  let turn = 0;
  let repetitions = 0;
  const checks = setInterval(() => addresses.forEach((_, index) => void check(index)), checkInterval);
  const server = createServer((incoming, answer) => void forward(incoming, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isInUse: (index) => inUse[index] === true,
    repeated: () => repetitions,
    [Symbol.dispose]: () => {
      clearInterval(checks);
      server.closeAllConnections();
      server.close();
    },
  };

  async function check(index: number): Promise<void> {
    try {
      const response = await fetch(`${addresses[index]!()}/health/ready`, {
        signal: AbortSignal.timeout(checkTimeout),
      });
      await response.arrayBuffer();
      inUse[index] = response.status === 200;
    } catch {
      inUse[index] = false;
    }
  }

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = Buffer.concat((await incoming.toArray()) as Buffer[]);
    const first = turn++;
    const order = addresses.map((_, index) => (index + first) % addresses.length);
    const candidates = order.filter((index) => inUse[index] === true);
    for (const index of candidates) {
      const outcome = await attempt(addresses[index]!(), incoming, body, answer);
      if (outcome === 'answered') return;
      // Like nginx, excludes a node that failed until a health check succeeds.
      inUse[index] = false;
      if (outcome === 'broken' && unrepeatable.has(incoming.method ?? '')) break;
      if (answer.headersSent) return void answer.destroy();
      repetitions++;
    }
    answer.writeHead(502).end();
  }
}

/** `unreachable`: the node has not received the request. `broken`: it may have processed it. */
type Outcome = 'answered' | 'unreachable' | 'broken';

function attempt(address: string, incoming: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { connection: _, ...headers } = incoming.headers;
  const outgoing = send(`${address}${incoming.url}`, { method: incoming.method ?? 'GET', headers, agent: false });
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    resolve(error.code === 'ECONNREFUSED' ? 'unreachable' : 'broken');
  });
  outgoing.on('response', (response) => {
    const { connection: __, ...answered } = response.headers;
    answer.writeHead(response.statusCode ?? 502, answered);
    response.pipe(answer);
    response.on('error', () => resolve('broken'));
    answer.on('close', () => resolve('answered'));
    response.on('close', () => {
      if (!response.complete) resolve('broken');
    });
  });
  outgoing.end(body);
  return promise;
}
