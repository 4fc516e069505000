import { TIERS } from '../types/search-query.ts';
import { BitSet } from '../columns/bit-set.ts';
import type { Segment } from '../segment/segment.ts';
import { type NearRows, nearSteps } from './nearness.ts';
import type { RowFilter } from './row-filter.ts';
import { wordKind } from '../segment/name-words.ts';
import type { RowSource, WordLookup } from './word-lookup.ts';
import {
  levelsPerAttribute,
  levelsPerPenalty,
  levelsPerTier,
  levelsPerVariant,
  noMatch,
  type RowMatch,
  wholeness,
} from './row-match.ts';

/** Rows found in one segment in one pass, best first: `order[i]` is level and nearness of `rows[i]` in one number. */
export interface Found {
  readonly rows: readonly number[];
  readonly order: readonly number[];
  /** How many rows were seen to answer; all of them when `isComplete`. */
  readonly count: number;
  readonly isComplete: boolean;
}

export interface Pass {
  /** Place of the tier in TIERS; rows of stronger tiers are left out. */
  readonly tier: number;
  /** Whether rows are wanted that need an attribute; only those, or only the others. */
  readonly usesAttributes: boolean;
  readonly filters: readonly RowFilter[];
  readonly near: NearRows;
  /** Rows found earlier, which are left out; absent when none can come twice. */
  readonly isKnown: ((row: number) => boolean) | undefined;
  /** How many rows are enough. */
  readonly enough: number;
}

/** Up to here candidates are gathered and compared one by one; beyond, as a set of bits walked in rank order. */
const fewCandidates = 2048;
/** A source this much larger than the smallest is not worth intersecting. */
const worthIntersecting = 12;
/** Fewer candidates are compared at once. */
const worthLookingUp = 8;
/** Where enough rows are to be met within so many, all rows are walked, up to a few times as far. */
const mostDenseSteps = 1500;
const denseMargin = 4;

/** All rows of a segment that answer one interpretation in one tier, as far as they are wanted. */
export function collectRows(segment: Segment, match: RowMatch, pass: Pass): Found {
  const drives = drivesOf(match, pass);
  if (drives.length === 0) return nothing;
  let candidates = 0;
  for (const { smallest } of drives) candidates += smallest.count;
  const collector = new Collector(segment, match, pass);
  if (candidates <= fewCandidates) return collector.few(drives);
  if (match.words.length === 1 && pass.usesAttributes && pass.tier < 2) return collector.attributes(match.words[0]!);
  const steps = (pass.enough * segment.data.rows) / candidates;
  if (steps < mostDenseSteps && collector.dense(steps * denseMargin)) return collector.found(false);
  const [first] = match.words;
  const isOneBeginning = match.words.length === 1 && pass.tier === 1 && !pass.usesAttributes && match.floor === 0;
  return isOneBeginning && !match.isStrict ? collector.beginnings(first!) : collector.many(drives);
}

const slipTier = TIERS.indexOf('slip');
const nothing: Found = { rows: [], order: [], count: 0, isComplete: true };

/** A way to come by candidates: rows that are in all sources, of which one is the smallest. */
interface Drive {
  readonly sources: readonly RowSource[];
  readonly smallest: RowSource;
}

/**
 * The drives that together meet every row of the pass. At a weaker tier some word is met at that very tier, so there is one drive for each word with such tokens, which are few; likewise for a word
 * met in an attribute.
 */
function drivesOf({ words, floor }: RowMatch, { tier, usesAttributes, filters }: Pass): Drive[] {
  const drives: Drive[] = [];
  const isFree = tier < 2 || tier === floor;
  const add = (special: ReadonlyMap<WordLookup, RowSource>) => {
    for (const source of special.values()) if (source.count === 0) return;
    const sources: RowSource[] = [...filters];
    for (const word of words) {
      const own = special.get(word);
      if (own !== undefined) sources.push(own);
      else if (usesAttributes) sources.push(both(word.names(tier), word.attributeRows(tier)));
      // One slip in one word is all there is at its tier.
      else sources.push(word.names(tier === slipTier && special.size > 0 ? tier - 1 : tier));
    }
    let smallest = sources[0]!;
    for (const source of sources) if (source.count < smallest.count) smallest = source;
    if (smallest.count === 0) return;
    const same = drives.findIndex((drive) => drive.smallest === smallest);
    if (same < 0) drives.push({ sources, smallest });
    // What differs between the two is not needed to meet the rows of both.
    else drives[same] = { sources: [smallest], smallest };
  };
  if (!usesAttributes) {
    if (isFree) add(new Map());
    else for (const word of words) add(new Map([[word, word.newNames(tier)]]));
    return drives;
  }
  if (words.every((word) => word.isParticle)) return drives;
  for (const word of words) {
    if (word.attributes.list.length === 0) continue;
    if (isFree) add(new Map([[word, word.attributeRows(tier)]]));
    else {
      for (const other of words) {
        if (other !== word)
          add(
            new Map([
              [word, word.attributeRows(tier)],
              [other, other.newNames(tier)],
            ]),
          );
      }
    }
  }
  return drives;
}

