import { RowSet } from '../columns/row-set.ts';
import type { Segment } from '../segment/segment.ts';
import type { Conjunction } from './conjunction.ts';
import { type Proximity, proximitySteps } from './proximity.ts';
import type { RowFilter } from './row-filter.ts';
import {
  scoreOfOneName,
  scorePerWholeness,
  scorePerAttribute,
  scorePerPenalty,
  scorePerTier,
  noMatch,
  wholeness,
} from './score.ts';
import type { RowScorer } from './row-scorer.ts';
import type { TermBitsets } from './term-bitsets.ts';
import { BudgetSpent, work, type WorkBudget } from './work-budget.ts';

/** Rows found in one segment in one pass, best first: `order[i]` is score and proximity of `rows[i]` in one number. */
export interface Found {
  readonly rows: readonly number[];
  readonly order: readonly number[];
  /** How many rows were seen to answer; all of them when `isComplete`. */
  readonly count: number;
  readonly isComplete: boolean;
  /** Whether the work budget ran out: the rows are the first ones all the same, but others may follow them. */
  readonly isTruncated: boolean;
}

export interface Pass {
  /** Place of the tier in TIERS; rows of stronger tiers are left out. */
  readonly tier: number;
  /** Whether rows are wanted that need an attribute; only those, or only the others. */
  readonly usesAttributes: boolean;
  readonly filters: readonly RowFilter[];
  readonly near: Proximity;
  readonly bitsets: TermBitsets;
  /** Rows found earlier, which are left out; absent when none can come twice. */
  readonly isKnown: ((row: number) => boolean) | undefined;
  /** Whether those are all rows of the stronger tiers; not so where one of these is switched off. */
  readonly knowsStronger: boolean;
  /** How many rows are enough. */
  readonly enough: number;
}

/** Rows in their order; at most how many, if that is known. */
export type Rows = Pick<RowSet, 'has' | 'scan' | 'most'>;

/** Up to here candidates are compared one and all; beyond, the best first. */
export const fewCandidates = 2048;
/** To scan a row takes so many times as long as to meet it among the rows of a term. */
const worthScanning = 4;
/** Answers do not lie evenly: the scan in rank order goes on to so many times the length expected. */
const scanMargin = 4;

const noRows = new Uint32Array(0);
/** Kept between searches, and left empty; a search runs from beginning to end without another in between. */
const candidates = new RowSet();

/** Collects the rows of a pass; those whose place is settled when the work budget runs out. */
export function collectTopK(segment: Segment, scorer: RowScorer, pass: Pass, collect: (collector: TopKCollector) => Found): Found {
  const collector = new TopKCollector(segment, scorer, pass);
  try {
    pass.bitsets.budget.spend(work.pass);
    return collect(collector);
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    return collector.endEarly();
  } finally {
    collector.clear();
  }
}

/** Compares the candidates of a pass, best first as far as that is known, until there is enough. `clear` must follow. */
export class TopKCollector {
  /** Rows that may answer. */
  readonly candidates = candidates;
  readonly #segment: Segment;
  readonly #scorer: RowScorer;
  readonly #pass: Pass;
  readonly #budget: WorkBudget;
  /** Units to compare a row, and to look at one that is dropped before. */
  readonly #comparison: number;
  readonly #inspection: number;
  /** The best score that is still to come. */
  #best: number;
  /** Levels from which on, and below which, rows are kept. */
  #from = 0;
  #below = Number.POSITIVE_INFINITY;
  /** Rows below this score are all there, and those of the score are met in their order. */
  #settled: number;
  /** Rows by their order, ascending in each list. */
  readonly #found = new Map<number, number[]>();
  #count = 0;
  /** Rows at the best score or better ones. */
  #atBest = 0;

  constructor(segment: Segment, scorer: RowScorer, pass: Pass) {
    this.#segment = segment;
    this.#scorer = scorer;
    this.#pass = pass;
    this.#budget = pass.bitsets.budget;
    this.#inspection = 1 + pass.filters.length * work.filter + (pass.near.isEverywhere ? 0 : 2);
    this.#comparison = scorer.terms.length * work.comparison;
    this.#best = bestPossibleScore(scorer, pass);
    this.#settled = this.#best;
    candidates.reserve(segment.data.rows);
  }

  clear(): void {
    candidates.clear();
  }

  get best(): number {
    return this.#best;
  }

