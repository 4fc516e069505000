import { isParticle } from '../../language/particles.ts';
import type { Interpretation } from './interpretation.ts';

/** Minimum length of an unfinished word with a typo: too many words start like a shorter one except for one letter. */
const minUnfinishedLength = 5;

/** Whether no word was split: the words are as typed, possibly joined. */
export function isUnsplit({ mustExist }: Interpretation): boolean {
  return mustExist === undefined;
}

/** Sorts by penalty; at equal penalty, joined words come first, since a given name is pronounced as a whole. */
export function byPenaltyThenLength(interpretations: readonly Interpretation[]): readonly Interpretation[] {
  return interpretations.toSorted((one, other) => one.penalty - other.penalty || one.terms.length - other.terms.length);
}

/** If a text has readings of several words, they come before the text as one word. */
export function afterReadings(
  expandable: readonly Interpretation[],
  readings: readonly Interpretation[],
): readonly Interpretation[] {
  return readings.length === 0
    ? byPenaltyThenLength(expandable)
    : expandable.map((interpretation) => ({ ...interpretation, penalty: 4 }));
}

/** The same words with the last one possibly unfinished: it may be a prefix with a typo. */
export function unfinished(interpretation: Interpretation): Interpretation[] {
  const last = interpretation.terms.at(-1)!;
  if (last.text.length < minUnfinishedLength || isParticle(last.text)) return [];
  return [{ ...interpretation, terms: [...interpretation.terms.slice(0, -1), { ...last, isUnfinished: true }] }];
}

/** The terms as the whole names of a person who writes them in another script: `Li Na` is 李娜, before it is a prefix of Li Nan. */
export function asWholeReadings(interpretation: Interpretation): Interpretation[] {
  const { terms, isExpandable } = interpretation;
  if (!isExpandable || terms.length < 2 || !terms.every(({ text }) => isLatin.test(text))) return [];
  return [
    {
      ...interpretation,
      terms: terms.map(({ text }) => ({ text, limitedTo: 'read' })),
      needsWholeNames: true,
    },
  ];
}
const isLatin = /^[a-z]+$/;

/** The words as names in another script that sound roughly like them. */
export function inOtherScript(interpretation: Interpretation): Interpretation[] {
  const { terms } = interpretation;
  if (terms.length < 2) return [];
  return [{ ...interpretation, terms: terms.map((term) => ({ ...term, limitedTo: 'loose' })), needsOwnWords: true }];
}
