import { isParticleInitials } from '../../language/abbreviations.ts';
import { readInOtherCodePages } from '../../language/code-pages.ts';
import { foldWordsWithoutElisions, joinSingleLetters } from '../../language/elision.ts';
import {
  isMostlyName,
  precedesSurname,
  withoutAnyTitles,
  withoutHonorifics,
  withoutOuterTitles,
} from '../../language/honorifics/honorifics.ts';
import { completeAddressIn } from './address-in-text.ts';
import {
  asTerms,
  type Interpretation,
  interpretationOf,
  joinings,
  shortened,
  withoutBrackets,
  wordsOf,
} from './interpretation.ts';
import { maxWords } from './query-limits.ts';
import type { QueryTerm } from './query-term.ts';

/** The words without elided articles: `equipe` for "d'équipe". */
function withoutElisions(text: string): string[] {
  return foldWordsWithoutElisions(text).slice(0, maxWords).map(shortened);
}

/** Scripts that write a surname and a given name as one word. */
const unspaced = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;

/** A word that may be an initial and a last name, as in many logins: `rsmith`. */
const initialAndName = /^[a-z]{5,20}$/;

/** A text, its part outside an address, and the folded words of that part. */
interface TypedText {
  /** As typed, with signs that look like footnotes: in another code page, ³ is a letter. */
  readonly raw: string;
  readonly text: string;
  readonly nameText: string;
  readonly words: readonly string[];
  /** The words without the forms of address that some scripts append to a name. */
  readonly bare: readonly string[];
  readonly hasAddress: boolean;
  readonly keepsHonorifics: boolean;
}

/** Interpretations to try if the literal ones find nobody: without titles and brackets, with words split in two, as initials. */
export function looserInterpretations({
  raw,
  text,
  nameText,
  words,
  bare,
  hasAddress,
  keepsHonorifics,
}: TypedText): Interpretation[] {
  const looser: Interpretation[] = [];
  const plain = withoutBrackets(text);
  const outside = wordsOf(plain.replace(completeAddressIn(plain) ?? '', ' '));
  // Not searched in weaker tiers: a joined initial is not a prefix of a misspelt name. `joinings` joins `o` and `d`, too.
  const withLetters = joinSingleLetters(words).map(shortened);
  const known = new Set([words.join(' '), '']);
  const addBase = (base: readonly string[], needsName = false): void => {
    if (known.has(base.join(' '))) return;
    known.add(base.join(' '));
    const titles = words.filter((word) => !base.includes(word));
    const isSurname = base.length === 1 && titles.length > 0 && titles.every(precedesSurname);
    const shared = { titles, needsName };
    looser.push({ ...interpretationOf(asTerms(base), 1), ...shared, isExpandable: base !== withLetters, isSurname });
    for (const joined of joinings(base)) looser.push({ ...joined, ...shared, penalty: 2 });
  };
  if (!keepsHonorifics) addBase(withoutHonorifics(words), true);
  addBase(outside);
  if (!keepsHonorifics) addBase(withoutHonorifics(outside), true);
  addBase(withLetters);
  addBase(withoutElisions(nameText));
  addBase(bare);
  looser.push(...spelledInitials(text), ...misreadTexts(raw), ...withLostLetters(text));
  if (hasAddress || words.length > 3) return looser;
  const [only = ''] = words;
  if (words.length === 1 && initialAndName.test(only)) {
    const [initial, name] = [only.slice(0, 1), only.slice(1)];
    looser.push({ ...interpretationOf(asTerms([initial, name]), 4), mustExist: [name] });
  }
  looser.push(...splitsOf(bare));
  bare.forEach((word, index) => {
    if (!/^[a-z]{2,4}$/.test(word)) return;
    const spelled = asTerms([...bare.slice(0, index), ...word, ...bare.slice(index + 1)]);
    looser.push({ ...interpretationOf(spelled, 4, true), mustExist: [] });
  });
  return looser;
}

const smallLatinLetter = /(?=\p{Ll})\p{Script=Latin}/u;

/** Whether only one small letter differs. Sørina is then a name like Surina, which one typo finds as a guess, rather than Surina misread. */
function differsLikeTypo(text: string, read: string): boolean {
  const readLetters = Array.from(read);
  const differing = Array.from(text).filter((letter, index) => letter !== readLetters[index]);
  return differing.length === 1 && smallLatinLetter.test(differing[0]!);
}

/** The text in the code pages in which another program may have written it. */
function misreadTexts(text: string): Interpretation[] {
  return readInOtherCodePages(text)
    .filter((read) => !differsLikeTypo(text, read))
    .map(wordsOf)
    .filter(({ length }) => length > 0)
    .map((words) => ({ ...interpretationOf(asTerms(words), 2), mustExist: words }));
}

/** A question mark for a letter that a program could not write. Matches "Bj?rn" and "?ukasz"; not "Anna?" or "??a". */
const lostLetter = /(?<![\p{N}?!])\?(?=\p{L})/gu;
/** The same as replacement characters, one for each byte of the letter. */
const replacements = /\ufffd+/u;
/** At the beginning of a word, a question mark is also a capital letter of other keyboard layouts, such as the Bulgarian one. */
const lostInside = /\p{L}\?\p{L}|\ufffd/u;
/** The letters that those with accents are folded to, the most frequent first. */
const foldedLetters = [...'eaouincslzrdgty'];
const maxLostLetters = 2;

