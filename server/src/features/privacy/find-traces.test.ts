import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { auditStore } from '../../people/audit-store.ts';
import { dataSubjectsStore } from './data-subjects-store.ts';
import { findTraces } from './find-traces.ts';
import { tracesStore } from './traces-store.ts';

const login = 'leaver@group.example';

test('a second pass finds entries with lower ids that were committed later', async () => {
  const { kysely } = await openTestDatabase();
  const [id = 0] = await addPeople(kysely, [{ login }]);
  const people = (await dataSubjectsStore(kysely).findByIds([id])).map((subject) => ({ subject, alias: 'erased' }));
  const record = () =>
    auditStore(kysely).record({ actor: login, kind: 'profile.edited', subject: login, before: null, after: null });
  await record();
  // The ids of two transactions that are still in progress.
  const { rows: open } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('audit_trail', 'id')) as id from generate_series(1, 2)`.execute(kysely);
  await record();
  const store = tracesStore(kysely);
  const first = await findTraces(people, store);
  expect(first.entries).toHaveLength(2);
  await sql`
    insert into audit_trail (id, actor, kind, subject) overriding system value
    values (${open[1]?.id}, ${login}, 'profile.edited', ${login})`.execute(kysely);
  await record();
  const second = await findTraces(people, store, first.seen);
  expect(second.entries.map((entry) => entry.id)).toEqual([first.seen.entry + 1, open[1]?.id]);
  const third = await findTraces(people, store, second.seen);
  expect(third.entries).toEqual([]);
});
