import { RecentCache } from '../columns/recent-cache.ts';
import type { MergedRows } from '../search/filters/merged-rows.ts';
import type { Surroundings } from '../search/ranking/proximity.ts';
import type { TermLookup } from '../search/terms/term-lookup.ts';
import type { PersonSummary } from '../person.ts';
import type { Workplace } from '../search-query.ts';
import type { Expansion, Misspelling } from './segment.ts';

/**
 * Caches of searches for one segment. Its words and rows never change, so that no entry becomes stale, except summaries when details
 * change.
 */
export class SegmentCaches {
  /** Lookups of recent terms: while a user types a name, only the last term changes. */
  readonly lookups = new RecentCache<TermLookup>(8192);
  /** Tokens that sound like a term, and the work units of finding them. */
  readonly phoneticExpansions = new RecentCache<{ readonly found: readonly Expansion[]; readonly work: number }>(4096);
  /** Tokens that differ from a word by typos, and the work units of finding them. */
  readonly misspellings = new RecentCache<{ readonly found: readonly Misspelling[]; readonly work: number }>(1024);
  /** Number of rows that pass some filters. */
  readonly counts = new RecentCache<number>(4096);
  /** The first rows in name order that pass some filters: the next page continues where the previous one stopped. */
  readonly merges = new RecentCache<MergedRows>(64);
  /** Summaries: the same people are shown after every keystroke. */
  readonly summaries = new RecentCache<PersonSummary, number>(8192);
  /** The values and rows near a workplace. */
  readonly surroundings = new RecentCache<Surroundings>(1024);
  /** Workplaces: each search needs that of its viewer. */
  readonly workplaces = new RecentCache<Workplace, number>(4096);
}
