import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SoundComparison } from '../language/phonetics/sound-comparison.ts';
import { queryKeys, indexKeys, phoneticsOf } from '../language/phonetics/phonetics.ts';
import {
  closenessOfTokens,
  entriesWithKeys,
  lengthOfRanges,
  phoneticTable,
  visitCloseTokens,
} from './phonetic-index.ts';

const syllable = fc.constantFrom(
  ...'ma ria an na jo han nes mül ler mo ha med ali li wei zhang guo ch sch tz sz k eau oi ill 김 민 ма рия Γιώρ 李 伟 محمد'.split(
    ' ',
  ),
);
const word = fc.array(syllable, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));

describe('words that sound like another one', () => {
  it('are those that share a key and are close enough, each once with its closest form', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 60 }),
        word,
        fc.double({ min: 0.3, max: 0.95, noNaN: true }),
        (words, asked, least) => {
          const all = words.toSorted();
          const table = phoneticTable(all);
          const sounds = phoneticsOf(asked);
          const keys = queryKeys(sounds);
          const found = new Map<number, number>();
          const parts = entriesWithKeys(table, keys);
          visitCloseTokens(
            table,
            parts,
            { forms: sounds.forms, minCloseness: least, comparison: new SoundComparison() },
            (token, near) => {
              expect(found.has(token)).toBe(false);
              found.set(token, near);
            },
          );
          const expected = new Map<number, number>();
          for (const [token, other] of all.entries()) {
            if (!indexKeys(phoneticsOf(other)).some((key) => keys.includes(key))) continue;
            const everything = { forms: sounds.forms, minCloseness: 0, comparison: new SoundComparison() };
            const [near = 0] = closenessOfTokens(table, [token], everything);
            if (near >= least) expected.set(token, near);
          }
          expect(new Map([...found].sort(([one], [other]) => one - other))).toEqual(expected);
          expect(found.size).toBeLessThanOrEqual(lengthOfRanges(parts) * Math.max(1, sounds.forms.length));
        },
      ),
    );
  });
});
