import { answerOf } from './answer/answer-of.ts';
import type { FieldCounts } from './field-counts.ts';
import type { ReadPart, SearchAnswer, Hit } from './search-answer.ts';
import type { SearchQuery } from './search-query.ts';
import { workOfSearch, WorkBudget } from './search/cost/work-budget.ts';
import { collectEverybody, workOfCount } from './search/counting/collect-everybody.ts';
import { countByField, type CountOptions } from './search/counting/count-by-field.ts';
import type { ResolvedQuery } from './search/filters/resolved-query.ts';
import { type PageOfRows, pageOf } from './search/page-of-rows.ts';
import { askedText } from './search/query/asked-text.ts';
import { searchAndCount } from './search/search-and-count.ts';
import { asksForGbu, searchNamesThenGbu } from './search/search-names-then-gbu.ts';
import { searchPeople } from './search/search-people.ts';
import type { Segment } from './segment/segment.ts';
import type { SegmentStack } from './storage/segment-stack.ts';
import type { IndexedLexicon, Lexicon } from './vocabulary/lexicon.ts';
import { isNameWord } from './vocabulary/lookup/indexed-words.ts';
import { gbuPart, readingWithGbu } from './vocabulary/reading/gbu-reading.ts';
import { keepHonorifics } from './vocabulary/reading/keep-honorifics.ts';
import { nameAsRole } from './vocabulary/reading/name-as-role.ts';
import { placesAsNames } from './vocabulary/reading/places-as-names.ts';
import { unitsAsRoles } from './vocabulary/reading/units-as-roles.ts';
import { withCompleteLastWord } from './vocabulary/reading/with-complete-last-word.ts';
import { withoutFormOfAddress } from './vocabulary/reading/without-form-of-address.ts';
import { readingOf } from './vocabulary/reading/reading-of-query.ts';
import { withMeanings } from './vocabulary/reading/read-filters.ts';
import type { Reading } from './vocabulary/reading/read-parts.ts';
import { collectByReading } from './vocabulary/searching/collect-by-reading.ts';
import { describeParts } from './vocabulary/searching/describe-role.ts';
import { searchByReading } from './vocabulary/searching/search-by-reading.ts';
import { isOnlyLinkingWord } from './vocabulary/words/stop-words.ts';
import { hasUnknownWord } from './vocabulary/spelling/respell.ts';
import { asGuess, type RespelledAnswer, searchByRespelling } from './vocabulary/spelling/search-by-respelling.ts';

/** A query whose matches on all pages are counted. */
export type CountedQuery = Omit<SearchQuery, 'limit' | 'after' | 'countTo'>;

/** What may differ if a text is read in another way. */
type OtherReading = Pick<ResolvedQuery, 'text' | 'asNames' | 'asRoles' | 'isLastComplete'>;

/** A text with its reading. */
interface ReadText {
  readonly reading: Reading;
  readonly lexicon: Lexicon;
  /** For the search by the reading. */
  readonly query: ResolvedQuery;
}

/** What a text finds as it is read at first. */
interface FoundSoFar {
  readonly total: number;
  readonly parts: readonly ReadPart[] | undefined;
  /** Whether somebody is known to be found who is not a guess. */
  readonly isCertain: boolean;
}

/** Work units of all searches that decide whether a text is a request. */
const workOfRequest = workOfSearch / 2;
/** Maximum number of guessed names before the people of a role or place that the text may have been meant for. */
const maxNamesGuessed = 5;

/**
 * Searches and counts by everything that a text can mean: names and, with a vocabulary, roles, places and units, also misspelled ones. Used
 * for a single query, while the index does not change.
 */
export class FullSearch {
  readonly #people: Pick<SegmentStack, 'find' | 'segments'>;
  readonly #segments: readonly Segment[];
  readonly #lexicon: IndexedLexicon | undefined;
  readonly #budget: WorkBudget | undefined;

  /** @param budget of all searches together; by default, the searches by a reading and by name each have the budget of a search */
  constructor(people: Pick<SegmentStack, 'find' | 'segments'>, lexicon: Lexicon | undefined, budget?: WorkBudget) {
    this.#people = people;
    this.#segments = people.segments();
    this.#lexicon = lexicon && { ...lexicon, segments: this.#segments };
    this.#budget = budget;
  }

  /** See `PeopleIndex.search`. */
  search(typed: SearchQuery): SearchAnswer {
    const query = this.#withoutRequest(this.#resolved(typed));
    const answer = this.#searchAsTyped(query);
    return this.#searchRespelled(query, answer) ?? answer;
  }

