import { firstNotBelow } from '../../columns/typed-columns.ts';
import { isParticle } from '../../language/particles.ts';
import { type Script, scriptOf } from '../../language/script.ts';
import {
  codeRange,
  isLoginCode,
  isWholeCode,
  loginBegins,
  plainCode,
  rowOfCode,
} from '../../segment/code-dictionary.ts';
import { type PhoneRows, rowsWithPhone } from '../../segment/phone-dictionary.ts';
import { phoneDigits } from '../../segment/phone-number.ts';
import type { Expansion, Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../types/tiers.ts';
import { holdsTokenIn, type SmallDictionary } from './small-dictionary.ts';
import { FirstRows } from './first-rows.ts';
import { few, work } from '../work/cost-model.ts';
import type { WorkBudget } from '../work/work-budget.ts';
import {
  type AttributeMatches,
  attributeMatch,
  attributeMatches,
  type RowSource,
  type RowVisitor,
  rowsOfValue,
} from './attribute-matches.ts';
import type { QueryTerm } from '../query/query-term.ts';
import { TermPostings } from './term-postings.ts';

/** Whether a term is met as a whole word alone. */
function isMetWhole({ limitedTo }: QueryTerm): boolean {
  return limitedTo === 'whole' || limitedTo === 'spelled' || limitedTo === 'resembling' || limitedTo === 'read';
}

const isLatinLetter = /[a-z]/;
const hasHomophones: ReadonlySet<Script> = new Set<Script>(['han', 'hangul']);
const maxPhoneDigits = 15;
const { exact: exactTier, prefix: prefixTier } = tierNumber;
const noExpansions: ReadonlyMap<number, Expansion> = new Map();
const noPhones: PhoneRows = { whole: Uint32Array.of(), part: Uint32Array.of() };

/** Where one term of a query is met in one segment. */
export class TermLookup {
  readonly segment: Segment;
  readonly term: QueryTerm;
  readonly ownDictionary: () => SmallDictionary | undefined;
  /** The term itself, or -1, and all terms that begin with it. */
  readonly exact: number;
  readonly first: number;
  readonly end: number;
  readonly code: string;
  readonly codeFirst: number;
  readonly codeEnd: number;
  readonly codeExactEnd: number;
  /** Whether it is, or begins, somebody's code or phone number. */
  readonly hasCodes: boolean;
  readonly isParticle: boolean;
  /** Whether it meets what is read alike only as a guess: characters and syllables of which many are read alike. */
  readonly isGuessByReading: boolean;
  /** Whether readings of names count as the names. */
  readonly areReadingsNames: boolean;
  readonly script: Script;
  readonly phones: PhoneRows;
  /** By token; filled tier by tier, see expand-term.ts. */
  expansions: ReadonlyMap<number, Expansion> = noExpansions;
  /** The tokens that sound like it, once they are found. */
  phonetic: readonly Expansion[] | undefined;
  /** Expansions that are a term's second one, see `Expansion.otherwise`. */
  readonly secondExpansions: Expansion[] = [];
  /** The strongest tier of an expansion. */
  strongestExpansion = Number.POSITIVE_INFINITY;
  /** The work of filling `expansions`, for each tier for which it is filled. */
  readonly expandedTo: (number | undefined)[] = [];
  // Thousands of terms are kept, and few of them are met in so many rows.
  #begun: FirstRows | undefined;
  #parts: FirstRows | undefined;
  #held: FirstRows[] | undefined;
  /** Terms of attributes that begin with it, as [first, end). */
  readonly #attributeTokens: readonly [first: number, end: number];
  #attributes: AttributeMatches | undefined;
  readonly #attributeRows: RowSource[] = [];
  #postings: TermPostings | undefined;
  /** Rows of which a code begins with the term, ascending; where those are many, a code other than the login, which is soon read. */
  #codeRows: Uint32Array | undefined;

  /** @param few the terms of those who pass the filters, where they are few; asked for when terms are guessed at */
  constructor(segment: Segment, term: QueryTerm, ownDictionary: () => SmallDictionary | undefined, budget: WorkBudget) {
    this.segment = segment;
    this.term = term;
    this.ownDictionary = ownDictionary;
    const { text } = term;
    const isReading = term.isReading !== undefined;
    this.isParticle = !isReading && isParticle(text);
    this.script = scriptOf(text);
    this.areReadingsNames = term.limitedTo === 'read';
    this.isGuessByReading = hasHomophones.has(this.script);
    const [first, end] = segment.tokens.prefixRange(text);
    const isWhole = isReading || isMetWhole(term);
    this.first = first;
    this.exact = segment.tokens.isWord(first, text) ? first : -1;
    this.end = !isWhole ? end : this.exact < 0 ? first : first + 1;
    this.code = plainCode(text);
    // One letter is an initial.
    const isCode = !isWhole && this.code === text && text.length > 1 && term.limitedTo !== 'literal';
    [this.codeFirst, this.codeEnd] = codeRange(segment.data, isCode ? text : '');
    let exactEnd = this.codeFirst;
    while (exactEnd < this.codeEnd && isWholeCode(segment.data, segment.data.codes[exactEnd]!, this.code)) exactEnd++;
    this.codeExactEnd = exactEnd;
    const isPhone = /^\d{4,}$/.test(text) && text.length <= maxPhoneDigits;
    const phone = term.phone ?? (isPhone ? phoneDigits(text) : undefined);
    this.phones = phone === undefined ? noPhones : rowsWithPhone(segment.data.phones, phone, segment.details, budget);
    this.hasCodes = this.codeFirst < this.codeEnd || this.phones.whole.length + this.phones.part.length > 0;
    // One letter is an initial.
    const isInitial = text.length === 1 && isLatinLetter.test(text);
    this.#attributeTokens = isInitial || isReading ? [0, 0] : segment.attributeTokens.prefixRange(text);
  }

  /** The first rows with a name, a code or a phone number that begins with it. */
  get begun(): FirstRows {
    return (this.#begun ??= new FirstRows());
  }

  /** The first rows of which it is a part of a name or the whole code or number. */
  get parts(): FirstRows {
    return (this.#parts ??= new FirstRows());
  }

  /** The first rows with it in an attribute at a tier. */
  heldAt(tier: number): FirstRows {
    this.#held ??= [new FirstRows(), new FirstRows()];
    return this.#held[tier === prefixTier ? 1 : 0]!;
  }

  addExpansion(expansion: Expansion): void {
    if (this.expansions === noExpansions) this.expansions = new Map<number, Expansion>();
    (this.expansions as Map<number, Expansion>).set(expansion.token, expansion);
    if (expansion.otherwise !== undefined) this.secondExpansions.push(expansion.otherwise);
    this.strongestExpansion = Math.min(this.strongestExpansion, expansion.tier);
  }

  isExactCode(row: number): boolean {
    for (let place = this.codeFirst; place < this.codeExactEnd; place++) {
      if (rowOfCode(this.segment.data.codes[place]!) === row) return true;
    }
    return false;
  }

  /** Whether a code of the row begins with the term. */
  isCode(row: number): boolean {
    if (this.codeFirst === this.codeEnd) return false;
    const areFew = this.codeEnd - this.codeFirst <= few.codes;
    if (!areFew && loginBegins(this.segment.data, row, this.code)) return true;
    if (this.#codeRows === undefined) {
      const entries = this.segment.data.codes.subarray(this.codeFirst, this.codeEnd);
      this.#codeRows = entries
        .filter((entry) => areFew || !isLoginCode(entry))
        .map(rowOfCode)
        .sort();
    }
    return holdsRow(this.#codeRows, row);
  }

  /** Exact for one of the row's phone numbers, prefix for a part of one. */
  phoneTier(row: number): number | undefined {
    if (holdsRow(this.phones.whole, row)) return exactTier;
    return holdsRow(this.phones.part, row) ? prefixTier : undefined;
  }

  /** Units to read the term and the values that hold it. */
  get work(): number {
    const { starts } = this.segment.data.attributeValues;
    const [first, end] = this.#attributeTokens;
    return work.word + (starts[end]! - starts[first]!) * work.lookup + (this.codeEnd - this.codeFirst) / 4;
  }

  /** Who holds the term, up to a tier. */
  postingsTo(tier: number): TermPostings {
    const postings = (this.#postings ??= new TermPostings(this.segment, this));
    postings.fillTo(tier);
    return postings;
  }

  /** Whether an attribute of a row holds the term at a tier. */
  isInAttributes(row: number, tier: number): boolean {
    const { columns } = this.attributes;
    const weakest = tier > exactTier ? attributeMatch.prefix : attributeMatch.exact;
    for (let place = 0; place < columns.length; place++) {
      const { values, holds } = columns[place]!;
      const match = holds[values[row]!]!;
      if (match !== attributeMatch.none && match <= weakest) return true;
    }
    return false;
  }

  /** The first row from `row` on with an attribute that holds the term at a tier; `end` when there is none before. */
  nextInAttributes(row: number, end: number, tier: number): number {
    const { columns } = this.attributes;
    if (columns.length !== 1) {
      for (let at = row; at < end; at++) if (this.isInAttributes(at, tier)) return at;
      return end;
    }
    const { values, holds } = columns[0]!;
    const weakest = tier > exactTier ? attributeMatch.prefix : attributeMatch.exact;
    for (let at = row; at < end; at++) {
      const match = holds[values[at]!]!;
      if (match !== attributeMatch.none && match <= weakest) return at;
    }
    return end;
  }

  /** The values of searched fields that answer; worked out when first asked for. */
  get attributes(): AttributeMatches {
    return (this.#attributes ??= attributeMatches(this.segment, this.term.text, this.#attributeTokens));
  }

  /** Whether it is, or begins, a word of a name, a code or a phone number. */
  get isLiteral(): boolean {
    return this.end > this.first || this.hasCodes;
  }

  /** Whether the term is met nowhere up to a tier. */
  isUnknownAt(tier: number): boolean {
    return !this.isLiteral && this.strongestExpansion > tier && this.attributes.list.length === 0;
  }

  /** Whether few people pass the filters, and none of them has the term up to a tier. */
  isMissingAmongFew(tier: number): boolean {
    const own = this.ownDictionary();
    if (own === undefined || this.hasCodes || this.attributes.list.length > 0) return false;
    if (holdsTokenIn(own, this.first, this.end)) return false;
    return (
      this.strongestExpansion > tier || !own.numbers.some((token) => isReachedAt(this.expansions.get(token), tier))
    );
  }

  /** The values of attributes that hold the term at a tier. */
  valuesAt(tier: number): readonly number[] {
    const { list, matches } = this.attributes;
    return tier === exactTier ? list.filter((value) => matches[value] === attributeMatch.exact) : list;
  }

  /** The rows of one of them. */
  rowsOf(value: number): Uint32Array {
    return rowsOfValue(this.segment, value);
  }

  /** Rows with an attribute that holds the term. */
  attributeRows(tier: number): RowSource {
    const kept = tier === exactTier ? 0 : 1;
    const known = this.#attributeRows[kept];
    if (known !== undefined) return known;
    const { exactRows, rows } = this.attributes;
    const visit = (visitRow: RowVisitor) => {
      for (const value of this.valuesAt(tier)) {
        const own = this.rowsOf(value);
        for (let place = 0; place < own.length; place++) visitRow(own[place]!);
      }
    };
    return (this.#attributeRows[kept] = { count: tier === exactTier ? exactRows : rows, visit });
  }
}

function isReachedAt(expansion: Expansion | undefined, tier: number): boolean {
  return expansion !== undefined && (expansion.tier <= tier || isReachedAt(expansion.otherwise, tier));
}

function holdsRow(rows: Uint32Array, row: number): boolean {
  return rows[firstNotBelow(rows, 0, rows.length, row)] === row;
}
