import { foldWords } from '../../language/fold.ts';
import type { CollectedRows } from '../../search/counting/collect-everybody.ts';
import type { FoundRows } from '../../search/ranking/found-rows.ts';
import { BudgetSpent, WorkBudget } from '../../search/work/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import type { Hit, ReadPart } from '../../types/search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { type Tier, tierNumber } from '../../types/tiers.ts';
import { collectByReading } from '../searching/collect-by-reading.ts';
import type { Lexicon } from '../lexicon.ts';
import type { PageOfRows } from '../searching/combine-results.ts';
import type { Reading } from '../reading/read-parts.ts';
import { readingRowsIn } from '../searching/reading-rows.ts';
import { type Respelling, respellings } from './respell.ts';
import { readingOf, searchByReading } from '../searching/search-by-reading.ts';

/** How far a name that is guessed is from the typed one, as letters that differ. */
const distances: Partial<Readonly<Record<Tier, number>>> = { similar: 1, typo: 1, twoTypos: 2, leftOut: 2 };

/** The people of a role, a place or a unit that the words of a text may have been meant for. */
export interface RespelledAnswer {
  readonly found: FoundRows;
  readonly parts: readonly ReadPart[];
  readonly words: Respelling['words'];
  /** Whether a name that is guessed at a tier is as near to what was typed: such names come first, and others are not shown. */
  readonly isNameAsNear: (tier: Tier) => boolean;
  /** Whether the answer has a row. */
  readonly holds: (segment: Segment, row: number) => boolean;
  /** Everybody of the answer, in no order. */
  readonly collect: () => CollectedRows;
}

/**
 * Takes words that nothing knows for the words of roles and places that are spelled almost so, and lead to somebody. To be asked where nobody was found for sure. Undefined
 * where there are none.
 *
 * @param guess the tier of the first name that is guessed; undefined for none
 */
export function searchByRespelling(
  segments: readonly Segment[],
  query: ResolvedQuery,
  page: PageOfRows,
  lexicon: Lexicon,
  guess: Tier | undefined,
): RespelledAnswer | undefined {
  const budget = new WorkBudget();
  const distanceOfName = guess === undefined ? Infinity : distanceOf(guess);
  // Each word of a name may have a typo.
  const isWholeName = guess !== undefined && guess !== 'leftOut' && /\s/.test((query.text ?? '').trim());
  try {
    for (const respelled of respellings(query, { ...lexicon, segments }, guess === undefined, budget)) {
      const { query: asked, words, distance, isLoose, partsAsTyped } = respelled;
      if (isName(guess) && distanceOfName <= distance && !words.every((word) => isInRecords(word, segments, lexicon)))
        continue;
      const read = readingOf(segments, asked, lexicon);
      const parts = read && partsAsTyped(read.parts);
      if (read === undefined || parts === undefined) continue;
      // Beside a name, the word is rather another name that is misspelled.
      if (read.name !== '' && isName(guess)) continue;
      // Nobody is to be found by the letters of words that were not typed.
      const reading: Reading = { ...read, isChosen: true };
      const find = (own: PageOfRows) => searchByReading(segments, asked, { ...own, budget }, reading, lexicon);
      if (isLoose && find({ after: 0, enough: 1 })?.rows[0]?.tier !== tierNumber.exact) continue;
      const found = find(page);
      if (found === undefined || found.count === 0) continue;
      const rowsIn = readingRowsIn(reading, lexicon);
      return {
        found,
        parts,
        words,
        isNameAsNear: (tier) => isWholeName || distanceOf(tier) <= distance,
        holds: (segment, row) => rowsIn(segment).test(row),
        collect: () =>
          collectByReading(segments, asked, reading, lexicon, new WorkBudget()) ?? { parts: [], isComplete: true },
      };
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
  }
  return undefined;
}

function distanceOf(tier: Tier): number {
  return distances[tier] ?? 0;
}

/** Whether the first that is guessed has a name like the text. */
function isName(guess: Tier | undefined): boolean {
  return guess !== undefined && guess !== 'leftOut';
}

/** Whether somebody's title or place has what a word was taken for: with a name that is as near, it is not one that only lists of occupations have. */
function isInRecords(
  { meant }: Respelling['words'][number],
  segments: readonly Segment[],
  { vocabulary }: Lexicon,
): boolean {
  const isHeld = (word: string) => segments.some(({ attributeTokens }) => attributeTokens.find(word) >= 0);
  return foldWords(meant).every((word) => isHeld(word) || vocabulary.places.hasWord(word));
}

/** A person of the answer as a guess. Where the typed words were only unfinished, the person has them all the same. */
export function asGuess(hit: Hit, words: Respelling['words']): Hit {
  const guess = { ...hit, tier: 'typo', isGuess: true } as const;
  const misspelled = words.find(({ typos }) => typos > 0);
  if (hit.reason !== undefined || misspelled === undefined) return guess;
  const { typed, meant, typos } = misspelled;
  return { ...guess, reason: { kind: 'typo', typed, name: meant, typos: typos === 2 ? 2 : 1 } };
}
