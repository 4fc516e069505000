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
import type { Lexicon } from './vocabulary/lexicon.ts';
import { isNameWord } from './vocabulary/lookup/indexed-words.ts';
import { gbuPart, readingWithGbu } from './vocabulary/reading/gbu-reading.ts';
import { keepHonorifics } from './vocabulary/reading/keep-honorifics.ts';
import { nameAsRole } from './vocabulary/reading/name-as-role.ts';
import { placesAsNames } from './vocabulary/reading/places-as-names.ts';
import { unitsAsRoles } from './vocabulary/reading/units-as-roles.ts';
import { withoutFormOfAddress } from './vocabulary/reading/without-form-of-address.ts';
import { withMeanings } from './vocabulary/reading/read-filters.ts';
import type { Reading } from './vocabulary/reading/read-parts.ts';
import { collectByReading } from './vocabulary/searching/collect-by-reading.ts';
import { describeParts } from './vocabulary/searching/describe-role.ts';
import { readingOf, searchByReading, withCompleteLastWord } from './vocabulary/searching/search-by-reading.ts';
import { isOnlyLinkingWord } from './vocabulary/words/stop-words.ts';
import { hasUnknownWord } from './vocabulary/spelling/respell.ts';
import { asGuess, type RespelledAnswer, searchByRespelling } from './vocabulary/spelling/search-by-respelling.ts';

/** A query whose matches on all pages are counted. */
export type CountedQuery = Omit<SearchQuery, 'limit' | 'after' | 'countTo'>;

/** What may differ if a text is read in another way. */
type OtherReading = Pick<ResolvedQuery, 'text' | 'asNames' | 'asRoles' | 'isLastComplete'>;

/** What a text finds as it is read at first. */
interface FoundSoFar {
  readonly total: number;
  readonly parts: readonly ReadPart[] | undefined;
  /** Whether somebody is known to be found who is not a guess. */
  readonly isCertain?: boolean;
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
  readonly #people: Pick<SegmentStack, 'find'>;
  readonly #segments: readonly Segment[];
  readonly #lexicon: Lexicon | undefined;

  constructor(people: Pick<SegmentStack, 'find' | 'segments'>, lexicon: Lexicon | undefined) {
    this.#people = people;
    this.#segments = people.segments();
    this.#lexicon = lexicon;
  }

  /** See `PeopleIndex.search`. */
  search(typed: SearchQuery): SearchAnswer {
    const query = this.#withoutRequest(typed);
    const answer = this.#searchAsTyped(query);
    return this.#searchRespelled(query, answer) ?? answer;
  }

  /** See `PeopleIndex.countByField`. */
  countByField(typed: CountedQuery, options: CountOptions): FieldCounts {
    const query = this.#withoutRequest(typed);
    const respelled = this.#countRespelled(query, options);
    if (respelled !== undefined) return respelled;
    const { counts, parts } = this.#countAsTyped(query, options);
    const other = this.#otherKinds({ ...query, limit: 1, after: 0 }, { total: counts.total, parts });
    return other === undefined ? counts : this.#countAsTyped({ ...query, ...other }, options).counts;
  }

