import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { eventually } from '../../../test/watch-names.ts';
import { followRules } from './self-service-memory.ts';
import { selfServiceStore } from './self-service-store.ts';

async function start() {
  const database = await openTestDatabase();
  const store = selfServiceStore(database.kysely);
  await store.addRule('organizations', 'ORG0001', ['city']);
  const errors: unknown[] = [];
  const rules = await followRules({ database, onError: (error) => void errors.push(error) });
  return { database, store, rules, errors };
}

test('starts with the stored rules, whose ids are compared without case', async () => {
  const { rules } = await start();
  const found = await rules.findRulesOf('org0001', 'corp.example');
  expect(found.organizations).toMatchObject({ id: 'ORG0001', allowedAttributes: ['city'] });
  expect(found.domains).toBeUndefined();
});

test('a committed change arrives on its own, and a change that is rolled back never does', async () => {
  const { database, store, rules, errors } = await start();
  await store.addRule('domains', 'Corp.example', ['state']);
  await eventually(async () => {
    expect((await rules.findRulesOf('', 'corp.EXAMPLE')).domains?.allowedAttributes).toEqual(['state']);
  });
  await store.changeRule('domains', 'corp.example', 1, ['city', 'state']);
  await eventually(async () => {
    expect((await rules.findRulesOf('', 'corp.example')).domains?.allowedAttributes).toEqual(['city', 'state']);
  });
  const undone = database.transaction(async (queries) => {
    await selfServiceStore(queries).removeRule('domains', 'corp.example');
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await rules.catchUp();
  expect((await rules.findRulesOf('', 'corp.example')).domains).toBeDefined();
  await store.removeRule('domains', 'corp.example');
  await eventually(async () => expect((await rules.findRulesOf('', 'corp.example')).domains).toBeUndefined());
  expect(errors).toEqual([]);
});

test('does not read after it is closed', async () => {
  const { store, rules } = await start();
  await rules.close();
  await store.removeRule('organizations', 'ORG0001');
  await rules.catchUp();
  expect((await rules.findRulesOf('ORG0001', '')).organizations).toBeDefined();
});
