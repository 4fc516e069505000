import { foldWords } from '../../language/fold.ts';
import type { CollectedRows } from '../../search/counting/collect-everybody.ts';
import type { FoundRows } from '../../search/ranking/found-rows.ts';
import { BudgetSpent, WorkBudget } from '../../search/cost/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import type { Hit, ReadPart } from '../../search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { type Tier, tierNumber } from '../../tiers.ts';
import { collectByReading } from '../searching/collect-by-reading.ts';
import type { IndexedLexicon } from '../lexicon.ts';
import { isIndexed } from '../lookup/indexed-words.ts';
import type { PageOfRows } from '../../search/page-of-rows.ts';
import type { Reading } from '../reading/read-parts.ts';
import { readingRowsIn } from '../searching/reading-rows.ts';
import { type Respelling, respellings } from './respell.ts';
import { readingOf } from '../reading/reading-of-query.ts';
import { searchByReading } from '../searching/search-by-reading.ts';

/** Edit distance between a guessed name and the typed one, by tier. */
const distances: Partial<Readonly<Record<Tier, number>>> = { similar: 1, typo: 1, twoTypos: 2, leftOut: 2 };

/** The people of a misspelled role, place or unit. */
export interface RespelledAnswer {
  readonly found: FoundRows;
  readonly parts: readonly ReadPart[];
  readonly words: Respelling['words'];
  /** Whether a name guessed at a tier is at least as near to the typed text. Such names are listed first, others are not shown. */
  readonly isNameAsNear: (tier: Tier) => boolean;
  /** Whether the result contains a row. */
  readonly holds: (segment: Segment, row: number) => boolean;
  /** Collects all people of the result, unordered. */
  readonly collect: () => CollectedRows;
}

/**
 * Replaces unknown words with similarly spelled words of roles and places that lead to people, and searches for these.
 * To be called if the original search found only guesses or nobody. Returns undefined if there is no such replacement.
 *
 * @param guess tier of the first guessed name; undefined if there is none
 */
export function searchByRespelling(
  query: ResolvedQuery,
  page: PageOfRows,
  lexicon: IndexedLexicon,
  guess: Tier | undefined,
): RespelledAnswer | undefined {
  const { segments } = lexicon;
  const budget = new WorkBudget();
  const distanceOfName = guess === undefined ? Infinity : distanceOf(guess);
  // Each word of a name may have a typo.
  const isWholeName = guess !== undefined && guess !== 'leftOut' && /\s/.test((query.text ?? '').trim());
  try {
    for (const respelling of respellings(query, lexicon, guess === undefined, budget)) {
      const { query: respelledQuery, words, distance, replacesKnownWords, partsAsTyped } = respelling;
      if (isName(guess) && distanceOfName <= distance && !words.every((word) => isInRecords(word, lexicon))) continue;
      const readText = readingOf(respelledQuery, lexicon);
      const parts = readText && partsAsTyped(readText.parts);
      if (readText === undefined || parts === undefined) continue;
      // Next to a name, the word is more likely another, misspelled name.
      if (readText.name !== '' && isName(guess)) continue;
      // Marked as chosen, so that nobody is found by literal matches of words that were not typed.
      const reading: Reading = { ...readText, isChosen: true };
      const find = (wanted: PageOfRows) =>
        searchByReading(segments, respelledQuery, { ...wanted, budget }, reading, lexicon);
      if (replacesKnownWords && find({ after: 0, pageEnd: 1 })?.rows[0]?.tier !== tierNumber.exact) continue;
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
          collectByReading(segments, respelledQuery, reading, lexicon, new WorkBudget()) ?? {
            parts: [],
            isComplete: true,
          },
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

/** Whether the first guess is a name similar to the whole text. */
function isName(guess: Tier | undefined): boolean {
  return guess !== undefined && guess !== 'leftOut';
}

/**
 * Whether the replacement of a word occurs in people's records or is a place. If a name is equally near, a word that
 * only occurs in labels of occupations is not accepted.
 */
function isInRecords({ replacement }: Respelling['words'][number], { vocabulary, segments }: IndexedLexicon): boolean {
  return foldWords(replacement).every((word) => isIndexed(word, segments) || vocabulary.places.hasWord(word));
}

/** Marks a hit as a guess. The reason is a typo, unless there is another reason or the typed words were only unfinished. */
export function asGuess(hit: Hit, words: Respelling['words']): Hit {
  const guess = { ...hit, tier: 'typo', isGuess: true } as const;
  const misspelled = words.find(({ typos }) => typos > 0);
  if (hit.reason !== undefined || misspelled === undefined) return guess;
  const { typed, replacement, typos } = misspelled;
  return { ...guess, reason: { kind: 'typo', typed, name: replacement, typos: typos === 2 ? 2 : 1 } };
}
