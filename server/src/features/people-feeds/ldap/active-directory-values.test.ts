import { describe, expect, it } from 'vitest';
import { guidBytes, guidText, hasExpired, isDisabled, sidText } from './active-directory-values.ts';

describe('values of Active Directory', () => {
  it('are GUIDs with three little-endian parts', () => {
    const bytes = Buffer.from('245ac29aaf683846be4a71fe20d96398', 'hex');
    expect(guidText(bytes)).toBe('9ac25a24-68af-4638-be4a-71fe20d96398');
    expect(guidBytes('9ac25a24-68af-4638-be4a-71fe20d96398')).toEqual(bytes);
    expect(guidText(Buffer.from('too short'))).toBeUndefined();
  });

  it('are security identifiers', () => {
    const bytes = Buffer.from('010500000000000515000000db0a316119bfd41efb3a3d2f4e040000', 'hex');
    expect(sidText(bytes)).toBe('S-1-5-21-1630603995-517259033-792541947-1102');
    expect(sidText(Buffer.from('S-1-5'))).toBeUndefined();
  });

  it.each([
    ['512', false],
    ['544', false],
    ['66048', false],
    ['514', true],
    ['66050', true],
    ['', false],
    ['abc', false],
  ])('mark an account as disabled by bit 2: %s', (control, is) => {
    expect(isDisabled(control)).toBe(is);
  });

  it('express the expiry of an account in units of 100 ns since 1601, with two values for never', () => {
    const end = Date.UTC(2021, 0, 1);
    expect(hasExpired('132539328000000000', end)).toBe(true);
    expect(hasExpired('132539328000000001', end)).toBe(false);
    for (const never of ['0', '9223372036854775807', '', 'never']) expect(hasExpired(never, end)).toBe(false);
  });
});
