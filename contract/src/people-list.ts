import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { profileFields } from './person.ts';
import { photoSizes } from './photo.ts';
import { recordOf, text, wholeNumber } from './values.ts';

/** A person as other systems read them. Hidden values are empty. */
export const personRecord = z.object({
  /** Never reused for another person. Webhooks refer to people by it. */
  id: z.int(),
  /** Increases with each change of the person. */
  version: z.int(),
  ...recordOf(profileFields, () => text),
  otherNames: z.array(text),
  /** ISO 3166-1 alpha-2 of `C_countryname`; empty when unknown. */
  countryCode: text,
  /** Login of the manager; empty when `manager` refers to nobody in the directory. */
  managerUserId: text,
  /** Changes with the photo; empty without one. */
  photoVersion: text,
});
export type PersonRecord = z.infer<typeof personRecord>;

const personId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/**
 * A page of all people who have not left, ordered by id. For the next page, pass `next` as `after`, until `next` is null. Ids never change,
 * so nobody is read twice, and everyone who was present before the first page and stays is read. People who are added or come back while a
 * client reads the pages may be missing: a transaction that adds people allocates their ids before it commits, and the client may have
 * passed these ids by then. A page may have fewer people than `limit`, or none.
 */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  access: 'administrator',
  apiScope: 'people',
  reveals: 'people',
  summary: 'All people in the directory, in pages.',
  query: z.strictObject({
    after: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
    limit: z._default(wholeNumber(1, 500), 200),
  }),
  output: z.object({ people: z.array(personRecord), next: z.nullable(z.int()) }),
});

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/people/{id}',
  access: 'administrator',
  apiScope: 'people',
  reveals: 'people',
  summary: 'A person by id, for example an id that a webhook reported.',
  params: z.strictObject({ id: personId }),
  output: personRecord,
  errors: ['person.unknown', 'profile.left'],
});

export const getPersonPhoto = endpoint({
  method: 'GET',
  path: '/api/people/{id}/photo',
  access: 'administrator',
  apiScope: 'photos',
  reveals: 'people',
  summary: 'The photo of a person, as a square JPEG.',
  outputType: 'image/jpeg',
  params: z.strictObject({ id: personId }),
  query: z.strictObject({ size: z._default(z.enum(photoSizes.map(String) as [string, ...string[]]), '240') }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  errors: ['photo.missing'],
});
