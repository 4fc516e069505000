import type { RowSet } from '../../columns/row-set.ts';
import { lengthOf, type Span } from '../../columns/typed-columns.ts';
import { rowOfCode } from '../../segment/code-dictionary.ts';
import { type WordKind, wordKind } from '../../segment/word-kind.ts';
import { documentOf, kindOfPosting } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import { Conjunction } from '../postings/conjunction.ts';
import { work } from '../cost/cost-model.ts';
import type { FirstRows } from '../terms/first-rows.ts';
import { lazy } from '../../columns/lazy.ts';
import type { Found, Pass } from '../planning/search-pass.ts';
import { PostingsIntersection } from '../postings/postings-intersection.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import { asVariant, packBest, wholeness } from '../scoring/score.ts';
import { workOfBits } from '../postings/term-bitsets.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import { rowsOf } from '../terms/term-postings.ts';
import { collectTopK, type Rows, type TopKCollector } from './top-k-collector.ts';
import { ScannedRows, type WorkBudget } from '../cost/work-budget.ts';

const { exact, prefix } = tierNumber;

interface ByTerms {
  readonly strategy: 'allTerms' | 'exactTerm' | 'prefixTerm' | 'prefixTerms';
  readonly firstTier: number;
  readonly rarestCount: number;
}

/** Finds rows whose names, codes and phone numbers match all terms, at least one of them at the tier `firstTier` or a weaker one. */
export function collectByTerms(segment: Segment, scorer: RowScorer, pass: Pass, plan: ByTerms): Found {
  return collectTopK(segment, scorer, pass, (collector) => {
    try {
      return new TermsPass(segment, scorer, pass, plan, collector).run(plan.strategy);
    } finally {
      segment.workspace.otherRows.clear();
    }
  });
}

/** One class, although long, because all strategies share the terms, the budget and the row sets of a pass. */
class TermsPass {
  readonly #segment: Segment;
  readonly #scorer: RowScorer;
  readonly #pass: Pass;
  readonly #firstTier: number;
  readonly #collector: TopKCollector;
  readonly #budget: WorkBudget;
  /** Upper bound for the number of rows of the rarest term. */
  readonly #rarestCount: number;
  /** A second set of rows, in addition to the candidates. */
  readonly #further: RowSet;
  // Created on demand: a search for one term often needs neither.
  #lazyConjunction: Conjunction | undefined;
  #lazyIntersection: PostingsIntersection | undefined;

  constructor(segment: Segment, scorer: RowScorer, pass: Pass, plan: ByTerms, collector: TopKCollector) {
    this.#segment = segment;
    this.#scorer = scorer;
    this.#pass = pass;
    this.#firstTier = plan.firstTier;
    this.#rarestCount = plan.rarestCount;
    this.#collector = collector;
    this.#budget = pass.bitsets.budget;
    this.#further = segment.workspace.otherRows;
  }

