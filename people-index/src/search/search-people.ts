import type { Segment } from '../segment/segment.ts';
import { isAbbreviation } from '../language/pronounceable.ts';
import { isParticle } from '../language/particles.ts';
import { type SearchQuery, tierPlace } from '../types/search-query.ts';
import { collectRows } from './collect-rows.ts';
import { findAddress } from './find-address.ts';
import { findByRareWords, findWithoutOne, type FoundWithoutOne, nobody } from './find-without-one.ts';
import { asChunk, type Chunk, mergeChunks } from './found-chunks.ts';
import type { FoundRow, FoundRows } from './found-rows.ts';
import { byPenalty, type Interpretation, type NameWords, type ReadText, readText } from './read-query.ts';
import { searchByFilters } from './search-by-filters.ts';
import { TextGround, UsedTiers } from './text-ground.ts';
import { BudgetSpent, WorkBudget } from './work-budget.ts';

/** How many rows an answer may have with the help of typos and words left out. */
const mostWithGuesses = 5;
/** A shorter word is begun by too many others but for one letter. */
const shortestUnfinished = 5;
/** A shorter word with two typos is less likely than one word too many. */
const shortestTwice = 8;
/** Whether attributes are looked at: rows that need one come behind those that do not. */
const namesFirst = [false, true];
const onlyNames = [false];
const onlyAttributes = [true];

const noRows: FoundRows = { rows: [], count: 0, isComplete: false, isTruncated: true };

/** The rows that a search is asked for, and the work that it may do for them. */
export interface Extent {
  readonly after: number;
  readonly enough: number;
  readonly budget?: WorkBudget;
  /** With `names` no term may match an attribute exactly; with `literal` all terms must match as typed, or begin names. */
  readonly scope?: 'all' | 'names' | 'literal';
}

/**
 * Finds the rows from `after` to `enough` over all segments. Where the budget runs out, the answer is the beginning of the whole list, as far as that is certain, so that
 * pages fit together wherever each of them ends.
 */
export function searchPeople(
  segments: readonly Segment[],
  query: SearchQuery,
  { after, enough, budget = new WorkBudget(), scope = 'all' }: Extent,
): FoundRows {
  const text = (query.text ?? '').trim();
  try {
    if (text === '') return searchByFilters(segments, query, { after, enough, budget });
    return new TextSearch(segments, query, text, { enough, budget, scope }).run(after);
  } catch (error) {
    if (error instanceof BudgetSpent) return noRows;
    throw error;
  }
}

/** Whether the words stand as typed, perhaps joined: not cut up. */
function isUndivided({ mustExist }: Interpretation): boolean {
  return mustExist === undefined;
}

/** Of equal penalty, what joins two words first: a given name sounds as a whole. */
function joinedFirst(ways: readonly Interpretation[]): readonly Interpretation[] {
  return ways.toSorted((one, other) => one.penalty - other.penalty || one.words.length - other.words.length);
}

/** A name that is read as several words is met word by word before it is met as a whole. */
function behindReadings(
  spoken: readonly Interpretation[],
  readings: readonly Interpretation[],
): readonly Interpretation[] {
  return readings.length === 0 ? joinedFirst(spoken) : spoken.map((way) => ({ ...way, penalty: 4 }));
}

class TextSearch {
  readonly #grounds: readonly TextGround[];
  readonly #text: string;
  readonly #enough: number;
  readonly #exactStages: readonly boolean[];
  readonly #isLiteral: boolean;
  readonly #tiers: UsedTiers;
  readonly #floors = new Map<Interpretation, number>();
  readonly #chunks: Chunk[] = [];
  #taken = 0;
  #count = 0;
  #isComplete = true;
  readonly #budget: WorkBudget;

  constructor(
    segments: readonly Segment[],
    query: SearchQuery,
    text: string,
    {
      enough,
      budget,
      scope,
    }: { readonly enough: number; readonly budget: WorkBudget; readonly scope: 'all' | 'names' | 'literal' },
  ) {
    this.#budget = budget;
    this.#tiers = new UsedTiers(query);
    // The largest last: where the budget runs out in it, what the others hold is known.
    this.#grounds = segments.toReversed().map((segment) => new TextGround(segment, query, this.#tiers, budget));
    this.#text = text;
    this.#enough = enough;
    this.#exactStages = scope === 'names' ? onlyNames : namesFirst;
    this.#isLiteral = scope === 'literal';
  }

