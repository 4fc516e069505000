import { RowSet } from '../columns/row-set.ts';
import { type Column, lengthOf, type Span } from '../columns/typed-columns.ts';
import { rowOfCode } from '../segment/code-book.ts';
import { type WordKind, wordKind } from '../segment/name-words.ts';
import type { MarkedNames, ValueBits } from '../segment/marked-names.ts';
import { holderOf, kindOfPosting } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import { TIERS } from '../types/search-query.ts';
import { attributeMatch, type WordLookup } from './word-lookup.ts';
import type { WorkBudget } from './work-budget.ts';

/** Words that can be told apart at a time. */
const mostBits = 31;
const prefixTier = 1;

/** How far a word is marked: so many pieces of each tier, so many expansions. */
interface Marked {
  readonly bit: number;
  readonly firstNames: number[];
  readonly lastNames: number[];
  /** Its tokens, as [first, end). */
  readonly tokens: [number, number];
  /** How many expansions there were, and up to which tier they are marked. */
  expansions: number;
  tier: number;
}

/** Units to mark the names in some spans, and to take the marks away again. */
export function workOfMarks(spans: readonly Span[]): number {
  return 2 * lengthOf(spans);
}

/**
 * Marks what holds the words of a search, in one segment. A word stays marked from pass to pass, and with a weaker tier more is marked: what is marked may answer, and only
 * that. `release` must follow.
 */
export class WordMarks {
  readonly names: MarkedNames;
  readonly budget: WorkBudget;
  readonly #words = new Map<WordLookup, Marked>();
  readonly #spans: { readonly of: Uint32Array; readonly span: Span }[] = [];
  /** Words whose values are marked. */
  readonly #valued = new Set<WordLookup>();
  #codeRows: RowSet | undefined;
  /** Words whose rows are in it. */
  readonly #coded = new Set<WordLookup>();
  #bits = 0;

  constructor(segment: Segment, budget: WorkBudget) {
    this.names = segment.marks;
    this.budget = budget;
  }

  /** Sees to it that so many words can be marked without one of them losing its bit. */
  makeRoom(words: number): void {
    if (this.#bits + words > mostBits) this.release();
  }

  /** The bit of a word that is marked up to a tier. */
  bitOf(word: WordLookup, tier: number): number {
    let marked = this.#words.get(word);
    if (marked === undefined) {
      const none = () => TIERS.map(() => 0);
      marked = { bit: this.#newBit(), firstNames: none(), lastNames: none(), tokens: [0, 0], expansions: 0, tier: 0 };
      this.#words.set(word, marked);
    }
    const { firstNames, lastNames } = word.reachTo(tier);
    for (let own = 0; own <= tier; own++) {
      marked.firstNames[own] = this.#markNew(this.names.first, firstNames[own]!, marked.firstNames[own]!, marked.bit);
      marked.lastNames[own] = this.#markNew(this.names.last, lastNames[own]!, marked.lastNames[own]!, marked.bit);
    }
    this.#markTokens(word, tier, marked);
    return marked.bit;
  }

  /** The columns of attributes that hold some of the words, each with the bits of the words for every value. */
  attributesOf(words: readonly WordLookup[], tier: number): ValueBits[] {
    const columns = new Set<Column>();
    for (const word of words) {
      const bit = this.bitOf(word, tier);
      const { list, matches, columns: own } = word.attributes;
      this.budget.spend(list.length);
      for (const value of list) {
        if (tier > 0 || matches[value] === attributeMatch.exact) this.names.values[value]! |= bit;
      }
      if (list.length > 0) this.#valued.add(word);
      for (const { values } of own) columns.add(values);
    }
    return this.names.columns.filter(({ values }) => columns.has(values));
  }

  /** The rows of which a code or phone number begins with one of the words, and perhaps others. Valid until `release`. */
  codeRowsOf(words: readonly WordLookup[], { data }: Segment): RowSet {
    if (this.#codeRows === undefined) {
      this.#codeRows = new RowSet();
      this.#codeRows.reserve(data.rows);
    }
    const codeRows = this.#codeRows;
    for (const word of words) {
      if (!word.hasCodes || this.#coded.has(word)) continue;
      const { codeFirst, codeEnd, phones } = word;
      this.budget.spend(codeEnd - codeFirst + phones.whole.length + phones.part.length);
      this.#coded.add(word);
      for (let place = codeFirst; place < codeEnd; place++) codeRows.add(rowOfCode(data.codes[place]!));
      codeRows.addAll(phones.whole);
      codeRows.addAll(phones.part);
    }
    return codeRows;
  }

  /** A bit of its own for what is in some spans, in no weaker way. The caller has paid for it, see `workOfMarks`. */
  bitFor(firstNames: readonly Span[], lastNames: readonly Span[], weakest: WordKind): number {
    const bit = this.#newBit();
    for (const span of firstNames) this.#mark(this.names.first, span, bit, weakest);
    for (const span of lastNames) this.#mark(this.names.last, span, bit, weakest);
    return bit;
  }

  release(): void {
    for (const { of, span } of this.#spans) {
      const { items, start, end } = span;
      for (let place = start; place < end; place++) of[holderOf(items[place]!)] = 0;
    }
    const { tokens } = this.names;
    for (const [word, marked] of this.#words) {
      tokens.fill(0, ...marked.tokens);
      if (marked.expansions > 0) for (const token of word.expansions.keys()) tokens[token] = 0;
    }
    for (const word of this.#valued) for (const value of word.attributes.list) this.names.values[value] = 0;
    this.#valued.clear();
    this.#codeRows = undefined;
    this.#coded.clear();
    this.#spans.length = 0;
    this.#words.clear();
    this.#bits = 0;
  }

  #newBit(): number {
    return 1 << this.#bits++;
  }

  #markNew(names: Uint32Array, spans: readonly Span[], known: number, bit: number): number {
    for (let place = known; place < spans.length; place++) {
      this.budget.spend(workOfMarks([spans[place]!]));
      this.#mark(names, spans[place]!, bit, wordKind.syllable);
    }
    return spans.length;
  }

  #mark(names: Uint32Array, span: Span, bit: number, weakest: WordKind): void {
    const { items, start, end } = span;
    this.#spans.push({ of: names, span });
    for (let place = start; place < end; place++) {
      if (kindOfPosting(items[place]!) <= weakest) names[holderOf(items[place]!)]! |= bit;
    }
  }

  #markTokens(word: WordLookup, tier: number, marked: Marked): void {
    const { tokens } = this.names;
    const first = word.exact < 0 ? word.first : word.exact;
    const end = tier >= prefixTier ? word.end : word.exact < 0 ? first : first + 1;
    if (marked.tokens[1] < end || marked.tokens[0] !== first) {
      this.budget.spend(end - first);
      marked.tokens[0] = first;
      marked.tokens[1] = end;
      for (let token = first; token < end; token++) tokens[token]! |= marked.bit;
    }
    if (tier <= prefixTier || (marked.expansions === word.expansions.size && marked.tier >= tier)) return;
    marked.expansions = word.expansions.size;
    marked.tier = tier;
    // What an earlier search reached at weaker tiers is left out, so that the work does not depend on it.
    for (const expansion of word.expansions.values()) {
      if (expansion.tier <= tier) tokens[expansion.token]! |= marked.bit;
    }
  }
}
