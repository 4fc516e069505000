import { isAbbreviation } from '../language/pronounceable.ts';
import { isNoName, plainCode, rowOfCode } from '../segment/code-book.ts';
import { recordFields } from '../segment/record-fields.ts';
import type { Segment } from '../segment/segment.ts';
import { type SearchQuery, TIERS } from '../types/search-query.ts';
import { collectRows } from './collect-rows.ts';
import { expandWord } from './expand-word.ts';
import { type FewWords, fewWords } from './few-words.ts';
import { asChunk, type Chunk, mergeChunks } from './found-chunks.ts';
import type { FoundRow, FoundRows } from './found-rows.ts';
import { NearRows } from './nearness.ts';
import { KnownRows } from './known-rows.ts';
import { once } from './once.ts';
import { byPenalty, type Interpretation, readText } from './read-query.ts';
import { type RowFilter, rowFilters } from './row-filter.ts';
import { levelsPerTier } from './row-level.ts';
import { RowMatch } from './row-match.ts';
import { compareRanks } from './row-order.ts';
import { searchByFilters } from './search-by-filters.ts';
import { recentLookup } from './recent-lookups.ts';
import { keyOfWord, type QueryWord, WordLookup } from './word-lookup.ts';
import { WordMarks } from './word-marks.ts';
import { BudgetSpent, work, WorkBudget } from './work-budget.ts';

/** Places in TIERS; from the last one on they guess at slips. */
const [exactTier, prefixTier, nicknameTier, soundTier, firstGuess] = [0, 1, 2, 3, 4] as const;
const allTiers: ReadonlySet<number> = new Set(TIERS.keys());
/** How many rows an answer may have with the help of guesses. */
const mostWithGuesses = 5;
/** Whether attributes are looked at: rows that need one come behind those that do not. */
const namesFirst = [false, true];
const onlyNames = [false];
const onlyAttributes = [true];
/** Units to count the rows of a name. */
const namesToCount = 2;
/** Rows that are looked at for an e-mail address, after its words. */
const mostForAddress = 1024;

const noRows: FoundRows = { rows: [], count: 0, isComplete: false, isTruncated: true };

