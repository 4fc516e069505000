import { RecentWords } from '../columns/recent-words.ts';
import type { Segment } from '../segment/segment.ts';
import { lookupKey, type QueryTerm, TermLookup } from './term-lookup.ts';
import type { WorkBudget } from './work-budget.ts';

const mostRecent = 8192;
const recent = new WeakMap<Segment, RecentWords<TermLookup>>();
const many = () => undefined;

/**
 * Where a term is met in a segment, kept for the terms asked last: while somebody types a name, all its terms but the last stay the same, and common names are asked
 * over and over. Not for searches that leave out tiers or have few people to guess among: what a term reaches depends on both. Nor are codes and numbers kept, of which
 * each is another.
 */
export function cachedLookup(segment: Segment, term: QueryTerm, budget: WorkBudget): TermLookup {
  if (/\d/.test(term.text)) return new TermLookup(segment, term, many, budget);
  let lookups = recent.get(segment);
  if (lookups === undefined) {
    lookups = new RecentWords<TermLookup>(mostRecent);
    recent.set(segment, lookups);
  }
  const key = lookupKey(term);
  let lookup = lookups.get(key);
  if (lookup === undefined) {
    lookup = new TermLookup(segment, term, many, budget);
    lookups.set(key, lookup);
  }
  return lookup;
}
