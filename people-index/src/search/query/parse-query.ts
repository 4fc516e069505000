import { joinCompounds, withoutArabicArticles, splitCompounds } from '../../language/arabic-hebrew/arabic-compounds.ts';
import {
  precedesSurname,
  withoutUnambiguousTitles,
  withoutAttachedTitles,
  withoutHonorifics,
} from '../../language/honorifics/honorifics.ts';
import { isSyllableName } from '../../language/han/syllable-name.ts';
import { isSurelyMistyped } from '../../language/keyboard-layouts.ts';
import { withoutFinalDigits } from '../../language/strip-digits.ts';
import { maxTokenLength } from '../../columns/token-dictionary.ts';
import { isCodeMailbox, plainCode } from '../../segment/code-dictionary.ts';
import { phoneDigits } from '../../segment/phone-number.ts';
import { addressIn, withRestoredAddress } from './address-in-text.ts';
import {
  asTerms,
  type Interpretation,
  interpretationOf,
  joinings,
  maxJoined,
  shortened,
  withoutBrackets,
  wordsOf,
} from './interpretation.ts';
import { layoutInterpretations } from './layout-interpretations.ts';
import { maxTextLength, maxWords } from './query-limits.ts';
import type { QueryTerm } from './query-term.ts';
import {
  looserInterpretations,
  nothingUntitled,
  type Untitled,
  untitledInterpretations,
} from './looser-interpretations.ts';
import { romanizedInterpretations, wadeGilesInterpretations } from './romanized-interpretations.ts';

