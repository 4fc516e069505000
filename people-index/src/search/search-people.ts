import type { Segment } from '../segment/segment.ts';
import { omitsVowels, scriptOf } from '../language/script.ts';
import { isAbbreviation } from '../language/phonetics/pronounceable.ts';
import type { ResolvedQuery } from './filters/resolved-query.ts';
import { tierNumber } from '../tiers.ts';
import { collectRows } from './collection/collect-rows.ts';
import { findAddress } from './find-address.ts';
import { findByRareWords, findWithoutOne, type FoundWithoutOne, nobody } from './guesses/find-without-one.ts';
import { asChunk, type Chunk, mergeChunks, type RowsOfSegment } from './ranking/result-chunks.ts';
import type { FoundRow, FoundRows } from './ranking/found-rows.ts';
import {
  asRecordedInitials,
  asWholeReadings,
  afterReadings,
  isUnsplit,
  inOtherScript,
  unfinished,
  withSimilarSyllable,
} from './query/derived-interpretations.ts';
import { byPenalty, type Interpretation } from './query/interpretation.ts';
import { type NameWords, type ParsedQuery, parseQuery } from './query/parse-query.ts';
import { searchByFilters } from './search-by-filters.ts';
import { resemblingInterpretations } from './guesses/resembling-names.ts';
import type { LeftOutRows } from './planning/search-pass.ts';
import { SegmentContext } from './collection/segment-context.ts';
import { UsedTiers } from './query/used-tiers.ts';
import { BudgetSpent, WorkBudget } from './cost/work-budget.ts';

/** Maximum number of guesses (typos, words left out, other keyboard layouts) in a response. */
const maxWithGuesses = 5;
/**
 * Minimum length of a word with two typos if a person matches all words but one: in a shorter word two typos are less likely than one extra
 * word.
 */
const minTwoTyposLength = 8;
/** Maximum number of interpretations in which a word may be replaced by a name that resembles it. */
const maxMisspelt = 2;
/** The values of `usesAttributes` for the passes of a tier: rows that need an attribute come after those that do not. */
const namesFirst = [false, true];
const onlyNames = [false];
const onlyAttributes = [true];

const noRows: FoundRows = { rows: [], count: 0, isComplete: false, isTruncated: true };

type Scope = 'all' | 'names' | 'onlyNames' | 'literal';

/** The range of rows to find, and the limits of the search. */
export interface Extent {
  /** Number of rows before the first one to return. */
  readonly after: number;
  /** Number of rows up to and including the last one to return. */
  readonly pageEnd: number;
  readonly budget?: WorkBudget;
  /**
   * `names`: no term may match an attribute exactly; `onlyNames`: no term may match an attribute at all; `literal`: every term must match
   * as typed or as a prefix of a name.
   */
  readonly scope?: Scope;
  /** Rows to exclude from the passes that use attributes. They are still found if all terms are names of the person. */
  readonly leftOut?: ((segment: Segment) => LeftOutRows) | undefined;
}

/**
 * Finds the rows from `after` to `pageEnd` over all segments. If the budget runs out, returns the part of the full list whose order is
 * certain, so that consecutive pages are consistent wherever each of them stops.
 */
export function searchPeople(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { after, pageEnd, budget = new WorkBudget(), scope = 'all', leftOut }: Extent,
): FoundRows {
  const text = (query.text ?? '').trim();
  try {
    if (text === '') return searchByFilters(segments, query, { after, pageEnd, budget });
    return new TextSearch(segments, query, text, { pageEnd, budget, scope, leftOut }).run(after);
  } catch (error) {
    if (error instanceof BudgetSpent) return noRows;
    throw error;
  }
}

/**
 * All rows that match a text, each once, in no order; if the budget runs out, those found so far. As in `searchPeople`, `query.near`
 * decides which guesses are in a short list.
 */
export function collectText(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { budget, scope = 'all', leftOut }: Omit<Extent, 'after' | 'pageEnd'> & { readonly budget: WorkBudget },
): readonly RowsOfSegment[] {
  const pageEnd = segments.reduce((sum, { people }) => sum + people, 1);
  try {
    return new TextSearch(segments, query, (query.text ?? '').trim(), { pageEnd, budget, scope, leftOut }).collect();
  } catch (error) {
    if (error instanceof BudgetSpent) return [];
    throw error;
  }
}

