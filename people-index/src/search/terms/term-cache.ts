import type { Segment } from '../../segment/segment.ts';
import { lookupKey, type QueryTerm } from '../query/query-term.ts';
import { TermLookup } from './term-lookup.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

const noDictionary = () => undefined;

/**
 * The lookup of a term in a segment, from the cache of the segment. Only for searches in literal tiers, or in all tiers without a
 * dictionary of their own to guess from: the matches of a term depend on both. Terms with digits are not cached: hardly any code or number
 * is searched twice.
 */
export function cachedLookup(segment: Segment, term: QueryTerm, budget: WorkBudget): TermLookup {
  const make = () => new TermLookup(segment, term, noDictionary, budget);
  return /\d/.test(term.text) ? make() : segment.caches.lookups.getOrMake(lookupKey(term), make);
}
