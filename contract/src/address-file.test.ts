import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressFieldErrors,
  addressFields,
  checkAddressFile,
  compareAddresses,
  listedAddressFaults,
} from './address-file.ts';
import type { AllowedAddress } from './edit-profile.ts';

const countries = [
  { id: 'FR', name: 'France' },
  { id: 'NL', name: 'Netherlands (Kingdom of the)' },
  { id: 'TR', name: 'Türkiye' },
];
const options = { bu: 'BU05', countries };
const paris: AllowedAddress = {
  C_countryname: 'France',
  city: 'Paris',
  zipCode: '75001',
  streetAddress: '1 rue Royale',
  C_houseIdentifier: 'Royale',
};
const check = (...allowedAddresses: unknown[]) => checkAddressFile({ bu: 'BU05', allowedAddresses }, options);

/** Text that is valid without normalization: trimmed, NFC, not empty, no control characters. */
const text = (longest: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((value) => value.normalize('NFC').trim())
    .filter((value) => value !== '' && value.length <= longest && !/\p{Cc}/u.test(value));
const address = fc.record({
  C_countryname: fc.constantFrom(...countries.map(({ name }) => name)),
  city: text(128),
  zipCode: fc.oneof(fc.constant(''), text(20)),
  streetAddress: fc.oneof(fc.constant(''), text(1024)),
  C_houseIdentifier: text(128),
});
const addressList = fc.uniqueArray(address, {
  minLength: 1,
  maxLength: 20,
  selector: (one) => JSON.stringify(addressFields.map((field) => one[field])),
});

describe('an address file', () => {
  test('that is valid is returned unchanged, also when it is checked again', () => {
    fc.assert(
      fc.property(addressList, (addresses) => {
        const once = check(...addresses);
        expect(once).toEqual({ addresses, faults: [], faultCount: 0 });
        expect(check(...once.addresses)).toEqual(once);
      }),
    );
  });

  test('of any JSON never throws, and addresses that pass the check are valid', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.array(fc.jsonValue()).map((rows) => ({ bu: 'BU05', allowedAddresses: rows })),
        ),
        (file) => {
          const { addresses, faults, faultCount } = checkAddressFile(file, options);
          expect(faultCount).toBeGreaterThanOrEqual(faults.length);
          expect(addresses.length === 0 && faultCount === 0).toBe(false);
          expect(addresses.length === 0 ? [] : check(...addresses).faults).toEqual([]);
        },
      ),
    );
  });

  test('is normalized: surrounding white space, countries by code or in another case, decomposed accents', () => {
    const given = { ...paris, C_countryname: ' tr ', city: 'I\u0307zmir ', C_houseIdentifier: '\tBornova\n' };
    expect(check(given).addresses).toEqual([
      { ...paris, C_countryname: 'Türkiye', city: 'İzmir', C_houseIdentifier: 'Bornova' },
    ]);
    expect(check({ ...paris, C_countryname: 'NETHERLANDS (kingdom of the)' }).addresses[0]?.C_countryname).toBe(
      'Netherlands (Kingdom of the)',
    );
  });

  test('may omit postcode and street, but not country, city and site', () => {
    expect(check({ C_countryname: 'France', city: 'Paris', C_houseIdentifier: 'Royale' }).addresses).toEqual([
      { ...paris, zipCode: '', streetAddress: '' },
    ]);
    expect(check({ zipCode: '1' }).faults).toEqual(
      ['C_countryname', 'city', 'C_houseIdentifier'].map((field) => ({ row: 1, field, code: 'error.e3' })),
    );
  });

  test.each([
    ['another unit', { bu: 'BU06', allowedAddresses: [paris] }, { row: null, field: 'bu', code: 'address.other-unit' }],
    ['no unit', { allowedAddresses: [paris] }, { row: null, field: 'bu', code: 'error.e3' }],
    ['no list', { bu: 'BU05' }, { row: null, field: 'allowedAddresses', code: 'error.e2' }],
    ['an empty list', { bu: 'BU05', allowedAddresses: [] }, { row: null, field: 'allowedAddresses', code: 'error.e3' }],
  ])('with %s is rejected with that fault', (_, file, fault) => {
    expect(checkAddressFile(file, options).faults).toEqual([fault]);
  });

  test.each([
    ['text', 'Paris', { field: '', code: 'error.e2' }],
    ['null', null, { field: '', code: 'error.e2' }],
    ['a number as postcode', { ...paris, zipCode: 75001 }, { field: 'zipCode', code: 'error.e2' }],
    ['a long postcode', { ...paris, zipCode: '1'.repeat(21) }, { field: 'zipCode', code: 'error.e1' }],
    ['a line break within', { ...paris, city: 'Par\nis' }, { field: 'city', code: 'error.e2' }],
    [
      'an unknown country',
      { ...paris, C_countryname: 'Freedonia' },
      { field: 'C_countryname', code: 'country.unknown' },
    ],
    ['a further field', { ...paris, floor: '3' }, { field: 'floor', code: 'field.unknown' }],
    [
      '__proto__',
      JSON.parse(`{"__proto__":1,${JSON.stringify(paris).slice(1)}`),
      { field: '__proto__', code: 'field.unknown' },
    ],
  ])('with %s in a row is rejected with the row and the field', (_, row, fault) => {
    expect(check({ ...paris, city: 'Lyon' }, row).faults).toEqual([{ row: 2, ...fault }]);
  });

  test('reports both rows of a repeated address, in any order of its fields', () => {
    const turned = Object.fromEntries(Object.entries(paris).toReversed());
    const { addresses, faults } = check(paris, { ...paris, city: 'Lyon' }, turned);
    expect(addresses).toHaveLength(2);
    expect(faults).toEqual([{ row: 3, field: '', code: 'address.repeated', sameAs: 1 }]);
  });

  test('lists the first faults and counts all', () => {
    const { faults, faultCount } = check(...Array.from({ length: 2000 }, () => 7));
    expect([faults.length, faultCount]).toEqual([listedAddressFaults, 2000]);
  });
});

test('the fields of a rejected request number the rows from 0', () => {
  const faults = checkAddressFile({ bu: 'BU06', allowedAddresses: [paris, { ...paris, city: '' }, 3] }, options).faults;
  expect(addressFieldErrors(faults)).toEqual([
    { field: 'bu', code: 'address.other-unit' },
    { field: 'allowedAddresses.1.city', code: 'error.e3' },
    { field: 'allowedAddresses.2', code: 'error.e2' },
  ]);
});

test('the difference between two lists turns one into the other', () => {
  fc.assert(
    fc.property(addressList, addressList, (before, after) => {
      const { added, removed } = compareAddresses(before, after);
      const key = (one: AllowedAddress) => JSON.stringify(addressFields.map((field) => one[field]));
      const removedKeys = new Set(removed.map(key));
      const result = [...before.filter((one) => !removedKeys.has(key(one))), ...added];
      expect(result.map(key).toSorted()).toEqual(after.map(key).toSorted());
    }),
  );
});
