import { isParticleInitials } from '../../language/abbreviations.ts';
import { foldWordsWithoutElisions, joinSingleLetters } from '../../language/elision.ts';
import { withoutAnyTitles, withoutHonorifics, withoutOuterTitles } from '../../language/honorifics/honorifics.ts';
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

/** A word cut in two. Hardly any cut is worth writing down. */
class Cut implements Interpretation {
  readonly mustExist: readonly string[];
  readonly penalty = 3;
  readonly isSpoken = false;
  readonly isStrict = false;
  readonly #around: (parts: readonly string[]) => readonly QueryTerm[];

  /** @param around puts the other terms around the parts */
  constructor(parts: readonly string[], around: (parts: readonly string[]) => readonly QueryTerm[]) {
    this.mustExist = parts;
    this.#around = around;
  }

  get terms(): readonly QueryTerm[] {
    return this.#around(this.mustExist);
  }
}

/** The words without elided articles: `equipe` for "d'équipe". */
function withoutElisions(text: string): string[] {
  return foldWordsWithoutElisions(text).slice(0, maxWords).map(shortened);
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
  readonly keepsTitles: boolean;
}

/** Readings to try when the literal ones find nobody: without titles and brackets, words cut in two, initials. */
export function looserInterpretations({
  text,
  spoken,
  words,
  bare,
  hasAddress,
  keepsTitles,
}: TypedText): Interpretation[] {
  const freer: Interpretation[] = [];
  const plain = withoutBrackets(text);
  const outside = wordsOf(plain.replace(completeAddressIn(plain) ?? '', ' '));
  // An initial is no beginning of a misspelt name; `o` and `d` are joined by `joinings` too.
  const withLetters = joinSingleLetters(words).map(shortened);
  const bases = [
    words,
    ...(keepsTitles ? [] : [withoutHonorifics(words)]),
    outside,
    ...(keepsTitles ? [] : [withoutHonorifics(outside)]),
    withLetters,
    withoutElisions(spoken),
  ];
  const known = new Set([words.join(' '), '']);
  const addBase = (base: readonly string[], penalty: number): void => {
    if (known.has(base.join(' '))) return;
    known.add(base.join(' '));
    freer.push({ ...interpretationOf(asTerms(base), penalty), isSpoken: base !== withLetters });
    for (const joined of joinings(base)) freer.push({ ...joined, penalty: penalty + 1 });
  };
  for (const base of bases) addBase(base, 1);
  if (bare.join() !== words.join()) addBase(bare, 1);
  freer.push(...spelledInitials(text));
  if (hasAddress || words.length > 3) return freer;
  const [only = ''] = words;
  if (words.length === 1 && initialAndName.test(only)) {
    const [initial, name] = [only.slice(0, 1), only.slice(1)];
    freer.push({ ...interpretationOf(asTerms([initial, name]), 4), mustExist: [name] });
  }
  freer.push(...cutsOf(bare));
  bare.forEach((word, place) => {
    if (!/^[a-z]{2,4}$/.test(word)) return;
    const spelled = asTerms([...bare.slice(0, place), ...word, ...bare.slice(place + 1)]);
    freer.push({ ...interpretationOf(spelled, 4, true), mustExist: [] });
  });
  return freer;
}

/** The words with one of them cut in two. */
function cutsOf(words: readonly string[]): Cut[] {
  return words.flatMap((word, place) => {
    const around = (parts: readonly string[]) =>
      asTerms([...words.slice(0, place), ...parts, ...words.slice(place + 1)]);
    // A character or syllable of an unspaced script is a name.
    const shortest = unspaced.test(word) ? 1 : 2;
    const count = Math.max(0, word.length + 1 - 2 * shortest);
    return Array.from({ length: count }, (_, own) => {
      const cut = own + shortest;
      return new Cut([word.slice(0, cut), word.slice(cut)], around);
    });
  });
}

/** The text without what may be titles and may be names as well. */
export function untitledInterpretations(text: string, words: readonly string[]): Interpretation[] {
  const outside = wordsOf(withoutBrackets(text));
  const known = new Set([words.join(' '), outside.join(' ')]);
  const found: Interpretation[] = [];
  for (const [place, rest] of [withoutOuterTitles(outside), withoutAnyTitles(outside)].entries()) {
    if (known.has(rest.join(' '))) continue;
    known.add(rest.join(' '));
    found.push({ ...interpretationOf(asTerms(rest), place), isSpoken: true });
    // A title is written to a whole name that has no space: 安倍晋三氏.
    if (rest.length === 1 && unspaced.test(rest[0]!)) found.push(...cutsOf(rest));
  }
  return found;
}

// Matches "JW" and "J.W."; not "Jan".
const initialsInText = /(?<![\p{L}\p{M}])\p{Lu}{2,3}(?![\p{L}\p{M}])/u;
const lowerCase = /\p{Ll}/u;
const maxSpelled = 8;

/** The text with its initials as letters, and those of particles: "JW vd Hoeven" is `j w v d hoeven`. */
function spelledInitials(text: string): Interpretation[] {
  const hasCapitals = initialsInText.test(text) && lowerCase.test(text);
  const letters = text
    .split(/[\s\p{Pd},;]+/u)
    .flatMap((piece) => (hasCapitals && initialsInText.test(piece) ? [...wordsOf(piece).join('')] : wordsOf(piece)))
    .flatMap((word) => (isParticleInitials(word) ? [...word] : [word]));
  const words = wordsOf(text);
  if (letters.length === words.length || letters.length > maxSpelled || words.length < 2) return [];
  return [
    { ...interpretationOf(asTerms(letters), 3, true), mustExist: [] },
    { ...interpretationOf(asTerms(letters), 4), mustExist: [] },
  ];
}
