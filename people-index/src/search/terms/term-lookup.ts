import { lowerBound } from '../../columns/typed-columns.ts';
import { isParticle } from '../../language/particles.ts';
import { type Script, scriptOf } from '../../language/script.ts';
import {
  codeRange,
  isLoginCode,
  isWholeCode,
  loginStartsWith,
  plainCode,
  rowOfCode,
} from '../../segment/code-dictionary.ts';
import { type PhoneRows, rowsWithPhone } from '../../segment/phone-dictionary.ts';
import { phoneDigits } from '../../segment/phone-number.ts';
import type { Expansion, Segment } from '../../segment/segment.ts';
import { tierNumber } from '../../tiers.ts';
import { containsTokenIn, type SmallDictionary } from './small-dictionary.ts';
import { FirstRows } from './first-rows.ts';
import { few, work } from '../cost/cost-model.ts';
import type { WorkBudget } from '../cost/work-budget.ts';
import {
  type AttributeMatches,
  attributeMatch,
  attributeMatches,
  type RowSource,
  type RowVisitor,
  rowsOfValue,
} from './attribute-matches.ts';
import type { Limit, QueryTerm } from '../query/query-term.ts';
import { TermPostings } from './term-postings.ts';

const wholeWords = new Set<Limit | undefined>(['whole', 'read', 'spelled', 'resembling', 'similarSyllable']);
const codeless = new Set<Limit | undefined>(['literal', 'named', 'attribute']);

/** Whether a term matches whole words only. */
function matchesWholeWords({ limitedTo }: QueryTerm): boolean {
  return wholeWords.has(limitedTo);
}

const isLatinLetter = /[a-z]/;
const hasHomophones: ReadonlySet<Script> = new Set<Script>(['han', 'hangul']);
const maxPhoneDigits = 15;
const { exact: exactTier, prefix: prefixTier } = tierNumber;
const noExpansions: ReadonlyMap<number, Expansion> = new Map();
const noPhones: PhoneRows = { whole: Uint32Array.of(), part: Uint32Array.of() };

/** The matches of one query term in one segment. */
export class TermLookup {
  readonly segment: Segment;
  readonly term: QueryTerm;
  readonly ownDictionary: () => SmallDictionary | undefined;
  /** Token of the term itself or -1, and the range [first, end) of tokens that start with it. */
  readonly exact: number;
  readonly first: number;
  readonly end: number;
  readonly code: string;
  readonly codeFirst: number;
  readonly codeEnd: number;
  readonly codeExactEnd: number;
  /** Whether a code or phone number equals or starts with the term. */
  readonly hasCodes: boolean;
  readonly isParticle: boolean;
  /** Whether names with the same reading are only guesses: many Chinese characters and hangul syllables share a reading. */
  readonly isGuessByReading: boolean;
  /** Whether a reading of a name counts as the name itself. */
  readonly areReadingsNames: boolean;
  readonly script: Script;
  readonly phones: PhoneRows;
  /** By token; filled tier by tier by expand-term.ts. */
  expansions: ReadonlyMap<number, Expansion> = noExpansions;
  /** The tokens that sound like the term; undefined until they are computed. */
  phonetic: readonly Expansion[] | undefined;
  /** Second expansions of a token; see `Expansion.weaker`. */
  readonly secondExpansions: Expansion[] = [];
  /** The strongest tier of all expansions. */
  strongestExpansion = Number.POSITIVE_INFINITY;
  /** Work spent on filling `expansions`, for each tier that is filled. */
  readonly expandedTo: (number | undefined)[] = [];
  // Created on demand: thousands of lookups are cached, and few of them match so many rows.
  #rowsWithPrefix: FirstRows | undefined;
  #rowsWithPart: FirstRows | undefined;
  #rowsInAttributes: FirstRows[] | undefined;
  /** Range of attribute tokens that the term matches, as [first, end). */
  readonly #attributeTokens: readonly [first: number, end: number];
  #attributes: AttributeMatches | undefined;
  readonly #attributeRows: RowSource[] = [];
  #postings: TermPostings | undefined;
  /**
   * Rows with a code that starts with the term, ascending. If there are many, only those of codes other than the login, which is quick to
   * read.
   */
  #codeRows: Uint32Array | undefined;

