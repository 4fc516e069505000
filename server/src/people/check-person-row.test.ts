import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPeople } from '../../test/add-people.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { openTestDirectory } from '../../test/test-directory.ts';
import { UnusableDatabaseError } from '../database/check-database.ts';
import { peopleStore } from './people-store.ts';

const { kysely } = await openTestDatabase();
const store = peopleStore(kysely);
const [id = 0] = await addPeople(kysely, [{ login: 'ann', title: 'Painter' }]);

async function write(column: string, json: string): Promise<void> {
  await sql`update people set ${sql.ref(column)} = ${json}::jsonb`.execute(kysely);
}

test.each([
  ['feed_values', '["ann"]', '', 'an object'],
  ['feed_values', 'null', '', 'an object'],
  ['feed_values', '{"title": 5}', '.title', 'a text'],
  ['feed_values', '{"title": null}', '.title', 'a text'],
  ['feed_values', '{"otherNames": "Annie"}', '.otherNames', 'a list of texts'],
  ['feed_values', '{"otherNames": [["Annie"]]}', '.otherNames', 'a list of texts'],
  ['feed_values', '{"employeeNumber": 4711}', '.employeeNumber', 'a text'],
  ['supplements', '{"title": "x"}', '.title', 'an object'],
  ['supplements', '{"title": {"value": {}, "feed": "hr", "at": ""}}', '.title.value', 'a text'],
  ['edits', '{"title": {"at": "2026-01-01T00:00:00.000Z"}}', '.title.value', 'a text'],
  ['supplements', '{"employeeNumber": {"value": 4711, "feed": "hr", "at": ""}}', '.employeeNumber.value', 'a text'],
  ['corrections', '{"title": {"value": "x", "at": 1}}', '.title.at', 'a text'],
  ['corrections', '{"photo": {"value": 1, "at": ""}}', '.photo.value', 'a text'],
  ['about_me', '"she"', '', 'an object or null'],
  ['about_me', '{"pronouns": ["she"]}', '.pronouns', 'a text'],
  ['about_me', '{"topics": "Art"}', '.topics', 'a list of texts'],
  ['hidden_fields', '{}', '', 'a list of texts'],
  ['field_times', '{"title": 1}', '.title', 'a text'],
])('a wrong value in a row is named without its content: %s %s', async (column, json, path, expected) => {
  const { [column as 'edits']: before } = await kysely.selectFrom('people').selectAll().executeTakeFirstOrThrow();
  await write(column, json);
  await expect(store.find({ id })).rejects.toThrow(
    new UnusableDatabaseError(
      `In the table people, the row with the id ${id} has a wrong value in ${column}${path}: it must be ${expected}. ` +
        'The directory did not write it. Correct it with an UPDATE, or restore a backup.',
    ),
  );
  await write(column, JSON.stringify(before));
  expect((await store.find({ id }))?.title).toBe('Painter');
});

test('unknown members and those that earlier versions wrote are ignored', async () => {
  const before = Object.keys((await store.find({ id })) ?? {});
  const unknown = '"fromNewerVersion": {"value": "x", "feed": "hr", "by": "self", "at": "2026-01-01T00:00:00.000Z"}';
  await write('feed_values', '{"title": "Painter", "fromNewerVersion": 5}');
  const list = '"listOfNewerVersion": {"value": ["x"], "at": "2026-01-01T00:00:00.000Z"}';
  for (const column of ['supplements', 'corrections']) await write(column, `{${unknown}, ${list}}`);
  await write('edits', `{"title": {"value": "Sculptor"}, ${unknown}, ${list}}`);
  const person = await store.find({ id });
  expect(person?.title).toBe('Sculptor');
  // All people have the same properties (see `effectivePerson`).
  expect(Object.keys(person ?? {})).toEqual(before);
});

test('a directory with such a row does not start, and says why', async () => {
  const database = await openTestDatabase();
  const [broken = 0] = await addPeople(database.kysely, [{ login: 'ann' }]);
  await sql`update people set feed_values = '{"city": true}'`.execute(database.kysely);
  await expect(openTestDirectory([], {}, [], { database })).rejects.toThrow(
    `the row with the id ${broken} has a wrong value in feed_values.city`,
  );
});
