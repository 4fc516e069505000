import type { RowSet } from '../../columns/row-set.ts';
import { gallopingLowerBound } from '../../columns/typed-columns.ts';
import { tokenOf } from '../../segment/segment-data.ts';
import type { ValueBits } from '../../segment/name-bitsets.ts';
import type { Segment } from '../../segment/segment.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import type { TermBitsets } from './term-bitsets.ts';
import { few, ratio, work } from '../cost/cost-model.ts';
import { rowsOfRarestTerm, type TermPostings } from '../terms/term-postings.ts';

/** Rows visited between two charges to the work budget. */
const rowsPerCharge = 4096;

/** What a row must match. */
interface ConjunctionOptions {
  readonly bitsets: TermBitsets;
  readonly terms: readonly TermLookup[];
  /** The weakest tier at which a term may match. */
  readonly tier: number;
  readonly usesAttributes: boolean;
}

/** Tests whether a row matches all terms of a query, with one bit operation for first and last name. */
export class Conjunction {
  readonly segment: Segment;
  readonly terms: readonly TermLookup[];
  readonly termPostings: readonly TermPostings[];
  /** The weakest tier at which a term may match. */
  readonly tier: number;
  readonly bitsets: TermBitsets;
  /** The bit of each term, and all of these bits. */
  readonly bits: readonly number[];
  readonly all: number;
  /** For each first name, last name and token, the bits of the terms that it matches. */
  readonly first: Uint32Array;
  readonly last: Uint32Array;
  readonly tokens: Uint32Array;
  /** The same for the values of the attributes that match some of the terms, per column. */
  readonly #attributes: readonly ValueBits[];
  /** The bits of the terms that match attributes only, and the columns that match one of them. */
  readonly #attributeOnlyBits: number = 0;
  readonly #attributeOnlyColumns: readonly ValueBits[] = [];
  #codeChecks = 0;
  #codeRows: RowSet | undefined;

  constructor(segment: Segment, { bitsets, terms, tier, usesAttributes }: ConjunctionOptions) {
    this.segment = segment;
    this.terms = terms;
    this.tier = tier;
    this.bitsets = bitsets;
    // One bit per term, and one for the names that equal it.
    bitsets.makeRoom(2 * terms.length);
    this.bits = terms.map((term) => bitsets.bitOf(term, tier));
    this.all = this.bits.reduce((all, bit) => all | bit, 0);
    this.termPostings = terms.map((term) => term.postingsTo(tier));
    this.#attributes = usesAttributes ? bitsets.attributesOf(terms, tier) : [];
    if (usesAttributes) {
      const isAttributeOnly = terms.map(
        (term, index) => this.termPostings[index]!.countTo(tier) === 0 && !term.hasCodes,
      );
      this.#attributeOnlyBits = this.bits.reduce((all, bit, index) => (isAttributeOnly[index]! ? all | bit : all), 0);
      this.#attributeOnlyColumns = bitsets.columnsOf(terms.filter((_, index) => isAttributeOnly[index]));
    }
    this.first = bitsets.names.first;
    this.last = bitsets.names.last;
    this.tokens = bitsets.names.tokens;
  }

  /** Whether the row may match all terms, in any field. */
  mayMatch(row: number, usesAttributes: boolean): boolean {
    // Most rows lack a term that is nobody's name, which their attributes alone show.
    if (usesAttributes && this.#attributeOnlyBits !== 0 && !this.#matchesAttributeOnlyTerms(row)) return false;
    return this.matchesAll(row, this.missing(row), usesAttributes);
  }

  #matchesAttributeOnlyTerms(row: number): boolean {
    let missing = this.#attributeOnlyBits;
    const columns = this.#attributeOnlyColumns;
    for (let index = 0; index < columns.length; index++) {
      const { values, bits } = columns[index]!;
      missing &= ~bits[values[row]!]!;
    }
    return missing === 0;
  }

