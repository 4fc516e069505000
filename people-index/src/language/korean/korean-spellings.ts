import { characterReadings } from '../han/character-readings.ts';
import { koreanSurnames, officialSyllable } from './romanize-korean.ts';
import { endingsOf } from '../han/syllable-endings.ts';

/*
 * Korean names have an official spelling (`Jeong-eun`), a McCune-Reischauer spelling without its marks (`Chongun`), and personal spellings
 * (`Jung-eun`, `Jong-un`), which mix the two with English. A syllable is spelled in all combinations of the spellings of its parts.
 */

/** Spellings of initials, vowels and final consonants, in the order of Unicode, the official one first. `-` is no letter. */
const initials = 'g,k kk,gg n d,t tt,dd r,l m b,p pp,bb s ss - j,ch jj ch k t p h'.split(' ').map(spellingsOf);
const medials =
  'a,ah ae,ai ya yae eo,u,o,uh,eu e,ye yeo,you,yu,yo,yeou,yuh,yeu,yuo ye o,oh wa wae oe,oi yo u,oo,ou wo,weo we wi yu,yoo,you,ue eu,u ui,eui,ee,i i,ee,y,ie'
    .split(' ')
    .map(spellingsOf);
const finals = '- k,g,ck,c k k n n n t,d l,r k m l l l p l m p,b p t t ng t t k t p t'.split(' ').map(spellingsOf);
const [sInitial, noInitial, hInitial] = [9, 11, 18] as const;
const [nFinal, mFinal] = [4, 16] as const;

function spellingsOf(text: string): readonly string[] {
  return text.split(',').map((spelling) => (spelling === '-' ? '' : spelling));
}

/** All spellings of a syllable. */
function syllableSpellings(syllable: string): readonly string[] {
  const code = syllable.charCodeAt(0) - 0xac00;
  const initial = Math.floor(code / 588);
  const medial = Math.floor((code % 588) / 28);
  const final = code % 28;
  const all = new Set([officialSyllable(syllable)]);
  for (const first of initials[initial]!) {
    for (const vowel of medials[medial]!) {
      // An h makes a vowel long, in an open syllable (Ah, Suh) or before n or m (Ahn, Uhm).
      if (vowel.endsWith('h') && final !== 0 && final !== nFinal && final !== mFinal) continue;
      for (const last of finals[final]!) {
        all.add(first + vowel + last);
        if (initial === sInitial && /^(?:i|ee|y)/.test(vowel)) all.add(`sh${vowel}${last}`);
        if (final === nFinal && vowel === 'u') all.add(`${first}une`);
        if (initial === hInitial && vowel.startsWith('w')) all.add(`wh${vowel.slice(1)}${last}`);
        if (initial === noInitial && vowel === 'i') all.add(`yi${last}`);
        if (initial === noInitial && vowel === 'u') all.add(`wu${last}`).add(`woo${last}`);
      }
    }
  }
  return [...all].filter((spelling) => spelling.length > 1 || spelling === officialSyllable(syllable));
}

interface Spellings {
  readonly ofSyllable: ReadonlyMap<string, readonly string[]>;
  readonly syllablesOf: ReadonlyMap<string, readonly string[]>;
  /** The official spellings of the syllables that have a spelling. */
  readonly officialOf: ReadonlyMap<string, readonly string[]>;
  /** The endings of words that consist of these spellings, including surnames, see `endingsOf`. */
  readonly endings: ReadonlySet<string>;
}
function readSpellings(): Spellings {
  const ofSyllable = new Map<string, readonly string[]>();
  const syllablesOf = new Map<string, string[]>();
  for (const syllable of characterReadings().koreanSyllables) {
    const all = syllableSpellings(syllable);
    ofSyllable.set(syllable, all);
    for (const spelling of all) {
      const others = syllablesOf.get(spelling);
      if (others === undefined) syllablesOf.set(spelling, [syllable]);
      else others.push(syllable);
    }
  }
  const endings = endingsOf([...syllablesOf.keys(), ...surnames.keys()]);
  const officialOf = new Map<string, readonly string[]>();
  for (const [spelling, syllables] of syllablesOf)
    officialOf.set(spelling, [...new Set(syllables.map(officialSyllable))]);
  return { ofSyllable, syllablesOf, officialOf, endings };
}

/** All spellings of each surname, by its first `limit` spellings. */
function surnamesBy(limit: number): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const all of koreanSurnames) {
    for (const spelling of all.slice(0, limit)) {
      const others = found.get(spelling) ?? new Set();
      found.set(spelling, others);
      for (const other of all) others.add(other);
    }
  }
  return found;
}
const surnames = surnamesBy(Number.POSITIVE_INFINITY);
/** By the first two spellings of each surname, which are the ones that readings have. */
const surnamesAsRead = surnamesBy(2);

/** Built when the module is loaded, so that no query waits for it. */
const spellings = readSpellings();

const maxSyllableLength = 6;
const maxSpellings = 512;

/** Splits a word into one or two syllables, and combines the alternatives that `of` returns for each. */
function combineSyllables(
  word: string,
  surnameSpellings: ReadonlyMap<string, ReadonlySet<string>>,
  of: (text: string) => readonly string[],
): readonly string[] {
  const found = new Set<string>(surnameSpellings.get(word));
  for (const spelling of of(word)) found.add(spelling);
  for (
    let cut = Math.max(1, word.length - maxSyllableLength);
    cut <= Math.min(maxSyllableLength, word.length - 1);
    cut++
  ) {
    const second = of(word.slice(cut));
    const first = second.length === 0 ? second : of(word.slice(0, cut));
    for (const one of first) for (const other of second) if (found.size < maxSpellings) found.add(one + other);
  }
  found.delete(word);
  return [...found];
}

/** All spellings of an official reading, a surname or a given name of one or two syllables: `jungeun` and `jongun` for `jeongeun`. */
export function spellingsOfKoreanReading(reading: string): readonly string[] {
  const { ofSyllable, syllablesOf } = spellings;
  return combineSyllables(reading, new Map(), (text) =>
    (syllablesOf.get(text) ?? [])
      .filter((syllable) => officialSyllable(syllable) === text)
      .flatMap((syllable) => ofSyllable.get(syllable)!),
  );
}

/** Other spellings of a reading that is a surname: `yi` and `rhee` for `lee`. */
export function koreanSurnameSpellings(reading: string): readonly string[] {
  return [...(surnamesAsRead.get(reading) ?? [])].filter((text) => text !== reading);
}

/** The official readings of which a word may be a spelling: `jeongeun` and `jongun` for `jongun`. */
export function koreanReadings(word: string): readonly string[] {
  const { officialOf, endings } = spellings;
  // Two thirds of all words do not end like a syllable.
  if (word.length > 2 * maxSyllableLength || !endings.has(word.slice(-2))) return none;
  return combineSyllables(word, surnames, (text) => officialOf.get(text) ?? none);
}
const none: readonly string[] = [];

/** Whether a Latin word is a syllable of Korean names, in any spelling. */
export function isKoreanSyllable(word: string): boolean {
  return spellings.syllablesOf.has(word);
}
