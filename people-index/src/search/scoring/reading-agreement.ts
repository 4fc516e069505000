import { fold } from '../../language/fold.ts';
import {
  areOtherChineseLanguages,
  hanLanguage,
  hasSyllable,
  isReadAs,
  languagesOfReading,
  languagesOfSurname,
  partsByReading,
} from '../../language/han/reading-languages.ts';
import { japaneseSpellings } from '../../language/japanese/japanese-spellings.ts';
import { romanize } from '../../language/romanization/romanize.ts';
import { scriptOf } from '../../language/script.ts';
import { kindOf, tokenOf } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { wordKind } from '../../segment/word-kind.ts';
import { kindOfTerm, matchField, type TermMatch } from './score.ts';
import type { TermLookup } from '../terms/term-lookup.ts';

const onlyHan = /^\p{Script=Han}{1,3}$/u;
const onlyIndic =
  /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{M}]+$/u;

/**
 * How well Latin words agree with the characters of a name that they are readings of. `spelled`: surname and given name are spelled so in
 * one language. `alike`: a word only has the same reading as one of them. `unspelled`: nobody spells the characters of one of them so, or
 * not next to the other: Feng is no spelling of 芳. `apart`: they are spelled so in different languages: 洪 is Ko in Japanese only, and
 * Wing-man is not a Japanese reading of 永文.
 */
export type ReadingAgreement = 'spelled' | 'alike' | 'unspelled' | 'apart';

/** For terms that match first and last name; `spelled` if these are not in Chinese characters. */
export function readingAgreement(
  { data, tokens }: Segment,
  row: number,
  terms: readonly TermLookup[],
  matches: readonly TermMatch[],
): ReadingAgreement {
  const first = data.firstNames.texts[data.firstName[row]!]!;
  const last = data.lastNames.texts[data.lastName[row]!]!;
  if (!onlyHan.test(last) || !onlyHan.test(first)) return 'spelled';
  let common = -1;
  let areSpelled = true;
  let isUnspelled = false;
  let [typedFirst, typedLast] = ['', ''];
  for (let index = 0; index < matches.length; index++) {
    const { field, token } = matches[index]!;
    if (field !== matchField.firstName && field !== matchField.lastName) return 'spelled';
    const isFirst = field === matchField.firstName;
    const name = isFirst ? first : last;
    const typed = terms[index]!.term.text;
    if (isFirst) typedFirst += typed;
    else typedLast += typed;
    let languages = languagesOfReading(name, typed);
    if (languages === 0) {
      areSpelled = false;
      const word = tokens.word(token);
      languages = languagesOfReading(name, word);
      // The term sounds like the characters, but is no spelling of them: 胡 is Ko in Japanese, but not Koh.
      if (languages === 0 && word === name && typed !== word) {
        if (scriptOf(typed) === 'latin' && !isReadAs(name, typed)) isUnspelled = true;
        continue;
      }
      // The term matches a syllable of the name, or the name itself.
      if (languages === 0) return 'spelled';
      // The beginning of a reading may be unfinished.
      if (scriptOf(typed) === 'latin' && !word.startsWith(typed) && !isReadAs(name, typed)) isUnspelled = true;
    }
    common &= languages;
  }
  if (common === 0) return 'apart';
  if (isUnspelled || areOtherChineseLanguages(last, typedLast, first, typedFirst)) return 'unspelled';
  return areSpelled ? 'spelled' : 'alike';
}

const maxSurnameLength = 3;

/**
 * Whether two Latin words are not a surname and a given name that people spell so in Latin letters: 黄波 is not Bo Wang.
 *
 * @param characters the name, one word or two
 */
export function isUnlikelySpelling(characters: readonly string[], [last = '', first = '']: readonly string[]): boolean {
  if (scriptOf(last) !== 'latin' || scriptOf(first) !== 'latin') return false;
  const areSpelled = (one: string, other: string) =>
    isReadAs(one, last) && isReadAs(other, first) && !areOtherChineseLanguages(one, last, other, first);
  const [name = '', given] = characters;
  if (given !== undefined) return !areSpelled(name, given) && !areSpelled(given, name);
  for (let length = 1; length < name.length && length <= maxSurnameLength; length++)
    if (areSpelled(name.slice(0, length), name.slice(length))) return false;
  return true;
}

