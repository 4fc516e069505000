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
export interface Front extends Disposable {
  readonly address: string;
  /** Whether the node receives requests. */
  isInUse(place: number): boolean;
  /** Number of requests that were retried on another node. */
  repeated(): number;
}

/**
 * Distributes requests round-robin over the nodes whose `/health/ready` is 200, each over a new connection. If a node cannot be reached, or
 * closes the connection before it responds, idempotent requests are retried on the next node; other requests only if the connection could
 * not be opened. Responses are not inspected, and those with status 503 are not retried.
 * @param addresses addresses of the nodes, which may change
 */
export async function openFront(addresses: readonly (() => string)[]): Promise<Front> {
  const inUse = addresses.map(() => true);
  let turn = 0;
  let repetitions = 0;
  const checks = setInterval(() => addresses.forEach((_, place) => void check(place)), checkInterval);
  const server = createServer((incoming, answer) => void forward(incoming, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isInUse: (place) => inUse[place] === true,
    repeated: () => repetitions,
    [Symbol.dispose]: () => {
      clearInterval(checks);
      server.closeAllConnections();
      server.close();
    },
  };

  async function check(place: number): Promise<void> {
    try {
      const response = await fetch(`${addresses[place]!()}/health/ready`, {
        signal: AbortSignal.timeout(checkTimeout),
      });
      await response.arrayBuffer();
      inUse[place] = response.status === 200;
    } catch {
      inUse[place] = false;
    }
  }

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = Buffer.concat((await incoming.toArray()) as Buffer[]);
    const first = turn++;
    const places = addresses.map((_, place) => (place + first) % addresses.length);
    const candidates = places.filter((place) => inUse[place] === true);
    for (const place of candidates) {
      const outcome = await attempt(addresses[place]!(), incoming, body, answer);
      if (outcome === 'answered') return;
      // Like nginx, excludes a node that failed until a health check succeeds.
      inUse[place] = false;
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
