import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createStartingApp } from './starting-app.ts';

test('reports how many people have been read, until it waits for something else', async () => {
  const config = readConfig({ DATA_DIR: '/nowhere' });
  const starting = await createStartingApp({ config, logger: pino({ level: 'silent' }) });
  onTestFinished(() => starting.app.close());
  const ready = async () => (await starting.app.inject('/health/ready')).json();
  starting.waitFor('people');
  expect(await ready()).toEqual({ status: 'not ready', waitingFor: ['people'] });
  starting.reading({ read: 5000, total: 200_000 });
  expect(await ready()).toEqual({
    status: 'not ready',
    waitingFor: ['people'],
    people: { read: 5000, total: 200_000 },
  });
  starting.waitFor('database');
  expect(await ready()).toEqual({ status: 'not ready', waitingFor: ['database'] });
});

test('responds to every other request before its body is read', async () => {
  const config = readConfig({ DATA_DIR: '/nowhere' });
  const { app } = await createStartingApp({ config, logger: pino({ level: 'silent' }) });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const head = ['POST /api/webhooks HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 1000000'];
  socket.write([...head, '', '{"a'].join('\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 2\r\n[^]*"directory\.starting"/);
});
