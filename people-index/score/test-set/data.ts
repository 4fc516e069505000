import { readFileSync } from 'node:fs';

const read = new Map<string, readonly (readonly string[])[]>();

/** Rows of a file of `../data`, without the header. */
export function rowsOf(file: string): readonly (readonly string[])[] {
  const known = read.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
  const rows = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  read.set(file, rows);
  return rows;
}

/** First and last names of Latin names of two words, of the given countries, or of all. */
export function peopleOf(...countries: readonly string[]): { country: string; first: string; last: string }[] {
  return rowsOf('people.tsv')
    .map(([country = '', first = '', last = '']) => ({ country, first, last }))
    .filter(({ country }) => countries.length === 0 || countries.includes(country));
}

/** A name in another script and in Latin letters. */
export interface ScriptRow {
  readonly native: string;
  readonly latin: string;
}

export function scriptRowsOf(...groups: readonly string[]): ScriptRow[] {
  return rowsOf('scripts.tsv')
    .filter(([group = '']) => groups.includes(group))
    .map(([, native = '', latin = '']) => ({ native, latin }));
}
