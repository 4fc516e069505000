import { pinyinOfSpelling } from '../../language/chinese/chinese-spellings.ts';
import { similarSyllables } from '../../language/chinese/similar-syllables.ts';
import type { Expansion, Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import { work } from '../cost/cost-model.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

/** Distance of a name whose other syllable has a vowel in common with the typed one, and of one that has none. */
const [near, far] = [2, 3] as const;

/**
 * The readings of given names of two Chinese characters that have one of two typed syllables, in any spelling, and a similar syllable in
 * place of the other.
 */
export function findBySimilarSyllable(
  { tokens }: Segment,
  [first, second]: readonly [string, string],
  budget: WorkBudget,
): readonly Expansion[] {
  const found = new Map<number, Expansion>();
  let lookups = 0;
  const addName = (text: string, distance: number) => {
    lookups++;
    const token = tokens.find(text);
    const known = found.get(token);
    if (token >= 0 && (known === undefined || known.distance > distance))
      found.set(token, { token, tier: tierNumber.typo, distance, kind: 'script', only: 'readings' });
  };
  const addAll = (ones: Iterable<string>, others: readonly { readonly text: string; readonly distance: number }[]) => {
    for (const one of ones) {
      const [start, end] = tokens.prefixRange(one);
      lookups++;
      if (start < end) for (const { text, distance } of others) addName(one + text, distance);
    }
  };
  const [firstPinyin, secondPinyin] = [pinyinOfSpelling(first), pinyinOfSpelling(second)];
  addAll(
    firstPinyin,
    similarSyllables(second).map(({ text, isClose }) => ({ text, distance: isClose ? near : far })),
  );
  for (const { text, isClose } of similarSyllables(first))
    addAll(
      [text],
      secondPinyin.map((other) => ({ text: other, distance: isClose ? near : far })),
    );
  budget.spend(work.term + lookups * work.lookup);
  return [...found.values()];
}
