import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { overlap } from '../../../../test/overlapping-transactions.ts';
import { enterpriseUrn, openScimClient, user } from '../../../../test/scim-client.ts';

test('a report added while the manager is being renamed refers to the manager by the new name', async () => {
  const { directory, post, put } = await openScimClient();
  const manager = String((await post('/Users', user('boss@group.example'))).body['id']);
  const managedBy = { [enterpriseUrn]: { manager: { value: manager } } };
  const report = String((await post('/Users', user('second@group.example'))).body['id']);
  const whileRenamed = async (name: string, other: () => Promise<{ status: number }>) => {
    const { status } = await overlap(
      directory.database,
      async (queries) => {
        await sql`
          update scim_users set user_name_key = ${name}, resource = resource || jsonb_build_object('userName', ${name}::text)
          where id = ${manager}`.execute(queries);
      },
      other,
    );
    return status;
  };
  const added = await whileRenamed('chief@group.example', () => post('/Users', user('first@group.example', managedBy)));
  const changed = await whileRenamed('head@group.example', () =>
    put(`/Users/${report}`, user('second@group.example', managedBy)),
  );
  expect([added, changed]).toEqual([201, 200]);
  const people = directory.database.kysely.selectFrom('people').select(['login', 'feed_values']).orderBy('login');
  const reports = await people.where('login', 'in', ['first@group.example', 'second@group.example']).execute();
  expect(reports.map((person) => person.feed_values.manager)).toEqual(['chief@group.example', 'head@group.example']);
});
