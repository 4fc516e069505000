import type { Misspelling, Segment } from '../../segment/segment.ts';
import { scanTypos } from './scan-typos.ts';
import type { WorkBudget } from '../work/work-budget.ts';

/** The tokens of the dictionary with so many typos at most. They are kept: a last word is looked for once more as one that may be unfinished. */
export function misspellings(segment: Segment, word: string, most: 1 | 2, budget: WorkBudget): readonly Misspelling[] {
  const key = `${most} ${word}`;
  const known = segment.caches.misspellings.get(key);
  if (known !== undefined) {
    budget.spend(known.work);
    return known.found;
  }
  const before = budget.spent;
  const found: Misspelling[] = [];
  scanTypos(segment.tokens, { word, most, budget }, (token, typos) => found.push({ token, typos }));
  segment.caches.misspellings.set(key, { found, work: budget.spent - before });
  return found;
}
