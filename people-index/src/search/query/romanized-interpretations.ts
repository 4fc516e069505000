import { doubleSurnames } from '../../language/chinese/chinese-surnames.ts';
import { readWadeGiles } from '../../language/chinese/read-wade-giles.ts';
import { romanize } from '../../language/romanization/romanize.ts';
import { scriptOf } from '../../language/script.ts';
import { type Interpretation, interpretationOf, joinings } from './interpretation.ts';
import { maxWords } from './query-limits.ts';
import type { QueryTerm } from './query-term.ts';

const maxReadings = 8;
/** Han characters and hangul are read syllable by syllable, so that their readings are unambiguous. */
const syllabic = /[\p{Script=Han}\p{Script=Hangul}]/u;

/**
 * Number of first readings, by which a name matches the same name in other characters or in hangul: for a Chinese name, Mandarin, Cantonese
 * and Korean.
 */
const maxFirstReadings = 3;

const none: readonly string[] = [];
const onlyHan = /^\p{Script=Han}+$/u;

/** A Chinese name in Wade-Giles, read in pinyin. */
export function wadeGilesInterpretations(text: string): Interpretation[] {
  const terms = readWadeGiles(text).map((word): QueryTerm => ({ ...word, isReading: 'first' }));
  return terms.length === 0 ? [] : [interpretationOf(terms, 0)];
}

/** The surname and given name in Chinese characters that a reading of two words was read from. */
function charactersOf(words: readonly string[], count: number): readonly string[] {
  const text = words.join('');
  if (count !== 2 || words.length > 2 || text.length > 4 || !onlyHan.test(text)) return none;
  if (words.length === 2) return words;
  const length = text.length > 2 && doubleSurnames.has(text.slice(0, 2)) ? 2 : 1;
  return [text.slice(0, length), text.slice(length)];
}

const onlyKana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]{4,16}$/u;
const minKanaLength = 2;

/**
 * The readings of a surname and given name in kana without a space between them, as in Japanese forms and phone books: オオシマユウコ is Oshima
 * Yuko.
 */
function splitKana(words: readonly string[]): Interpretation[] {
  const [only = '', ...others] = words;
  if (others.length > 0 || !onlyKana.test(only)) return [];
  return Array.from({ length: only.length - 2 * minKanaLength + 1 }, (_, index) => {
    const end = index + minKanaLength;
    const parts = [only.slice(0, end), only.slice(end)].map((part) => romanize(part)[0] ?? part);
    const terms = parts.map((text): QueryTerm => ({ text }));
    return { ...interpretationOf(terms, 2), mustExist: parts, needsBothNames: true, readFrom: 'kana' };
  });
}

/** Latin readings of a text in another script that have more words than the text. */
export function romanizedInterpretations(words: readonly string[]): Interpretation[] {
  const all = words.map((word) => romanize(word));
  if (all.every(({ length }) => length === 0)) return [];
  const isSyllabic = words.some((word) => syllabic.test(word));
  let hasOrigin = false;
  const toTerms = (texts: readonly string[], position: number): QueryTerm[] => {
    const origins = hasOrigin ? none : charactersOf(words, texts.length);
    hasOrigin ||= origins.length > 0;
    return texts.map((text, index) => {
      if (!isSyllabic) return { text };
      const isReading = position < maxFirstReadings ? 'first' : 'other';
      const { [index]: origin } = origins;
      const term = { text, isReading, ...(origin === undefined ? {} : { origin }) } as const;
      return index === 0 && texts.length > 1 ? { ...term, isSurname: true } : term;
    });
  };
  const readings = new Map<string, Interpretation>();
  const readFrom = scriptOf(words.find((_, index) => all[index]!.length > 0) ?? '');
  const isName = words.length < 3 && words.every((word) => onlyHan.test(word));
  const withSource = (interpretation: Interpretation): Interpretation =>
    isName && interpretation.terms.length === 2
      ? { ...interpretation, readFrom, characters: words }
      : { ...interpretation, readFrom };
  const count = Math.min(maxReadings, Math.max(0, ...all.map(({ length }) => length)));
  for (let position = 0; position < count; position++) {
    const reading = words
      .map((word, index) => all[index]![Math.min(position, all[index]!.length - 1)] ?? word)
      .join(' ');
    const latinWords = reading.split(' ').slice(0, maxWords);
    if (latinWords.length <= words.length) continue;
    const known = readings.get(reading);
    if (known === undefined || known.penalty > position)
      readings.set(reading, withSource(interpretationOf(toTerms(latinWords, position), Math.min(2, position))));
    if (isSyllabic && latinWords.length > 2) continue;
    for (const joined of joinings(latinWords).slice(0, latinWords.length - 1)) {
      const texts = joined.terms.map((term) => term.text);
      const text = texts.join(' ');
      if (!readings.has(text))
        readings.set(text, withSource({ ...joined, terms: toTerms(texts, position), penalty: 3 }));
    }
  }
  return [...readings.values(), ...splitKana(words)];
}
