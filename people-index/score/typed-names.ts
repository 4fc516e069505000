import type { IndexedPerson, PeopleIndex } from '../src/index.ts';
import { foldWords } from '../src/language/fold.ts';

/** Number of people that a search box suggests at least. */
const suggestions = 3;
/** Length from which on suggestions are expected to be names. */
const shortest = 3;
/** Approximate number of people whose names are typed. */
const typedPeople = 600;

interface TypedName {
  /** The beginning of the name as typed. */
  readonly text: string;
  /** Whether one of the suggestions has names that begin with the typed words. */
  readonly isFound: boolean;
}

/** Types the names of some people letter by letter, first name first and last name first, and looks at the suggestions for each beginning. */
export function typeNames(index: PeopleIndex, people: ReadonlyMap<number, IndexedPerson>): readonly TypedName[] {
  const typed = new Map<string, boolean>();
  const step = Math.max(1, Math.floor(people.size / typedPeople));
  for (const { firstName, lastName } of [...people.values()].filter((_, number) => number % step === 0)) {
    for (const name of [`${firstName} ${lastName}`, `${lastName} ${firstName}`]) {
      const letters = [...name.trim()];
      for (let length = shortest; length <= letters.length; length++) {
        const text = letters.slice(0, length).join('').trim();
        if (typed.has(text)) continue;
        const { hits } = index.search({ text, limit: suggestions, after: 0, isUnfinished: true });
        typed.set(
          text,
          hits.some(({ id }) => hasNamesBeginning(people.get(id)!, text)),
        );
      }
    }
  }
  return [...typed].map(([text, isFound]) => ({ text, isFound }));
}

function hasNamesBeginning({ firstName, lastName }: IndexedPerson, text: string): boolean {
  const words = foldWords(`${firstName} ${lastName}`);
  const typed = foldWords(text);
  return (
    typed.every((word) => words.some((other) => other.startsWith(word))) || words.join('').includes(typed.join(''))
  );
}
