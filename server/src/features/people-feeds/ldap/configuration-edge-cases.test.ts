import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFeed } from '../../../../test/ldap/read-feed.ts';
import { domain, environment, startController, user } from '../../../../test/ldap/scripted-controller.ts';

it('deleted people are searched in the whole domain, even if the base is written differently', async () => {
  const { server, controller } = await startController({ answer: () => ({ entries: [user('AB1001')] }) });
  await using _ = server;
  const feed = testFeed({ ...environment, BASE: `OU=People, ${domain.replaceAll(',', ', ')}`, URL: server.url });
  const { cursor } = await feed.readAll();
  controller.usn = '4000';
  await feed.readChanges(cursor);
  const deleted = server.searches.filter(({ filter }) => filter.includes('isDeleted'));
  expect(deleted.map(({ base }) => base)).toEqual([domain]);
});

it('an attribute given by its OID is rejected, since its field would be empty', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'map-'));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(folder, { recursive: true }));
  const MAP = join(folder, 'map.json');
  writeFileSync(MAP, '{ "title": "2.5.4.12" }');
  const { server } = await startController({ answer: () => ({ entries: [user('AB1001', { title: ['Head'] })] }) });
  stack.use(server);
  const reading = testFeed({ ...environment, MAP, URL: server.url }).readAll();
  await expect(reading).rejects.toThrow('has no attribute "2.5.4.12", which is mapped to title');
});
