import type { Segment } from '../../segment/segment.ts';
import { BudgetSpent, type WorkBudget } from '../cost/work-budget.ts';
import type { ExcludedRows } from '../planning/search-pass.ts';
import { byPenalty, type Interpretation } from '../query/interpretation.ts';
import type { UsedTiers } from '../query/used-tiers.ts';
import type { FoundRow } from '../ranking/found-rows.ts';
import { asChunk, type Chunk, mergeChunks } from '../ranking/result-chunks.ts';
import { collectRows } from './collect-rows.ts';
import type { SegmentContext } from './segment-context.ts';

/** Maximum number of guesses (typos, words left out, other keyboard layouts) in a response. */
export const maxWithGuesses = 5;

interface PassOptions {
  readonly tiers: UsedTiers;
  readonly budget: WorkBudget;
  /** Number of rows up to and including the last one of the page. */
  readonly pageEnd: number;
  /** Whether rows of different segments have to be merged into one order; false when only counting. */
  readonly isOrdered: boolean;
  /** Whether terms may match attributes. */
  readonly hasAttributes: boolean;
  /** Rows to exclude from the passes that use attributes. */
  readonly excluded: ((segment: Segment) => ExcludedRows) | undefined;
}

interface PassOfTier {
  readonly interpretation: Interpretation;
  readonly tier: number;
  readonly usesAttributes: boolean;
  readonly maxRows: number;
}

/** Runs the passes of a text search over all segments, and collects the rows that they find, in the order of the list. */
export class PassRunner {
  readonly contexts: readonly SegmentContext[];
  readonly #options: PassOptions;
  /** The strongest tier that rows of an interpretation may have, if that is not the first one. */
  readonly #floors = new Map<Interpretation, number>();
  readonly #chunks: Chunk[] = [];
  #taken = 0;
  #count = 0;
  #isComplete = true;

  /** @param contexts those of the segments; the largest segment comes last */
  constructor(contexts: readonly SegmentContext[], options: PassOptions) {
    this.contexts = contexts;
    this.#options = options;
  }

  /** Number of rows found so far, including those after the page. */
  get count(): number {
    return this.#count;
  }

  get isFull(): boolean {
    return this.#taken >= this.#options.pageEnd;
  }

  /** Whether `count` is the number of all rows that the passes so far can find. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  get chunks(): readonly Chunk[] {
    return this.#chunks;
  }

  /** Notes that there may be further rows. */
  noteIncomplete(): void {
    this.#isComplete = false;
  }

  page(after: number): FoundRow[] {
    const page: FoundRow[] = [];
    let start = 0;
    for (const { segment, scorer, tier, rows, order } of this.#chunks) {
      for (let index = Math.max(0, after - start); index < rows.length; index++) {
        page.push({ segment, row: rows[index]!, order: order[index]!, tier, scorer });
      }
      start += rows.length;
    }
    return page;
  }

  isTaken({ segment, row }: FoundRow): boolean {
    return this.contexts.some((context) => context.segment === segment && context.seen.has(row));
  }

  /** Adds rows that were found in another way. */
  takeFound(found: readonly FoundRow[]): void {
    this.#count += found.length;
    this.#take(found.slice(0, this.#options.pageEnd - this.#taken).map(asChunk));
  }

  /** Sets the strongest tier that rows of these interpretations may have. */
  setFloor(interpretations: readonly Interpretation[], tier: number): void {
    for (const interpretation of interpretations) this.#floors.set(interpretation, tier);
  }

  /**
   * Runs each interpretation in a tier until the page is full or `limit` rows were found.
   *
   * @param stages the values of `usesAttributes` for the passes
   */
  takeTier(
    interpretations: readonly Interpretation[],
    tier: number,
    stages: readonly boolean[],
    limit = Number.POSITIVE_INFINITY,
  ): void {
    const { tiers, hasAttributes } = this.#options;
    if (!tiers.has(tier)) return;
    let left = limit;
    for (const interpretation of byPenalty(interpretations)) {
      for (const usesAttributes of stages) {
        if (usesAttributes && !hasAttributes) continue;
        if (this.isFull) this.#isComplete = false;
        if (this.isFull || left <= 0) return;
        left -= this.#takePass(interpretation, tier, usesAttributes, left);
      }
    }
  }

