import { nicknamesOf } from '../../language/nicknames/nicknames.ts';
import { scriptOf } from '../../language/script.ts';
import { tierNumber } from '../../tiers.ts';
import { collectRows } from '../collection/collect-rows.ts';
import type { FoundRow } from '../ranking/found-rows.ts';
import { canStandAlone, leaveMoreOut, leaveOneOut, leaveTwoOut, withoutEnglishName } from './leave-one-out.ts';
import type { Interpretation } from '../query/interpretation.ts';
import type { NameWords } from '../query/parse-query.ts';
import { tierOfKey, wholeness, wholenessOfKey } from '../scoring/score.ts';
import { orderOfFound } from '../ranking/row-order.ts';
import type { SegmentContext } from '../collection/segment-context.ts';
import type { UsedTiers } from '../query/used-tiers.ts';
import { work } from '../cost/cost-model.ts';
import { BudgetSpent } from '../cost/work-budget.ts';

/**
 * Groups of tiers in which the remaining words are searched: spelling variants only if the literal matches leave room, similar names only
 * if nobody else is found.
 */
const tierGroups = [
  [tierNumber.exact, tierNumber.prefix],
  [tierNumber.nickname, tierNumber.phonetic],
  [tierNumber.similar],
];

/** Tiers in which the words that remain after leaving out two or more must be the whole first and last name. */
const wholeTiers = [tierNumber.exact, tierNumber.nickname, tierNumber.phonetic];

interface SearchWithoutOne {
  readonly words: NameWords;
  readonly tiers: UsedTiers;
  /** Maximum number of rows. */
  readonly limit: number;
}

interface Candidate extends FoundRow {
  /** How much of the names the remaining words cover, and whether the first name comes first; lower is better. */
  readonly group: number;
  /** Position among the candidates of the same interpretation and group. */
  readonly position: number;
  /** Position of the interpretation by likelihood. */
  readonly rank: number;
}

/** People who match all words but one, or but several. */
export interface FoundWithoutOne {
  readonly rows: readonly FoundRow[];
  /** Whether the remaining words are literally the whole first and last name of the first person. */
  readonly isWhole: boolean;
}

export const nobody: FoundWithoutOne = { rows: [], isWhole: false };

/**
 * Finds people who match all typed words but one, in more than one of their names: literal matches before spelling variants; then people
 * whose whole names the words are; then first name before last name; then alternating between the interpretations, most likely first.
 */
export function findWithoutOne(
  contexts: readonly SegmentContext[],
  { words, tiers, limit }: SearchWithoutOne,
): FoundWithoutOne {
  // A single remaining term, as in "H. de Charette" without `de Charette`, matches one name only.
  const withoutWord = leaveOneOut(words, isGivenName)
    .filter(({ terms }) => terms.length > 1)
    .map((interpretation) => ({ ...interpretation, needsBothNames: true }));
  const interpretations = [...withoutEnglishName(words), ...withoutWord];
  const found: Candidate[] = [];
  const addOf = (all: readonly Interpretation[], tier: number) => {
    if (!tiers.has(tier)) return;
    const candidates = all.flatMap((interpretation, rank) =>
      collect(contexts, { interpretation, tier, rank, maxRows: limit }),
    );
    add(found, candidates, limit);
  };
  for (const group of tierGroups) {
    if (found.length >= limit || (found.length > 0 && group[0] === tierNumber.similar)) break;
    for (const tier of group) addOf(interpretations, tier);
  }
  if (found.length === 0) {
    const withoutSeveral = [...leaveTwoOut(words, isGivenName), ...leaveMoreOut(words, isGivenName)].map(
      (interpretation) => ({ ...interpretation, needsWholeNames: true }),
    );
    for (const tier of wholeTiers) if (found.length === 0) addOf(withoutSeveral, tier);
  }
  const [best] = found;
  return { rows: found, isWhole: best !== undefined && best.group < 2 && tierOfKey(best.order) === tierNumber.exact };
}

/** The same for remaining words, one or several, that at most `limit` people match in their names. */
export function findByRareWords(
  contexts: readonly SegmentContext[],
  { words, tiers, limit }: SearchWithoutOne,
): FoundRow[] {
  const found: Candidate[] = [];
  for (const [rank, interpretation] of leaveOneOut(words, isGivenName).entries()) {
    if (!canStandAlone(interpretation)) continue;
    for (const tier of [tierNumber.exact, tierNumber.phonetic]) {
      // A Latin word sounds like too many others.
      const isFar = tier !== tierNumber.exact && interpretation.terms.some(({ text }) => scriptOf(text) === 'latin');
      if (isFar || !tiers.has(tier)) continue;
      const candidates = collect(contexts, { interpretation, tier, rank, maxRows: limit + 1 });
      if (candidates.length <= limit) add(found, candidates, limit);
      if (candidates.length > 0) break;
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
  readonly maxRows: number;
}

/** The best rows of all segments for one interpretation in one tier. Throws BudgetSpent if they are not certain. */
function collect(contexts: readonly SegmentContext[], { interpretation, tier, rank, maxRows }: Pass): Candidate[] {
  const all = contexts.flatMap((context) => {
    const inSegment = collectRows(context, interpretation, {
      tier,
      usesAttributes: false,
      sawStronger: false,
      maxRows,
    });
    if (inSegment === undefined) return [];
    const { segment, bitsets } = context;
    const { rows, order, scorer, isTruncated } = inSegment;
    if (isTruncated) throw new BudgetSpent();
    bitsets.budget.spend(rows.length * scorer.terms.length * work.comparison);
    return rows.map((row, index) => {
      scorer.score(row, tier, false);
      const { isLastNameFirst } = scorer;
      return { segment, row, scorer, tier: tierNumber.leftOut, order: order[index]!, isLastNameFirst };
    });
  });
  all.sort(orderOfFound());
  const counts = new Map<number, number>();
  return all.slice(0, maxRows).map((row) => {
    const group = 2 * partsOf(row.order) + Number(row.isLastNameFirst);
    const index = counts.get(group) ?? 0;
    counts.set(group, index + 1);
    return { ...row, group, position: index, rank };
  });
}

/** How many of the names the words cover: 0 all, 1 one of two, 2 none. */
function partsOf(order: number): number {
  return Math.max(0, wholenessOfKey(order) - wholeness.core);
}

/** Adds rows in order, each once, up to `limit`. */
function add(found: Candidate[], rows: Candidate[], limit: number): void {
  rows.sort((one, other) => one.group - other.group || one.position - other.position || one.rank - other.rank);
  for (const candidate of rows) {
    if (found.length === limit) return;
    if (!found.some(({ segment, row }) => row === candidate.row && segment === candidate.segment))
      found.push(candidate);
  }
}
