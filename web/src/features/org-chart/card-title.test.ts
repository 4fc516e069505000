import { expect, test } from 'vitest';
import { cardTitle } from './card-title.ts';

test('a title is shown in capitals', () => {
  expect(cardTitle('Chargée d’études énergie')).toEqual({ text: 'CHARGÉE D’ÉTUDES ÉNERGIE', isCut: false });
});

test('a title of 50 characters is shown in full; a longer title is truncated to 50 characters and an ellipsis', () => {
  expect(cardTitle('x'.repeat(50))).toEqual({ text: 'X'.repeat(50), isCut: false });
  expect(cardTitle('x'.repeat(51))).toEqual({ text: `${'X'.repeat(50)}…`, isCut: true });
});

test('the ellipsis follows the last word without a space', () => {
  expect(cardTitle(`${'x'.repeat(49)} and more`).text).toBe(`${'X'.repeat(49)}…`);
});

test('surrogate pairs are not split', () => {
  const flags = '🇫🇷'.repeat(60);
  expect(cardTitle(flags)).toEqual({ text: `${'🇫🇷'.repeat(50)}…`, isCut: true });
  expect(cardTitle('é'.normalize('NFD').repeat(60)).text.normalize('NFC')).toBe(`${'É'.repeat(50)}…`);
});

test('characters are counted after the conversion to capitals', () => {
  expect(cardTitle('ß'.repeat(40)).text).toBe(`${'S'.repeat(50)}…`);
});
