import { foldWords } from '../../language/fold.ts';
import { exceptWords, qualifiers } from '../data/qualifiers.ts';

/** Gender markers of job advertisements: `(m/w/d)`, `H/F`, `m|f|x`. Does not match `(M&A)`. */
const genderMarkers = /[([]?\b[mfwhdxvkni]\s?[/|]\s?[mfwhdxvkni](?:\s?[/|]\s?[mfwhdxvkni])*\b[)\]]?/gi;
/**
 * A feminine or plural ending appended to a word: `Buchhalter/-in`, `Agent(e)`, `chargé·e·s`, `Lehrer*innen`,
 * `Bankkaufmann/-frau`. Does not match `Vendeur/Vendeuse`.
 */
const appendedEndings = [
  /\s?[/|]\s?-\p{L}{1,20}/gu,
  /(?<=\p{L})[/*:_]-?(?:innen|in|frau|euse|rice|trice|ère|ienne|ne|te|e|a|as|o|os|ra|ka|ster|ă|oare)(?!\p{L})/giu,
  /(?<=\p{L})\(-?(?:innen|in|frau|euse|rice|trice|ère|ienne|ne|te|es|e|a|as|o|os|ra|s|ka|ster)\)/giu,
  /(?<=\p{L})[·.•](?:ne|te|trice|rice|euse|ère|e)?[·.•]?s?(?=$|[\s,·•])/gu,
];
/** A feminine ending with a capital: `BuchhalterIn`, `AusbilderInnen`. Does not match in `Building Inspector`. */
const innerCapital = /(?<=\p{Ll})In(?:nen)?(?!\p{L})/gu;
/** Matches `(except drivers)` and `, excepto agrónomos`; does not match `(drivers)`. */
const exceptions = new RegExp(`[,(]\\s*(?:${exceptWords.replaceAll(' ', '|')})(?!\\p{L})[^)]*\\)?`, 'giu');
/** Matches `n.e.c.` and `a. n. g.`; does not match `Dr.`. */
const dotted = /(?<![\p{L}\p{N}])\p{L}\.(?:\s?\p{L}\.)+/gu;
const brackets = /[([{][^()[\]{}]*[)\]}]/g;
const apostrophes = /['’ʼ‘`´]/g;

/** A character of a gender marker; texts without any need no replacements. */
const markerCharacter = /[/|(*:_·•]/;

/** Removes gender markers: `Buchhalter` for "Buchhalter/in (m/w/d)". */
export function withoutGenderMarkers(text: string): string {
  if (!markerCharacter.test(text)) return text;
  return withoutAppendedEndings(text.replace(genderMarkers, ' '));
}

function withoutAppendedEndings(text: string): string {
  return appendedEndings.reduce((left, pattern) => left.replace(pattern, ''), text);
}

export interface TitleWord {
  /** Folded. */
  readonly text: string;
  /** Whether the word is in brackets, where it weighs less. */
  readonly isInBrackets: boolean;
}

/** The folded words of a title, split at apostrophes: `chef d equipe`. */
export function wordsOfTitle(title: string): string[] {
  return foldWords(title.replace(apostrophes, ' '));
}

/** Maximum number of characters and of words of a title; further ones are ignored. */
const maxLength = 300;
const maxWords = 16;

/** Qualifiers that classifications append to titles, by their last word. */
const qualifiersByEnd = Map.groupBy(
  qualifiers
    .trim()
    .split('\n')
    .flatMap((line) => line.split(', ').map((phrase) => phrase.split(' '))),
  (words) => words.at(-1)!,
);

/** Removes trailing qualifiers: `en general`, `ohne nähere Angabe`. */
function withoutQualifiers(words: string[]): string[] {
  let left = words;
  for (let length = -1; length !== left.length;) {
    length = left.length;
    const qualifier = qualifiersByEnd
      .get(left.at(-1) ?? '')
      ?.find((phrase) => phrase.every((word, index) => left[length - phrase.length + index] === word));
    if (qualifier !== undefined) left = left.slice(0, -qualifier.length);
  }
  return left;
}

/** The distinct folded words of a title, without gender markers and qualifiers. A title that consists of qualifiers keeps them. */
export function readTitle(title: string): TitleWord[] {
  const plain = title
    .slice(0, maxLength)
    .replace(genderMarkers, ' ')
    .replace(exceptions, ' ')
    .replace(dotted, (letters) => letters.replaceAll(/[.\s]/g, ''));
  const text = withoutAppendedEndings(plain).replace(innerCapital, '').replace(apostrophes, ' ');
  const inBrackets = text.match(brackets) ?? [];
  const main = text.replace(brackets, ' ');
  const words = new Map<string, TitleWord>();
  const add = (part: string, isInBrackets: boolean) => {
    const all = foldWords(part);
    const unqualified = withoutQualifiers(all);
    for (const word of unqualified.length > 0 || isInBrackets ? unqualified : all)
      if (!words.has(word)) words.set(word, { text: word, isInBrackets });
  };
  add(main, false);
  for (const part of inBrackets) add(part, words.size > 0);
  return [...words.values()].slice(0, maxWords);
}