  /** See `askedText`. */
  #withoutRequest<Query extends CountedQuery>(query: Query): Query {
    const isName = (word: string) => isNameWord(word, this.#segments);
    const budget = new WorkBudget(workOfRequest);
    const text = askedText(query, { isName, search: (asked) => this.#searchAsTyped(asked, budget) });
    return text === (query.text ?? '') ? query : { ...query, text };
  }

  #searchAsTyped(query: SearchQuery, budget?: WorkBudget): SearchAnswer {
    const answer = this.#search(query, budget);
    const isCertain = answer.hits[0]?.isGuess === false;
    const other = this.#otherKinds(query, { total: answer.total, parts: answer.reading, isCertain }, budget);
    return other === undefined ? answer : this.#search({ ...query, ...other }, budget);
  }

  /**
   * Other kinds of the parts of a text that finds nobody, or only guesses, if somebody is found with these: see `placesAsNames`,
   * `unitsAsRoles`, `nameAsRole`, `withoutFormOfAddress` and `withCompleteLastWord`. A place is not a name if the names only start with it,
   * such as Parisi.
   */
  #otherKinds(
    query: SearchQuery,
    { total, parts, isCertain = false }: FoundSoFar,
    budget?: WorkBudget,
  ): OtherReading | undefined {
    const complete = isCertain
      ? undefined
      : this.#lexicon && withCompleteLastWord(this.#segments, query, this.#lexicon);
    if (complete !== undefined && this.#isOnlyFoundAs(complete, query, budget)) return complete;
    const untitled = withoutFormOfAddress(query, parts, this.#segments);
    if (untitled !== undefined && this.#isOnlyFoundAs(untitled, query, budget)) return untitled;
    if (total > 0) return this.#nameAsRole(query, parts, budget);
    const segments = this.#segments;
    const names = placesAsNames(segments, query, parts);
    if (names !== undefined && this.#first({ ...query, ...names }, budget)?.tier === 'exact') return names;
    const roles = this.#lexicon && unitsAsRoles(query, parts, { ...this.#lexicon, segments });
    if (roles !== undefined && this.#first({ ...query, ...roles }, budget)?.isGuess === false) return roles;
    return this.#nameAsRole(query, parts, budget);
  }

  /**
   * A name as a role, if otherwise only guesses are found, and more people have the role than are called so. Filters do not change how a
   * text is read.
   */
  #nameAsRole(filtered: SearchQuery, parts: readonly ReadPart[] | undefined, budget?: WorkBudget) {
    const found = this.#lexicon && nameAsRole(filtered, parts, { ...this.#lexicon, segments: this.#segments });
    if (found === undefined) return undefined;
    const { filters: _, ...query } = filtered;
    if (this.#first(query, budget)?.isGuess === false) return undefined;
    const asRole = { asRoles: found.asRoles };
    const { hits, total } = this.#search({ ...query, ...asRole, limit: 1, after: 0 }, budget);
    if (hits[0]?.isGuess !== false) return undefined;
    const named = searchPeople(
      this.#segments,
      { text: found.name, tiers: ['exact'], limit: total, after: 0 },
      { after: 0, pageEnd: total, scope: 'onlyNames', ...(budget && { budget }) },
    );
    return named.count < total ? asRole : undefined;
  }

  /** Whether another text certainly finds somebody, and the one of the query does not. Filters do not change how a text is read. */
  #isOnlyFoundAs(other: OtherReading, { filters: _, ...query }: SearchQuery, budget?: WorkBudget): boolean {
    const isFound = (wanted: SearchQuery) => this.#first(wanted, budget)?.isGuess === false;
    return !isFound(query) && isFound({ ...query, ...other });
  }

  #first(query: SearchQuery, budget: WorkBudget | undefined): Hit | undefined {
    return this.#search({ ...query, limit: 1, after: 0 }, budget).hits[0];
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
    return lexicon !== undefined && hasUnknownWord(query, { ...lexicon, segments: this.#segments }, foundNobody);
  }

  /** @param first the first hit for the text as typed */
  #respell(query: SearchQuery, page: PageOfRows, first: Hit | undefined): RespelledAnswer | undefined {
    const lexicon = this.#lexicon;
    if (lexicon === undefined || first?.isGuess === false) return undefined;
    const resolved = withMeanings(this.#segments, query, lexicon);
    return searchByRespelling(this.#segments, resolved, page, lexicon, first?.tier);
  }

  /** The guessed names of people whom a corrected spelling does not find. */
  #guessedNames({ isNameAsNear, holds }: RespelledAnswer, guesses: readonly Hit[]): readonly Hit[] {
    return guesses.slice(0, maxNamesGuessed).filter(({ id, tier }) => {
      const found = this.#people.find(id);
      return isNameAsNear(tier) && found !== undefined && !holds(found.segment, found.row);
    });
  }

  /** @param budget by default, the searches by the reading and by name each have the budget of a search */
  #search(query: SearchQuery, budget?: WorkBudget): SearchAnswer {
    const page = pageOf(query);
    const segments = this.#segments;
    const resolved = withMeanings(segments, query, this.#lexicon);
    const { reading, nameQuery, found } = this.#findByReading(resolved, page, budget);
    if (found === undefined && asksForGbu(nameQuery)) {
      const rows = searchAndCount(searchNamesThenGbu, segments, nameQuery, page, budget);
      const answer = answerOf(rows, resolved, page.after);
      return this.#lexicon ? { ...answer, reading: [gbuPart(resolved)] } : answer;
    }
    if (found === undefined) {
      const rows = searchAndCount(searchPeople, segments, nameQuery, page, budget);
      const answer = answerOf(rows, resolved, page.after);
      // If nobody is found, the reading explains why; and a reading chosen by the user is shown, so that it can be undone.
      const isReadingShown = reading?.isChosen === true || (answer.total === 0 && reading !== undefined);
      return isReadingShown ? { ...answer, reading: this.#described(reading) } : answer;
    }
    return { ...answerOf(found, resolved, page.after), reading: this.#described(reading!) };
  }

  #described(reading: Reading): readonly ReadPart[] {
    const lexicon = this.#lexicon;
    return lexicon === undefined ? reading.parts : describeParts(this.#segments, reading, lexicon.vocabulary);
  }

  #findByReading(query: ResolvedQuery, page: PageOfRows, budget: WorkBudget | undefined) {
    const { reading, readQuery, nameQuery } = this.#read(query);
    const pageInBudget = budget === undefined ? page : { ...page, budget };
    const found = reading && searchByReading(this.#segments, readQuery, pageInBudget, reading, this.#lexicon!);
    return { reading, nameQuery, found };
  }

  #read(query: ResolvedQuery) {
    const lexicon = this.#lexicon;
    const segments = this.#segments;
    // Starts reading the titles of new segments before the first search for a role.
    for (const segment of segments) lexicon?.vocabulary.titlesOf(segment);
    const read = lexicon && readingOf(segments, query, lexicon);
    const reading = asksForGbu(query) ? readingWithGbu(segments, query, read) : read;
    if (reading === undefined) {
      const nameQuery = isOnlyLinkingWord(query.text ?? '') ? { ...query, isOnlyLinkingWord: true } : query;
      return { reading, readQuery: query, nameQuery };
    }
    const { readQuery, nameQuery } = keepHonorifics(segments, query, reading);
    // The user chose how to interpret the text.
    if (reading.isChosen) return { reading, readQuery, nameQuery: { ...nameQuery, alsoGbu: '' } };
    return { reading, readQuery, nameQuery };
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

  #countAsTyped(query: CountedQuery, options: CountOptions) {
    const segments = this.#segments;
    const resolved = withMeanings(segments, { ...query, limit: 0, after: 0 }, this.#lexicon);
    const { reading, readQuery, nameQuery } = this.#read(resolved);
    const budget = new WorkBudget(workOfCount);
    const byReading = reading && collectByReading(segments, readQuery, reading, this.#lexicon!, budget);
    return { counts: countByField(byReading ?? collectEverybody(segments, nameQuery), options), parts: reading?.parts };
  }
}
