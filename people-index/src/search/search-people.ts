import type { Segment } from '../segment/segment.ts';
import { isAbbreviation } from '../language/phonetics/pronounceable.ts';
import type { ResolvedQuery } from './filters/resolved-query.ts';
import { tierNumber } from '../types/tiers.ts';
import { collectRows } from './collection/collect-rows.ts';
import { findAddress } from './find-address.ts';
import { findByRareWords, findWithoutOne, type FoundWithoutOne, nobody } from './guesses/find-without-one.ts';
import { asChunk, type Chunk, mergeChunks, type RowsOfSegment } from './ranking/result-chunks.ts';
import type { FoundRow, FoundRows } from './ranking/found-rows.ts';
import {
  asWholeReadings,
  behindReadings,
  isUndivided,
  soundingLoosely,
  unfinished,
} from './query/derived-interpretations.ts';
import { byPenalty, type Interpretation } from './query/interpretation.ts';
import { type NameWords, type ParsedQuery, parseQuery } from './query/parse-query.ts';
import { searchByFilters } from './search-by-filters.ts';
import { resemblingInterpretations } from './guesses/resembling-names.ts';
import type { LeftOutRows } from './planning/search-pass.ts';
import { SegmentContext } from './collection/segment-context.ts';
import { UsedTiers } from './query/used-tiers.ts';
import { BudgetSpent, WorkBudget } from './work/work-budget.ts';

/** How many rows an answer may have with the help of typos and words left out. */
const maxWithGuesses = 5;
/** A shorter word with two typos is less likely than one word too many. */
const shortestTwice = 8;
/** Interpretations of which one word may stand for a name that resembles it. */
const maxMisspelt = 2;
/** Whether attributes are looked at: rows that need one come behind those that do not. */
const namesFirst = [false, true];
const onlyNames = [false];
const onlyAttributes = [true];

const noRows: FoundRows = { rows: [], count: 0, isComplete: false, isTruncated: true };

type Scope = 'all' | 'names' | 'onlyNames' | 'literal';

/** The rows that a search is asked for, and the work that it may do for them. */
export interface Extent {
  readonly after: number;
  readonly enough: number;
  readonly budget?: WorkBudget;
  /**
   * With `names` no term may match an attribute exactly; with `onlyNames` none may at all; with `literal` all terms must match as typed, or begin names.
   */
  readonly scope?: Scope;
  /** Rows of a segment that are left out, unless they bear all words as names. */
  readonly leftOut?: ((segment: Segment) => LeftOutRows) | undefined;
}

/**
 * Finds the rows from `after` to `enough` over all segments. Where the budget runs out, the answer is the beginning of the whole list, as far as that is certain, so that
 * pages fit together wherever each of them ends.
 */
export function searchPeople(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { after, enough, budget = new WorkBudget(), scope = 'all', leftOut }: Extent,
): FoundRows {
  const text = (query.text ?? '').trim();
  try {
    if (text === '') return searchByFilters(segments, query, { after, enough, budget });
    return new TextSearch(segments, query, text, { enough, budget, scope, leftOut }).run(after);
  } catch (error) {
    if (error instanceof BudgetSpent) return noRows;
    throw error;
  }
}

/**
 * Everybody whom a search for a text finds, each once, in no order; as many as the budget is enough for. Which guesses are in a short list depends on `query.near`, as in
 * `searchPeople`.
 */
export function collectText(
  segments: readonly Segment[],
  query: ResolvedQuery,
  { budget, scope = 'all', leftOut }: Omit<Extent, 'after' | 'enough'> & { readonly budget: WorkBudget },
): readonly RowsOfSegment[] {
  const enough = segments.reduce((sum, { people }) => sum + people, 1);
  try {
    return new TextSearch(segments, query, (query.text ?? '').trim(), { enough, budget, scope, leftOut }).collect();
  } catch (error) {
    if (error instanceof BudgetSpent) return [];
    throw error;
  }
}

