import type { BackgroundBuilder } from './background/background-builder.ts';
import { SegmentStream } from './background/segment-stream.ts';
import { SegmentThreads } from './background/segment-threads.ts';
import { Explainer } from './answer/explain-row.ts';
import { isWholeName } from './answer/whole-name.ts';
import { distinguishingFields } from './answer/distinguish-namesakes.ts';
import { restoreText } from './language/restore-text.ts';
import { SegmentBuilder } from './segment/build-segment.ts';
import { findByIdentifier, type IdentifiedPeople } from './search/find-by-identifier.ts';
import { collectEverybody, workOfCount } from './search/counting/collect-everybody.ts';
import { countByField, type CountOptions } from './search/counting/count-by-field.ts';
import type { FoundRow, FoundRows } from './search/ranking/found-rows.ts';
import type { ResolvedQuery } from './search/filters/resolved-query.ts';
import type { MatchedTerms } from './search/scoring/row-scorer.ts';
import { askedText } from './search/query/asked-text.ts';
import { searchAndCount } from './search/search-and-count.ts';
import { asksForGbu, searchNamesThenGbu } from './search/search-names-then-gbu.ts';
import { searchPeople } from './search/search-people.ts';
import { workOfSearch, WorkBudget } from './search/cost/work-budget.ts';
import { recordFields } from './segment/record-fields.ts';
import type { Segment } from './segment/segment.ts';
import { memoryFigures } from './storage/memory-figures.ts';
import { type Background, SegmentStack } from './storage/segment-stack.ts';
import type { Storable } from './storage/stored-data.ts';
import type { StoredSegment } from './storage/stored-segment.ts';
import type { FieldCounts } from './field-counts.ts';
import type { IndexedPerson, PersonSummary } from './person.ts';
import type { Explanation, Hit, MemoryFigures, ReadPart, SearchAnswer } from './search-answer.ts';
import type { SearchQuery, Workplace } from './search-query.ts';
import { isGuess, TIERS } from './tiers.ts';
import { collectByReading } from './vocabulary/searching/collect-by-reading.ts';
import { gbuPart, readingWithGbu } from './vocabulary/reading/gbu-reading.ts';
import { keepHonorifics } from './vocabulary/reading/keep-honorifics.ts';
import type { Lexicon } from './vocabulary/lexicon.ts';
import type { Reading } from './vocabulary/reading/read-parts.ts';
import { placesAsNames } from './vocabulary/reading/places-as-names.ts';
import { isNameWord } from './vocabulary/lookup/indexed-words.ts';
import { withMeanings } from './vocabulary/reading/read-filters.ts';
import { readingOf, searchByReading } from './vocabulary/searching/search-by-reading.ts';
import { hasUnknownWord } from './vocabulary/spelling/respell.ts';
import { describeParts } from './vocabulary/searching/describe-role.ts';
import { asGuess, type RespelledAnswer, searchByRespelling } from './vocabulary/spelling/search-by-respelling.ts';
import { type SynonymEntry, Synonyms } from './vocabulary/company/synonyms.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** A query whose matches on all pages are counted. */
export type CountedQuery = Omit<SearchQuery, 'limit' | 'after' | 'countTo'>;

/** Number of rows of a page, unless the query specifies it. */
const defaultLimit = 10;
/** Maximum number of guessed names before the people of a role or place that the text may have been meant for. */
const maxNamesGuessed = 5;

