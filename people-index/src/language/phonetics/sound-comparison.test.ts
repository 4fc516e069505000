import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeForms } from './encoded-forms.ts';
import { SoundComparison } from './sound-comparison.ts';

const form = fc
  .tuple(
    fc.constantFrom('', '', '', '-', '!', ':', ';', '#', '=', '_', "'"),
    fc.string({ unit: fc.constantFrom(...'AEIOmnNkcsXtdrlh*'), minLength: 1, maxLength: 9 }),
  )
  .map(([mark, sounds]) => mark + sounds);

/** Encodes concatenated forms, with the start of each. */
function encodeList(forms: readonly string[]) {
  const starts = [0];
  for (const { length } of forms) starts.push(starts.at(-1)! + length);
  return { ...encodeForms(new TextEncoder().encode(forms.join('')), starts), starts };
}

/** Closeness of the query and the form between `start` and `end`. */
function closenessOf(
  comparison: SoundComparison,
  all: ReturnType<typeof encodeList>,
  start: number,
  end: number,
): number {
  const best = new Float64Array(1);
  comparison.raiseBest(best, 0, all, start, end);
  return best[0]!;
}

describe('a comparison of one form with many', () => {
  it('gives each the same closeness as a separate comparison', () => {
    fc.assert(
      fc.property(form, fc.array(form, { minLength: 1, maxLength: 30 }), (query, others) => {
        // Sorted, so that neighbours share their first sounds.
        const all = encodeList([...others, ...others.flatMap((other) => [`${other}A`, `${other}nE`])].sort());
        const comparison = new SoundComparison();
        comparison.setQuery(query);
        for (let index = 0; index + 1 < all.starts.length; index++) {
          const [start, end] = [all.starts[index]!, all.starts[index + 1]!];
          const alone = new SoundComparison();
          alone.setQuery(query);
          expect(closenessOf(comparison, all, start, end)).toBe(closenessOf(alone, all, start, end));
        }
      }),
      // The form in the middle is not compared by edit distance.
      { examples: [['#A', ['*A', '=X', 'XA']]] },
    );
  });

  it('gives forms that reach the minimum closeness their exact value, and others a lower one', () => {
    fc.assert(
      fc.property(
        form,
        fc.array(form, { minLength: 1, maxLength: 30 }),
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        (query, others, minCloseness) => {
          const all = encodeList(others.toSorted());
          const comparison = new SoundComparison();
          const bounded = new SoundComparison();
          comparison.setQuery(query);
          bounded.setQuery(query, minCloseness);
          for (let index = 0; index + 1 < all.starts.length; index++) {
            const [start, end] = [all.starts[index]!, all.starts[index + 1]!];
            const exact = closenessOf(comparison, all, start, end);
            const found = closenessOf(bounded, all, start, end);
            if (exact > minCloseness + 1e-9) expect(found).toBe(exact);
            else if (exact < minCloseness) expect(found).toBeLessThan(minCloseness);
          }
        },
      ),
    );
  });
});
