import { tierNumber } from '../../types/tiers.ts';
import type { Expansion } from '../../segment/segment.ts';

/*
 * Everything that is packed into one number while rows are ranked. Lower is better. Nobody else knows the layout: other files use the functions.
 *
 * Score of a term, from its match in one row:
 *   bits 8 and up tier, 7 in an attribute, 5–6 distance, 4 shares a word with another term, 0–3 kind of word
 * Score of a row:
 *   bits 11 and up tier, 8–10 penalty, 7 needs an attribute, 5–6 distance, 4 variant, 2–3 wholeness, 1 only one name, 0 other order
 * Sort key of a row:
 *   bits 3 and up score, 0–2 proximity
 */

/** How one term matches a row. */
export interface TermMatch {
  /** Packed; see `packTermScore`. */
  score: number;
  /** The place in `matchField`, from `matchField.attribute` on plus the number of the attribute. */
  field: number;
  /** The token of a name that it matches. */
  token: number;
  /** How that token is reached, when not literally. */
  expansion: Expansion | undefined;
  /** Which word of the name it is. */
  place: number;
}

/** The fields that a term may match in, in the order in which they are looked at. */
export const matchField = { none: 0, firstName: 1, lastName: 2, extra: 3, code: 4, phone: 5, attribute: 6 } as const;

/** How much of the names that are matched: all of it, all but particles, one of two, or parts only. */
export const wholeness = { all: 0, core: 1, some: 2, none: 3 } as const;

export function wholenessOf(areAllWhole: boolean, areFull: boolean, isOneWhole: boolean): number {
  if (areAllWhole) return areFull ? wholeness.all : wholeness.core;
  return isOneWhole ? wholeness.some : wholeness.none;
}

/** How a row matches all terms, the most important first: rows are ranked by these, one after the other. */
export interface RowScore {
  tier: number;
  /** Penalty of the interpretation. */
  penalty: number;
  /** Whether a term matches only in an attribute. */
  needsAttribute: boolean;
  /** The largest distance of an expansion, 0 to 3. */
  distance: number;
  /** Whether a term matches a customary spelling, or two terms share a word. */
  isVariant: boolean;
  /** See `wholeness`. */
  wholeness: number;
  /** Whether the terms match only one of first and last name. */
  isOneName: boolean;
  /** Whether the terms of a name are in another order than its words. */
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

/** The packed score of the best rows of a tier, but for what is given. */
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

/** The same score for a customary spelling. */
export function asVariant(score: number): number {
  return score | variantBit;
}

/** How near the viewer a row is: so many levels, the nearest first. */
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

const termTierShift = 8;
const termAttributeBit = 1 << 7;
const termDistanceShift = 5;
const termSharedBit = 1 << 4;
const kindMask = 7;

/** Score of a term that matches nowhere. */
export const unmatched = 1 << 20;
/** From here on, a match in an attribute may be better. */
export const minInAttribute = termAttributeBit;

/** Score of a term that matches a word of a name. A beginning of all words as one has `isJoined`: that of the first word is better. */
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
  return score >>> termTierShift;
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

/** Kind of the word, see `wordKind`. */
export function kindOfTerm(score: number): number {
  return score & kindMask;
}
