import type { RowSet } from '../../columns/row-set.ts';
import { lengthOf, type Span } from '../../columns/typed-columns.ts';
import { rowOfCode } from '../../segment/code-dictionary.ts';
import { type WordKind, wordKind } from '../../segment/word-kind.ts';
import { documentOf, kindOfPosting } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../types/tiers.ts';
import { Conjunction } from '../postings/conjunction.ts';
import { work } from '../work/cost-model.ts';
import type { FirstRows } from '../terms/first-rows.ts';
import { once } from '../../columns/lazy.ts';
import type { Found, Pass } from '../planning/search-pass.ts';
import { PostingsIntersection } from '../postings/postings-intersection.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import { asVariant, packBest, wholeness } from '../scoring/score.ts';
import { workOfBits } from '../postings/term-bitsets.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import { rowsOf } from '../terms/term-postings.ts';
import { collectTopK, type Rows, type TopKCollector } from './top-k-collector.ts';
import { ScannedRows, type WorkBudget } from '../work/work-budget.ts';

const { exact, prefix } = tierNumber;

interface ByTerms {
  readonly strategy: 'allTerms' | 'exactTerm' | 'prefixTerm' | 'prefixTerms';
  readonly newest: number;
  readonly fewest: number;
}

/** Rows whose names, codes and phone numbers hold all terms; at least one of them at the tier `newest` or a weaker one. */
export function collectByTerms(segment: Segment, scorer: RowScorer, pass: Pass, plan: ByTerms): Found {
  return collectTopK(segment, scorer, pass, (collector) => {
    try {
      return new TermsPass(segment, scorer, pass, plan, collector).run(plan.strategy);
    } finally {
      segment.workspace.further.clear();
    }
  });
}

/** One class, although long: all ways to collect share the terms, the budget and the sets of rows of a pass. */
class TermsPass {
  readonly #segment: Segment;
  readonly #scorer: RowScorer;
  readonly #pass: Pass;
  readonly #newest: number;
  readonly #collector: TopKCollector;
  readonly #budget: WorkBudget;
  /** At most how many rows the rarest of the terms has. */
  readonly #fewest: number;
  /** A second set of rows, beside the candidates. */
  readonly #further: RowSet;
  // Who looks for one term often needs neither.
  #madeConjunction: Conjunction | undefined;
  #madeIntersection: PostingsIntersection | undefined;

  constructor(segment: Segment, scorer: RowScorer, pass: Pass, plan: ByTerms, collector: TopKCollector) {
    this.#segment = segment;
    this.#scorer = scorer;
    this.#pass = pass;
    this.#newest = plan.newest;
    this.#fewest = plan.fewest;
    this.#collector = collector;
    this.#budget = pass.bitsets.budget;
    this.#further = segment.workspace.further;
  }

