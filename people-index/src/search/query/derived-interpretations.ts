import { isParticle } from '../../language/particles.ts';
import type { Interpretation } from './interpretation.ts';

/** A shorter word is begun by too many others but for one letter. */
const shortestUnfinished = 5;

/** Whether the words stand as typed, perhaps joined: not cut up. */
export function isUndivided({ mustExist }: Interpretation): boolean {
  return mustExist === undefined;
}

/** Of equal penalty, what joins two words first: a given name sounds as a whole. */
export function joinedFirst(interpretations: readonly Interpretation[]): readonly Interpretation[] {
  return interpretations.toSorted((one, other) => one.penalty - other.penalty || one.terms.length - other.terms.length);
}

/** A name that is read as several words is met word by word before it is met as a whole. */
export function behindReadings(
  spoken: readonly Interpretation[],
  readings: readonly Interpretation[],
): readonly Interpretation[] {
  return readings.length === 0
    ? joinedFirst(spoken)
    : spoken.map((interpretation) => ({ ...interpretation, penalty: 4 }));
}

/** The same words, the last of them perhaps unfinished: its beginning may hold a typo. */
export function unfinished(interpretation: Interpretation): Interpretation[] {
  const last = interpretation.terms.at(-1)!;
  if (last.text.length < shortestUnfinished || isParticle(last.text)) return [];
  return [{ ...interpretation, terms: [...interpretation.terms.slice(0, -1), { ...last, isUnfinished: true }] }];
}

/** The terms as whole names of somebody who writes them in another script: `Li Na` is 李娜, before it begins Li Nan. */
export function asWholeReadings(interpretation: Interpretation): Interpretation[] {
  const { terms, isSpoken } = interpretation;
  if (!isSpoken || terms.length < 2 || !terms.every(({ text }) => isLatin.test(text))) return [];
  return [
    {
      ...interpretation,
      terms: terms.map(({ text }) => ({ text, limitedTo: 'read' })),
      needsWholeNames: true,
    },
  ];
}
const isLatin = /^[a-z]+$/;

/** The words as names in another script that sound somewhat like them. */
export function soundingLoosely(interpretation: Interpretation): Interpretation[] {
  const { terms } = interpretation;
  if (terms.length < 2) return [];
  return [{ ...interpretation, terms: terms.map((term) => ({ ...term, limitedTo: 'loose' })), needsOwnWords: true }];
}