function both(one: RowSource, other: RowSource): RowSource {
  if (other.count === 0) return one;
  return {
    count: one.count + other.count,
    visit: (visitRow) => {
      one.visit(visitRow);
      other.visit(visitRow);
    },
  };
}

class Collector {
  readonly #segment: Segment;
  readonly #match: RowMatch;
  readonly #pass: Pass;
  readonly #best: number;
  /** Rows by their order, ascending in each list. */
  #found = new Map<number, number[]>();
  #count = 0;
  #atBest = 0;

  constructor(segment: Segment, match: RowMatch, pass: Pass) {
    this.#segment = segment;
    this.#match = match;
    this.#pass = pass;
    this.#best = bestLevel(match, pass);
  }

  /** Compares a row, keeps it when it answers, and tells whether more are wanted: rows of the best level, met in their order, make all others needless. */
  #take(row: number, near: number): boolean {
    const { pass, match } = { pass: this.#pass, match: this.#match };
    if (this.#segment.isRemoved(row)) return true;
    for (const filter of pass.filters) if (!filter.test(row)) return true;
    const level = match.level(row, pass.tier, pass.usesAttributes);
    if (level === noMatch || Math.floor(level / levelsPerTier) !== pass.tier) return true;
    if (isAttributeLevel(level) !== pass.usesAttributes) return true;
    if (pass.isKnown?.(row)) return true;
    const order = level * nearSteps + near;
    const rows = this.#found.get(order);
    if (rows === undefined) this.#found.set(order, [row]);
    else rows.push(row);
    this.#count++;
    return level !== this.#best || ++this.#atBest < pass.enough;
  }

  few(drives: readonly Drive[]): Found {
    const { near } = this.#pass;
    const seen = scratchSet('seen', this.#segment.data.rows);
    const candidates: number[] = [];
    const gather = (row: number) => {
      if (seen.has(row)) return;
      seen.add(row);
      candidates.push(row);
    };
    for (const drive of drives) this.#visitCommon(drive, gather);
    for (const row of candidates) seen.words[row >>> 5] = 0;
    const ordered = Uint32Array.from(candidates).sort();
    if (near.isEverywhere) return this.found(ordered.every((row) => this.#take(row, 0)));
    const steps = ordered.map((row) => near.of(row));
    for (let step = 0; step < nearSteps; step++) {
      for (let place = 0; place < ordered.length; place++) {
        if (steps[place] === step && !this.#take(ordered[place]!, step)) return this.found(false);
      }
    }
    return this.found(true);
  }

  /** Visits the rows of a drive's smallest source that are in the next larger one too, where looking that up is cheaper than comparing the row. */
  #visitCommon({ sources, smallest }: Drive, gather: (row: number) => void): void {
    let second: RowSource | undefined;
    for (const source of sources) {
      if (source !== smallest && (second === undefined || source.count < second.count)) second = source;
    }
    if (second === undefined || smallest.count < worthLookingUp || second.count > smallest.count * worthIntersecting) {
      smallest.visit(gather);
      return;
    }
    const others = scratchSet('common', this.#segment.data.rows);
    second.visit((row) => others.add(row));
    smallest.visit((row) => {
      if (others.has(row)) gather(row);
    });
    second.visit((row) => {
      others.words[row >>> 5] = 0;
    });
  }

  /** Walks all rows in rank order; false when that took too long, with nothing kept. */
  dense(steps: number): boolean {
    const { near } = this.#pass;
    let budget = steps;
    const visit = (row: number, step: number) => {
      budget--;
      return this.#take(row, step);
    };
    const { rows } = this.#segment.data;
    if (near.isEverywhere) {
      for (let row = 0; row < rows && budget > 0; row++) if (!visit(row, 0)) return true;
    } else {
      for (let step = 0; step < nearSteps && budget > 0; step++) {
        const list = near.rowsAt(step);
        if (list === undefined && step < nearSteps - 1) continue;
        const length = list?.length ?? rows;
        for (let place = 0; place < length && budget > 0; place++) {
          const row = list === undefined ? place : list[place]!;
          if (near.of(row) === step && !visit(row, step)) return true;
        }
      }
    }
    this.#found.clear();
    this.#count = 0;
    this.#atBest = 0;
    return false;
  }

  /** For one word that begins names: the kind of each posting tells the level, so no row is compared. */
  beginnings(word: WordLookup): Found {
    const { rows } = this.#segment.data;
    const literal = emptySet('candidates', rows);
    word.visitBeginnings(wordKind.whole, wordKind.part, (row) => literal.add(row));
    word.visitCodes((row) => literal.add(row));
    if (!this.#walkAt(this.#best, literal)) return this.found(false);
    const further = emptySet('other', rows);
    word.visitBeginnings(wordKind.variant, wordKind.email, (row) => {
      if (!literal.has(row)) further.add(row);
    });
    return this.found(this.#walkAt(this.#best + levelsPerVariant, further));
  }

  /** For one word that is met in attributes: all rows are of one level. */
  attributes(word: WordLookup): Found {
    const set = emptySet('candidates', this.#segment.data.rows);
    word.attributeRows(this.#pass.tier).visit((row) => set.add(row));
    return this.found(this.#walkAt(this.#best, set));
  }

  /** Keeps the rows of a set that pass, all of one level, until there is enough. */
  #walkAt(level: number, set: BitSet): boolean {
    const { near, filters, isKnown, enough } = this.#pass;
    const order = level * nearSteps;
    const lists = Array.from({ length: nearSteps }, (): number[] => []);
    const isEverywhere = near.isEverywhere;
    const take = (row: number, step: number) => {
      if (this.#segment.isRemoved(row) || isKnown?.(row) === true) return true;
      for (const filter of filters) if (!filter.test(row)) return true;
      lists[step]!.push(row);
      return ++this.#count < enough;
    };
    let goesOn = true;
    for (let step = 0; step < nearSteps - 1 && goesOn && !isEverywhere; step++) {
      for (const row of near.rowsAt(step) ?? []) {
        if (goesOn && set.has(row) && near.of(row) === step) goesOn = take(row, step);
      }
    }
    if (goesOn && isEverywhere) goesOn = set.walk((row) => take(row, 0));
    else if (goesOn) goesOn = set.walk((row) => near.of(row) !== nearSteps - 1 || take(row, nearSteps - 1));
    lists.forEach((own, step) => {
      if (own.length > 0) this.#found.set(order + step, own);
    });
    return goesOn;
  }

  many(drives: readonly Drive[]): Found {
    const { near } = this.#pass;
    const { rows } = this.#segment.data;
    const candidates = emptySet('candidates', rows);
    for (const { smallest, sources } of drives) {
      const own = drives.length === 1 ? candidates : emptySet('own', rows);
      smallest.visit((row) => own.add(row));
      for (const source of sources) {
        if (source === smallest || smallest.count < fewCandidates || source.count > smallest.count * worthIntersecting)
          continue;
        const other = emptySet('other', rows);
        source.visit((row) => other.add(row));
        own.keep(other);
      }
      if (own !== candidates) candidates.unite(own);
    }
    if (near.isEverywhere) return this.found(candidates.walk((row) => this.#take(row, 0)));
    for (let step = 0; step < nearSteps - 1; step++) {
      for (const row of near.rowsAt(step) ?? []) {
        if (candidates.has(row) && near.of(row) === step && !this.#take(row, step)) return this.found(false);
      }
    }
    return this.found(candidates.walk((row) => near.of(row) !== nearSteps - 1 || this.#take(row, nearSteps - 1)));
  }

  /** What was kept, in order, no more than enough. */
  found(isComplete: boolean): Found {
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
    return { rows, order: orders, count: this.#count, isComplete };
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
    whole * 2 +
    (names > 1 ? 0 : 1)
  );
}

function isAttributeLevel(level: number): boolean {
  return (level % levelsPerTier) % levelsPerPenalty >= levelsPerAttribute;
}

/** Sets kept between searches; a search runs from beginning to end without another in between. `seen` and `common` are always left empty. */
const scratchSets = new Map<Scratch, BitSet>();
type Scratch = 'seen' | 'common' | 'candidates' | 'other' | 'own';

function scratchSet(which: Scratch, rows: number): BitSet {
  let set = scratchSets.get(which);
  if (set === undefined || set.words.length * 32 < rows) {
    set = new BitSet(rows);
    scratchSets.set(which, set);
  }
  return set;
}

function emptySet(which: Scratch, rows: number): BitSet {
  const set = scratchSet(which, rows);
  set.clear();
  return set;
}
