import { expect, it } from 'vitest';
import { testFeed } from '../../../../test/ldap/read-feed.ts';
import { domain, environment, startController, user } from '../../../../test/ldap/scripted-controller.ts';

it('people who were deleted are looked for in the whole domain, also when the base is written in another way', async () => {
  const { server, controller } = await startController({ answer: () => ({ entries: [user('AB1001')] }) });
  await using _ = server;
  const feed = testFeed({ ...environment, BASE: `OU=People, ${domain.replaceAll(',', ', ')}`, URL: server.url });
  const { cursor } = await feed.readAll();
  controller.usn = '4000';
  await feed.readChanges(cursor);
  const deleted = server.searches.filter(({ filter }) => filter.includes('isDeleted'));
  expect(deleted.map(({ base }) => base)).toEqual([domain]);
});
