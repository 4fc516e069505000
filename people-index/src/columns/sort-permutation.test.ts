import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Interner } from './interner.ts';
import { identityPermutation, sortByKey } from './sort-permutation.ts';
import { prefixKey, compareTexts } from './text-order.ts';

describe('sorting by a key', () => {
  /** A few items are sorted by comparison, many by the digits of their keys. */
  const lengths = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 513, max: 1500 }));
  const asked = fc.record({ bits: fc.integer({ min: 0, max: 53 }), length: lengths, seed: fc.nat() });

  it('sorts like a comparison sort, stably, for any bound', () => {
    fc.assert(
      fc.property(asked, (own) => {
        const keys = keysOf(own);
        const sorted = sortByKey(identityPermutation(own.length), 2 ** own.bits, (index) => keys[index]!);
        expect([...sorted]).toEqual(inOrder(keys, () => 0));
      }),
    );
  });

  it('sorts equal keys by the given comparison', () => {
    fc.assert(
      fc.property(asked, (own) => {
        const keys = keysOf(own);
        const backwards = (one: number, other: number) => other - one;
        const sorted = sortByKey(identityPermutation(own.length), 2 ** own.bits, (index) => keys[index]!, backwards);
        expect([...sorted]).toEqual(inOrder(keys, backwards));
      }),
    );
  });
});

/** Keys below a bound, many of them twice. */
function keysOf({ bits, length, seed }: { bits: number; length: number; seed: number }): number[] {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const keys: number[] = [];
  while (keys.length < length) {
    const known = keys[Math.floor(next() * keys.length)];
    keys.push(
      known !== undefined && next() < 0.3 ? known : Math.floor((next() + next() / 2 ** 32) * 2 ** bits) % 2 ** bits,
    );
  }
  return keys;
}

function inOrder(keys: readonly number[], compareEquals: (one: number, other: number) => number): number[] {
  return [...keys.keys()].toSorted((one, other) => keys[one]! - keys[other]! || compareEquals(one, other));
}

describe('the order of texts', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('a', 'A', 'b', '@', '1', '\u007f', 'é', '\u212a', '\u0000') }),
  );

  it('is that of their first characters in lower case, if these differ', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const byBeginning = Math.sign(prefixKey(one) - prefixKey(other));
        if (byBeginning !== 0) expect(compareTexts(one.toLowerCase(), other.toLowerCase())).toBe(byBeginning);
      }),
      { numRuns: 1000 },
    );
  });

  it('is that of the numbers that an interner assigns', () => {
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
