import { foldWords } from '../../language/fold.ts';
import { exceptWords, qualifiers } from '../data/qualifiers.ts';

/** Who may apply: `(m/w/d)`, `H/F`, `m|f|x`. Does not match `(M&A)`. */
const sexes = /[([]?\b[mfwhdxvkni]\s?[/|]\s?[mfwhdxvkni](?:\s?[/|]\s?[mfwhdxvkni])*\b[)\]]?/gi;
/** A feminine or plural ending beside the word: `Buchhalter/-in`, `Agent(e)`, `chargé·e·s`, `Lehrer*innen`, `Bankkaufmann/-frau`. Does not match `Vendeur/Vendeuse`. */
const endingsBeside = [
  /\s?[/|]\s?-\p{L}{1,20}/gu,
  /(?<=\p{L})[/*:_]-?(?:innen|in|frau|euse|rice|trice|ère|ienne|ne|te|e|a|as|o|os|ra|ka|ster|ă|oare)(?!\p{L})/giu,
  /(?<=\p{L})\(-?(?:innen|in|frau|euse|rice|trice|ère|ienne|ne|te|es|e|a|as|o|os|ra|s|ka|ster)\)/giu,
  /(?<=\p{L})[·.•](?:ne|te|trice|rice|euse|ère|e)?[·.•]?s?(?=$|[\s,·•])/gu,
];
/** `BuchhalterIn`, `AusbilderInnen`. */
const innerCapital = /(?<=\p{Ll})In(?:nen)?(?!\p{L})/gu;
/** `(except drivers)`, `, excepto agrónomos`. */
const exceptions = new RegExp(`[,(]\\s*(?:${exceptWords.replaceAll(' ', '|')})(?!\\p{L})[^)]*\\)?`, 'giu');
/** `n.e.c.`, `a. n. g.` */
const dotted = /(?<![\p{L}\p{N}])\p{L}\.(?:\s?\p{L}\.)+/gu;
const brackets = /[([{][^()[\]{}]*[)\]}]/g;
const apostrophes = /['’ʼ‘`´]/g;

/** What the signs of sex are written with. */
const signs = /[/|(*:_·•]/;

/** A text without signs of sex: `Buchhalter` for "Buchhalter/in (m/w/d)". */
export function withoutSexes(text: string): string {
  if (!signs.test(text)) return text;
  return endingsBeside.reduce((left, pattern) => left.replace(pattern, ''), text.replace(sexes, ' '));
}

export interface TitleWord {
  /** Folded. */
  readonly text: string;
  /** What stands in brackets says less. */
  readonly isAside: boolean;
}

/** The folded words of a title, those before and behind an apostrophe apart: `chef d equipe`. */
export function wordsOfTitle(title: string): string[] {
  return foldWords(title.replace(apostrophes, ' '));
}

/** Words read of a title. */
const maxWords = 16;

/** What lists add to a title, by its last word. */
const qualifiersByEnd = Map.groupBy(
  qualifiers
    .trim()
    .split('\n')
    .flatMap((line) => line.split(', ').map((phrase) => phrase.split(' '))),
  (words) => words.at(-1)!,
);

/** Words without what lists add at the end: `en general`, `ohne nähere Angabe`. */
function withoutQualifiers(words: string[]): string[] {
  let left = words;
  for (let length = -1; length !== left.length;) {
    length = left.length;
    const own = qualifiersByEnd
      .get(left.at(-1) ?? '')
      ?.find((phrase) => phrase.every((word, place) => left[length - phrase.length + place] === word));
    if (own !== undefined) left = left.slice(0, -own.length);
  }
  return left;
}

/** The words of a title without signs of sex and what lists add, folded, each once. A title of nothing else keeps them. */
export function readTitle(title: string): TitleWord[] {
  let text = title
    .slice(0, 300)
    .replace(sexes, ' ')
    .replace(exceptions, ' ')
    .replace(dotted, (letters) => letters.replaceAll(/[.\s]/g, ''));
  for (const pattern of endingsBeside) text = text.replace(pattern, '');
  text = text.replace(innerCapital, '').replace(apostrophes, ' ');
  const inBrackets = text.match(brackets) ?? [];
  const main = text.replace(brackets, ' ');
  const words = new Map<string, TitleWord>();
  const add = (part: string, isAside: boolean) => {
    const all = foldWords(part);
    const own = withoutQualifiers(all);
    for (const word of own.length > 0 || isAside ? own : all)
      if (!words.has(word)) words.set(word, { text: word, isAside });
  };
  add(main, false);
  for (const part of inBrackets) add(part, words.size > 0);
  return [...words.values()].slice(0, maxWords);
}
