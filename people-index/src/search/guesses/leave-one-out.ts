import { isParticle } from '../../language/particles.ts';
import { type Interpretation, joinings } from '../query/interpretation.ts';
import type { NameWords } from '../query/parse-query.ts';

/** Maximum number of parts: longer queries cannot be a name. */
const maxUnits = 8;
const maxInterpretations = 12;
/** Minimum number of words from which two are left out: with fewer, too little of the name is left. */
const minWordsWithoutTwo = 4;
/** Minimum length of a single remaining Latin word, which must identify a name by itself. */
const minLengthAlone = 3;
const isLatin = /^[a-z0-9]*$/;

/** Words that may be left out together, as positions in the text. */
interface Unit {
  readonly positions: readonly number[];
  /** 0 for the most likely. */
  readonly rank: number;
}

/**
 * Interpretations that leave one word out of a text, most likely first: an initial, a middle name, a second surname, then the first word.
 * `isGivenName` distinguishes a middle name from a surname. The particles in front of a word are left out with it, or alone; a compound
 * such as `Jean-Marc` as a whole or in part.
 */
export function leaveOneOut(pieces: NameWords, isGivenName: (word: string) => boolean): Interpretation[] {
  const words = pieces.flat();
  return unitsOf(pieces, isGivenName)
    .slice(0, maxInterpretations)
    .map(({ positions }) => withoutPlaces(words, positions));
}

/** Given names in front of another one by which the person is called: Maria Paula Rego is Paula, Muhammad Anwar el-Sadat Anwar. */
const oftenOmitted = new Set('jose juan joao ana maria marie jean md mohd mohammed mohamed muhammad'.split(' '));

/**
 * The same without two words, for names of four or more: Spain and Portugal write two given names and two surnames in full, and the United
 * States two middle names. The first word stays, since a person with such a name is called or listed by it, unless it is often omitted.
 */
export function leaveTwoOut(pieces: NameWords, isGivenName: (word: string) => boolean): Interpretation[] {
  const words = pieces.flat();
  if (words.length < minWordsWithoutTwo) return [];
  const mayLeaveFirst = oftenOmitted.has(words[0]!);
  const units = unitsOf(pieces, isGivenName).filter(({ positions }) => mayLeaveFirst || !positions.includes(0));
  const couples = units.flatMap((one, index) =>
    units.slice(index + 1).flatMap((other) => {
      const positions = new Set([...one.positions, ...other.positions]);
      const isOneTwice = positions.size < one.positions.length + other.positions.length;
      return isOneTwice || words.length - positions.size < 2
        ? []
        : [{ positions: [...positions], rank: one.rank + other.rank }];
    }),
  );
  return couples
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxInterpretations)
    .map(({ positions }) => withoutPlaces(words, positions));
}

/** Numbers of names from which the first and one other are searched, and from which the first and two others are. */
const minNamesForTwo = 4;
const minNamesForThree = 6;

/**
 * The first name of a full name with one of its surnames, or with the last two: Charles André Joseph Marie de Gaulle is Charles de Gaulle.
 * The usual surname is the last one in Portuguese, and the last but one in Spanish. Also without the particles, which a record may lack.
 */
export function leaveMoreOut(pieces: NameWords, isGivenName: (word: string) => boolean): Interpretation[] {
  const words = pieces.flat();
  const names = namesOf(pieces, isGivenName);
  const count = names.length;
  if (count < minNamesForTwo || count > maxUnits) return [];
  const surnames = names.slice(1).toReversed();
  const lastTwo = names.slice(-2).flat();
  const kept = surnames.map((surname) => [...names[0]!, ...surname]);
  if (count >= minNamesForThree) kept.push([...names[0]!, ...lastTwo]);
  if (oftenOmitted.has(words[0]!)) kept.push([...names[1]!, ...names.at(-1)!], [...names[1]!, ...lastTwo]);
  return kept
    .flatMap((positions) => {
      const bare = positions.filter((index) => index === 0 || !isParticle(words[index]!));
      return bare.length < positions.length ? [positions, bare] : [positions];
    })
    .filter((positions) => positions.length > 1)
    .map((positions) => {
      const left = words.map((_, index) => index).filter((index) => !positions.includes(index));
      return withoutPlaces(words, left);
    });
}

