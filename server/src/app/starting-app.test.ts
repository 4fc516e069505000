import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
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
