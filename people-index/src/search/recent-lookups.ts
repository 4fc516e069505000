import { RecentWords } from '../columns/recent-words.ts';
import type { Segment } from '../segment/segment.ts';
import { keyOfWord, type QueryWord, WordLookup } from './word-lookup.ts';
import type { WorkBudget } from './work-budget.ts';

const mostRecent = 8192;
const recent = new WeakMap<Segment, RecentWords<WordLookup>>();
const many = () => undefined;

/**
 * Where a word is met in a segment, kept for the words asked last: while somebody types a name, all its words but the last stay the same, and common names are asked
 * over and over. Not for searches that leave out tiers or have few people to guess among: what a word reaches depends on both. Nor are codes and numbers kept, of which
 * each is another.
 */
export function recentLookup(segment: Segment, word: QueryWord, budget: WorkBudget): WordLookup {
  if (/\d/.test(word.text)) return new WordLookup(segment, word, many, budget);
  let lookups = recent.get(segment);
  if (lookups === undefined) {
    lookups = new RecentWords<WordLookup>(mostRecent);
    recent.set(segment, lookups);
  }
  const key = keyOfWord(word);
  let lookup = lookups.get(key);
  if (lookup === undefined) {
    lookup = new WordLookup(segment, word, many, budget);
    lookups.set(key, lookup);
  }
  return lookup;
}