  /** The first row from `row` on that may match all terms; `end` if there is none before it. */
  next(row: number, end: number, usesAttributes: boolean): number {
    const { firstName, lastName, extraWords } = this.segment.data;
    const { starts } = extraWords;
    const first = this.first;
    const last = this.last;
    const all = this.all;
    // Terms that can match only in names and in the extra words of a row (mailbox and other names).
    let plain = 0;
    for (let term = 0; term < this.terms.length; term++) {
      if (!usesAttributes && !this.terms[term]!.hasCodes) plain |= this.bits[term]!;
    }
    const { budget } = this.bitsets;
    for (let from = row; from < end; from += rowsPerCharge) {
      const to = Math.min(end, from + rowsPerCharge);
      let checks = 0;
      for (let at = from; at < to; at++) {
        const missing = all & ~(first[firstName[at]!]! | last[lastName[at]!]!);
        if (missing !== 0 && (missing & plain) !== 0 && starts[at] === starts[at + 1]) continue;
        if (missing !== 0 && ++checks > 0 && !this.matchesAll(at, missing, usesAttributes)) continue;
        budget.spend(at - from + 1 + checks * work.check);
        return at;
      }
      budget.spend(to - from + checks * work.check);
    }
    return end;
  }

  /**
   * Visits the rows whose first and last name each match a term and together match all terms, in ascending order, until `visit` returns
   * false. Rows of equal rank are sorted by last name, so that the first of them are found early. Returns true if `visit` stopped it; false
   * after `limit` rows and names, or at the end.
   */
  scanByLastName(limit: number, visit: (row: number) => boolean): boolean {
    const { firstName, lastName, lastNames } = this.segment.data;
    const { rankStarts } = this.segment;
    const first = this.first;
    const last = this.last;
    const all = this.all;
    const names = lastNames.texts.length;
    const { budget } = this.bitsets;
    let left = limit;
    for (let rank = 0; rank + 1 < rankStarts.length; rank++) {
      const end = rankStarts[rank + 1]!;
      let row = rankStarts[rank]!;
      let name = 0;
      while (row < end && left > 0) {
        const known = name;
        while (name < names && (last[name]! & all) === 0) name++;
        budget.spend((name - known) >>> 2);
        if (name === names) break;
        row = gallopingLowerBound(lastName, row, end, name);
        const unmatched = all & ~last[name]!;
        budget.spend(work.lookup);
        const start = row;
        for (; row < end && lastName[row] === name; row++) {
          const matched = first[firstName[row]!]! & all;
          if ((unmatched & ~matched) === 0 && matched !== 0 && !visit(row)) return true;
        }
        budget.spend(row - start);
        left -= row - start + ratio.findName;
        name = start === row && row < end ? lastName[row]! : name + 1;
      }
    }
    return false;
  }

  /** Whether first and last name of the row match all terms. */
  isNamed(row: number): boolean {
    return this.missing(row) === 0;
  }

  /** Whether the row may match terms, given as bits, outside first and last name. */
  matchesAll(row: number, terms: number, usesAttributes: boolean): boolean {
    const { starts, items } = this.segment.data.extraWords;
    const tokens = this.tokens;
    let missing = terms;
    if (usesAttributes) {
      for (const { values, bits } of this.#attributes) missing &= ~bits[values[row]!]!;
    }
    const end = starts[row + 1]!;
    for (let index = starts[row]!; index < end && missing !== 0; index++) missing &= ~tokens[tokenOf(items[index]!)]!;
    for (let index = 0; missing !== 0; index++) {
      const bit = this.bits[index]!;
      if ((missing & bit) === 0) continue;
      missing &= ~bit;
      const term = this.terms[index]!;
      if (!term.hasCodes || !this.#mayHaveCode(row)) return false;
      if (!term.isCode(row) && term.phoneTier(row) === undefined) return false;
    }
    return true;
  }

  /** Whether a code or phone number of the row may start with one of the terms. If called often, builds a set of all such rows. */
  #mayHaveCode(row: number): boolean {
    if (++this.#codeChecks < few.codeChecks) return true;
    this.#codeRows ??= this.bitsets.codeRowsOf(this.terms, this.segment);
    return this.#codeRows.has(row);
  }

  /** The terms that match neither first nor last name of the row, as bits. */
  missing(row: number): number {
    const { firstName, lastName } = this.segment.data;
    return this.all & ~(this.first[firstName[row]!]! | this.last[lastName[row]!]!);
  }

  /** Upper bound for the number of rows of the rarest term. */
  get rarestCount(): number {
    return rowsOfRarestTerm(this.termPostings, this.tier);
  }

  /** Upper bound for the number of rows that match a term at a tier from `first` on. */
  countFrom(term: number, first: number): number {
    let count = 0;
    for (let tier = first; tier <= this.tier; tier++) count += this.termPostings[term]!.countAt(tier);
    return count;
  }
}