  /** Takes the candidates in two parts: those who alone can be better than a score, then the rest as `takeRest` does it. */
  takeInTwo(score: number, takeRest: () => Found): Found {
    this.#below = score;
    this.takeCandidates();
    if (this.#count >= this.#pass.enough) return this.end(false);
    [this.#best, this.#from, this.#below] = [score, score, Number.POSITIVE_INFINITY];
    this.#settled = score;
    this.#atBest = this.#count;
    return takeRest();
  }

  /** Compares the candidates; whether it went to the end. */
  takeCandidates(): boolean {
    return this.#nearestFirst(candidates, (row, step) => this.#take(row, step));
  }

  /** Compares the candidates where there may be enough of the best score; whether there are. If not, nothing of it is kept. */
  takeEnough(): boolean {
    if (candidates.most < this.#pass.enough) return false;
    const before = this.#count;
    if (!this.takeCandidates()) return true;
    this.#forget(before);
    return false;
  }

  /** Calls `take` with the rows of a set, the nearest first, until it answers false. Whether it went to the end. */
  #nearestFirst(set: Rows, take: (row: number, step: number) => boolean): boolean {
    const { near } = this.#pass;
    if (near.isEverywhere) return set.scan((row) => take(row, near.everywhere));
    if (set.most <= near.count) {
      this.#budget.spend(set.most * 2);
      const steps = Array.from({ length: proximitySteps }, (): number[] => []);
      set.scan((row) => steps[near.of(row)]!.push(row) > 0);
      return steps.every((rows, step) => rows.every((row) => take(row, step)));
    }
    for (let step = 0; step < proximitySteps - 1; step++) {
      const list = near.rowsAt(step) ?? noRows;
      this.#budget.spend(list.length);
      for (let place = 0; place < list.length; place++) {
        const row = list[place]!;
        if (set.has(row) && near.of(row) === step && !take(row, step)) return false;
      }
    }
    return set.scan((row) => near.of(row) !== proximitySteps - 1 || take(row, proximitySteps - 1));
  }

  /** Compares a row, keeps it when it answers, and tells whether more are wanted: rows of the best score, met in their order, make all others needless. */
  #take(row: number, near: number): boolean {
    const { tier, usesAttributes, filters, isKnown, enough } = this.#pass;
    this.#budget.spend(this.#inspection);
    if (this.#segment.isRemoved(row)) return true;
    for (const filter of filters) if (!filter.test(row)) return true;
    this.#budget.spend(this.#comparison);
    const score = this.#scorer.score(row, tier, usesAttributes);
    if (score === noMatch || score < this.#from || score >= this.#below) return true;
    if (Math.floor(score / scorePerTier) !== tier || needsAttribute(score) !== usesAttributes) return true;
    if (isKnown?.(row)) return true;
    this.#budget.spend(work.keep);
    const order = score * proximitySteps + near;
    const rows = this.#found.get(order);
    if (rows === undefined) this.#found.set(order, [row]);
    else rows.push(row);
    this.#count++;
    return score !== this.#best || ++this.#atBest < enough;
  }

  /**
   * Walks rows in rank order, until there are enough of so many that answer; false when that takes too long, with nothing of it kept. People with one last name lie
   * together, so that this is for what lies scattered.
   */
  scan(answers: number, conjunction: Conjunction): boolean {
    const { near, usesAttributes } = this.#pass;
    const { rows } = this.#segment.data;
    const before = this.#count;
    const budget = this.budgetOf(answers);
    if (near.isEverywhere) {
      let row = conjunction.next(0, budget, usesAttributes);
      for (; row < budget; row = conjunction.next(row + 1, budget, usesAttributes))
        if (!this.#take(row, near.everywhere)) return true;
    } else {
      let left = budget;
      for (let step = 0; step < proximitySteps && left > 0; step++) {
        const list = near.rowsAt(step);
        if (list === undefined && step < proximitySteps - 1) continue;
        const length = Math.min(list?.length ?? rows, left);
        left -= length;
        this.#budget.spend(length * work.check);
        for (let place = 0; place < length; place++) {
          const row = list === undefined ? place : list[place]!;
          if (near.of(row) === step && conjunction.mayAnswer(row, usesAttributes) && !this.#take(row, step)) return true;
        }
      }
    }
    this.#forget(before);
    return false;
  }

  /** The same along the last names that hold a term, for several terms of which the best rows hold one in each name. */
  scanByLastName(conjunction: Conjunction): boolean {
    const { near } = this.#pass;
    const before = this.#count;
    const most = conjunction.fewest;
    if (near.isEverywhere) {
      if (conjunction.scanByLastName(most, (row) => this.#take(row, near.everywhere))) return true;
    } else if (near.count <= most) {
      this.#budget.spend(near.count * 2);
      for (let step = 0; step < proximitySteps - 1; step++) {
        for (const row of near.rowsAt(step) ?? []) {
          if (conjunction.isNamed(row) && near.of(row) === step && !this.#take(row, step)) return true;
        }
      }
      const last = proximitySteps - 1;
      if (conjunction.scanByLastName(most, (row) => near.of(row) !== last || this.#take(row, last))) return true;
    }
    this.#forget(before);
    return false;
  }

  /** Drops what was kept since there were so many. */
  #forget(count: number): void {
    for (const order of this.#found.keys()) if (order >= this.#from * proximitySteps) this.#found.delete(order);
    this.#count = count;
    this.#atBest = count;
  }

  /** How many rows are scanned, on average, until there are enough of so many that answer. */
  #steps(answers: number): number {
    return (this.#pass.enough * this.#segment.data.rows) / answers;
  }

  /** How many rows a scan may take for so many that answer. */
  budgetOf(answers: number): number {
    return Math.min(this.#segment.data.rows, Math.ceil(this.#steps(answers) * scanMargin));
  }

  /** Whether enough of so many rows that answer, all over the segment, are met sooner than so many others are gone through. */
  isWorthScanning(answers: number, others: number): boolean {
    const { near, enough } = this.#pass;
    const { rows } = this.#segment.data;
    // Unless there are enough near the searcher, all the rows there are scanned first.
    const isNear = near.isEverywhere || (answers * near.count) / rows > enough;
    return (this.#steps(answers) + (isNear ? 0 : near.count)) * worthScanning < others;
  }

  /**
   * Whether enough of so many rows that answer are soon met near the searcher, or it does not matter where they are. What is in a row's attributes is seldom spread evenly:
   * who looks for a town is in another.
   */
  areSoonMet(answers: number, answersAt: (row: number) => boolean): boolean {
    const { near, enough } = this.#pass;
    if (near.isEverywhere) return true;
    let left = this.budgetOf(answers);
    let met = 0;
    this.#budget.spend(Math.min(left, near.count));
    for (let step = 0; step < proximitySteps - 1; step++) {
      for (const row of near.rowsAt(step)?.subarray(0, left) ?? []) if (answersAt(row) && ++met === enough) return true;
      left -= Math.min(left, near.rowsAt(step)?.length ?? 0);
    }
    return false;
  }

  /** Keeps the rows of a set that pass, all of one score, until there is enough. */
  collectAt(score: number, set: Rows): boolean {
    const { filters, isKnown, enough } = this.#pass;
    const lists = Array.from({ length: proximitySteps }, (): number[] => []);
    this.#settled = score;
    try {
      return this.#nearestFirst(set, (row, step) => {
        this.#budget.spend(this.#inspection);
        if (this.#segment.isRemoved(row) || isKnown?.(row) === true) return true;
        for (const filter of filters) if (!filter.test(row)) return true;
        this.#budget.spend(work.keep);
        lists[step]!.push(row);
        return ++this.#count < enough;
      });
    } finally {
      lists.forEach((own, step) => {
        if (own.length > 0) this.#found.set(score * proximitySteps + step, own);
      });
    }
  }

  /** What was kept, in order, no more than enough. */
  end(isComplete: boolean): Found {
    const { enough } = this.#pass;
    const rows: number[] = [];
    const orders: number[] = [];
    for (const order of [...this.#found.keys()].sort((one, other) => one - other)) {
      for (const row of this.#found.get(order)!) {
        if (rows.length === enough) break;
        rows.push(row);
        orders.push(order);
      }
    }
    return { rows, order: orders, count: this.#count, isComplete, isTruncated: false };
  }

  /** What was kept and has its place, whatever was not compared. */
  endEarly(): Found {
    for (const order of this.#found.keys()) {
      if (Math.floor(order / proximitySteps) > this.#settled) this.#found.delete(order);
    }
    const found = this.end(false);
    return { ...found, count: found.rows.length, isTruncated: true };
  }
}

/** The best score that a row of the pass can have. */
function bestPossibleScore({ terms, penalty }: RowScorer, { tier, usesAttributes }: Pass): number {
  const names = terms.length - (usesAttributes ? 1 : 0);
  const canBeWhole = tier > 1 || terms.some((term) => term.exact >= 0);
  const isOnlyBeginning = tier === 1 && terms.length === 1;
  const isNever = names === 0 || !canBeWhole || isOnlyBeginning;
  const whole = isNever ? wholeness.none : tier === 1 ? wholeness.some : wholeness.all;
  return (
    tier * scorePerTier +
    penalty * scorePerPenalty +
    (usesAttributes ? scorePerAttribute : 0) +
    whole * scorePerWholeness +
    (names > 1 ? 0 : scoreOfOneName)
  );
}

function needsAttribute(score: number): boolean {
  return (score % scorePerTier) % scorePerPenalty >= scorePerAttribute;
}
