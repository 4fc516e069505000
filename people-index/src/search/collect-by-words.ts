import { RowSet } from '../columns/row-set.ts';
import type { Span } from '../columns/typed-columns.ts';
import { rowOfCode } from '../segment/code-book.ts';
import { wordKind } from '../segment/name-words.ts';
import { holderOf, kindOfPosting, type SegmentData } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import { NameMasks } from './name-masks.ts';
import { rowsOf } from './word-reach.ts';
import type { RowFilter } from './row-filter.ts';
import { type Found, fewCandidates, type Pass, RowKeeper } from './row-keeper.ts';
import {
  levelOfOneName,
  levelsPerPenalty,
  levelsPerTier,
  levelsPerVariant,
  levelsPerWholeness,
  type RowMatch,
  wholeness,
} from './row-match.ts';
import type { WordLookup } from './word-lookup.ts';

const [exactTier, prefixTier] = [0, 1] as const;
/** Kept between searches, and left empty. */
const further = new RowSet();

/** Rows whose names, codes and phone numbers hold all words; at least one of them at the tier `newest` or a weaker one. */
export function collectByWords(segment: Segment, match: RowMatch, pass: Pass, newest: number): Found {
  const masks = new NameMasks(segment, pass.marks, match.words, pass.tier);
  const keeper = new RowKeeper(segment, match, pass);
  try {
    return new WordsPass(segment, match, pass, newest, masks, keeper).run();
  } finally {
    keeper.clear();
    further.clear();
  }
}

class WordsPass {
  readonly #segment: Segment;
  readonly #match: RowMatch;
  readonly #pass: Pass;
  readonly #newest: number;
  readonly #masks: NameMasks;
  readonly #keeper: RowKeeper;

  constructor(segment: Segment, match: RowMatch, pass: Pass, newest: number, masks: NameMasks, keeper: RowKeeper) {
    this.#segment = segment;
    this.#match = match;
    this.#pass = pass;
    this.#newest = newest;
    this.#masks = masks;
    this.#keeper = keeper;
  }

  run(): Found {
    const { words, isStrict, floor } = this.#match;
    const { tier, filters } = this.#pass;
    const [only] = words;
    const isNarrow = filters.some(({ count }) => count <= fewCandidates);
    if (!isStrict && !isNarrow && floor === 0 && this.#masks.fewest > fewCandidates) {
      if (words.length === 1 && tier === exactTier) return this.#oneExact(only!);
      if (words.length === 1 && tier === prefixTier) return this.#oneBeginning(only!);
      if (tier === prefixTier) return this.#beginnings();
    }
    return this.#takeAll();
  }

