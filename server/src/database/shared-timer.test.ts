import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { timer } from './time-limit.ts';
import { SharedTimer } from './shared-timer.ts';

/** Blocks the event loop. */
function holdUp(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Both ends of a connection. */
async function connected(): Promise<[Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [accepted] = (await once(server, 'connection')) as [Socket];
  server.close();
  return [client, accepted];
}

test.each([60, 300])(
  'data that arrived while the event loop was blocked for %d ms is read before the timeout expires',
  async (held) => {
    const [client, server] = await connected();
    let hasExpired = false;
    const wait = new SharedTimer().start(10, () => (hasExpired = true));
    const answered = once(client, 'data').then(() => wait[Symbol.dispose]());
    server.write('answer');
    holdUp(held + 10);
    await answered;
    await pause(200);
    expect(hasExpired).toBe(false);
    client.destroy();
    server.destroy();
  },
);

test('without a response the timeout expires once, even if the event loop was blocked', async () => {
  const shared = new SharedTimer();
  let times = 0;
  using _ = shared.start(10, () => times++);
  holdUp(200);
  await expect.poll(() => times).toBe(1);
  using _second = shared.start(10, () => times++);
  await expect.poll(() => times).toBe(2);
  await pause(200);
  expect(times).toBe(2);
});

test('an infinite timeout never expires', async () => {
  let hasExpired = false;
  using _ = timer(Number.POSITIVE_INFINITY, () => (hasExpired = true));
  await pause(200);
  expect(hasExpired).toBe(false);
});
