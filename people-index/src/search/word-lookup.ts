import { BitSet } from '../columns/bit-set.ts';
import { isParticle } from '../language/particles.ts';
import { codeRange, isWholeCode, plainCode, rowOfCode } from '../segment/code-book.ts';
import { type PhoneDigits, phoneDigits, rowsWithPhone } from '../segment/phone-book.ts';
import { wordKind } from '../segment/name-words.ts';
import { kindOfPosting, type Lists, rowOf, tokenOf } from '../segment/segment-data.ts';
import type { Expansion, Segment } from '../segment/segment.ts';
import { askAnew, type NameMarks } from './name-marks.ts';

/** A word of a query. `text` is folded. */
export interface QueryWord {
  readonly text: string;
  /** Set when the text was written as a phone number. */
  readonly phone?: PhoneDigits;
}

export const attributeMatch = { none: 0, exact: 1, prefix: 2 } as const;

const mostPhoneDigits = 15;
const longCodeRange = 256;

/** Where one word of a query is met in one segment. */
export class WordLookup {
  readonly segment: Segment;
  readonly word: QueryWord;
  /** The word itself, or -1, and all words that begin with it. */
  readonly exact: number;
  readonly first: number;
  readonly end: number;
  readonly code: string;
  readonly codeFirst: number;
  readonly codeEnd: number;
  readonly codeExactEnd: number;
  readonly phone: PhoneDigits | undefined;
  readonly isParticle: boolean;
  readonly phoneRows: Uint32Array;
  /** By token; filled tier by tier, see expand-word.ts. */
  readonly expansions = new Map<number, Expansion>();
  /** Tiers for which `expansions` is filled. */
  readonly expandedTo = new Set<number>();
  #attributes: AttributeMatches | undefined;
  readonly #names: RowSource[] = [];
  readonly #newNames: RowSource[] = [];
  readonly #attributeRows: RowSource[] = [];
  #codeRows: Set<number> | BitSet | undefined;
  #marks: { asker: number; marks: NameMarks } | undefined;
  /** How many expansions there were when `#marks` were begun. */
  #marked = 0;

  constructor(segment: Segment, word: QueryWord) {
    this.segment = segment;
    this.word = word;
    const { text } = word;
    this.isParticle = isParticle(text);
    this.exact = segment.tokens.find(text);
    [this.first, this.end] = segment.tokens.prefixRange(text);
    this.code = plainCode(text);
    [this.codeFirst, this.codeEnd] = codeRange(segment.data, this.code === text ? this.code : '');
    let exactEnd = this.codeFirst;
    while (exactEnd < this.codeEnd && isWholeCode(segment.data, segment.data.codes[exactEnd]!, this.code)) exactEnd++;
    this.codeExactEnd = exactEnd;
    const isPhone = /^\d{4,}$/.test(text) && text.length <= mostPhoneDigits;
    this.phone = word.phone ?? (isPhone ? phoneDigits(text) : undefined);
    this.phoneRows = this.phone === undefined ? Uint32Array.of() : rowsWithPhone(segment.data.phones, this.phone);
  }

  isExactCode(row: number): boolean {
    for (let place = this.codeFirst; place < this.codeExactEnd; place++) {
      if (rowOfCode(this.segment.data.codes[place]!) === row) return true;
    }
    return false;
  }

  /** Whether a code of the row begins with the word. */
  isCode(row: number): boolean {
    if (this.codeFirst === this.codeEnd) return false;
    if (this.#codeRows === undefined) {
      const entries = this.segment.data.codes.subarray(this.codeFirst, this.codeEnd);
      const isLong = entries.length > longCodeRange;
      this.#codeRows = isLong ? new BitSet(this.segment.data.rows) : new Set<number>();
      for (const entry of entries) this.#codeRows.add(rowOfCode(entry));
    }
    return this.#codeRows.has(row);
  }

