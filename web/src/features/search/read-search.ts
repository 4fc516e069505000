import { readGlobalQuery } from '@directory/contract';
import type { Gbu, ReadQuery, SearchParameters } from '@directory/contract';
import { keepUsable } from './search-address.ts';

/** What the text of the box was read as, besides words for a GBU. `value` is the parameter's value. */
export interface Reading {
  parameter: 'groupIdQuery' | 'primaryPhoneQuery' | 'gbuQuery';
  value: string;
}

/** Each parameter that a text may be read as, and the filter that it must not contradict. */
const readings = [
  ['groupIdQuery', 'groupIdQuery'],
  ['primaryPhoneQuery', 'primaryPhoneQuery'],
  ['alsoGbuQuery', 'gbuQuery'],
] as const;

/**
 * The parameters to send for the typed text and the chosen filters: a group ID and a phone number move to their own parameter, a GBU is sent beside the text.
 * If that filter is already set, the text is sent as words only, since a person must match both.
 */
export function readSearch(
  search: SearchParameters,
  gbus: readonly Partial<Gbu>[] = [],
): { query: ReadQuery; reading: Reading | undefined } {
  const { globalQuery = '', ...filters } = keepUsable((parameter) => search[parameter]);
  const read = readGlobalQuery(globalQuery, gbus);
  const found = readings.find(([name]) => read[name] !== undefined);
  if (found === undefined) return { query: { ...read, ...filters }, reading: undefined };
  const [name, parameter] = found;
  if (filters[parameter] !== undefined) return { query: { globalQuery, ...filters }, reading: undefined };
  return { query: { ...filters, ...read }, reading: { parameter, value: read[name] ?? '' } };
}

/** The text in quotes, which is always read as words. */
export function asWords(text: string): string {
  return `"${text.trim()}"`;
}
