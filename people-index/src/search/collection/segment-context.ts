import type { Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../types/tiers.ts';
import type { ResolvedQuery } from '../filters/resolved-query.ts';
import { expandTerm } from '../expansion/expand-term.ts';
import { type SmallDictionary, smallDictionary } from '../terms/small-dictionary.ts';
import { KnownRows } from './seen-rows.ts';
import { Proximity } from '../ranking/proximity.ts';
import { once } from '../../columns/lazy.ts';
import type { Interpretation } from '../query/interpretation.ts';
import { cachedLookup } from '../terms/term-cache.ts';
import { type RowFilter, rowFilters } from '../filters/row-filter.ts';
import { RowScorer } from '../scoring/row-scorer.ts';
import { lookupKey, type QueryTerm } from '../query/query-term.ts';
import { TermLookup } from '../terms/term-lookup.ts';
import type { TermPostings } from '../terms/term-postings.ts';
import { TermBitsets } from '../postings/term-bitsets.ts';
import type { UsedTiers } from '../query/used-tiers.ts';
import { work } from '../work/cost-model.ts';
import type { WorkBudget } from '../work/work-budget.ts';

function beginsWord([first, end]: readonly [number, number]): boolean {
  return first < end;
}

/** Words that are nowhere as they stand before the others, and otherwise in the order in which they were typed. */
function compareLikelihood(one: TermLookup, other: TermLookup): number {
  return Number(one.isLiteral) - Number(other.isLiteral);
}

/** What an interpretation is compared with. */
interface Compared {
  readonly lookups: readonly TermLookup[];
  /** In the order in which they are looked up at weaker tiers: the first that is met nowhere ends it. */
  readonly unlikeliestFirst: readonly TermLookup[];
  scorer: RowScorer | undefined;
}

/** What a search for a text keeps for a segment. `bitsets.release` must follow. */
export class SegmentContext {
  readonly segment: Segment;
  readonly filters: readonly RowFilter[];
  readonly near: Proximity;
  readonly bitsets: TermBitsets;
  /** Rows that were found in an earlier pass. */
  readonly known: KnownRows;
  readonly #tiers: UsedTiers;
  readonly #budget: WorkBudget;
  readonly #few: () => SmallDictionary | undefined;
  readonly #lookups = new Map<string, TermLookup>();
  /** How far each term was looked up in this search: the last tier, and the names that it reaches. */
  readonly #paid = new Map<TermLookup, { tier: number; names: number }>();
  readonly #compared = new Map<Interpretation, Compared>();

  constructor(segment: Segment, query: ResolvedQuery, tiers: UsedTiers, budget: WorkBudget) {
    this.segment = segment;
    this.filters = rowFilters(segment, query.filters ?? {}, budget);
    this.near = new Proximity(segment, query.near);
    this.bitsets = new TermBitsets(segment, budget);
    this.known = new KnownRows(segment.data.rows);
    this.#tiers = tiers;
    this.#budget = budget;
    this.#few = once(() => smallDictionary(segment, this.filters));
  }

  /** Whether a row was found in an earlier pass; undefined where none was. */
  get isKnown(): ((row: number) => boolean) | undefined {
    return this.known.isEmpty ? undefined : (row) => this.known.has(row);
  }

  /** The comparison for an interpretation; undefined when some term of it is met nowhere among those who pass the filters. */
  scorerOf(interpretation: Interpretation, tier: number, floor = 0): RowScorer | undefined {
    let compared = this.#compared.get(interpretation);
    if (compared === undefined) {
      const { tokens } = this.segment;
      if (interpretation.mustExist?.some((term) => tokens.find(term) < 0) === true) return undefined;
      if (interpretation.mustBegin !== undefined && !beginsWord(tokens.prefixRange(interpretation.mustBegin)))
        return undefined;
      const lookups = interpretation.terms.map((term) => this.lookup(term));
      const unlikeliestFirst = lookups.length > 1 ? lookups.toSorted(compareLikelihood) : lookups;
      compared = { lookups, unlikeliestFirst, scorer: undefined };
      this.#compared.set(interpretation, compared);
    }
    const { lookups, unlikeliestFirst } = compared;
    for (const lookup of unlikeliestFirst) {
      if (!this.#expandTo(tier, lookup) || lookup.isMissingAmongFew(tier)) return undefined;
    }
    return (compared.scorer ??= new RowScorer(this.segment, lookups, interpretation, floor));
  }

  /** Where a term is met up to a tier, whoever passes the filters; undefined when it is met nowhere. */
  postingsOf(term: QueryTerm, tier: number): TermPostings | undefined {
    const lookup = this.lookup(term);
    return this.#expandTo(tier, lookup) ? lookup.postingsTo(tier) : undefined;
  }

  /** Whether so few people pass the filters that their words are a dictionary of their own. */
  get isAmongFew(): boolean {
    return this.#few() !== undefined;
  }

  /** Whether a term is met nowhere up to a tier, or by none of the few who pass the filters. */
  isMissing(term: QueryTerm, tier: number): boolean {
    const lookup = this.lookup(term);
    return !this.#expandTo(tier, lookup) || lookup.isMissingAmongFew(tier);
  }

  /** Whether each term is a whole word of names, and one of them a reading of a name in another script. */
  holdsReadings({ terms }: Interpretation): boolean {
    const { firstNames, lastNames } = this.segment.data;
    let isAnyRead = false;
    for (const term of terms) {
      const { exact } = this.lookup(term);
      if (exact < 0) return false;
      isAnyRead ||= [firstNames, lastNames].some(({ readings: { starts } }) => starts[exact]! < starts[exact + 1]!);
    }
    return isAnyRead;
  }

  lookup(term: QueryTerm): TermLookup {
    const key = lookupKey(term);
    let lookup = this.#lookups.get(key);
    if (lookup === undefined) {
      const isOrdinary = this.#tiers.areLiteral || (this.#tiers.areAll && this.#few() === undefined);
      lookup = isOrdinary
        ? cachedLookup(this.segment, term, this.#budget)
        : new TermLookup(this.segment, term, this.#few, this.#budget);
      this.#lookups.set(key, lookup);
    }
    return lookup;
  }

  /**
   * Looks the term up to a tier, and pays for it once a search, whether it is known from an earlier one or not.
   *
   * @returns whether it is met anywhere
   */
  #expandTo(tier: number, lookup: TermLookup): boolean {
    const budget = this.#budget;
    let own = this.#paid.get(lookup);
    if (own === undefined) {
      budget.spend(lookup.work);
      own = { tier: tierNumber.prefix, names: 0 };
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
      expandTerm(lookup, next, budget);
      lookup.expandedTo[next] = budget.spent - before;
    }
    // What is met nowhere has no postings.
    if (lookup.isUnknownAt(tier)) return false;
    const postings = lookup.postingsTo(tier);
    const names = postings.firstNamesTo(tier) + postings.lastNamesTo(tier);
    if (names > own.names) budget.spend((names - own.names) * work.count);
    own.names = names;
    return true;
  }
}
