import { type Script, scriptOf } from '../../language/script.ts';
import { wholePlace, wordKind } from '../../segment/word-kind.ts';
import { kindOf, placeOf, tokenOf } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { matchField, type TermMatch } from './score.ts';
import type { TermLookup } from '../terms/term-lookup.ts';

/**
 * Whether a person writes a name in a script, and otherwise than it was typed in that script: what is only read alike is another name then, as 伊東 for 伊藤.
 *
 * @param met the tokens by which the typed words are met
 */
export function writesOtherwise(
  { data, tokens }: Segment,
  row: number,
  script: Script,
  met: readonly number[],
): boolean {
  const isOwn = (packed: number) => scriptOf(tokens.word(tokenOf(packed))) === script;
  const isMet = (packed: number) => met.includes(tokenOf(packed));
  let isAnyMet = false;
  for (const [{ starts, items }, name] of [
    [data.firstNames.words, data.firstName[row]!],
    [data.lastNames.words, data.lastName[row]!],
  ] as const) {
    for (let item = starts[name]!; item < starts[name + 1]!; item++) {
      const packed = items[item]!;
      if (kindOf(packed) > wordKind.part || placeOf(packed) === wholePlace || !isOwn(packed)) continue;
      if (!isMet(packed)) return true;
      isAnyMet = true;
    }
  }
  if (isAnyMet) return false;
  // Other names may be several writings of one name.
  const { starts, items } = data.extraWords;
  const others = items.subarray(starts[row]!, starts[row + 1]!).filter((own) => kindOf(own) === wordKind.other);
  return others.some(isOwn) && !others.some(isMet);
}

/**
 * Whether what only resembles the typed words is another name after all: the surname of a reading as a first name (김 is no Kim Janssen), or a term that is met in another script
 * only, by somebody who writes the name in that of the text, and otherwise (Idrissi, إدريسي, is no Hinterseer).
 */
export function isHardlyMeant(
  segment: Segment,
  row: number,
  script: Script,
  terms: readonly TermLookup[],
  matches: readonly TermMatch[],
): boolean {
  if (matches.some(({ field }, index) => field === matchField.firstName && terms[index]!.term.isSurname === true))
    return true;
  const met = matches.map(({ token }) => token);
  return (
    met.some((token) => scriptOf(segment.tokens.word(token)) !== script) && writesOtherwise(segment, row, script, met)
  );
}
