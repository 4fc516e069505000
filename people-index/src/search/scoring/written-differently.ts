import { type Script, scriptOf } from '../../language/script.ts';
import { wholePosition, wordKind } from '../../segment/word-kind.ts';
import { kindOf, positionOf, tokenOf } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { agreesWithSyllables } from './reading-agreement.ts';
import { matchField, type TermMatch } from './score.ts';
import type { TermLookup } from '../terms/term-lookup.ts';

/**
 * Whether a person writes a name in the script of the text, but differently from the typed text. A name that only has the same reading is
 * then another name: 伊東 for 伊藤.
 *
 * @param matched the tokens that the typed words match
 */
export function isWrittenDifferently(
  { data, tokens }: Segment,
  row: number,
  script: Script,
  matched: readonly number[],
): boolean {
  const isInScript = (packed: number) => scriptOf(tokens.word(tokenOf(packed))) === script;
  const isMatched = (packed: number) => matched.includes(tokenOf(packed));
  let isAnyMatched = false;
  for (const [{ starts, items }, name] of [
    [data.firstNames.words, data.firstName[row]!],
    [data.lastNames.words, data.lastName[row]!],
  ] as const) {
    for (let item = starts[name]!; item < starts[name + 1]!; item++) {
      const packed = items[item]!;
      if (kindOf(packed) > wordKind.part || positionOf(packed) === wholePosition || !isInScript(packed)) continue;
      if (!isMatched(packed)) return true;
      isAnyMatched = true;
    }
  }
  if (isAnyMatched) return false;
  // Several other names may be spellings of one name.
  const { starts, items } = data.extraWords;
  const others = items.subarray(starts[row]!, starts[row + 1]!).filter((packed) => kindOf(packed) === wordKind.other);
  return others.some(isInScript) && !others.some(isMatched);
}

/**
 * Whether a name that only resembles the typed words is surely another one: if its characters do not agree with the typed syllables, if the
 * surname of a reading matches a first name (김 is not Kim Janssen), or if a term matches only in another script and the person writes the
 * name differently in the script of the text (Idrissi, إدريسي, is not Hinterseer).
 */
export function isUnlikelyMatch(
  segment: Segment,
  row: number,
  script: Script,
  terms: readonly TermLookup[],
  matches: readonly TermMatch[],
): boolean {
  if (!terms.every((term, index) => agreesWithSyllables(segment, row, term, matches[index]!))) return true;
  if (matches.some(({ field }, index) => field === matchField.firstName && terms[index]!.term.isSurname === true))
    return true;
  const matched = matches.map(({ token }) => token);
  return (
    matched.some((token) => scriptOf(segment.tokens.word(token)) !== script) &&
    isWrittenDifferently(segment, row, script, matched)
  );
}
