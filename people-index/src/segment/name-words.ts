import { longestToken } from '../columns/token-dictionary.ts';
import { arabicCompounds } from '../language/arabic-hebrew/arabic-compounds.ts';
import { wordsAfterElision } from '../language/elision.ts';
import { foldWords } from '../language/fold.ts';
import { isParticle, withoutParticles } from '../language/particles.ts';
import { romanize } from '../language/romanization/romanize.ts';
import { foldVariants } from '../language/spelling-variants.ts';
import { type WordKind, wholePlace, wordKind } from './word-kind.ts';

/** Place of the words from the 30th on. */
const lastPlace = 29;

export interface NameToken {
  readonly token: string;
  readonly kind: WordKind;
  /** Which word of the name it is, from 0; `wholePlace` for all of them. */
  readonly place: number;
}

const betweenWords = /[\s\p{Pd}.,;/()[\]"_|+&]+/u;
const latinOnly = /^[\p{Script=Latin}\p{N}]*$/u;
const maximumReadings = 4;
/** Chinese characters are read in three languages, and in Chinese in several. */
const maximumReadingsOfHan = 7;
/** One character is a given name of Japan in more readings than a word of several. */
const maximumReadingsOfOneHan = 9;
const hasHan = /\p{Script=Han}/u;
/** A whole name without a space: 山本健太, 손미경; not 张斌. */
const nameInOneWord = /^(?:\p{Script=Han}{3,6}|\p{Script=Hangul}{3,5})$/u;
const shortestGivenName = 2;

function maxReadingsOf(word: string): number {
  if (!hasHan.test(word)) return maximumReadings;
  return word.length === 1 ? maximumReadingsOfOneHan : maximumReadingsOfHan;
}

/** The words under which a first or last name is found, the strongest kind of each, with the places of the words that are no particles as bits. */
export function wordsOfName(name: string, pieces?: KnownPieces): { tokens: NameToken[]; core: number } {
  const { words, variants, readings } = takeApart(name, pieces);
  const found = new Map<string, NameToken>();
  const add = (text: string, kind: WordKind, place: number) => {
    const token = text.slice(0, longestToken);
    const known = found.get(token);
    // A name that is borne twice, as in García García, is there twice.
    const isRepeated = known !== undefined && kind <= wordKind.part && known.kind === kind && known.place !== place;
    if (isRepeated) found.set(`${token} ${place}`, { token, kind, place });
    else if (token !== '' && (known === undefined || kind < known.kind)) found.set(token, { token, kind, place });
  };
  const coreWords = withoutParticles(words);
  let core = 0;
  words.forEach((word, index) => {
    const place = Math.min(index, lastPlace);
    const isCore = coreWords.length === words.length || !isParticle(word);
    if (isCore) core |= 1 << place;
    add(word, isCore && coreWords.length === 1 ? wordKind.whole : wordKind.part, place);
  });
  if (words.length > 1) add(words.join(''), wordKind.whole, wholePlace);
  words.forEach((word, index) => {
    if (isParticle(word)) return;
    let first = index;
    while (first > 0 && isParticle(words[first - 1]!)) first--;
    for (let start = first; start < index; start++)
      add(words.slice(start, index + 1).join(''), wordKind.part, Math.min(index, lastPlace));
  });
  for (const [variant, index] of variants) add(variant, wordKind.variant, Math.min(index, lastPlace));
  const fewest = fewestParts(readings);
  for (const [reading, index] of readings) {
    const parts = reading.split(' ');
    const place = words.length === 1 ? wholePlace : Math.min(index, lastPlace);
    const kind = parts.length === fewest[index] ? wordKind.script : wordKind.syllable;
    for (const part of parts) add(part, kind, parts.length === 1 ? place : Math.min(index, lastPlace));
    if (parts.length > 1) add(parts.join(''), wordKind.script, place);
  }
  return { tokens: [...found.values()], core };
}

/** The words under which another name is found. */
export function wordsOfOtherName(name: string, pieces?: KnownPieces): NameToken[] {
  const { words, variants, readings } = takeApart(name, pieces);
  const found = new Map<string, NameToken>();
  const add = (text: string, kind: WordKind) => {
    const token = text.slice(0, longestToken);
    const known = found.get(token);
    if (token !== '' && (known === undefined || kind < known.kind))
      found.set(token, { token, kind, place: wholePlace });
  };
  for (const word of words) add(word, wordKind.other);
  if (words.length === 1) for (const given of givenNamesOf(words[0]!)) add(given, wordKind.other);
  if (words.length > 1 && words.length < 5) add(words.join(''), wordKind.other);
  for (const [variant] of variants) add(variant, wordKind.other);
  const fewest = fewestParts(readings);
  for (const [reading, index] of readings) {
    const parts = reading.split(' ');
    const isWhole = parts.length === fewest[index];
    add(parts.join(''), wordKind.script);
    for (const part of parts) add(part, isWhole ? wordKind.script : wordKind.syllable);
  }
  return [...found.values()];
}

/** What may be the given name of a name in one word, whatever surname stands before it: 健太 of 山本健太. The surname begins the word, so that it is found as it is. */
function givenNamesOf(word: string): string[] {
  if (!nameInOneWord.test(word)) return [];
  return Array.from({ length: word.length - shortestGivenName }, (_, place) => word.slice(place + 1));
}

/** How many parts the shortest reading of each word has: those of longer ones are syllables. */
function fewestParts(readings: readonly (readonly [text: string, index: number])[]): readonly number[] {
  const fewest: number[] = [];
  for (const [reading, index] of readings) {
    fewest[index] = Math.min(fewest[index] ?? Number.POSITIVE_INFINITY, reading.split(' ').length);
  }
  return fewest;
}

interface Piece {
  readonly words: readonly string[];
  /** Other spellings, and Latin readings, of a word by its place in the piece. */
  readonly variants: readonly (readonly [text: string, index: number])[];
  readonly readings: readonly (readonly [text: string, index: number])[];
}

/** Names are made of few different pieces: what was read of them, kept for as long as somebody reads many names. */
export type KnownPieces = Map<string, Piece>;
const maxPieces = 50_000;

function readPiece(piece: string, knownPieces: KnownPieces | undefined): Piece {
  const known = knownPieces?.get(piece);
  if (known !== undefined) return known;
  const words = foldWords(piece);
  const spellings =
    words.length === 1 ? [piece, ...wordsAfterElision(piece).map(({ word }) => word)].flatMap(foldVariants) : [];
  const variants = spellings.filter((variant) => variant !== words[0]);
  const read: Piece = {
    words,
    variants: variants.map((variant) => [variant, 0] as const),
    readings: words.flatMap((word, index) =>
      latinOnly.test(word)
        ? []
        : romanize(word)
            .slice(0, maxReadingsOf(word))
            .map((reading) => [reading, index] as const),
    ),
  };
  if (knownPieces !== undefined && knownPieces.size >= maxPieces) knownPieces.clear();
  knownPieces?.set(piece, read);
  return read;
}

function takeApart(name: string, known: KnownPieces | undefined): Piece {
  const parts = name.slice(0, 256).split(betweenWords);
  if (parts.length === 1) return withCompoundWords(readPiece(name.slice(0, 256), known));
  const words: string[] = [];
  const variants: (readonly [text: string, index: number])[] = [];
  const readings: (readonly [text: string, index: number])[] = [];
  for (const piece of parts) {
    const read = readPiece(piece, known);
    for (const [text, index] of read.variants) variants.push([text, index + words.length]);
    for (const [text, index] of read.readings) readings.push([text, index + words.length]);
    words.push(...read.words);
  }
  return withCompoundWords({ words, variants, readings });
}

/** Adds the one form of each Arabic compound, and in Arabic letters its readings. */
function withCompoundWords(piece: Piece): Piece {
  const compounds = arabicCompounds(piece.words);
  if (compounds.length === 0) return piece;
  const variants = [...piece.variants];
  const readings = [...piece.readings];
  for (const { text, place, size } of compounds) {
    if (size > 1 || text !== piece.words[place]) variants.push([text, place]);
    if (size > 1 && !latinOnly.test(text))
      for (const reading of romanize(text).slice(0, maximumReadings)) readings.push([reading, place]);
  }
  return { words: piece.words, variants, readings };
}
