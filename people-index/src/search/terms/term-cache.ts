import type { Segment } from '../../segment/segment.ts';
import { lookupKey, type QueryTerm } from '../query/query-term.ts';
import { TermLookup } from './term-lookup.ts';
import type { WorkBudget } from '../work/work-budget.ts';

const noDictionary = () => undefined;

/**
 * Where a term is met in a segment, from its cache. Not for searches that leave out tiers, but for those of words as they are, or that have few people to guess among: what a term
 * reaches depends on both. Nor are
 * codes and numbers kept, of which each is another.
 */
export function cachedLookup(segment: Segment, term: QueryTerm, budget: WorkBudget): TermLookup {
  const make = () => new TermLookup(segment, term, noDictionary, budget);
  return /\d/.test(term.text) ? make() : segment.caches.lookups.getOrMake(lookupKey(term), make);
}