  run(after: number): FoundRows {
    const text = readText(this.#text);
    try {
      if (text.address !== undefined) this.#takeAddress(text.address, text.literal);
      if (this.#count === 0 && text.isMistyped) this.#takeOtherLayouts(text.otherLayouts());
      if (this.#count === 0) this.#takeWords(text);
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error;
      this.#isComplete = false;
    } finally {
      for (const { marks } of this.#grounds) marks.release();
    }
    const isTruncated = this.#budget.isSpent;
    return { rows: this.#page(after), count: this.#count, isComplete: this.#isComplete, isTruncated };
  }

  #page(after: number): FoundRow[] {
    const page: FoundRow[] = [];
    let start = 0;
    for (const { segment, match, tier, rows, order } of this.#chunks) {
      for (let place = Math.max(0, after - start); place < rows.length; place++) {
        page.push({ segment, row: rows[place]!, order: order[place]!, tier, match });
      }
      start += rows.length;
    }
    return page;
  }

  /**
   * Exact, the beginnings of names, then the weaker tiers. Two things only where all before found nobody: the beginning of a town or a title, which so many words are,
   * behind nicknames and sounds; and typos and words left out, as a short list.
   */
  #takeWords({ literal, freer, readings, untitled, otherLayouts, nameWords }: ReadText): void {
    let ways = literal;
    this.#takeLiterally(ways);
    if (this.#isLiteral) return;
    if (this.#count === 0) {
      const more = freer();
      this.#takeLiterally(more);
      ways = [...literal, ...more];
    }
    const isLiteral = this.#count > 0;
    // What is written right needs no further readings.
    const spoken = isLiteral ? literal.slice(0, 1) : ways.filter((way) => way.isSpoken);
    if (isLiteral) this.#takeTier(literal, tierPlace.prefix, onlyAttributes);
    this.#takeTier(spoken, tierPlace.nickname, namesFirst);
    const read = readings();
    this.#takeSounds(spoken, read);
    if (this.#count === 0) this.#takeUntitled(untitled());
    const isSure = this.#count > 0;
    this.#takeSimilar(spoken, read);
    if (this.#count === 0) this.#takeTier(ways.filter(isUndivided), tierPlace.prefix, onlyAttributes);
    if (isLiteral || this.#chunks.some(({ tier }) => tier === tierPlace.prefix)) return;
    const misspelt = spoken.filter(({ words }) => !isAbbreviation(words.map(({ text }) => text)));
    this.#takeGuesses(misspelt, tierPlace.typo);
    this.#takeGuesses(misspelt.flatMap(unfinished), tierPlace.typo);
    if (this.#count === 0) this.#takeOtherLayouts(otherLayouts());
    // Where somebody's name is all but one of the words, two typos in a short word are hardly meant.
    const withoutOne = isSure ? nobody : this.#findWithoutOne(nameWords());
    const clear = withoutOne.isWhole ? misspelt.map((way) => ({ ...way, shortestTwice })) : misspelt;
    this.#takeGuesses(clear, tierPlace.twoTypos);
    if (this.#count === 0 && withoutOne.rows.length === 0) this.#takeByRule(misspelt);
    this.#takeLeftOut(withoutOne, isSure ? [] : nameWords());
  }

  #takeLiterally(ways: readonly Interpretation[]): void {
    this.#takeTier(ways, tierPlace.exact, this.#exactStages);
    this.#takeTier(ways, tierPlace.prefix, onlyNames);
  }

  #takeSounds(spoken: readonly Interpretation[], readings: readonly Interpretation[]): void {
    for (const reading of readings) this.#floors.set(reading, tierPlace.phonetic);
    this.#takeTier([...readings, ...behindReadings(spoken, readings)], tierPlace.phonetic, namesFirst);
  }

  /** As a guess, readings also meet names that are only read alike. */
  #takeSimilar(spoken: readonly Interpretation[], readings: readonly Interpretation[]): void {
    const guesses = readings.map((reading) => ({ ...reading }));
    for (const reading of guesses) this.#floors.set(reading, tierPlace.similar);
    this.#takeTier([...guesses, ...behindReadings(spoken, readings)], tierPlace.similar, namesFirst);
  }

  #takeGuesses(ways: readonly Interpretation[], tier: number): void {
    if (this.#count < mostWithGuesses) this.#takeTier(ways, tier, namesFirst, mostWithGuesses - this.#count);
  }

  #findWithoutOne(words: NameWords): FoundWithoutOne {
    const most = mostWithGuesses - this.#count;
    if (!this.#tiers.has(tierPlace.leftOut) || most <= 0 || this.#isFull) return nobody;
    return findWithoutOne(this.#grounds, { words, tiers: this.#tiers, most });
  }

  /** People who hold all words but one; where nobody is found at all, also by few and rare words. */
  #takeLeftOut({ rows }: FoundWithoutOne, words: NameWords): void {
    if (!this.#tiers.has(tierPlace.leftOut) || this.#count >= mostWithGuesses) return;
    if (this.#isFull) {
      this.#isComplete = false;
      return;
    }
    const isLast = rows.length === 0 && this.#count === 0;
    const search = { words, tiers: this.#tiers, most: mostWithGuesses };
    const left = isLast ? findByRareWords(this.#grounds, search) : rows.filter((found) => !this.#isTaken(found));
    const found = left.slice(0, mostWithGuesses - this.#count);
    this.#count += found.length;
    this.#take(found.slice(0, this.#enough - this.#taken).map(asChunk));
  }

  #isTaken({ segment, row }: FoundRow): boolean {
    return this.#grounds.some((ground) => ground.segment === segment && ground.known.has(row));
  }

  #takeUntitled(ways: readonly Interpretation[]): void {
    this.#takeLiterally(ways);
    if (this.#count > 0) return;
    this.#takeTier(ways, tierPlace.nickname, namesFirst);
    this.#takeTier(ways, tierPlace.phonetic, namesFirst);
  }

  /** Whoever may have a name by the rules of pet names, or by those of another language's ear. */
  #takeByRule(ways: readonly Interpretation[]): void {
    // One word alone would be the pet name of too many.
    const guessed = ways.map((way) => {
      const reach = way.words.length > 1 ? ('guessed' as const) : ('heard' as const);
      return { ...way, words: way.words.map((word) => ({ ...word, reach })) };
    });
    for (const way of guessed) this.#floors.set(way, tierPlace.twoTypos);
    this.#takeTier(guessed, tierPlace.twoTypos, onlyNames, mostWithGuesses);
  }

  /** Whoever has the name that was typed on another keyboard layout, as a guess. */
  #takeOtherLayouts(ways: readonly Interpretation[]): void {
    for (const way of ways) this.#floors.set(way, tierPlace.typo);
    this.#takeTier(ways, tierPlace.typo, onlyNames, mostWithGuesses);
  }

  get #isFull(): boolean {
    return this.#taken >= this.#enough;
  }

  /** Runs each interpretation in a tier until there is enough. */
  #takeTier(
    ways: readonly Interpretation[],
    tier: number,
    stages: readonly boolean[],
    most = Number.POSITIVE_INFINITY,
  ): void {
    if (!this.#tiers.has(tier)) return;
    let left = most;
    for (const way of byPenalty(ways)) {
      for (const usesAttributes of stages) {
        if (this.#isFull) this.#isComplete = false;
        if (this.#isFull || left <= 0) return;
        left -= this.#takePass(way, tier, usesAttributes, this.#floors.get(way) ?? 0, left);
      }
    }
  }

  #takePass(way: Interpretation, tier: number, usesAttributes: boolean, floor: number, most: number): number {
    const enough = Math.min(most, this.#enough - this.#taken);
    let count = 0;
    const found: Chunk[] = [];
    const knowsStronger = this.#tiers.haveAllBefore(tier);
    for (const ground of this.#grounds) {
      const match = ground.matchOf(way, tier, floor);
      if (match === undefined) continue;
      const { segment, filters, near, marks, known, isKnown } = ground;
      const pass = { tier, usesAttributes, filters, near, marks, isKnown, knowsStronger, enough };
      const own = collectRows(segment, match, pass);
      count += own.count;
      this.#isComplete &&= own.isComplete;
      known.add(own.rows);
      const chunk = { segment, match, tier, rows: own.rows, order: own.order };
      if (own.isTruncated) this.#endWith(found, chunk, ground, enough);
      if (own.rows.length > 0) found.push(chunk);
    }
    this.#take(found.length > 1 ? mergeChunks(found, enough) : found);
    const counted = Math.min(count, most);
    this.#count += counted;
    return counted;
  }

  /** Takes what is certain of a pass in which the budget ran out: what comes before the last row known of the segment in which it did, if all others were gone through. */
  #endWith(found: readonly Chunk[], last: Chunk, ground: TextGround, enough: number): never {
    if (ground === this.#grounds.at(-1) && last.rows.length > 0) {
      const merged = found.length > 0 ? mergeChunks([...found, last], enough) : [last];
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
  #takeAddress(address: string, ways: readonly Interpretation[]): void {
    const found = findAddress(this.#grounds, { address, ways, tiers: this.#tiers, budget: this.#budget });
    this.#count = found.length;
    this.#take(found.slice(0, this.#enough).map(asChunk));
  }
}

/** The same words, the last of them perhaps unfinished: its beginning may hold a typo. */
function unfinished(way: Interpretation): Interpretation[] {
  const last = way.words.at(-1)!;
  if (last.text.length < shortestUnfinished || isParticle(last.text)) return [];
  return [{ ...way, words: [...way.words.slice(0, -1), { ...last, isUnfinished: true }] }];
}
