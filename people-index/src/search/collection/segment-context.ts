import type { Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import type { ResolvedQuery } from '../filters/resolved-query.ts';
import { expandTerm } from '../expansion/expand-term.ts';
import { type SmallDictionary, smallDictionary } from '../terms/small-dictionary.ts';
import { SeenRows } from './seen-rows.ts';
import { Proximity } from '../ranking/proximity.ts';
import { lazy } from '../../columns/lazy.ts';
import type { Interpretation } from '../query/interpretation.ts';
import { cachedLookup } from '../terms/term-cache.ts';
import { type RowFilter, rowFilters } from '../filters/row-filter.ts';
import { RowScorer, type WeakenedTiers } from '../scoring/row-scorer.ts';
import { lookupKey, type QueryTerm } from '../query/query-term.ts';
import { TermLookup } from '../terms/term-lookup.ts';
import type { TermPostings } from '../terms/term-postings.ts';
import { TermBitsets } from '../postings/term-bitsets.ts';
import type { UsedTiers } from '../query/used-tiers.ts';
import { work } from '../cost/cost-model.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

function beginsWord([first, end]: readonly [number, number]): boolean {
  return first < end;
}

/** Terms without a literal match first, otherwise in the order in which they were typed. */
function compareLikelihood(one: TermLookup, other: TermLookup): number {
  return Number(one.isLiteral) - Number(other.isLiteral);
}

/** The terms of an interpretation, looked up in the segment, and its scorer. */
interface TermsAndScorer {
  readonly lookups: readonly TermLookup[];
  /** In the order in which they are expanded at weaker tiers. The first one without a match ends the expansion. */
  readonly unlikeliestFirst: readonly TermLookup[];
  scorer: RowScorer | undefined;
}

/** The state of a text search for one segment. `bitsets.release` must be called afterwards. */
export class SegmentContext {
  readonly segment: Segment;
  readonly filters: readonly RowFilter[];
  readonly near: Proximity;
  readonly bitsets: TermBitsets;
  /** Rows found in earlier passes. */
  readonly seen: SeenRows;
  readonly #tiers: UsedTiers;
  readonly #budget: WorkBudget;
  readonly #ownDictionary: () => SmallDictionary | undefined;
  readonly #lookups = new Map<string, TermLookup>();
  /** How far each term was expanded and charged in this search: the weakest tier, and the number of names it matches. */
  readonly #charged = new Map<TermLookup, { tier: number; names: number }>();
  readonly #interpretations = new Map<Interpretation, TermsAndScorer>();
  readonly #weakened = new Map<Interpretation['terms'], WeakenedTiers>();

  constructor(segment: Segment, query: ResolvedQuery, tiers: UsedTiers, budget: WorkBudget) {
    this.segment = segment;
    this.filters = rowFilters(segment, query.filters ?? {}, budget);
    this.near = new Proximity(segment, query.near);
    this.bitsets = new TermBitsets(segment, budget);
    this.seen = new SeenRows(segment.data.rows);
    this.#tiers = tiers;
    this.#budget = budget;
    this.#ownDictionary = lazy(() => smallDictionary(segment, this.filters));
  }

  /** Whether a row was found in an earlier pass; undefined if none was. */
  get isSeen(): ((row: number) => boolean) | undefined {
    return this.seen.isEmpty ? undefined : (row) => this.seen.has(row);
  }

  /** The scorer of an interpretation; undefined if one of its terms has no match up to the tier among the people who pass the filters. */
  scorerOf(interpretation: Interpretation, tier: number): RowScorer | undefined {
    let entry = this.#interpretations.get(interpretation);
    if (entry === undefined) {
      const { tokens } = this.segment;
      if (interpretation.mustExist?.some((term) => tokens.find(term) < 0) === true) return undefined;
      if (interpretation.mustBegin !== undefined && !beginsWord(tokens.prefixRange(interpretation.mustBegin)))
        return undefined;
      const lookups = interpretation.terms.map((term) => this.lookup(term));
      const unlikeliestFirst = lookups.length > 1 ? lookups.toSorted(compareLikelihood) : lookups;
      entry = { lookups, unlikeliestFirst, scorer: undefined };
      this.#interpretations.set(interpretation, entry);
    }
    const { lookups, unlikeliestFirst } = entry;
    for (const lookup of unlikeliestFirst) {
      if (!this.#expandTo(tier, lookup) || lookup.isMissingAmongFew(tier)) return undefined;
    }
    return (entry.scorer ??= new RowScorer(this.segment, lookups, interpretation, this.#weakenedOf(interpretation)));
  }

  /** Interpretations that only differ in their order or floor have the same array of terms. */
  #weakenedOf({ terms }: Interpretation): WeakenedTiers {
    let weakened = this.#weakened.get(terms);
    if (weakened === undefined) this.#weakened.set(terms, (weakened = { bits: 0 }));
    return weakened;
  }

  /** The postings of a term up to a tier, regardless of filters; undefined if it has no match. */
  postingsOf(term: QueryTerm, tier: number): TermPostings | undefined {
    const lookup = this.lookup(term);
    return this.#expandTo(tier, lookup) ? lookup.postingsTo(tier) : undefined;
  }

  /** Whether so few people pass the filters that their words form a dictionary of their own. */
  get isAmongFew(): boolean {
    return this.#ownDictionary() !== undefined;
  }

  /** Whether a term has no match up to a tier, or none among the few people who pass the filters. */
  isMissing(term: QueryTerm, tier: number): boolean {
    const lookup = this.lookup(term);
    return !this.#expandTo(tier, lookup) || lookup.isMissingAmongFew(tier);
  }

  /** Whether every term is a whole word of a name, and at least one of them a reading of a name in another script. */
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

  /** Whether the last term, or the last two written as one, are a word of an attribute. */
  holdsAttribute({ terms }: Interpretation): boolean {
    const [before, last] = [terms.at(-2)?.text ?? '', terms.at(-1)?.text ?? ''];
    const { attributeTokens } = this.segment;
    return attributeTokens.find(last) >= 0 || attributeTokens.find(before + last) >= 0;
  }

  lookup(term: QueryTerm): TermLookup {
    const key = lookupKey(term);
    let lookup = this.#lookups.get(key);
    if (lookup === undefined) {
      const isOrdinary = this.#tiers.areLiteral || (this.#tiers.areAll && this.#ownDictionary() === undefined);
      lookup = isOrdinary
        ? cachedLookup(this.segment, term, this.#budget)
        : new TermLookup(this.segment, term, this.#ownDictionary, this.#budget);
      this.#lookups.set(key, lookup);
    }
    return lookup;
  }

  /**
   * Expands the term up to a tier, and charges the work once per search, whether or not it is cached from an earlier one.
   *
   * @returns whether the term has a match
   */
  #expandTo(tier: number, lookup: TermLookup): boolean {
    const budget = this.#budget;
    let charged = this.#charged.get(lookup);
    if (charged === undefined) {
      budget.spend(lookup.work);
      charged = { tier: tierNumber.prefix, names: 0 };
      this.#charged.set(lookup, charged);
    }
    for (; charged.tier < tier; charged.tier++) {
      const next = charged.tier + 1;
      if (!this.#tiers.has(next)) continue;
      const cachedWork = lookup.expandedTo[next];
      if (cachedWork !== undefined) {
        budget.spend(cachedWork);
        continue;
      }
      const before = budget.spent;
      expandTerm(lookup, next, budget);
      lookup.expandedTo[next] = budget.spent - before;
    }
    // A term without a match has no postings.
    if (lookup.isUnmatchedAt(tier)) return false;
    const postings = lookup.postingsTo(tier);
    const names = postings.firstNamesTo(tier) + postings.lastNamesTo(tier);
    if (names > charged.names) budget.spend((names - charged.names) * work.count);
    charged.names = names;
    return true;
  }
}
