import type { BackgroundBuilder } from './background/background-builder.ts';
import { SegmentStream } from './background/segment-stream.ts';
import { SegmentThreads } from './background/segment-threads.ts';
import { Explainer } from './answer/explain-row.ts';
import { isWholeName } from './answer/whole-name.ts';
import { tellApart } from './answer/distinguish-namesakes.ts';
import { SegmentBuilder } from './segment/build-segment.ts';
import { findByIdentifier, type IdentifiedPeople } from './search/find-by-identifier.ts';
import { collectFound, workOfCount } from './search/counting/collect-everybody.ts';
import { countByField, type CountOptions } from './search/counting/count-by-field.ts';
import type { FoundRow, FoundRows } from './search/ranking/found-rows.ts';
import type { ResolvedQuery } from './search/filters/resolved-query.ts';
import type { MatchedTerms } from './search/scoring/row-scorer.ts';
import { searchAndCount } from './search/search-and-count.ts';
import { isAlsoOfGbu, searchNamesThenGbu } from './search/search-names-then-gbu.ts';
import { searchPeople } from './search/search-people.ts';
import { workOfSearch, WorkBudget } from './search/work/work-budget.ts';
import { recordFields } from './segment/record-fields.ts';
import type { Segment } from './segment/segment.ts';
import { memoryFigures } from './storage/memory-figures.ts';
import { type Background, SegmentStack } from './storage/segment-stack.ts';
import type { Storable } from './storage/stored-data.ts';
import type { StoredSegment } from './storage/stored-segment.ts';
import type { FieldCounts } from './types/field-counts.ts';
import type { IndexedPerson, PersonSummary } from './types/person.ts';
import type { Explanation, Hit, MemoryFigures, ReadPart, SearchAnswer } from './types/search-answer.ts';
import type { SearchQuery, Workplace } from './types/search-query.ts';
import { isGuess, TIERS } from './types/tiers.ts';
import { collectByReading } from './vocabulary/searching/collect-by-reading.ts';
import { gbuPart, readingWithGbu } from './vocabulary/reading/gbu-reading.ts';
import { keepTitles } from './vocabulary/reading/keep-honorifics.ts';
import type { Lexicon } from './vocabulary/lexicon.ts';
import type { Reading } from './vocabulary/reading/read-parts.ts';
import { placesAsNames } from './vocabulary/reading/places-as-names.ts';
import { withMeanings } from './vocabulary/reading/read-filters.ts';
import { readingOf, searchByReading } from './vocabulary/searching/search-by-reading.ts';
import { hasUnknownWord } from './vocabulary/spelling/respell.ts';
import { describedParts } from './vocabulary/searching/describe-role.ts';
import { asGuess, type RespelledAnswer, searchByRespelling } from './vocabulary/spelling/search-by-respelling.ts';
import { type SynonymEntry, Synonyms } from './vocabulary/company/synonyms.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** A search of which all pages are counted. */
export type CountedQuery = Omit<SearchQuery, 'limit' | 'after' | 'countTo'>;

/** Rows of a page, where the query does not say. */
const defaultLimit = 10;
/** Names that are guessed in front of the people of a role or a place that the text may have been meant for. */
const maxNamesGuessed = 5;

const unexplained: Explanation = { reason: undefined, highlights: [] };

/** Collects people for a new index. `add` throws a RangeError for an invalid id. */
export interface IndexBuilder {
  add(person: IndexedPerson): void;
  /** To be called once. */
  finish(): PeopleIndex;
}

/** As `IndexBuilder`, but the index is built on a worker thread while people are added. */
export interface ThreadIndexBuilder {
  add(person: IndexedPerson): void;
  /** To be awaited from time to time, so that not all people wait for the thread. */
  ready(): Promise<void>;
  /** To be called once, unless `abandon` is. Rejects with a RangeError for an invalid id, and when the thread fails. */
  finish(): Promise<PeopleIndex>;
  /** Ends the thread without an index. */
  abandon(): Promise<void>;
}

export interface BackgroundOptions {
  /** Gets the errors of merges, which only make searches slower. */
  readonly onError: (error: unknown) => void;
  /** Builds segments in the background; worker threads by default. */
  readonly segmentBuilder?: BackgroundBuilder;
}

export interface PutOptions {
  /** More people of the same run follow: searches find these with them, in fewer segments. */
  readonly moreFollow?: boolean;
}

/**
 * An in-memory search engine for people. Exact matches come first, then weaker tiers, each hit with its tier and reason.
 * No I/O. The file is long because each method reads or replaces the same list of segments. An answer depends only on the query and the indexed people, so all nodes with the same people give the same answers.
 */