  #takeAll(): Found {
    return this.#keeper.end(this.#keeper.takeCandidates(this.#gatherAll()));
  }

  /** One word that is a name: those of whom it is the whole first or last name, then those of whom it is a part. */
  #oneExact(word: WordLookup): Found {
    const { data } = this.#segment;
    const { firstNames, lastNames } = word.reachTo(exactTier);
    for (const span of firstNames[exactTier]!)
      addRowsOfNames(this.#keeper.candidates, data, 'first', span, onlyWhole);
    for (const span of lastNames[exactTier]!) addRowsOfNames(this.#keeper.candidates, data, 'last', span, onlyWhole);
    return this.#takeInTwo(this.#masks.fewest);
  }

  /** Several beginnings: those one of whose names is such a word as it stands, then the rest, who may be so many that the best of them are met at once. */
  #beginnings(): Found {
    const most = this.#masks.gatherExact(this.#keeper.candidates);
    return this.#takeInTwo(most, () => {
      if (this.#keeper.walkByLastName(this.#masks)) return this.#keeper.end(false);
      return this.#takeAll();
    });
  }

  /** The candidates, at most so many, alone can have a whole name among those met; then the others in their order. */
  #takeInTwo(most: number, takeRest = () => this.#takeAll()): Found {
    const { words, penalty } = this.#match;
    const rest =
      this.#pass.tier * levelsPerTier +
      penalty * levelsPerPenalty +
      wholeness.none * levelsPerWholeness +
      (words.length > 1 ? 0 : levelOfOneName);
    return this.#keeper.takeInTwo(most, rest, takeRest);
  }

  /** Makes candidates of all who may answer, of whom there are at most so many. */
  #gatherAll(): number {
    const { filters } = this.#pass;
    let count = this.#masks.fewest;
    let smallest: RowFilter | undefined;
    for (const filter of filters) {
      if (filter.count >= count) continue;
      smallest = filter;
      count = filter.count;
    }
    if (smallest === undefined) return this.#masks.gather(this.#newest, this.#keeper.candidates);
    smallest.visit((row) => {
      if (this.#masks.mayAnswer(row, false)) this.#keeper.candidates.add(row);
    });
    return count;
  }

  /** One word that begins names: the kind of each posting tells the level, so no row is compared. */
  #oneBeginning(word: WordLookup): Found {
    const { data } = this.#segment;
    const { candidates, best } = this.#keeper;
    const { firstNames, lastNames } = word.reachTo(prefixTier);
    const { starts, items } = data.mailHolders;
    const addNames = (set: RowSet, kinds: readonly [number, number]) => {
      for (const span of firstNames[prefixTier]!) addRowsOfNames(set, data, 'first', span, kinds);
      for (const span of lastNames[prefixTier]!) addRowsOfNames(set, data, 'last', span, kinds);
    };
    candidates.addAll(word.phones.part);
    for (const entry of data.codes.subarray(word.codeFirst, word.codeEnd)) candidates.add(rowOfCode(entry));
    const addNamed = () => addNames(candidates, [wordKind.whole, wordKind.part]);
    // Last names lie together, so that only first names are met soon.
    let named = 0;
    for (const span of firstNames[prefixTier]!) named += rowsOf(data.firstRows.starts, span);
    const isWalked = this.#keeper.isWorthWalking(named, this.#masks.fewest);
    if (isWalked) {
      const next = this.#nextHolding(firstNames[prefixTier]!, lastNames[prefixTier]!);
      const has = (row: number) => next(row, row + 1) === row;
      const walk = (visit: (row: number) => boolean) => {
        const budget = this.#keeper.budgetOf(named);
        for (let row = next(0, budget); row < budget; row = next(row + 1, budget)) if (!visit(row)) return false;
        if (budget === data.rows) return true;
        // They lie less evenly than thought.
        addNamed();
        return candidates.walk((row) => row < budget || visit(row));
      };
      if (!this.#keeper.keepAt(best, { has, walk })) return this.#keeper.end(false);
    }
    addNamed();
    if (!isWalked && !this.#keeper.keepAt(best, candidates)) return this.#keeper.end(false);
    further.reserve(data.rows);
    addNames(further, [wordKind.variant, wordKind.variant]);
    further.addAll(items, starts[word.exact < 0 ? word.first : word.exact + 1]!, starts[word.end]!);
    further.remove(candidates);
    return this.#keeper.end(this.#keeper.keepAt(best + levelsPerVariant, further));
  }

  /** What finds the first of some rows that is a candidate, or whose names hold the word as it is written, whole or in part. */
  #nextHolding(firstNames: readonly Span[], lastNames: readonly Span[]): (row: number, end: number) => number {
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
}

const onlyWhole = [wordKind.whole, wordKind.whole] as const;

/** Adds the rows of names in which the word is of one of these kinds. */
function addRowsOfNames(
  to: RowSet,
  { firstRows, byName, lastStarts }: SegmentData,
  field: 'first' | 'last',
  { items, start, end }: Span,
  [firstKind, lastKind]: readonly [number, number],
): void {
  const starts = field === 'first' ? firstRows.starts : lastStarts;
  const rows = field === 'first' ? firstRows.items : byName;
  for (let place = start; place < end; place++) {
    const kind = kindOfPosting(items[place]!);
    if (kind < firstKind || kind > lastKind) continue;
    const name = holderOf(items[place]!);
    to.addAll(rows, starts[name]!, starts[name + 1]!);
  }
}
