import { isParticleInitials } from '../language/abbreviations.ts';
import { withCompounds, withServantsApart } from '../language/arabic-compounds.ts';
import { isChineseSyllable } from '../language/chinese-spellings.ts';
import { doubleSurnames } from '../language/chinese-surnames.ts';
import { foldWordsWithoutElisions, joinSingleLetters } from '../language/elision.ts';
import { fold } from '../language/fold.ts';
import {
  withoutAnyTitles,
  withoutClearTitles,
  withoutGluedTitles,
  withoutHonorifics,
  withoutOuterTitles,
} from '../language/honorifics.ts';
import { isSurelyMistyped, otherLayoutsOf } from '../language/keyboard-layouts.ts';
import { withoutFinalDigits } from '../language/outer-digits.ts';
import { isParticle } from '../language/particles.ts';
import { isKoreanSyllable } from '../language/romanise-korean.ts';
import { readWadeGiles } from '../language/read-wade-giles.ts';
import { romanise } from '../language/romanise.ts';
import { type Script, scriptOf } from '../language/script.ts';
import { longestToken } from '../columns/token-dictionary.ts';
import { phoneDigits } from '../segment/phone-book.ts';
import type { QueryWord } from './word-lookup.ts';

const longestText = 256;
const mostWords = 12;
const mostReadings = 8;
/** Longer texts are no names in pieces. */
const mostJoined = 6;

/** One way to read a text as words. */
export interface Interpretation {
  readonly words: readonly QueryWord[];
  /** 0 as typed; higher ones come behind within a tier. At most 4. */
  readonly penalty: number;
  /** Words that must be names as they are, where a word was cut up: most cuts are nonsense. */
  readonly mustExist?: readonly string[];
  /** A word with which a name must begin. */
  readonly mustBegin?: string;
  /** Whether the text was typed for another keyboard layout. */
  readonly isOtherLayout?: boolean;
  /** Whether it is worth a look at the weaker tiers: as typed, or with a particle written apart. */
  readonly isSpoken: boolean;
  /** Whether each word must begin another word of the names, and all of them: initials. */
  readonly isStrict: boolean;
  /** The script of the text, if the words are Latin readings of it. */
  readonly readFrom?: Script;
  /** The words of the text that are not among `words`. */
  readonly leftOut?: readonly string[];
  /** The shortest word that may have two typos. */
  readonly shortestTwice?: number;
  /** Whether the words must be met in more than one name of a person, and one of them in full. */
  readonly needsBothNames?: boolean;
}

/** The lowest penalty first; most often they are in order as they are. */
export function byPenalty(ways: readonly Interpretation[]): readonly Interpretation[] {
  const isInOrder = ways.every((way, place) => place === 0 || ways[place - 1]!.penalty <= way.penalty);
  return isInOrder ? ways : ways.toSorted((one, other) => one.penalty - other.penalty);
}

/** The words of a name, together what was written without a space. */
export type NameWords = readonly (readonly string[])[];

export interface ReadText {
  /** As typed, and with neighbouring words written as one. Empty for a text without letters and digits. */
  readonly literal: readonly Interpretation[];
  /** The e-mail address in the text, lower case. */
  readonly address: string | undefined;
  /** Readings to try when the literal ones find nobody: without titles and brackets, glued words taken apart, initials. */
  readonly freer: () => readonly Interpretation[];
  /** Latin readings that have more words than the text, of a text in another script. */
  readonly readings: () => readonly Interpretation[];
  /** The text without titles and what is in brackets; empty for an e-mail address. */
  readonly nameWords: () => NameWords;
  /** The text without what may be titles and may be names as well. */
  readonly untitled: () => readonly Interpretation[];
  /** What the text would be on other keyboard layouts, to guess with. */
  readonly otherLayouts: () => readonly Interpretation[];
  /** Whether it can only have been typed for another keyboard layout. */
  readonly isMistyped: boolean;
}

