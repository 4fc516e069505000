import { expect, test } from 'vitest';
import { cardTitle } from './card-title.ts';

test('a title stands in capitals', () => {
  expect(cardTitle('Chargée d’études énergie')).toEqual({ text: 'CHARGÉE D’ÉTUDES ÉNERGIE', isCut: false });
});

test('a title of 50 characters stays whole, and a longer one is cut to 50', () => {
  expect(cardTitle('x'.repeat(50))).toEqual({ text: 'X'.repeat(50), isCut: false });
  expect(cardTitle('x'.repeat(51))).toEqual({ text: 'X'.repeat(50), isCut: true });
});

test('no character is cut in two', () => {
  const flags = '🇫🇷'.repeat(60);
  expect(cardTitle(flags)).toEqual({ text: '🇫🇷'.repeat(50), isCut: true });
  expect(cardTitle('é'.normalize('NFD').repeat(60)).text.normalize('NFC')).toBe('É'.repeat(50));
});

test('capitals that are longer than their small letters count as what is shown', () => {
  expect(cardTitle('ß'.repeat(40)).text).toBe('S'.repeat(50));
});
