import type { SearchResult } from '@directory/contract';

/** The index of the first person who is a guess, after whom all others are guesses too; undefined if nobody is. */
export function firstGuess(people: readonly SearchResult[]): number | undefined {
  const first = people.findIndex(({ match }) => match?.isGuess === true);
  return first < 0 ? undefined : first;
}
