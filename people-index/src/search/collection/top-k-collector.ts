import type { RowSet } from '../../columns/row-set.ts';
import type { Segment } from '../../segment/segment.ts';
import type { Conjunction } from '../postings/conjunction.ts';
import { isWorthScanning, longestScan, work } from '../work/cost-model.ts';
import { bestPossibleScore, type Found, type Pass } from '../planning/search-pass.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import { packScore, proximityLevels, sortKeyOf } from '../scoring/score.ts';
import { TopRows } from './top-rows.ts';
import { BudgetSpent, type WorkBudget } from '../work/work-budget.ts';

/** Rows in their order; at most how many, if that is known. */
export type Rows = Pick<RowSet, 'has' | 'scan' | 'most'>;

const noRows = new Uint32Array(0);

/** Collects the best rows of a pass; those whose place is settled when the work budget runs out. */
export function collectTopK(
  segment: Segment,
  scorer: RowScorer,
  pass: Pass,
  collect: (collector: TopKCollector) => Found,
): Found {
  const collector = new TopKCollector(segment, scorer, pass);
  try {
    pass.bitsets.budget.spend(work.pass);
    return collect(collector);
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    return collector.endEarly();
  } finally {
    collector.candidates.clear();
  }
}

/** Scores the candidates of a pass, the best first as far as that is known, until there is enough. */
export class TopKCollector {
  /** Rows that may answer. */
  readonly candidates: RowSet;
  readonly #segment: Segment;
  readonly #scorer: RowScorer;
  readonly #pass: Pass;
  readonly #budget: WorkBudget;
  /** Units to score a row, and to look at one that is dropped before. */
  readonly #comparison: number;
  readonly #inspection: number;
  /** The best score that is still to come. */
  #best: number;
  /** Scores from which on, and below which, rows are kept. */
  #from = 0;
  #below = Number.POSITIVE_INFINITY;
  /** Rows below this score are all there, and those of the score are met in their order. */
  #settled: number;
  readonly #found: TopRows;
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
    this.#found = new TopRows(pass.enough);
    this.candidates = segment.workspace.candidates;
    this.candidates.reserve(segment.data.rows);
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

  /** Scores the candidates; whether it went to the end. */
  takeCandidates(): boolean {
    return this.#nearestFirst(this.candidates, (row, step) => this.#take(row, step));
  }

  /** Scores the candidates where there may be enough of the best score; whether there are. If not, nothing of it is kept. */
  takeEnough(): boolean {
    if (this.candidates.most < this.#pass.enough) return false;
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
      const rows: number[] = [];
      set.scan((row) => rows.push(row) > 0);
      const steps = rows.map((row) => near.of(row));
      for (let step = 0; step < proximityLevels; step++) {
        for (let place = 0; place < rows.length; place++) {
          if (steps[place] === step && !take(rows[place]!, step)) return false;
        }
      }
      return true;
    }
    for (let step = 0; step < proximityLevels - 1; step++) {
      const list = near.rowsAt(step) ?? noRows;
      this.#budget.spend(list.length);
      for (let place = 0; place < list.length; place++) {
        const row = list[place]!;
        if (set.has(row) && near.of(row) === step && !take(row, step)) return false;
      }
    }
    return set.scan((row) => near.of(row) !== proximityLevels - 1 || take(row, proximityLevels - 1));
  }

