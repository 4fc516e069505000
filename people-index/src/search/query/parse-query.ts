import { withCompounds, withoutArticles, withServantsApart } from '../../language/arabic-hebrew/arabic-compounds.ts';
import { withoutClearTitles, withoutGluedTitles, withoutHonorifics } from '../../language/honorifics/honorifics.ts';
import { isSurelyMistyped } from '../../language/keyboard-layouts.ts';
import { withoutFinalDigits } from '../../language/strip-digits.ts';
import { longestToken } from '../../columns/token-dictionary.ts';
import { phoneDigits } from '../../segment/phone-number.ts';
import { addressIn, withAddressMended } from './address-in-text.ts';
import {
  asTerms,
  type Interpretation,
  interpretationOf,
  isSyllableName,
  joinings,
  maxJoined,
  shortened,
  withoutBrackets,
  wordsOf,
} from './interpretation.ts';
import { layoutInterpretations } from './layout-interpretations.ts';
import { longestText, maxWords } from './query-limits.ts';
import { looserInterpretations, untitledInterpretations } from './looser-interpretations.ts';
import { romanizedInterpretations, wadeGilesInterpretations } from './romanized-interpretations.ts';

/** How a copied link to an address begins. */
const mailLink = /^mailto:/i;
const isAscii = /^\p{ASCII}*$/u;
// Matches "JPM"; not "Kim".
const capitalInitials = /^[A-Z]{3,4}$/;
// Matches "+33 (0)6-12.34" and "1234"; not "12a" or "12".
const phoneText = /^\(?\+?[\d\s().\-/]{4,40}$/;

/** The words of a name, together what was written without a space. */
export type NameWords = readonly (readonly string[])[];

export interface ParsedQuery {
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

/** @param keepsTitles whether words that may be forms of address are none */
export function parseQuery(raw: string, keepsTitles = false): ParsedQuery {
  const text = withAddressMended(raw.slice(0, longestText).trim().replace(mailLink, ''));
  const address = addressIn(text);
  const spoken = address === undefined ? text : withoutFinalDigits(text.split('@', 1)[0]!) || text;
  const words = wordsOf(spoken);
  const literal: Interpretation[] = [];
  const digits = phoneText.test(text) ? text.replace(/\D/g, '') : '';
  // Digits are one number, or one code, however they are set apart: each group alone begins or ends far too many.
  if (digits.length >= 4)
    literal.push(interpretationOf([{ text: digits.slice(0, longestToken), phone: phoneDigits(text) }], 0));
  else if (words.length > 0) {
    literal.push(interpretationOf(asTerms(words), 0));
    const hyphenated = withoutHyphens(spoken, words);
    if (hyphenated !== undefined) literal.push({ ...interpretationOf(asTerms(hyphenated), 1), isSpoken: true });
    const merged = withCompounds(words);
    if (merged !== undefined) literal.push({ ...interpretationOf(asTerms(merged.map(shortened)), 1), isSpoken: true });
    const apart = withServantsApart(words);
    if (apart !== undefined) literal.push({ ...interpretationOf(asTerms(apart.map(shortened)), 2), isSpoken: true });
    const bareWords = withoutArticles(words);
    if (bareWords !== undefined) literal.push({ ...interpretationOf(asTerms(bareWords), 2), isSpoken: true });
    // What an ampersand stands between is not one name: M&A is no Ma.
    if (!spoken.includes('&')) literal.push(...joinings(words));
    if (!keepsTitles) literal.push(...withoutTitles(words));
  }
  if (capitalInitials.test(text)) literal.push(interpretationOf(asTerms([...words.join('')]), 4, true));
  const bare = isAscii.test(text) ? words : withoutGluedTitles(words);
  return {
    literal,
    address,
    freer: () => looserInterpretations({ text, spoken, words, bare, hasAddress: address !== undefined, keepsTitles }),
    isMistyped: isSurelyMistyped(text),
    untitled: () => (keepsTitles ? [] : untitledInterpretations(text, words)),
    readings: () => [
      ...wadeGilesInterpretations(spoken),
      ...romanizedInterpretations(words),
      ...(bare.join() === words.join() ? [] : romanizedInterpretations(bare)),
    ],
    otherLayouts: () => (address === undefined && digits === '' ? layoutInterpretations(text) : []),
    nameWords: () => (address === undefined ? nameWordsOf(text, keepsTitles) : []),
  };
}

// Matches "Hossein-Ali"; not "x-ray-tube".
const hyphenatedWord = /(?<![\p{L}\p{Pd}])\p{L}{2,20}\p{Pd}\p{L}{2,20}(?![\p{L}\p{Pd}])/gu;
const hyphen = /\p{Pd}/gu;

/** The words with each hyphenated name as one, as other scripts often write it, but those that `joinings` joins; undefined without one. */
function withoutHyphens(text: string, words: readonly string[]): readonly string[] | undefined {
  if (words.length < 3 || words.length > maxJoined) return undefined;
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
  return rest.length < words.length && rest.length > 1 ? [interpretationOf(asTerms(rest), 1)] : [];
}

function nameWordsOf(text: string, keepsTitles: boolean): NameWords {
  const pieces = withoutBrackets(text)
    .split(/[\s,;]+/u, maxWords)
    .map(wordsOf);
  const kept = keepsTitles ? pieces.flat() : withoutHonorifics(pieces.flat());
  let next = 0;
  return pieces
    .map((piece) => piece.filter((word) => word === kept[next] && ++next > 0))
    .filter(({ length }) => length > 0);
}