export class PeopleIndex {
  #people: SegmentStack;
  #synonyms = new Synonyms();
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
   * Builds an index to which people are added one by one, so that they need not be in memory all at once. It changes in the background: large
   * segments are built on worker threads, and searches are answered from the current ones in the meantime. It must be closed.
   */
  static builder(options: BackgroundOptions): IndexBuilder {
    const builder = new SegmentBuilder();
    return {
      add: (person) => builder.add(person),
      finish: () => new PeopleIndex(SegmentStack.inBackground(builder.finish(), inBackground(options))),
    };
  }

  /** As `builder`, for many people: the thread of the caller only passes them on. */
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
   * Opens an index of what `stored` returned, in this or another process with the same version of the program. The arrays are used, not copied.
   * With `background`, it changes as an index of a `builder` does.
   */
  static open(stored: Storable, background?: BackgroundOptions): PeopleIndex {
    const segments = stored as unknown as readonly StoredSegment[];
    return new PeopleIndex(SegmentStack.open(segments, background && inBackground(background)));
  }

  /** Replaces the company's own words for roles, places and units; used by the next search. */
  setSynonyms(entries: readonly SynonymEntry[]): void {
    this.#synonyms = new Synonyms(entries);
  }

  /**
   * From now on, texts are read as roles, places and units too. Resolves when all titles are read, so that people are found by their words, and linked to occupations, so
   * that they are found by other words for them, in slices of 8 ms; until then, fewer people are found.
   */
  async setVocabulary(vocabulary: Vocabulary): Promise<void> {
    this.#vocabulary = vocabulary;
    await Promise.all(this.#people.segments().map((segment) => vocabulary.titlesOf(segment).whenComplete));
  }

  /** Resolves when all titles are read by the vocabulary, whether or not they are linked to occupations. */
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
   * Adds a person or replaces the person with the same id; visible to the next search. Takes about 0.1 ms, occasionally longer when segments are merged. Costs
   * searches nothing when the person is as before, but for phone numbers and photo.
   * Throws a RangeError for an invalid id.
   */
  put(person: IndexedPerson): void {
    this.#people.put(person);
  }

  /**
   * Adds or replaces many people, of several with one id the last; faster per person than `put`, and in the background with a `builder`. Resolves when searches find
   * them; until then, they find the previous values. A `put` or `remove` in the meantime wins. Rejects, without a change, when the build fails or the index is closed.
   */
  async putMany(people: readonly IndexedPerson[], { moreFollow = false }: PutOptions = {}): Promise<void> {
    return this.#people.putMany(people, moreFollow);
  }

  /** Resolves when nobody of `putMany` waits for the thread: to be awaited from time to time by those who add many people. */
  async untilTaken(): Promise<void> {
    await this.#people.untilTaken();
  }

  /** Removes a person, and drops a change by `putMany` that is not complete. Returns false when searches find nobody with this id. */
  remove(id: number): boolean {
    return this.#people.remove(id);
  }

  get(id: number): PersonSummary | undefined {
    const found = this.#people.find(id);
    return found?.segment.summary(found.row);
  }

  /** Where a person works, as `SearchQuery.near` takes it. */
  workplace(id: number): Workplace | undefined {
    const found = this.#people.find(id);
    return found?.segment.workplace(found.row);
  }

  /**
   * Finds the people who match the query, best first. The order is total and depends only on the query and the indexed people, so pages are consistent as long as nobody changes.
   * Never throws, for any text.
   */
  search(asked: SearchQuery): SearchAnswer {
    const answer = this.#searchAsTyped(asked);
    return this.#searchRespelled(asked, answer) ?? answer;
  }

  #searchAsTyped(asked: SearchQuery): SearchAnswer {
    const answer = this.#search(asked);
    const names = answer.total > 0 ? undefined : this.#placesAsNames(asked, answer.reading);
    return names === undefined ? answer : this.#search({ ...asked, ...names });
  }

  /** See `placesAsNames`: not where those of the role have names that only begin so, such as Parisi. */
  #placesAsNames(asked: SearchQuery, parts: readonly ReadPart[] | undefined) {
    const names = placesAsNames(this.#people.segments(), asked, parts);
    const [first] = names === undefined ? [] : this.#search({ ...asked, ...names, limit: 1, after: 0 }).hits;
    return first?.tier === 'exact' ? names : undefined;
  }

