import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

const administrator = { login_key: 'ab1234@group.example', login: 'AB1234@group.example' };

test('two test databases are independent', async () => {
  const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await one.kysely.insertInto('administrators').values(administrator).execute();
  expect(await one.kysely.selectFrom('administrators').select('login').execute()).toEqual([
    { login: 'AB1234@group.example' },
  ]);
  expect(await other.kysely.selectFrom('administrators').select('login').execute()).toEqual([]);
});

test('a test database can be closed twice', async () => {
  const database = await openTestDatabase();
  await database.close();
  await expect(database.close()).resolves.toBeUndefined();
});
