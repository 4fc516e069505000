import { tierNumber } from '../../tiers.ts';
import { wordKind } from '../../segment/word-kind.ts';
import type { Expansion } from '../../segment/segment.ts';

/*
 * Everything that is packed into one number during ranking. Lower is better. Only this file knows the layout; other files use the
 * functions.
 *
 * Score of a term, from its match in one row:
 * bits 11 and up shares a word with another term, 8–10 tier, 7 in an attribute, 5–6 distance, 0–3 kind of word
 * Score of a row:
 * bits 11 and up tier, 8–10 penalty, 7 needs an attribute, 5–6 distance, 4 variant, 2–3 wholeness, 1 only one name, 0 other order
 * Sort key of a row:
 * bits 3 and up score, 0–2 proximity
 */

/** How one term matches a row. */
export interface TermMatch {
  /** Packed; see `packTermScore`. */
  score: number;
  /** A value of `matchField`; attributes are numbered from `matchField.attribute` on. */
  field: number;
  /** The token that the term matches in a name. */
  token: number;
  /** The expansion by which the term matches; undefined for a literal match. */
  expansion: Expansion | undefined;
  /** Position of the word in the name. */
  position: number;
}

/** The fields in which a term may match, in the order in which they are checked. */
export const matchField = { none: 0, firstName: 1, lastName: 2, extra: 3, code: 4, phone: 5, attribute: 6 } as const;

/** How much of the matched names is covered: all words, all except particles, one name of two, or only parts. */
export const wholeness = { all: 0, core: 1, some: 2, none: 3 } as const;

export function wholenessOf(areAllWhole: boolean, areFull: boolean, isOneWhole: boolean): number {
  if (areAllWhole) return areFull ? wholeness.all : wholeness.core;
  return isOneWhole ? wholeness.some : wholeness.none;
}

/** How a row matches all terms. Rows are ranked by these fields, in this order. */
export interface RowScore {
  tier: number;
  /** Penalty of the interpretation. */
  penalty: number;
  /** Whether a term matches only in an attribute. */
  needsAttribute: boolean;
  /** Maximum distance of all expansions, 0 to 3. */
  distance: number;
  /** Whether a term matches a spelling variant, or two terms share a word. */
  isVariant: boolean;
  /** See `wholeness`. */
  wholeness: number;
  /** Whether the terms match only one of the two names. */
  isOneName: boolean;
  /** Whether the terms of a name were typed in another order than its words. */
  isOtherOrder: boolean;
}

const tierShift = 11;
const penaltyShift = 8;
const attributeBit = 1 << 7;
const distanceShift = 5;
const variantBit = 1 << 4;
const wholenessShift = 2;
const oneNameBit = 1 << 1;
const otherOrderBit = 1;

export function packScore(score: Readonly<RowScore>): number {
  return (
    (score.tier << tierShift) |
    (score.penalty << penaltyShift) |
    (score.needsAttribute ? attributeBit : 0) |
    (score.distance << distanceShift) |
    (score.isVariant ? variantBit : 0) |
    (score.wholeness << wholenessShift) |
    (score.isOneName ? oneNameBit : 0) |
    (score.isOtherOrder ? otherOrderBit : 0)
  );
}

/** The packed score of the best possible row of a tier, apart from the given fields. */
export function packBest(tier: number, known: Partial<RowScore> = {}): number {
  return packScore({ ...bestScore, ...known, tier });
}

const bestScore: RowScore = {
  tier: tierNumber.exact,
  penalty: 0,
  needsAttribute: false,
  distance: 0,
  isVariant: false,
  wholeness: wholeness.all,
  isOneName: false,
  isOtherOrder: false,
};

/** The same score for a spelling variant. */
export function asVariant(score: number): number {
  return score | variantBit;
}

/** Number of proximity levels of a row to the viewer, nearest first. */
export const proximityLevels = 5;
const proximityBits = 3;

/** Rows of a tier are ordered by score, then by proximity. */
export function sortKeyOf(score: number, proximity: number): number {
  return (score << proximityBits) | proximity;
}

/** Whether a term of the row with this sort key matches only in an attribute. */
export function needsAttribute(sortKey: number): boolean {
  return ((sortKey >> proximityBits) & attributeBit) !== 0;
}

export function tierOfKey(key: number): number {
  return key >>> (proximityBits + tierShift);
}

export function wholenessOfKey(key: number): number {
  return (key >>> (proximityBits + wholenessShift)) & 3;
}

const termSharedBit = 1 << 11;
const termTierShift = 8;
const termTierMask = 7;
const termAttributeBit = 1 << 7;
const termDistanceShift = 5;
const kindMask = 7;

/** Score of a term that matches nowhere. */
export const unmatched = 1 << 20;
/** From this score on, a match in an attribute may be better. */
export const minInAttribute = termAttributeBit;

/**
 * Score of a term that matches a word of a name. A word that no other term matches is better at any tier. `isJoined`: the term is a prefix of
 * all words joined, which is worse than a prefix of the first word.
 */
export function packTermScore(
  tier: number,
  distance: number,
  sharesWord: boolean,
  kind: number,
  isJoined: boolean,
): number {
  return (
    (tier << termTierShift) |
    (distance << termDistanceShift) |
    (sharesWord ? termSharedBit : 0) |
    (isJoined ? kind + 1 : kind)
  );
}

/** Score of a term that matches a code or phone number. */
export function packCodeScore(tier: number): number {
  return tier << termTierShift;
}

/** Score of a term that matches an attribute. */
export function packAttributeScore(tier: number): number {
  return (tier << termTierShift) | termAttributeBit;
}

export function tierOfTerm(score: number): number {
  return (score >>> termTierShift) & termTierMask;
}

export function distanceOfTerm(score: number): number {
  return (score >>> termDistanceShift) & 3;
}

export function isInAttribute(score: number): boolean {
  return (score & termAttributeBit) !== 0;
}

/** Whether the term shares a word of a name with another term. */
export function isShared(score: number): boolean {
  return (score & termSharedBit) !== 0;
}

/** Whether the term shares a word of a name that it is, or begins, as written. */
export function isLiteralShare(score: number): boolean {
  return isShared(score) && tierOfTerm(score) <= tierNumber.prefix && kindOfTerm(score) < wordKind.script;
}

/** Kind of the word, see `wordKind`. */
export function kindOfTerm(score: number): number {
  return score & kindMask;
}
