import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityKey } from '../identity-key.ts';
import { KeyHash, keyOf } from './key-hash.ts';
import type { Key } from './key-hash.ts';
import { KeyTable } from './key-table.ts';
import { TextPages } from './text-pages.ts';

const text = fc
  .array(
    fc.constantFrom(
      'a',
      'A',
      'z',
      'Z',
      '@',
      '[',
      '`',
      '{',
      'À',
      'Þ',
      'þ',
      '×',
      '÷',
      'ß',
      'ÿ',
      'Ł',
      'ł',
      '一',
      '渀',
      'e',
      '\u0301',
      'é',
      'É',
      'K',
      'k',
      '\u212a',
      'İ',
      ' ',
      '\u00a0',
      ',DC=corp',
    ),
    {
      maxLength: 60,
    },
  )
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

test('a stored text has the same key as the text, and texts with the same key but another spelling are distinguished', () => {
  fc.assert(
    fc.property(text, variant, (own, one) => {
      const hash = new KeyHash();
      const spellingOf = (each: string) => (hash.readSpelled(each) ? hash.spelling : undefined);
      const key = hash.keyOf(own);
      const pages = new TextPages(2);
      pages.reserve(1);
      // The other text of the record must not affect the key.
      pages.write(0, ['x', own]);
      if (pages.readKey(0, 1, hash)) expect({ low: hash.low, high: hash.high }).toEqual(key);
      else expect(own === '' || own.trim() !== own || /[^\0-\xff]/.test(own)).toBe(true);
      expect(hash.readSpelled(own) ? { low: hash.low, high: hash.high } : undefined).toEqual(key);
      if (key !== undefined) expect(spellingOf(one(own)) === spellingOf(own)).toBe(one(own) === own);
    }),
  );
});

test('after any changes, a table finds the first slot of each key, and the keys that several slots share', () => {
  const slots = 12;
  const change = fc.tuple(fc.integer({ min: 0, max: slots - 1 }), fc.constantFrom('', 'a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      // An order that differs from that of the slots.
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
          expect([...table.slots(keyOf(each)!)].sort((one, other) => order(one) - order(other))).toEqual(owners);
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

test('keys with the same home entry, and keys that differ in one half only, are distinguished', () => {
  const slots = 12;
  const half = fc.constantFrom(1, 2, 1025, 2049, -1);
  const key = fc.option(fc.record({ low: half, high: half }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.array(key, { maxLength: slots }),
      fc.array(fc.tuple(fc.nat(slots - 1), key), { maxLength: 60 }),
      (loaded, changes) => {
        const keys: (Key | undefined)[] = Array.from({ length: slots }, (_, slot) => loaded[slot]);
        const table = new KeyTable((slot) => slot);
        table.reserve(slots);
        for (const [slot, each] of keys.entries()) if (each !== undefined) table.load(slot, each);
        table.finishLoading();
        for (const [slot, changed] of [[0, keys[0]] as const, ...changes]) {
          table.set(slot, changed);
          keys[slot] = changed;
          for (const each of keys) {
            const isSame = (other: Key | undefined) => other?.low === each?.low && other?.high === each?.high;
            if (each !== undefined) expect(table.first(each)).toBe(keys.findIndex(isSame));
          }
          expect(keys.map((_, place) => table.key(place))).toEqual(keys);
        }
      },
    ),
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