/** Prefix of a copied link to an address or a phone number. */
const link = /^(?:mailto|tel|sip):/i;
const isAscii = /^\p{ASCII}*$/u;
/** The numbers of footnotes behind a name that was copied from an article. Matches those of `Silva¹` and `Silva¹,²`; not that of `km²`. */
const footnotes = /(\p{L}{3})[¹²³⁰⁴-⁹](?:,?[¹²³⁰⁴-⁹])*/gu;
// Matches "JPM"; not "Kim".
const capitalInitials = /^[A-Z]{3,4}$/;
// Matches "+33 (0)6-12.34" and "1234"; not "12a" or "12".
const phoneText = /^\(?\+?[\d\s().\-/]{4,40}$/;

/** The words of a name, grouped by what was written without a space. */
export type NameWords = readonly (readonly string[])[];

export interface ParsedQuery {
  /** The text as typed, with adjacent words joined, and without clear titles. Empty for a text without letters and digits. */
  readonly literal: readonly Interpretation[];
  /** The e-mail address in the text, lower case. */
  readonly address: string | undefined;
  /** Interpretations to try if the literal ones find nobody: without titles and brackets, with words split, as initials. */
  readonly looser: () => readonly Interpretation[];
  /** Whether the last word is a title, which may also be the beginning of another word: `Martin Dr`. */
  readonly endsWithTitle: boolean;
  /** The only word beside titles, which is searched after the text as typed: `Dr Mar` is everybody called Mar…, after Dragan Marin. */
  readonly wordBesideTitles: readonly Interpretation[];
  /** Romanizations of a text in another script that have more words than the text. */
  readonly romanized: () => readonly Interpretation[];
  /** The text without titles and what is in brackets; empty for an e-mail address. */
  readonly nameWords: () => NameWords;
  /** The text without words that are either titles or names. */
  readonly untitled: () => Untitled;
  /** The text on other keyboard layouts, for guesses. */
  readonly otherLayouts: () => readonly Interpretation[];
  /** Whether the text makes sense on another keyboard layout only. */
  readonly isMistyped: boolean;
}

/** @param keepsHonorifics whether words that could be honorifics, such as Dr, are treated as ordinary words */
export function parseQuery(raw: string, keepsHonorifics: boolean): ParsedQuery {
  const text = withRestoredAddress(raw.slice(0, maxTextLength).trim().replace(link, '').replace(footnotes, '$1'));
  const address = addressIn(text);
  const nameText = address === undefined ? text : nameBeforeDomain(text, address);
  const words = wordsOf(nameText);
  const digits = phoneText.test(text) ? text.replace(/\D/g, '') : '';
  // Digits are one phone number or code, whatever separates them: each group alone would match too many.
  const literal =
    digits.length >= 4
      ? [interpretationOf([{ text: digits.slice(0, maxTokenLength), phone: phoneDigits(text) }], 0)]
      : literalInterpretations(nameText, words, keepsHonorifics);
  if (capitalInitials.test(text)) literal.push(interpretationOf(asTerms([...words.join('')]), 4, true));
  const bare = keepsHonorifics || isAscii.test(text) ? words : withoutAttachedTitles(words);
  return {
    literal,
    address,
    looser: () =>
      looserInterpretations({ raw, text, nameText, words, bare, hasAddress: address !== undefined, keepsHonorifics }),
    isMistyped: isSurelyMistyped(text),
    endsWithTitle: !keepsHonorifics && words.length > 1 && !withoutUnambiguousTitles(words).includes(words.at(-1)!),
    wordBesideTitles: keepsHonorifics ? [] : onlyWordBesideTitles(words),
    untitled: () => (keepsHonorifics ? nothingUntitled : untitledInterpretations(text, words)),
    romanized: () => [
      ...wadeGilesInterpretations(nameText),
      ...romanizedInterpretations(words),
      ...(bare.join() === words.join() ? [] : romanizedInterpretations(bare)),
    ],
    otherLayouts: () => (address === undefined && digits === '' ? layoutInterpretations(text) : []),
    nameWords: () => (address === undefined ? nameWordsOf(text, keepsHonorifics) : []),
  };
}

/** The words as typed, joined or divided as other scripts write them, with adjacent words joined, and without clear titles. */
function literalInterpretations(text: string, words: readonly string[], keepsHonorifics: boolean): Interpretation[] {
  if (words.length === 0) return [];
  const literal = [interpretationOf(keepsHonorifics ? asTerms(words) : withLiteralTitles(words), 0)];
  const add = (others: readonly string[] | undefined, penalty: number): void => {
    if (others === undefined) return;
    literal.push({ ...interpretationOf(asTerms(others.map(shortened)), penalty), isExpandable: true });
  };
  const merged = joinCompounds(words);
  add(withoutHyphens(text, words), 1);
  add(merged, 1);
  add(splitCompounds(words), 2);
  add(withoutArabicArticles(merged ?? words), 2);
  // Words around an ampersand are not one name: M&A is not Ma.
  if (!text.includes('&')) literal.push(...joinings(words));
  if (!keepsHonorifics) literal.push(...withoutTitles(words));
  return literal;
}

/** As in AB1234; one or two digits rather number the people of a name, such as eva3. */
const digitsOfCode = /\d{3}/;

/** What is searched if nobody has the address: without the digits behind a name, but with those of a code, which is no name without them. */
function nameBeforeDomain(text: string, address: string): string {
  const beforeDomain = text.split('@', 1)[0]!;
  const mailbox = plainCode(address.split('@', 1)[0]!);
  if (isCodeMailbox(mailbox) && digitsOfCode.test(mailbox)) return beforeDomain;
  return withoutFinalDigits(beforeDomain) || text;
}

// Matches "Hossein-Ali"; not "x-ray-tube".
const hyphenatedWord = /(?<![\p{L}\p{Pd}])\p{L}{2,20}\p{Pd}\p{L}{2,20}(?![\p{L}\p{Pd}])/gu;
const hyphen = /\p{Pd}/gu;

/**
 * The words with each hyphenated name joined, as other scripts often write it, except for those that `joinings` joins; undefined if there
 * are none.
 */
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

/**
 * The text without titles if a whole name remains. The person with that name comes before one whose name the title is a prefix of ("Fr Anna
 * Muller").
 */
function withoutTitles(words: readonly string[]): Interpretation[] {
  const rest = withoutUnambiguousTitles(words);
  return rest.length < words.length && rest.length > 1
    ? [{ ...interpretationOf(asTerms(rest), 1), needsName: true }]
    : [];
}

/** The only word beside titles, if there is exactly one. */
function onlyWordBesideTitles(words: readonly string[]): Interpretation[] {
  const rest = withoutUnambiguousTitles(words);
  if (rest.length !== 1 || words.length === 1) return [];
  const titles = words.filter((word) => !rest.includes(word));
  const isSurname = titles.every(precedesSurname);
  return [{ ...interpretationOf(asTerms(rest), 1), needsName: true, titles, isSurname }];
}

/** The terms of a text. Titles do not match logins: `Dr Martin` is not only the Martin whose login begins with DR. */
function withLiteralTitles(words: readonly string[]): readonly QueryTerm[] {
  const rest = withoutUnambiguousTitles(words);
  if (rest.length === words.length) return asTerms(words);
  return words.map((text) => (rest.includes(text) ? { text } : { text, limitedTo: 'literal' }));
}

function nameWordsOf(text: string, keepsHonorifics: boolean): NameWords {
  const pieces = withoutBrackets(text)
    .split(/[\s,;]+/u, maxWords)
    .map(wordsOf);
  const kept = keepsHonorifics ? pieces.flat() : withoutHonorifics(pieces.flat());
  let next = 0;
  return pieces
    .map((piece) => piece.filter((word) => word === kept[next] && ++next > 0))
    .filter(({ length }) => length > 0);
}
