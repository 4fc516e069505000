import { type Column, firstNotBelow } from '../columns/typed-columns.ts';
import { isParticle } from '../language/particles.ts';
import { type Script, scriptOf } from '../language/script.ts';
import { codeRange, isLoginCode, isWholeCode, loginBegins, plainCode, rowOfCode } from '../segment/code-book.ts';
import { type PhoneDigits, phoneDigits, type PhoneRows, rowsWithPhone } from '../segment/phone-book.ts';
import type { Expansion, Segment } from '../segment/segment.ts';
import type { FewWords } from './few-words.ts';
import { FirstRows } from './first-rows.ts';
import { work, type WorkBudget } from './work-budget.ts';
import { WordReach } from './word-reach.ts';

/** A word of a query. `text` is folded. */
export interface QueryWord {
  readonly text: string;
  /** Set when the text was written as a phone number. */
  readonly phone?: PhoneDigits;
  /** Whether the word may be unfinished, so that its beginning may hold a typo. */
  readonly isUnfinished?: boolean;
  /**
   * What it is looked for by, when not by all that its tier has: only as a whole; as a whole or as a beginning; also by how a name is
   * heard; by that and the rules of pet names.
   */
  readonly reach?: 'whole' | 'literal' | 'heard' | 'guessed';
  /**
   * A word of a reading of syllables or characters that leave nothing open: it is met as a whole name, in a spelling of its
   * language. Two names that read the same in another than their first reading are two names.
   */
  readonly isReading?: 'first' | 'other';
  /** Whether two typed words are taken for the syllables of one given name: only its spellings are looked for, not what sounds alike. */
  readonly isJoined?: boolean;
  /** Whether it is a whole reading's first word, as which East Asia has the surname. */
  readonly isSurname?: boolean;
  /** What the reading was read from, where that tells its spellings: one or two Chinese characters, or syllables of Wade-Giles. */
  readonly origin?: string;
}

/** What a word is kept by: words of one text may reach differently far. */
export function lookupKey(word: QueryWord): string {
  const { text, phone, isUnfinished, reach, isReading, isSurname, isJoined, origin = '' } = word;
  if (phone !== undefined) return `+${text}`;
  if (isJoined === true) return `-${text}`;
  if (isReading !== undefined)
    return `${isReading === 'first' ? '=' : '~'}${isSurname === true ? '+' : ''}${text} ${origin}`;
  const key = isUnfinished === true ? `${text}…` : text;
  return reach === undefined ? key : `${reach}:${key}`;
}

export const attributeMatch = { none: 0, exact: 1, prefix: 2 } as const;

const mostPhoneDigits = 15;
const fewCodes = 4096;
const [exactTier, prefixTier] = [0, 1] as const;
const noExpansions: ReadonlyMap<number, Expansion> = new Map();
const noPhones: PhoneRows = { whole: Uint32Array.of(), part: Uint32Array.of() };

/** Where one word of a query is met in one segment. */
export class WordLookup {
  readonly segment: Segment;
  readonly word: QueryWord;
  readonly few: () => FewWords | undefined;
  /** The word itself, or -1, and all words that begin with it. */
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
  readonly script: Script;
  readonly phones: PhoneRows;
  /** By token; filled tier by tier, see expand-word.ts. */
  expansions: ReadonlyMap<number, Expansion> = noExpansions;
  /** The tokens that sound like it, once they are found. */
  sounds: readonly Expansion[] | undefined;
  /** Expansions that are a word's second one, see `Expansion.otherwise`. */
  readonly secondExpansions: Expansion[] = [];
  /** The strongest tier of an expansion. */
  strongestExpansion = Number.POSITIVE_INFINITY;
  /** The work of filling `expansions`, for each tier for which it is filled. */
  readonly expandedTo: (number | undefined)[] = [];
  // Thousands of words are kept, and few of them are met in so many rows.
  #begun: FirstRows | undefined;
  #parts: FirstRows | undefined;
  #held: FirstRows[] | undefined;
  /** Words of attributes that begin with it, as [first, end). */
  readonly #attributeTokens: readonly [first: number, end: number];
  #attributes: AttributeMatches | undefined;
  readonly #attributeRows: RowSource[] = [];
  readonly #reach: WordReach;
  /** Rows of which a code begins with the word, ascending; where those are many, a code other than the login, which is soon read. */
  #codeRows: Uint32Array | undefined;

