import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testLog } from '../../../test/test-log.ts';
import { createApp } from '../create-app.ts';

test('an unknown expectation is ignored, and the response has the common headers', async () => {
  await using app = await createApp({
    logger: pino({ level: 'info' }, testLog()),
    trustedProxies: 0,
    requestsPerMinute: 100,
    connectOrigins: () => [],
  });
  app.get('/here', async () => ({ is: 'here' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/here', headers: { expect: 'tea' } }, resolve);
    sent.once('error', reject).end();
  });
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});
