import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { login, personSummary } from './person.ts';
import { text } from './values.ts';

/**
 * Kinds of days in a country.
 * - `weekend`: a day of the week on which offices are closed
 * - `holiday`: a public holiday of the whole country or of the person's state
 * - `working`: any other day
 */
export const dayKinds = ['working', 'weekend', 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];

/** A day in the person's time zone: `2026-11-23`. */
export const localDay = z.object({ date: z.iso.date(), kind: z.enum(dayKinds) });
export type LocalDay = z.infer<typeof localDay>;

/** What a colleague needs to reach a person now. */
export const personCard = z.extend(personSummary, {
  /** IANA time zone of the person's city; empty when unknown, and when the country or the city is hidden. */
  timeZone: text,
  /** Today and tomorrow in the person's time zone; empty if it is unknown. */
  days: z.array(localDay),
  /** URI to call the person (RFC 3966), such as `tel:+33612345678`; empty without a number that can be dialled. */
  callAddress: text,
});
export type PersonCard = z.infer<typeof personCard>;

export const getPersonCard = endpoint({
  method: 'GET',
  path: '/api/person-card',
  access: 'signed-in',
  summary: 'What is needed to reach a person now: summary, time zone, working days, and a number to call.',
  query: z.strictObject({ userId: login }),
  output: personCard,
  reveals: 'people',
  errors: ['profile.unknown', 'profile.left'],
});