/** The rows that a search is asked for, and the work that it may do for them. */
export interface Extent {
  readonly after: number;
  readonly enough: number;
  readonly budget?: WorkBudget;
  /** With `names` no term may match an attribute exactly. */
  readonly scope?: 'all' | 'names';
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

/** What an interpretation is compared with. */
interface Compared {
  readonly lookups: readonly WordLookup[];
  match: RowMatch | undefined;
}

/** What a search keeps for each segment. */
interface Ground {
  readonly segment: Segment;
  readonly filters: readonly RowFilter[];
  readonly few: () => FewWords | undefined;
  readonly near: NearRows;
  readonly marks: WordMarks;
  readonly lookups: Map<string, WordLookup>;
  /** How far each word was looked up in this search: the last tier, and the names that it reaches. */
  readonly paid: Map<WordLookup, { tier: number; names: number }>;
  readonly compared: Map<Interpretation, Compared>;
  /** Rows that were found in an earlier pass. */
  readonly known: KnownRows;
}

class TextSearch {
  readonly #grounds: readonly Ground[];
  readonly #text: string;
  readonly #enough: number;
  readonly #exactStages: readonly boolean[];
  readonly #tiers: ReadonlySet<number>;
  readonly #usesAllTiers: boolean;
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
    }: { readonly enough: number; readonly budget: WorkBudget; readonly scope: 'all' | 'names' },
  ) {
    this.#budget = budget;
    // The largest last: where the budget runs out in it, what the others hold is known.
    this.#grounds = segments.toReversed().map((segment) => {
      const filters = rowFilters(segment, query.filters ?? {}, budget);
      return {
        segment,
        filters,
        few: once(() => fewWords(segment, filters)),
        near: new NearRows(segment, query.near),
        marks: new WordMarks(segment, budget),
        lookups: new Map<string, WordLookup>(),
        paid: new Map<WordLookup, { tier: number; names: number }>(),
        compared: new Map<Interpretation, Compared>(),
        known: new KnownRows(segment.data.rows),
      };
    });
    this.#text = text;
    this.#enough = enough;
    this.#exactStages = scope === 'all' ? namesFirst : onlyNames;
    this.#tiers = query.tiers === undefined ? allTiers : new Set(query.tiers.map((tier) => TIERS.indexOf(tier)));
    this.#usesAllTiers = this.#tiers.size === TIERS.length;
  }

  run(after: number): FoundRows {
    const { literal, address, freer, readings } = readText(this.#text);
    try {
      if (address !== undefined) this.#takeAddress(address, literal);
      if (this.#count === 0) this.#takeWords(literal, freer, readings);
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
   * behind nicknames and sounds; and guesses at slips, as a short list.
   */
  #takeWords(
    literal: readonly Interpretation[],
    freer: () => readonly Interpretation[],
    readings: () => readonly Interpretation[],
  ): void {
    let ways = literal;
    this.#takeLiterally(ways);
    if (this.#count === 0) {
      const more = freer();
      this.#takeLiterally(more);
      ways = [...literal, ...more];
    }
    const isLiteral = this.#count > 0;
    // What is written right needs no further readings.
    const spoken = isLiteral ? literal.slice(0, 1) : ways.filter((way) => way.isSpoken);
    if (isLiteral) this.#takeTier(literal, prefixTier, onlyAttributes);
    this.#takeTier(spoken, nicknameTier, namesFirst);
    this.#takeSounds(spoken, readings());
    if (this.#count === 0) this.#takeTier(ways.filter(isUndivided), prefixTier, onlyAttributes);
    if (isLiteral || this.#chunks.some(({ tier }) => tier === prefixTier)) return;
    const misspelt = spoken.filter(({ words }) => !isAbbreviation(words.map(({ text }) => text)));
    for (let tier = firstGuess; tier < TIERS.length; tier++) {
      if (this.#count < mostWithGuesses) this.#takeTier(misspelt, tier, namesFirst, mostWithGuesses - this.#count);
    }
  }

  #takeLiterally(ways: readonly Interpretation[]): void {
    this.#takeTier(ways, exactTier, this.#exactStages);
    this.#takeTier(ways, prefixTier, onlyNames);
  }

  #takeSounds(spoken: readonly Interpretation[], readings: readonly Interpretation[]): void {
    for (const reading of readings) this.#floors.set(reading, soundTier);
    // A name that is read as several words is met word by word before it is met as a whole.
    const whole = readings.length === 0 ? joinedFirst(spoken) : spoken.map((way) => ({ ...way, penalty: 4 }));
    this.#takeTier([...readings, ...whole], soundTier, namesFirst);
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
    const knowsStronger = this.#usesAllTiers || TIERS.every((_, own) => own >= tier || this.#tiers.has(own));
    for (const ground of this.#grounds) {
      const match = this.#matchOf(ground, way, tier, floor);
      if (match === undefined) continue;
      const { segment, filters, near, marks, known } = ground;
      const isKnown = known.isEmpty ? undefined : (row: number) => known.has(row);
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
  #endWith(found: readonly Chunk[], last: Chunk, ground: Ground, enough: number): never {
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

  /** The comparison for an interpretation in a segment; undefined when some word of it is met nowhere there. */
  #matchOf(ground: Ground, way: Interpretation, tier: number, floor: number): RowMatch | undefined {
    let compared = ground.compared.get(way);
    if (compared === undefined) {
      if (way.mustExist?.some((word) => ground.segment.tokens.find(word) < 0) === true) return undefined;
      compared = { lookups: way.words.map((word) => this.#lookup(ground, word)), match: undefined };
      ground.compared.set(way, compared);
    }
    const { lookups } = compared;
    for (const lookup of lookups) {
      this.#expandTo(tier, lookup, ground);
      if (lookup.isUnknownAt(tier)) return undefined;
    }
    return (compared.match ??= new RowMatch(ground.segment, lookups, way, floor));
  }

  /** Looks the word up to a tier, and pays for it once a search, whether it is known from an earlier one or not. */
  #expandTo(tier: number, lookup: WordLookup, { paid }: Ground): void {
    const budget = this.#budget;
    let own = paid.get(lookup);
    if (own === undefined) {
      budget.spend(lookup.work);
      own = { tier: 1, names: 0 };
      paid.set(lookup, own);
    }
    for (; own.tier < tier; own.tier++) {
      const next = own.tier + 1;
      if (!this.#tiers.has(next)) continue;
      const known = lookup.expandedTo[next];
      if (known !== undefined) {
        budget.spend(known);
        continue;
      }
      const before = budget.spent;
      expandWord(lookup, next, budget);
      lookup.expandedTo[next] = budget.spent - before;
    }
    const reach = lookup.reachTo(tier);
    const names = reach.firstNamesTo(tier) + reach.lastNamesTo(tier);
    if (names > own.names) budget.spend((names - own.names) * namesToCount);
    own.names = names;
  }

  #lookup(ground: Ground, word: QueryWord): WordLookup {
    const key = keyOfWord(word);
    let lookup = ground.lookups.get(key);
    if (lookup === undefined) {
      lookup =
        this.#usesAllTiers && ground.few() === undefined ? recentLookup(ground.segment, word, this.#budget) : undefined;
      lookup ??= new WordLookup(ground.segment, word, ground.few, this.#budget);
      ground.lookups.set(key, lookup);
    }
    return lookup;
  }

  /** People whose e-mail address or login is the typed one, or begins with it. Codes are found in the code book, names among first, last and other names. */
  #takeAddress(address: string, ways: readonly Interpretation[]): void {
    const found: FoundRow[] = [];
    const local = plainCode(address.split('@')[0]!);
    for (const ground of this.#grounds) {
      const { data } = ground.segment;
      const { codeFirst, codeEnd } = this.#lookup(ground, { text: local });
      const entries = data.codes.subarray(codeFirst, Math.min(codeEnd, codeFirst + mostForAddress));
      this.#keepWithAddress(ground, Array.from(entries, rowOfCode), address, found);
    }
    for (const tier of isNoName(local) ? [] : [exactTier, prefixTier, nicknameTier]) {
      if (tier === nicknameTier && found.length > 0) break;
      for (const ground of this.#grounds) {
        for (const way of ways) {
          const match = this.#matchOf(ground, way, tier, 0);
          if (match === undefined) continue;
          const { segment, filters, near, marks } = ground;
          const own = { tier, usesAttributes: false, filters, near, marks, isKnown: undefined };
          const { rows } = collectRows(segment, match, { ...own, knowsStronger: false, enough: mostForAddress });
          this.#keepWithAddress(ground, rows, address, found);
        }
      }
    }
    found.sort((one, other) => one.order - other.order || compareRanks(one, other));
    this.#count = found.length;
    this.#take(found.slice(0, this.#enough).map(asChunk));
  }

  /** Adds those of some rows that have the address and pass the filters, unless they are there. */
  #keepWithAddress(
    { segment, filters, near, known }: Ground,
    rows: readonly number[],
    address: string,
    found: FoundRow[],
  ): void {
    for (const row of rows) {
      this.#budget.spend(work.record);
      if (segment.isRemoved(row) || known.has(row) || !filters.every((filter) => filter.test(row))) continue;
      const { email, login } = recordFields(segment.data, row);
      const own = [email.toLowerCase(), login.toLowerCase()];
      if (!own.some((text) => text.startsWith(address))) continue;
      const tier = own.includes(address) ? exactTier : prefixTier;
      const order = tier * levelsPerTier * 4 + near.of(row);
      known.add([row]);
      if (this.#tiers.has(tier)) found.push({ segment, row, order, tier, match: undefined });
    }
  }
}
