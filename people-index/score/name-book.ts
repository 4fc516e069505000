import type { IndexedPerson } from '../src/index.ts';
import { foldWords } from '../src/language/fold.ts';

/** A name without case, accents, punctuation and spaces, to compare the names of two people. */
export function nameKey(...parts: readonly string[]): string {
  return foldWords(parts.join(' ')).join('');
}

const keysOf = new WeakMap<IndexedPerson, readonly string[]>();
const wordsOf = new WeakMap<IndexedPerson, readonly string[]>();

/** The keys of all names of a person. Cached: relevance is judged often. */
export function nameKeys(person: IndexedPerson): readonly string[] {
  let keys = keysOf.get(person);
  if (keys === undefined) {
    keys = [nameKey(person.firstName, person.lastName), ...person.otherNames.map((name) => nameKey(name))];
    keysOf.set(person, keys);
  }
  return keys;
}

/** All folded words of a person's names. Cached: relevance is judged often. */
export function nameWords(person: IndexedPerson): readonly string[] {
  let words = wordsOf.get(person);
  if (words === undefined) {
    words = foldWords([person.firstName, person.lastName, ...person.otherNames].join(' '));
    wordsOf.set(person, words);
  }
  return words;
}

/** Whether each word is a prefix of a different word of the person's names. */
export function beginsNames(person: IndexedPerson, words: readonly string[]): boolean {
  const left = [...nameWords(person)];
  for (const word of words) {
    const found = left.findIndex((name) => name.startsWith(word));
    if (found < 0) return false;
    left.splice(found, 1);
  }
  return true;
}

/** Inverted index of the name words of the whole group, to exclude queries whose text is also the name of another person. */
export class NameBook {
  readonly #peopleByWord = new Map<string, IndexedPerson[]>();
  readonly #words: readonly string[];

  constructor(people: Iterable<IndexedPerson>) {
    for (const person of people) {
      for (const word of new Set(nameWords(person))) {
        const known = this.#peopleByWord.get(word);
        if (known === undefined) this.#peopleByWord.set(word, [person]);
        else known.push(person);
      }
    }
    this.#words = [...this.#peopleByWord.keys()].sort();
  }

  /** Whether this text is a prefix of any name word in the group. */
  begins(text: string): boolean {
    const index = this.#lowerBound(text);
    return this.#words[index]?.startsWith(text) ?? false;
  }

  /** Whether the names of a person who is not relevant match all words of the text as prefixes. */
  matchesSomeoneElse(text: string, isAnswer: (person: IndexedPerson) => boolean): boolean {
    const words = foldWords(text).sort((one, other) => other.length - one.length);
    const longest = words[0];
    if (longest === undefined) return false;
    for (let index = this.#lowerBound(longest); index < this.#words.length; index++) {
      const word = this.#words[index] as string;
      if (!word.startsWith(longest)) break;
      for (const person of this.#peopleByWord.get(word) ?? [])
        if (beginsNames(person, words) && !isAnswer(person)) return true;
    }
    return false;
  }

  #lowerBound(text: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
