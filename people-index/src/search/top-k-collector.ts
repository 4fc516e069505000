import type { RowSet } from '../columns/row-set.ts';
import type { Segment } from '../segment/segment.ts';
import type { Conjunction } from './conjunction.ts';
import { isWorthScanning, longestScan, work } from './cost-model.ts';
import { bestPossibleScore, type Found, type Pass } from './pass.ts';
import type { RowScorer } from './row-scorer.ts';
import { packScore, proximityLevels, sortKeyOf } from './score.ts';
import { TopRows } from './top-rows.ts';
import { BudgetSpent, type WorkBudget } from './work-budget.ts';

/** Rows in ascending order, with an upper bound for their number if that is known. */
export type Rows = Pick<RowSet, 'has' | 'scan' | 'most'>;

const noRows = new Uint32Array(0);

/** Collects the best rows of a pass. If the work budget runs out, returns the rows whose position in the result is certain. */
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

/** Scores the candidates of a pass, in the order of their best possible scores, until there are enough. */
export class TopKCollector {
  /** Rows that may match. */
  readonly candidates: RowSet;
  readonly #segment: Segment;
  readonly #scorer: RowScorer;
  readonly #pass: Pass;
  readonly #budget: WorkBudget;
  /** Work units to score a row, and to visit a row that is rejected before scoring. */
  readonly #comparison: number;
  readonly #inspection: number;
  /** The best score that a remaining row can have. */
  #best: number;
  /** Rows with a score in [from, below) are collected. */
  #from = 0;
  #below = Number.POSITIVE_INFINITY;
  /** All rows with a lower score than this have been collected, and rows with this score arrive in order. */
  #settled: number;
  readonly #found: TopRows;
  #count = 0;
  /** Number of collected rows with the best score or a better one. */
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

  /**
   * Collects in two parts: first the candidates, which alone can be better than `score`; then, if needed, the remaining rows by `takeRest`.
   */
  takeInTwo(score: number, takeRest: () => Found): Found {
    this.#below = score;
    this.takeCandidates();
    if (this.#count >= this.#pass.enough) return this.end(false);
    [this.#best, this.#from, this.#below] = [score, score, Number.POSITIVE_INFINITY];
    this.#settled = score;
    this.#atBest = this.#count;
    return takeRest();
  }

  /** Scores the candidates. Returns whether it visited all of them. */
  takeCandidates(): boolean {
    return this.#nearestFirst(this.candidates, (row, step) => this.#take(row, step));
  }

  /** Scores the candidates if enough of them may have the best score. Returns whether there are enough; otherwise drops them again. */
  takeEnough(): boolean {
    if (this.candidates.most < this.#pass.enough) return false;
    const before = this.#count;
    if (!this.takeCandidates()) return true;
    this.#forget(before);
    return false;
  }

  /** Calls `take` with the rows of a set, nearest first, until it returns false. Returns whether it visited all of them. */
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

  /**
   * Scores a row, collects it if it matches, and returns whether more rows are needed: enough rows of the best score, visited in order,
   * make all others unnecessary.
   */
  #take(row: number, step: number): boolean {
    const { tier, usesAttributes, filters, isKnown, enough } = this.#pass;
    this.#budget.spend(this.#inspection);
    if (this.#segment.isRemoved(row)) return true;
    for (const filter of filters) if (!filter.test(row)) return true;
    this.#budget.spend(this.#comparison);
    // Checked after charging, so that the work does not depend on whether the row is known.
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
   * Scans rows in rank order until enough of the expected `answers` matches are found; returns false and drops them if that takes too long.
   * For matches that are scattered: the people of a last name are adjacent.
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

  /** The same along the last names that match a term, for several terms of which the best rows match one in each name. */
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

  /** Drops the rows that were collected since `count` was recorded. */
  #forget(count: number): void {
    this.#found.dropFrom(sortKeyOf(this.#from, 0));
    this.#count = count;
    this.#atBest = count;
  }

  #scanFor(answers: number): Parameters<typeof longestScan>[0] {
    return { enough: this.#pass.enough, rows: this.#segment.data.rows, answers };
  }

  /** Maximum length of a scan, given the expected number of matches. */
  longestScan(answers: number): number {
    return longestScan(this.#scanFor(answers));
  }

  /** Whether scanning is expected to find enough of `answers` scattered matches sooner than visiting `others` rows. */
  isWorthScanning(answers: number, others: number): boolean {
    const { near } = this.#pass;
    return isWorthScanning(this.#scanFor(answers), near.isEverywhere ? 0 : near.count, others);
  }

  /**
   * Whether enough of `answers` matches are found early near the viewer, or proximity does not matter. Attribute values are seldom evenly
   * distributed: people who search for a town usually are in another one.
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

  /** Collects the passing rows of a set, all with the same score, until there are enough. Returns whether it visited all of them. */
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

  /** Collects all passing rows of a set. Without sorting, this takes a fraction of the time. */
  #collectAllAt(score: number, set: Rows): boolean {
    const { filters, isKnown } = this.#pass;
    const rows: number[] = [];
    this.#settled = score;
    const areAllThere = this.#segment.removedRows === 0 && isKnown === undefined && filters.length === 0;
    const isLengthKnown = Number.isFinite(set.most);
    // Two more units per row, for copying and counting it.
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

  /** The collected rows in order, at most `pass.enough`. */
  end(isComplete: boolean): Found {
    if (this.#pass.isUnordered === true) {
      const all = this.#found.all();
      return { rows: all, order: [], count: all.length, isComplete, isTruncated: false };
    }
    const { rows, keys } = this.#found.sorted();
    return { rows, order: keys, count: this.#count, isComplete, isTruncated: false };
  }

  /** The collected rows whose position is certain, whatever was not scored. */
  endEarly(): Found {
    this.#found.dropFrom(sortKeyOf(this.#settled + 1, 0));
    const found = this.end(false);
    return { ...found, count: found.rows.length, isTruncated: true };
  }
}
