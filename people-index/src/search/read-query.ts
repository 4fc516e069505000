import { withCompounds } from '../language/arabic-compounds.ts';
import { isChineseSyllable } from '../language/chinese-spellings.ts';
import { foldWordsWithoutElisions, joinSingleLetters } from '../language/elision.ts';
import { fold } from '../language/fold.ts';
import { withoutFinalDigits } from '../language/outer-digits.ts';
import { isParticle, withoutHonorifics } from '../language/particles.ts';
import { isKoreanSyllable } from '../language/romanise-korean.ts';
import { romanise } from '../language/romanise.ts';
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
  /** Whether it is worth a look at the weaker tiers: as typed, or with a particle written apart. */
  readonly isSpoken: boolean;
  /** Whether each word must begin another word of the names, and all of them: initials. */
  readonly isStrict: boolean;
}

/** The lowest penalty first; most often they are in order as they are. */
export function byPenalty(ways: readonly Interpretation[]): readonly Interpretation[] {
  const isInOrder = ways.every((way, place) => place === 0 || ways[place - 1]!.penalty <= way.penalty);
  return isInOrder ? ways : ways.toSorted((one, other) => one.penalty - other.penalty);
}

interface ReadText {
  /** As typed, and with neighbouring words written as one. Empty for a text without letters and digits. */
  readonly literal: readonly Interpretation[];
  /** The e-mail address in the text, lower case. */
  readonly address: string | undefined;
  /** Readings to try when the literal ones find nobody: without titles and brackets, glued words taken apart, initials. */
  readonly freer: () => readonly Interpretation[];
  /** Latin readings that have more words than the text, of a text in another script. */
  readonly readings: () => readonly Interpretation[];
}

// What cannot be part of an e-mail address, besides "@".
const aroundAddress = /[\s<>"'(),;:[\]]/;
// Matches "marie.dupont2"; not "marie dupont2" or "ab1234".
const mailboxText = /^\p{L}[\p{L}'-]*[._][\p{L}'._-]*\p{L}\d{1,3}$/u;
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
    const merged = withCompounds(words);
    if (merged !== undefined) literal.push({ ...interpretation(toQuery(merged.map(shortened)), 1), isSpoken: true });
    literal.push(...joinings(words));
  }
  if (capitalInitials.test(text)) literal.push(interpretation(toQuery([...words.join('')]), 4, true));
  return {
    literal,
    address,
    freer: () => freerReadings({ text, spoken, words, hasAddress: address !== undefined }),
    readings: () => nativeReadings(words),
  };
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
    const isGlued = isParticle(words[start]!);
    if (isName && !isGlued) all[start] = { text: one, isJoined: true };
    joined.push({ words: all, penalty: isName ? 0 : 1, isStrict: false, isSpoken: isName || isGlued });
  };
  for (let length = 2; length <= 3; length++) {
    for (let start = 0; start + length <= words.length; start++) join(start, length);
  }
  if (words.length === 4) join(0, 4);
  return joined;
}

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

/** What may be an initial and a last name, as in many logins: `rsmith`. */
const initialAndName = /^[a-z]{5,20}$/;

/** A text, what of it is words rather than an address, and these words folded. */
interface TypedText {
  readonly text: string;
  readonly spoken: string;
  readonly words: readonly string[];
  readonly hasAddress: boolean;
}

function freerReadings({ text, spoken, words, hasAddress }: TypedText): Interpretation[] {
  const freer: Interpretation[] = [];
  const plain = text.replace(bracketed, ' ');
  const outside = wordsOf(plain.replace(completeAddressIn(plain) ?? '', ' '));
  const bases = [
    words,
    withoutHonorifics(words),
    outside,
    withoutHonorifics(outside),
    joinSingleLetters(words).map(shortened),
    withoutElisions(spoken),
  ];
  const known = new Set([words.join(' '), '']);
  for (const base of bases) {
    if (known.has(base.join(' '))) continue;
    known.add(base.join(' '));
    freer.push({ ...interpretation(toQuery(base), 1), isSpoken: true });
    for (const joined of joinings(base)) freer.push({ ...joined, penalty: 2 });
  }
  if (hasAddress || words.length > 3) return freer;
  const [only = ''] = words;
  if (words.length === 1 && initialAndName.test(only)) {
    const [initial, name] = [only.slice(0, 1), only.slice(1)];
    freer.push({ ...interpretation(toQuery([initial, name]), 4), mustExist: [name] });
  }
  words.forEach((word, place) => {
    const around = (parts: readonly string[]) =>
      toQuery([...words.slice(0, place), ...parts, ...words.slice(place + 1)]);
    for (let cut = 2; cut <= word.length - 2; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      freer.push(new Cut(parts, around));
    }
    if (/^[a-z]{2,4}$/.test(word)) freer.push({ ...interpretation(around([...word]), 4, true), mustExist: [] });
  });
  return freer;
}

/** Han characters and hangul are read syllable by syllable, so that their readings leave nothing open. */
const syllabic = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Readings that a name shares with what is the same name in other characters: Mandarin, and before it Cantonese where it is written so. */
const mostFirst = 2;

function nativeReadings(words: readonly string[]): Interpretation[] {
  const all = words.map((word) => romanise(word));
  const isSyllabic = words.some((word) => syllabic.test(word));
  const toWords = (texts: readonly string[], place: number): QueryWord[] =>
    texts.map((text, index) => {
      if (!isSyllabic) return { text };
      const isReading = place < mostFirst ? 'first' : 'other';
      return index === 0 && texts.length > 1 ? { text, isReading, isSurname: true } : { text, isReading };
    });
  const readings = new Map<string, Interpretation>();
  const most = Math.min(mostReadings, Math.max(0, ...all.map((own) => own.length)));
  for (let place = 0; place < most; place++) {
    const reading = words.map((word, index) => all[index]![Math.min(place, all[index]!.length - 1)] ?? word).join(' ');
    const own = reading.split(' ').slice(0, mostWords);
    if (own.length <= words.length) continue;
    const known = readings.get(reading);
    if (known === undefined || known.penalty > place)
      readings.set(reading, interpretation(toWords(own, place), Math.min(2, place)));
    if (isSyllabic && own.length > 2) continue;
    for (const joined of joinings(own).slice(0, own.length - 1)) {
      const texts = joined.words.map((word) => word.text);
      const text = texts.join(' ');
      if (!readings.has(text)) readings.set(text, { ...joined, words: toWords(texts, place), penalty: 3 });
    }
  }
  return [...readings.values()];
}
