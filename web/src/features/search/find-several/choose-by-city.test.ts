import type { EntryResult, SearchResult } from '@directory/contract';
import { expect, test } from 'vitest';
import { found } from '../../../../test/fake-search.ts';
import { chosenByCity } from './choose-by-city.ts';

const inLyon = found('Ana', 'Martin', { login: 'lyon@x', city: 'Lyon' });
const inSaintEtienne = found('Ana', 'Martin', { login: 'etienne@x', city: 'Saint-Étienne' });
const alsoInLyon = { ...inLyon, login: 'lyon2@x' };
const similar: SearchResult = { ...inLyon, login: 'anna@x', match: { tier: 'typo' } };

function chosen(otherWords: string[], people: SearchResult[], more: Partial<EntryResult> = {}): (string | undefined)[] {
  const entries = [{ text: 'Ana Martin', identifiers: [], names: ['Ana Martin'], otherWords }];
  const answers = [{ state: 'choice' as const, people, hasMore: false, ...more }];
  return [...chosenByCity({ pasted: { entries, repeated: 0, hasMore: false }, answers }).values()];
}

test('the only namesake in a city of the row is chosen, however the city is written', () => {
  expect(chosen(['Engineer', 'LYON'], [inLyon, inSaintEtienne])).toEqual(['lyon@x']);
  const exact: SearchResult = { ...inSaintEtienne, match: { tier: 'exact' } };
  expect(chosen(['saint etienne'], [inLyon, exact])).toEqual(['etienne@x']);
});

test('nobody is chosen if the city is ambiguous', () => {
  expect(chosen(['Lyon'], [inLyon, alsoInLyon])).toEqual([]);
  expect(chosen(['Paris'], [inLyon, inSaintEtienne])).toEqual([]);
  expect(chosen([], [inLyon, inSaintEtienne])).toEqual([]);
  expect(chosen(['Lyon'], [inLyon, inSaintEtienne], { hasMore: true })).toEqual([]);
  expect(chosen(['Lyon'], [inSaintEtienne, { ...inSaintEtienne, login: 'third@x', city: '' }])).toEqual([]);
});

test('a person whose name is only similar is not chosen', () => {
  expect(chosen(['Lyon'], [similar])).toEqual([]);
  expect(chosen(['Lyon'], [similar, inSaintEtienne])).toEqual([]);
});
