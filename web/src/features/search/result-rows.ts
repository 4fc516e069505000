import type { SearchResult } from '@directory/contract';

/** Rows of one to four people. Where the people who bear the typed name end, a new row begins. */
export interface ResultRows {
  count: number;
  /** Index of the first person of a row, and of the first one after it. */
  peopleOf: (row: number) => readonly [start: number, end: number];
  /** The row that begins with the first similar name; undefined without a division. */
  dividedAt: number | undefined;
}

/**
 * The index of the first person who does not bear the very name that was typed, if the people before do. Undefined if all do or nobody does: then there is nothing to
 * tell apart.
 */
export function firstSimilar(people: readonly SearchResult[]): number | undefined {
  const first = people.findIndex((person) => !bearsTypedName(person));
  return first > 0 ? first : undefined;
}

function bearsTypedName({ match }: SearchResult): boolean {
  const isNamed = match?.highlights?.some(({ field }) => field === 'firstName' || field === 'lastName') === true;
  return isNamed && match?.tier === 'exact' && match.reason === undefined;
}

/** Lays out so many people in rows. `similar` is the index at which the second group begins. */
export function resultRows(people: number, columns: number, similar: number | undefined): ResultRows {
  const before = similar ?? people;
  const rowsBefore = Math.ceil(before / columns);
  return {
    count: rowsBefore + Math.ceil((people - before) / columns),
    peopleOf: (row) => {
      if (row < rowsBefore) return [row * columns, Math.min(before, (row + 1) * columns)];
      const start = before + (row - rowsBefore) * columns;
      return [start, Math.min(people, start + columns)];
    },
    dividedAt: similar === undefined ? undefined : rowsBefore,
  };
}
