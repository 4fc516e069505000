import type { SearchResult } from '@directory/contract';

/** The index of the first guess; all people after it are guesses too. Undefined if there are none. */
export function firstGuess(people: readonly SearchResult[]): number | undefined {
  const first = people.findIndex(({ match }) => match?.isGuess === true);
  return first < 0 ? undefined : first;
}
