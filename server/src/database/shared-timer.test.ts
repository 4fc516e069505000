import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { timer } from './time-limit.ts';
import { Waits } from './shared-timer.ts';

/** Keeps the process from reading anything. */
function holdUp(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** The two ends of a connection. */
async function connected(): Promise<[Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [accepted] = (await once(server, 'connection')) as [Socket];
  server.close();
  return [client, accepted];
}

test.each([60, 300])(
  'what arrived while the process was held up for %d ms is read before the time is up',
  async (held) => {
    const [client, server] = await connected();
    let hasExpired = false;
    const wait = new Waits().begin(10, () => (hasExpired = true));
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

test('without an answer the time is up once, also when the process was held up', async () => {
  const waits = new Waits();
  let times = 0;
  using _ = waits.begin(10, () => times++);
  holdUp(200);
  await expect.poll(() => times).toBe(1);
  using _second = waits.begin(10, () => times++);
  await expect.poll(() => times).toBe(2);
  await pause(200);
  expect(times).toBe(2);
});

test('a timer without end never expires', async () => {
  let hasExpired = false;
  using _ = timer(Number.POSITIVE_INFINITY, () => (hasExpired = true));
  await pause(200);
  expect(hasExpired).toBe(false);
});
