import type { IndexedPerson } from '../person.ts';

/** The rank as stored: an integer from 0 to 255. */
export function rankOf({ rank }: Pick<IndexedPerson, 'rank'>): number {
  return Math.min(255, Math.max(0, Math.round(rank)));
}
