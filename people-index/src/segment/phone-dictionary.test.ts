import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPhone, phoneTable, rowsWithPhone } from './phone-dictionary.ts';
import { packPhone, phoneDigits, unpackPhone } from './phone-number.ts';

function tableOf(phones: readonly string[]) {
  return phoneTable(
    Uint32Array.from({ length: phones.length + 1 }, (_, row) => row),
    Float64Array.from(phones, packPhone),
  );
}

describe('phoneDigits', () => {
  it.each([
    ['+33 (0)6 12 34', '3361234', true],
    ['0033 6 12 34 56 78', '33612345678', true],
    ['06.12.34.56.78', '612345678', false],
    ['4512', '4512', false],
    ['00807', '0807', false],
  ])('reads %s', (text, digits, isInternational) => {
    expect(phoneDigits(text)).toMatchObject({ digits, isInternational });
  });
});

describe('packPhone', () => {
  it('stores the digits and whether the country is known', () => {
    expect(unpackPhone(packPhone('+33 6 12 34 56 78'))).toBe('+33612345678');
    expect(unpackPhone(packPhone('06 12'))).toBe('612');
    expect(packPhone('12')).toBe(0);
  });
});

describe('rowsWithPhone', () => {
  it('finds last digits that start with 0, typed with or without that 0', () => {
    const table = tableOf(['+33 6 12 34 01 39', '+33 1 39 00 00 00', '+33 6 12 34 51 39', '+33 6 12 34 00 42']);
    const found = (text: string) => [...rowsWithPhone(table, phoneDigits(text), new Map(), { spend: () => {} }).part];
    expect(found('0139')).toEqual([0, 1]);
    expect(found('139')).toEqual([0, 1]);
    expect(found('340139')).toEqual([0]);
    expect(found('5139')).toEqual([2]);
    expect(found('0042')).toEqual([3]);
    expect(found('042')).toEqual([3]);
    expect(found('42')).toEqual([]);
  });

  const phone = fc.tuple(
    fc.constantFrom('+33', '+1', '+390', '+971', '+7', '0', ''),
    fc.stringMatching(/^[1-9]\d{5,9}$/),
  );

  it('finds the same rows as a comparison of every number', () => {
    fc.assert(
      fc.property(
        fc.array(phone, { minLength: 1, maxLength: 30 }),
        fc.nat(29),
        fc.nat(14),
        fc.nat(14),
        (made, which, from, to) => {
          const phones = made.map((parts) => parts.join(''));
          const picked = phones[which % phones.length]!;
          for (const text of [
            picked,
            picked.slice(0, to),
            picked.slice(-Math.max(4, from)),
            picked.replace('+', '00'),
          ]) {
            const typed = phoneDigits(text);
            const rowsThatAre = (answer: 'whole' | 'part') =>
              phones.flatMap((own, row) => (matchPhone(packPhone(own), typed) === answer ? [row] : []));
            const { whole, part } = rowsWithPhone(tableOf(phones), typed, new Map(), { spend: () => {} });
            expect([...whole]).toEqual(rowsThatAre('whole'));
            expect([...part]).toEqual(rowsThatAre('part'));
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
