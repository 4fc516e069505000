import { RowSet } from '../../columns/row-set.ts';
import { type Column, lengthOf, type Span } from '../../columns/typed-columns.ts';
import { rowOfCode } from '../../segment/code-dictionary.ts';
import { type WordKind, wordKind } from '../../segment/word-kind.ts';
import type { NameBitsets, ValueBits } from '../../segment/name-bitsets.ts';
import { documentOf, kindOfPosting } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import { attributeMatch } from '../terms/attribute-matches.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

/** Maximum number of terms with a bit of their own at a time. */
const maxBits = 31;
const { exact, prefix } = tierNumber;

/** What is marked for a term: the number of spans per tier, the tokens, and the expansions. */
interface TermBits {
  readonly bit: number;
  readonly firstNames: number[];
  readonly lastNames: number[];
  /** The range of its tokens, as [first, end). */
  readonly tokens: [number, number];
  /** Number of expansions that were known, and the tier up to which they are marked. */
  expansions: number;
  tier: number;
}

/** Work units to mark the names in some spans, and to clear the marks again. */
export function workOfBits(spans: readonly Span[]): number {
  return 2 * lengthOf(spans);
}

/**
 * Marks the names, tokens and values of a segment that match the terms of a search. A term stays marked from pass to pass, and a weaker
 * tier marks more: every match is marked, and nothing else. `release` must be called afterwards.
 */
export class TermBitsets {
  readonly names: NameBitsets;
  readonly budget: WorkBudget;
  readonly #terms = new Map<TermLookup, TermBits>();
  readonly #spans: { readonly of: Uint32Array; readonly span: Span }[] = [];
  /** Terms whose attribute values are marked. */
  readonly #termsWithValues = new Set<TermLookup>();
  #codeRows: RowSet | undefined;
  /** Terms whose rows are in `#codeRows`. */
  readonly #termsWithCodes = new Set<TermLookup>();
  #bits = 0;

  constructor(segment: Segment, budget: WorkBudget) {
    this.names = segment.workspace.bitsets;
    this.budget = budget;
  }

