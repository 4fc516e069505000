import { phoneticsOf, queryKeys } from '../../language/phonetics/phonetics.ts';
import { entriesWithKeys, lengthOfRanges, visitCloseTokens } from '../../segment/phonetic-index.ts';
import type { Segment } from '../../segment/segment.ts';
import { work } from '../cost/cost-model.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

/** The phonetic keys and forms of a word. */
interface Sounds {
  readonly keys: readonly string[];
  readonly forms: readonly string[];
}

/** The sounds of a word of a query. */
export function soundsOf(word: string): Sounds {
  const sounds = phoneticsOf(word);
  return { keys: queryKeys(sounds), forms: sounds.forms };
}

/** Visits each token that shares a key with a word and is at least as close to one of its forms as `minCloseness`, with its closeness. */
export function visitAlike(
  { data, workspace }: Segment,
  { keys, forms }: Sounds,
  minCloseness: number,
  budget: WorkBudget,
  visit: (token: number, closeness: number) => void,
): void {
  const { phonetics } = data;
  const ranges = entriesWithKeys(phonetics, keys);
  budget.spend(work.term + lengthOfRanges(ranges) * forms.length * work.phoneticComparison);
  visitCloseTokens(phonetics, ranges, { forms, minCloseness, comparison: workspace.sounds }, visit);
}

/** The distance of an expansion that is as close as `near`: 0 for the closest, up to 3. */
export function distanceBySound(near: number, minCloseness: number): number {
  return Math.min(3, Math.floor(((1 - near) / (1 - minCloseness)) * 4));
}
