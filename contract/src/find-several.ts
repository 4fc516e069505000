import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login } from './person.ts';
import { exportSize, searchResult } from './search.ts';
import { wellFormedText } from './values.ts';

/** Entries of one request. */
export const maxEntries = 500;
/** UTF-16 code units of an identifier or a name. */
export const longestEntryText = 256;
export const maxIdentifiers = 4;
export const maxNames = 2;
/** People who are offered for an entry that is not clear. */
export const maxChoices = 5;
/** People in one answer, as in an export. With more, fewer are offered for each entry. */
export const maxPeopleFound = exportSize;

const entryText = wellFormedText.check(z.trim(), z.minLength(1), z.maxLength(longestEntryText));

/** What is known about one person who is looked for. */
export const personEntry = z.strictObject({
  /** E-mail addresses, logins, group IDs, employee and phone numbers of this one person. */
  identifiers: z.array(entryText).check(z.maxLength(maxIdentifiers)),
  /** Ways to read the name, the likeliest first. */
  names: z.array(entryText).check(z.maxLength(maxNames)),
});
export type PersonEntry = z.infer<typeof personEntry>;

/**
 * - `found`: certainly this person: by an identifier, or the only one of this whole name
 * - `choice`: several people, or one who is only likely
 * - `unknown`: nobody
 * - `unsearched`: not looked for, since the other entries took all the work that one request may do
 */
export const entryStates = ['found', 'choice', 'unknown', 'unsearched'] as const;
export type EntryState = (typeof entryStates)[number];

export const entryAnswer = z.object({
  state: z.enum(entryStates),
  people: z.array(searchResult),
  /** Whether there are more people than those. */
  hasMore: z.boolean(),
});
export type EntryAnswer = z.infer<typeof entryAnswer>;

/** The answers have the order of the entries. What is looked for is in the body: addresses are in the logs of proxies and in histories. */
export const findSeveralPeople = endpoint({
  method: 'POST',
  path: '/api/users/several',
  access: 'signed-in',
  summary: 'Finds several people at once, each by identifiers or by name, and says of whom it is certain.',
  isOneAtATime: true,
  bodyLimit: 512 * 1024,
  body: z.strictObject({ entries: z.array(personEntry).check(z.minLength(1), z.maxLength(maxEntries)) }),
  output: z.array(entryAnswer),
  reveals: 'people',
});

/** A contact file (vCard 3.0, RFC 2426) with a card for each person, without photos. Logins of nobody are left out. */
export const getContactCards = endpoint({
  method: 'POST',
  path: '/api/contact-cards',
  access: 'signed-in',
  summary: 'The contact file of several people.',
  isOneAtATime: true,
  bodyLimit: 512 * 1024,
  outputType: 'text/vcard',
  body: z.strictObject({ logins: z.array(login).check(z.minLength(1), z.maxLength(maxEntries)) }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  reveals: 'people',
});