  get #conjunction(): Conjunction {
    return (this.#madeConjunction ??= new Conjunction(this.#segment, {
      bitsets: this.#pass.bitsets,
      terms: this.#scorer.terms,
      tier: this.#pass.tier,
      usesAttributes: false,
    }));
  }

  get #intersection(): PostingsIntersection {
    return (this.#madeIntersection ??= new PostingsIntersection(this.#conjunction));
  }

  run(strategy: ByTerms['strategy']): Found {
    const [only] = this.#scorer.terms;
    if (strategy === 'exactTerm') return this.#exactTerm(only!);
    if (strategy === 'prefixTerm') return this.#prefixTerm(only!);
    return strategy === 'prefixTerms' ? this.#prefixTerms() : this.#takeAll();
  }

  #takeAll(): Found {
    this.#gatherAll();
    return this.#collector.end(this.#collector.takeCandidates());
  }

  /**
   * One term that is a name: those of whom it is the whole first or last name, those of whom it is a part or a code, who are all of one score, and those of whom it is
   * another spelling.
   */
  #exactTerm(term: TermLookup): Found {
    const { data } = this.#segment;
    const { candidates } = this.#collector;
    const { emailRows, codes } = data;
    // For each kind in turn; those of parts whether they are gathered or known from an earlier search.
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
        this.#further.remove(candidates);
        return this.#further;
      };
      if (!this.#collector.collectAt(score, this.#firstOf(term.parts, gather))) return this.#collector.end(false);
      this.#budget.spend(candidates.most);
      this.#further.addSet(candidates);
      candidates.clear();
      this.#addNames(candidates, term, exact, [wordKind.variant, wordKind.variant]);
      if (term.exact >= 0) {
        const [start, end] = [emailRows.starts[term.exact]!, emailRows.starts[term.exact + 1]!];
        this.#budget.spend(end - start);
        candidates.addAll(emailRows.items, start, end);
      }
      candidates.remove(this.#further);
      return this.#collector.end(this.#collector.takeCandidates());
    });
  }

  /** The rows of a set; the first of them, if they are kept, before the set is gathered. Who scans to the end has gathered it. */
  #firstOf(kept: FirstRows, gather: () => RowSet): Rows {
    if (!this.#pass.near.isEverywhere) return gather();
    const scan = (visit: (row: number) => boolean) =>
      kept.scan(visit, (take, from) => gather().scan((row) => row < from || take(row)));
    return { has: (row) => this.#further.has(row), scan, most: Number.POSITIVE_INFINITY };
  }

  /**
   * Several beginnings: those one of whose names is such a term as it stands; those who bear them all in their names, who may be so many that the best of them are met at
   * once; then all others too.
   */
  #prefixTerms(): Found {
    const { candidates } = this.#collector;
    this.#intersection.gatherWhole(candidates);
    return this.#collector.takeInTwo(this.#scoreOfParts, () => {
      if (this.#collector.scanByLastName(this.#conjunction)) return this.#collector.end(false);
      if (this.#smallestFilter !== undefined) return this.#takeAll();
      this.#intersection.gatherNamed(this.#newest, candidates);
      if (this.#collector.takeEnough()) return this.#collector.end(false);
      this.#intersection.gatherElsewhere(this.#newest, candidates);
      return this.#collector.end(this.#collector.takeCandidates());
    });
  }

  /** The score of those who bear no name that was typed whole: the candidates of whom it is one come before. */
  get #scoreOfParts(): number {
    const { terms, penalty } = this.#scorer;
    return packBest(this.#pass.tier, { penalty, wholeness: wholeness.none, isOneName: terms.length <= 1 });
  }

  /** Makes candidates of all who may answer. */
  #gatherAll(): void {
    const { candidates } = this.#collector;
    const filter = this.#smallestFilter;
    if (filter === undefined) {
      this.#intersection.gatherNamed(this.#newest, candidates);
      this.#intersection.gatherElsewhere(this.#newest, candidates);
    }
    if (filter !== undefined) this.#budget.spend(filter.count * work.check);
    filter?.visit((row) => {
      if (this.#conjunction.mayAnswer(row, false)) candidates.add(row);
    });
  }

  /** The filter that the fewest rows pass, if those are fewer than the rows of every term. */
  get #smallestFilter(): RowFilter | undefined {
    let count = this.#fewest;
    let smallest: RowFilter | undefined;
    for (const filter of this.#pass.filters) {
      if (filter.count >= count) continue;
      smallest = filter;
      count = filter.count;
    }
    return smallest;
  }

  /** One term that begins names: the kind of each posting tells the score, so no row is compared. */
  #prefixTerm(term: TermLookup): Found {
    const { rows, emailRows } = this.#segment.data;
    const { candidates, best } = this.#collector;
    if (!this.#collector.collectAt(best, this.#withPrefix(term))) return this.#collector.end(false);
    this.#budget.spend(this.#workOfNames(term, prefix));
    this.#further.reserve(rows);
    this.#addNames(this.#further, term, prefix, [wordKind.variant, wordKind.variant]);
    const { starts, items } = emailRows;
    const [start, end] = [starts[term.exact < 0 ? term.first : term.exact + 1]!, starts[term.end]!];
    this.#budget.spend(end - start);
    this.#further.addAll(items, start, end);
    this.#further.remove(candidates);
    return this.#collector.end(this.#collector.collectAt(asVariant(best), this.#further));
  }

  /**
   * Those with a name, a code or a phone number that begins with the term. The first of them are met before all are gathered; who scans to the end has made candidates of
   * all.
   */
  #withPrefix(term: TermLookup): Rows {
    const { firstRows, codes } = this.#segment.data;
    const { candidates } = this.#collector;
    const { firstNames, lastNames } = term.postingsTo(prefix);
    const addCodes = once(() => {
      candidates.addAll(term.phones.part);
      for (const entry of codes.subarray(term.codeFirst, term.codeEnd)) candidates.add(rowOfCode(entry));
    });
    const add = () => {
      addCodes();
      this.#addNames(candidates, term, prefix, [wordKind.whole, wordKind.part]);
    };
    // Last names lie together, so that only first names are met soon.
    let scattered = 0;
    for (const span of firstNames[prefix]!) scattered += rowsOf(firstRows.starts, span);
    const isWorthScanning = this.#collector.isWorthScanning(scattered, this.#fewest);
    const workToAdd = this.#workOfNames(term, prefix) + term.codeEnd - term.codeFirst + term.phones.part.length;
    if (!isWorthScanning && !this.#pass.near.isEverywhere) {
      this.#budget.spend(workToAdd);
      add();
      return candidates;
    }
    const limit = isWorthScanning ? this.#collector.longestScan(scattered) : 0;
    const holding = once(() => {
      addCodes();
      return this.#nextHolding(firstNames[prefix]!, lastNames[prefix]!);
    });
    if (limit > 0) {
      const toMark = workOfBits(firstNames[prefix]!) + workOfBits(lastNames[prefix]!);
      this.#budget.spend(toMark + term.codeEnd - term.codeFirst + term.phones.part.length);
    }
    const next: NextRow = (row, end) => holding()(row, end);
    const scan = (visit: (row: number) => boolean) => {
      // The first of them may be known from an earlier search, and cost as much.
      const scanned = new ScannedRows(this.#budget, limit, workToAdd);
      const isAtEnd = term.begun.scan(
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
    return { has: (row) => next(row, row + 1) === row, scan, most: Number.POSITIVE_INFINITY };
  }

  /** What finds the first of some rows that is a candidate, or whose names hold the term as it is written, whole or in part. */
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

  /** Units to add the rows of all names that hold the term at a tier. */
  #workOfNames(term: TermLookup, tier: number): number {
    const postings = term.postingsTo(tier);
    return (
      postings.namedAt(tier) +
      work.lookup * (lengthOf(postings.firstNames[tier]!) + lengthOf(postings.lastNames[tier]!))
    );
  }

  /** Adds the rows of names that hold the term at a tier, in one of these ways. */
  #addNames(to: RowSet, term: TermLookup, tier: number, kinds: Kinds): void {
    const { firstRows, byName, lastStarts } = this.#segment.data;
    const { firstNames, lastNames } = term.postingsTo(tier);
    eachOfKind(firstNames[tier]!, kinds, (name) =>
      to.addAll(firstRows.items, firstRows.starts[name]!, firstRows.starts[name + 1]!),
    );
    eachOfKind(lastNames[tier]!, kinds, (name) => to.addAll(byName, lastStarts[name]!, lastStarts[name + 1]!));
  }
}

/** The first row from `row` on that is looked for; `end` when there is none before. */
type NextRow = (row: number, end: number) => number;

/** The strongest and the weakest. */
type Kinds = readonly [strongest: WordKind, weakest: WordKind];

function eachOfKind(spans: readonly Span[], [strongest, weakest]: Kinds, visit: (name: number) => void): void {
  for (const { items, start, end } of spans) {
    for (let place = start; place < end; place++) {
      const kind = kindOfPosting(items[place]!);
      if (kind >= strongest && kind <= weakest) visit(documentOf(items[place]!));
    }
  }
}
