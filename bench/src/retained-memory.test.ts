import { demoPeople } from '@directory/demo-group';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../tools/src/free-port.ts';
import type { Directory } from '../../tools/src/running-directory.ts';
import { startDirectory } from '../../tools/test/start-directory.ts';
import { signInToDemo } from './demo-sign-in.ts';
import { sendAll } from './http-load.ts';

/**
 * Maximum growth in bytes per request. Hidden classes, compiled code and caches take a third of it; a retained request would take a
 * multiple.
 */
const maxBytesPerRequest = 1500;
const rounds = 9;
const requestsOfRound = 600;

const stack = new AsyncDisposableStack();
let directory: Directory;
let metricsPort = 0;
let token = '';

beforeAll(async () => {
  metricsPort = await freePort();
  directory = await startDirectory({
    DEMO_PEOPLE: '1000',
    METRICS_PORT: String(metricsPort),
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  stack.defer(() => directory.stop());
  token = await signInToDemo(directory.address, demoPeople[0]?.login ?? '');
});

afterAll(() => stack.disposeAsync());

test.each([
  ['reads the database', '/api/favourites/logins'],
  ['searches', '/api/users?globalQuery=mar&limit=3'],
  ['searches by a role', '/api/users?globalQuery=accountant%20lyon&limit=3'],
  ['shows a profile', '/api/get-user-profile'],
])('a request that %s leaves nothing behind for a collection of the whole heap', async (_, path) => {
  const { host } = new URL(directory.address);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`);
  const send = async (count: number) => {
    await sendAll(
      directory.address,
      Array.from({ length: count }, () => request),
      { connections: 8 },
    );
  };
  await send(3 * requestsOfRound);
  const grown: number[] = [];
  let before = await oldGeneration();
  for (let round = 0; round < rounds; round++) {
    await send(requestsOfRound);
    const after = await oldGeneration();
    grown.push((after - before) / requestsOfRound);
    before = after;
  }
  // The median, since in some rounds the whole heap is collected, or code is compiled.
  expect(grown.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]).toBeLessThan(maxBytesPerRequest);
});

/** Size in bytes of the JavaScript objects in the old generation, which only a collection of the whole heap frees. */
async function oldGeneration(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const [, bytes] = /^nodejs_heap_space_size_used_bytes\{space="old"\} (\S+)$/m.exec(metrics) ?? [];
  expect(bytes).toBeDefined();
  return Number(bytes);
}
