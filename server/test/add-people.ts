import type { ProfileFields } from '@directory/contract';
import type { Queries } from '../src/database/open-database.ts';
import { identityKey } from '../src/people/identity-key.ts';

export type TestPerson = Partial<ProfileFields> & {
  login: string;
  otherNames?: readonly string[];
  employeeNumber?: string;
  photoVersion?: string;
};

/** Stores people as if the feed `test` had delivered them. Returns their ids in the same order. */
export async function addPeople(queries: Queries, people: readonly TestPerson[]): Promise<number[]> {
  if (people.length === 0) return [];
  const rows = await queries
    .insertInto('people')
    .values(
      people.map(({ photoVersion, ...person }) => ({
        login: person.login,
        login_key: identityKey(person.login),
        group_identifier_key: person.C_groupIdentifier ? identityKey(person.C_groupIdentifier) : null,
        distinguished_name_key: person.C_distinguishedName ? identityKey(person.C_distinguishedName) : null,
        employee_number_key: person.employeeNumber ? identityKey(person.employeeNumber) : null,
        feed: 'test',
        feed_values: JSON.stringify(person),
        edits: '{}',
        field_times: '{}',
        photo_version: photoVersion ?? null,
        feed_photo: null,
        left_at: null,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
