import type { IndexedLexicon } from '../lexicon.ts';
import { isInTitle, isNameWord, unitFields } from '../lookup/indexed-words.ts';
import { findPlace } from '../places/find-place.ts';

/** Maximum number of words of a unit's name. */
const maxUnitWords = 8;
/** Minimum number of letters of a unit's name or code. */
const shortestUnit = 3;

interface Word {
  readonly folded: string;
}

export interface UnitRun {
  readonly start: number;
  readonly end: number;
  /** The name of the unit, if the run is its code. */
  readonly label?: string | undefined;
}

/** Finds runs of unassigned words that are the code or the whole name of an entity, a GBU or a company; the longest at each position. */
export function unitRuns(
  words: readonly Word[],
  isTaken: (index: number) => boolean,
  context: IndexedLexicon,
): UnitRun[] {
  const found: UnitRun[] = [];
  for (let start = 0; start < words.length; start++) {
    let folded = '';
    let longest: UnitRun | undefined;
    for (let end = start + 1; end <= Math.min(words.length, start + maxUnitWords) && !isTaken(end - 1); end++) {
      folded = end === start + 1 ? words[start]!.folded : `${folded} ${words[end - 1]!.folded}`;
      if (isUnit(words, { start, end, folded }, context))
        longest = { start, end, label: context.vocabulary.units.labelsOf(folded)[0] };
    }
    if (longest === undefined) continue;
    found.push(longest);
    start = longest.end - 1;
  }
  return found;
}

interface Run {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

function isUnit(words: readonly Word[], { start, end, folded }: Run, context: IndexedLexicon): boolean {
  const { segments, vocabulary } = context;
  const { knownWords, units, work } = vocabulary;
  const isCode = units.labelsOf(folded).length > 0;
  const isName = () =>
    segments.some((segment) => unitFields.some((field) => segment.valuesOf(field, folded).length > 0));
  if (folded.length < shortestUnit || !(isCode || isName())) return false;
  // A place takes precedence over a unit that is named after it.
  if (findPlace(folded, '', context) !== undefined) return false;
  // A single word that is a GBU is read as such even if it is a person's name: people with the name are listed first.
  const isGbu = () => segments.some((segment) => segment.valuesOf('gbu', folded).length > 0);
  if (end > start + 1 || (words.length === 1 && isGbu())) return true;
  if (isNameWord(folded, segments)) return false;
  // `comptable Corporate`, `IT Corporate`, but not `Corporate lawyer`.
  const before = words[start - 1]?.folded;
  const isBehindRole =
    before !== undefined && end === words.length && (work.isNamedBy(before) || knownWords.isLabel(before));
  if (work.isNamedBy(folded) && !(isBehindRole && isGbu())) return false;
  // `Nuclear Engineer` is a title, not an engineer in the unit Nuclear.
  const beside = [words[start - 1], words[end]].flatMap((word) => word?.folded ?? []);
  return !beside.some((other) => isInTitle([folded, other], segments));
}
