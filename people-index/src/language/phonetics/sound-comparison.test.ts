import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptForms } from './encoded-forms.ts';
import { SoundComparison } from './sound-comparison.ts';

const form = fc
  .tuple(
    fc.constantFrom('', '', '', '-', '!', ':', ';', '#', '=', '_', "'"),
    fc.string({ unit: fc.constantFrom(...'AEIOmnNkcsXtdrlh*'), minLength: 1, maxLength: 9 }),
  )
  .map(([mark, sounds]) => mark + sounds);

/** Forms one after another, and where each begins. */
function kept(forms: readonly string[]) {
  const starts = [0];
  for (const { length } of forms) starts.push(starts.at(-1)! + length);
  return { ...keptForms(new TextEncoder().encode(forms.join('')), starts), starts };
}

/** How near a form is that lies between two places. */
function nearness(comparison: SoundComparison, all: ReturnType<typeof kept>, start: number, end: number): number {
  const best = new Float64Array(1);
  comparison.raise(best, 0, all, start, end);
  return best[0]!;
}

describe('forms that are compared with one form, one after another', () => {
  it('are as close to it as each by itself', () => {
    fc.assert(
      fc.property(form, fc.array(form, { minLength: 1, maxLength: 30 }), (asked, others) => {
        // Neighbours begin alike.
        const all = kept([...others, ...others.flatMap((other) => [`${other}A`, `${other}nE`])].sort());
        const comparison = new SoundComparison();
        comparison.askFor(asked);
        for (let place = 0; place + 1 < all.starts.length; place++) {
          const [start, end] = [all.starts[place]!, all.starts[place + 1]!];
          const alone = new SoundComparison();
          alone.askFor(asked);
          expect(nearness(comparison, all, start, end)).toBe(nearness(alone, all, start, end));
        }
      }),
      // A form between two others that is compared without the table.
      { examples: [['#A', ['*A', '=X', 'XA']]] },
    );
  });

  it('are 0 where they are not as close as is asked for, and otherwise as close as ever', () => {
    fc.assert(
      fc.property(
        form,
        fc.array(form, { minLength: 1, maxLength: 30 }),
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        (asked, others, least) => {
          const all = kept(others.toSorted());
          const comparison = new SoundComparison();
          const bounded = new SoundComparison();
          comparison.askFor(asked);
          bounded.askFor(asked, least);
          for (let place = 0; place + 1 < all.starts.length; place++) {
            const [start, end] = [all.starts[place]!, all.starts[place + 1]!];
            const near = nearness(comparison, all, start, end);
            const found = nearness(bounded, all, start, end);
            if (near > least + 1e-9) expect(found).toBe(near);
            else if (near < least) expect(found).toBeLessThan(least);
          }
        },
      ),
    );
  });
});