/** Whether the words of a query match a person literally once its field filters are removed; false if it has none. */
function matchesUnfiltered(segments: readonly Segment[], query: ResolvedQuery, budget: WorkBudget): boolean {
  const { rows, among, meanings: _, ...fields } = query.filters ?? {};
  // Untyped callers may pass filters that are undefined.
  if (Object.values(fields).every((value: string | undefined = '') => value.trim() === '')) return false;
  const filters = { ...(rows && { rows }), ...(among && { among }) };
  return searchPeople(segments, { ...query, filters }, { after: 0, pageEnd: 1, budget, scope: 'literal' }).count > 0;
}

function inOneOrder(chunks: readonly Chunk[], maxRows: number): readonly Chunk[] {
  return chunks.length > 1 ? mergeChunks(chunks, maxRows) : chunks;
}

/**
 * The stages of a text search, in order. They are in one class, although that makes the file long, so that the order can be read in one
 * place.
 */
class TextSearch {
  readonly #contexts: readonly SegmentContext[];
  readonly #text: string;
  /**
   * Whether the words match a person literally whom the filters exclude. They are then treated as a name all the same, so that a filter
   * finds as many people as the counts without it promised.
   */
  readonly #matchesUnfiltered: boolean;
  readonly #keepsHonorifics: boolean;
  readonly #pageEnd: number;
  readonly #exactStages: readonly boolean[];
  readonly #isLiteral: boolean;
  readonly #leftOut: Extent['leftOut'];
  readonly #hasAttributes: boolean;
  readonly #tiers: UsedTiers;
  readonly #floors = new Map<Interpretation, number>();
  readonly #chunks: Chunk[] = [];
  #taken = 0;
  #count = 0;
  #isComplete = true;
  /** Whether rows of different segments have to be merged into one order; false when only counting. */
  #isOrdered = true;
  readonly #budget: WorkBudget;

  constructor(
    segments: readonly Segment[],
    query: ResolvedQuery,
    text: string,
    { pageEnd, budget, scope, leftOut }: Omit<Extent, 'after'> & Required<Pick<Extent, 'budget' | 'scope'>>,
  ) {
    this.#budget = budget;
    this.#tiers = new UsedTiers(query);
    // The largest segment comes last: if the budget runs out there, the rows of all others are known.
    this.#contexts = segments.toReversed().map((segment) => new SegmentContext(segment, query, this.#tiers, budget));
    this.#text = text;
    // Must run before anything else of this search: two searches at a time would overwrite each other's workspace.
    this.#matchesUnfiltered = scope === 'all' && matchesUnfiltered(segments, query, budget);
    this.#keepsHonorifics = query.keepsHonorifics === true;
    this.#pageEnd = pageEnd;
    this.#exactStages = scope === 'names' ? onlyNames : namesFirst;
    this.#hasAttributes = scope !== 'onlyNames';
    this.#isLiteral = scope === 'literal';
    this.#leftOut = leftOut;
  }

