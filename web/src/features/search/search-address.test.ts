import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isEmptySearch,
  readSearchAddress,
  rememberedParameters,
  resultsAddress,
  writeSearchAddress,
} from './search-address.ts';

describe('the address of a search', () => {
  it('names each value by its parameter, in the order of the interface', () => {
    expect(resultsAddress({ cityQuery: 'São Paulo', globalQuery: 'marie & co' })).toBe(
      '/Result?globalQuery=marie+%26+co&cityQuery=S%C3%A3o+Paulo',
    );
  });

  it('has no query for an empty search', () => {
    expect(resultsAddress({ globalQuery: '  ' })).toBe('/Result');
  });

  it('omits values that the search does not accept', () => {
    const tooLong = 'x'.repeat(300);
    expect(readSearchAddress(`?employeeTypeQuery=Agent&globalQuery=${tooLong}&limit=5&domainQuery=x&other=1`)).toEqual(
      {},
    );
  });

  it('takes the first of a repeated value', () => {
    expect(readSearchAddress('?cityQuery=Paris&cityQuery=Lyon')).toEqual({ cityQuery: 'Paris' });
  });

  it('can be read back after it was written, for any typed text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rememberedParameters),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        (name, value) => {
          fc.pre(name !== 'employeeTypeQuery');
          const search = { [name]: value };
          const expected = value.trim() ? { [name]: value.trim() } : {};
          expect(readSearchAddress(writeSearchAddress(search))).toEqual(expected);
        },
      ),
    );
  });

  it('distinguishes an empty search from others', () => {
    expect(isEmptySearch({ globalQuery: ' ', cityQuery: undefined })).toBe(true);
    expect(isEmptySearch({ cityQuery: 'Paris' })).toBe(false);
  });
});
