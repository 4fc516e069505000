import { RowSet } from '../columns/row-set.ts';
import { lengthOf, type Span } from '../columns/typed-columns.ts';
import { rowOfCode } from '../segment/code-book.ts';
import { type WordKind, wordKind } from '../segment/name-words.ts';
import { holderOf, kindOfPosting } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import { once } from './once.ts';
import { NameGatherer } from './name-gatherer.ts';
import { NameMasks } from './name-masks.ts';
import { fewestRows, rowsOf } from './word-reach.ts';
import type { FirstRows } from './first-rows.ts';
import type { RowFilter } from './row-filter.ts';
import { type Found, fewCandidates, keepRows, type Pass, type RowKeeper, type Rows } from './row-keeper.ts';
import {
  levelOfOneName,
  levelsPerPenalty,
  levelsPerTier,
  levelsPerVariant,
  levelsPerWholeness,
  wholeness,
} from './row-level.ts';
import type { RowMatch } from './row-match.ts';
import type { WordLookup } from './word-lookup.ts';
import { workOfMarks } from './word-marks.ts';
import { WalkedRows, work, type WorkBudget } from './work-budget.ts';

const [exactTier, prefixTier] = [0, 1] as const;
/** Up to here the rows of one word, and of the rarest of several, are compared one and all. */
const fewOfOneWord = 64;
const fewOfSeveral = 512;
/** Kept between searches, and left empty. */
const further = new RowSet();

/** Rows whose names, codes and phone numbers hold all words; at least one of them at the tier `newest` or a weaker one. */
export function collectByWords(segment: Segment, match: RowMatch, pass: Pass, newest: number): Found {
  return keepRows(segment, match, pass, (keeper) => {
    try {
      return new WordsPass(segment, match, pass, newest, keeper).run();
    } finally {
      further.clear();
    }
  });
}

class WordsPass {
  readonly #segment: Segment;
  readonly #match: RowMatch;
  readonly #pass: Pass;
  readonly #newest: number;
  readonly #keeper: RowKeeper;
  readonly #budget: WorkBudget;
  /** At most how many rows the rarest of the words has. */
  readonly #fewest: number;
  // Who looks for one word often needs no masks.
  readonly #masks: () => NameMasks;
  readonly #gatherer: () => NameGatherer;