  /** See `PeopleIndex.countByField`. */
  countByField(typed: CountedQuery, options: CountOptions): FieldCounts {
    const query = this.#withoutRequest(this.#resolved({ ...typed, limit: 0, after: 0 }));
    const respelled = this.#countRespelled(query, options);
    if (respelled !== undefined) return respelled;
    const { counts, parts } = this.#countAsTyped(query, options);
    const other = this.#otherReading(query, { total: counts.total, parts, isCertain: false });
    return other === undefined ? counts : this.#countAsTyped({ ...query, ...other }, options).counts;
  }

  #resolved(query: SearchQuery): ResolvedQuery {
    return withMeanings(this.#segments, query, this.#lexicon);
  }

  /** See `askedText`. */
  #withoutRequest(query: ResolvedQuery): ResolvedQuery {
    const isName = (word: string) => isNameWord(word, this.#segments);
    const inBudget = new FullSearch(this.#people, this.#lexicon, new WorkBudget(workOfRequest));
    const text = askedText(query, { isName, search: (asked) => inBudget.#searchAsTyped(asked) });
    return text === (query.text ?? '') ? query : { ...query, text };
  }

  #searchAsTyped(query: ResolvedQuery): SearchAnswer {
    const answer = this.#search(query);
    const isCertain = answer.hits[0]?.isGuess === false;
    const other = this.#otherReading(query, { total: answer.total, parts: answer.reading, isCertain });
    return other === undefined ? answer : this.#search({ ...query, ...other });
  }

  /**
   * Another reading of a text that finds nobody, or only guesses, if somebody is found by it: see `withCompleteLastWord`,
   * `withoutFormOfAddress`, `placesAsNames`, `unitsAsRoles` and `nameAsRole`, which are tried in this order.
   */
  #otherReading(query: ResolvedQuery, { total, parts = [], isCertain }: FoundSoFar): OtherReading | undefined {
    const lexicon = this.#lexicon;
    if (lexicon === undefined) return undefined;
    const segments = this.#segments;
    const complete = isCertain ? undefined : withCompleteLastWord(query, lexicon);
    if (complete !== undefined && this.#isOnlyFoundAs(complete, query)) return complete;
    const untitled = withoutFormOfAddress(query, parts, segments);
    if (untitled !== undefined && this.#isOnlyFoundAs(untitled, query)) return untitled;
    if (total === 0) {
      const names = placesAsNames(query, parts, segments);
      // A place is not a name if names only start with it, such as Parisi.
      if (names !== undefined && this.#firstHit({ ...query, ...names })?.tier === 'exact') return names;
      const roles = unitsAsRoles(query, parts, lexicon);
      if (roles !== undefined && this.#isFound({ ...query, ...roles })) return roles;
    }
    return this.#nameAsRole(query, parts, lexicon);
  }

  /** Whether another text certainly finds somebody, and the one of the query does not. Filters do not change how a text is read. */
  #isOnlyFoundAs(other: OtherReading, { filters: _, ...query }: ResolvedQuery): boolean {
    return !this.#isFound(query) && this.#isFound({ ...query, ...other });
  }

  /**
   * A name as a role, if otherwise only guesses are found, and more people have the role than are called so. Filters do not change how a
   * text is read.
   */
  #nameAsRole(
    filtered: ResolvedQuery,
    parts: readonly ReadPart[],
    lexicon: IndexedLexicon,
  ): Pick<OtherReading, 'asRoles'> | undefined {
    const found = nameAsRole(filtered, parts, lexicon);
    const { filters: _, ...query } = filtered;
    if (found === undefined || this.#isFound(query)) return undefined;
    const { name, ...asRole } = found;
    const { hits, total } = this.#search({ ...query, ...asRole, limit: 1, after: 0 });
    if (hits[0]?.isGuess !== false) return undefined;
    const named = searchPeople(
      this.#segments,
      { text: name, tiers: ['exact'] },
      { after: 0, pageEnd: total, scope: 'onlyNames', ...this.#ownBudget },
    );
    return named.count < total ? asRole : undefined;
  }

  /** Whether somebody is found who is not a guess. */
  #isFound(query: ResolvedQuery): boolean {
    return this.#firstHit(query)?.isGuess === false;
  }

  #firstHit(query: ResolvedQuery): Hit | undefined {
    return this.#search({ ...query, limit: 1, after: 0, countTo: 0 }).hits[0];
  }

  get #ownBudget(): { readonly budget?: WorkBudget } {
    return this.#budget === undefined ? {} : { budget: this.#budget };
  }

  /**
   * The people of a role or place that a text may have been meant for, if there is no hit that is not a guess. Guessed names that are as
   * close to the text come first.
   */
  #searchRespelled(query: ResolvedQuery, answer: SearchAnswer): SearchAnswer | undefined {
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

  #mayBeRespelled(query: ResolvedQuery, foundNobody: boolean): boolean {
    return this.#lexicon !== undefined && hasUnknownWord(query, this.#lexicon, foundNobody);
  }

  /** @param first the first hit for the text as typed */
  #respell(query: ResolvedQuery, page: PageOfRows, first: Hit | undefined): RespelledAnswer | undefined {
    const lexicon = this.#lexicon;
    if (lexicon === undefined || first?.isGuess === false) return undefined;
    return searchByRespelling(query, page, lexicon, first?.tier);
  }

