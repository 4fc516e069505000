import { romanize } from '../../language/romanization/romanize.ts';
import { scriptOf } from '../../language/script.ts';
import { kindOf, tokenOf } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { wordKind } from '../../segment/word-kind.ts';
import { matchField, type TermMatch } from './score.ts';

/**
 * Whether two terms match the same name of a person, once in each script in which it is written: 徐 is Xu, and in Malaysia Chee, so that
 * both words of `Xu Chee` are the surname of 徐超 (Chao Xu).
 */
export function isNameMatchedTwice(segment: Segment, row: number, matches: readonly TermMatch[]): boolean {
  return matches.some(
    ({ field, token }) =>
      field === matchField.extra &&
      matches.some((other) => other.field < matchField.extra && isReading(segment, row, token, other)),
  );
}

/** Whether a word of another name is a Latin reading of the name that a term matches, or the other way round. */
function isReading({ data, tokens }: Segment, row: number, word: number, { field, token }: TermMatch): boolean {
  const [names, name] =
    field === matchField.firstName
      ? [data.firstNames.words, data.firstName[row]!]
      : [data.lastNames.words, data.lastName[row]!];
  for (let item = names.starts[name]!; item < names.starts[name + 1]!; item++) {
    const packed = names.items[item]!;
    if (kindOf(packed) === wordKind.script && tokenOf(packed) === word) return true;
  }
  const other = tokens.word(word);
  return scriptOf(other) !== 'latin' && romanize(other).includes(tokens.word(token));
}
