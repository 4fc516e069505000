import { foldWords } from './language/fold.ts';
import type { IndexedPerson, PersonSummary } from './types/person.ts';
import type { MemoryFigures, SearchAnswer } from './types/search-answer.ts';
import type { SearchQuery } from './types/search-query.ts';

interface Entry {
  readonly person: IndexedPerson;
  readonly words: readonly string[];
}

/**
 * A people search engine in memory: exact matches first, then ever weaker ones, each row with its tier and reason.
 * Knows nothing of where people come from or how answers travel. Answers depend on the people alone, so every node
 * that holds the same people answers alike.
 */
export class PeopleIndex {
  readonly #entries = new Map<number, Entry>();

  /** Throws a RangeError for an id that is not an integer from 1 to 4 294 967 294. Of two people with one id the last stays. */
  static build(people: Iterable<IndexedPerson>): PeopleIndex {
    const index = new PeopleIndex();
    for (const person of people) index.put(person);
    return index;
  }

  /** Reads what `snapshot` wrote. Throws an Error when the bytes are no snapshot of this version. */
  static fromSnapshot(bytes: Uint8Array): PeopleIndex {
    return PeopleIndex.build(JSON.parse(new TextDecoder().decode(bytes)) as IndexedPerson[]);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Adds the person, or replaces the one with the same id. The next search sees it. */
  put(person: IndexedPerson): void {
    const { id } = person;
    if (!Number.isInteger(id) || id < 1 || id > 4_294_967_294) throw new RangeError(`not a person id: ${id}`);
    const texts = [person.firstName, person.lastName, ...person.otherNames, person.login, person.email];
    const words = [...texts, person.title, person.company, person.city, person.site, person.gbuName].flatMap(foldWords);
    this.#entries.set(id, { person, words });
  }

  /** Whether the person was there. */
  remove(id: number): boolean {
    return this.#entries.delete(id);
  }

  get(id: number): PersonSummary | undefined {
    return this.#entries.get(id)?.person;
  }

  search(query: SearchQuery): SearchAnswer {
    const words = foldWords(query.text ?? '');
    const found = [...this.#entries.values()]
      .filter((entry) => words.every((word) => entry.words.some((own) => own.startsWith(word))))
      .sort((one, other) => other.person.rank - one.person.rank || (one.person.login < other.person.login ? -1 : 1));
    const hits = found.slice(query.after, query.after + query.limit).map(({ person }) => ({
      id: person.id,
      tier: 'prefix' as const,
      highlights: [],
      person,
    }));
    return { hits, total: found.length, isTotalExact: true };
  }

  /** Everything the index holds, for `fromSnapshot` of the same version. */
  snapshot(): Uint8Array {
    return new TextEncoder().encode(JSON.stringify([...this.#entries.values()].map((entry) => entry.person)));
  }

  memory(): MemoryFigures {
    const bytes = this.snapshot().byteLength;
    return { bytes, bytesPerPerson: bytes / Math.max(1, this.size), parts: {} };
  }
}
