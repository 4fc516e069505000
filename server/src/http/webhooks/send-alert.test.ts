import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { alertSender } from './send-alert.ts';

const alert = { type: 'feed.failed', feed: 'ad', message: 'It does not answer.' };

test('an alert is posted with a signature, and retried if the receiver fails', async () => {
  const requests: { body: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push({ body, headers: request.headers });
    response.writeHead(requests.length === 1 ? 503 : 204).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const failures: unknown[] = [];
  const send = alertSender({
    url: `http://127.0.0.1:${port}/hook`,
    secret: 'a secret of the receiver',
    onError: (error) => void failures.push(error),
    signal: new AbortController().signal,
    pauses: [1],
  });
  await send(alert);
  server.close();
  expect(failures).toEqual([]);
  expect(requests).toHaveLength(2);
  const { body, headers } = requests[1]!;
  expect(JSON.parse(body)).toMatchObject(alert);
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = createHmac('sha256', 'a secret of the receiver').update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  expect(requests[0]?.headers['webhook-id']).toBe(headers['webhook-id']);
});

test('an alert that cannot be delivered is reported, and the call does not reject', async () => {
  const failures: unknown[] = [];
  const send = alertSender({
    url: 'http://127.0.0.1:9/',
    secret: 'a secret of the receiver',
    onError: (error) => void failures.push(error),
    signal: new AbortController().signal,
    pauses: [1],
  });
  await send(alert);
  expect(failures).toHaveLength(1);
});
