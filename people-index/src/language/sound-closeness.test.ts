import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptForms } from './kept-forms.ts';
import { SoundComparison } from './sound-closeness.ts';

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
          expect(comparison.closenessTo(all, start, end)).toBe(alone.closenessTo(all, start, end));
        }
      }),
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
          bounded.askFor(asked);
          for (let place = 0; place + 1 < all.starts.length; place++) {
            const [start, end] = [all.starts[place]!, all.starts[place + 1]!];
            const near = comparison.closenessTo(all, start, end);
            const found = bounded.closenessTo(all, start, end, least);
            if (near >= least) expect(found).toBe(near);
            else expect(found).toBeLessThan(least);
          }
        },
      ),
    );
  });
});
