import type { SearchResult } from '@directory/contract';
import { describe, expect, test } from 'vitest';
import { found } from '../../../../test/fake-search.ts';
import { type Division, divisionsOf, resultRows } from './result-rows.ts';

const named = (tier: 'exact' | 'prefix', field = 'lastName'): SearchResult =>
  found('Marie', 'Martin', { match: { tier, highlights: [{ field, ranges: [[0, 6]] }] } });

const guess = (first: string) => found(first, 'Martins', { match: { tier: 'typo', isGuess: true } });
const similarNames = (at: number) => ({ at, heading: 'similarNames' }) as const;
const didYouMean = (at: number) => ({ at, heading: 'didYouMean' }) as const;

describe('people with exactly the typed name', () => {
  test('end where the first similar name or other match begins', () => {
    expect(divisionsOf([named('exact'), named('exact', 'firstName'), named('prefix')])).toEqual([similarNames(2)]);
    expect(divisionsOf([named('exact'), named('exact', 'city')])).toEqual([similarNames(1)]);
    const nicknamed = found('Bob', 'Martin', {
      match: { tier: 'exact', reason: { kind: 'otherName', typed: 'bob', name: 'Robert' }, highlights: [] },
    });
    expect(divisionsOf([named('exact'), nicknamed])).toEqual([similarNames(1)]);
  });

  test('have no heading if all or none have that name', () => {
    expect(divisionsOf([named('exact'), named('exact')])).toEqual([]);
    expect(divisionsOf([named('prefix'), named('exact')])).toEqual([]);
    expect(divisionsOf([found('Marie', 'Martin')])).toEqual([]);
    expect(divisionsOf([])).toEqual([]);
  });
});

describe('guesses', () => {
  test('have a heading above them, below all others', () => {
    expect(divisionsOf([guess('Maria'), guess('Mario')])).toEqual([didYouMean(0)]);
    expect(divisionsOf([named('exact'), named('prefix'), guess('Maria')])).toEqual([similarNames(1), didYouMean(2)]);
  });

  test('that follow the exact name directly have one heading, not two', () => {
    expect(divisionsOf([named('exact'), guess('Maria')])).toEqual([didYouMean(1)]);
  });
});

describe('rows', () => {
  const all = (people: number, columns: number, ...divisions: Division[]) => {
    const rows = resultRows(people, columns, divisions);
    return Array.from({ length: rows.count }, (_, row) => {
      const [start, end] = rows.peopleOf(row);
      return [start, end, divisions.some(({ at }) => at === start)];
    });
  };

  test('contain each person once, and each heading begins a new row', () => {
    expect(all(7, 3)).toEqual([
      [0, 3, false],
      [3, 6, false],
      [6, 7, false],
    ]);
    expect(all(7, 3, similarNames(4))).toEqual([
      [0, 3, false],
      [3, 4, false],
      [4, 7, true],
    ]);
    expect(all(5, 3, similarNames(1), didYouMean(2))).toEqual([
      [0, 1, false],
      [1, 2, true],
      [2, 5, true],
    ]);
    expect(all(2, 4, didYouMean(0))).toEqual([[0, 2, true]]);
    expect(all(0, 4)).toEqual([]);
  });
});
