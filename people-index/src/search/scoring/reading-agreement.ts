import { languagesOfReading } from '../../language/han/reading-languages.ts';
import type { Segment } from '../../segment/segment.ts';
import { matchField, type TermMatch } from './score.ts';
import type { TermLookup } from '../terms/term-lookup.ts';

const onlyHan = /^\p{Script=Han}{1,3}$/u;

/**
 * How well Latin words agree with the characters of a name that they are read from: `spelled` when the surname and the given name are spelled so in one language, `alike`
 * when a word is only read like one of them, `apart` when they are so in different languages: 洪 is Ko in Japan alone, and Wing-man is no Japanese reading of 永文.
 */
export type ReadingAgreement = 'spelled' | 'alike' | 'apart';

/** For terms that match a first and a last name; `spelled` where these are not in Chinese characters. */
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
  for (let place = 0; place < matches.length; place++) {
    const { field, token } = matches[place]!;
    if (field !== matchField.firstName && field !== matchField.lastName) return 'spelled';
    const name = field === matchField.firstName ? first : last;
    const typed = terms[place]!.term.text;
    let languages = languagesOfReading(name, typed);
    if (languages === 0) {
      areSpelled = false;
      languages = languagesOfReading(name, tokens.word(token));
      // A syllable of the name, or the name itself.
      if (languages === 0) return 'spelled';
    }
    common &= languages;
  }
  if (common === 0) return 'apart';
  return areSpelled ? 'spelled' : 'alike';
}
