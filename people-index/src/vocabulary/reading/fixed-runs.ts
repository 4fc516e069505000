import { foldWords } from '../../language/fold.ts';
import { isNameWord } from '../lookup/indexed-words.ts';
import type { Place } from '../places/place-book.ts';
import { foldedRun, type Word } from './query-words.ts';
import type { PartKind, ReadingContext } from './read-parts.ts';
import { companyPlace, findPlace, unknownPlace } from '../places/find-place.ts';

/** A run of words whose kind is fixed by the user or by the company's own words: from `start` to `end`, exclusive. */
export interface FixedRun {
  readonly start: number;
  readonly end: number;
  readonly kind: PartKind;
  readonly place?: Place;
  /** Whether the user chose the kind. */
  readonly isChosen: boolean;
}

/** Finds runs of words whose kind the user chose, or that are the company's own words; the longest at each position. */
export function fixedRuns(words: readonly Word[], context: ReadingContext): FixedRun[] {
  if (context.chosen.size === 0 && context.synonyms.isEmpty) return [];
  const found: FixedRun[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = words.length; end > start; end--) {
      const run = fixedRun(words, start, end, context);
      if (run === undefined) continue;
      found.push(run);
      start = end - 1;
      break;
    }
  }
  return found;
}

function fixedRun(words: readonly Word[], start: number, end: number, context: ReadingContext): FixedRun | undefined {
  const folded = foldedRun(words, start, end);
  const kind = context.chosen.get(folded);
  if (kind === 'place') {
    const code = end === start + 1 ? words[start]!.text : '';
    const place = findPlace(folded, code, context) ?? companyPlace(folded, context) ?? unknownPlace(folded);
    return { start, end, kind, place, isChosen: true };
  }
  if (kind !== undefined) return { start, end, kind, isChosen: true };
  const place = companyPlace(folded, context);
  if (place !== undefined) return { start, end, kind: 'place', place, isChosen: false };
  const synonymKind = (['role', 'unit'] as const).find((one) => context.synonyms.synonymsOf(one, folded).length > 0);
  return synonymKind && { start, end, kind: synonymKind, isChosen: false };
}

/**
 * The words that the user marked as a role, but that are not known as words of work. A word of an occupation that is
 * also a name or a place, such as Paris, counts as unknown unless it is a label by itself. Folded.
 */
export function unknownRoleWords(
  runs: readonly FixedRun[],
  words: readonly Word[],
  { vocabulary, synonyms, segments }: ReadingContext,
): readonly string[] {
  const { knownWords, places, work } = vocabulary;
  const isOther = (word: string) => places.hasWord(word) || isNameWord(word, segments);
  const isOfOccupation = (word: string) => knownWords.has(word) && (knownWords.isLabel(word) || !isOther(word));
  const isUnknown = (word: string) => !isOfOccupation(word) && !synonyms.hasWord(word) && !work.isNamedBy(word);
  return runs
    .filter(({ kind, isChosen }) => kind === 'role' && isChosen)
    .flatMap(({ start, end }) => foldWords(foldedRun(words, start, end)))
    .filter(isUnknown);
}
