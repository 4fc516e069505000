import type { BackgroundBuilder } from './background/background-builder.ts';
import { SegmentStream } from './background/segment-stream.ts';
import { SegmentThreads } from './background/segment-threads.ts';
import { answerOf } from './answer/answer-of.ts';
import { isWholeName } from './answer/whole-name.ts';
import { restoreText } from './language/restore-text.ts';
import { SegmentBuilder } from './segment/build-segment.ts';
import { findByIdentifier, type IdentifiedPeople } from './search/find-by-identifier.ts';
import type { CountOptions } from './search/counting/count-by-field.ts';
import { pageOf } from './search/page-of-rows.ts';
import { searchPeople } from './search/search-people.ts';
import { workOfSearch, WorkBudget } from './search/cost/work-budget.ts';
import { recordFields } from './segment/record-fields.ts';
import { memoryFigures } from './storage/memory-figures.ts';
import { type Background, SegmentStack } from './storage/segment-stack.ts';
import type { Storable } from './storage/stored-data.ts';
import type { StoredSegment } from './storage/stored-segment.ts';
import type { FieldCounts } from './field-counts.ts';
import { type CountedQuery, FullSearch } from './full-search.ts';
import type { IndexedPerson, PersonSummary } from './person.ts';
import type { MemoryFigures, SearchAnswer } from './search-answer.ts';
import type { SearchQuery, Workplace } from './search-query.ts';
import { type SynonymEntry, Synonyms } from './vocabulary/company/synonyms.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** Collects people for a new index. `add` throws a RangeError for an invalid id. */
export interface IndexBuilder {
  add(person: IndexedPerson): void;
  /** Must be called only once. */
  finish(): PeopleIndex;
}

/** Like `IndexBuilder`, but the index is built on a worker thread while people are added. */
export interface ThreadIndexBuilder {
  add(person: IndexedPerson): void;
  /** Should be awaited from time to time, so that people do not pile up in front of the thread. */
  ready(): Promise<void>;
  /** Must be called only once, and not after `abandon`. Rejects with a RangeError for an invalid id, and if the thread fails. */
  finish(): Promise<PeopleIndex>;
  /** Terminates the thread without building an index. */
  abandon(): Promise<void>;
}

export interface BackgroundOptions {
  /** Called with errors of merges. A failed merge only makes searches slower. */
  readonly onError: (error: unknown) => void;
  /** Builds segments in the background; worker threads by default. */
  readonly segmentBuilder?: BackgroundBuilder;
}

export interface PutOptions {
  /** Whether more people of the same run follow: searches find these people together with those, in fewer segments. */
  readonly moreFollow?: boolean;
}

/**
 * An in-memory search engine for people. Exact matches come first, then weaker tiers, each hit with its tier and reason. No I/O. Results
 * depend only on the query and the indexed people, so that all nodes with the same people return the same.
 */
export class PeopleIndex {
  #people: SegmentStack;
  #synonyms = Synonyms.of([]);
  #vocabulary: Vocabulary | undefined;

  private constructor(people: SegmentStack) {
    this.#people = people;
  }

  /**
   * Builds an index. If an id occurs more than once, the last person with it wins. Takes 10 to 30 seconds for a million people.
   * Throws a RangeError for an id that is not an integer from 1 to 4 294 967 294.
   */
  static build(people: Iterable<IndexedPerson>): PeopleIndex {
    return new PeopleIndex(SegmentStack.build(people));
  }

  /**
   * Builds an index from people who are added one by one, so that they need not be in memory all at once. The index changes in the
   * background: large segments are built on worker threads, and searches use the current ones in the meantime. It must be closed.
   */
  static builder(options: BackgroundOptions): IndexBuilder {
    const builder = new SegmentBuilder();
    return {
      add: (person) => builder.add(person),
      finish: () => new PeopleIndex(SegmentStack.inBackground(builder.finish(), inBackground(options))),
    };
  }

  /** Like `builder`, for many people: the calling thread only passes them on. */
  static builderOnThread(options: BackgroundOptions): ThreadIndexBuilder {
    const stream = new SegmentStream();
    return {
      add: (person) => stream.add(person),
      ready: () => stream.ready(),
      finish: async () => new PeopleIndex(SegmentStack.open([await stream.finish()], inBackground(options))),
      abandon: () => stream.close(),
    };
  }

  /**
   * Opens an index from what `stored` returned, in this or another process with the same version of the program. The arrays are used, not
   * copied. With `background`, it changes like an index of `builder`.
   */
  static open(stored: Storable, background?: BackgroundOptions): PeopleIndex {
    const segments = stored as unknown as readonly StoredSegment[];
    return new PeopleIndex(SegmentStack.open(segments, background && inBackground(background)));
  }

  /**
   * Replaces the company's own words for roles, places and units; effective from the next search. Long lists should be opened in steps
   * (`Synonyms.opening`).
   */
  setSynonyms(entries: readonly SynonymEntry[] | Synonyms): void {
    this.#synonyms = entries instanceof Synonyms ? entries : Synonyms.of(entries);
  }