/** Whether the words of a query match somebody literally whom its filters for fields leave out; false without such filters. */
function matchesUnfiltered(segments: readonly Segment[], query: ResolvedQuery, budget: WorkBudget): boolean {
  const { rows, among, meanings: _, ...fields } = query.filters ?? {};
  // A caller without types may name filters that it does not set.
  if (Object.values(fields).every((value: string | undefined = '') => value.trim() === '')) return false;
  const filters = { ...(rows && { rows }), ...(among && { among }) };
  return searchPeople(segments, { ...query, filters }, { after: 0, enough: 1, budget, scope: 'literal' }).count > 0;
}

function inOneOrder(chunks: readonly Chunk[], enough: number): readonly Chunk[] {
  return chunks.length > 1 ? mergeChunks(chunks, enough) : chunks;
}

/** The stages of a search for a text, in the order in which they take rows. All are here, although that makes the file long, so that the order can be read in one place. */
class TextSearch {
  readonly #contexts: readonly SegmentContext[];
  readonly #text: string;
  /** Whether the words match somebody literally whom the filters leave out: they are a name all the same, so that a filter finds as many as were counted without it. */
  readonly #matchesUnfiltered: boolean;
  readonly #keepsTitles: boolean;
  readonly #enough: number;
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
  /** Whether the rows of several segments are wanted in one order. */
  #isOrdered = true;
  readonly #budget: WorkBudget;

  constructor(
    segments: readonly Segment[],
    query: ResolvedQuery,
    text: string,
    { enough, budget, scope, leftOut }: Omit<Extent, 'after'> & Required<Pick<Extent, 'budget' | 'scope'>>,
  ) {
    this.#budget = budget;
    this.#tiers = new UsedTiers(query);
    // The largest last: where the budget runs out in it, what the others hold is known.
    this.#contexts = segments.toReversed().map((segment) => new SegmentContext(segment, query, this.#tiers, budget));
    this.#text = text;
    // Before all else: two searches at once would be in each other's way.
    this.#matchesUnfiltered = scope === 'all' && matchesUnfiltered(segments, query, budget);
    this.#keepsTitles = query.keepsTitles === true;
    this.#enough = enough;
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
    const text = parseQuery(this.#text, this.#keepsTitles);
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
      for (let place = Math.max(0, after - start); place < rows.length; place++) {
        page.push({ segment, row: rows[place]!, order: order[place]!, tier, scorer });
      }
      start += rows.length;
    }
    return page;
  }

