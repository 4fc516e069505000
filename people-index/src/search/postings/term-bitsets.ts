import { RowSet } from '../../columns/row-set.ts';
import { type Column, lengthOf, type Span } from '../../columns/typed-columns.ts';
import { rowOfCode } from '../../segment/code-dictionary.ts';
import { type WordKind, wordKind } from '../../segment/word-kind.ts';
import type { NameBitsets, ValueBits } from '../../segment/name-bitsets.ts';
import { documentOf, kindOfPosting } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../types/tiers.ts';
import { attributeMatch } from '../terms/attribute-matches.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import type { WorkBudget } from '../work/work-budget.ts';

/** Terms that can be told apart at a time. */
const maxBits = 31;
const { exact, prefix } = tierNumber;

/** How far a term is marked: so many pieces of each tier, so many expansions. */
interface TermBits {
  readonly bit: number;
  readonly firstNames: number[];
  readonly lastNames: number[];
  /** Its tokens, as [first, end). */
  readonly tokens: [number, number];
  /** How many expansions there were, and up to which tier they are marked. */
  expansions: number;
  tier: number;
}

/** Units to mark the names in some spans, and to take the bitsets away again. */
export function workOfBits(spans: readonly Span[]): number {
  return 2 * lengthOf(spans);
}

/**
 * Marks what holds the terms of a search, in one segment. A term stays marked from pass to pass, and with a weaker tier more is marked: what is marked may answer, and only
 * that. `release` must follow.
 */
export class TermBitsets {
  readonly names: NameBitsets;
  readonly budget: WorkBudget;
  readonly #terms = new Map<TermLookup, TermBits>();
  readonly #spans: { readonly of: Uint32Array; readonly span: Span }[] = [];
  /** Terms whose values are marked. */
  readonly #valued = new Set<TermLookup>();
  #codeRows: RowSet | undefined;
  /** Terms whose rows are in it. */
  readonly #coded = new Set<TermLookup>();
  #bits = 0;

  constructor(segment: Segment, budget: WorkBudget) {
    this.names = segment.workspace.bitsets;
    this.budget = budget;
  }

  /** Sees to it that so many terms can be marked without one of them losing its bit. */
  makeRoom(terms: number): void {
    if (this.#bits + terms > maxBits) this.release();
  }

  /** The bit of a term that is marked up to a tier. */
  bitOf(term: TermLookup, tier: number): number {
    let marked = this.#terms.get(term);
    if (marked === undefined) {
      marked = { bit: this.#newBit(), firstNames: [], lastNames: [], tokens: [0, 0], expansions: 0, tier: 0 };
      this.#terms.set(term, marked);
    }
    const { firstNames, lastNames } = term.postingsTo(tier);
    for (let own = 0; own <= tier; own++) {
      marked.firstNames[own] = this.#markNew(this.names.first, firstNames[own]!, marked.bit, marked.firstNames[own]);
      marked.lastNames[own] = this.#markNew(this.names.last, lastNames[own]!, marked.bit, marked.lastNames[own]);
    }
    this.#markTokens(term, tier, marked);
    return marked.bit;
  }

  /** The columns of attributes that hold some of the terms, each with the bits of the terms for every value. */
  attributesOf(terms: readonly TermLookup[], tier: number): ValueBits[] {
    for (const term of terms) {
      const bit = this.bitOf(term, tier);
      const { list, matches } = term.attributes;
      this.budget.spend(list.length);
      for (const value of list) {
        if (tier > exact || matches[value] === attributeMatch.exact) this.names.values[value]! |= bit;
      }
      if (list.length > 0) this.#valued.add(term);
    }
    return this.columnsOf(terms);
  }

  /** The columns of attributes that hold some of the terms; their bits are set by `attributesOf`. */
  columnsOf(terms: readonly TermLookup[]): ValueBits[] {
    const columns = new Set<Column>();
    for (const { attributes } of terms) for (const { values } of attributes.columns) columns.add(values);
    return this.names.columns.filter(({ values }) => columns.has(values));
  }

  /** The rows of which a code or phone number begins with one of the terms, and perhaps others. Valid until `release`. */
  codeRowsOf(terms: readonly TermLookup[], { data }: Segment): RowSet {
    if (this.#codeRows === undefined) {
      this.#codeRows = new RowSet();
      this.#codeRows.reserve(data.rows);
    }
    const codeRows = this.#codeRows;
    for (const term of terms) {
      if (!term.hasCodes || this.#coded.has(term)) continue;
      const { codeFirst, codeEnd, phones } = term;
      this.budget.spend(codeEnd - codeFirst + phones.whole.length + phones.part.length);
      this.#coded.add(term);
      for (let place = codeFirst; place < codeEnd; place++) codeRows.add(rowOfCode(data.codes[place]!));
      codeRows.addAll(phones.whole);
      codeRows.addAll(phones.part);
    }
    return codeRows;
  }

  /** A bit of its own for what is in some spans, in no weaker way. The caller has paid for it, see `workOfBits`. */
  bitFor(firstNames: readonly Span[], lastNames: readonly Span[], weakest: WordKind): number {
    const bit = this.#newBit();
    for (const span of firstNames) this.#mark(this.names.first, span, bit, weakest);
    for (const span of lastNames) this.#mark(this.names.last, span, bit, weakest);
    return bit;
  }

  release(): void {
    for (const { of, span } of this.#spans) {
      const { items, start, end } = span;
      for (let place = start; place < end; place++) of[documentOf(items[place]!)] = 0;
    }
    const { tokens } = this.names;
    for (const [term, marked] of this.#terms) {
      tokens.fill(0, ...marked.tokens);
      if (marked.expansions > 0) for (const token of term.expansions.keys()) tokens[token] = 0;
    }
    for (const term of this.#valued) for (const value of term.attributes.list) this.names.values[value] = 0;
    this.#valued.clear();
    this.#codeRows = undefined;
    this.#coded.clear();
    this.#spans.length = 0;
    this.#terms.clear();
    this.#bits = 0;
  }

  #newBit(): number {
    return 1 << this.#bits++;
  }

  /** @param known how many of the spans are marked */
  #markNew(names: Uint32Array, spans: readonly Span[], bit: number, known = 0): number {
    for (let place = known; place < spans.length; place++) {
      this.budget.spend(workOfBits([spans[place]!]));
      this.#mark(names, spans[place]!, bit, wordKind.syllable);
    }
    return spans.length;
  }

  #mark(names: Uint32Array, span: Span, bit: number, weakest: WordKind): void {
    const { items, start, end } = span;
    this.#spans.push({ of: names, span });
    for (let place = start; place < end; place++) {
      if (kindOfPosting(items[place]!) <= weakest) names[documentOf(items[place]!)]! |= bit;
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
    // What an earlier search reached at weaker tiers is left out, so that the work does not depend on it.
    for (const expansion of term.expansions.values()) {
      if (expansion.tier <= tier) tokens[expansion.token]! |= marked.bit;
    }
  }
}
