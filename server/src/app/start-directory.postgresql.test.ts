import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openProxiedDatabase } from '../../test/proxied-database.ts';
import { readConfig } from '../config/config.ts';
import { startDirectory } from './start-directory.ts';

test('a node stops even if its database does not respond', async () => {
  const { proxy, url } = await openProxiedDatabase(2);
  const address = new URL(url);
  address.port = String(proxy.port);
  const messages: unknown[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void messages.push(JSON.parse(line)) });
  const config = readConfig({ DATABASE_URL: address.href, PORT: '0', DATABASE_POOL_SIZE: '2' });
  const directory = await startDirectory(config, logger);
  proxy.set('silent');
  await directory.close(0);
  expect(messages).toContainEqual(
    expect.objectContaining({ msg: expect.stringMatching('its connections were not closed') }),
  );
  proxy.set('open');
});
