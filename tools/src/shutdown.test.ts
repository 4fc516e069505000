import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { startDirectory } from './running-directory.ts';

/** The provider rejects it with 401. */
const body = 'grant_type=authorization_code&client_id=unknown';

/** Sends the first half of a request. */
async function begin(address: string): Promise<ClientRequest> {
  const sent = request(`${address}/demo-sign-in/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length },
  });
  sent.write(body.slice(0, 10));
  await once(sent, 'socket');
  if (sent.socket?.connecting === true) await once(sent.socket, 'connect');
  return sent;
}

/** Sends the rest. */
async function finish(sent: ClientRequest): Promise<number | undefined> {
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body.slice(10));
  const [answer] = await answered;
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

test('after SIGTERM, a node reports that it is stopping, answers what was asked, and ends', async () => {
  const directory = await startDirectory({ SHUTDOWN_DELAY_SECONDS: '2', DEMO_PEOPLE: '20' });
  const underWay = await Promise.all(Array.from({ length: 21 }, () => begin(directory.address)));
  const ended = directory.end('SIGTERM');
  const ready = await stoppingOf(directory.address);
  expect(ready).toEqual({ status: 'not ready', waitingFor: ['stopping'] });
  const newcomer = await fetch(`${directory.address}/health/live`);
  expect([newcomer.status, newcomer.headers.get('connection')]).toEqual([200, 'close']);
  while (await accepts(directory.address));
  expect(await Promise.all(underWay.map(finish))).toEqual(Array(21).fill(401));
  expect((await ended).code).toBe(0);
}, 60_000);

async function stoppingOf(address: string): Promise<unknown> {
  for (;;) {
    const response = await fetch(`${address}/health/ready`);
    const answer: unknown = await response.json();
    if (response.status === 503) return answer;
  }
}

/** Whether the port is open. */
async function accepts(address: string): Promise<boolean> {
  return fetch(`${address}/health/live`).then(
    () => true,
    () => false,
  );
}
