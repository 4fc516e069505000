import type { Segment } from '../segment/segment.ts';
import { tierPlace } from '../types/search-query.ts';
import { collectByAttributes } from './collect-by-attributes.ts';
import { collectByWords } from './collect-by-words.ts';
import { type Found, keepRows, type Pass } from './row-keeper.ts';
import type { RowFilter } from './row-filter.ts';
import type { RowMatch } from './row-match.ts';

const [exactTier, prefixTier] = [0, 1] as const;
/** So many rows are sooner compared than looked for by words. */
const fewRows = 64;
const similarTier = tierPlace.similar;
const slipTier = tierPlace.typo;
const nothing: Found = { rows: [], order: [], count: 0, isComplete: true, isTruncated: false };

/** All rows of a segment that answer one interpretation in one tier, as far as they are wanted. */
export function collectRows(segment: Segment, match: RowMatch, pass: Pass): Found {
  const { words, floor } = match;
  const { tier, usesAttributes, filters } = pass;
  // Rows of this tier each of whose words is met at a stronger one.
  const hasLifted = tier === similarTier && match.hasGuesses;
  for (const filter of filters) if (filter.count === 0) return nothing;
  const few = filters.find(({ count }) => count <= fewRows);
  if (usesAttributes) {
    if (words.every((word) => word.isParticle || word.attributes.list.length === 0)) return nothing;
    if (few !== undefined) return collectAmong(few, segment, match, pass);
    return collectByAttributes(segment, match, pass, tier <= prefixTier || tier === floor || hasLifted);
  }
  // A row of a tier holds a word at that very tier; a second slip is worth two, though each alone is one.
  const isFree = tier === exactTier || tier === floor || hasLifted;
  const newest = isFree ? exactTier : Math.min(tier, slipTier);
  const reaches = words.map((word) => word.reachTo(tier));
  if (reaches.some((reach) => reach.countTo(tier) === 0)) return nothing;
  if (reaches.every((reach) => reach.countTo(tier) === reach.countTo(newest - 1))) return nothing;
  if (few !== undefined) return collectAmong(few, segment, match, pass);
  return collectByWords(segment, match, pass, newest);
}

/** Few rows pass a filter: each is compared. */
function collectAmong(few: RowFilter, segment: Segment, match: RowMatch, pass: Pass): Found {
  return keepRows(segment, match, pass, (keeper) => {
    few.visit((row) => keeper.candidates.add(row));
    return keeper.end(keeper.takeCandidates());
  });
}