  /** Whether the names of a row may hold the word, at the tiers reached so far. Costs little, as most rows of a common name are turned away here. */
  mayBeIn(row: number): boolean {
    const { data } = this.segment;
    const { firstNames, lastNames, extraWords } = data;
    if (this.codeEnd > this.codeFirst || this.phone !== undefined) return true;
    if (this.#marks === undefined || this.#marked !== this.expansions.size) {
      this.#marks = askAnew(firstNames.texts.length + lastNames.texts.length);
      this.#marked = this.expansions.size;
    }
    const { asker, marks } = this.#marks;
    const first = data.firstName[row]!;
    const last = data.lastName[row]!;
    const lastMark = firstNames.texts.length + last;
    return (
      (marks.get(asker, lastMark) ?? marks.set(asker, lastMark, this.#isAmong(lastNames.words, last))) ||
      (marks.get(asker, first) ?? marks.set(asker, first, this.#isAmong(firstNames.words, first))) ||
      this.#isAmong(extraWords, row)
    );
  }

  #isAmong({ starts, items }: Lists, list: number): boolean {
    const end = starts[list + 1]!;
    for (let place = starts[list]!; place < end; place++) {
      const token = tokenOf(items[place]!);
      if ((token >= this.first && token < this.end) || this.expansions.has(token)) return true;
    }
    return false;
  }

  /** The values of searched fields that answer; worked out when first asked for. */
  get attributes(): AttributeMatches {
    return (this.#attributes ??= findValues(this.segment, this.word.text));
  }

  /** Whether the word is met nowhere, at the tiers reached so far. */
  get isUnknown(): boolean {
    const isLiteral = this.end > this.first || this.codeEnd > this.codeFirst || this.phoneRows.length > 0;
    return !isLiteral && this.expansions.size === 0 && this.attributes.list.length === 0;
  }

  /** Rows that hold the word in a name or code, at that tier or a stronger one. */
  names(tier: number): RowSource {
    const known = this.#names[tier];
    if (known !== undefined) return known;
    const { starts } = this.segment.data.postings;
    let count = (tier === 0 ? this.codeExactEnd : this.codeEnd) - this.codeFirst + this.phoneRows.length;
    if (tier > 0) count += starts[this.end]! - starts[this.first]!;
    else if (this.exact >= 0) count += starts[this.exact + 1]! - starts[this.exact]!;
    for (const { token, tier: own } of this.expansions.values()) {
      if (own <= tier) count += starts[token + 1]! - starts[token]!;
    }
    const visit = (visitRow: RowVisitor) => {
      if (tier > 0) this.#visitTokens(this.first, this.end, visitRow);
      else if (this.exact >= 0) this.#visitTokens(this.exact, this.exact + 1, visitRow);
      for (const { token, tier: own } of this.expansions.values()) {
        if (own <= tier) this.#visitTokens(token, token + 1, visitRow);
      }
      this.#visitCodes(tier, visitRow);
    };
    return (this.#names[tier] = { count, visit });
  }

  /** Those of `names` that may hold it at no stronger tier, for the tiers behind prefix; for two slips also those of one. */
  newNames(tier: number): RowSource {
    const known = this.#newNames[tier];
    if (known !== undefined) return known;
    const { starts, items } = this.segment.data.postings;
    const kind = tier === 2 ? wordKind.other : tier === 3 ? wordKind.script : undefined;
    const literal =
      kind === undefined ? 0 : Math.min(starts[this.end]! - starts[this.first]!, this.segment.kindCounts[kind]!);
    const tokens: number[] = [];
    let count = literal;
    for (const { token, tier: own } of this.expansions.values()) {
      if (own !== tier && !(tier === 3 && own === 2) && !(tier === 5 && own === 4)) continue;
      tokens.push(token);
      count += starts[token + 1]! - starts[token]!;
    }
    const visit = (visitRow: RowVisitor) => {
      if (literal > 0) {
        for (let place = starts[this.first]!; place < starts[this.end]!; place++) {
          if (kindOfPosting(items[place]!) === kind) visitRow(rowOf(items[place]!));
        }
      }
      for (const token of tokens) this.#visitTokens(token, token + 1, visitRow);
    };
    return (this.#newNames[tier] = { count, visit });
  }

  /** Rows with an attribute that holds the word. */
  attributeRows(tier: number): RowSource {
    const kept = tier === 0 ? 0 : 1;
    const known = this.#attributeRows[kept];
    if (known !== undefined) return known;
    const { list, matches, exactRows, rows } = this.attributes;
    const visit = (visitRow: RowVisitor) => {
      for (const value of list) {
        if (tier === 0 && matches[value] !== attributeMatch.exact) continue;
        for (const row of rowsOfValue(this.segment, value)) visitRow(row);
      }
    };
    return (this.#attributeRows[kept] = { count: tier === 0 ? exactRows : rows, visit });
  }

  /** Rows in which a longer word of one of these kinds begins with the word. */
  visitBeginnings(firstKind: number, lastKind: number, visitRow: RowVisitor): void {
    const { starts, items } = this.segment.data.postings;
    const first = this.exact < 0 ? this.first : this.exact + 1;
    for (let place = starts[first]!; place < starts[this.end]!; place++) {
      const kind = kindOfPosting(items[place]!);
      if (kind >= firstKind && kind <= lastKind) visitRow(rowOf(items[place]!));
    }
  }

  /** Rows of which a code begins with the word, or a phone number answers it. */
  visitCodes(visitRow: RowVisitor): void {
    this.#visitCodes(1, visitRow);
  }

  #visitTokens(first: number, end: number, visitRow: RowVisitor): void {
    const { starts, items } = this.segment.data.postings;
    const last = starts[end]!;
    for (let place = starts[first]!; place < last; place++) visitRow(rowOf(items[place]!));
  }

  #visitCodes(tier: number, visitRow: RowVisitor): void {
    const end = tier === 0 ? this.codeExactEnd : this.codeEnd;
    for (let place = this.codeFirst; place < end; place++) visitRow(rowOfCode(this.segment.data.codes[place]!));
    for (const row of this.phoneRows) visitRow(row);
  }
}

type RowVisitor = (row: number) => void;

/** Rows in no order, some perhaps more than once. */
export interface RowSource {
  /** At most how many. */
  readonly count: number;
  readonly visit: (visitRow: RowVisitor) => void;
}

interface AttributeMatches {
  /** How each value of all fields answers, see `attributeMatch`; empty when none does. */
  readonly matches: Uint8Array;
  readonly list: readonly number[];
  readonly exactRows: number;
  readonly rows: number;
}

const isLatinLetter = /[a-z]/;
const noMatches: AttributeMatches = { matches: new Uint8Array(0), list: [], exactRows: 0, rows: 0 };

function findValues(segment: Segment, text: string): AttributeMatches {
  // One letter is an initial.
  if (text.length === 1 && isLatinLetter.test(text)) return noMatches;
  const [first, end] = segment.attributeTokens.prefixRange(text);
  if (first === end) return noMatches;
  const { starts, items } = segment.data.attributeValues;
  const matches = new Uint8Array(segment.values);
  const list: number[] = [];
  const hasExact = segment.attributeTokens.find(text) === first;
  let exactRows = 0;
  let rows = 0;
  for (let place = starts[first]!; place < starts[end]!; place++) {
    const value = items[place]!;
    if (value >= segment.searchedValues || matches[value] !== 0) continue;
    const isExact = hasExact && place < starts[first + 1]!;
    matches[value] = isExact ? attributeMatch.exact : attributeMatch.prefix;
    list.push(value);
    const length = rowsOfValue(segment, value).length;
    rows += length;
    if (isExact) exactRows += length;
  }
  return list.length === 0 ? noMatches : { matches, list, exactRows, rows };
}

/** The rows that hold a value, by its number among the values of all fields. */
export function rowsOfValue(segment: Segment, value: number): Uint32Array {
  let place = segment.tables.length - 1;
  while (segment.tables[place]!.firstValue > value) place--;
  const { rows, firstValue } = segment.tables[place]!;
  return rows.items.subarray(rows.starts[value - firstValue]!, rows.starts[value - firstValue + 1]!);
}
