import type { RowSet } from '../../columns/row-set.ts';
import { type Column, lengthOf, type Span } from '../../columns/typed-columns.ts';
import { rowOfCode } from '../../segment/code-dictionary.ts';
import { type WordKind, wordKind } from '../../segment/word-kind.ts';
import { documentOf, hasPostings, kindOfPosting, type Lists, type RowLists } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { TIERS, tierNumber } from '../../tiers.ts';
import type { TermLookup } from './term-lookup.ts';

const none: readonly never[] = [];
const {
  exact: exactTier,
  prefix: prefixTier,
  nickname: nicknameTier,
  phonetic: phoneticTier,
  similar: similarTier,
} = tierNumber;

/** Part of a list of rows, with the names of each row; for codes and phone numbers, the names are read on first use. */
interface ExtraSpan extends Span {
  readonly isOfCodes: boolean;
  names: Names | undefined;
}

interface Names {
  readonly firstName: Column;
  readonly lastName: Column;
}

/** Shared by all tiers without postings, because thousands of terms are cached. */
const nothing: readonly (readonly never[])[] = TIERS.map(() => none);

type ExtraVisitor = (row: number, firstName: number, lastName: number) => void;

/** The postings of a term by tier. A row may occur more than once. */
export class TermPostings {
  /** Postings of first and last names, as spans; each posting holds the kind of the word above the number of the name. */
  readonly firstNames: (readonly Span[])[] = [...nothing];
  readonly lastNames: (readonly Span[])[] = [...nothing];
  /** Rows that contain the term elsewhere, as spans: in another name, the mailbox, a code (see code-dictionary.ts) or a phone number. */
  readonly extras: (readonly ExtraSpan[])[] = [...nothing];
  readonly #segment: Segment;
  readonly #term: TermLookup;
  readonly #counts: (number | undefined)[] = [];
  #hasExact = false;
  #hasPrefixes = false;
  /** Number of expansions that are included. */
  #expansions = 0;
  #secondExpansions = 0;

  constructor(segment: Segment, term: TermLookup) {
    this.#segment = segment;
    this.#term = term;
  }

