import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordKind } from '../../segment/word-kind.ts';
import { TIERS, tierNumber } from '../../tiers.ts';
import {
  asVariant,
  distanceOfTerm,
  isInAttribute,
  isShared,
  kindOfTerm,
  packAttributeScore,
  packCodeScore,
  packScore,
  packTermScore,
  proximityLevels,
  type RowScore,
  sortKeyOf,
  tierOfKey,
  tierOfTerm,
  unmatched,
  wholenessOfKey,
} from './score.ts';

const tier = fc.integer({ min: 0, max: TIERS.length - 1 });
const rowScore: fc.Arbitrary<RowScore> = fc.record({
  tier,
  penalty: fc.integer({ min: 0, max: 4 }),
  needsAttribute: fc.boolean(),
  distance: fc.integer({ min: 0, max: 3 }),
  isVariant: fc.boolean(),
  wholeness: fc.integer({ min: 0, max: 3 }),
  isOneName: fc.boolean(),
  isOtherOrder: fc.boolean(),
});

/** In ranking order. */
const values = (score: RowScore): number[] =>
  [
    score.tier,
    score.penalty,
    score.needsAttribute,
    score.distance,
    score.isVariant,
    score.wholeness,
    score.isOneName,
    score.isOtherOrder,
  ].map(Number);

function compareValues(one: RowScore, other: RowScore): number {
  const [ones, others] = [values(one), values(other)];
  const position = ones.findIndex((value, index) => value !== others[index]);
  return position < 0 ? 0 : ones[position]! - others[position]!;
}

describe('a packed score', () => {
  it('is ordered by its fields, the first ones first', () => {
    fc.assert(
      fc.property(rowScore, rowScore, (one, other) => {
        expect(Math.sign(packScore(one) - packScore(other))).toBe(Math.sign(compareValues(one, other)));
      }),
    );
  });

  it('comes before the proximity in a sort key, from which tier and wholeness can be read', () => {
    const proximity = fc.integer({ min: 0, max: proximityLevels - 1 });
    fc.assert(
      fc.property(rowScore, proximity, rowScore, proximity, (one, near, other, otherNear) => {
        const key = sortKeyOf(packScore(one), near);
        expect(tierOfKey(key)).toBe(one.tier);
        expect(wholenessOfKey(key)).toBe(one.wholeness);
        const order = compareValues(one, other) || near - otherNear;
        expect(Math.sign(key - sortKeyOf(packScore(other), otherNear))).toBe(Math.sign(order));
      }),
    );
  });

  it('ranks after the same score without the variant bit if it is that of a spelling variant', () => {
    fc.assert(
      fc.property(rowScore, (score) => {
        expect(asVariant(packScore(score))).toBe(packScore({ ...score, isVariant: true }));
      }),
    );
  });
});

describe('the packed score of a term', () => {
  it('can be unpacked', () => {
    const kinds = fc.constantFrom(...Object.values(wordKind));
    fc.assert(
      fc.property(tier, fc.integer({ min: 0, max: 3 }), fc.boolean(), kinds, (termTier, distance, sharesWord, kind) => {
        const score = packTermScore(termTier, distance, sharesWord, kind, false);
        expect(tierOfTerm(score)).toBe(termTier);
        expect(distanceOfTerm(score)).toBe(distance);
        expect(isShared(score)).toBe(sharesWord);
        expect(kindOfTerm(score)).toBe(kind);
        expect(isInAttribute(score)).toBe(false);
        expect(score).toBeLessThan(unmatched);
      }),
    );
  });

  it('is best for a name, then for an attribute, within a tier', () => {
    const name = packTermScore(tierNumber.exact, 3, false, wordKind.syllable, false);
    const attribute = packAttributeScore(tierNumber.exact);
    expect(name).toBeLessThan(attribute);
    expect(attribute).toBeLessThan(packCodeScore(tierNumber.prefix));
    expect(isInAttribute(attribute)).toBe(true);
  });

  it('is better for a word of its own at any tier than for a word that another term matches', () => {
    const shared = packTermScore(tierNumber.exact, 0, true, wordKind.whole, false);
    const own = packTermScore(tierNumber.leftOut, 3, false, wordKind.syllable, false);
    expect(own).toBeLessThan(shared);
    expect(shared).toBeLessThan(unmatched);
  });
});
