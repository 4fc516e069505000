import { describe, expect, test } from 'vitest';
import { encodeReading, decodeReading, type SearchPart } from './search-reading.ts';

describe('the header with the interpretation of a search text', () => {
  test('encodes the parts in ASCII and decodes them', () => {
    const parts: SearchPart[] = [
      { kind: 'role', text: 'Buchhalter*in', label: 'Comptable' },
      { kind: 'role', text: 'RH', jobFamily: 'HR' },
      { kind: 'role', text: 'enginer', meant: 'engineer' },
      { kind: 'place', text: 'Бельгия', label: 'Belgium', country: 'BE' },
    ];
    const value = encodeReading(parts);
    expect(value).toMatch(/^[!-~]+$/);
    expect(decodeReading(value)).toEqual(parts);
  });

  test.each([
    null,
    '',
    '%',
    'null',
    '{}',
    '[1]',
    '["a"]',
    encodeURIComponent('[{"kind":"x","text":"a"}]'),
    encodeURIComponent('[{"kind":"role","text":"a","jobFamily":1}]'),
    encodeURIComponent('[{"kind":"role","text":"a","meant":1}]'),
    '[null]',
  ])('decodes a missing or malformed value as no parts: %j', (value) => {
    expect(decodeReading(value)).toEqual([]);
  });
});