  /**
   * Exact, the beginnings of names, then the weaker tiers. Two things only where all before found nobody: the beginning of a town or a title, which so many words are,
   * behind nicknames and sounds; and typos and words left out, as a short list.
   */
  #takeWords({ literal, freer, readings, untitled, otherLayouts, nameWords }: ParsedQuery): void {
    let interpretations = literal;
    this.#takeLiterally(interpretations);
    if (this.#isLiteral) return;
    if (this.#count === 0) {
      const more = freer();
      this.#takeLiterally(more);
      interpretations = [...literal, ...more];
    }
    const isLiteral = this.#count > 0;
    // What is written right needs no further readings.
    const spoken = isLiteral
      ? literal.slice(0, 1)
      : interpretations.filter((interpretation) => interpretation.isSpoken);
    if (isLiteral || this.#matchesUnfiltered) this.#takeTier(literal, tierNumber.prefix, onlyAttributes);
    this.#takeTier(spoken, tierNumber.nickname, namesFirst);
    // A full page needs none.
    const read = this.#count > 0 && this.#isFull ? [] : readings();
    this.#takePhonetic(spoken, read);
    if (this.#count === 0) this.#takeUntitled(untitled());
    const undivided = interpretations.filter(isUndivided);
    // One word that begins a title is hardly a name that only sounds alike.
    if (this.#count === 0)
      this.#takeTier(
        undivided.filter(({ terms }) => terms.length === 1),
        tierNumber.prefix,
        onlyAttributes,
      );
    const isSure = this.#count > 0;
    this.#takeSimilar(spoken, read);
    if (this.#count === 0) this.#takeTier(undivided, tierNumber.prefix, onlyAttributes);
    if (isLiteral || this.#chunks.some(({ tier }) => tier === tierNumber.prefix)) return;
    if (!this.#tiers.haveAnyBehind(tierNumber.similar)) return;
    const misspelt = spoken.filter(({ terms }) => !isAbbreviation(terms.map(({ text }) => text)));
    this.#takeGuesses(misspelt, tierNumber.typo);
    this.#takeGuesses(misspelt.flatMap(unfinished), tierNumber.typo);
    if (this.#count === 0) this.#takeOtherLayouts(otherLayouts());
    // Where somebody's name is all but one of the words, two typos in a short word are hardly meant.
    const withoutOne = isSure ? nobody : this.#findWithoutOne(nameWords());
    const clear = withoutOne.isWhole
      ? misspelt.map((interpretation) => ({ ...interpretation, shortestTwice }))
      : misspelt;
    this.#takeGuesses(clear, tierNumber.twoTypos);
    if (this.#count === 0 && withoutOne.rows.length === 0) this.#takeByRule(misspelt);
    const mayResemble = withoutOne.isWhole ? [] : misspelt.slice(0, maxMisspelt);
    if (this.#count === 0)
      this.#takeResembling(
        resemblingInterpretations(this.#contexts, [...mayResemble, ...read.slice(0, 1)], this.#budget),
      );
    if (this.#count === 0) this.#takeResembling(mayResemble.flatMap(soundingLoosely));
    this.#takeLeftOut(withoutOne, isSure ? [] : nameWords());
  }

  #takeLiterally(interpretations: readonly Interpretation[]): void {
    this.#takeTier(interpretations, tierNumber.exact, this.#exactStages);
    const read = interpretations.filter((one) => this.#contexts.some((context) => context.holdsReadings(one)));
    this.#takeTier(read.flatMap(asWholeReadings), tierNumber.exact, onlyNames);
    this.#takeTier(interpretations, tierNumber.prefix, onlyNames);
  }

  #takePhonetic(spoken: readonly Interpretation[], readings: readonly Interpretation[]): void {
    for (const reading of readings) this.#floors.set(reading, tierNumber.phonetic);
    this.#takeTier([...readings, ...behindReadings(spoken, readings)], tierNumber.phonetic, namesFirst);
  }

  /** As a guess, readings also meet names that are only read alike. */
  #takeSimilar(spoken: readonly Interpretation[], readings: readonly Interpretation[]): void {
    const guesses = readings.map((reading) => ({ ...reading }));
    for (const reading of guesses) this.#floors.set(reading, tierNumber.similar);
    this.#takeTier([...guesses, ...behindReadings(spoken, readings)], tierNumber.similar, namesFirst);
  }

  #takeGuesses(interpretations: readonly Interpretation[], tier: number): void {
    if (this.#count < maxWithGuesses) this.#takeTier(interpretations, tier, namesFirst, maxWithGuesses - this.#count);
  }

  #findWithoutOne(words: NameWords): FoundWithoutOne {
    const most = maxWithGuesses - this.#count;
    if (!this.#tiers.has(tierNumber.leftOut) || most <= 0 || this.#isFull) return nobody;
    return findWithoutOne(this.#contexts, { words, tiers: this.#tiers, most });
  }

  /** People who hold all words but one; where nobody is found at all, also by few and rare words. */
  #takeLeftOut({ rows }: FoundWithoutOne, words: NameWords): void {
    if (!this.#tiers.has(tierNumber.leftOut) || this.#count >= maxWithGuesses) return;
    if (this.#isFull) {
      this.#isComplete = false;
      return;
    }
    const isLast = rows.length === 0 && this.#count === 0;
    const search = { words, tiers: this.#tiers, most: maxWithGuesses };
    const left = isLast ? findByRareWords(this.#contexts, search) : rows.filter((found) => !this.#isTaken(found));
    const found = left.slice(0, maxWithGuesses - this.#count);
    this.#count += found.length;
    this.#take(found.slice(0, this.#enough - this.#taken).map(asChunk));
  }

  #isTaken({ segment, row }: FoundRow): boolean {
    return this.#contexts.some((context) => context.segment === segment && context.known.has(row));
  }

  #takeUntitled(interpretations: readonly Interpretation[]): void {
    this.#takeLiterally(interpretations);
    if (this.#count > 0) return;
    this.#takeTier(interpretations, tierNumber.nickname, namesFirst);
    this.#takeTier(interpretations, tierNumber.phonetic, namesFirst);
  }

  /** Whoever has names that only resemble the typed ones, behind two typos. */
  #takeResembling(interpretations: readonly Interpretation[]): void {
    for (const interpretation of interpretations) this.#floors.set(interpretation, tierNumber.twoTypos);
    this.#takeTier(interpretations, tierNumber.twoTypos, onlyNames, maxWithGuesses);
  }

  /** Whoever may have a name by the rules of pet names, or by those of another language's ear. */
  #takeByRule(interpretations: readonly Interpretation[]): void {
    // One word alone would be the pet name of too many.
    const guessed = interpretations.map((interpretation) => {
      const limitedTo = interpretation.terms.length > 1 ? ('guessed' as const) : ('heard' as const);
      return { ...interpretation, terms: interpretation.terms.map((term) => ({ ...term, limitedTo })) };
    });
    this.#takeResembling(guessed);
  }

  /** Whoever has the name that was typed on another keyboard layout, as a guess. */
  #takeOtherLayouts(interpretations: readonly Interpretation[]): void {
    for (const interpretation of interpretations) this.#floors.set(interpretation, tierNumber.typo);
    this.#takeTier(interpretations, tierNumber.typo, onlyNames, maxWithGuesses);
  }

  get #isFull(): boolean {
    return this.#taken >= this.#enough;
  }

  /** Runs each interpretation in a tier until there is enough. */
  #takeTier(
    interpretations: readonly Interpretation[],
    tier: number,
    stages: readonly boolean[],
    most = Number.POSITIVE_INFINITY,
  ): void {
    if (!this.#tiers.has(tier)) return;
    let left = most;
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
    most: number,
  ): number {
    const enough = Math.min(most, this.#enough - this.#taken);
    let count = 0;
    const found: Chunk[] = [];
    const knowsStronger = this.#tiers.haveAllBefore(tier);
    for (const context of this.#contexts) {
      const scorer = context.scorerOf(interpretation, tier, floor);
      if (scorer === undefined) continue;
      const { segment, filters, near, bitsets, known, isKnown } = context;
      const isUnordered = !this.#isOrdered && enough > maxWithGuesses;
      const leftOut = usesAttributes ? this.#leftOut?.(segment) : undefined;
      const pass = {
        tier,
        usesAttributes,
        filters,
        near,
        bitsets,
        isKnown,
        leftOut,
        knowsStronger,
        enough,
        isUnordered,
      };
      const own = collectRows(segment, scorer, pass);
      count += own.count;
      this.#isComplete &&= own.isComplete;
      known.add(own.rows);
      const chunk = { segment, scorer, tier, rows: own.rows, order: own.order };
      if (own.isTruncated) this.#endWith(found, chunk, context, enough);
      if (own.rows.length > 0) found.push(chunk);
    }
    this.#take(this.#isOrdered || enough <= maxWithGuesses ? inOneOrder(found, enough) : found);
    const counted = Math.min(count, most);
    this.#count += counted;
    return counted;
  }

  /** Takes what is certain of a pass in which the budget ran out: what comes before the last row known of the segment in which it did, if all others were gone through. */
  #endWith(found: readonly Chunk[], last: Chunk, context: SegmentContext, enough: number): never {
    if (!this.#isOrdered) {
      this.#take([...found, last]);
      throw new BudgetSpent();
    }
    if (context === this.#contexts.at(-1) && last.rows.length > 0) {
      const merged = inOneOrder([...found, last], enough);
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

  /** People whose e-mail address or login is the typed one, or begins with it. */
  #takeAddress(address: string, interpretations: readonly Interpretation[]): void {
    const found = findAddress(this.#contexts, { address, interpretations, tiers: this.#tiers, budget: this.#budget });
    this.#count = found.length;
    this.#take(found.slice(0, this.#enough).map(asChunk));
  }
}
