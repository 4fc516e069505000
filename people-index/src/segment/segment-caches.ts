import { RecentCache } from '../columns/recent-cache.ts';
import type { MergedRows } from '../search/filters/merged-rows.ts';
import type { Surroundings } from '../search/ranking/proximity.ts';
import type { TermLookup } from '../search/terms/term-lookup.ts';
import type { PersonSummary } from '../types/person.ts';
import type { Workplace } from '../types/search-query.ts';
import type { Expansion, Misspelling } from './segment.ts';

/** What searches keep of a segment. Its words and rows never change, so that nothing here becomes stale, but for the details of a row. */
export class SegmentCaches {
  /** Where the terms asked last are met: while somebody types a name, all its terms but the last stay the same. */
  readonly lookups = new RecentCache<TermLookup>(8192);
  /** Tokens that sound like a term, and the work of finding them. */
  readonly phoneticExpansions = new RecentCache<{ readonly found: readonly Expansion[]; readonly work: number }>(4096);
  /** Tokens that differ from a word by typos, and the work of finding them. */
  readonly misspellings = new RecentCache<{ readonly found: readonly Misspelling[]; readonly work: number }>(1024);
  /** How many rows pass some filters. */
  readonly counts = new RecentCache<number>(4096);
  /** The first rows, by name, that pass some filters: who pages through them goes on where the page before ended. */
  readonly merges = new RecentCache<MergedRows>(64);
  /** Who types a name is shown the same people after every letter. */
  readonly summaries = new RecentCache<PersonSummary, number>(8192);
  /** What is near a workplace. */
  readonly surroundings = new RecentCache<Surroundings>(1024);
  /** Each search asks for the workplace of its viewer. */
  readonly workplaces = new RecentCache<Workplace, number>(4096);
}
