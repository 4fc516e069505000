import type { Misspelling, Segment } from '../../segment/segment.ts';
import { scanTypos } from './scan-typos.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

/**
 * The tokens within `maxTypos` typos of a word. Cached, because the last word of a query is looked up a second time as a possibly unfinished
 * one.
 */
export function misspellings(
  segment: Segment,
  word: string,
  maxTypos: 1 | 2,
  budget: WorkBudget,
): readonly Misspelling[] {
  const key = `${maxTypos} ${word}`;
  const cached = segment.caches.misspellings.get(key);
  if (cached !== undefined) {
    budget.spend(cached.work);
    return cached.found;
  }
  const before = budget.spent;
  const found: Misspelling[] = [];
  scanTypos(segment.tokens, { word, maxTypos, budget }, (token, typos) => found.push({ token, typos }));
  segment.caches.misspellings.set(key, { found, work: budget.spent - before });
  return found;
}
