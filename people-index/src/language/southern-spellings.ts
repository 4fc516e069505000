import { southernSpellings } from './chinese-surnames.ts';

/** The customary spellings of the south by character, or by surname of two. */
export const southern: ReadonlyMap<string, readonly string[]> = new Map(
  southernSpellings
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const letters = entry.search(/[a-z]/);
      return [entry.slice(0, letters), entry.slice(letters).split(',')];
    }),
);
