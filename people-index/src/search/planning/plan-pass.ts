import { tierNumber } from '../../types/tiers.ts';
import { attributeSources } from './attribute-sources.ts';
import { few } from '../work/cost-model.ts';
import type { Pass } from './search-pass.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import type { RowSource } from '../terms/attribute-matches.ts';
import { fewestRows } from '../terms/term-postings.ts';

const { exact, prefix, similar, typo } = tierNumber;

/** How the rows of a pass are found. All ways find the same rows in the same order. */
export type Plan =
  /** No row can answer. */
  | { readonly strategy: 'nothing' }
  /** Few rows pass a filter: each is scored. */
  | { readonly strategy: 'filter'; readonly filter: RowFilter }
  /**
   * By names, codes and phone numbers. `allTerms` intersects postings and scores what is left. The others know some scores from the postings alone: of one term that is a
   * name, of one term that begins names, of several that do.
   *
   * `newest`: some term matches at this tier or a weaker one. `fewest`: at most so many rows has the rarest term.
   */
  | {
      readonly strategy: 'allTerms' | 'exactTerm' | 'prefixTerm' | 'prefixTerms';
      readonly newest: number;
      readonly fewest: number;
    }
  /** By attributes: rows of these sources, of which there are `rows` at most. With `oneAttribute` all rows of the only term have one score. */
  | {
      readonly strategy: 'attributes' | 'oneAttribute';
      readonly sources: readonly RowSource[];
      readonly rows: number;
    };

const nothing: Plan = { strategy: 'nothing' };

/** Chooses how to find the rows of a pass, by the numbers of rows that postings and filters tell; see cost-model.ts. */
export function planPass(scorer: RowScorer, pass: Pass): Plan {
  for (const filter of pass.filters) if (filter.count === 0) return nothing;
  return pass.usesAttributes ? planByAttributes(scorer, pass) : planByTerms(scorer, pass);
}

/** Whether a row of the tier may have every term at a stronger one. */
function needsNoNewTerm({ hasGuesses, floor }: RowScorer, tier: number): boolean {
  return tier === floor || (tier === similar && hasGuesses);
}

function planByTerms(scorer: RowScorer, { tier, filters, knowsStronger }: Pass): Plan {
  const { terms } = scorer;
  // A row of a tier holds a term at that very tier; a second typo is worth two, though each alone is one.
  const newest = tier === exact || needsNoNewTerm(scorer, tier) ? exact : Math.min(tier, typo);
  const all = terms.map((term) => term.postingsTo(tier));
  if (all.some((postings) => postings.countTo(tier) === 0)) return nothing;
  if (all.every((postings) => postings.countTo(tier) === postings.countTo(newest - 1))) return nothing;
  const filter = filters.find(({ count }) => count <= few.filtered);
  if (filter !== undefined) return { strategy: 'filter', filter };
  const fewest = fewestRows(all, tier);
  const isNarrow = filters.some(({ count }) => count <= few.candidates);
  const maxScored = terms.length === 1 ? few.ofOneTerm : few.ofSeveralTerms;
  if (!scorer.isStrict && !isNarrow && scorer.floor === 0 && fewest > maxScored) {
    if (terms.length === 1 && tier === exact) return { strategy: 'exactTerm', newest, fewest };
    if (terms.length === 1 && tier === prefix && knowsStronger) return { strategy: 'prefixTerm', newest, fewest };
    if (terms.length > 1 && tier === prefix) return { strategy: 'prefixTerms', newest, fewest };
  }
  return { strategy: 'allTerms', newest, fewest };
}

function planByAttributes(scorer: RowScorer, pass: Pass): Plan {
  const { terms } = scorer;
  const { tier, filters, knowsStronger } = pass;
  if (terms.every((term) => term.isParticle || term.attributes.list.length === 0)) return nothing;
  const filter = filters.find(({ count }) => count <= few.filtered);
  if (filter !== undefined) return { strategy: 'filter', filter };
  const sources = attributeSources(scorer, pass, tier <= prefix || needsNoNewTerm(scorer, tier));
  if (sources.length === 0) return nothing;
  let rows = 0;
  for (const { count } of sources) rows += count;
  const haveOneScore = terms.length === 1 && (tier === exact || (tier === prefix && knowsStronger));
  return { strategy: haveOneScore && rows > few.candidates ? 'oneAttribute' : 'attributes', sources, rows };
}
