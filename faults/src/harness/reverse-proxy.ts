import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds between two health checks of a node, and the number of failures after which it gets no requests. */
const checkInterval = 500;
const checkTimeout = 2000;
/** nginx does not repeat these when they may have reached a node (`proxy_next_upstream`, without `non_idempotent`). */
const unrepeatable: ReadonlySet<string> = new Set(['POST', 'LOCK', 'PATCH']);

/** A reverse proxy in front of several nodes. */
export interface Front extends Disposable {
  readonly address: string;
  /** Whether a node gets requests. */
  isInUse(place: number): boolean;
  /** Requests that were repeated on another node. */
  repeated(): number;
}

/**
 * Distributes requests by turns among the nodes whose `/health/ready` is 200, by a new connection each. If a node cannot be reached or breaks the connection before it
 * answers, an idempotent request is sent to the next one, and another request only if the connection could not be opened. It does not look at
 * answers, and does not repeat those with status 503.
 * @param addresses of the nodes; an address may change
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
      // As nginx does, a node that fails is left out until a check succeeds.
      inUse[place] = false;
      if (outcome === 'broken' && unrepeatable.has(incoming.method ?? '')) break;
      if (answer.headersSent) return void answer.destroy();
      repetitions++;
    }
    answer.writeHead(502).end();
  }
}

/** `unreachable`: the node has not seen the request. `broken`: it may have carried it out. */
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
