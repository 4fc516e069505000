import { isParticle } from '../../language/particles.ts';
import type { Interpretation } from '../query/interpretation.ts';
import type { NameWords } from '../query/parse-query.ts';

/** More words are no name. */
const maxUnits = 8;
const maxInterpretations = 12;
/** Without two words of fewer, hardly anything is left of a name. */
const shortestWithoutTwo = 4;
/** A single word that remains must be a name by itself. */
const shortestAlone = 3;
const isLatin = /^[a-z0-9]*$/;

/** What may be left out together, as places among the words. */
interface Unit {
  readonly places: readonly number[];
  /** 0 the likeliest. */
  readonly rank: number;
}

/**
 * Interpretations that leave one word out of a text, the likeliest first: an initial, a middle name, a second surname, then the first word. `isGivenName` tells a middle name from a
 * surname. The particles in front of a word go with it, or alone; a compound such as `Jean-Marc` may go as a whole or in part.
 */
export function leaveOneOut(pieces: NameWords, isGivenName: (word: string) => boolean): Interpretation[] {
  const words = pieces.flat();
  return unitsOf(pieces, isGivenName)
    .slice(0, maxInterpretations)
    .map(({ places }) => withoutPlaces(words, places));
}

/**
 * The same without two words, of names with four or more: Spain and Portugal write two given names and two surnames in full, and America two middle names. The first word
 * stays, by which somebody with such a name is called, or listed.
 */
export function leaveTwoOut(pieces: NameWords, isGivenName: (word: string) => boolean): Interpretation[] {
  const words = pieces.flat();
  if (words.length < shortestWithoutTwo) return [];
  const units = unitsOf(pieces, isGivenName).filter(({ places }) => !places.includes(0));
  const couples = units.flatMap((one, place) =>
    units.slice(place + 1).flatMap((other) => {
      const places = new Set([...one.places, ...other.places]);
      const isOneTwice = places.size < one.places.length + other.places.length;
      return isOneTwice || words.length - places.size < 2 ? [] : [{ places: [...places], rank: one.rank + other.rank }];
    }),
  );
  return couples
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxInterpretations)
    .map(({ places }) => withoutPlaces(words, places));
}

function withoutPlaces(words: readonly string[], places: readonly number[]): Interpretation {
  return {
    terms: words.filter((_, place) => !places.includes(place)).map((text) => ({ text })),
    leftOut: words.filter((_, place) => places.includes(place)),
    penalty: 0,
    isSpoken: false,
    isStrict: false,
  };
}

/** What may be left out of a text, the likeliest first. */
function unitsOf(pieces: NameWords, isGivenName: (word: string) => boolean): readonly Unit[] {
  const words = pieces.flat();
  const names = namesOf(pieces, isGivenName);
  if (names.length < 2 && words.length < 2) return [];
  if (names.length > maxUnits) return [];
  const rankOf = (place: number): number => {
    const own = names[place]!;
    if (own.length === 1 && words[own[0]!]!.length === 1) return 0;
    if (place === 0) return 3;
    const isLast = place === names.length - 1;
    const isMiddleGiven = isGivenName(words[names[isLast ? place - 1 : place]!.at(-1)!]!);
    return isLast === isMiddleGiven ? 2 : 1;
  };
  const units: Unit[] = names.map((places, place) => ({ places, rank: rankOf(place) }));
  let start = 0;
  for (const piece of pieces) {
    const first = start;
    start += piece.length;
    if (piece.length < 2) continue;
    const rank = units.find(({ places }) => places.includes(first))!.rank;
    // Of a compound the first part is the one that is used.
    for (let place = start - 1; place >= first; place--) units.push({ places: [place], rank });
  }
  for (const places of names) {
    const particles = places.filter((place) => isParticle(words[place]!));
    if (particles.length > 0 && particles.length < places.length) units.push({ places: particles, rank: 3 });
  }
  return units.filter(({ places }) => places.length < words.length).sort((one, other) => one.rank - other.rank);
}

/** Whether the terms that remain are worth looking for by themselves, if few people hold them. */
export function canStandAlone({ terms }: Interpretation): boolean {
  return terms.some(({ text }) => (text.length >= shortestAlone || !isLatin.test(text)) && !isParticle(text));
}

/** The places of the words of each piece, with those of the particles in front of it. */
function namesOf(pieces: NameWords, isGivenName: (word: string) => boolean): number[][] {
  const names: number[][] = [];
  let isOpen = false;
  let next = 0;
  for (const piece of pieces) {
    const places = piece.map(() => next++);
    if (isOpen) names.at(-1)!.push(...places);
    else names.push(places);
    const [word = ''] = piece;
    // Some particles are first names too: Ben, Al.
    const isName: boolean = names.length === 1 && !isOpen && isGivenName(word);
    isOpen = piece.length === 1 && word.length > 1 && isParticle(word) && !isName;
  }
  return names;
}
