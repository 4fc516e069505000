import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGlobalQuery } from './read-global-query.ts';
import { searchPeople } from './search.ts';

const gbus = [
  { Name: 'France Renewables', Code: 'FRANCERENEWABLES' },
  { Name: 'North, South and Eastern Europe', Code: 'NECST' },
  { Name: 'Brazil', Code: 'BRAZIL' },
];

describe('readGlobalQuery', () => {
  it.each(['AB1234', 'abc123', 'ABCD12', 'AB1234-X', 'ab1234x', ' AB1234 ', 'AB1234–X', 'AB1234'])(
    'reads %j as a group ID',
    (text) => {
      expect(Object.keys(readGlobalQuery(text))).toEqual(['groupIdQuery']);
    },
  );

  it.each(['A12345', 'AB123', 'AB12345', 'AB1234-12', 'ABCDE1', 'AB 1234', 'Éà1234'])('reads %j as words', (text) => {
    expect(readGlobalQuery(text)).toEqual({ globalQuery: text });
  });

  it.each([
    ['06 12 34 56 78', '612345678'],
    ['+33 6 12 34 56 78', '33612345678'],
    ['+33 (0)6-12-34-56-78', '33612345678'],
    ['(01) 23 45 67', '1234567'],
    ['06.12.34.56.78', '612345678'],
    ['0033 6 12 34 56 78', '33612345678'],
    ['011 33 6 12 34 56 78', '33612345678'],
    ['011 1234 5678', '1112345678'],
    ['5678', '5678'],
    ['0042', '042'],
    ['+33\u00a06\u202f12\u201134', '3361234'],
    ['\u202a+33612345678\u202c', '33612345678'],
    ['+33612345678', '33612345678'],
    ['٠٦١٢٣٤٥٦٧٨', '612345678'],
    ['tel:+33-6-1234', '3361234'],
    ['Tel. 06 12 34 56 78', '612345678'],
    ['Tél. : +33 6 12 34 56 78', '33612345678'],
    ['Teléfono: 612 345 678', '612345678'],
    ['Mobil: +49 151 2345678', '491512345678'],
    ['M: +32 477 99 75 79', '32477997579'],
    ['T: 01 23 45 67 89', '123456789'],
    ['ext. 2859', '2859'],
    ['poste 2859', '2859'],
    ['01 23 45 67 89 ext 12', '123456789'],
    ['Tel. +33 1 23 45 67 89, poste 2859', '33123456789'],
    ['416-555-0100 x12', '4165550100'],
  ])('reads %j as the phone number %s', (text, digits) => {
    expect(readGlobalQuery(text)).toEqual({ primaryPhoneQuery: digits });
  });

  it.each([
    '12',
    '+',
    '()',
    '- -',
    '1+1',
    '12 rue',
    'Telford 123',
    'M1234',
    'mobile',
    'Tel. Aviv 123',
    '+33x6',
    '12 ext 5',
    '06 12 34 x',
    '1'.repeat(65),
  ])('does not read %j as a phone number', (text) => {
    expect(readGlobalQuery(text)).toEqual({ globalQuery: text });
  });

  it.each([
    ['france  RENEWABLES', 'FRANCERENEWABLES'],
    ['necst', 'NECST'],
    ['North,South and Eastern Europe', 'NECST'],
    ['brazil', 'BRAZIL'],
  ])('reads %j as words and as the GBU %s', (text, code) => {
    expect(readGlobalQuery(text, gbus)).toEqual({ globalQuery: text, alsoGbuQuery: code });
  });

  it('never returns a GBU if none are given', () => {
    expect(readGlobalQuery('necst')).toEqual({ globalQuery: 'necst' });
  });

  it('never matches a GBU without a name', () => {
    expect(readGlobalQuery('x', [{}, { Name: '', Code: '' }])).toEqual({ globalQuery: 'x' });
  });

  it.each(['"Brazil"', '"AB1234"', '"5678"'])('reads the quoted %j as words', (text) => {
    expect(readGlobalQuery(text, gbus)).toEqual({ globalQuery: text });
  });

  it('returns no parameters for white space', () => {
    expect(readGlobalQuery(' \t ', gbus)).toEqual({});
  });

  it('returns parameters that the search accepts, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }), (text) => {
        fc.pre(text.replaceAll('\0', '').trim() !== '');
        const read = readGlobalQuery(text, gbus);
        expect(Object.keys(read).filter((name) => name !== 'alsoGbuQuery')).toHaveLength(1);
        expect(searchPeople.query.safeParse(read).success).toBe(true);
      }),
    );
  });
});
