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
  readonly isUnordered: boolean;
}

/** Runs the passes of a text search over all segments, and collects the rows that they find, in the order of the list. */
export class PassRunner {
  readonly contexts: readonly SegmentContext[];
  readonly #options: PassOptions;
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

  hasTier(tier: number): boolean {
    return this.#chunks.some((chunk) => chunk.tier === tier);
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
    const { tiers, hasAttributes, pageEnd, isOrdered } = this.#options;
    if (!tiers.has(tier)) return;
    // Of a short list, the best rows are needed.
    const isUnordered = !isOrdered && limit === Number.POSITIVE_INFINITY;
    let left = limit;
    for (const interpretation of byPenalty(interpretations)) {
      for (const usesAttributes of stages) {
        if (usesAttributes && !hasAttributes) continue;
        if (this.isFull) this.#isComplete = false;
        if (this.isFull || left <= 0) return;
        const maxRows = Math.min(left, pageEnd - this.#taken);
        const count = this.#takePass({ interpretation, tier, usesAttributes, maxRows, isUnordered });
        const counted = Math.min(count, left);
        this.#count += counted;
        left -= counted;
      }
    }
  }

  /** Whether the pass of an interpretation in a tier that uses attributes would find anybody. */
  findsByAttribute(interpretation: Interpretation, tier: number): boolean {
    const { tiers, hasAttributes } = this.#options;
    if (!tiers.has(tier) || !hasAttributes) return false;
    const pass = { interpretation, tier, usesAttributes: true, maxRows: 1, isUnordered: false };
    return this.contexts.some((context) => (this.#collect(context, pass)?.count ?? 0) > 0);
  }

  #collect(context: SegmentContext, { interpretation, ...pass }: PassOfTier) {
    const { tiers, excluded } = this.#options;
    return collectRows(context, interpretation, {
      ...pass,
      excluded: pass.usesAttributes ? excluded?.(context.segment) : undefined,
      sawStronger: tiers.haveAllBefore(pass.tier),
    });
  }

  /** Runs a pass over all segments. Returns the number of rows that it found. */
  #takePass(pass: PassOfTier): number {
    const { tier, maxRows, isUnordered } = pass;
    let count = 0;
    const found: Chunk[] = [];
    for (const context of this.contexts) {
      const inSegment = this.#collect(context, pass);
      if (inSegment === undefined) continue;
      const { segment, seen } = context;
      const { scorer, rows, order } = inSegment;
      count += inSegment.count;
      this.#isComplete &&= inSegment.isComplete;
      seen.add(rows);
      const chunk = { segment, scorer, tier, rows, order };
      if (inSegment.isTruncated) this.#truncateAt(found, chunk, context, maxRows);
      if (rows.length > 0) found.push(chunk);
    }
    this.#take(isUnordered ? found : inOneOrder(found, maxRows));
    return count;
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
