import type { Segment } from '../segment/segment.ts';
import { tierPlace } from '../types/search-query.ts';
import { collectByAttributes } from './collect-by-attributes.ts';
import { collectByTerms } from './collect-by-terms.ts';
import { type Found, collectTopK, type Pass } from './top-k-collector.ts';
import type { RowFilter } from './row-filter.ts';
import type { RowScorer } from './row-scorer.ts';

const [exactTier, prefixTier] = [0, 1] as const;
/** So many rows are sooner compared than looked for by terms. */
const fewRows = 64;
const similarTier = tierPlace.similar;
const typoTier = tierPlace.typo;
const nothing: Found = { rows: [], order: [], count: 0, isComplete: true, isTruncated: false };

/** All rows of a segment that answer one interpretation in one tier, as far as they are wanted. */
export function collectRows(segment: Segment, scorer: RowScorer, pass: Pass): Found {
  const { terms, floor } = scorer;
  const { tier, usesAttributes, filters } = pass;
  // Rows of this tier each of whose terms is met at a stronger one.
  const hasLifted = tier === similarTier && scorer.hasGuesses;
  for (const filter of filters) if (filter.count === 0) return nothing;
  const few = filters.find(({ count }) => count <= fewRows);
  if (usesAttributes) {
    if (terms.every((term) => term.isParticle || term.attributes.list.length === 0)) return nothing;
    if (few !== undefined) return collectAmong(few, segment, scorer, pass);
    return collectByAttributes(segment, scorer, pass, tier <= prefixTier || tier === floor || hasLifted);
  }
  // A row of a tier holds a term at that very tier; a second typo is worth two, though each alone is one.
  const isFree = tier === exactTier || tier === floor || hasLifted;
  const newest = isFree ? exactTier : Math.min(tier, typoTier);
  const termPostings = terms.map((term) => term.postingsTo(tier));
  if (termPostings.some((postings) => postings.countTo(tier) === 0)) return nothing;
  if (termPostings.every((postings) => postings.countTo(tier) === postings.countTo(newest - 1))) return nothing;
  if (few !== undefined) return collectAmong(few, segment, scorer, pass);
  return collectByTerms(segment, scorer, pass, newest);
}

/** Few rows pass a filter: each is compared. */
function collectAmong(few: RowFilter, segment: Segment, scorer: RowScorer, pass: Pass): Found {
  return collectTopK(segment, scorer, pass, (collector) => {
    few.visit((row) => collector.candidates.add(row));
    return collector.end(collector.takeCandidates());
  });
}
