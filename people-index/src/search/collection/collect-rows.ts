import type { Segment } from '../../segment/segment.ts';
import { collectByAttributes } from './collect-by-attributes.ts';
import { collectByTerms } from './collect-by-terms.ts';
import type { Found, Pass } from '../planning/search-pass.ts';
import { planPass } from '../planning/plan-pass.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import { collectTopK } from './top-k-collector.ts';

const nothing: Found = { rows: [], order: [], count: 0, isComplete: true, isTruncated: false };

/** Finds the best rows of a segment that match one interpretation in one tier, at most `pass.maxRows`. */
export function collectRows(segment: Segment, scorer: RowScorer, pass: Pass): Found {
  const plan = planPass(scorer, pass);
  switch (plan.strategy) {
    case 'nothing':
      return nothing;
    case 'filter':
      return collectAmong(plan.filter, segment, scorer, pass);
    case 'attributes':
    case 'oneAttribute':
      return collectByAttributes(segment, scorer, pass, plan);
    default:
      return collectByTerms(segment, scorer, pass, plan);
  }
}

/** Scores every row of a filter that few rows pass. */
function collectAmong(filter: RowFilter, segment: Segment, scorer: RowScorer, pass: Pass): Found {
  return collectTopK(segment, scorer, pass, (collector) => {
    const excluded = pass.usesAttributes ? pass.excluded : undefined;
    filter.visit((row) => {
      if (excluded?.has(row) !== true) collector.candidates.add(row);
    });
    return collector.end(collector.takeCandidates());
  });
}
