import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Interner } from './interner.ts';
import { identityPermutation, sortByKey } from './sort-permutation.ts';
import { beginningKey, compareTexts } from './text-order.ts';

describe('sorting by a key', () => {
  it('orders like a comparison and keeps equals as they were, whatever the bound', () => {
    const keys = fc.integer({ min: 0, max: 53 }).chain((bits) =>
      fc.record({
        bound: fc.constant(2 ** bits),
        keys: fc.array(
          fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map((part) => Math.floor(part * 2 ** bits)),
        ),
      }),
    );
    fc.assert(
      fc.property(keys, (asked) => {
        const sorted = sortByKey(identityPermutation(asked.keys.length), asked.bound, (place) => asked.keys[place]!);
        const expected = asked.keys.map((key, place) => ({ key, place })).toSorted((one, other) => one.key - other.key);
        expect([...sorted]).toEqual(expected.map(({ place }) => place));
      }),
    );
  });
});

describe('the order of texts', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('a', 'A', 'b', '@', '1', '\u007f', 'é', '\u212a', '\u0000') }),
  );

  it('is that of their beginnings, capitals as small letters, wherever these differ', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const byBeginning = Math.sign(beginningKey(one) - beginningKey(other));
        if (byBeginning !== 0) expect(compareTexts(one.toLowerCase(), other.toLowerCase())).toBe(byBeginning);
      }),
      { numRuns: 1000 },
    );
  });

  it('is that of numbered texts', () => {
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const interner = new Interner();
        for (const own of texts) interner.number(own);
        const { texts: sorted, renumbering } = interner.sorted((own) => own);
        expect(sorted).toEqual([...new Set(texts)].toSorted(compareTexts));
        expect(interner.texts.map((own, number) => sorted[renumbering[number]!] === own)).not.toContain(false);
      }),
    );
  });
});
