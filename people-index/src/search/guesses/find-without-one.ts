import { nicknamesOf } from '../../language/nicknames/nicknames.ts';
import { scriptOf } from '../../language/script.ts';
import { tierNumber } from '../../types/tiers.ts';
import { collectRows } from '../collection/collect-rows.ts';
import type { FoundRow } from '../ranking/found-rows.ts';
import { canStandAlone, leaveOneOut, leaveTwoOut } from './leave-one-out.ts';
import type { Interpretation } from '../query/interpretation.ts';
import type { NameWords } from '../query/parse-query.ts';
import { tierOfKey, wholeness, wholenessOfKey } from '../scoring/score.ts';
import { orderOfFound } from '../ranking/row-order.ts';
import type { SegmentContext } from '../collection/segment-context.ts';
import type { UsedTiers } from '../query/used-tiers.ts';
import { work } from '../work/cost-model.ts';
import { BudgetSpent } from '../work/work-budget.ts';

/** Tiers at which the remaining words are met: spelling variants where the words themselves leave room, guesses where nothing else is found. */
const tierGroups = [
  [tierNumber.exact, tierNumber.prefix],
  [tierNumber.nickname, tierNumber.phonetic],
  [tierNumber.similar],
];

/** Tiers at which the words that remain without two must be the whole first and the whole last name. */
const wholeTiers = [tierNumber.exact, tierNumber.nickname, tierNumber.phonetic];

interface SearchWithoutOne {
  readonly words: NameWords;
  readonly tiers: UsedTiers;
  /** How many rows are wanted at most. */
  readonly most: number;
}

interface Candidate extends FoundRow {
  /** Whether the remaining words are whole names, and the first name comes first; lower is better. */
  readonly group: number;
  /** Place among those of the same interpretation and group. */
  readonly place: number;
  /** Place of the interpretation among the likeliest. */
  readonly rank: number;
}

/** People found without one of the words. */
export interface FoundWithoutOne {
  readonly rows: readonly FoundRow[];
  /** Whether the other words are the whole first and last name of the first of them, as they stand. */
  readonly isWhole: boolean;
}

export const nobody: FoundWithoutOne = { rows: [], isWhole: false };

/**
 * People who hold all typed words but one, in more than one of their names, in their order: exact words before spelling variants; then those of whom the others are the whole
 * names; first name first; then in turn by which word is more likely one too many.
 */
export function findWithoutOne(
  contexts: readonly SegmentContext[],
  { words, tiers, most }: SearchWithoutOne,
): FoundWithoutOne {
  // A single term that remains, as without `de Charette` in "H. de Charette", is in one name.
  const interpretations = leaveOneOut(words, isGivenName)
    .filter(({ terms }) => terms.length > 1)
    .map((interpretation) => ({ ...interpretation, needsBothNames: true }));
  const found: Candidate[] = [];
  const addOf = (asked: readonly Interpretation[], tier: number) => {
    if (!tiers.has(tier)) return;
    const own = asked.flatMap((interpretation, rank) =>
      collect(contexts, { interpretation, tier, rank, enough: most }),
    );
    add(found, own, most);
  };
  for (const group of tierGroups) {
    if (found.length >= most || (found.length > 0 && group[0] === tierNumber.similar)) break;
    for (const tier of group) addOf(interpretations, tier);
  }
  if (found.length === 0) {
    const withoutTwo = leaveTwoOut(words, isGivenName).map((own) => ({ ...own, needsWholeNames: true }));
    for (const tier of wholeTiers) if (found.length === 0) addOf(withoutTwo, tier);
  }
  const [best] = found;
  return { rows: found, isWhole: best !== undefined && best.group < 2 && tierOfKey(best.order) === tierNumber.exact };
}

/** The same for remaining words that no more than `most` people hold in their names, one or several. */
export function findByRareWords(
  contexts: readonly SegmentContext[],
  { words, tiers, most }: SearchWithoutOne,
): FoundRow[] {
  const found: Candidate[] = [];
  for (const [rank, interpretation] of leaveOneOut(words, isGivenName).entries()) {
    if (!canStandAlone(interpretation)) continue;
    for (const tier of [tierNumber.exact, tierNumber.phonetic]) {
      // A Latin word sounds like too many others.
      const isFar = tier !== tierNumber.exact && interpretation.terms.some(({ text }) => scriptOf(text) === 'latin');
      if (isFar || !tiers.has(tier)) continue;
      const own = collect(contexts, { interpretation, tier, rank, enough: most + 1 });
      if (own.length <= most) add(found, own, most);
      if (own.length > 0) break;
    }
  }
  return found;
}

function isGivenName(word: string): boolean {
  return nicknamesOf(word).some(({ relation, isSpelling }) => relation !== 'variant-of' || isSpelling === false);
}

interface Pass {
  readonly interpretation: Interpretation;
  readonly tier: number;
  readonly rank: number;
  readonly enough: number;
}

/** The best rows of all segments for one interpretation at one tier. Throws BudgetSpent where they are not certain. */
function collect(contexts: readonly SegmentContext[], { interpretation, tier, rank, enough }: Pass): Candidate[] {
  const all = contexts.flatMap((context) => {
    const scorer = context.scorerOf(interpretation, tier);
    if (scorer === undefined) return [];
    const { segment, filters, near, bitsets, isKnown } = context;
    const pass = { tier, usesAttributes: false, filters, near, bitsets, isKnown, knowsStronger: false, enough };
    const { rows, order, isTruncated } = collectRows(segment, scorer, pass);
    if (isTruncated) throw new BudgetSpent();
    bitsets.budget.spend(rows.length * scorer.terms.length * work.comparison);
    return rows.map((row, place) => {
      scorer.score(row, tier, false);
      const { isLastNameFirst } = scorer;
      return { segment, row, scorer, tier: tierNumber.leftOut, order: order[place]!, isLastNameFirst };
    });
  });
  all.sort(orderOfFound());
  const counts = new Map<number, number>();
  return all.slice(0, enough).map((row) => {
    const group = 2 * partsOf(row.order) + Number(row.isLastNameFirst);
    const place = counts.get(group) ?? 0;
    counts.set(group, place + 1);
    return { ...row, group, place, rank };
  });
}

/** Whether the words are whole names: 0 all of them, 1 one of two, 2 none. */
function partsOf(order: number): number {
  return Math.max(0, wholenessOfKey(order) - wholeness.core);
}

/** Adds rows in their order, each once, up to `most`. */
function add(found: Candidate[], rows: Candidate[], most: number): void {
  rows.sort((one, other) => one.group - other.group || one.place - other.place || one.rank - other.rank);
  for (const candidate of rows) {
    if (found.length === most) return;
    if (!found.some(({ segment, row }) => row === candidate.row && segment === candidate.segment))
      found.push(candidate);
  }
}
