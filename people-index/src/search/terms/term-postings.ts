import type { RowSet } from '../../columns/row-set.ts';
import { type Column, lengthOf, type Span } from '../../columns/typed-columns.ts';
import { rowOfCode } from '../../segment/code-dictionary.ts';
import { type WordKind, wordKind } from '../../segment/word-kind.ts';
import { documentOf, kindOfPosting, type Lists, type RowLists } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';
import { TIERS, tierNumber } from '../../types/tiers.ts';
import type { TermLookup } from './term-lookup.ts';

const none: readonly never[] = [];
const {
  exact: exactTier,
  prefix: prefixTier,
  nickname: nicknameTier,
  phonetic: phoneticTier,
  similar: similarTier,
} = tierNumber;

/** A part of a list of rows, with the names of each beside it; of codes and phone numbers only when first gone through. */
interface ExtraSpan extends Span {
  readonly isOfCodes: boolean;
  names: Names | undefined;
}

interface Names {
  readonly firstName: Column;
  readonly lastName: Column;
}

/** One list for all tiers without spans: thousands of terms are kept. */
const nothing: readonly (readonly never[])[] = TIERS.map(() => none);

type ExtraVisitor = (row: number, firstName: number, lastName: number) => void;

/** Who holds a term, by the tier at which they do; some come more than once. */
export class TermPostings {
  /** First and last names, in pieces, the kind of the term in them above their numbers. */
  readonly firstNames: (readonly Span[])[] = [...nothing];
  readonly lastNames: (readonly Span[])[] = [...nothing];
  /** Rows that hold it elsewhere, in pieces: in another name, the mail box, a code (see code-dictionary.ts) or a phone number. */
  readonly extras: (readonly ExtraSpan[])[] = [...nothing];
  readonly #segment: Segment;
  readonly #term: TermLookup;
  readonly #counts: (number | undefined)[] = [];
  #hasExact = false;
  #hasBeginnings = false;
  /** How many expansions are in. */
  #expansions = 0;
  #secondExpansions = 0;

  constructor(segment: Segment, term: TermLookup) {
    this.#segment = segment;
    this.#term = term;
  }