  /** @param ownDictionary the words of the people who pass the filters if they are few; called only when the term is expanded to guesses */
  constructor(segment: Segment, term: QueryTerm, ownDictionary: () => SmallDictionary | undefined, budget: WorkBudget) {
    this.segment = segment;
    this.term = term;
    this.ownDictionary = ownDictionary;
    const { text } = term;
    const isReading = term.isReading !== undefined;
    const isOfAttribute = term.limitedTo === 'attribute';
    this.isParticle = !isReading && !isOfAttribute && isParticle(text);
    this.script = scriptOf(text);
    this.areReadingsNames = term.limitedTo === 'read';
    this.isGuessByReading = hasHomophones.has(this.script);
    const [first, end] = isOfAttribute ? [0, 0] : segment.tokens.prefixRange(text);
    const isWhole = isReading || matchesWholeWords(term);
    this.first = first;
    this.exact = !isOfAttribute && segment.tokens.isWord(first, text) ? first : -1;
    this.end = !isWhole ? end : this.exact < 0 ? first : first + 1;
    this.code = plainCode(text);
    // One letter is an initial.
    const isCode = !isWhole && this.code === text && text.length > 1 && !codeless.has(term.limitedTo);
    [this.codeFirst, this.codeEnd] = codeRange(segment.data, isCode ? text : '');
    let exactEnd = this.codeFirst;
    while (exactEnd < this.codeEnd && isWholeCode(segment.data, segment.data.codes[exactEnd]!, this.code)) exactEnd++;
    this.codeExactEnd = exactEnd;
    const isPhone = /^\d{4,}$/.test(text) && text.length <= maxPhoneDigits;
    const phone = term.phone ?? (isPhone ? phoneDigits(text) : undefined);
    this.phones = phone === undefined ? noPhones : rowsWithPhone(segment.data.phones, phone, segment.details, budget);
    this.hasCodes = this.codeFirst < this.codeEnd || this.phones.whole.length + this.phones.part.length > 0;
    // One letter is an initial.
    const isInitial = text.length === 1 && isLatinLetter.test(text) && !isOfAttribute;
    const isInNames = isInitial || isReading || term.limitedTo === 'named';
    this.#attributeTokens = isInNames ? [0, 0] : attributeTokensOf(segment, text, matchesWholeWords(term));
  }