  /** @param few the words of those who pass the filters, where they are few; asked for when words are guessed at */
  constructor(segment: Segment, word: QueryWord, few: () => FewWords | undefined, budget: WorkBudget) {
    this.segment = segment;
    this.word = word;
    this.few = few;
    const { text } = word;
    const isReading = word.isReading !== undefined;
    this.isParticle = !isReading && isParticle(text);
    this.script = scriptOf(text);
    this.isGuessByReading = hasHomophones.has(this.script);
    const [first, end] = segment.tokens.prefixRange(text);
    const isWhole = isReading || word.reach === 'whole';
    this.first = first;
    this.exact = segment.tokens.isWord(first, text) ? first : -1;
    this.end = !isWhole ? end : this.exact < 0 ? first : first + 1;
    this.code = plainCode(text);
    // One letter is an initial.
    const isCode = !isWhole && this.code === text && text.length > 1 && word.reach !== 'literal';
    [this.codeFirst, this.codeEnd] = codeRange(segment.data, isCode ? text : '');
    let exactEnd = this.codeFirst;
    while (exactEnd < this.codeEnd && isWholeCode(segment.data, segment.data.codes[exactEnd]!, this.code)) exactEnd++;
    this.codeExactEnd = exactEnd;
    const isPhone = /^\d{4,}$/.test(text) && text.length <= mostPhoneDigits;
    const phone = word.phone ?? (isPhone ? phoneDigits(text) : undefined);
    this.phones = phone === undefined ? noPhones : rowsWithPhone(segment.data.phones, phone, segment.details, budget);
    this.hasCodes = this.codeFirst < this.codeEnd || this.phones.whole.length + this.phones.part.length > 0;
    // One letter is an initial.
    const isInitial = text.length === 1 && isLatinLetter.test(text);
    this.#attributeTokens = isInitial || isReading ? [0, 0] : segment.attributeTokens.prefixRange(text);
    this.#reach = new WordReach(segment, this);
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

  /** Whether a code of the row begins with the word. */
  isCode(row: number): boolean {
    if (this.codeFirst === this.codeEnd) return false;
    const areFew = this.codeEnd - this.codeFirst <= fewCodes;
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

  /** Units to read the word and the values that hold it. */
  get work(): number {
    const { starts } = this.segment.data.attributeValues;
    const [first, end] = this.#attributeTokens;
    return work.word + (starts[end]! - starts[first]!) * work.lookup + (this.codeEnd - this.codeFirst) / 4;
  }

  /** Who holds the word, up to a tier. */
  reachTo(tier: number): WordReach {
    this.#reach.fillTo(tier);
    return this.#reach;
  }

  /** Whether an attribute of a row holds the word at a tier. */
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

  /** The first row from `row` on with an attribute that holds the word at a tier; `end` when there is none before. */
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
    return (this.#attributes ??= findValues(this.segment, this.word.text, this.#attributeTokens));
  }

  /** Whether the word is met nowhere up to a tier. */
  isUnknownAt(tier: number): boolean {
    const isLiteral = this.end > this.first || this.hasCodes;
    return !isLiteral && this.strongestExpansion > tier && this.attributes.list.length === 0;
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
}

function holdsRow(rows: Uint32Array, row: number): boolean {
  return rows[firstNotBelow(rows, 0, rows.length, row)] === row;
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
  /** Fields that have such values: the value of each row, and the part of `matches` that is theirs. */
  readonly columns: readonly { readonly values: Column; readonly holds: Uint8Array }[];
  readonly exactRows: number;
  readonly rows: number;
}

const isLatinLetter = /[a-z]/;
const hasHomophones: ReadonlySet<Script> = new Set<Script>(['han', 'hangul']);
const noMatches: AttributeMatches = { matches: new Uint8Array(0), list: [], columns: [], exactRows: 0, rows: 0 };

/** @param tokens the words of attributes that begin with `text` */
function findValues(segment: Segment, text: string, [first, end]: readonly [number, number]): AttributeMatches {
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
  if (list.length === 0) return noMatches;
  const columns: { values: Column; holds: Uint8Array }[] = [];
  for (const { firstValue, texts, column } of segment.tables) {
    const endValue = firstValue + texts.length;
    if (list.some((value) => value >= firstValue && value < endValue))
      columns.push({ values: column, holds: matches.subarray(firstValue, endValue) });
  }
  return { matches, list, columns, exactRows, rows };
}

/** The rows that hold a value, by its number among the values of all fields. */
function rowsOfValue(segment: Segment, value: number): Uint32Array {
  let place = segment.tables.length - 1;
  while (segment.tables[place]!.firstValue > value) place--;
  const { rows, firstValue } = segment.tables[place]!;
  return rows.items.subarray(rows.starts[value - firstValue]!, rows.starts[value - firstValue + 1]!);
}
