import type { RowSet } from '../../columns/row-set.ts';
import type { Segment } from '../../segment/segment.ts';
import type { Conjunction } from '../postings/conjunction.ts';
import { isWorthScanning, longestScan, work } from '../cost/cost-model.ts';
import { bestPossibleScore, type Found, type Pass } from '../planning/search-pass.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import { packScore, proximityLevels, sortKeyOf } from '../scoring/score.ts';
import { TopRows } from './top-rows.ts';
import { BudgetSpent, type WorkBudget } from '../cost/work-budget.ts';

/** Rows in ascending order, with an upper bound for their number if that is known. */
export type Rows = Pick<RowSet, 'has' | 'scan' | 'maxCount'>;

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
  readonly #scoringWork: number;
  readonly #visitWork: number;
  /** The best score that a remaining row can have. */
  #best: number;
  /** Rows with a score in [from, below) are collected. */
  #minScore = 0;
  #maxScore = Number.POSITIVE_INFINITY;
  /** All rows with a lower score than this have been collected, and rows with this score arrive in order. */
  #settledScore: number;
  readonly #found: TopRows;
  #count = 0;
  /** Number of collected rows with the best score or a better one. */
  #atBest = 0;

  constructor(segment: Segment, scorer: RowScorer, pass: Pass) {
    this.#segment = segment;
    this.#scorer = scorer;
    this.#pass = pass;
    this.#budget = pass.bitsets.budget;
    this.#visitWork = 1 + pass.filters.length * work.filter + (pass.near.isEverywhere ? 0 : 2);
    this.#scoringWork = scorer.terms.length * work.comparison;
    this.#best = bestPossibleScore(scorer, pass);
    this.#settledScore = this.#best;
    this.#found = new TopRows(pass.maxRows);
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
    this.#maxScore = score;
    this.takeCandidates();
    if (this.#count >= this.#pass.maxRows) return this.end(false);
    [this.#best, this.#minScore, this.#maxScore] = [score, score, Number.POSITIVE_INFINITY];
    this.#settledScore = score;
    this.#atBest = this.#count;
    return takeRest();
  }

  /** Scores the candidates. Returns whether it visited all of them. */
  takeCandidates(): boolean {
    return this.#nearestFirst(this.candidates, (row, step) => this.#take(row, step));
  }

  /** Scores the candidates if enough of them may have the best score. Returns whether there are enough; otherwise drops them again. */
  takeEnough(): boolean {
    if (this.candidates.maxCount < this.#pass.maxRows) return false;
    const before = this.#count;
    if (!this.takeCandidates()) return true;
    this.#dropSince(before);
    return false;
  }

  /** Calls `take` with the rows of a set, nearest first, until it returns false. Returns whether it visited all of them. */
  #nearestFirst(set: Rows, take: (row: number, step: number) => boolean): boolean {
    const { near } = this.#pass;
    if (near.isEverywhere) return set.scan((row) => take(row, near.everywhere));
    if (set.maxCount <= near.count) {
      this.#budget.spend(set.maxCount * 2);
      const rows: number[] = [];
      set.scan((row) => rows.push(row) > 0);
      const steps = rows.map((row) => near.of(row));
      for (let step = 0; step < proximityLevels; step++) {
        for (let index = 0; index < rows.length; index++) {
          if (steps[index] === step && !take(rows[index]!, step)) return false;
        }
      }
      return true;
    }
    for (let step = 0; step < proximityLevels - 1; step++) {
      const list = near.rowsAt(step) ?? noRows;
      this.#budget.spend(list.length);
      for (let index = 0; index < list.length; index++) {
        const row = list[index]!;
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
    const { tier, usesAttributes, filters, isSeen, maxRows } = this.#pass;
    this.#budget.spend(this.#visitWork);
    if (this.#segment.isRemoved(row)) return true;
    for (const filter of filters) if (!filter.test(row)) return true;
    this.#budget.spend(this.#scoringWork);
    // Checked after charging, so that the work does not depend on whether the row is known.
    if (isSeen?.(row) === true) return true;
    const found = this.#scorer.score(row, tier, usesAttributes);
    if (found === undefined || found.tier !== tier || found.needsAttribute !== usesAttributes) return true;
    const score = packScore(found);
    if (score < this.#minScore || score >= this.#maxScore) return true;
    this.#budget.spend(work.keep);
    this.#found.add(sortKeyOf(score, step), row);
    this.#count++;
    return score !== this.#best || ++this.#atBest < maxRows;
  }

  /**
   * Scans rows in rank order until enough of the expected `matches` matches are found; returns false and drops them if that takes too long.
   * For matches that are scattered: the people of a last name are adjacent.
   */
  scan(matches: number, conjunction: Conjunction): boolean {
    const { near, usesAttributes } = this.#pass;
    const { rows } = this.#segment.data;
    const before = this.#count;
    const end = this.longestScan(matches);
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
        for (let index = 0; index < length; index++) {
          const row = list === undefined ? index : list[index]!;
          if (near.of(row) === step && conjunction.mayMatch(row, usesAttributes) && !this.#take(row, step)) return true;
        }
      }
    }
    this.#dropSince(before);
    return false;
  }

  /** The same along the last names that match a term, for several terms of which the best rows match one in each name. */
  scanByLastName(conjunction: Conjunction): boolean {
    const { near } = this.#pass;
    const before = this.#count;
    const limit = conjunction.rarestCount;
    if (near.isEverywhere) {
      if (conjunction.scanByLastName(limit, (row) => this.#take(row, near.everywhere))) return true;
    } else if (near.count <= limit) {
      this.#budget.spend(near.count * 2);
      for (let step = 0; step < proximityLevels - 1; step++) {
        for (const row of near.rowsAt(step) ?? []) {
          if (conjunction.isNamed(row) && near.of(row) === step && !this.#take(row, step)) return true;
        }
      }
      const last = proximityLevels - 1;
      if (conjunction.scanByLastName(limit, (row) => near.of(row) !== last || this.#take(row, last))) return true;
    }
    this.#dropSince(before);
    return false;
  }

  /** Drops the rows that were collected since `count` was recorded. */
  #dropSince(count: number): void {
    this.#found.dropFrom(sortKeyOf(this.#minScore, 0));
    this.#count = count;
    this.#atBest = count;
  }

  #scanFor(matches: number): Parameters<typeof longestScan>[0] {
    return { maxRows: this.#pass.maxRows, rows: this.#segment.data.rows, matches };
  }

  /** Maximum length of a scan, given the expected number of matches. */
  longestScan(matches: number): number {
    return longestScan(this.#scanFor(matches));
  }

  /** Whether scanning is expected to find enough of `matches` scattered matches sooner than visiting `others` rows. */
  isWorthScanning(matches: number, others: number): boolean {
    const { near } = this.#pass;
    return isWorthScanning(this.#scanFor(matches), near.isEverywhere ? 0 : near.count, others);
  }

  /**
   * Whether enough of `matches` matches are found early near the viewer, or proximity does not matter. Attribute values are seldom evenly
   * distributed: people who search for a town usually are in another one.
   */
  areFoundEarly(matches: number, matchesAt: (row: number) => boolean): boolean {
    const { near, maxRows } = this.#pass;
    if (near.isEverywhere) return true;
    let left = this.longestScan(matches);
    let found = 0;
    this.#budget.spend(Math.min(left, near.count));
    for (let step = 0; step < proximityLevels - 1; step++) {
      for (const row of near.rowsAt(step)?.subarray(0, left) ?? [])
        if (matchesAt(row) && ++found === maxRows) return true;
      left -= Math.min(left, near.rowsAt(step)?.length ?? 0);
    }
    return false;
  }

  /** Collects the passing rows of a set, all with the same score, until there are enough. Returns whether it visited all of them. */
  collectAt(score: number, set: Rows): boolean {
    const { filters, isSeen, maxRows } = this.#pass;
    if (this.#pass.isUnordered === true) return this.#collectAllAt(score, set);
    const lists: number[][] = [];
    this.#settledScore = score;
    try {
      return this.#nearestFirst(set, (row, step) => {
        this.#budget.spend(this.#visitWork);
        if (this.#segment.isRemoved(row) || isSeen?.(row) === true) return true;
        for (const filter of filters) if (!filter.test(row)) return true;
        this.#budget.spend(work.keep);
        (lists[step] ??= []).push(row);
        return ++this.#count < maxRows;
      });
    } finally {
      lists.forEach((rows, step) => this.#found.addAll(sortKeyOf(score, step), rows));
    }
  }

  /** Collects all passing rows of a set. Without sorting, this takes a fraction of the time. */
  #collectAllAt(score: number, set: Rows): boolean {
    const { filters, isSeen } = this.#pass;
    const rows: number[] = [];
    this.#settledScore = score;
    const areAllThere = this.#segment.removedRows === 0 && isSeen === undefined && filters.length === 0;
    const isLengthKnown = Number.isFinite(set.maxCount);
    // Two more units per row, for copying and counting it.
    const perRow = this.#visitWork + 2;
    if (isLengthKnown) this.#budget.spend(set.maxCount * perRow);
    try {
      return set.scan((row) => {
        if (!isLengthKnown) this.#budget.spend(perRow);
        if (!areAllThere) {
          if (this.#segment.isRemoved(row) || isSeen?.(row) === true) return true;
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

  /** The collected rows in order, at most `pass.maxRows`. */
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
    this.#found.dropFrom(sortKeyOf(this.#settledScore + 1, 0));
    const found = this.end(false);
    return { ...found, count: found.rows.length, isTruncated: true };
  }
}