  /** The guessed names of people whom a corrected spelling does not find. */
  #guessedNames({ isNameAsNear, holds }: RespelledAnswer, guesses: readonly Hit[]): readonly Hit[] {
    return guesses.slice(0, maxNamesGuessed).filter(({ id, tier }) => {
      const found = this.#people.find(id);
      return isNameAsNear(tier) && found !== undefined && !holds(found.segment, found.row);
    });
  }

  #search(query: ResolvedQuery): SearchAnswer {
    const page = pageOf(query);
    const segments = this.#segments;
    const { read, nameQuery } = this.#read(query);
    const byReading =
      read && searchByReading(segments, read.query, { ...page, ...this.#ownBudget }, read.reading, read.lexicon);
    if (read !== undefined && byReading !== undefined)
      return { ...answerOf(byReading, query, page.after), reading: this.#parts(read) };
    const isGbu = asksForGbu(nameQuery);
    const byName = searchAndCount(isGbu ? searchNamesThenGbu : searchPeople, segments, nameQuery, page, this.#budget);
    const answer = answerOf(byName, query, page.after);
    if (isGbu) return this.#lexicon === undefined ? answer : { ...answer, reading: [gbuPart(query)] };
    // If nobody is found, the reading explains why; and a reading chosen by the user is shown, so that it can be undone.
    const isShown = read !== undefined && (read.reading.isChosen || answer.total === 0);
    return isShown ? { ...answer, reading: this.#parts(read) } : answer;
  }

  #parts({ reading, lexicon }: ReadText): readonly ReadPart[] {
    return describeParts(this.#segments, reading, lexicon.vocabulary);
  }

  #read(query: ResolvedQuery): { readonly read: ReadText | undefined; readonly nameQuery: ResolvedQuery } {
    const lexicon = this.#lexicon;
    const segments = this.#segments;
    // Starts reading the titles of new segments before the first search for a role.
    for (const segment of segments) lexicon?.vocabulary.titlesOf(segment);
    const ofText = lexicon && readingOf(query, lexicon);
    const reading = asksForGbu(query) ? readingWithGbu(segments, query, ofText) : ofText;
    if (lexicon === undefined || reading === undefined) {
      const nameQuery = isOnlyLinkingWord(query.text ?? '') ? { ...query, isOnlyLinkingWord: true } : query;
      return { read: undefined, nameQuery };
    }
    const { readQuery, nameQuery } = keepHonorifics(segments, query, reading);
    const read = { reading, lexicon, query: readQuery };
    // The user chose how to interpret the text.
    return { read, nameQuery: reading.isChosen ? { ...nameQuery, alsoGbu: '' } : nameQuery };
  }

  #countRespelled(query: ResolvedQuery, options: CountOptions): FieldCounts | undefined {
    if (!this.#mayBeRespelled(query, true)) return undefined;
    const firstPage = { ...query, limit: maxNamesGuessed };
    const { hits } = this.#searchAsTyped(firstPage);
    const respelled = this.#respell(firstPage, { after: 0, pageEnd: 1 }, hits[0]);
    if (respelled === undefined) return undefined;
    const { parts, isComplete } = respelled.collect();
    const names = this.#guessedNames(respelled, hits).map(({ id }) => this.#people.find(id)!);
    const named = names.map(({ segment, row }) => ({ segment, rows: Uint32Array.of(row) }));
    return countByField({ parts: [...parts, ...named], isComplete }, options);
  }

  #countAsTyped(query: ResolvedQuery, options: CountOptions) {
    const segments = this.#segments;
    const { read, nameQuery } = this.#read(query);
    const budget = new WorkBudget(workOfCount);
    const byReading = read && collectByReading(segments, read.query, read.reading, read.lexicon, budget);
    const rows = byReading ?? collectEverybody(segments, nameQuery);
    return { counts: countByField(rows, options), parts: read?.reading.parts };
  }
}