  /** The first rows with a name, code or phone number that starts with the term. */
  get rowsWithPrefix(): FirstRows {
    return (this.#rowsWithPrefix ??= new FirstRows());
  }

  /** The first rows in which the term is part of a name, or a whole code or phone number. */
  get rowsWithPart(): FirstRows {
    return (this.#rowsWithPart ??= new FirstRows());
  }

  /** The first rows with the term in an attribute, at this tier. */
  rowsInAttributesAt(tier: number): FirstRows {
    this.#rowsInAttributes ??= [new FirstRows(), new FirstRows()];
    return this.#rowsInAttributes[tier === prefixTier ? 1 : 0]!;
  }

  addExpansion(expansion: Expansion): void {
    if (this.expansions === noExpansions) this.expansions = new Map<number, Expansion>();
    (this.expansions as Map<number, Expansion>).set(expansion.token, expansion);
    if (expansion.weaker !== undefined) this.secondExpansions.push(expansion.weaker);
    this.strongestExpansion = Math.min(this.strongestExpansion, expansion.tier);
  }

  isExactCode(row: number): boolean {
    for (let index = this.codeFirst; index < this.codeExactEnd; index++) {
      if (rowOfCode(this.segment.data.codes[index]!) === row) return true;
    }
    return false;
  }

  /** Whether a code of the row starts with the term. */
  isCode(row: number): boolean {
    if (this.codeFirst === this.codeEnd) return false;
    const areFew = this.codeEnd - this.codeFirst <= few.codes;
    if (!areFew && loginStartsWith(this.segment.data, row, this.code)) return true;
    if (this.#codeRows === undefined) {
      const entries = this.segment.data.codes.subarray(this.codeFirst, this.codeEnd);
      this.#codeRows = entries
        .filter((entry) => areFew || !isLoginCode(entry))
        .map(rowOfCode)
        .sort();
    }
    return containsRow(this.#codeRows, row);
  }

  /** `exact` if the term is a whole phone number of the row, `prefix` if it is part of one. */
  phoneTier(row: number): number | undefined {
    if (containsRow(this.phones.whole, row)) return exactTier;
    return containsRow(this.phones.part, row) ? prefixTier : undefined;
  }

  /** Work units to prepare the term and the attribute values that contain it. */
  get work(): number {
    const { starts } = this.segment.data.attributeValues;
    const [first, end] = this.#attributeTokens;
    return work.term + (starts[end]! - starts[first]!) * work.lookup + (this.codeEnd - this.codeFirst) / 4;
  }

  /** The postings of the term up to a tier. */
  postingsTo(tier: number): TermPostings {
    const postings = (this.#postings ??= new TermPostings(this.segment, this));
    postings.fillTo(tier);
    return postings;
  }

  /** Whether an attribute of the row contains the term at a tier. */
  isInAttributes(row: number, tier: number): boolean {
    const { columns } = this.attributes;
    const weakest = tier > exactTier ? attributeMatch.prefix : attributeMatch.exact;
    for (let index = 0; index < columns.length; index++) {
      const { values, holds } = columns[index]!;
      const match = holds[values[row]!]!;
      if (match !== attributeMatch.none && match <= weakest) return true;
    }
    return false;
  }

  /** The first row from `row` on with an attribute that contains the term at a tier; `end` if there is none before it. */
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

  /** The matching values of the searched fields, computed lazily. */
  get attributes(): AttributeMatches {
    return (this.#attributes ??= attributeMatches(this.segment, this.term.text, this.#attributeTokens));
  }

  /** Whether a word of a name, a code or a phone number equals or starts with the term. */
  get isLiteral(): boolean {
    return this.end > this.first || this.hasCodes;
  }

  /** Whether the term has no match up to a tier. */
  isUnmatchedAt(tier: number): boolean {
    return !this.isLiteral && this.strongestExpansion > tier && this.attributes.list.length === 0;
  }

  /** Whether few people pass the filters, and the term matches none of them up to a tier. */
  isMissingAmongFew(tier: number): boolean {
    const dictionary = this.ownDictionary();
    if (dictionary === undefined || this.hasCodes || this.attributes.list.length > 0) return false;
    if (containsTokenIn(dictionary, this.first, this.end)) return false;
    return (
      this.strongestExpansion > tier || !dictionary.numbers.some((token) => expandsAt(this.expansions.get(token), tier))
    );
  }

  /** The attribute values that contain the term at a tier. */
  valuesAt(tier: number): readonly number[] {
    const { list, matches } = this.attributes;
    return tier === exactTier ? list.filter((value) => matches[value] === attributeMatch.exact) : list;
  }

  /** The rows with one of these values. */
  rowsOf(value: number): Uint32Array {
    return rowsOfValue(this.segment, value);
  }

  /** The rows with an attribute that contains the term. */
  attributeRows(tier: number): RowSource {
    const slot = tier === exactTier ? 0 : 1;
    const cached = this.#attributeRows[slot];
    if (cached !== undefined) return cached;
    const { exactRows, rows } = this.attributes;
    const visit = (visitRow: RowVisitor) => {
      for (const value of this.valuesAt(tier)) {
        const found = this.rowsOf(value);
        for (let index = 0; index < found.length; index++) visitRow(found[index]!);
      }
    };
    return (this.#attributeRows[slot] = { count: tier === exactTier ? exactRows : rows, visit });
  }
}

/** The range of attribute tokens that equal a text or, unless only whole words match, start with it. */
function attributeTokensOf({ attributeTokens }: Segment, text: string, isWhole: boolean): readonly [number, number] {
  const [first, end] = attributeTokens.prefixRange(text);
  if (!isWhole) return [first, end];
  return attributeTokens.isWord(first, text) ? [first, first + 1] : [first, first];
}

function expandsAt(expansion: Expansion | undefined, tier: number): boolean {
  return expansion !== undefined && (expansion.tier <= tier || expandsAt(expansion.weaker, tier));
}

function containsRow(rows: Uint32Array, row: number): boolean {
  return rows[lowerBound(rows, 0, rows.length, row)] === row;
}
