import { RowSet } from '../columns/row-set.ts';
import { rowOfCode } from '../segment/code-book.ts';
import { wordKind } from '../segment/name-words.ts';
import { holderOf, kindOfPosting, type SegmentData } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import { TIERS } from '../types/search-query.ts';
import { NameMasks } from './name-masks.ts';
import { type NearRows, nearSteps } from './nearness.ts';
import type { RowFilter } from './row-filter.ts';
import {
  levelsPerAttribute,
  levelsPerPenalty,
  levelsPerTier,
  levelsPerVariant,
  noMatch,
  type RowMatch,
  wholeness,
} from './row-match.ts';
import type { RowSource, WordLookup } from './word-lookup.ts';
import { eachHolder } from './word-reach.ts';

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

/** Up to here candidates are compared one and all; beyond, those near the searcher first, to end early. */
const fewCandidates = 2048;
/** To walk a row takes so many times as long as to meet it among the rows of a word. */
const worthWalking = 10;
/** Answers do not lie evenly: the walk in rank order goes on to so many times the length expected. */
const walkMargin = 4;

const nothing: Found = { rows: [], order: [], count: 0, isComplete: true };
const [exactTier, prefixTier] = [0, 1] as const;
const slipTier = TIERS.indexOf('slip');

/** All rows of a segment that answer one interpretation in one tier, as far as they are wanted. */
export function collectRows(segment: Segment, match: RowMatch, pass: Pass): Found {
  const { words, floor } = match;
  const { tier, usesAttributes, filters } = pass;
  for (const filter of filters) if (filter.count === 0) return nothing;
  // All that is met now was met before, at a stronger tier.
  const isFree = tier <= prefixTier || tier === floor;
  const newest = tier === exactTier || tier === floor ? exactTier : Math.min(tier, slipTier);
  if (usesAttributes) {
    if (words.every((word) => word.isParticle || word.attributes.list.length === 0)) return nothing;
  } else {
    const reaches = words.map((word) => word.reachTo(tier));
    if (reaches.some((reach) => reach.countTo(tier) === 0)) return nothing;
    if (reaches.every((reach) => reach.countTo(tier) === reach.countTo(newest - 1))) return nothing;
  }
  const masks = new NameMasks(
    segment,
    words,
    words.map(() => tier),
  );
  const collector = new Collector(segment, match, pass, masks, newest);
  try {
    return usesAttributes ? collector.byAttributes(isFree) : collector.byNames();
  } finally {
    masks.release();
    candidates.clear();
    further.clear();
  }
}

/** Sets kept between searches, and left empty; a search runs from beginning to end without another in between. */
const candidates = new RowSet();
const further = new RowSet();

class Collector {
  readonly #segment: Segment;
  readonly #match: RowMatch;
  readonly #pass: Pass;
  readonly #masks: NameMasks;
  /** At least one word is met at this tier or a weaker one. */
  readonly #newest: number;
  /** The best level that is still to come. */
  #best: number;
  /** Levels from which on, and below which, rows are kept. */
  #from = 0;
  #below = Number.POSITIVE_INFINITY;
  /** Rows by their order, ascending in each list. */
  #found = new Map<number, number[]>();
  #count = 0;
  /** Rows at the best level or better ones. */
  #atBest = 0;

  constructor(segment: Segment, match: RowMatch, pass: Pass, masks: NameMasks, newest: number) {
    this.#newest = newest;
    this.#segment = segment;
    this.#match = match;
    this.#pass = pass;
    this.#masks = masks;
    this.#best = bestLevel(match, pass);
    candidates.reserve(segment.data.rows);
    further.reserve(segment.data.rows);
  }

  byNames(): Found {
    const { words, isStrict, floor } = this.#match;
    const { tier } = this.#pass;
    const [only] = words;
    if (!isStrict && floor === 0 && this.#masks.fewest > fewCandidates) {
      if (words.length === 1 && tier === exactTier) return this.#oneExact(only!);
      if (words.length === 1 && tier === prefixTier) return this.#oneBeginning(only!);
      if (tier === prefixTier) return this.#beginnings();
    }
    return this.#gatherAll();
  }