const unexplained: Explanation = { reason: undefined, highlights: [] };

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
 * depend only on the query and the indexed people, so that all nodes with the same people return the same. The file is long because each
 * method reads or replaces the same list of segments.
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
    const asked = this.#withoutRequest(withRestoredText(query));
    const answer = this.#searchAsTyped(asked);
    return this.#searchRespelled(asked, answer) ?? answer;
  }

  /** See `askedText`. */
  #withoutRequest<Query extends CountedQuery>(query: Query): Query {
    const isName = (word: string) => isNameWord(word, this.#people.segments());
    const text = askedText(query, { isName, search: (asked) => this.#searchAsTyped(asked) });
    return text === (query.text ?? '') ? query : { ...query, text };
  }

  #searchAsTyped(query: SearchQuery): SearchAnswer {
    const answer = this.#search(query);
    const names = answer.total > 0 ? undefined : this.#placesAsNames(query, answer.reading);
    return names === undefined ? answer : this.#search({ ...query, ...names });
  }

  /** See `placesAsNames`. Not if the names only start with the place, such as Parisi. */
  #placesAsNames(query: SearchQuery, parts: readonly ReadPart[] | undefined) {
    const names = placesAsNames(this.#people.segments(), query, parts);
    const [first] = names === undefined ? [] : this.#search({ ...query, ...names, limit: 1, after: 0 }).hits;
    return first?.tier === 'exact' ? names : undefined;
  }

  /**
   * The people of a role or place that a text may have been meant for, if there is no hit that is not a guess. Guessed names that are as
   * close to the text come first.
   */
  #searchRespelled(query: SearchQuery, answer: SearchAnswer): SearchAnswer | undefined {
    if (answer.hits[0]?.isGuess === false || !this.#mayBeRespelled(query, answer.hits.length === 0)) return undefined;
    const { after, pageEnd } = pageOf(query);
    const isFirstPage = after === 0 && (pageEnd >= maxNamesGuessed || answer.hits.length < pageEnd);
    const { hits: first } = isFirstPage ? answer : this.#searchAsTyped({ ...query, after: 0, limit: maxNamesGuessed });
    const page = { after: Math.max(0, after - maxNamesGuessed), pageEnd };
    const respelled = this.#respell(query, page, first[0]);
    if (respelled === undefined) return undefined;
    const { found, parts, words } = respelled;
    const names = this.#guessedNames(respelled, first);
    const start = Math.max(0, after - names.length);
    const end = Math.max(0, pageEnd - names.length);
    const rows = found.rows.slice(start - page.after, end - page.after);
    const { hits } = answerOf({ ...found, rows }, query, after);
    return {
      hits: [...names.slice(after, pageEnd), ...hits.map((hit) => asGuess(hit, words))],
      reading: parts,
      total: names.length + found.count,
      isTotalExact: found.isComplete,
      isTruncated: found.isTruncated,
    };
  }

  #mayBeRespelled(query: SearchQuery, foundNobody: boolean): boolean {
    const lexicon = this.#lexicon;
    return (
      lexicon !== undefined && hasUnknownWord(query, { ...lexicon, segments: this.#people.segments() }, foundNobody)
    );
  }

  /** @param first the first hit for the text as typed */
  #respell(query: SearchQuery, page: { after: number; pageEnd: number }, first: Hit | undefined) {
    const lexicon = this.#lexicon;
    if (lexicon === undefined || first?.isGuess === false) return undefined;
    const segments = this.#people.segments();
    return searchByRespelling(segments, withMeanings(segments, query, lexicon), page, lexicon, first?.tier);
  }

  /** The guessed names of people whom a corrected spelling does not find. */
  #guessedNames({ isNameAsNear, holds }: RespelledAnswer, guesses: readonly Hit[]): readonly Hit[] {
    return guesses.slice(0, maxNamesGuessed).filter(({ id, tier }) => {
      const found = this.#people.find(id);
      return isNameAsNear(tier) && found !== undefined && !holds(found.segment, found.row);
    });
  }

  #search(query: SearchQuery): SearchAnswer {
    const page = pageOf(query);
    const segments = this.#people.segments();
    const resolved = withMeanings(segments, query, this.#lexicon);
    const { reading, nameQuery, found } = this.#findByReading(segments, resolved, page);
    if (found === undefined && asksForGbu(nameQuery)) {
      const answer = answerOf(searchAndCount(searchNamesThenGbu, segments, nameQuery, page), resolved, page.after);
      return this.#vocabulary ? { ...answer, reading: [gbuPart(resolved)] } : answer;
    }
    if (found === undefined) {
      const answer = answerOf(searchAndCount(searchPeople, segments, nameQuery, page), resolved, page.after);
      // If nobody is found, the reading explains why; and a reading chosen by the user is shown, so that it can be undone.
      const isReadingShown = reading?.isChosen === true || (answer.total === 0 && reading !== undefined);
      return isReadingShown ? { ...answer, reading: this.#described(segments, reading) } : answer;
    }
    return { ...answerOf(found, resolved, page.after), reading: this.#described(segments, reading!) };
  }

  #described(segments: readonly Segment[], reading: Reading): readonly ReadPart[] {
    return this.#vocabulary === undefined ? reading.parts : describeParts(segments, reading, this.#vocabulary);
  }

  #findByReading(segments: readonly Segment[], query: ResolvedQuery, page: { after: number; pageEnd: number }) {
    const { lexicon, reading, readQuery, nameQuery } = this.#read(segments, query);
    return { reading, nameQuery, found: reading && searchByReading(segments, readQuery, page, reading, lexicon!) };
  }

  get #lexicon(): Lexicon | undefined {
    return this.#vocabulary && { vocabulary: this.#vocabulary, synonyms: this.#synonyms };
  }

  #read(segments: readonly Segment[], query: ResolvedQuery) {
    const lexicon = this.#lexicon;
    // Starts reading the titles of new segments before the first search for a role.
    for (const segment of segments) this.#vocabulary?.titlesOf(segment);
    const read = lexicon && readingOf(segments, query, lexicon);
    const reading = asksForGbu(query) ? readingWithGbu(segments, query, read) : read;
    if (reading === undefined) return { lexicon, reading, readQuery: query, nameQuery: query };
    const { readQuery, nameQuery } = keepHonorifics(segments, query, reading);
    // The user chose how to interpret the text.
    if (reading.isChosen) return { lexicon, reading, readQuery, nameQuery: { ...nameQuery, alsoGbu: '' } };
    return { lexicon, reading, readQuery, nameQuery };
  }

  /**
   * Counts all people who match the query, over all pages, by country, city, GBU, job family and type. A value (for a city and a GBU in
   * double quotes, and for a city followed by its country code) is the filter that finds the same number of people. Never throws, for any
   * text.
   */
  countByField(typed: CountedQuery, options: CountOptions): FieldCounts {
    const query = this.#withoutRequest(withRestoredText(typed));
    const segments = this.#people.segments();
    const respelled = this.#countRespelled(query, options);
    if (respelled !== undefined) return respelled;
    const { counts, parts } = this.#countByField(segments, query, options);
    const names = counts.total > 0 ? undefined : this.#placesAsNames({ ...query, limit: 1, after: 0 }, parts);
    return names === undefined ? counts : this.#countByField(segments, { ...query, ...names }, options).counts;
  }

  #countRespelled(query: CountedQuery, options: CountOptions): FieldCounts | undefined {
    if (!this.#mayBeRespelled({ ...query, after: 0, limit: 0 }, true)) return undefined;
    const firstPage = { ...query, after: 0, limit: maxNamesGuessed };
    const { hits } = this.#searchAsTyped(firstPage);
    const respelled = this.#respell(firstPage, { after: 0, pageEnd: 1 }, hits[0]);
    if (respelled === undefined) return undefined;
    const { parts, isComplete } = respelled.collect();
    const names = this.#guessedNames(respelled, hits).map(({ id }) => this.#people.find(id)!);
    const named = names.map(({ segment, row }) => ({ segment, rows: Uint32Array.of(row) }));
    return countByField({ parts: [...parts, ...named], isComplete }, options);
  }

  #countByField(segments: readonly Segment[], query: CountedQuery, options: CountOptions) {
    const resolved = withMeanings(segments, { ...query, limit: 0, after: 0 }, this.#lexicon);
    const { lexicon, reading, readQuery, nameQuery } = this.#read(segments, resolved);
    const budget = new WorkBudget(workOfCount);
    const byReading = reading && collectByReading(segments, readQuery, reading, lexicon!, budget);
    return { counts: countByField(byReading ?? collectEverybody(segments, nameQuery), options), parts: reading?.parts };
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
   * The people whose login, account name, e-mail address, group ID, mailbox with digits or phone number equals the text, in any format, in
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

function pageOf({ after: asked = 0, limit: wanted = defaultLimit }: SearchQuery): { after: number; pageEnd: number } {
  const after = Math.max(0, Math.floor(asked));
  return { after, pageEnd: after + Math.min(1000, Math.max(0, Math.floor(wanted))) };
}

/** How the terms of the query match a row of the page. */
function matchesOf({ scorer, row, tier }: FoundRow): MatchedTerms | undefined {
  return scorer?.matchesOf(row, tier);
}

function answerOf(found: FoundRows, { text = '' }: SearchQuery, after: number): SearchAnswer {
  const { rows, count, isComplete, isTruncated } = found;
  const summaries = rows.map(({ segment, row }) => segment.summary(row));
  const fields = distinguishingFields(summaries);
  const typed = text.trim();
  const explainer = typed === '' ? undefined : new Explainer(typed);
  const hits = rows.map((row, index): Hit => {
    const person = summaries[index]!;
    const { reason, highlights } = row.explanation ?? explainer?.explain(row, matchesOf(row), person) ?? unexplained;
    const { id } = person;
    const tier = TIERS[row.tier]!;
    const distinguishedBy = fields.get(id);
    const hit = { id, tier, isGuess: isGuess(tier), highlights, person };
    if (reason === undefined && distinguishedBy === undefined) return hit;
    if (reason === undefined) return { ...hit, distinguishedBy: distinguishedBy! };
    if (distinguishedBy === undefined) return { ...hit, reason };
    return { ...hit, reason, distinguishedBy };
  });
  const total = rows.length === 0 ? count : Math.max(count, after + rows.length);
  return { hits, total, isTotalExact: isComplete, isTruncated };
}
