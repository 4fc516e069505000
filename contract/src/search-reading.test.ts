import { expect, it } from 'vitest';
import { encodeReading, readingOf, type SearchPart } from './search-reading.ts';

it('carries the parts of a text in any script through a header', () => {
  const parts: SearchPart[] = [
    { kind: 'role', text: 'księgowa' },
    { kind: 'place', text: '東京', label: 'Tokyo' },
  ];
  const value = encodeReading(parts);
  expect(value).toMatch(/^[\x21-\x7e]+$/);
  expect(readingOf(value)).toEqual(parts);
});

it.each([null, '', '%', '[1]', '{}', encodeURIComponent('[{"kind":"colour","text":"x"}]')])(
  'reads nothing in %s',
  (value) => {
    expect(readingOf(value)).toEqual([]);
  },
);