  /** One word that is a name: those of whom it is the whole first or last name, then those of whom it is a part. */
  #oneExact(word: WordLookup): Found {
    const { data } = this.#segment;
    const { firstNames, lastNames } = word.reachTo(exactTier);
    for (const postings of firstNames[exactTier]!) addRowsOfNames(candidates, data, 'first', postings, onlyWhole);
    for (const postings of lastNames[exactTier]!) addRowsOfNames(candidates, data, 'last', postings, onlyWhole);
    return this.#takeRest();
  }

  /** Several beginnings: those one of whose names is such a word as it stands, then the rest. */
  #beginnings(): Found {
    const { words } = this.#match;
    for (const [place, word] of words.entries()) {
      if (word.exact < 0) continue;
      const tiers = words.map((_, other) => (other === place ? exactTier : prefixTier));
      const own = new NameMasks(this.#segment, words, tiers);
      own.gather(exactTier, candidates);
      own.release();
    }
    return this.#takeRest();
  }

  /** Takes the candidates, who are all that can be at a better level than none of their names whole; then, if there is not enough, the others in their order, up to enough. */
  #takeRest(): Found {
    const { tier, enough } = this.#pass;
    const { words, penalty } = this.#match;
    const rest = tier * levelsPerTier + penalty * levelsPerPenalty + wholeness.none * 2 + (words.length > 1 ? 0 : 1);
    this.#below = rest;
    this.#takeCandidates(fewCandidates + 1);
    if (this.#count >= enough) return this.#end(false);
    [this.#best, this.#from, this.#below] = [rest, rest, Number.POSITIVE_INFINITY];
    this.#atBest = this.#count;
    return this.#gatherAll();
  }

  /** Compares a row, keeps it when it answers, and tells whether more are wanted: rows of the best level, met in their order, make all others needless. */
  #take(row: number, near: number): boolean {
    const { tier, usesAttributes, filters, isKnown, enough } = this.#pass;
    if (this.#segment.isRemoved(row)) return true;
    for (const filter of filters) if (!filter.test(row)) return true;
    const level = this.#match.level(row, tier, usesAttributes);
    if (level === noMatch || level < this.#from || level >= this.#below) return true;
    if (Math.floor(level / levelsPerTier) !== tier || isAttributeLevel(level) !== usesAttributes) return true;
    if (isKnown?.(row)) return true;
    const order = level * nearSteps + near;
    const rows = this.#found.get(order);
    if (rows === undefined) this.#found.set(order, [row]);
    else rows.push(row);
    this.#count++;
    return level !== this.#best || ++this.#atBest < enough;
  }

  #gatherAll(): Found {
    const { filters } = this.#pass;
    let count = this.#masks.fewest;
    let smallest: RowFilter | undefined;
    for (const filter of filters) {
      if (filter.count >= count) continue;
      smallest = filter;
      count = filter.count;
    }
    if (smallest === undefined) count = this.#masks.gather(this.#newest, candidates);
    else {
      smallest.visit((row) => {
        if (this.#masks.mayAnswer(row, false)) candidates.add(row);
      });
    }
    return this.#end(this.#takeCandidates(count));
  }

  /** Compares the candidates, of whom there are at most so many; whether it went to the end. */
  #takeCandidates(most: number): boolean {
    const { near } = this.#pass;
    if (near.isEverywhere) return candidates.walk((row) => this.#take(row, 0));
    if (most <= fewCandidates) {
      return candidates.walk((row) => {
        this.#take(row, near.of(row));
        return true;
      });
    }
    for (let step = 0; step < nearSteps - 1; step++) {
      for (const row of near.rowsAt(step) ?? []) {
        if (candidates.has(row) && near.of(row) === step && !this.#take(row, step)) return false;
      }
    }
    return candidates.walk((row) => near.of(row) !== nearSteps - 1 || this.#take(row, nearSteps - 1));
  }

  /**
   * Walks rows in rank order, until there are enough of so many that answer; false when that takes too long, with nothing kept. People with one last name lie
   * together, so that this is for what lies scattered.
   */
  #walk(answers: number): boolean {
    const { near, usesAttributes, enough } = this.#pass;
    const { rows } = this.#segment.data;
    let budget = (walkMargin * enough * rows) / answers;
    const visit = (row: number, step: number) => {
      budget--;
      return !this.#masks.mayAnswer(row, usesAttributes) || this.#take(row, step);
    };
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

  /** Whether enough of so many rows that answer, all over the segment, are met sooner than so many others are gone through. */
  #isWorthWalking(answers: number, others: number): boolean {
    return this.#pass.enough * this.#segment.data.rows * worthWalking < answers * others;
  }

  /** One word that begins names: the kind of each posting tells the level, so no row is compared. */
  #oneBeginning(word: WordLookup): Found {
    const { data } = this.#segment;
    const { firstNames, lastNames } = word.reachTo(prefixTier);
    let scattered = 0;
    eachHolder(firstNames[prefixTier]!, (name) => {
      scattered += data.firstRows.starts[name + 1]! - data.firstRows.starts[name]!;
    });
    if (this.#isWorthWalking(scattered, this.#masks.fewest) && this.#walk(scattered)) return this.#end(false);
    const { starts, items } = data.mailHolders;
    const addNames = (set: RowSet, kinds: readonly [number, number]) => {
      for (const postings of firstNames[prefixTier]!) addRowsOfNames(set, data, 'first', postings, kinds);
      for (const postings of lastNames[prefixTier]!) addRowsOfNames(set, data, 'last', postings, kinds);
    };
    addNames(candidates, [wordKind.whole, wordKind.part]);
    candidates.addAll(word.phoneRows);
    for (const entry of data.codes.subarray(word.codeFirst, word.codeEnd)) candidates.add(rowOfCode(entry));
    if (!this.#keepAt(this.#best, candidates)) return this.#end(false);
    addNames(further, [wordKind.variant, wordKind.variant]);
    further.addAll(items, starts[word.exact < 0 ? word.first : word.exact + 1]!, starts[word.end]!);
    further.remove(candidates);
    return this.#end(this.#keepAt(this.#best + levelsPerVariant, further));
  }

  /** Keeps the rows of a set that pass, all of one level, until there is enough. */
  #keepAt(level: number, set: Pick<RowSet, 'has' | 'walk'>): boolean {
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

  byAttributes(isFree: boolean): Found {
    const { words } = this.#match;
    const { tier } = this.#pass;
    const sources = this.#sourcesWithAttribute(isFree);
    if (sources.length === 0) return nothing;
    let visited = 0;
    for (const { count } of sources) visited += count;
    if (visited > fewCandidates) {
      const isOne = words.length === 1 && tier <= prefixTier;
      if (isOne) return this.#oneAttribute(words[0]!, visited);
      if (this.#isWorthWalking(visited, visited) && this.#walk(visited)) return this.#end(false);
    }
    for (const source of sources) {
      source.visit((row) => {
        if (this.#masks.mayAnswer(row, true)) candidates.add(row);
      });
    }
    return this.#end(this.#takeCandidates(visited));
  }

  /** One word that so many people have in an attribute: all are of one level. */
  #oneAttribute(word: WordLookup, rows: number): Found {
    const { tier } = this.#pass;
    const { rows: all } = this.#segment.data;
    if (this.#isWorthWalking(rows, rows)) {
      const has = (row: number) => word.isInAttributes(row, tier);
      const walk = (visit: (row: number) => boolean) => {
        for (let row = 0; row < all; row++) if (has(row) && !visit(row)) return false;
        return true;
      };
      return this.#end(this.#keepAt(this.#best, { has, walk }));
    }
    word.attributeRows(tier).visit((row) => candidates.add(row));
    return this.#end(this.#keepAt(this.#best, candidates));
  }

  /**
   * Rows that together are all in which some word is met by an attribute: for each such word the smallest of the lists that they are all in. At a weaker tier some other word
   * is met at that very tier.
   */
  #sourcesWithAttribute(isFree: boolean): RowSource[] {
    const { words } = this.#match;
    const { tier, filters } = this.#pass;
    const sources = new Set<RowSource>();
    const add = (ofWord: (word: WordLookup) => RowSource) => {
      let smallest: RowSource | undefined;
      for (const source of [...filters, ...words.map(ofWord)]) {
        if (source.count === 0) return;
        if (smallest === undefined || source.count < smallest.count) smallest = source;
      }
      sources.add(smallest!);
    };
    for (const word of words) {
      if (word.attributes.list.length === 0) continue;
      if (isFree) add((own) => (own === word ? own.attributeRows(tier) : anywhere(own, tier)));
      for (const other of isFree ? [] : words) {
        if (other === word) continue;
        add((own) => {
          if (own === word) return own.attributeRows(tier);
          return own === other ? newNames(own, tier) : anywhere(own, tier);
        });
      }
    }
    return [...sources];
  }

  /** What was kept, in order, no more than enough. */
  #end(isComplete: boolean): Found {
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

const onlyWhole = [wordKind.whole, wordKind.whole] as const;

/** Adds the rows of names in which the word is of one of these kinds. */
function addRowsOfNames(
  to: RowSet,
  { firstRows, byName, lastStarts }: SegmentData,
  field: 'first' | 'last',
  postings: Uint32Array,
  [firstKind, lastKind]: readonly [number, number],
): void {
  const starts = field === 'first' ? firstRows.starts : lastStarts;
  const rows = field === 'first' ? firstRows.items : byName;
  for (let place = 0; place < postings.length; place++) {
    const kind = kindOfPosting(postings[place]!);
    if (kind < firstKind || kind > lastKind) continue;
    const name = holderOf(postings[place]!);
    to.addAll(rows, starts[name]!, starts[name + 1]!);
  }
}

/** Rows that hold a word in a name or an attribute. */
function anywhere(word: WordLookup, tier: number): RowSource {
  const reach = word.reachTo(tier);
  const attributes = word.attributeRows(tier);
  return {
    count: reach.countTo(tier) + attributes.count,
    visit: (visitRow) => {
      reach.visitNamed(0, tier, visitRow);
      reach.visitExtras(0, tier, visitRow);
      attributes.visit(visitRow);
    },
  };
}

/** Rows that hold a word in a name, at that tier and no stronger one; for two slips also those with one. */
function newNames(word: WordLookup, tier: number): RowSource {
  const reach = word.reachTo(tier);
  const first = Math.min(tier, slipTier);
  let count = 0;
  for (let own = first; own <= tier; own++) count += reach.countAt(own);
  const visit = (visitRow: (row: number) => void) => {
    reach.visitNamed(first, tier, visitRow);
    reach.visitExtras(first, tier, visitRow);
  };
  return { count, visit };
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
