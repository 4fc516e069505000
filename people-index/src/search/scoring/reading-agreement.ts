import { hasSyllable, languagesOfReading } from '../../language/han/reading-languages.ts';
import type { Segment } from '../../segment/segment.ts';
import { matchField, type TermMatch } from './score.ts';
import type { TermLookup } from '../terms/term-lookup.ts';

const onlyHan = /^\p{Script=Han}{1,3}$/u;

/**
 * How well Latin words agree with the characters of a name that they are readings of. `spelled`: surname and given name are spelled so in
 * one language. `alike`: a word only has the same reading as one of them. `apart`: they are spelled so in different languages: 洪 is Ko in
 * Japanese only, and Wing-man is not a Japanese reading of 永文.
 */
export type ReadingAgreement = 'spelled' | 'alike' | 'apart';

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
  for (let index = 0; index < matches.length; index++) {
    const { field, token } = matches[index]!;
    if (field !== matchField.firstName && field !== matchField.lastName) return 'spelled';
    const name = field === matchField.firstName ? first : last;
    const typed = terms[index]!.term.text;
    let languages = languagesOfReading(name, typed);
    if (languages === 0) {
      areSpelled = false;
      const word = tokens.word(token);
      languages = languagesOfReading(name, word);
      // The term sounds like the characters, but is no spelling of them: 胡 is Ko in Japanese, but not Koh.
      if (languages === 0 && word === name && typed !== word) continue;
      // The term matches a syllable of the name, or the name itself.
      if (languages === 0) return 'spelled';
    }
    common &= languages;
  }
  if (common === 0) return 'apart';
  return areSpelled ? 'spelled' : 'alike';
}

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
