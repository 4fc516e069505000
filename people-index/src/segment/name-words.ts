import { maxTokenLength } from '../columns/token-dictionary.ts';
import { arabicCompounds } from '../language/arabic-hebrew/arabic-compounds.ts';
import { wordsAfterElision } from '../language/elision.ts';
import { foldWords } from '../language/fold.ts';
import { isSyllableName } from '../language/han/syllable-name.ts';
import { isParticle, withoutParticles } from '../language/particles.ts';
import { romanize } from '../language/romanization/romanize.ts';
import { foldVariants } from '../language/spelling-variants.ts';
import { type WordKind, wholePosition, wordKind } from './word-kind.ts';

/** Position of the 30th word and of all later ones. */
const lastPosition = 29;

export interface NameToken {
  readonly token: string;
  readonly kind: WordKind;
  /** Position of the word in the name, from 0; `wholePosition` for a token of all words. */
  readonly position: number;
}

const betweenWords = /[\s\p{Pd}.,;/()[\]"_|+&]+/u;
const latinOnly = /^[\p{Script=Latin}\p{N}]*$/u;
const maxReadings = 4;
/** Maximum number of readings of a word in Chinese characters, which are read in three languages and, in Chinese, in several ways. */
const maxReadingsOfHan = 7;
/** Maximum number of readings of a single character: as a Japanese given name it has more readings than a word of several. */
const maxReadingsOfOneHan = 9;
const hasHan = /\p{Script=Han}/u;
/** Matches a whole name without a space: 山本健太, 손미경; not 张斌. */
const nameInOneWord = /^(?:\p{Script=Han}{3,6}|\p{Script=Hangul}{3,5})$/u;
const minGivenNameLength = 2;
/** Number of words of an English given name and the two syllables of a Chinese one. */
const syllableNameLength = 3;

function maxReadingsOf(word: string): number {
  if (!hasHan.test(word)) return maxReadings;
  return word.length === 1 ? maxReadingsOfOneHan : maxReadingsOfHan;
}

/**
 * The tokens under which a first or last name is indexed, each with its strongest kind, and the positions of the words other than
 * particles, as bits.
 */
export function wordsOfName(name: string, pieces?: KnownPieces): { tokens: NameToken[]; core: number } {
  const { words, variants, readings } = analyseName(name, pieces);
  const found = new Map<string, NameToken>();
  const add = (text: string, kind: WordKind, index: number) => {
    const token = text.slice(0, maxTokenLength);
    const known = found.get(token);
    // A word that occurs twice, as in García García, is indexed twice.
    const isRepeated = known !== undefined && kind <= wordKind.part && known.kind === kind && known.position !== index;
    if (isRepeated) found.set(`${token} ${index}`, { token, kind, position: index });
    else if (token !== '' && (known === undefined || kind < known.kind))
      found.set(token, { token, kind, position: index });
  };
  const coreWords = withoutParticles(words);
  let core = 0;
  words.forEach((word, index) => {
    const position = Math.min(index, lastPosition);
    const isCore = coreWords.length === words.length || !isParticle(word);
    if (isCore) core |= 1 << position;
    add(word, isCore && coreWords.length === 1 ? wordKind.whole : wordKind.part, position);
  });
  if (words.length > 1) add(words.join(''), wordKind.whole, wholePosition);
  words.forEach((word, index) => {
    if (isParticle(word)) return;
    let first = index;
    while (first > 0 && isParticle(words[first - 1]!)) first--;
    for (let start = first; start < index; start++)
      add(words.slice(start, index + 1).join(''), wordKind.part, Math.min(index, lastPosition));
  });
  // A Chinese given name next to an English one: Jacky Hok-yau is 學友, too.
  if (words.length === syllableNameLength) {
    for (const start of [0, 1]) {
      const [one = '', other = ''] = words.slice(start);
      // Not the van de of van de Velde.
      const areParticles = isParticle(one) && isParticle(other);
      if (!areParticles && isSyllableName(one, other)) add(one + other, wordKind.part, start + 1);
    }
  }
  for (const [variant, index] of variants) add(variant, wordKind.variant, Math.min(index, lastPosition));
  const fewest = fewestParts(readings);
  for (const [reading, index] of readings) {
    const parts = reading.split(' ');
    const position = words.length === 1 ? wholePosition : Math.min(index, lastPosition);
    const kind = parts.length === fewest[index] ? wordKind.script : wordKind.syllable;
    for (const part of parts) add(part, kind, parts.length === 1 ? position : Math.min(index, lastPosition));
    if (parts.length > 1) add(parts.join(''), wordKind.script, position);
  }
  return { tokens: [...found.values()], core };
}

/** The tokens under which another name is indexed. */
export function wordsOfOtherName(name: string, pieces?: KnownPieces): NameToken[] {
  const { words, variants, readings } = analyseName(name, pieces);
  const found = new Map<string, NameToken>();
  const add = (text: string, kind: WordKind) => {
    const token = text.slice(0, maxTokenLength);
    const known = found.get(token);
    if (token !== '' && (known === undefined || kind < known.kind))
      found.set(token, { token, kind, position: wholePosition });
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

/**
 * The possible given names of a name in one word, for every length of the surname: 健太 of 山本健太. The surname needs no token, since it is a
 * prefix of the word.
 */
function givenNamesOf(word: string): string[] {
  if (!nameInOneWord.test(word)) return [];
  return Array.from({ length: word.length - minGivenNameLength }, (_, index) => word.slice(index + 1));
}

/** Number of parts of the shortest reading of each word: the parts of longer readings are syllables. */
function fewestParts(readings: readonly (readonly [text: string, index: number])[]): readonly number[] {
  const fewest: number[] = [];
  for (const [reading, index] of readings) {
    fewest[index] = Math.min(fewest[index] ?? Number.POSITIVE_INFINITY, reading.split(' ').length);
  }
  return fewest;
}

interface Piece {
  readonly words: readonly string[];
  /** Spelling variants and Latin readings, each with the position of its word in the piece. */
  readonly variants: readonly (readonly [text: string, index: number])[];
  readonly readings: readonly (readonly [text: string, index: number])[];
}

/** Cache of analysed pieces for code that reads many names: names consist of few distinct pieces. */
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

function analyseName(name: string, known: KnownPieces | undefined): Piece {
  const parts = name.slice(0, 256).split(betweenWords);
  if (parts.length === 1) return withCompounds(readPiece(name.slice(0, 256), known));
  const words: string[] = [];
  const variants: (readonly [text: string, index: number])[] = [];
  const readings: (readonly [text: string, index: number])[] = [];
  for (const piece of parts) {
    const read = readPiece(piece, known);
    for (const [text, index] of read.variants) variants.push([text, index + words.length]);
    for (const [text, index] of read.readings) readings.push([text, index + words.length]);
    words.push(...read.words);
  }
  return withCompounds({ words, variants, readings });
}

/** Adds the canonical form of each Arabic compound, and its readings if it is in Arabic letters. */
function withCompounds(piece: Piece): Piece {
  const compounds = arabicCompounds(piece.words);
  if (compounds.length === 0) return piece;
  const variants = [...piece.variants];
  const readings = [...piece.readings];
  for (const { text, position: index, size } of compounds) {
    if (size > 1 || text !== piece.words[index]) variants.push([text, index]);
    if (size > 1 && !latinOnly.test(text))
      for (const reading of romanize(text).slice(0, maxReadings)) readings.push([reading, index]);
  }
  return { words: piece.words, variants, readings };
}
