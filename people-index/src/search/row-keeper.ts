import { RowSet } from '../columns/row-set.ts';
import type { Segment } from '../segment/segment.ts';
import type { NameMasks } from './name-masks.ts';
import { type NearRows, nearSteps } from './nearness.ts';
import type { RowFilter } from './row-filter.ts';
import {
  levelOfOneName,
  levelsPerWholeness,
  levelsPerAttribute,
  levelsPerPenalty,
  levelsPerTier,
  noMatch,
  wholeness,
} from './row-level.ts';
import type { RowMatch } from './row-match.ts';
import type { WordMarks } from './word-marks.ts';
import { BudgetSpent, work, type WorkBudget } from './work-budget.ts';

/** Rows found in one segment in one pass, best first: `order[i]` is level and nearness of `rows[i]` in one number. */
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
  readonly near: NearRows;
  readonly marks: WordMarks;
  /** Rows found earlier, which are left out; absent when none can come twice. */
  readonly isKnown: ((row: number) => boolean) | undefined;
  /** Whether those are all rows of the stronger tiers; not so where one of these is switched off. */
  readonly knowsStronger: boolean;
  /** How many rows are enough. */
  readonly enough: number;
  /** Whether everybody is wanted, in no order. */
  readonly isUnordered?: boolean;
}

/** Rows in their order; at most how many, if that is known. */
export type Rows = Pick<RowSet, 'has' | 'walk' | 'most'>;

/** Up to here candidates are compared one and all; beyond, the best first. */
export const fewCandidates = 2048;
/** To walk a row takes so many times as long as to meet it among the rows of a word. */
const worthWalking = 4;
/** Answers do not lie evenly: the walk in rank order goes on to so many times the length expected. */
const walkMargin = 4;

const noRows = new Uint32Array(0);
/** Kept between searches, and left empty; a search runs from beginning to end without another in between. */
const candidates = new RowSet();

/** Collects the rows of a pass; those whose place is settled when the work budget runs out. */
export function keepRows(segment: Segment, match: RowMatch, pass: Pass, collect: (keeper: RowKeeper) => Found): Found {
  const keeper = new RowKeeper(segment, match, pass);
  try {
    pass.marks.budget.spend(work.pass);
    return collect(keeper);
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    return keeper.endEarly();
  } finally {
    keeper.clear();
  }
}

/** Compares the candidates of a pass, best first as far as that is known, until there is enough. `clear` must follow. */
export class RowKeeper {
  /** Rows that may answer. */
  readonly candidates = candidates;
  readonly #segment: Segment;
  readonly #match: RowMatch;
  readonly #pass: Pass;
  readonly #budget: WorkBudget;
  /** Units to compare a row, and to look at one that is dropped before. */
  readonly #comparison: number;
  readonly #glance: number;
  /** The best level that is still to come. */
  #best: number;
  /** Levels from which on, and below which, rows are kept. */
  #from = 0;
  #below = Number.POSITIVE_INFINITY;
  /** Rows below this level are all there, and those of the level are met in their order. */
  #settled: number;
  /** Rows by their order, ascending in each list. */
  readonly #found = new Map<number, number[]>();
  #count = 0;
  /** Rows at the best level or better ones. */
  #atBest = 0;

  constructor(segment: Segment, match: RowMatch, pass: Pass) {
    this.#segment = segment;
    this.#match = match;
    this.#pass = pass;
    this.#budget = pass.marks.budget;
    this.#glance = 1 + pass.filters.length * work.filter + (pass.near.isEverywhere ? 0 : 2);
    this.#comparison = match.words.length * work.comparison;
    this.#best = bestLevel(match, pass);
    this.#settled = this.#best;
    candidates.reserve(segment.data.rows);
  }

  clear(): void {
    candidates.clear();
  }

  get best(): number {
    return this.#best;
  }