  /** Scores a row, keeps it when it answers, and tells whether more are wanted: rows of the best score, met in their order, make all others needless. */
  #take(row: number, step: number): boolean {
    const { tier, usesAttributes, filters, isKnown, enough } = this.#pass;
    this.#budget.spend(this.#inspection);
    if (this.#segment.isRemoved(row)) return true;
    for (const filter of filters) if (!filter.test(row)) return true;
    this.#budget.spend(this.#comparison);
    // Charged all the same, so that the work does not depend on the order of two conditions.
    if (isKnown?.(row) === true) return true;
    const found = this.#scorer.score(row, tier, usesAttributes);
    if (found === undefined || found.tier !== tier || found.needsAttribute !== usesAttributes) return true;
    const score = packScore(found);
    if (score < this.#from || score >= this.#below) return true;
    this.#budget.spend(work.keep);
    this.#found.add(sortKeyOf(score, step), row);
    this.#count++;
    return score !== this.#best || ++this.#atBest < enough;
  }

  /**
   * Scans rows in rank order, until there are enough of so many that answer; false when that takes too long, with nothing of it kept. People with one last name lie
   * together, so that this is for what lies scattered.
   */
  scan(answers: number, conjunction: Conjunction): boolean {
    const { near, usesAttributes } = this.#pass;
    const { rows } = this.#segment.data;
    const before = this.#count;
    const end = this.longestScan(answers);
    if (near.isEverywhere) {
      let row = conjunction.next(0, end, usesAttributes);
      for (; row < end; row = conjunction.next(row + 1, end, usesAttributes))
        if (!this.#take(row, near.everywhere)) return true;
    } else {
      let left = end;
      for (let step = 0; step < proximityLevels && left > 0; step++) {
        const list = near.rowsAt(step);
        if (list === undefined && step < proximityLevels - 1) continue;
        const length = Math.min(list?.length ?? rows, left);
        left -= length;
        this.#budget.spend(length * work.check);
        for (let place = 0; place < length; place++) {
          const row = list === undefined ? place : list[place]!;
          if (near.of(row) === step && conjunction.mayAnswer(row, usesAttributes) && !this.#take(row, step))
            return true;
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
      for (let step = 0; step < proximityLevels - 1; step++) {
        for (const row of near.rowsAt(step) ?? []) {
          if (conjunction.isNamed(row) && near.of(row) === step && !this.#take(row, step)) return true;
        }
      }
      const last = proximityLevels - 1;
      if (conjunction.scanByLastName(most, (row) => near.of(row) !== last || this.#take(row, last))) return true;
    }
    this.#forget(before);
    return false;
  }

  /** Drops what was kept since there were so many. */
  #forget(count: number): void {
    this.#found.dropFrom(sortKeyOf(this.#from, 0));
    this.#count = count;
    this.#atBest = count;
  }

  #scanFor(answers: number): Parameters<typeof longestScan>[0] {
    return { enough: this.#pass.enough, rows: this.#segment.data.rows, answers };
  }

  /** How many rows a scan may take for so many that answer. */
  longestScan(answers: number): number {
    return longestScan(this.#scanFor(answers));
  }

  /** Whether enough of so many rows that answer, all over the segment, are met sooner than so many others are gone through. */
  isWorthScanning(answers: number, others: number): boolean {
    const { near } = this.#pass;
    return isWorthScanning(this.#scanFor(answers), near.isEverywhere ? 0 : near.count, others);
  }

  /**
   * Whether enough of so many rows that answer are soon met near the searcher, or it does not matter where they are. What is in a row's attributes is seldom spread evenly:
   * who looks for a town is in another.
   */
  areSoonMet(answers: number, answersAt: (row: number) => boolean): boolean {
    const { near, enough } = this.#pass;
    if (near.isEverywhere) return true;
    let left = this.longestScan(answers);
    let met = 0;
    this.#budget.spend(Math.min(left, near.count));
    for (let step = 0; step < proximityLevels - 1; step++) {
      for (const row of near.rowsAt(step)?.subarray(0, left) ?? []) if (answersAt(row) && ++met === enough) return true;
      left -= Math.min(left, near.rowsAt(step)?.length ?? 0);
    }
    return false;
  }

  /** Keeps the rows of a set that pass, all of one score, until there is enough. */
  collectAt(score: number, set: Rows): boolean {
    const { filters, isKnown, enough } = this.#pass;
    if (this.#pass.isUnordered === true) return this.#collectAllAt(score, set);
    const lists: number[][] = [];
    this.#settled = score;
    try {
      return this.#nearestFirst(set, (row, step) => {
        this.#budget.spend(this.#inspection);
        if (this.#segment.isRemoved(row) || isKnown?.(row) === true) return true;
        for (const filter of filters) if (!filter.test(row)) return true;
        this.#budget.spend(work.keep);
        (lists[step] ??= []).push(row);
        return ++this.#count < enough;
      });
    } finally {
      lists.forEach((own, step) => this.#found.addAll(sortKeyOf(score, step), own));
    }
  }

  /** Keeps all rows of a set that pass: to put nobody in order takes a fraction of the time. */
  #collectAllAt(score: number, set: Rows): boolean {
    const { filters, isKnown } = this.#pass;
    const rows: number[] = [];
    this.#settled = score;
    const areAllThere = this.#segment.removedRows === 0 && isKnown === undefined && filters.length === 0;
    const isLengthKnown = Number.isFinite(set.most);
    // Each row is copied and counted as well.
    const perRow = this.#inspection + 2;
    if (isLengthKnown) this.#budget.spend(set.most * perRow);
    try {
      return set.scan((row) => {
        if (!isLengthKnown) this.#budget.spend(perRow);
        if (!areAllThere) {
          if (this.#segment.isRemoved(row) || isKnown?.(row) === true) return true;
          for (const filter of filters) if (!filter.test(row)) return true;
        }
        rows.push(row);
        return true;
      });
    } finally {
      this.#found.addAll(sortKeyOf(score, 0), rows);
      this.#count += rows.length;
    }
  }

  /** What was kept, in order, no more than enough. */
  end(isComplete: boolean): Found {
    if (this.#pass.isUnordered === true) {
      const all = this.#found.all();
      return { rows: all, order: [], count: all.length, isComplete, isTruncated: false };
    }
    const { rows, keys } = this.#found.sorted();
    return { rows, order: keys, count: this.#count, isComplete, isTruncated: false };
  }

  /** What was kept and has its place, whatever was not scored. */
  endEarly(): Found {
    this.#found.dropFrom(sortKeyOf(this.#settled + 1, 0));
    const found = this.end(false);
    return { ...found, count: found.rows.length, isTruncated: true };
  }
}
