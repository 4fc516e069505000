import { isParticle } from '../language/particles.ts';
import type { Interpretation } from './read-query.ts';

/** More words are no name. */
const mostUnits = 8;
/** A single word that remains must be a name by itself. */
const shortestAlone = 3;

/**
 * The ways to leave one word out of a text, the likeliest first: an initial, a middle name, a second surname (`isGivenName` tells one from the other), then the first word.
 * The particles in front of a word go with it.
 */
export function leaveOneOut(words: readonly string[], isGivenName: (word: string) => boolean): Interpretation[] {
  const units = unitsOf(words, isGivenName);
  if (units.length < 2 || units.length > mostUnits) return [];
  const rankOf = (place: number): number => {
    const [word = ''] = units[place]!;
    if (word.length === 1 && units[place]!.length === 1) return 0;
    if (place === 0) return 3;
    if (place === units.length - 1) return isGivenName(units[place - 1]!.at(-1)!) ? 2 : 1;
    return isGivenName(units[place]!.at(-1)!) ? 1 : 2;
  };
  return units
    .map((leftOut, place) => ({ leftOut, place, rank: rankOf(place) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ leftOut, place }) => {
      const words = units
        .toSpliced(place, 1)
        .flat()
        .map((text) => ({ text }));
      return { words, leftOut, penalty: 0, isSpoken: false, isStrict: false };
    });
}

/** Whether the words that remain are worth looking for by themselves, if few people hold them. */
export function canStandAlone({ words }: Interpretation): boolean {
  return words.some(({ text }) => (text.length >= shortestAlone || !isLatin.test(text)) && !isParticle(text));
}

const isLatin = /^[a-z0-9]*$/;

/** The words, each with the particles in front of it. */
function unitsOf(words: readonly string[], isGivenName: (word: string) => boolean): string[][] {
  const units: string[][] = [];
  let isOpen = false;
  words.forEach((word, place) => {
    if (isOpen) units.at(-1)!.push(word);
    else units.push([word]);
    // Some particles are first names too: Ben, Al.
    isOpen = word.length > 1 && isParticle(word) && !(place === 0 && isGivenName(word));
  });
  return units;
}
