/** Endings of English words for people, each with the endings of words for what they do: an analyst does analysis. */
const endings: readonly (readonly [person: string, activities: readonly string[], minStart: number])[] = [
  ['yst', ['ysis'], 3],
  ['er', ['ing', 'ment'], 3],
  ['or', ['ing', 'ion'], 5],
  ['ist', ['ing', 'ion', 'y'], 5],
  ['ant', ['ing', 'ance', 'ation'], 5],
  ['ent', ['ence'], 5],
];
/** A consonant doubled in front of an ending: `planner`. */
const doubled = /([bdgmnprt])\1$/;

/**
 * For each term for an activity, the terms for the people who do it: `planner` for `planning`.
 *
 * @param terms English words
 */
export function peopleTerms(terms: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const people = new Map<number, number[]>();
  for (const [term, person] of numbers) {
    for (const [ending, activities, minStart] of endings) {
      const start = term.slice(0, -ending.length);
      if (!term.endsWith(ending) || start.replace(doubled, '$1').length < minStart) continue;
      for (const activity of activities) {
        const number = numbers.get(start + activity);
        if (number !== undefined) people.set(number, [...(people.get(number) ?? []), person]);
      }
    }
  }
  return people;
}
