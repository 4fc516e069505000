import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityKey } from './identity-key.ts';
import { Identities } from './reporting-line-identities.ts';

/** Long enough that the middle is not hashed, with letters that change their length or form. */
const text = fc
  .array(fc.constantFrom('a', 'A', 'e', '\u0301', 'é', 'É', 'K', 'k', '\u212a', 'İ', ' ', '\u00a0', ',DC=corp'), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));
const variant = fc.constantFrom(
  (own: string) => own,
  (own: string) => own.toUpperCase(),
  (own: string) => own.normalize('NFD'),
  (own: string) => ` ${own.normalize('NFC')}\t`,
);

test('two texts have the same number exactly when their keys are equal', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, variant, variant)), (drawn) => {
      const identities = new Identities();
      const texts = drawn.flatMap(([own, one, other]) => [one(own), other(own)]);
      const numbers = texts.map((each) => identities.take(each));
      const byKey = new Map(texts.map((each, place) => [identityKey(each), numbers[place]]));
      for (const [place, each] of texts.entries()) {
        expect(numbers[place]).toBe(byKey.get(identityKey(each)));
        expect(numbers[place] === -1).toBe(identityKey(each) === '');
      }
      const given = numbers.filter((number) => number !== -1);
      expect(new Set(given).size).toBe([...byKey.keys()].filter(Boolean).length);
      // A text is found until its number was released as often as it was taken.
      for (const [place, number] of numbers.entries()) {
        identities.release(number);
        for (const [later, each] of texts.slice(place + 1).entries()) {
          expect(identities.find(each)).toBe(numbers[place + 1 + later]);
        }
      }
      expect(texts.every((each) => identities.find(each) === -1)).toBe(true);
    }),
  );
});
