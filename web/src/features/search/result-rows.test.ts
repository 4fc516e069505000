import type { SearchResult } from '@directory/contract';
import { describe, expect, test } from 'vitest';
import { found } from '../../../test/fake-search.ts';
import { firstSimilar, resultRows } from './result-rows.ts';

const named = (tier: 'exact' | 'prefix', field = 'lastName'): SearchResult =>
  found('Marie', 'Martin', { match: { tier, highlights: [{ field, ranges: [[0, 6]] }] } });

describe('people who bear the typed name', () => {
  test('end where the first similar name or other match begins', () => {
    expect(firstSimilar([named('exact'), named('exact', 'firstName'), named('prefix')])).toBe(2);
    expect(firstSimilar([named('exact'), named('exact', 'city')])).toBe(1);
    const nicknamed = found('Bob', 'Martin', {
      match: { tier: 'exact', reason: { kind: 'otherName', typed: 'bob', name: 'Robert' }, highlights: [] },
    });
    expect(firstSimilar([named('exact'), nicknamed])).toBe(1);
  });

  test('are not told apart from others where all or none bear it', () => {
    expect(firstSimilar([named('exact'), named('exact')])).toBeUndefined();
    expect(firstSimilar([named('prefix'), named('exact')])).toBeUndefined();
    expect(firstSimilar([found('Marie', 'Martin')])).toBeUndefined();
    expect(firstSimilar([])).toBeUndefined();
  });
});

describe('rows', () => {
  const all = (people: number, columns: number, similar?: number) => {
    const rows = resultRows(people, columns, similar);
    return Array.from({ length: rows.count }, (_, row) => rows.peopleOf(row));
  };

  test('contain each person once, and similar names begin a new one', () => {
    expect(all(7, 3)).toEqual([
      [0, 3],
      [3, 6],
      [6, 7],
    ]);
    expect(all(7, 3, 4)).toEqual([
      [0, 3],
      [3, 4],
      [4, 7],
    ]);
    expect(resultRows(7, 3, 4).dividedAt).toBe(2);
    expect(resultRows(7, 3, undefined).dividedAt).toBeUndefined();
    expect(all(0, 4)).toEqual([]);
  });
});
