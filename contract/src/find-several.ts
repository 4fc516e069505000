import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login } from './person.ts';
import { exportSize, searchResult } from './search.ts';
import { wellFormedText } from './values.ts';

/** Maximum number of entries in one request. */
export const maxEntries = 500;
/** Maximum length of an identifier or a name in UTF-16 code units. */
export const maxEntryTextLength = 256;
export const maxIdentifiers = 4;
export const maxNames = 2;
/** Maximum number of people who are offered for an ambiguous entry. */
export const maxChoices = 5;
/** Maximum number of people in one response, as in an export. If it would be exceeded, fewer are offered for each entry. */
export const maxPeopleFound = exportSize;

const entryText = wellFormedText.check(z.trim(), z.minLength(1), z.maxLength(maxEntryTextLength));

/** What is known about one person to be found. */
export const personEntry = z.strictObject({
  /** E-mail addresses, logins, group IDs, employee numbers and phone numbers of the person. */
  identifiers: z.array(entryText).check(z.maxLength(maxIdentifiers)),
  /** Possible readings of the name, most likely first. */
  names: z.array(entryText).check(z.maxLength(maxNames)),
});
export type PersonEntry = z.infer<typeof personEntry>;

/**
 * - `found`: one person with certainty: matched by an identifier, or the only one with exactly this name
 * - `choice`: several people, or one who only probably is the right one
 * - `unknown`: nobody was found
 * - `unsearched`: not searched, since other entries used up the work budget of the request
 */
export const entryStates = ['found', 'choice', 'unknown', 'unsearched'] as const;
export type EntryState = (typeof entryStates)[number];

export const entryResult = z.object({
  state: z.enum(entryStates),
  people: z.array(searchResult),
  /** Whether more people match than are returned. */
  hasMore: z.boolean(),
});
export type EntryResult = z.infer<typeof entryResult>;

/**
 * The output is in the order of the entries. They are sent in the body, since URLs end up in the logs of proxies and in browser histories.
 */
export const findSeveralPeople = endpoint({
  method: 'POST',
  path: '/api/users/several',
  access: 'signed-in',
  summary: 'Finds several people at once, each by identifiers or by name, and reports which results are certain.',
  isOneAtATime: true,
  bodyLimit: 512 * 1024,
  body: z.strictObject({ entries: z.array(personEntry).check(z.minLength(1), z.maxLength(maxEntries)) }),
  output: z.array(entryResult),
  reveals: 'people',
});

/** A contact file (vCard 3.0, RFC 2426) with a card for each person, without photos. Unknown logins are ignored. */
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
