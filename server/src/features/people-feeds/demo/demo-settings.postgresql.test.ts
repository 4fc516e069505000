import { expect, test } from 'vitest';
import { overlap } from '../../../../test/overlapping-transactions.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { addressListsStore } from '../../../people/address-lists/address-lists-store.ts';
import { selfServiceStore } from '../../../people/rules/self-service-store.ts';
import { addDemoSettings, removeDemoSettings } from './demo-settings.ts';

test('a rule and a list that are changed while the demo group is removed are kept', async () => {
  const database = await openTestDatabase();
  const references = readReferences(undefined);
  await database.transaction((queries) => addDemoSettings(queries, references));
  const store = selfServiceStore(database.kysely);
  const [rule] = await store.listRules('domains');
  const lists = addressListsStore(database.kysely);
  const [list] = await lists.listAddressFacts();
  if (rule === undefined || list === undefined) throw new Error('the demo has neither rules nor addresses');
  await overlap(
    database,
    async (queries) => {
      await selfServiceStore(queries).changeRule('domains', rule.id, rule.version, []);
      const changed = addressListsStore(queries);
      await changed.changeAddressList(list.bu, list.version, await changed.writeAddresses([]));
    },
    () => database.transaction((queries) => removeDemoSettings(queries, references)),
  );
  expect((await store.findRule('domains', rule.id))?.allowedAttributes).toEqual([]);
  expect((await lists.listAddressFacts(list.bu))[0]?.addressCount).toBe(0);
});
