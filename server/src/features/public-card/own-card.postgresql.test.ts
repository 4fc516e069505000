import { activateCard, deactivateCard, getOwnCard } from '@directory/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { overlap } from '../../../test/overlapping-transactions.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { publicCardStore } from '../../people/contact/public-card-store.ts';

let directory: TestDirectory;
let login = '';
let personId = 0;
let number = 0;

beforeAll(async () => {
  directory = await openTestDirectory();
});

beforeEach(async () => {
  login = `RC${1000 + ++number}@group.example`;
  [personId = 0] = await directory.add([{ login, firstName: 'Race' }]);
});

test('a card that is turned off while its fields are being changed stays off', async () => {
  const caller = directory.as(login);
  const { publicHash } = (await caller.call(activateCard, { body: { fields: ['email'] } })).output;
  const changed = await overlap(
    directory.database,
    async (queries) => {
      const card = await publicCardStore(queries).find(personId);
      if (card !== undefined) await publicCardStore(queries).put(personId, { ...card, isOn: false });
    },
    () => caller.call(activateCard, { body: { fields: ['email', 'city'], publicHash } }),
  );
  expect(changed.error.code).toBe('card.off');
  expect((await caller.call(getOwnCard)).output.publicHash).toBe(`${publicHash}[disabled]`);
  expect((await directory.as(undefined).request('GET', `/api/public-card/${publicHash}`)).status).toBe(404);
});

test('fields that are changed while the card is being turned off are not lost, and the card stays off', async () => {
  const caller = directory.as(login);
  const { publicHash } = (await caller.call(activateCard, { body: { fields: ['email'] } })).output;
  const off = await overlap(
    directory.database,
    async (queries) => {
      const card = await publicCardStore(queries).find(personId);
      if (card !== undefined) await publicCardStore(queries).put(personId, { ...card, fields: ['city'] });
    },
    () => caller.call(deactivateCard),
  );
  expect(off.output).toMatchObject({ publicHash: `${publicHash}[disabled]`, fields: ['city'] });
});

test('a card that is turned on twice concurrently gets one hash', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => directory.as(login).call(activateCard, {})));
  expect(new Set(answers.map(({ output }) => output.publicHash)).size).toBe(1);
});
