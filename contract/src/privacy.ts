import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login } from './person.ts';
import { boundedText, text, time, wholeNumber } from './values.ts';

/** Version of the export format. It changes when a name or its meaning changes. */
export const personalDataVersion = 1;
export const personalDataFormat = 'directory-personal-data';

/** The values of a database row by column: JSON unchanged, times in ISO 8601, binary data in base64. */
const row = z.record(z.string(), z.unknown());

/**
 * Everything that is stored about a person. `tables` contains the rows by table; docs/privacy.md explains the tables and columns. Audit
 * entries about other people do not contain values.
 */
export const personalData = z.object({
  format: z.literal(personalDataFormat),
  version: z.literal(personalDataVersion),
  madeAt: time,
  login: text,
  /** Null for a user who is signed in but has no entry in the directory. */
  personId: z.nullable(z.int()),
  tables: z.record(z.string(), z.array(row)),
});
export type PersonalData = z.infer<typeof personalData>;

const ofPerson = z.strictObject({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) });

export const exportMyData = endpoint({
  method: 'GET',
  path: '/api/my-data',
  access: 'signed-in',
  summary: 'Everything that is stored about the signed-in person, as a JSON file.',
  output: personalData,
  // Not counted: it is the viewer's own data.
  reveals: 'nobody',
  errors: ['export.busy', 'export.too-many', 'profile.left'],
});

export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/admin/personal-data/{id}',
  access: 'administrator',
  summary: 'Everything that is stored about a person, who may have left, as a JSON file.',
  params: ofPerson,
  output: personalData,
  reveals: 'people',
  errors: ['profile.unknown', 'export.busy'],
});

/** A person whose data can be exported and, once they have left, erased. */
export const listedPerson = z.object({
  id: z.int(),
  login: text,
  firstName: text,
  lastName: text,
  /** Null for a person who has not left. */
  leftAt: z.nullable(time),
  /** When the retention will erase a leaver; null if never, and for a person who has not left. */
  erasedFrom: z.nullable(time),
});
export type ListedPerson = z.infer<typeof listedPerson>;

/** Maximum number of people in the list. */
export const listedPeopleSize = 20;

/** Without `text`, returns the people who left last. */
export const listPersonalData = endpoint({
  method: 'GET',
  path: '/api/admin/personal-data',
  access: 'administrator',
  summary: 'People and leavers whose name or login begins with a text.',
  query: z.strictObject({ text: z._default(boundedText(256), '') }),
  output: z.object({
    people: z.array(listedPerson),
    /** Whether more people match. */
    hasMore: z.boolean(),
    /** Days after which leavers are erased; 0 for never. */
    retentionDays: z.int(),
  }),
  reveals: 'people',
});

/**
 * A person whom a feed still delivers cannot be erased, because the next run would add them again: remove them from the feed first. `login`
 * must be the login of the person with this id, so that a wrong id erases nobody.
 */
export const erasePerson = endpoint({
  method: 'DELETE',
  path: '/api/admin/personal-data/{id}',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Erases a leaver everywhere: in people, photos, cards, audit values, feed runs, SCIM and search.',
  params: ofPerson,
  query: z.strictObject({ login }),
  output: z.object({ erasure: z.int() }),
  errors: ['profile.unknown', 'erasure.present'],
});

const aliasPattern = /^erased person (\d+)$/;

/** The name that replaces an erased person in the audit log. */
export function erasedPersonName(erasure: number): string {
  return `erased person ${erasure}`;
}

/** The number of the erasure in such a name; undefined for any other name. */
export function erasureOf(name: string): string | undefined {
  return aliasPattern.exec(name)?.[1];
}

/** Replaces a recorded value of an erased person. */
export const erasedValue = 'erased';
