import type { SearchResult } from '@directory/contract';
import { firstGuess } from '../../../people/picker/first-guess.ts';

/** A heading between the people. */
export interface Division {
  /** Index of the first person below the heading. */
  at: number;
  heading: 'similarNames' | 'didYouMean';
}

/** Rows of one to four people. Each heading begins a new row. */
export interface ResultRows {
  count: number;
  /** Index of the first person of a row, and of the first one after it. */
  peopleOf: (row: number) => readonly [start: number, end: number];
}

/**
 * Computes the headings: one above the first person without exactly the typed name, if people with it come before, and one above the guesses.
 */
export function divisionsOf(people: readonly SearchResult[]): Division[] {
  const guess = firstGuess(people);
  const similar = people.findIndex((person) => !hasTypedName(person));
  const divisions: Division[] = [];
  if (similar > 0 && similar !== guess) divisions.push({ at: similar, heading: 'similarNames' });
  if (guess !== undefined) divisions.push({ at: guess, heading: 'didYouMean' });
  return divisions;
}

function hasTypedName({ match }: SearchResult): boolean {
  const isNamed = match?.highlights?.some(({ field }) => field === 'firstName' || field === 'lastName') === true;
  return isNamed && match?.tier === 'exact' && match.reason === undefined;
}

/** Lays out a number of people in rows. */
export function resultRows(people: number, columns: number, divisions: readonly Division[]): ResultRows {
  const starts: number[] = [];
  const bounds = [0, ...divisions.map(({ at }) => at), people];
  for (let group = 0; group + 1 < bounds.length; group++) {
    for (let start = bounds[group]!; start < bounds[group + 1]!; start += columns) starts.push(start);
  }
  return {
    count: starts.length,
    peopleOf: (row) => [starts[row] ?? people, Math.min(starts[row + 1] ?? people, people)],
  };
}