  /**
   * From now on, texts are also interpreted as roles, places and units. Resolves when all titles are read, so that people are found by the
   * words in them, and linked to occupations, so that people are found by synonyms, in slices of 8 ms. Until then, searches find fewer
   * people.
   */
  async setVocabulary(vocabulary: Vocabulary): Promise<void> {
    this.#vocabulary = vocabulary;
    await Promise.all(this.#people.segments().map((segment) => vocabulary.titlesOf(segment).whenComplete));
  }

  /** Resolves when the vocabulary has read all titles, whether or not they are linked to occupations. */
  async titlesRead(): Promise<void> {
    const vocabulary = this.#vocabulary;
    if (vocabulary === undefined) return;
    await Promise.all(this.#people.segments().map((segment) => vocabulary.titlesOf(segment).whenRead));
  }

  /** Number of people in the index. */
  get size(): number {
    return this.#people.size;
  }

  /**
   * Adds a person or replaces the person with the same id; visible to the next search. Takes about 0.1 ms, occasionally longer when
   * segments are merged. Does not slow down searches if nothing but phone numbers and the photo has changed. Throws a RangeError for an
   * invalid id.
   */
  put(person: IndexedPerson): void {
    this.#people.put(person);
  }

  /**
   * Adds or replaces many people; if an id occurs more than once, the last person wins. Faster per person than `put`, and in the background
   * with a `builder`. Resolves when searches find them; until then, they find the previous values. A `put` or `remove` in the meantime
   * wins. Rejects, without a change, if the build fails or the index is closed.
   */
  async putMany(people: readonly IndexedPerson[], { moreFollow = false }: PutOptions = {}): Promise<void> {
    return this.#people.putMany(people, moreFollow);
  }

  /** Resolves when no people of `putMany` wait for the thread. Callers that add many people should await it from time to time. */
  async untilTaken(): Promise<void> {
    await this.#people.untilTaken();
  }

  /** Removes a person, and drops a change by `putMany` that is not complete. Returns false if searches find no person with this id. */
  remove(id: number): boolean {
    return this.#people.remove(id);
  }

  get(id: number): PersonSummary | undefined {
    const found = this.#people.find(id);
    return found?.segment.summary(found.row);
  }

  /** Where a person works, for `SearchQuery.near`. */
  workplace(id: number): Workplace | undefined {
    const found = this.#people.find(id);
    return found?.segment.workplace(found.row);
  }

  /**
   * Finds the people who match the query, best first. The order is total and depends only on the query and the indexed people, so that
   * pages are consistent as long as no person changes. Never throws, for any text.
   */
  search(query: SearchQuery): SearchAnswer {
    return this.#fullSearch().search(withRestoredText(query));
  }

  /**
   * Counts all people who match the query, over all pages, by country, city, GBU, job family and type. A value (for a city and a GBU in
   * double quotes, and for a city followed by its country code) is the filter that finds the same number of people. Never throws, for any
   * text.
   */
  countByField(query: CountedQuery, options: CountOptions): FieldCounts {
    return this.#fullSearch().countByField(withRestoredText(query), options);
  }

  /**
   * Like `search`, with a smaller work budget; also returns the work that was done, in the same units (see work-budget.ts). Ignores
   * `alsoGbu`.
   *
   * @param maxWork work units that may be spent; limited to the budget of an ordinary search
   */
  searchWithin(query: SearchQuery, maxWork: number): SearchAnswer & { readonly work: number } {
    const restored = withRestoredText(query);
    const page = pageOf(query);
    const budget = new WorkBudget(Math.min(maxWork, workOfSearch));
    const found = searchPeople(this.#people.segments(), restored, { ...page, budget });
    return { ...answerOf(found, restored, page.after), work: budget.spent };
  }

  /**
   * The people whose login, account name, email address, group ID, mailbox that is a code or phone number equals the text, in any format, in
   * name order. Empty if more than a few hundred people have it. Never throws, for any text.
   *
   * @param maxWork work units that may be spent, as in `searchWithin`
   */
  findByIdentifier(text: string, maxWork: number): IdentifiedPeople {
    return findByIdentifier(this.#people.segments(), text, maxWork);
  }

  /** Whether the text is the whole first and last name of a person, or another whole name, in any order and spelling variant. */
  hasWholeName(id: number, text: string): boolean {
    const found = this.#people.find(id);
    if (found === undefined) return false;
    const { firstName, lastName } = found.segment.summary(found.row);
    const { otherNames } = recordFields(found.segment.data, found.row);
    return isWholeName(restoreText(text), { firstName, lastName, otherNames });
  }

  #fullSearch(): FullSearch {
    const lexicon = this.#vocabulary && { vocabulary: this.#vocabulary, synonyms: this.#synonyms };
    return new FullSearch(this.#people, lexicon);
  }

  /** The index as plain data, in its current state: later changes of the index do not affect it. See `storedBlocks` and `open`. */
  stored(): Storable {
    return this.#people.stored() as unknown as Storable;
  }

  /** Whether values of a removed person are still in memory, although no search finds them. */
  retains(id: number): boolean {
    return this.#people.retains(id);
  }

  /** Frees the values of all people who have been removed. */
  async purge(): Promise<void> {
    await this.#people.purge();
  }

  /** Merges all segments into one. Takes as long as a build. Never necessary; searches are slightly faster afterwards. */
  compact(): void {
    this.#people.compact();
  }

  /** Stops the background work. The index can still be searched. */
  async close(): Promise<void> {
    await this.#people.close();
  }

  memory(): MemoryFigures {
    return memoryFigures(this.#people.segments());
  }
}

function inBackground({ onError, segmentBuilder: builder = new SegmentThreads() }: BackgroundOptions): Background {
  return { builder, onError };
}

/** The query with the text as it was before another program encoded it. */
function withRestoredText<Query extends { readonly text?: string }>(query: Query): Query {
  const { text = '' } = query;
  const restored = restoreText(text);
  return restored === text ? query : { ...query, text: restored };
}