  /** The people of a role or a place that a text may have been meant for, where nobody is found for sure; as near names, which are guessed, come first. */
  #searchRespelled(asked: SearchQuery, answer: SearchAnswer): SearchAnswer | undefined {
    if (answer.hits[0]?.isGuess === false || !this.#mayBeRespelled(asked, answer.hits.length === 0)) return undefined;
    const { after, enough } = pageOf(asked);
    const areFirst = after === 0 && (enough >= maxNamesGuessed || answer.hits.length < enough);
    const { hits: first } = areFirst ? answer : this.#searchAsTyped({ ...asked, after: 0, limit: maxNamesGuessed });
    const page = { after: Math.max(0, after - maxNamesGuessed), enough };
    const respelled = this.#respell(asked, page, first[0]);
    if (respelled === undefined) return undefined;
    const { found, parts, words } = respelled;
    const names = this.#namesBeside(respelled, first);
    const start = Math.max(0, after - names.length);
    const end = Math.max(0, enough - names.length);
    const rows = found.rows.slice(start - page.after, end - page.after);
    const { hits } = answerOf({ ...found, rows }, asked, after);
    return {
      hits: [...names.slice(after, enough), ...hits.map((hit) => asGuess(hit, words))],
      reading: parts,
      total: names.length + found.count,
      isTotalExact: found.isComplete,
      isTruncated: found.isTruncated,
    };
  }

  #mayBeRespelled(query: SearchQuery, isNobody: boolean): boolean {
    const lexicon = this.#lexicon;
    return lexicon !== undefined && hasUnknownWord(query, { ...lexicon, segments: this.#people.segments() }, isNobody);
  }

  /** @param first of those who are found by the text as it is */
  #respell(asked: SearchQuery, page: { after: number; enough: number }, first: Hit | undefined) {
    const lexicon = this.#lexicon;
    if (lexicon === undefined || first?.isGuess === false) return undefined;
    const segments = this.#people.segments();
    return searchByRespelling(segments, withMeanings(segments, asked, lexicon), page, lexicon, first?.tier);
  }

