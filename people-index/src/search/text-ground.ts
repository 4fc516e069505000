import type { Segment } from '../segment/segment.ts';
import { TIERS } from '../types/search-query.ts';
import type { SearchQuery } from '../types/search-query.ts';
import { expandWord } from './expand-word.ts';
import { type FewWords, fewWords } from './few-words.ts';
import { KnownRows } from './known-rows.ts';
import { NearRows } from './nearness.ts';
import { once } from './once.ts';
import type { Interpretation } from './read-query.ts';
import { recentLookup } from './recent-lookups.ts';
import { type RowFilter, rowFilters } from './row-filter.ts';
import { RowMatch } from './row-match.ts';
import { lookupKey, type QueryWord, WordLookup } from './word-lookup.ts';
import { WordMarks } from './word-marks.ts';
import type { WorkBudget } from './work-budget.ts';

/** Units to count the rows of a name. */
const namesToCount = 2;
const allTiers: ReadonlySet<number> = new Set(TIERS.keys());

/** The tiers that a search uses, by their places in TIERS. */
export class UsedTiers {
  readonly #tiers: ReadonlySet<number>;

  constructor({ tiers }: SearchQuery) {
    this.#tiers = tiers === undefined ? allTiers : new Set(tiers.map((tier) => TIERS.indexOf(tier)));
  }

  has(tier: number): boolean {
    return this.#tiers.has(tier);
  }

  get areAll(): boolean {
    return this.#tiers.size === TIERS.length;
  }

  /** Whether all tiers stronger than this one are used. */
  haveAllBefore(tier: number): boolean {
    return this.areAll || TIERS.every((_, own) => own >= tier || this.#tiers.has(own));
  }
}

function beginsWord([first, end]: readonly [number, number]): boolean {
  return first < end;
}

/** What an interpretation is compared with. */
interface Compared {
  readonly lookups: readonly WordLookup[];
  match: RowMatch | undefined;
}

/** What a search for a text keeps for a segment. `marks.release` must follow. */
export class TextGround {
  readonly segment: Segment;
  readonly filters: readonly RowFilter[];
  readonly near: NearRows;
  readonly marks: WordMarks;
  /** Rows that were found in an earlier pass. */
  readonly known: KnownRows;
  readonly #tiers: UsedTiers;
  readonly #budget: WorkBudget;
  readonly #few: () => FewWords | undefined;
  readonly #lookups = new Map<string, WordLookup>();
  /** How far each word was looked up in this search: the last tier, and the names that it reaches. */
  readonly #paid = new Map<WordLookup, { tier: number; names: number }>();
  readonly #compared = new Map<Interpretation, Compared>();

  constructor(segment: Segment, query: SearchQuery, tiers: UsedTiers, budget: WorkBudget) {
    this.segment = segment;
    this.filters = rowFilters(segment, query.filters ?? {}, budget);
    this.near = new NearRows(segment, query.near);
    this.marks = new WordMarks(segment, budget);
    this.known = new KnownRows(segment.data.rows);
    this.#tiers = tiers;
    this.#budget = budget;
    this.#few = once(() => fewWords(segment, this.filters));
  }

  /** Whether a row was found in an earlier pass; undefined where none was. */
  get isKnown(): ((row: number) => boolean) | undefined {
    return this.known.isEmpty ? undefined : (row) => this.known.has(row);
  }

  /** The comparison for an interpretation; undefined when some word of it is met nowhere in the segment. */
  matchOf(way: Interpretation, tier: number, floor = 0): RowMatch | undefined {
    let compared = this.#compared.get(way);
    if (compared === undefined) {
      const { tokens } = this.segment;
      if (way.mustExist?.some((word) => tokens.find(word) < 0) === true) return undefined;
      if (way.mustBegin !== undefined && !beginsWord(tokens.prefixRange(way.mustBegin))) return undefined;
      compared = { lookups: way.words.map((word) => this.lookup(word)), match: undefined };
      this.#compared.set(way, compared);
    }
    const { lookups } = compared;
    for (const lookup of lookups) {
      this.#expandTo(tier, lookup);
      if (lookup.isUnknownAt(tier)) return undefined;
    }
    return (compared.match ??= new RowMatch(this.segment, lookups, way, floor));
  }

  lookup(word: QueryWord): WordLookup {
    const key = lookupKey(word);
    let lookup = this.#lookups.get(key);
    if (lookup === undefined) {
      const isOrdinary = this.#tiers.areAll && this.#few() === undefined;
      lookup = isOrdinary
        ? recentLookup(this.segment, word, this.#budget)
        : new WordLookup(this.segment, word, this.#few, this.#budget);
      this.#lookups.set(key, lookup);
    }
    return lookup;
  }

  /** Looks the word up to a tier, and pays for it once a search, whether it is known from an earlier one or not. */
  #expandTo(tier: number, lookup: WordLookup): void {
    const budget = this.#budget;
    let own = this.#paid.get(lookup);
    if (own === undefined) {
      budget.spend(lookup.work);
      own = { tier: 1, names: 0 };
      this.#paid.set(lookup, own);
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
}
