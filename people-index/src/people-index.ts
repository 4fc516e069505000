import { Explainer, type Explanation } from './answer/explain-row.ts';
import { tellApart } from './answer/tell-apart.ts';
import { searchPeople } from './search/search-people.ts';
import { memoryFigures } from './storage/memory-figures.ts';
import { SegmentStack } from './storage/segment-stack.ts';
import type { IndexedPerson, PersonSummary } from './types/person.ts';
import type { Hit, MemoryFigures, SearchAnswer } from './types/search-answer.ts';
import { type SearchQuery, TIERS } from './types/search-query.ts';

const unexplained: Explanation = { reason: undefined, highlights: [] };

/**
 * A people search engine in memory: exact matches first, then ever weaker ones, each row with its tier and reason.
 * Knows nothing of where people come from or how answers travel. Answers depend on the people alone, so every node
 * that holds the same people answers alike.
 */
export class PeopleIndex {
  #people: SegmentStack;

  private constructor(people: SegmentStack) {
    this.#people = people;
  }

  /**
   * Takes the people in one after another; of two with one id the last stays. Some 10 to 30 seconds for a million.
   * Throws a RangeError for an id that is not an integer from 1 to 4 294 967 294.
   */
  static build(people: Iterable<IndexedPerson>): PeopleIndex {
    return new PeopleIndex(SegmentStack.build(people));
  }

  /** Reads what `snapshot` wrote, and keeps using `bytes`. Throws an Error when they are no snapshot of this version. */
  static fromSnapshot(bytes: Uint8Array): PeopleIndex {
    return new PeopleIndex(SegmentStack.read(bytes));
  }

  /** How many people are in it. */
  get size(): number {
    return this.#people.size;
  }

  /**
   * Adds the person, or replaces the one with the same id; the next search sees it. Takes some 0.1 ms, now and then longer when small parts are merged.
   * Throws a RangeError for a wrong id.
   */
  put(person: IndexedPerson): void {
    this.#people.put(person);
  }

  /** Whether the person was there. */
  remove(id: number): boolean {
    return this.#people.remove(id);
  }

  get(id: number): PersonSummary | undefined {
    const found = this.#people.find(id);
    return found?.segment.summary(found.row);
  }

  /**
   * The people who answer the query, best first. The order is total and depends on the query and the people alone, so pages fit together as long as nobody changes.
   * Never throws, whatever the text.
   */
  search(query: SearchQuery): SearchAnswer {
    const after = Math.max(0, Math.floor(query.after));
    const limit = Math.min(1000, Math.max(0, Math.floor(query.limit)));
    const segments = this.#people.segments();
    const { rows, count, isComplete, isTruncated } = searchPeople(segments, query, { after, enough: after + limit });
    const summaries = rows.map(({ segment, row }) => segment.summary(row));
    const told = tellApart(summaries);
    const typed = (query.text ?? '').trim();
    const explainer = typed === '' ? undefined : new Explainer(typed);
    const hits = rows.map((found, place): Hit => {
      const person = summaries[place]!;
      const { reason, highlights } = explainer?.explain(found, person) ?? unexplained;
      const { id } = person;
      const tier = TIERS[found.tier]!;
      const distinguishedBy = told.get(id);
      if (reason === undefined && distinguishedBy === undefined) return { id, tier, highlights, person };
      if (reason === undefined) return { id, tier, highlights, distinguishedBy: distinguishedBy!, person };
      if (distinguishedBy === undefined) return { id, tier, reason, highlights, person };
      return { id, tier, reason, highlights, distinguishedBy, person };
    });
    const total = rows.length === 0 ? count : Math.max(count, after + rows.length);
    return { hits, total, isTotalExact: isComplete, isTruncated };
  }

  /** Everything the index holds, for `fromSnapshot` of the same version. */
  snapshot(): Uint8Array {
    return this.#people.write();
  }

  /** Merges what changed since the build into the main part. Takes as long as a build; searching is right without it, and a little faster after it. */
  compact(): void {
    this.#people.compact();
  }

  memory(): MemoryFigures {
    return memoryFigures(this.#people.segments());
  }
}