  /** The names that are guessed, of people whom a respelling does not find. */
  #namesBeside({ isNameAsNear, holds }: RespelledAnswer, guesses: readonly Hit[]): readonly Hit[] {
    return guesses.slice(0, maxNamesGuessed).filter(({ id, tier }) => {
      const found = this.#people.find(id);
      return isNameAsNear(tier) && found !== undefined && !holds(found.segment, found.row);
    });
  }

  #search(asked: SearchQuery): SearchAnswer {
    const page = pageOf(asked);
    const segments = this.#people.segments();
    const query = withMeanings(segments, asked, this.#lexicon);
    const { reading, otherwise, found } = this.#findByReading(segments, query, page);
    if (found === undefined && isAlsoOfGbu(otherwise)) {
      const answer = answerOf(searchAndCount(searchNamesThenGbu, segments, otherwise, page), query, page.after);
      return this.#vocabulary ? { ...answer, reading: [gbuPart(query)] } : answer;
    }
    if (found === undefined) {
      const answer = answerOf(searchAndCount(searchPeople, segments, otherwise, page), query, page.after);
      // Where nobody is found, the reading tells why; and what the user said can be taken back.
      const isReadingShown = reading?.isChosen === true || (answer.total === 0 && reading !== undefined);
      return isReadingShown ? { ...answer, reading: this.#described(segments, reading) } : answer;
    }
    return { ...answerOf(found, query, page.after), reading: this.#described(segments, reading!) };
  }

  #described(segments: readonly Segment[], reading: Reading): readonly ReadPart[] {
    return this.#vocabulary === undefined ? reading.parts : describedParts(segments, reading, this.#vocabulary);
  }

  #findByReading(segments: readonly Segment[], query: ResolvedQuery, page: { after: number; enough: number }) {
    const { lexicon, reading, asked, otherwise } = this.#read(segments, query);
    return { reading, otherwise, found: reading && searchByReading(segments, asked, page, reading, lexicon!) };
  }

  get #lexicon(): Lexicon | undefined {
    return this.#vocabulary && { vocabulary: this.#vocabulary, synonyms: this.#synonyms };
  }

  #read(segments: readonly Segment[], query: ResolvedQuery) {
    const lexicon = this.#lexicon;
    // New segments begin to be read before somebody searches for a role.
    for (const segment of segments) this.#vocabulary?.titlesOf(segment);
    const read = lexicon && readingOf(segments, query, lexicon);
    const reading = isAlsoOfGbu(query) ? readingWithGbu(segments, query, read) : read;
    if (reading === undefined) return { lexicon, reading, asked: query, otherwise: query };
    const { query: asked, otherwise } = keepTitles(segments, query, reading);
    // The user said what the text is.
    if (reading.isChosen) return { lexicon, reading, asked, otherwise: { ...otherwise, alsoGbu: '' } };
    return { lexicon, reading, asked, otherwise };
  }

  /**
   * Counts everybody whom the query finds, over all pages of its list, by country, city, GBU, job family and type. A value, in double quotes for a city and a GBU, and with the
   * code of its country behind it for a city, is the filter that finds as many. Never throws, for any text.
   */
  countByField(query: CountedQuery, options: CountOptions): FieldCounts {
    const segments = this.#people.segments();
    const respelled = this.#countRespelled(query, options);
    if (respelled !== undefined) return respelled;
    const { counts, parts } = this.#countByField(segments, query, options);
    const names = counts.total > 0 ? undefined : this.#placesAsNames({ ...query, limit: 1, after: 0 }, parts);
    return names === undefined ? counts : this.#countByField(segments, { ...query, ...names }, options).counts;
  }

  #countRespelled(query: CountedQuery, options: CountOptions): FieldCounts | undefined {
    if (!this.#mayBeRespelled({ ...query, after: 0, limit: 0 }, true)) return undefined;
    const asked = { ...query, after: 0, limit: maxNamesGuessed };
    const { hits } = this.#searchAsTyped(asked);
    const respelled = this.#respell(asked, { after: 0, enough: 1 }, hits[0]);
    if (respelled === undefined) return undefined;
    const { parts, isComplete } = respelled.collect();
    const names = this.#namesBeside(respelled, hits).map(({ id }) => this.#people.find(id)!);
    const named = names.map(({ segment, row }) => ({ segment, rows: Uint32Array.of(row) }));
    return countByField({ parts: [...parts, ...named], isComplete }, options);
  }

  #countByField(segments: readonly Segment[], query: CountedQuery, options: CountOptions) {
    const all = withMeanings(segments, { ...query, limit: 0, after: 0 }, this.#lexicon);
    const { lexicon, reading, asked, otherwise } = this.#read(segments, all);
    const budget = new WorkBudget(workOfCount);
    const byReading = reading && collectByReading(segments, asked, reading, lexicon!, budget);
    return { counts: countByField(byReading ?? collectFound(segments, otherwise), options), parts: reading?.parts };
  }

  /**
   * As `search`, with a smaller budget of work, and the work that was done, in the same units (see work-budget.ts). Ignores `alsoGbu`.
   *
   * @param maxWork units that may be spent; never more than an ordinary search may
   */
  searchWithin(query: SearchQuery, maxWork: number): SearchAnswer & { readonly work: number } {
    const page = pageOf(query);
    const budget = new WorkBudget(Math.min(maxWork, workOfSearch));
    const found = searchPeople(this.#people.segments(), query, { ...page, budget });
    return { ...answerOf(found, query, page.after), work: budget.spent };
  }

  /**
   * The people whose login, account name, e-mail address, group ID, mail box with digits or whole phone number is the text, in any format, by name;
   * not those of whom it is a part. Nobody where more than some hundreds have it. Never throws, for any text.
   *
   * @param maxWork units that may be spent, as in `searchWithin`
   */
  findByIdentifier(text: string, maxWork: number): IdentifiedPeople {
    return findByIdentifier(this.#people.segments(), text, maxWork);
  }

  /** Whether the text is the whole name of a person, or one of the other names that stand for it, in any order and customary spelling. */
  hasWholeName(id: number, text: string): boolean {
    const found = this.#people.find(id);
    if (found === undefined) return false;
    const { firstName, lastName } = found.segment.summary(found.row);
    const { otherNames } = recordFields(found.segment.data, found.row);
    return isWholeName(text, { firstName, lastName, otherNames });
  }

  /** The index as plain data, as it is now: later changes of the index do not change it. See `storedBlocks`, and `open`. */
  stored(): Storable {
    return this.#people.stored() as unknown as Storable;
  }

  /** Whether values of a removed person are still in memory, although no search finds them. */
  retains(id: number): boolean {
    return this.#people.retains(id);
  }

  /** Drops the values of all people who have been removed. */
  async purge(): Promise<void> {
    await this.#people.purge();
  }

  /** Merges all segments into one. Takes as long as a build. Never necessary; searches are slightly faster afterwards. */
  compact(): void {
    this.#people.compact();
  }

  /** Ends the background work. The index can still be searched. */
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

function pageOf({ after: asked = 0, limit: wanted = defaultLimit }: SearchQuery): { after: number; enough: number } {
  const after = Math.max(0, Math.floor(asked));
  return { after, enough: after + Math.min(1000, Math.max(0, Math.floor(wanted))) };
}

/** How the terms of the query match a row of the page. */
function matchesOf({ scorer, row, tier }: FoundRow): MatchedTerms | undefined {
  return scorer?.matchesOf(row, tier);
}

function answerOf(found: FoundRows, { text = '' }: SearchQuery, after: number): SearchAnswer {
  const { rows, count, isComplete, isTruncated } = found;
  const summaries = rows.map(({ segment, row }) => segment.summary(row));
  const fields = tellApart(summaries);
  const typed = text.trim();
  const explainer = typed === '' ? undefined : new Explainer(typed);
  const hits = rows.map((row, place): Hit => {
    const person = summaries[place]!;
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