  /** Whether the pass of an interpretation in a tier would find anybody. */
  finds(interpretation: Interpretation, tier: number, usesAttributes: boolean): boolean {
    const { tiers, hasAttributes } = this.#options;
    if (!tiers.has(tier) || (usesAttributes && !hasAttributes)) return false;
    return this.contexts.some((context) => {
      const found = this.#collect(context, { interpretation, tier, usesAttributes, maxRows: 1 });
      return found !== undefined && found.count > 0;
    });
  }

  /** The rows of a pass in one segment; undefined if a term has no match there. */
  #collect(context: SegmentContext, { interpretation, tier, usesAttributes, maxRows }: PassOfTier) {
    const { tiers, isOrdered, excluded: excludedOf } = this.#options;
    const scorer = context.scorerOf(interpretation, tier, this.#floors.get(interpretation) ?? 0);
    if (scorer === undefined) return undefined;
    const { segment, filters, near, bitsets, isSeen } = context;
    const found = collectRows(segment, scorer, {
      tier,
      usesAttributes,
      filters,
      near,
      bitsets,
      isSeen,
      excluded: usesAttributes ? excludedOf?.(segment) : undefined,
      sawStronger: tiers.haveAllBefore(tier),
      maxRows,
      isUnordered: !isOrdered && maxRows > maxWithGuesses,
    });
    return { ...found, scorer };
  }

  #takePass(interpretation: Interpretation, tier: number, usesAttributes: boolean, limit: number): number {
    const { pageEnd, isOrdered } = this.#options;
    const maxRows = Math.min(limit, pageEnd - this.#taken);
    const isUnordered = !isOrdered && maxRows > maxWithGuesses;
    let count = 0;
    const found: Chunk[] = [];
    for (const context of this.contexts) {
      const inSegment = this.#collect(context, { interpretation, tier, usesAttributes, maxRows });
      if (inSegment === undefined) continue;
      const { segment, seen } = context;
      const { scorer } = inSegment;
      count += inSegment.count;
      this.#isComplete &&= inSegment.isComplete;
      seen.add(inSegment.rows);
      const chunk = { segment, scorer, tier, rows: inSegment.rows, order: inSegment.order };
      if (inSegment.isTruncated) this.#truncateAt(found, chunk, context, maxRows);
      if (inSegment.rows.length > 0) found.push(chunk);
    }
    this.#take(isUnordered ? found : inOneOrder(found, maxRows));
    const counted = Math.min(count, limit);
    this.#count += counted;
    return counted;
  }

  /**
   * Keeps the certain part of a pass in which the budget ran out: if it ran out in the last segment, the rows up to the last one known of
   * that segment; otherwise nothing.
   */
  #truncateAt(found: readonly Chunk[], last: Chunk, context: SegmentContext, maxRows: number): never {
    if (!this.#options.isOrdered) {
      this.#take([...found, last]);
      throw new BudgetSpent();
    }
    if (context === this.contexts.at(-1) && last.rows.length > 0) {
      const merged = inOneOrder([...found, last], maxRows);
      const end = merged.findLastIndex(({ segment }) => segment === last.segment) + 1;
      this.#take(merged.slice(0, end));
      this.#count = this.#taken;
    }
    throw new BudgetSpent();
  }

  #take(chunks: readonly Chunk[]): void {
    for (const chunk of chunks) {
      this.#chunks.push(chunk);
      this.#taken += chunk.rows.length;
    }
  }
}

function inOneOrder(chunks: readonly Chunk[], maxRows: number): readonly Chunk[] {
  return chunks.length > 1 ? mergeChunks(chunks, maxRows) : chunks;
}