  get #conjunction(): Conjunction {
    return (this.#lazyConjunction ??= new Conjunction(this.#segment, {
      bitsets: this.#pass.bitsets,
      terms: this.#scorer.terms,
      tier: this.#pass.tier,
      usesAttributes: false,
    }));
  }

  get #intersection(): PostingsIntersection {
    return (this.#lazyIntersection ??= new PostingsIntersection(this.#conjunction));
  }

  run(strategy: ByTerms['strategy']): Found {
    const [only] = this.#scorer.terms;
    if (strategy === 'exactTerm') return this.#collectExactTerm(only!);
    if (strategy === 'prefixTerm') return this.#collectPrefixTerm(only!);
    return strategy === 'prefixTerms' ? this.#collectPrefixTerms() : this.#collectAll();
  }

  #collectAll(): Found {
    this.#gatherAll();
    return this.#collector.end(this.#collector.takeCandidates());
  }

  /**
   * One term that is a name. First the people with it as their whole first or last name; then those with it as a part of a name or as a
   * code, all with the same score; then those with it as a spelling variant.
   */
  #collectExactTerm(term: TermLookup): Found {
    const { data } = this.#segment;
    const { candidates } = this.#collector;
    const { emailRows, codes } = data;
    // Charged once per kind, whether or not the rows of the parts are cached.
    this.#budget.spend(
      3 * this.#workOfNames(term, exact) + term.codeExactEnd - term.codeFirst + term.phones.whole.length,
    );
    this.#addNames(candidates, term, exact, [wordKind.whole, wordKind.whole]);
    const score = this.#scoreOfParts;
    return this.#collector.takeInTwo(score, () => {
      const gather = () => {
        this.#further.reserve(data.rows);
        this.#addNames(this.#further, term, exact, [wordKind.part, wordKind.part]);
        for (const entry of codes.subarray(term.codeFirst, term.codeExactEnd)) this.#further.add(rowOfCode(entry));
        this.#further.addAll(term.phones.whole);
        this.#further.removeAll(candidates);
        return this.#further;
      };
      if (!this.#collector.collectAt(score, this.#withCachedRows(term.rowsWithPart, gather)))
        return this.#collector.end(false);
      this.#budget.spend(candidates.maxCount);
      this.#further.addAllOf(candidates);
      candidates.clear();
      this.#addNames(candidates, term, exact, [wordKind.variant, wordKind.variant]);
      if (term.exact >= 0) {
        const [start, end] = [emailRows.starts[term.exact]!, emailRows.starts[term.exact + 1]!];
        this.#budget.spend(end - start);
        candidates.addAll(emailRows.items, start, end);
      }
      candidates.removeAll(this.#further);
      return this.#collector.end(this.#collector.takeCandidates());
    });
  }

  /** The rows of a set, the first ones from the cache if possible, before the set is gathered. A scan to the end gathers it. */
  #withCachedRows(cached: FirstRows, gather: () => RowSet): Rows {
    if (!this.#pass.near.isEverywhere) return gather();
    const scan = (visit: (row: number) => boolean) =>
      cached.scan(visit, (take, from) => gather().scan((row) => row < from || take(row)));
    return { has: (row) => this.#further.has(row), scan, maxCount: Number.POSITIVE_INFINITY };
  }

  /**
   * Several prefixes. First the people one of whose names is a whole term; then those who match all terms in their names, of whom the best
   * may be found early by a scan if there are many; then all others.
   */
  #collectPrefixTerms(): Found {
    const { candidates } = this.#collector;
    this.#intersection.gatherWhole(candidates);
    return this.#collector.takeInTwo(this.#scoreOfParts, () => {
      if (this.#collector.scanByLastName(this.#conjunction)) return this.#collector.end(false);
      if (this.#smallestFilter !== undefined) return this.#collectAll();
      this.#intersection.gatherNamed(this.#firstTier, candidates);
      if (this.#collector.takeEnough()) return this.#collector.end(false);
      this.#intersection.gatherElsewhere(this.#firstTier, candidates);
      return this.#collector.end(this.#collector.takeCandidates());
    });
  }

  /** The best score of people none of whose names was typed in full: people with such a name have been collected before. */
  get #scoreOfParts(): number {
    const { terms, penalty } = this.#scorer;
    return packBest(this.#pass.tier, { penalty, wholeness: wholeness.none, isOneName: terms.length <= 1 });
  }

  /** Adds all rows that may match to the candidates. */
  #gatherAll(): void {
    const { candidates } = this.#collector;
    const filter = this.#smallestFilter;
    if (filter === undefined) {
      this.#intersection.gatherNamed(this.#firstTier, candidates);
      this.#intersection.gatherElsewhere(this.#firstTier, candidates);
    }
    if (filter !== undefined) this.#budget.spend(filter.count * work.check);
    filter?.visit((row) => {
      if (this.#conjunction.mayMatch(row, false)) candidates.add(row);
    });
  }

  /** The filter with the fewest rows, if those are fewer than the rows of every term. */
  get #smallestFilter(): RowFilter | undefined {
    let count = this.#rarestCount;
    let smallest: RowFilter | undefined;
    for (const filter of this.#pass.filters) {
      if (filter.count >= count) continue;
      smallest = filter;
      count = filter.count;
    }
    return smallest;
  }

  /** One term that is a prefix of names: the kind of each posting determines the score, so no row is compared. */
  #collectPrefixTerm(term: TermLookup): Found {
    const { rows, emailRows } = this.#segment.data;
    const { candidates, best } = this.#collector;
    if (!this.#collector.collectAt(best, this.#rowsWithPrefix(term))) return this.#collector.end(false);
    this.#budget.spend(this.#workOfNames(term, prefix));
    this.#further.reserve(rows);
    this.#addNames(this.#further, term, prefix, [wordKind.variant, wordKind.variant]);
    const { starts, items } = emailRows;
    const [start, end] = [starts[term.exact < 0 ? term.first : term.exact + 1]!, starts[term.end]!];
    this.#budget.spend(end - start);
    this.#further.addAll(items, start, end);
    this.#further.removeAll(candidates);
    return this.#collector.end(this.#collector.collectAt(asVariant(best), this.#further));
  }

  /**
   * The rows with a name, code or phone number that starts with the term. The first ones may be found by a scan before all are gathered; a
   * scan to the end adds all of them to the candidates.
   */
  #rowsWithPrefix(term: TermLookup): Rows {
    const { firstRows, codes } = this.#segment.data;
    const { candidates } = this.#collector;
    const { firstNames, lastNames } = term.postingsTo(prefix);
    const addCodes = lazy(() => {
      candidates.addAll(term.phones.part);
      for (const entry of codes.subarray(term.codeFirst, term.codeEnd)) candidates.add(rowOfCode(entry));
    });
    const add = () => {
      addCodes();
      this.#addNames(candidates, term, prefix, [wordKind.whole, wordKind.part]);
    };
    // The rows of a last name are adjacent, so that a scan only finds those of first names early.
    let scattered = 0;
    for (const span of firstNames[prefix]!) scattered += rowsOf(firstRows.starts, span);
    const isWorthScanning = this.#collector.isWorthScanning(scattered, this.#rarestCount);
    const workToAdd = this.#workOfNames(term, prefix) + term.codeEnd - term.codeFirst + term.phones.part.length;
    if (!isWorthScanning && !this.#pass.near.isEverywhere) {
      this.#budget.spend(workToAdd);
      add();
      return candidates;
    }
    const limit = isWorthScanning ? this.#collector.longestScan(scattered) : 0;
    const holding = lazy(() => {
      addCodes();
      return this.#nextHolding(firstNames[prefix]!, lastNames[prefix]!);
    });
    if (limit > 0) {
      const toMark = workOfBits(firstNames[prefix]!) + workOfBits(lastNames[prefix]!);
      this.#budget.spend(toMark + term.codeEnd - term.codeFirst + term.phones.part.length);
    }
    const next: NextRow = (row, end) => holding()(row, end);
    const scan = (visit: (row: number) => boolean) => {
      // Cached rows are charged like those of a scan.
      const scanned = new ScannedRows(this.#budget, limit, workToAdd);
      const isAtEnd = term.rowsWithPrefix.scan(
        (row) => {
          scanned.goTo(row);
          return visit(row);
        },
        (take, from) => {
          for (let row = next(from, limit); row < limit; row = next(row + 1, limit)) if (!take(row)) return false;
          scanned.goTo(limit);
          add();
          const rest = Math.max(from, limit);
          return candidates.scan((row) => row < rest || take(row));
        },
      );
      if (isAtEnd) scanned.goTo(limit);
      return isAtEnd;
    };
    return { has: (row) => next(row, row + 1) === row, scan, maxCount: Number.POSITIVE_INFINITY };
  }

  /** A function that finds the next row that is a candidate, or whose names contain the term as written, in whole or in part. */
  #nextHolding(firstNames: readonly Span[], lastNames: readonly Span[]): NextRow {
    const { bitsets } = this.#pass;
    const { candidates } = this.#collector;
    const { firstName, lastName } = this.#segment.data;
    const { first, last } = bitsets.names;
    bitsets.makeRoom(1);
    const bit = bitsets.bitFor(firstNames, lastNames, wordKind.part);
    return (row, end) => {
      for (let at = row; at < end; at++) {
        if (((first[firstName[at]!]! | last[lastName[at]!]!) & bit) !== 0 || candidates.has(at)) return at;
      }
      return end;
    };
  }

  /** Work units to add the rows of all names that match the term at a tier. */
  #workOfNames(term: TermLookup, tier: number): number {
    const postings = term.postingsTo(tier);
    return (
      postings.namedAt(tier) +
      work.lookup * (lengthOf(postings.firstNames[tier]!) + lengthOf(postings.lastNames[tier]!))
    );
  }

  /** Adds the rows of names that match the term at a tier, with a word of one of these kinds. */
  #addNames(to: RowSet, term: TermLookup, tier: number, kinds: Kinds): void {
    const { firstRows, byName, lastStarts } = this.#segment.data;
    const { firstNames, lastNames } = term.postingsTo(tier);
    eachOfKind(firstNames[tier]!, kinds, (name) =>
      to.addAll(firstRows.items, firstRows.starts[name]!, firstRows.starts[name + 1]!),
    );
    eachOfKind(lastNames[tier]!, kinds, (name) => to.addAll(byName, lastStarts[name]!, lastStarts[name + 1]!));
  }
}

/** Returns the first matching row from `row` on; `end` if there is none before it. */
type NextRow = (row: number, end: number) => number;

/** A range of kinds, from the strongest to the weakest. */
type Kinds = readonly [strongest: WordKind, weakest: WordKind];

function eachOfKind(spans: readonly Span[], [strongest, weakest]: Kinds, visit: (name: number) => void): void {
  for (const { items, start, end } of spans) {
    for (let index = start; index < end; index++) {
      const kind = kindOfPosting(items[index]!);
      if (kind >= strongest && kind <= weakest) visit(documentOf(items[index]!));
    }
  }
}
