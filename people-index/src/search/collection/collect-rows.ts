import type { Segment } from '../../segment/segment.ts';
import { collectByAttributes } from './collect-by-attributes.ts';
import { collectByTerms } from './collect-by-terms.ts';
import type { Found, Pass } from '../planning/search-pass.ts';
import { planPass } from '../planning/plan-pass.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import type { Interpretation } from '../query/interpretation.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import type { SegmentContext } from './segment-context.ts';
import { collectTopK } from './top-k-collector.ts';

const nothing: Found = { rows: [], order: [], count: 0, isComplete: true, isTruncated: false };

interface FoundInSegment extends Found {
  readonly scorer: RowScorer;
}

/**
 * Finds the best rows of a segment that match an interpretation in a tier and that no earlier pass has found; undefined if one of its terms
 * has no match there.
 */
export function collectRows(
  context: SegmentContext,
  interpretation: Interpretation,
  options: Omit<Pass, 'filters' | 'near' | 'bitsets' | 'isSeen'>,
): FoundInSegment | undefined {
  const scorer = context.scorerOf(interpretation, options.tier);
  if (scorer === undefined) return undefined;
  const { segment, filters, near, bitsets, isSeen } = context;
  return { ...collectPass(segment, scorer, { ...options, filters, near, bitsets, isSeen }), scorer };
}

function collectPass(segment: Segment, scorer: RowScorer, pass: Pass): Found {
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
    const { excluded } = pass;
    filter.visit((row) => {
      if (excluded?.has(row) !== true) collector.candidates.add(row);
    });
    return collector.end(collector.takeCandidates());
  });
}