/**
 * The text with each letter in the place of a lost one, the same letter if there are many, and without the lost letters, which is often one
 * typo in each word.
 */
function withLostLetters(text: string): Interpretation[] {
  const parts = text.replace(lostLetter, '\ufffd').split(replacements, maxWords);
  const lost = parts.length - 1;
  if (lost === 0) return [];
  let texts = [parts[0]!];
  for (const part of lost > maxLostLetters ? [] : parts.slice(1))
    texts = texts.flatMap((start) => foldedLetters.map((letter) => start + letter + part));
  const restored = lost > maxLostLetters ? foldedLetters.map((letter) => parts.join(letter)) : texts;
  const literal = restored.map(wordsOf).map((words) => ({ ...interpretationOf(asTerms(words), 2), mustExist: words }));
  const rest = wordsOf(parts.join(''));
  if (!lostInside.test(text) || rest.length === 0) return literal;
  return [...literal, { ...interpretationOf(asTerms(rest), 3), isExpandable: true }];
}

/** A part of a split word that is too short for a prefix: Tomi is not To(ny) Mi(ller). */
const isShort = /^[a-z]{1,2}$/;

/** The words with one of them split in two. */
function splitsOf(words: readonly string[]): Interpretation[] {
  return words.flatMap((word, index) => {
    const [before, after] = [asTerms(words.slice(0, index)), asTerms(words.slice(index + 1))];
    const asPart = (text: string): QueryTerm => (isShort.test(text) ? { text, limitedTo: 'whole' } : { text });
    // In a script without spaces, one character or syllable can be a name.
    const shortest = unspaced.test(word) ? 1 : 2;
    const count = Math.max(0, word.length + 1 - 2 * shortest);
    return Array.from({ length: count }, (_, offset) => {
      const split = offset + shortest;
      const parts = [word.slice(0, split), word.slice(split)];
      return { ...interpretationOf([...before, ...parts.map(asPart), ...after], 3), mustExist: parts };
    });
  });
}

/** A text without words that are either titles or names. */
export interface Untitled {
  readonly names: readonly Interpretation[];
  /** The only word that remains: people with a name like it are guesses. */
  readonly remainders: readonly Interpretation[];
  /** The only word that remains without one that is mostly a name: people with it are guesses, after typos. */
  readonly doubtful: readonly Interpretation[];
}

export const nothingUntitled: Untitled = { names: [], remainders: [], doubtful: [] };

/** The text without words that are either titles or names. */
export function untitledInterpretations(text: string, words: readonly string[]): Untitled {
  const outside = wordsOf(withoutBrackets(text));
  const known = new Set([words.join(' '), outside.join(' ')]);
  const names: Interpretation[] = [];
  const remainders: Interpretation[] = [];
  const doubtful: Interpretation[] = [];
  for (const [index, rest] of [withoutOuterTitles(outside), withoutAnyTitles(outside)].entries()) {
    if (known.has(rest.join(' '))) continue;
    known.add(rest.join(' '));
    const isName = outside.length === 1 || rest.length !== 1 || unspaced.test(rest[0]!);
    const titles = outside.filter((word) => !rest.includes(word));
    const untitled = { ...interpretationOf(asTerms(rest), index), isExpandable: true, titles, needsName: true };
    if (isName) names.push(untitled);
    else if (!titles.some(isMostlyName)) remainders.push(untitled);
    else doubtful.push({ ...interpretationOf([{ text: rest[0]!, limitedTo: 'whole' }], 0), leftOut: titles });
    // A title is appended to a whole name without a space: 安倍晋三氏.
    if (rest.length === 1 && unspaced.test(rest[0]!)) names.push(...splitsOf(rest));
  }
  return { names, remainders, doubtful };
}

// Matches "JW" and "J.W."; not "Jan".
const initialsInText = /(?<![\p{L}\p{M}])\p{Lu}{2,3}(?![\p{L}\p{M}])/u;
const lowerCase = /\p{Ll}/u;
const maxSpelledLetters = 8;

/** The text with initials split into letters, including those of particles: "JW vd Hoeven" is `j w v d hoeven`. */
function spelledInitials(text: string): Interpretation[] {
  const hasCapitals = initialsInText.test(text) && lowerCase.test(text);
  const letters = text
    .split(/[\s\p{Pd},;]+/u)
    .flatMap((piece) => (hasCapitals && initialsInText.test(piece) ? [...wordsOf(piece).join('')] : wordsOf(piece)))
    .flatMap((word) => (isParticleInitials(word) ? [...word] : [word]));
  const words = wordsOf(text);
  if (letters.length === words.length || letters.length > maxSpelledLetters || words.length < 2) return [];
  return [
    { ...interpretationOf(asTerms(letters), 3, true), mustExist: [] },
    { ...interpretationOf(asTerms(letters), 4), mustExist: [] },
  ];
}
