import { tierNumber } from '../../tiers.ts';
import { attributeSources } from './attribute-sources.ts';
import { few } from '../cost/cost-model.ts';
import type { Pass } from './search-pass.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import type { RowSource } from '../terms/attribute-matches.ts';
import { rowsOfRarestTerm } from '../terms/term-postings.ts';

const { exact, prefix, typo } = tierNumber;

/** How the rows of a pass are found. Every strategy finds the same rows in the same order. */
export type Plan =
  /** No row can match. */
  | { readonly strategy: 'nothing' }
  /** Few rows pass a filter: each of them is scored. */
  | { readonly strategy: 'filter'; readonly filter: RowFilter }
  /**
   * By names, codes and phone numbers. `allTerms` intersects postings and scores the remaining rows. The other strategies know some scores
   * from the postings alone: `exactTerm` for one term that is a name, `prefixTerm` for one term that is a prefix of names, `prefixTerms`
   * for several prefixes.
   *
   * `firstTier`: some term matches at this tier or a weaker one. `rarestCount`: upper bound for the number of rows of the rarest term.
   */
  | {
      readonly strategy: 'allTerms' | 'exactTerm' | 'prefixTerm' | 'prefixTerms';
      readonly firstTier: number;
      readonly rarestCount: number;
    }
  /**
   * By attributes: the rows of these sources, at most `rows` in total. With `oneAttribute`, all rows of the only term have the same score.
   */
  | {
      readonly strategy: 'attributes' | 'oneAttribute';
      readonly sources: readonly RowSource[];
      readonly rows: number;
    };

const nothing: Plan = { strategy: 'nothing' };

/** Chooses how to find the rows of a pass from the lengths of the postings lists and filters; see cost-model.ts. */
export function planPass(scorer: RowScorer, pass: Pass): Plan {
  for (const filter of pass.filters) if (filter.count === 0) return nothing;
  return pass.usesAttributes ? planByAttributes(scorer, pass) : planByTerms(scorer, pass);
}

/** Whether a row of this tier may match every term at a stronger tier. */
function needsNoNewTerm(scorer: RowScorer, tier: number): boolean {
  return tier === scorer.floor || scorer.hasWeakened(tier);
}

function planByTerms(scorer: RowScorer, { tier, filters, sawStronger }: Pass): Plan {
  const { terms } = scorer;
  // At least one term of a row matches at the row's own tier. For `twoTypos` that can also be two terms with one typo each.
  const firstTier = tier === exact || needsNoNewTerm(scorer, tier) ? exact : Math.min(tier, typo);
  const all = terms.map((term) => term.postingsTo(tier));
  if (all.some((postings) => postings.countTo(tier) === 0)) return nothing;
  if (all.every((postings) => postings.countTo(tier) === postings.countTo(firstTier - 1))) return nothing;
  const filter = filters.find(({ count }) => count <= few.filtered);
  if (filter !== undefined) return { strategy: 'filter', filter };
  const rarestCount = rowsOfRarestTerm(all, tier);
  const isNarrow = filters.some(({ count }) => count <= few.candidates);
  const maxScored = terms.length === 1 ? few.ofOneTerm : few.ofSeveralTerms;
  if (!scorer.isInitials && !isNarrow && scorer.floor === 0 && rarestCount > maxScored) {
    if (terms.length === 1 && tier === exact) return { strategy: 'exactTerm', firstTier, rarestCount };
    if (terms.length === 1 && tier === prefix && sawStronger) return { strategy: 'prefixTerm', firstTier, rarestCount };
    if (terms.length > 1 && tier === prefix) return { strategy: 'prefixTerms', firstTier, rarestCount };
  }
  return { strategy: 'allTerms', firstTier, rarestCount };
}

function planByAttributes(scorer: RowScorer, pass: Pass): Plan {
  const { terms } = scorer;
  const { tier, filters, sawStronger } = pass;
  if (scorer.needsName && terms.length === 1) return nothing;
  if (terms.every((term) => term.isParticle || term.attributes.list.length === 0)) return nothing;
  const filter = filters.find(({ count }) => count <= few.filtered);
  if (filter !== undefined) return { strategy: 'filter', filter };
  const sources = attributeSources(scorer, pass, tier <= prefix || needsNoNewTerm(scorer, tier));
  if (sources.length === 0) return nothing;
  let rows = 0;
  for (const { count } of sources) rows += count;
  const haveOneScore = terms.length === 1 && (tier === exact || (tier === prefix && sawStronger));
  return { strategy: haveOneScore && rows > few.candidates ? 'oneAttribute' : 'attributes', sources, rows };
}
