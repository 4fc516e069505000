import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityKey } from './identity-key.ts';
import { KeyTable, keyOf } from './reporting-line-keys.ts';

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

test('two texts have the same key exactly when their identity keys are equal', () => {
  fc.assert(
    fc.property(fc.tuple(text, variant, variant), text, ([own, one, other], another) => {
      for (const each of [other(own), another]) {
        const isSame = identityKey(one(own)) === identityKey(each);
        expect(JSON.stringify(keyOf(one(own))) === JSON.stringify(keyOf(each))).toBe(isSame);
      }
      expect(keyOf(own) === undefined).toBe(identityKey(own) === '');
    }),
  );
});

test('a table finds the first slot of each key, and the keys that several slots have, after any changes', () => {
  const slots = 12;
  const change = fc.tuple(fc.integer({ min: 0, max: slots - 1 }), fc.constantFrom('', 'a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      // The order is not the one of the slots.
      const order = (slot: number) => (slot * 5) % slots;
      const table = new KeyTable(order);
      table.reserve(slots);
      const texts = Array.from({ length: slots }, () => '');
      for (const [slot, own] of changes) {
        table.set(slot, keyOf(own));
        texts[slot] = own;
        for (const each of ['a', 'b', 'c', 'd', 'e']) {
          const owners = [...texts.keys()].filter((owner) => texts[owner] === each);
          const [first = -1, ...others] = owners.sort((one, other) => order(one) - order(other));
          expect(table.first(keyOf(each)!)).toBe(first);
          expect(table.isShared(first)).toBe(others.length > 0);
        }
        expect([...texts.keys()].map((owner) => table.key(owner))).toEqual(texts.map((each) => keyOf(each)));
      }
      const several = [...table.shared()].map((owners) => owners.map((slot) => texts[slot]));
      for (const owners of several) expect(new Set(owners).size).toBe(1);
      expect(several.flat().length).toBe(
        texts.filter(
          (each, place) => each !== '' && (texts.indexOf(each) !== place || texts.lastIndexOf(each) !== place),
        ).length,
      );
    }),
  );
});

test('a table of many keys stays correct while it grows and shrinks', () => {
  const table = new KeyTable((slot) => slot);
  const many = 5000;
  for (let slot = 0; slot < many; slot++) {
    table.reserve(slot + 1);
    table.set(slot, keyOf(`login ${slot}`));
  }
  for (let slot = 0; slot < many; slot += 2) table.set(slot, undefined);
  for (let slot = 0; slot < many; slot++) expect(table.first(keyOf(`login ${slot}`)!)).toBe(slot % 2 === 0 ? -1 : slot);
});