  constructor(segment: Segment, match: RowMatch, pass: Pass, newest: number, keeper: RowKeeper) {
    const { words } = match;
    const { tier, marks } = pass;
    this.#segment = segment;
    this.#match = match;
    this.#pass = pass;
    this.#newest = newest;
    this.#keeper = keeper;
    this.#budget = marks.budget;
    this.#fewest = fewestRows(
      words.map((word) => word.reachTo(tier)),
      tier,
    );
    this.#masks = once(() => new NameMasks(segment, { marks, words, tier, usesAttributes: false }));
    this.#gatherer = once(() => new NameGatherer(this.#masks()));
  }

  run(): Found {
    const { words, isStrict, floor } = this.#match;
    const { tier, filters, knowsStronger } = this.#pass;
    const [only] = words;
    const isNarrow = filters.some(({ count }) => count <= fewCandidates);
    const few = words.length === 1 ? fewOfOneWord : fewOfSeveral;
    if (!isStrict && !isNarrow && floor === 0 && this.#fewest > few) {
      if (words.length === 1 && tier === exactTier) return this.#oneExact(only!);
      if (words.length === 1 && tier === prefixTier && knowsStronger) return this.#oneBeginning(only!);
      if (words.length > 1 && tier === prefixTier) return this.#beginnings();
    }
    return this.#takeAll();
  }

  #takeAll(): Found {
    this.#gatherAll();
    return this.#keeper.end(this.#keeper.takeCandidates());
  }

  /**
   * One word that is a name: those of whom it is the whole first or last name, those of whom it is a part or a code, who are all of one level, and those of whom it is
   * another spelling.
   */
  #oneExact(word: WordLookup): Found {
    const { data } = this.#segment;
    const { candidates } = this.#keeper;
    const { mailHolders, codes } = data;
    // For each kind in turn; those of parts whether they are gathered or known from an earlier search.
    this.#budget.spend(
      3 * this.#workOfNames(word, exactTier) + word.codeExactEnd - word.codeFirst + word.phones.whole.length,
    );
    this.#addNames(candidates, word, exactTier, [wordKind.whole, wordKind.whole]);
    const level = this.#levelOfParts;
    return this.#keeper.takeInTwo(level, () => {
      const gather = () => {
        further.reserve(data.rows);
        this.#addNames(further, word, exactTier, [wordKind.part, wordKind.part]);
        for (const entry of codes.subarray(word.codeFirst, word.codeExactEnd)) further.add(rowOfCode(entry));
        further.addAll(word.phones.whole);
        further.remove(candidates);
        return further;
      };
      if (!this.#keeper.keepAt(level, this.#firstOf(word.parts, gather))) return this.#keeper.end(false);
      this.#budget.spend(candidates.most);
      further.addSet(candidates);
      candidates.clear();
      this.#addNames(candidates, word, exactTier, [wordKind.variant, wordKind.variant]);
      if (word.exact >= 0) {
        const [start, end] = [mailHolders.starts[word.exact]!, mailHolders.starts[word.exact + 1]!];
        this.#budget.spend(end - start);
        candidates.addAll(mailHolders.items, start, end);
      }
      candidates.remove(further);
      return this.#keeper.end(this.#keeper.takeCandidates());
    });
  }

  /** The rows of a set; the first of them, if they are kept, before the set is gathered. Who walks to the end has gathered it. */
  #firstOf(kept: FirstRows, gather: () => RowSet): Rows {
    if (!this.#pass.near.isEverywhere) return gather();
    const walk = (visit: (row: number) => boolean) =>
      kept.walk(visit, (take, from) => gather().walk((row) => row < from || take(row)));
    return { has: (row) => further.has(row), walk, most: Number.POSITIVE_INFINITY };
  }

  /**
   * Several beginnings: those one of whose names is such a word as it stands; those who bear them all in their names, who may be so many that the best of them are met at
   * once; then all others too.
   */
  #beginnings(): Found {
    const { candidates } = this.#keeper;
    this.#gatherer().gatherWhole(candidates);
    return this.#keeper.takeInTwo(this.#levelOfParts, () => {
      if (this.#keeper.walkByLastName(this.#masks())) return this.#keeper.end(false);
      if (this.#smallestFilter !== undefined) return this.#takeAll();
      this.#gatherer().gatherNamed(this.#newest, candidates);
      if (this.#keeper.takeEnough()) return this.#keeper.end(false);
      this.#gatherer().gatherElsewhere(this.#newest, candidates);
      return this.#keeper.end(this.#keeper.takeCandidates());
    });
  }

  /** The level of those who bear no name that was typed whole: the candidates of whom it is one come before. */
  get #levelOfParts(): number {
    const { words, penalty } = this.#match;
    return (
      this.#pass.tier * levelsPerTier +
      penalty * levelsPerPenalty +
      wholeness.none * levelsPerWholeness +
      (words.length > 1 ? 0 : levelOfOneName)
    );
  }

  /** Makes candidates of all who may answer. */
  #gatherAll(): void {
    const { candidates } = this.#keeper;
    const filter = this.#smallestFilter;
    if (filter === undefined) {
      this.#gatherer().gatherNamed(this.#newest, candidates);
      this.#gatherer().gatherElsewhere(this.#newest, candidates);
    }
    if (filter !== undefined) this.#budget.spend(filter.count * work.check);
    filter?.visit((row) => {
      if (this.#masks().mayAnswer(row, false)) candidates.add(row);
    });
  }

  /** The filter that the fewest rows pass, if those are fewer than the rows of every word. */
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

  /** One word that begins names: the kind of each posting tells the level, so no row is compared. */
  #oneBeginning(word: WordLookup): Found {
    const { rows, mailHolders } = this.#segment.data;
    const { candidates, best } = this.#keeper;
    if (!this.#keeper.keepAt(best, this.#begunWith(word))) return this.#keeper.end(false);
    this.#budget.spend(this.#workOfNames(word, prefixTier));
    further.reserve(rows);
    this.#addNames(further, word, prefixTier, [wordKind.variant, wordKind.variant]);
    const { starts, items } = mailHolders;
    const [start, end] = [starts[word.exact < 0 ? word.first : word.exact + 1]!, starts[word.end]!];
    this.#budget.spend(end - start);
    further.addAll(items, start, end);
    further.remove(candidates);
    return this.#keeper.end(this.#keeper.keepAt(best + levelsPerVariant, further));
  }

  /**
   * Those with a name, a code or a phone number that begins with the word. The first of them are met before all are gathered; who walks to the end has made candidates of
   * all.
   */
  #begunWith(word: WordLookup): Rows {
    const { firstRows, codes } = this.#segment.data;
    const { candidates } = this.#keeper;
    const { firstNames, lastNames } = word.reachTo(prefixTier);
    const addCodes = once(() => {
      candidates.addAll(word.phones.part);
      for (const entry of codes.subarray(word.codeFirst, word.codeEnd)) candidates.add(rowOfCode(entry));
    });
    const add = () => {
      addCodes();
      this.#addNames(candidates, word, prefixTier, [wordKind.whole, wordKind.part]);
    };
    // Last names lie together, so that only first names are met soon.
    let scattered = 0;
    for (const span of firstNames[prefixTier]!) scattered += rowsOf(firstRows.starts, span);
    const isWorthWalking = this.#keeper.isWorthWalking(scattered, this.#fewest);
    const workToAdd = this.#workOfNames(word, prefixTier) + word.codeEnd - word.codeFirst + word.phones.part.length;
    if (!isWorthWalking && !this.#pass.near.isEverywhere) {
      this.#budget.spend(workToAdd);
      add();
      return candidates;
    }
    const limit = isWorthWalking ? this.#keeper.budgetOf(scattered) : 0;
    const holding = once(() => {
      addCodes();
      return this.#nextHolding(firstNames[prefixTier]!, lastNames[prefixTier]!);
    });
    if (limit > 0) {
      const toMark = workOfMarks(firstNames[prefixTier]!) + workOfMarks(lastNames[prefixTier]!);
      this.#budget.spend(toMark + word.codeEnd - word.codeFirst + word.phones.part.length);
    }
    const next: NextRow = (row, end) => holding()(row, end);
    const walk = (visit: (row: number) => boolean) => {
      // The first of them may be known from an earlier search, and cost as much.
      const walked = new WalkedRows(this.#budget, limit, workToAdd);
      const isAtEnd = word.begun.walk(
        (row) => {
          walked.goTo(row);
          return visit(row);
        },
        (take, from) => {
          for (let row = next(from, limit); row < limit; row = next(row + 1, limit)) if (!take(row)) return false;
          walked.goTo(limit);
          add();
          const rest = Math.max(from, limit);
          return candidates.walk((row) => row < rest || take(row));
        },
      );
      if (isAtEnd) walked.goTo(limit);
      return isAtEnd;
    };
    return { has: (row) => next(row, row + 1) === row, walk, most: Number.POSITIVE_INFINITY };
  }

  /** What finds the first of some rows that is a candidate, or whose names hold the word as it is written, whole or in part. */
  #nextHolding(firstNames: readonly Span[], lastNames: readonly Span[]): NextRow {
    const { marks } = this.#pass;
    const { candidates } = this.#keeper;
    const { firstName, lastName } = this.#segment.data;
    const { first, last } = marks.names;
    marks.makeRoom(1);
    const bit = marks.bitFor(firstNames, lastNames, wordKind.part);
    return (row, end) => {
      for (let at = row; at < end; at++) {
        if (((first[firstName[at]!]! | last[lastName[at]!]!) & bit) !== 0 || candidates.has(at)) return at;
      }
      return end;
    };
  }

  /** Units to add the rows of all names that hold the word at a tier. */
  #workOfNames(word: WordLookup, tier: number): number {
    const reach = word.reachTo(tier);
    return reach.namedAt(tier) + work.lookup * (lengthOf(reach.firstNames[tier]!) + lengthOf(reach.lastNames[tier]!));
  }

  /** Adds the rows of names that hold the word at a tier, in one of these ways. */
  #addNames(to: RowSet, word: WordLookup, tier: number, kinds: Kinds): void {
    const { firstRows, byName, lastStarts } = this.#segment.data;
    const { firstNames, lastNames } = word.reachTo(tier);
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
      if (kind >= strongest && kind <= weakest) visit(holderOf(items[place]!));
    }
  }
}
