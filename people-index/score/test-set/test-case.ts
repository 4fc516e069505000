import { foldWords } from '../../src/language/fold.ts';
import type { Seeded } from '../seeded-random.ts';
import type { TestClass } from './test-classes.ts';

/** First and last name as recorded in a directory. */
export interface Recorded {
  readonly first: string;
  readonly last: string;
}

/** A person to index, and the text with which to search for that person. */
export interface TestCase {
  readonly class: TestClass;
  readonly recorded: Recorded;
  readonly text: string;
  /** Other names of the same person. Other people with one of these names are relevant, too. */
  readonly alsoRelevant: readonly string[];
  /** Whether to drop the case if the text matches the prefixes of another person's names, which would make the query ambiguous. */
  readonly mustBeUnambiguous?: boolean;
}

/** Creates the cases of a class, at most `wanted`. */
export type MakeCases = (wanted: number, random: Seeded) => TestCase[];

/** Splits a name in Latin letters. In East Asia the first word is the last name. */
export function recordedAs(name: string, isFamilyFirst = false): Recorded {
  const words = name.split(' ');
  return isFamilyFirst
    ? { first: words.slice(1).join(' '), last: words[0] ?? '' }
    : { first: words[0] ?? '', last: words.slice(1).join(' ') };
}

export const fullName = ({ first, last }: Recorded): string => `${first} ${last}`;

/** The rows in a random order that depends on the seed. */
export function shuffled<Row>(rows: readonly Row[], random: Seeded): Row[] {
  const left = [...rows];
  for (let index = left.length - 1; index > 0; index--) {
    const other = random.below(index + 1);
    [left[index], left[other]] = [left[other] as Row, left[index] as Row];
  }
  return left;
}

export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The words of the name without case, accents and punctuation, sorted: the same for `Li Na` and `Na Li`. */
export function unorderedKey(name: string): string {
  return foldWords(name).sort().join(' ');
}