  /** Takes the candidates in two parts: those who alone can be better than a level, then the rest as `takeRest` does it. */
  takeInTwo(level: number, takeRest: () => Found): Found {
    this.#below = level;
    this.takeCandidates();
    if (this.#count >= this.#pass.enough) return this.end(false);
    [this.#best, this.#from, this.#below] = [level, level, Number.POSITIVE_INFINITY];
    this.#settled = level;
    this.#atBest = this.#count;
    return takeRest();
  }

  /** Compares the candidates; whether it went to the end. */
  takeCandidates(): boolean {
    return this.#nearestFirst(candidates, (row, step) => this.#take(row, step));
  }

  /** Compares the candidates where there may be enough of the best level; whether there are. If not, nothing of it is kept. */
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
    if (near.isEverywhere) return set.walk((row) => take(row, near.everywhere));
    if (set.most <= near.count) {
      this.#budget.spend(set.most * 2);
      const steps = Array.from({ length: nearSteps }, (): number[] => []);
      set.walk((row) => steps[near.of(row)]!.push(row) > 0);
      return steps.every((rows, step) => rows.every((row) => take(row, step)));
    }
    for (let step = 0; step < nearSteps - 1; step++) {
      const list = near.rowsAt(step) ?? noRows;
      this.#budget.spend(list.length);
      for (let place = 0; place < list.length; place++) {
        const row = list[place]!;
        if (set.has(row) && near.of(row) === step && !take(row, step)) return false;
      }
    }
    return set.walk((row) => near.of(row) !== nearSteps - 1 || take(row, nearSteps - 1));
  }

  /** Compares a row, keeps it when it answers, and tells whether more are wanted: rows of the best level, met in their order, make all others needless. */
  #take(row: number, near: number): boolean {
    const { tier, usesAttributes, filters, isKnown, enough } = this.#pass;
    this.#budget.spend(this.#glance);
    if (this.#segment.isRemoved(row)) return true;
    for (const filter of filters) if (!filter.test(row)) return true;
    this.#budget.spend(this.#comparison);
    const level = this.#match.level(row, tier, usesAttributes);
    if (level === noMatch || level < this.#from || level >= this.#below) return true;
    if (Math.floor(level / levelsPerTier) !== tier || isAttributeLevel(level) !== usesAttributes) return true;
    if (isKnown?.(row)) return true;
    this.#budget.spend(work.keep);
    const order = level * nearSteps + near;
    const rows = this.#found.get(order);
    if (rows === undefined) this.#found.set(order, [row]);
    else rows.push(row);
    this.#count++;
    return level !== this.#best || ++this.#atBest < enough;
  }

  /**
   * Walks rows in rank order, until there are enough of so many that answer; false when that takes too long, with nothing of it kept. People with one last name lie
   * together, so that this is for what lies scattered.
   */
  walk(answers: number, masks: NameMasks): boolean {
    const { near, usesAttributes } = this.#pass;
    const { rows } = this.#segment.data;
    const before = this.#count;
    const budget = this.budgetOf(answers);
    if (near.isEverywhere) {
      let row = masks.next(0, budget, usesAttributes);
      for (; row < budget; row = masks.next(row + 1, budget, usesAttributes))
        if (!this.#take(row, near.everywhere)) return true;
    } else {
      let left = budget;
      for (let step = 0; step < nearSteps && left > 0; step++) {
        const list = near.rowsAt(step);
        if (list === undefined && step < nearSteps - 1) continue;
        const length = Math.min(list?.length ?? rows, left);
        left -= length;
        this.#budget.spend(length * work.check);
        for (let place = 0; place < length; place++) {
          const row = list === undefined ? place : list[place]!;
          if (near.of(row) === step && masks.mayAnswer(row, usesAttributes) && !this.#take(row, step)) return true;
        }
      }
    }
    this.#forget(before);
    return false;
  }

  /** The same along the last names that hold a word, for several words of which the best rows hold one in each name. */
  walkByLastName(masks: NameMasks): boolean {
    const { near } = this.#pass;
    const before = this.#count;
    const most = masks.fewest;
    if (near.isEverywhere) {
      if (masks.walkByLastName(most, (row) => this.#take(row, near.everywhere))) return true;
    } else if (near.count <= most) {
      this.#budget.spend(near.count * 2);
      for (let step = 0; step < nearSteps - 1; step++) {
        for (const row of near.rowsAt(step) ?? []) {
          if (masks.isNamed(row) && near.of(row) === step && !this.#take(row, step)) return true;
        }
      }
      const last = nearSteps - 1;
      if (masks.walkByLastName(most, (row) => near.of(row) !== last || this.#take(row, last))) return true;
    }
    this.#forget(before);
    return false;
  }

  /** Drops what was kept since there were so many. */
  #forget(count: number): void {
    for (const order of this.#found.keys()) if (order >= this.#from * nearSteps) this.#found.delete(order);
    this.#count = count;
    this.#atBest = count;
  }

  /** How many rows are walked, on average, until there are enough of so many that answer. */
  #steps(answers: number): number {
    return (this.#pass.enough * this.#segment.data.rows) / answers;
  }

  /** How many rows a walk may take for so many that answer. */
  budgetOf(answers: number): number {
    return Math.min(this.#segment.data.rows, Math.ceil(this.#steps(answers) * walkMargin));
  }

  /** Whether enough of so many rows that answer, all over the segment, are met sooner than so many others are gone through. */
  isWorthWalking(answers: number, others: number): boolean {
    const { near, enough } = this.#pass;
    const { rows } = this.#segment.data;
    // Unless there are enough near the searcher, all the rows there are walked first.
    const isNear = near.isEverywhere || (answers * near.count) / rows > enough;
    return (this.#steps(answers) + (isNear ? 0 : near.count)) * worthWalking < others;
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
    for (let step = 0; step < nearSteps - 1; step++) {
      for (const row of near.rowsAt(step)?.subarray(0, left) ?? []) if (answersAt(row) && ++met === enough) return true;
      left -= Math.min(left, near.rowsAt(step)?.length ?? 0);
    }
    return false;
  }

  /** Keeps the rows of a set that pass, all of one level, until there is enough. */
  keepAt(level: number, set: Rows): boolean {
    const { filters, isKnown, enough } = this.#pass;
    if (this.#pass.isUnordered === true) return this.#keepAll(level, set);
    const lists = Array.from({ length: nearSteps }, (): number[] => []);
    this.#settled = level;
    try {
      return this.#nearestFirst(set, (row, step) => {
        this.#budget.spend(this.#glance);
        if (this.#segment.isRemoved(row) || isKnown?.(row) === true) return true;
        for (const filter of filters) if (!filter.test(row)) return true;
        this.#budget.spend(work.keep);
        lists[step]!.push(row);
        return ++this.#count < enough;
      });
    } finally {
      lists.forEach((own, step) => {
        if (own.length > 0) this.#found.set(level * nearSteps + step, own);
      });
    }
  }

  /** Keeps all rows of a set that pass: to put nobody in order takes a fraction of the time. */
  #keepAll(level: number, set: Rows): boolean {
    const { filters, isKnown } = this.#pass;
    const order = level * nearSteps;
    const rows = this.#found.get(order) ?? [];
    this.#found.set(order, rows);
    this.#settled = level;
    const areAllThere = this.#segment.removedRows === 0 && isKnown === undefined && filters.length === 0;
    // Each row is copied and counted as well.
    const perRow = this.#glance + 2;
    const isLengthKnown = Number.isFinite(set.most);
    if (isLengthKnown) this.#budget.spend(set.most * perRow);
    set.walk((row) => {
      if (!isLengthKnown) this.#budget.spend(perRow);
      if (!areAllThere) {
        if (this.#segment.isRemoved(row) || isKnown?.(row) === true) return true;
        for (const filter of filters) if (!filter.test(row)) return true;
      }
      rows.push(row);
      return true;
    });
    this.#count = 0;
    for (const own of this.#found.values()) this.#count += own.length;
    return true;
  }

  /** What was kept, in order, no more than enough. */
  end(isComplete: boolean): Found {
    const { enough, isUnordered } = this.#pass;
    if (isUnordered === true) {
      const [first = [], ...more] = this.#found.values();
      const rows = more.length === 0 ? first : first.concat(...more);
      return { rows, order: [], count: rows.length, isComplete, isTruncated: false };
    }
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
      if (Math.floor(order / nearSteps) > this.#settled) this.#found.delete(order);
    }
    const found = this.end(false);
    return { ...found, count: found.rows.length, isTruncated: true };
  }
}

/** The best level that a row of the pass can have. */
function bestLevel({ words, penalty }: RowMatch, { tier, usesAttributes }: Pass): number {
  const names = words.length - (usesAttributes ? 1 : 0);
  const canBeWhole = tier > 1 || words.some((word) => word.exact >= 0);
  const isOnlyBeginning = tier === 1 && words.length === 1;
  const isNever = names === 0 || !canBeWhole || isOnlyBeginning;
  const whole = isNever ? wholeness.none : tier === 1 ? wholeness.some : wholeness.all;
  return (
    tier * levelsPerTier +
    penalty * levelsPerPenalty +
    (usesAttributes ? levelsPerAttribute : 0) +
    whole * levelsPerWholeness +
    (names > 1 ? 0 : levelOfOneName)
  );
}

function isAttributeLevel(level: number): boolean {
  return (level % levelsPerTier) % levelsPerPenalty >= levelsPerAttribute;
}