  /** Makes room for this number of terms, so that marking them releases no bit of another. */
  makeRoom(terms: number): void {
    if (this.#bits + terms > maxBits) this.release();
  }

  /** Marks a term up to a tier and returns its bit. */
  bitOf(term: TermLookup, maxTier: number): number {
    let marked = this.#terms.get(term);
    if (marked === undefined) {
      marked = { bit: this.#newBit(), firstNames: [], lastNames: [], tokens: [0, 0], expansions: 0, tier: 0 };
      this.#terms.set(term, marked);
    }
    const { firstNames, lastNames } = term.postingsTo(maxTier);
    for (let tier = 0; tier <= maxTier; tier++) {
      marked.firstNames[tier] = this.#markNew(this.names.first, firstNames[tier]!, marked.bit, marked.firstNames[tier]);
      marked.lastNames[tier] = this.#markNew(this.names.last, lastNames[tier]!, marked.bit, marked.lastNames[tier]);
    }
    this.#markTokens(term, maxTier, marked);
    return marked.bit;
  }

  /** The columns of attributes that match some of the terms, each with the bits of the terms for every value. */
  attributesOf(terms: readonly TermLookup[], tier: number): ValueBits[] {
    for (const term of terms) {
      const bit = this.bitOf(term, tier);
      const { list, matches } = term.attributes;
      this.budget.spend(list.length);
      for (const value of list) {
        if (tier > exact || matches[value] === attributeMatch.exact) this.names.values[value]! |= bit;
      }
      if (list.length > 0) this.#termsWithValues.add(term);
    }
    return this.columnsOf(terms);
  }

  /** The columns of attributes that match some of the terms; `attributesOf` sets their bits. */
  columnsOf(terms: readonly TermLookup[]): ValueBits[] {
    const columns = new Set<Column>();
    for (const { attributes } of terms) for (const { values } of attributes.columns) columns.add(values);
    return this.names.columns.filter(({ values }) => columns.has(values));
  }

  /** The rows with a code or phone number that starts with one of the terms, possibly with others. Valid until `release`. */
  codeRowsOf(terms: readonly TermLookup[], { data }: Segment): RowSet {
    if (this.#codeRows === undefined) {
      this.#codeRows = new RowSet();
      this.#codeRows.reserve(data.rows);
    }
    const codeRows = this.#codeRows;
    for (const term of terms) {
      if (!term.hasCodes || this.#termsWithCodes.has(term)) continue;
      const { codeFirst, codeEnd, phones } = term;
      this.budget.spend(codeEnd - codeFirst + phones.whole.length + phones.part.length);
      this.#termsWithCodes.add(term);
      for (let index = codeFirst; index < codeEnd; index++) codeRows.add(rowOfCode(data.codes[index]!));
      codeRows.addAll(phones.whole);
      codeRows.addAll(phones.part);
    }
    return codeRows;
  }

  /**
   * Marks the names in some spans, of kinds at least as strong as `weakest`, with a bit of their own. The caller must charge `workOfBits`.
   */
  bitFor(firstNames: readonly Span[], lastNames: readonly Span[], weakest: WordKind): number {
    const bit = this.#newBit();
    for (const span of firstNames) this.#mark(this.names.first, span, bit, weakest);
    for (const span of lastNames) this.#mark(this.names.last, span, bit, weakest);
    return bit;
  }

  release(): void {
    for (const { of, span } of this.#spans) {
      const { items, start, end } = span;
      for (let index = start; index < end; index++) of[documentOf(items[index]!)] = 0;
    }
    const { tokens } = this.names;
    for (const [term, marked] of this.#terms) {
      tokens.fill(0, ...marked.tokens);
      if (marked.expansions > 0) for (const token of term.expansions.keys()) tokens[token] = 0;
    }
    for (const term of this.#termsWithValues) for (const value of term.attributes.list) this.names.values[value] = 0;
    this.#termsWithValues.clear();
    this.#codeRows = undefined;
    this.#termsWithCodes.clear();
    this.#spans.length = 0;
    this.#terms.clear();
    this.#bits = 0;
  }

  #newBit(): number {
    return 1 << this.#bits++;
  }

  /** @param marked number of spans that are marked already */
  #markNew(names: Uint32Array, spans: readonly Span[], bit: number, marked = 0): number {
    for (let index = marked; index < spans.length; index++) {
      this.budget.spend(workOfBits([spans[index]!]));
      this.#mark(names, spans[index]!, bit, wordKind.syllable);
    }
    return spans.length;
  }

  #mark(names: Uint32Array, span: Span, bit: number, weakest: WordKind): void {
    const { items, start, end } = span;
    this.#spans.push({ of: names, span });
    for (let index = start; index < end; index++) {
      if (kindOfPosting(items[index]!) <= weakest) names[documentOf(items[index]!)]! |= bit;
    }
  }

  #markTokens(term: TermLookup, tier: number, marked: TermBits): void {
    const { tokens } = this.names;
    const first = term.exact < 0 ? term.first : term.exact;
    const end = tier >= prefix ? term.end : term.exact < 0 ? first : first + 1;
    if (marked.tokens[1] < end || marked.tokens[0] !== first) {
      this.budget.spend(end - first);
      marked.tokens[0] = first;
      marked.tokens[1] = end;
      for (let token = first; token < end; token++) tokens[token]! |= marked.bit;
    }
    if (tier <= prefix || (marked.expansions === term.expansions.size && marked.tier >= tier)) return;
    marked.expansions = term.expansions.size;
    marked.tier = tier;
    // Expansions of weaker tiers, which an earlier search may have added, are skipped, so that the work does not depend on it.
    for (const expansion of term.expansions.values()) {
      if (expansion.tier <= tier) tokens[expansion.token]! |= marked.bit;
    }
  }
}