  /** Sees to it that the lists up to a tier are filled. */
  fillTo(tier: number): void {
    const term = this.#term;
    const { codes } = this.#segment.data;
    if (!this.#hasExact) {
      this.#hasExact = true;
      if (term.exact >= 0) this.#addTokens(term.exact, term.exact + 1, exactTier);
      addCodes(codes, term.codeFirst, term.codeExactEnd, this.extras, exactTier);
      addCodes(term.phones.whole, 0, term.phones.whole.length, this.extras, exactTier);
    }
    if (tier > exactTier && !this.#hasBeginnings) {
      this.#hasBeginnings = true;
      this.#counts.length = 0;
      this.#addTokens(term.exact < 0 ? term.first : term.exact + 1, term.end, prefixTier);
      addCodes(codes, term.codeExactEnd, term.codeEnd, this.extras, prefixTier);
      addCodes(term.phones.part, 0, term.phones.part.length, this.extras, prefixTier);
    }
    if (tier > prefixTier && this.#expansions < term.expansions.size) {
      let place = 0;
      for (const { token, tier: own, kind } of term.expansions.values()) {
        if (place++ < this.#expansions) continue;
        this.#addTokens(token, token + 1, own, kind === 'nickname');
      }
      this.#expansions = term.expansions.size;
      this.#counts.length = 0;
    }
    for (; this.#secondExpansions < term.secondExpansions.length; this.#secondExpansions++) {
      const { token, tier: own, kind } = term.secondExpansions[this.#secondExpansions]!;
      this.#addTokens(token, token + 1, own, kind === 'nickname');
      this.#counts.length = 0;
    }
  }

  /** At most how many rows hold the term at that tier or a stronger one. */
  countTo(tier: number): number {
    let count = 0;
    for (let own = 0; own <= tier; own++) count += this.countAt(own);
    return count;
  }

  /** At most how many rows hold the term at that very tier. */
  countAt(tier: number): number {
    return (this.#counts[tier] ??= this.namedAt(tier) + this.extrasAt(tier));
  }

  /** At most how many rows hold the term in first or last name at that very tier. */
  namedAt(tier: number): number {
    const { firstRows, lastStarts } = this.#segment.data;
    let count = 0;
    for (const span of this.firstNames[tier]!) count += rowsOf(firstRows.starts, span);
    for (const span of this.lastNames[tier]!) count += rowsOf(lastStarts, span);
    return count;
  }

  /** At most how many rows hold the term elsewhere, at that very tier. */
  extrasAt(tier: number): number {
    return lengthOf(this.extras[tier]!);
  }

  /** At most how many rows hold the term elsewhere, at a tier from `first` to `last`. */
  extrasBetween(first: number, last: number): number {
    let count = 0;
    for (let tier = first; tier <= last; tier++) count += this.extrasAt(tier);
    return count;
  }

  /** Visits the rows that hold the term in first or last name, at a tier from `first` to `last`. */
  visitNamed(first: number, last: number, visitRow: (row: number) => void): void {
    const { firstRows, lastStarts, byName } = this.#segment.data;
    for (let tier = first; tier <= last; tier++) {
      eachDocument(this.firstNames[tier]!, (name) => {
        const end = firstRows.starts[name + 1]!;
        for (let place = firstRows.starts[name]!; place < end; place++) visitRow(firstRows.items[place]!);
      });
      eachDocument(this.lastNames[tier]!, (name) => {
        const end = lastStarts[name + 1]!;
        for (let place = lastStarts[name]!; place < end; place++) visitRow(byName[place]!);
      });
    }
  }

  /** At most how many first names hold the term at that tier or a stronger one. */
  firstNamesTo(tier: number): number {
    return lengthTo(this.firstNames, tier);
  }

  lastNamesTo(tier: number): number {
    return lengthTo(this.lastNames, tier);
  }

  /** Visits the rows that hold the term elsewhere, at a tier from `first` to `last`, with the numbers of their names. */
  eachExtra(first: number, last: number, visit: ExtraVisitor): void {
    for (let tier = first; tier <= last; tier++) for (const span of this.extras[tier]!) this.#visitSpan(span, visit);
  }

  /** Adds the rows that hold the term elsewhere, up to a tier. */
  addExtras(tier: number, into: RowSet): void {
    for (let own = 0; own <= tier; own++) {
      for (const { items, start, end, isOfCodes } of this.extras[own]!) {
        if (isOfCodes) for (let place = start; place < end; place++) into.add(rowOfCode(items[place]!));
        else into.addAll(items, start, end);
      }
    }
  }

  /** Visits the rows of which the term is, or begins, a code or phone number, up to a tier, with the numbers of their names. */
  eachCode(tier: number, visit: ExtraVisitor): void {
    for (let own = 0; own <= tier; own++) {
      for (const span of this.extras[own]!) if (span.isOfCodes) this.#visitSpan(span, visit);
    }
  }

  #visitSpan(span: ExtraSpan, visit: ExtraVisitor): void {
    const { items, start, end, isOfCodes } = span;
    const { firstName, lastName } = (span.names ??= this.#namesOf(span));
    // Rows of codes begin where their names do.
    const before = isOfCodes ? start : 0;
    for (let place = start; place < end; place++) {
      const row = isOfCodes ? rowOfCode(items[place]!) : items[place]!;
      visit(row, firstName[place - before]!, lastName[place - before]!);
    }
  }

  /** The names of rows that lie all over the segment. */
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
    // A term of another name never counts for more than a nickname, a reading never for more than a sound.
    const otherTier = Math.max(tier, nicknameTier);
    const { isGuessByReading, areReadingsNames } = this.#term;
    const readingTier = areReadingsNames ? tier : Math.max(tier, isGuessByReading ? similarTier : phoneticTier);
    addList(firstNames.postings, first, end, this.firstNames, tier);
    addList(firstNames.readings, first, end, this.firstNames, readingTier);
    // Family names have no pet forms.
    if (!isNickname) {
      addList(lastNames.postings, first, end, this.lastNames, tier);
      addList(lastNames.readings, first, end, this.lastNames, readingTier);
    }
    addRows(emailRows, first, end, this.extras, tier);
    addRows(otherNameRows, first, end, this.extras, otherTier);
    addRows(otherNameReadingRows, first, end, this.extras, readingTier);
  }
}

/** Whether a token is met when it is a nickname: in a first name, another name or a mail box. Family names have no pet forms. */
export function isMetByNickname({ data }: Segment, token: number): boolean {
  const { firstNames, otherNameRows, otherNameReadingRows, emailRows } = data;
  return (
    isHeld(firstNames.postings, token) ||
    isHeld(firstNames.readings, token) ||
    isHeld(otherNameRows, token) ||
    isHeld(otherNameReadingRows, token) ||
    isHeld(emailRows, token)
  );
}

function isHeld({ starts }: Lists, token: number): boolean {
  return starts[token] !== starts[token + 1];
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

function lengthTo(spans: readonly (readonly Span[])[], tier: number): number {
  let length = 0;
  for (let own = 0; own <= tier; own++) length += lengthOf(spans[own]!);
  return length;
}

/** At most how many rows the rarest of some terms has, up to a tier. */
export function fewestRows(termPostings: readonly TermPostings[], tier: number): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const postings of termPostings) fewest = Math.min(fewest, postings.countTo(tier));
  return fewest;
}

/** How many rows the names in a span have. */
export function rowsOf(starts: Uint32Array, { items, start, end }: Span): number {
  let count = 0;
  for (let place = start; place < end; place++) {
    const name = documentOf(items[place]!);
    count += starts[name + 1]! - starts[name]!;
  }
  return count;
}

/** Visits the postings in spans of postings that hold the term in no weaker way. */
export function eachDocument(
  spans: readonly Span[],
  visit: (document: number) => void,
  weakest: WordKind = wordKind.syllable,
): void {
  for (const { items, start, end } of spans) {
    for (let place = start; place < end; place++) {
      const posting = items[place]!;
      if (kindOfPosting(posting) <= weakest) visit(documentOf(posting));
    }
  }
}