  /** Fills the lists up to a tier. */
  fillTo(maxTier: number): void {
    const term = this.#term;
    const { codes } = this.#segment.data;
    if (!this.#hasExact) {
      this.#hasExact = true;
      if (term.exact >= 0) this.#addTokens(term.exact, term.exact + 1, exactTier);
      addCodes(codes, term.codeFirst, term.codeExactEnd, this.extras, exactTier);
      addCodes(term.phones.whole, 0, term.phones.whole.length, this.extras, exactTier);
    }
    if (maxTier > exactTier && !this.#hasPrefixes) {
      this.#hasPrefixes = true;
      this.#counts.length = 0;
      this.#addTokens(term.exact < 0 ? term.first : term.exact + 1, term.end, prefixTier);
      addCodes(codes, term.codeExactEnd, term.codeEnd, this.extras, prefixTier);
      addCodes(term.phones.part, 0, term.phones.part.length, this.extras, prefixTier);
    }
    if (maxTier > prefixTier && this.#expansions < term.expansions.size) {
      let index = 0;
      for (const { token, tier, kind } of term.expansions.values()) {
        if (index++ < this.#expansions) continue;
        this.#addTokens(token, token + 1, tier, kind === 'nickname');
      }
      this.#expansions = term.expansions.size;
      this.#counts.length = 0;
    }
    for (; this.#secondExpansions < term.secondExpansions.length; this.#secondExpansions++) {
      const { token, tier, kind } = term.secondExpansions[this.#secondExpansions]!;
      this.#addTokens(token, token + 1, tier, kind === 'nickname');
      this.#counts.length = 0;
    }
  }

  /** Upper bound for the number of rows that match the term at this tier or a stronger one. */
  countTo(maxTier: number): number {
    let count = 0;
    for (let tier = 0; tier <= maxTier; tier++) count += this.countAt(tier);
    return count;
  }

  /** Upper bound for the number of rows that match the term at exactly this tier. */
  countAt(tier: number): number {
    return (this.#counts[tier] ??= this.namedAt(tier) + this.extrasAt(tier));
  }

  /** Upper bound for the number of rows that match the term in first or last name at exactly this tier. */
  namedAt(tier: number): number {
    const { firstRows, lastStarts } = this.#segment.data;
    let count = 0;
    for (const span of this.firstNames[tier]!) count += rowsOf(firstRows.starts, span);
    for (const span of this.lastNames[tier]!) count += rowsOf(lastStarts, span);
    return count;
  }

  /** Upper bound for the number of rows that match the term elsewhere at exactly this tier. */
  extrasAt(tier: number): number {
    return lengthOf(this.extras[tier]!);
  }

  /** Upper bound for the number of rows that match the term elsewhere at a tier from `first` to `last`. */
  extrasBetween(first: number, last: number): number {
    let count = 0;
    for (let tier = first; tier <= last; tier++) count += this.extrasAt(tier);
    return count;
  }

  /** Visits the rows that match the term in first or last name at a tier from `first` to `last`. */
  visitNamed(first: number, last: number, visitRow: (row: number) => void): void {
    const { firstRows, lastStarts, byName } = this.#segment.data;
    for (let tier = first; tier <= last; tier++) {
      visitDocuments(this.firstNames[tier]!, (name) => {
        const end = firstRows.starts[name + 1]!;
        for (let index = firstRows.starts[name]!; index < end; index++) visitRow(firstRows.items[index]!);
      });
      visitDocuments(this.lastNames[tier]!, (name) => {
        const end = lastStarts[name + 1]!;
        for (let index = lastStarts[name]!; index < end; index++) visitRow(byName[index]!);
      });
    }
  }

  /** Upper bound for the number of first names that match the term at this tier or a stronger one. */
  firstNamesTo(tier: number): number {
    return lengthTo(this.firstNames, tier);
  }

  lastNamesTo(tier: number): number {
    return lengthTo(this.lastNames, tier);
  }

  /** Visits the rows that match the term elsewhere at a tier from `first` to `last`, with the numbers of their names. */
  visitExtras(first: number, last: number, visit: ExtraVisitor): void {
    for (let tier = first; tier <= last; tier++) for (const span of this.extras[tier]!) this.#visitSpan(span, visit);
  }

  /** Adds the rows that match the term elsewhere, up to a tier. */
  addExtras(maxTier: number, into: RowSet): void {
    for (let tier = 0; tier <= maxTier; tier++) {
      for (const { items, start, end, isOfCodes } of this.extras[tier]!) {
        if (isOfCodes) for (let index = start; index < end; index++) into.add(rowOfCode(items[index]!));
        else into.addAll(items, start, end);
      }
    }
  }

  /** Visits the rows with a code or phone number that matches the term, up to a tier, with the numbers of their names. */
  visitCodes(maxTier: number, visit: ExtraVisitor): void {
    for (let tier = 0; tier <= maxTier; tier++) {
      for (const span of this.extras[tier]!) if (span.isOfCodes) this.#visitSpan(span, visit);
    }
  }

  #visitSpan(span: ExtraSpan, visit: ExtraVisitor): void {
    const { items, start, end, isOfCodes } = span;
    const { firstName, lastName } = (span.names ??= this.#namesOf(span));
    // The names of codes are stored from 0 on, those of other rows at the positions of the rows.
    const before = isOfCodes ? start : 0;
    for (let index = start; index < end; index++) {
      const row = isOfCodes ? rowOfCode(items[index]!) : items[index]!;
      visit(row, firstName[index - before]!, lastName[index - before]!);
    }
  }

  /** Reads the names of rows that are scattered over the segment. */
  #namesOf({ items, start, end }: ExtraSpan): Names {
    const { firstName, lastName } = this.#segment.data;
    const rows = items.subarray(start, end);
    return {
      firstName: rows.map((entry) => firstName[rowOfCode(entry)]!),
      lastName: rows.map((entry) => lastName[rowOfCode(entry)]!),
    };
  }

  #addTokens(first: number, end: number, tier: number, isNickname = false): void {
    if (first === end) return;
    const { firstNames, lastNames, emailRows, otherNameRows, otherNameReadingRows } = this.#segment.data;
    // A match in another name is never stronger than `nickname`, one in a reading never stronger than `phonetic`.
    const otherTier = Math.max(tier, nicknameTier);
    const { isGuessByReading, areReadingsNames } = this.#term;
    const readingTier = areReadingsNames ? tier : Math.max(tier, isGuessByReading ? similarTier : phoneticTier);
    addList(firstNames.postings, first, end, this.firstNames, tier);
    addList(firstNames.readings, first, end, this.firstNames, readingTier);
    // Surnames have no nicknames.
    if (!isNickname) {
      addList(lastNames.postings, first, end, this.lastNames, tier);
      addList(lastNames.readings, first, end, this.lastNames, readingTier);
    }
    addRows(emailRows, first, end, this.extras, tier);
    addRows(otherNameRows, first, end, this.extras, otherTier);
    addRows(otherNameReadingRows, first, end, this.extras, readingTier);
  }
}

/** Whether a nickname match can find the token: in a first name, another name or a mailbox. Surnames have no nicknames. */
export function canMatchNickname({ data }: Segment, token: number): boolean {
  const { firstNames, otherNameRows, otherNameReadingRows, emailRows } = data;
  return (
    hasPostings(firstNames.postings, token) ||
    hasPostings(firstNames.readings, token) ||
    hasPostings(otherNameRows, token) ||
    hasPostings(otherNameReadingRows, token) ||
    hasPostings(emailRows, token)
  );
}

function addList({ starts, items }: Lists, first: number, end: number, to: (readonly Span[])[], tier: number): void {
  if (starts[first]! < starts[end]!) add({ items, start: starts[first]!, end: starts[end]! }, to, tier);
}

function addRows(lists: RowLists, first: number, end: number, to: (readonly ExtraSpan[])[], tier: number): void {
  const start = lists.starts[first]!;
  if (start < lists.starts[end]!)
    add({ items: lists.items, start, end: lists.starts[end]!, isOfCodes: false, names: lists }, to, tier);
}

function addCodes(items: Uint32Array, start: number, end: number, to: (readonly ExtraSpan[])[], tier: number): void {
  if (start < end) add({ items, start, end, isOfCodes: true, names: undefined }, to, tier);
}

function add<Own extends Span>(span: Own, to: (readonly Own[])[], tier: number): void {
  const spans = to[tier]!;
  if (spans === none) to[tier] = [span];
  else (spans as Own[]).push(span);
}

function lengthTo(spans: readonly (readonly Span[])[], maxTier: number): number {
  let length = 0;
  for (let tier = 0; tier <= maxTier; tier++) length += lengthOf(spans[tier]!);
  return length;
}

/** Upper bound for the number of rows of the rarest of some terms, up to a tier. */
export function rowsOfRarestTerm(termPostings: readonly TermPostings[], tier: number): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const postings of termPostings) fewest = Math.min(fewest, postings.countTo(tier));
  return fewest;
}

/** Number of rows of the names in a span. */
export function rowsOf(starts: Uint32Array, { items, start, end }: Span): number {
  let count = 0;
  for (let index = start; index < end; index++) {
    const name = documentOf(items[index]!);
    count += starts[name + 1]! - starts[name]!;
  }
  return count;
}

/** Visits the documents of postings whose kind is at least as strong as `weakest`. */
export function visitDocuments(
  spans: readonly Span[],
  visit: (document: number) => void,
  weakest: WordKind = wordKind.syllable,
): void {
  for (const { items, start, end } of spans) {
    for (let index = start; index < end; index++) {
      const posting = items[index]!;
      if (kindOfPosting(posting) <= weakest) visit(documentOf(posting));
    }
  }
}