  run(after: number): FoundRows {
    this.#find();
    const isTruncated = this.#budget.isSpent;
    return { rows: this.#page(after), count: this.#count, isComplete: this.#isComplete, isTruncated };
  }

  collect(): readonly RowsOfSegment[] {
    this.#isOrdered = false;
    this.#find();
    return this.#chunks;
  }

  #find(): void {
    const text = parseQuery(this.#text, this.#keepsHonorifics);
    try {
      if (text.address !== undefined) this.#takeAddress(text.address, text.literal);
      if (this.#count === 0 && text.isMistyped) this.#takeOtherLayouts(text.otherLayouts());
      if (this.#count === 0) this.#takeWords(text);
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error;
      this.#isComplete = false;
    } finally {
      for (const { bitsets } of this.#contexts) bitsets.release();
    }
  }

  #page(after: number): FoundRow[] {
    const page: FoundRow[] = [];
    let start = 0;
    for (const { segment, scorer, tier, rows, order } of this.#chunks) {
      for (let index = Math.max(0, after - start); index < rows.length; index++) {
        page.push({ segment, row: rows[index]!, order: order[index]!, tier, scorer });
      }
      start += rows.length;
    }
    return page;
  }

  /**
   * Runs exact matches, prefixes of names, then the weaker tiers. Two stages run only if all earlier ones found nobody: prefixes of
   * attributes, which match very many words and therefore come after nicknames and phonetic matches; and a short list of typos and left-out
   * words.
   */
  #takeWords({ literal, looser, romanized, untitled, otherLayouts, nameWords }: ParsedQuery): void {
    let interpretations = literal;
    this.#takeLiterally(interpretations);
    if (this.#isLiteral) return;
    if (this.#count === 0) {
      const more = looser();
      this.#takeLiterally(more);
      interpretations = [...literal, ...more];
    }
    const isLiteral = this.#count > 0;
    // A text that matches literally needs no other interpretations.
    const expandable = isLiteral
      ? literal.slice(0, 1)
      : interpretations.filter((interpretation) => interpretation.isExpandable);
    if (isLiteral || this.#matchesUnfiltered) this.#takeTier(literal, tierNumber.prefix, onlyAttributes);
    this.#takeTier(expandable, tierNumber.nickname, namesFirst);
    // If the page is full, no romanizations are needed.
    const read = this.#count > 0 && this.#isFull ? [] : romanized();
    this.#takePhonetic(expandable, read);
    const allWithoutTitles = this.#count === 0 ? untitled() : [];
    const withoutTitles = allWithoutTitles.filter(({ isDoubtful }) => isDoubtful !== true);
    if (withoutTitles.length > 0) this.#takeTitlesAsNames(expandable);
    const areTitlesNames = withoutTitles.length > 0 && this.#count > 0;
    if (this.#count === 0) this.#takeUntitled(withoutTitles);
    const undivided = interpretations.filter(isUnsplit);
    // A single typed word that is a prefix of a title is unlikely to be a name that only sounds alike.
    if (this.#count === 0 && literal[0]?.terms.length === 1)
      this.#takeTier(
        undivided.filter(({ terms }) => terms.length === 1),
        tierNumber.prefix,
        onlyAttributes,
      );
    const isSure = this.#count > 0 && !areTitlesNames;
    this.#takeSimilar(expandable, read);
    if (this.#count === 0) this.#takeRemainders(withoutTitles);
    if (this.#count === 0) this.#takeTier(undivided, tierNumber.prefix, onlyAttributes);
    if (isLiteral || this.#chunks.some(({ tier }) => tier === tierNumber.prefix)) return;
    if (!this.#tiers.haveAnyBehind(tierNumber.similar)) return;
    const misspelt = expandable.filter(({ terms }) => !isAbbreviation(terms.map(({ text }) => text)));
    this.#takeGuesses(misspelt, tierNumber.typo);
    this.#takeGuesses(misspelt.flatMap(unfinished), tierNumber.typo);
    if (this.#count === 0) this.#takeOtherLayouts(otherLayouts());
    if (this.#count === 0) this.#takeDoubtful(allWithoutTitles);
    // If all words but one are a person's name, two typos in a short word are unlikely.
    const withoutOne = isSure ? nobody : this.#findWithoutOne(nameWords());
    if (this.#count === 0 && !withoutOne.isWhole)
      this.#takeResembling(misspelt.slice(0, 1).flatMap(asRecordedInitials));
    const clear = withoutOne.isWhole
      ? misspelt.map((interpretation) => ({ ...interpretation, minTwoTyposLength }))
      : misspelt;
    if (!withoutOne.isWhole) this.#takeResembling(misspelt.flatMap(withSimilarSyllable));
    this.#takeGuesses(clear, tierNumber.twoTypos);
    if (this.#count === 0 && withoutOne.rows.length === 0) this.#takeByRule(misspelt);
    const mayResemble = withoutOne.isWhole ? [] : misspelt.slice(0, maxMisspelt);
    if (this.#count === 0)
      this.#takeResembling(
        resemblingInterpretations(this.#contexts, [...mayResemble, ...read.slice(0, 1)], this.#budget),
      );
    if (this.#count === 0) this.#takeResembling(mayResemble.flatMap(inOtherScript));
    this.#takeLeftOut(withoutOne, isSure ? [] : nameWords());
  }

  #takeLiterally(interpretations: readonly Interpretation[]): void {
    this.#takeTier(interpretations, tierNumber.exact, this.#exactStages);
    const read = interpretations.filter((one) => this.#contexts.some((context) => context.holdsReadings(one)));
    this.#takeTier(read.flatMap(asWholeReadings), tierNumber.exact, onlyNames);
    this.#takeTier(interpretations, tierNumber.prefix, onlyNames);
  }

  #takePhonetic(expandable: readonly Interpretation[], romanized: readonly Interpretation[]): void {
    for (const interpretation of romanized) this.#floors.set(interpretation, tierNumber.phonetic);
    this.#takeTier([...romanized, ...afterReadings(expandable, romanized)], tierNumber.phonetic, namesFirst);
  }

  /** As guesses, romanizations also match names that are romanized alike but written differently. */
  #takeSimilar(expandable: readonly Interpretation[], romanized: readonly Interpretation[]): void {
    const guesses = romanized.map((interpretation) => ({ ...interpretation }));
    for (const interpretation of guesses) this.#floors.set(interpretation, tierNumber.similar);
    this.#takeTier([...guesses, ...afterReadings(expandable, romanized)], tierNumber.similar, namesFirst);
  }

  #takeGuesses(interpretations: readonly Interpretation[], tier: number): void {
    if (this.#count < maxWithGuesses) this.#takeTier(interpretations, tier, namesFirst, maxWithGuesses - this.#count);
  }

  #findWithoutOne(words: NameWords): FoundWithoutOne {
    const limit = maxWithGuesses - this.#count;
    if (!this.#tiers.has(tierNumber.leftOut) || limit <= 0 || this.#isFull) return nobody;
    return findWithoutOne(this.#contexts, { words, tiers: this.#tiers, limit });
  }

  /** Adds people who match all words but one. If nobody at all was found, also people who match a few rare words. */
  #takeLeftOut({ rows }: FoundWithoutOne, words: NameWords): void {
    if (!this.#tiers.has(tierNumber.leftOut) || this.#count >= maxWithGuesses) return;
    if (this.#isFull) {
      this.#isComplete = false;
      return;
    }
    const isLast = rows.length === 0 && this.#count === 0;
    const search = { words, tiers: this.#tiers, limit: maxWithGuesses };
    const left = isLast ? findByRareWords(this.#contexts, search) : rows.filter((found) => !this.#isTaken(found));
    const found = left.slice(0, maxWithGuesses - this.#count);
    this.#count += found.length;
    this.#take(found.slice(0, this.#pageEnd - this.#taken).map(asChunk));
  }

  #isTaken({ segment, row }: FoundRow): boolean {
    return this.#contexts.some((context) => context.segment === segment && context.seen.has(row));
  }

  /** In a script that omits vowels, most names are similar ones only: `الشيخ` is a surname before it is left out as a title. */
  #takeTitlesAsNames(interpretations: readonly Interpretation[]): void {
    if (!omitsVowels.has(scriptOf(this.#text))) return;
    const named = interpretations.map((interpretation) => ({ ...interpretation, needsOwnWords: true }));
    this.#takeTier(named, tierNumber.similar, onlyNames);
  }

  #takeUntitled(interpretations: readonly Interpretation[]): void {
    this.#takeLiterally(interpretations);
    if (this.#count > 0) return;
    const whole = interpretations.filter(({ isRemainder }) => isRemainder !== true);
    this.#takeTier(whole, tierNumber.nickname, namesFirst);
    this.#takeTier(whole, tierNumber.phonetic, namesFirst);
  }

  /** The one word that remains without a title that may be a name need not be the whole name: Captain Roberto is not surely a Robert. */
  #takeRemainders(withoutTitles: readonly Interpretation[]): void {
    // Copies, since their scorers have a different floor.
    const remainders = withoutTitles
      .filter(({ isRemainder }) => isRemainder === true)
      .map((interpretation) => ({ ...interpretation }));
    for (const interpretation of remainders) this.#floors.set(interpretation, tierNumber.similar);
    this.#takeTier(remainders, tierNumber.similar, onlyNames);
  }

  /** Adds people with the one word that remains without a title that is mostly a name: Anh Nguyen is not every Nguyen. */
  #takeDoubtful(withoutTitles: readonly Interpretation[]): void {
    const doubtful = withoutTitles.filter(({ isDoubtful }) => isDoubtful === true);
    for (const interpretation of doubtful) this.#floors.set(interpretation, tierNumber.leftOut);
    this.#takeTier(doubtful, tierNumber.leftOut, onlyNames, maxWithGuesses);
  }

  /** Adds people whose names only resemble the typed ones, after two typos. */
  #takeResembling(interpretations: readonly Interpretation[]): void {
    for (const interpretation of interpretations) this.#floors.set(interpretation, tierNumber.twoTypos);
    this.#takeTier(interpretations, tierNumber.twoTypos, onlyNames, maxWithGuesses - this.#count);
  }

  /** Adds people whose names follow from the typed ones by the rules of pet names or of phonetic spelling. */
  #takeByRule(interpretations: readonly Interpretation[]): void {
    // A single word would be a pet name of too many names.
    const guessed = interpretations.map((interpretation) => {
      const limitedTo = interpretation.terms.length > 1 ? ('guessed' as const) : ('phoneticSpelling' as const);
      return { ...interpretation, terms: interpretation.terms.map((term) => ({ ...term, limitedTo })) };
    });
    this.#takeResembling(guessed);
  }

  /** Adds people whose name the text is on another keyboard layout, as guesses. */
  #takeOtherLayouts(interpretations: readonly Interpretation[]): void {
    for (const interpretation of interpretations) this.#floors.set(interpretation, tierNumber.typo);
    this.#takeTier(interpretations, tierNumber.typo, onlyNames, maxWithGuesses);
  }

  get #isFull(): boolean {
    return this.#taken >= this.#pageEnd;
  }

  /** Runs each interpretation in a tier until the page is full or `limit` rows were found. */
  #takeTier(
    interpretations: readonly Interpretation[],
    tier: number,
    stages: readonly boolean[],
    limit = Number.POSITIVE_INFINITY,
  ): void {
    if (!this.#tiers.has(tier)) return;
    let left = limit;
    for (const interpretation of byPenalty(interpretations)) {
      for (const usesAttributes of stages) {
        if (usesAttributes && !this.#hasAttributes) continue;
        if (this.#isFull) this.#isComplete = false;
        if (this.#isFull || left <= 0) return;
        left -= this.#takePass(interpretation, tier, usesAttributes, this.#floors.get(interpretation) ?? 0, left);
      }
    }
  }

  #takePass(
    interpretation: Interpretation,
    tier: number,
    usesAttributes: boolean,
    floor: number,
    limit: number,
  ): number {
    const maxRows = Math.min(limit, this.#pageEnd - this.#taken);
    let count = 0;
    const found: Chunk[] = [];
    const sawStronger = this.#tiers.haveAllBefore(tier);
    for (const context of this.#contexts) {
      const scorer = context.scorerOf(interpretation, tier, floor);
      if (scorer === undefined) continue;
      const { segment, filters, near, bitsets, seen, isSeen } = context;
      const isUnordered = !this.#isOrdered && maxRows > maxWithGuesses;
      const leftOut = usesAttributes ? this.#leftOut?.(segment) : undefined;
      const pass = {
        tier,
        usesAttributes,
        filters,
        near,
        bitsets,
        isSeen,
        leftOut,
        sawStronger,
        maxRows,
        isUnordered,
      };
      const inSegment = collectRows(segment, scorer, pass);
      count += inSegment.count;
      this.#isComplete &&= inSegment.isComplete;
      seen.add(inSegment.rows);
      const chunk = { segment, scorer, tier, rows: inSegment.rows, order: inSegment.order };
      if (inSegment.isTruncated) this.#truncateAt(found, chunk, context, maxRows);
      if (inSegment.rows.length > 0) found.push(chunk);
    }
    this.#take(this.#isOrdered || maxRows <= maxWithGuesses ? inOneOrder(found, maxRows) : found);
    const counted = Math.min(count, limit);
    this.#count += counted;
    return counted;
  }

  /**
   * Keeps the certain part of a pass in which the budget ran out: if it ran out in the last segment, the rows up to the last one known of
   * that segment; otherwise nothing.
   */
  #truncateAt(found: readonly Chunk[], last: Chunk, context: SegmentContext, maxRows: number): never {
    if (!this.#isOrdered) {
      this.#take([...found, last]);
      throw new BudgetSpent();
    }
    if (context === this.#contexts.at(-1) && last.rows.length > 0) {
      const merged = inOneOrder([...found, last], maxRows);
      const end = merged.findLastIndex(({ segment }) => segment === last.segment) + 1;
      this.#take(merged.slice(0, end));
      this.#count = this.#taken;
    }
    throw new BudgetSpent();
  }

  #take(chunks: readonly Chunk[]): void {
    for (const chunk of chunks) {
      this.#chunks.push(chunk);
      this.#taken += chunk.rows.length;
    }
  }

  /** Adds people whose e-mail address or login is the typed address or starts with it. */
  #takeAddress(address: string, interpretations: readonly Interpretation[]): void {
    const found = findAddress(this.#contexts, { address, interpretations, tiers: this.#tiers, budget: this.#budget });
    this.#count = found.length;
    this.#take(found.slice(0, this.#pageEnd).map(asChunk));
  }
}