/** Number of words of an English given name, a Chinese surname and the two syllables of a Chinese given name. */
const wordsWithEnglishName = 4;

/**
 * A Chinese name without the English given name before or after it: `Jimmy Lai Chee Ying` is 黎智英. In Hong Kong, Singapore and Malaysia, most
 * people have both, and many records have only the Chinese name.
 */
export function withoutEnglishName(pieces: NameWords): Interpretation[] {
  const words = pieces.flat();
  if (words.length !== wordsWithEnglishName) return [];
  return [0, words.length - 1].flatMap((position) => {
    const left = withoutPlaces(words, [position]);
    const rest = joinings(left.terms.map(({ text }) => text));
    return rest
      .filter(({ terms }) => terms.length === 2 && terms.some(({ isJoined }) => isJoined === true))
      .map(({ terms }) => ({ ...left, terms, needsWholeNames: true }));
  });
}

function withoutPlaces(words: readonly string[], positions: readonly number[]): Interpretation {
  return {
    terms: words.filter((_, index) => !positions.includes(index)).map((text) => ({ text })),
    leftOut: words.filter((_, index) => positions.includes(index)),
    penalty: 0,
    isExpandable: false,
    isInitials: false,
  };
}

/** The parts that may be left out of a text, most likely first. */
function unitsOf(pieces: NameWords, isGivenName: (word: string) => boolean): readonly Unit[] {
  const words = pieces.flat();
  const names = namesOf(pieces, isGivenName);
  if (names.length < 2 && words.length < 2) return [];
  if (names.length > maxUnits) return [];
  const rankOf = (index: number): number => {
    const positions = names[index]!;
    if (positions.length === 1 && words[positions[0]!]!.length === 1) return 0;
    if (index === 0) return 3;
    const isLast = index === names.length - 1;
    const isMiddleGiven = isGivenName(words[names[isLast ? index - 1 : index]!.at(-1)!]!);
    return isLast === isMiddleGiven ? 2 : 1;
  };
  const units: Unit[] = names.map((positions, index) => ({ positions, rank: rankOf(index) }));
  let start = 0;
  for (const piece of pieces) {
    const first = start;
    start += piece.length;
    if (piece.length < 2) continue;
    const rank = units.find(({ positions }) => positions.includes(first))!.rank;
    // Of a compound, people use the first part.
    for (let index = start - 1; index >= first; index--) units.push({ positions: [index], rank });
  }
  for (const positions of names) {
    const particles = positions.filter((index) => isParticle(words[index]!));
    if (particles.length > 0 && particles.length < positions.length) units.push({ positions: particles, rank: 3 });
  }
  return units.filter(({ positions }) => positions.length < words.length).sort((one, other) => one.rank - other.rank);
}

/** Whether the remaining terms are worth a search by themselves, if few people match them. */
export function canStandAlone({ terms }: Interpretation): boolean {
  return terms.some(({ text }) => (text.length >= minLengthAlone || !isLatin.test(text)) && !isParticle(text));
}

/** The positions of the words of each piece, including the particles in front of it. */
function namesOf(pieces: NameWords, isGivenName: (word: string) => boolean): number[][] {
  const names: number[][] = [];
  let isOpen = false;
  let next = 0;
  for (const piece of pieces) {
    const positions = piece.map(() => next++);
    if (isOpen) names.at(-1)!.push(...positions);
    else names.push(positions);
    const [word = ''] = piece;
    // Some particles are also first names: Ben, Al.
    const isName: boolean = names.length === 1 && !isOpen && isGivenName(word);
    isOpen = piece.length === 1 && word.length > 1 && isParticle(word) && !isName;
  }
  return names;
}