// What cannot be part of an e-mail address, besides "@".
const aroundAddress = /[\s<>"'(),;:[\]]/;
// Matches "marie.dupont2"; not "marie dupont2" or "ab1234".
const mailboxText = /^\p{L}[\p{L}'-]*[._][\p{L}'._-]*\p{L}\d{1,3}$/u;
const isAscii = /^\p{ASCII}*$/u;
// Matches "JPM"; not "Kim".
const capitalInitials = /^[A-Z]{3,4}$/;
// Matches "+33 (0)6-12.34" and "1234"; not "12a" or "12".
const phoneText = /^\(?\+?[\d\s().\-/]{4,40}$/;
// Matches "(BtoC)" and "[ext]"; not "a(b".
const bracketed = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;

export function readText(raw: string): ReadText {
  const text = raw.slice(0, longestText).trim();
  const address = addressIn(text);
  const spoken = address === undefined ? text : withoutFinalDigits(text.split('@', 1)[0]!) || text;
  const words = wordsOf(spoken);
  const literal: Interpretation[] = [];
  const digits = phoneText.test(text) ? text.replace(/\D/g, '') : '';
  // Digits are one number, or one code, however they are set apart: each group alone begins or ends far too many.
  if (digits.length >= 4)
    literal.push(interpretation([{ text: digits.slice(0, longestToken), phone: phoneDigits(text) }], 0));
  else if (words.length > 0) {
    literal.push(interpretation(toQuery(words), 0));
    const hyphenated = withoutHyphens(spoken, words);
    if (hyphenated !== undefined) literal.push({ ...interpretation(toQuery(hyphenated), 1), isSpoken: true });
    const merged = withCompounds(words);
    if (merged !== undefined) literal.push({ ...interpretation(toQuery(merged.map(shortened)), 1), isSpoken: true });
    const apart = withServantsApart(words);
    if (apart !== undefined) literal.push({ ...interpretation(toQuery(apart.map(shortened)), 2), isSpoken: true });
    literal.push(...joinings(words), ...withoutTitles(words));
  }
  if (capitalInitials.test(text)) literal.push(interpretation(toQuery([...words.join('')]), 4, true));
  const bare = isAscii.test(text) ? words : withoutGluedTitles(words);
  return {
    literal,
    address,
    freer: () => freerReadings({ text, spoken, words, bare, hasAddress: address !== undefined }),
    isMistyped: isSurelyMistyped(text),
    untitled: () => untitledReadings(text, words),
    readings: () => [
      ...wadeGilesReadings(spoken),
      ...nativeReadings(words),
      ...(bare.join() === words.join() ? [] : nativeReadings(bare)),
    ],
    otherLayouts: () => (address === undefined && digits === '' ? layoutReadings(text) : []),
    nameWords: () => (address === undefined ? nameWordsOf(text) : []),
  };
}

// Matches "Hossein-Ali"; not "x-ray-tube".
const hyphenatedWord = /(?<![\p{L}\p{Pd}])\p{L}{2,20}\p{Pd}\p{L}{2,20}(?![\p{L}\p{Pd}])/gu;
const hyphen = /\p{Pd}/gu;

/** The words with each hyphenated name as one, as other scripts often write it, but those that `joinings` joins; undefined without one. */
function withoutHyphens(text: string, words: readonly string[]): readonly string[] | undefined {
  if (words.length < 3 || words.length > mostJoined) return undefined;
  const glued = wordsOf(
    text.replace(hyphenatedWord, (word) => {
      const [first = '', second = ''] = wordsOf(word);
      return isSyllableName(first, second) ? word : word.replace(hyphen, '');
    }),
  );
  return glued.length < words.length && glued.length > 1 ? glued : undefined;
}

/** The text without titles, where a whole name remains: the very name comes before one that a title begins ("Fr Anna Muller"). */
function withoutTitles(words: readonly string[]): Interpretation[] {
  const rest = withoutClearTitles(words);
  return rest.length < words.length && rest.length > 1 ? [interpretation(toQuery(rest), 1)] : [];
}

function addressIn(text: string): string | undefined {
  return (completeAddressIn(text) ?? (mailboxText.test(text) ? text : undefined))?.toLowerCase();
}

/** `Marie <m.d@x.org>` gives `m.d@x.org`, and `m.d@x` itself; `@x` and `a b` give undefined. */
function completeAddressIn(text: string): string | undefined {
  if (!text.includes('@')) return undefined;
  for (const piece of text.split(aroundAddress)) {
    const parts = piece.split('@');
    const place = parts.findIndex((part, index) => part !== '' && index < parts.length - 1);
    if (place >= 0) return `${parts[place]}@${parts[place + 1]}`;
  }
  return undefined;
}

function interpretation(words: readonly QueryWord[], penalty: number, isStrict = false): Interpretation {
  return { words, penalty, isStrict, isSpoken: penalty === 0 };
}

function wordsOf(text: string): string[] {
  const folded = fold(text);
  if (folded === '') return [];
  return folded.split(' ', mostWords).map(shortened);
}

function nameWordsOf(text: string): NameWords {
  const pieces = text
    .replace(bracketed, ' ')
    .split(/[\s,;]+/u, mostWords)
    .map(wordsOf);
  const kept = withoutHonorifics(pieces.flat());
  let next = 0;
  return pieces
    .map((piece) => piece.filter((word) => word === kept[next] && ++next > 0))
    .filter(({ length }) => length > 0);
}

function shortened(word: string): string {
  return word.length > longestToken ? word.slice(0, longestToken) : word;
}

function toQuery(words: readonly string[]): QueryWord[] {
  return words.map((text) => ({ text }));
}

/** The words with two or three neighbours written as one. */
function joinings(words: readonly string[]): Interpretation[] {
  const joined: Interpretation[] = [];
  if (words.length > mostJoined) return joined;
  const join = (start: number, length: number) => {
    const one = words
      .slice(start, start + length)
      .join('')
      .slice(0, longestToken);
    const all = toQuery([...words.slice(0, start), one, ...words.slice(start + length)]);
    const isName = length === 2 && words.length > 2 && isSyllableName(words[start]!, words[start + 1]!);
    const isGlued = isParticle(words[start]!) || isSonOrFather(words[start]!);
    if (isName && !isGlued) all[start] = { text: one, isJoined: true };
    joined.push({ words: all, penalty: isName ? 0 : 1, isStrict: false, isSpoken: isName || isGlued });
  };
  for (let length = 2; length <= 3; length++) {
    for (let start = 0; start + length <= words.length; start++) join(start, length);
  }
  if (words.length === 4) join(0, 4);
  return joined;
}

/** Whether a word of Arabic letters is written together with the next one in Latin letters: `بن عيسى` is Benaissa. */
const isSonOrFather = (word: string): boolean => /^(?:بن|ابن|ابو|بو|ولد|ايت)$/.test(word);

/** Whether two words may be the syllables of a Korean or Chinese given name, which many write as one: `Jong-un`, `Hsiao-ping`. */
function isSyllableName(first: string, second: string): boolean {
  return (
    (isKoreanSyllable(first) && isKoreanSyllable(second)) || (isChineseSyllable(first) && isChineseSyllable(second))
  );
}

/** A word cut in two. Hardly any cut is worth writing down. */
class Cut implements Interpretation {
  readonly mustExist: readonly string[];
  readonly penalty = 3;
  readonly isSpoken = false;
  readonly isStrict = false;
  readonly #around: (parts: readonly string[]) => readonly QueryWord[];

  /** @param around puts the other words around the parts */
  constructor(parts: readonly string[], around: (parts: readonly string[]) => readonly QueryWord[]) {
    this.mustExist = parts;
    this.#around = around;
  }

  get words(): readonly QueryWord[] {
    return this.#around(this.mustExist);
  }
}

/** The words without elided articles: `equipe` for "d'équipe". */
function withoutElisions(text: string): string[] {
  return foldWordsWithoutElisions(text).slice(0, mostWords).map(shortened);
}

/** Scripts that write a surname and a given name as one word. */
const unspaced = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;

/** What may be an initial and a last name, as in many logins: `rsmith`. */
const initialAndName = /^[a-z]{5,20}$/;

/** A text, what of it is words rather than an address, and these words folded. */
interface TypedText {
  readonly text: string;
  readonly spoken: string;
  readonly words: readonly string[];
  /** The words of another script without forms of address, which are often written to a name. */
  readonly bare: readonly string[];
  readonly hasAddress: boolean;
}

function freerReadings({ text, spoken, words, bare, hasAddress }: TypedText): Interpretation[] {
  const freer: Interpretation[] = [];
  const plain = text.replace(bracketed, ' ');
  const outside = wordsOf(plain.replace(completeAddressIn(plain) ?? '', ' '));
  // An initial is no beginning of a misspelt name; `o` and `d` are joined by `joinings` too.
  const withLetters = joinSingleLetters(words).map(shortened);
  const bases = [
    words,
    withoutHonorifics(words),
    outside,
    withoutHonorifics(outside),
    withLetters,
    withoutElisions(spoken),
  ];
  const known = new Set([words.join(' '), '']);
  const addBase = (base: readonly string[], penalty: number): void => {
    if (known.has(base.join(' '))) return;
    known.add(base.join(' '));
    freer.push({ ...interpretation(toQuery(base), penalty), isSpoken: base !== withLetters });
    for (const joined of joinings(base)) freer.push({ ...joined, penalty: penalty + 1 });
  };
  for (const base of bases) addBase(base, 1);
  if (bare.join() !== words.join()) addBase(bare, 1);
  freer.push(...spelledInitials(text));
  if (hasAddress || words.length > 3) return freer;
  const [only = ''] = words;
  if (words.length === 1 && initialAndName.test(only)) {
    const [initial, name] = [only.slice(0, 1), only.slice(1)];
    freer.push({ ...interpretation(toQuery([initial, name]), 4), mustExist: [name] });
  }
  bare.forEach((word, place) => {
    const around = (parts: readonly string[]) => toQuery([...bare.slice(0, place), ...parts, ...bare.slice(place + 1)]);
    // A character or syllable of an unspaced script is a name.
    const shortest = unspaced.test(word) ? 1 : 2;
    for (let cut = shortest; cut <= word.length - shortest; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      freer.push(new Cut(parts, around));
    }
    if (/^[a-z]{2,4}$/.test(word)) freer.push({ ...interpretation(around([...word]), 4, true), mustExist: [] });
  });
  return freer;
}

function untitledReadings(text: string, words: readonly string[]): Interpretation[] {
  const outside = wordsOf(text.replace(bracketed, ' '));
  const known = new Set([words.join(' '), outside.join(' ')]);
  const found: Interpretation[] = [];
  for (const [place, rest] of [withoutOuterTitles(outside), withoutAnyTitles(outside)].entries()) {
    if (known.has(rest.join(' '))) continue;
    known.add(rest.join(' '));
    found.push({ ...interpretation(toQuery(rest), place), isSpoken: true });
  }
  return found;
}

// Matches "JW" and "J.W."; not "Jan".
const initialsInText = /(?<![\p{L}\p{M}])\p{Lu}{2,3}(?![\p{L}\p{M}])/u;
const lowerCase = /\p{Ll}/u;
const mostSpelled = 8;

/** The text with its initials as letters, and those of particles: "JW vd Hoeven" is `j w v d hoeven`. */
function spelledInitials(text: string): Interpretation[] {
  const hasCapitals = initialsInText.test(text) && lowerCase.test(text);
  const letters = text
    .split(/[\s\p{Pd},;]+/u)
    .flatMap((piece) => (hasCapitals && initialsInText.test(piece) ? [...wordsOf(piece).join('')] : wordsOf(piece)))
    .flatMap((word) => (isParticleInitials(word) ? [...word] : [word]));
  const words = wordsOf(text);
  if (letters.length === words.length || letters.length > mostSpelled || words.length < 2) return [];
  return [
    { ...interpretation(toQuery(letters), 3, true), mustExist: [] },
    { ...interpretation(toQuery(letters), 4), mustExist: [] },
  ];
}

const mostOtherLayouts = 60;
/** The likeliest layouts, of which Latin readings are tried too. */
const mostRomanized = 12;
const mostReadingsOfLayout = 4;
/** Of a last word that only begins a name. */
const shortestBeginning = 4;
/** Of Latin letters, and of others. */
const shortestOfLayout = { latin: 3, other: 2 } as const;

/** The text as on other keyboard layouts, and that in Latin letters. */
function layoutReadings(text: string): Interpretation[] {
  const found = new Map<string, Interpretation>();
  const add = (all: readonly string[], penalty: number): void => {
    const key = all.join(' ');
    const shortest = isAscii.test(key) ? shortestOfLayout.latin : shortestOfLayout.other;
    if (all.length === 0 || all.some((word) => word.length < shortest) || found.has(key)) return;
    const last = all.at(-1)!;
    const begins = last.length >= shortestBeginning;
    const query = all.map((word, place) => {
      return { text: word, reach: begins && place === all.length - 1 ? ('literal' as const) : ('whole' as const) };
    });
    const mustExist = begins ? all.slice(0, -1) : all;
    found.set(key, { ...interpretation(query, penalty), mustExist, mustBegin: last, isOtherLayout: true });
  };
  for (const [place, other] of otherLayoutsOf(text).slice(0, mostOtherLayouts).entries()) {
    const words = wordsOf(other);
    add(words, 0);
    if (place >= mostRomanized) continue;
    const all = words.map((word) => romanise(word));
    const most = Math.min(mostReadingsOfLayout, Math.max(0, ...all.map((own) => own.length)));
    for (let own = 0; own < most; own++) {
      const reading = words.map((word, index) => all[index]![Math.min(own, all[index]!.length - 1)] ?? word);
      add(reading.flatMap((word) => word.split(' ')).slice(0, mostWords), 1);
    }
  }
  return [...found.values()];
}

/** A Chinese name in Wade-Giles. */
function wadeGilesReadings(text: string): Interpretation[] {
  const words = readWadeGiles(text).map((word): QueryWord => ({ ...word, isReading: 'first' }));
  return words.length === 0 ? [] : [interpretation(words, 0)];
}

/** Han characters and hangul are read syllable by syllable, so that their readings leave nothing open. */
const syllabic = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Readings that a name shares with what is the same name in other characters or in hangul: of a Chinese name Mandarin, Cantonese and Korean. */
const mostFirst = 3;

const none: readonly string[] = [];
const onlyHan = /^\p{Script=Han}+$/u;

/** The surname and the given name in Chinese characters of a reading of two words. */
function charactersOf(words: readonly string[], count: number): readonly string[] {
  const text = words.join('');
  if (count !== 2 || words.length > 2 || text.length > 4 || !onlyHan.test(text)) return none;
  if (words.length === 2) return words;
  const length = text.length > 2 && doubleSurnames.has(text.slice(0, 2)) ? 2 : 1;
  return [text.slice(0, length), text.slice(length)];
}

function nativeReadings(words: readonly string[]): Interpretation[] {
  const all = words.map((word) => romanise(word));
  const isSyllabic = words.some((word) => syllabic.test(word));
  let hasOrigin = false;
  const toWords = (texts: readonly string[], place: number): QueryWord[] => {
    const origins = hasOrigin ? none : charactersOf(words, texts.length);
    hasOrigin ||= origins.length > 0;
    return texts.map((text, index) => {
      if (!isSyllabic) return { text };
      const isReading = place < mostFirst ? 'first' : 'other';
      const { [index]: origin } = origins;
      const word = { text, isReading, ...(origin === undefined ? {} : { origin }) } as const;
      return index === 0 && texts.length > 1 ? { ...word, isSurname: true } : word;
    });
  };
  const readings = new Map<string, Interpretation>();
  const readFrom = scriptOf(words.find((_, place) => all[place]!.length > 0) ?? '');
  const most = Math.min(mostReadings, Math.max(0, ...all.map((own) => own.length)));
  for (let place = 0; place < most; place++) {
    const reading = words.map((word, index) => all[index]![Math.min(place, all[index]!.length - 1)] ?? word).join(' ');
    const own = reading.split(' ').slice(0, mostWords);
    if (own.length <= words.length) continue;
    const known = readings.get(reading);
    if (known === undefined || known.penalty > place)
      readings.set(reading, { ...interpretation(toWords(own, place), Math.min(2, place)), readFrom });
    if (isSyllabic && own.length > 2) continue;
    for (const joined of joinings(own).slice(0, own.length - 1)) {
      const texts = joined.words.map((word) => word.text);
      const text = texts.join(' ');
      if (!readings.has(text)) readings.set(text, { ...joined, words: toWords(texts, place), penalty: 3, readFrom });
    }
  }
  return [...readings.values()];
}