/**
 * Whether a term matches a given name by a reading that the person hardly uses: in a language to which the surname does not belong (陈志林 is
 * no Japanese name), or in another one than the Latin name of the person (Ng Mei Ling, 吳美玲, is not Mirei). The final a of an Indic reading
 * is silent if the Latin name has none: Amit, अमित, is not Amita.
 */
export function isUnlikelyReading(
  segment: Segment,
  row: number,
  terms: readonly TermLookup[],
  matches: readonly TermMatch[],
): boolean {
  return matches.some((match, index) => {
    if (kindOfTerm(match.score) !== wordKind.script && match.expansion?.kind !== 'script') return false;
    const typed = terms[index]!.term.text;
    const read = segment.tokens.word(match.token);
    if (match.field === matchField.extra) return isOtherThanLatinName(segment, row, typed, read);
    const isAlone = matches.every(({ field }) => field !== matchField.lastName);
    if (!isAlone || match.field !== matchField.firstName) return false;
    return isOtherThanSurname(segment, row, typed, read, match.expansion?.only === 'readings');
  });
}

/**
 * Whether neither the typed word nor the reading that it matches is a reading of the given name in a language of the surname.
 *
 * @param isRespelled whether the typed word is another spelling of the reading; if the characters have no such reading, only Korean has it
 */
function isOtherThanSurname(
  { data }: Segment,
  row: number,
  typed: string,
  read: string,
  isRespelled: boolean,
): boolean {
  const first = data.firstNames.texts[data.firstName[row]!]!;
  const last = data.lastNames.texts[data.lastName[row]!]!;
  if (!onlyHan.test(last) || !onlyHan.test(first)) return false;
  const ofTyped = languagesOfReading(first, typed);
  const ofRead = languagesOfReading(first, read);
  if (ofTyped === 0 && isRespelled) return (ofRead & languagesOfSurname(last) & hanLanguage.korean) === 0;
  const languages = ofTyped || ofRead;
  return languages !== 0 && (languages & languagesOfSurname(last)) === 0;
}

/** Whether the Latin name of the person shows in which language another name is read, and the matched reading is in none of these. */
function isOtherThanLatinName({ data, tokens }: Segment, row: number, typed: string, read: string): boolean {
  const { starts, items } = data.extraWords;
  const first = fold(data.firstNames.texts[data.firstName[row]!]!).replaceAll(' ', '');
  const last = fold(data.lastNames.texts[data.lastName[row]!]!).replaceAll(' ', '');
  let isOther = false;
  for (let item = starts[row]!; item < starts[row + 1]!; item++) {
    const packed = items[item]!;
    if (kindOf(packed) !== wordKind.other) continue;
    const name = tokens.word(tokenOf(packed));
    if (onlyIndic.test(name) && read === `${first}a`) return true;
    const parts = partsByReading(name, first, last);
    if (parts.languages === 0) continue;
    // Of the many readings of kanji, the Latin name shows the one that the person uses: Kotaro is not Mitsutaro, although both are 光太郎.
    if (parts.languages === hanLanguage.japanese && isReadingOf(name, read)) {
      if (isJapaneseSpelling(read, first) || isJapaneseSpelling(read, last)) return false;
      isOther = true;
      continue;
    }
    let isReading = name.endsWith(read) && read !== name && read !== parts.first;
    for (const part of [parts.first, parts.last, name]) {
      const languages = languagesOfReading(part, typed) || languagesOfReading(part, read);
      if ((languages & parts.languages) !== 0) return false;
      if (languages !== 0) isReading = true;
    }
    isOther ||= isReading;
  }
  return isOther;
}

const isReadingOf = (name: string, read: string): boolean =>
  romanize(name).some((reading) => reading.split(' ').includes(read));

const isJapaneseSpelling = (word: string, other: string): boolean =>
  word === other || japaneseSpellings(word).includes(other) || japaneseSpellings(other).includes(word);

/**
 * Whether the characters of the name that a term matches agree with its syllables: one of the two is spelled like its syllable. True for
 * other terms.
 */
export function agreesWithSyllables(
  { data }: Segment,
  row: number,
  { term: { limitedTo, syllables } }: TermLookup,
  { field }: TermMatch,
): boolean {
  if (limitedTo !== 'similarSyllable' || syllables === undefined) return true;
  if (field === matchField.firstName) return hasSyllable(data.firstNames.texts[data.firstName[row]!]!, syllables);
  return field === matchField.lastName && hasSyllable(data.lastNames.texts[data.lastName[row]!]!, syllables);
}
