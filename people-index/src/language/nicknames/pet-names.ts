import { memoize } from '../../columns/recent-cache.ts';
import { romanize } from '../romanization/romanize.ts';
import { omitsVowels, scriptOf } from '../script.ts';
import { basesOf, diminutivesOf } from './diminutives.ts';
import { alternateNamesOf, siblingNicknamesOf } from './nicknames.ts';

/** The names that may be meant by a word as a pet name, or that may be pet names of it, by rule. */
export interface PetNames {
  /** The names, each with its distance from the word. */
  readonly distances: ReadonlyMap<string, number>;
  /** Prefixes of names of which the word may be a pet name. */
  readonly beginnings: readonly string[];
}

/** The names of which a folded word is a pet name by rule, the pet names derived from it by rule, and other nicknames of its full names. */
export const petNamesOf = memoize<PetNames>(64, (word) => {
  const distances = new Map<string, number>();
  const add = (name: string, distance: number) => {
    if (distance < (distances.get(name) ?? Number.POSITIVE_INFINITY)) distances.set(name, distance);
  };
  // Arabic and Hebrew hardly form pet names by endings, and a word without vowels has too many romanizations.
  const hasEndings = !omitsVowels.has(scriptOf(word));
  const beginnings: string[] = [];
  for (const text of [word, ...romanize(word)]) {
    if (hasEndings) for (const diminutive of diminutivesOf(text)) add(diminutive, 2);
    const bases = basesOf(text);
    beginnings.push(...bases.beginnings);
    for (const name of bases.names) {
      add(name, 1);
      for (const call of alternateNamesOf(name)) add(call.name, 2);
    }
    for (const fellow of siblingNicknamesOf(text))
      for (const spelling of [fellow, ...romanize(fellow)]) add(spelling, 1);
  }
  return { distances, beginnings };
});
