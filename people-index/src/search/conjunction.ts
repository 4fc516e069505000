import type { RowSet } from '../columns/row-set.ts';
import { soonNotBelow } from '../columns/typed-columns.ts';
import { tokenOf } from '../segment/segment-data.ts';
import type { ValueBits } from '../segment/name-bitsets.ts';
import type { Segment } from '../segment/segment.ts';
import type { TermLookup } from './term-lookup.ts';
import type { TermBitsets } from './term-bitsets.ts';
import { few, ratio, work } from './cost-model.ts';
import { fewestRows, type TermPostings } from './term-postings.ts';

/** Rows visited between two charges to the work budget. */
const rowsAtOnce = 4096;

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
  readonly #onlyThere: number = 0;
  readonly #there: readonly ValueBits[] = [];
  #askedForCodes = 0;
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
      const isOnlyThere = terms.map((term, place) => this.termPostings[place]!.countTo(tier) === 0 && !term.hasCodes);
      this.#onlyThere = this.bits.reduce((all, bit, place) => (isOnlyThere[place]! ? all | bit : all), 0);
      this.#there = bitsets.columnsOf(terms.filter((_, place) => isOnlyThere[place]));
    }
    this.first = bitsets.names.first;
    this.last = bitsets.names.last;
    this.tokens = bitsets.names.tokens;
  }

  /** Whether the row may match all terms, in any field. */
  mayAnswer(row: number, usesAttributes: boolean): boolean {
    // Most rows lack a term that is nobody's name, which their attributes alone show.
    if (usesAttributes && this.#onlyThere !== 0 && !this.#holdsOnlyThere(row)) return false;
    return this.holdsAll(row, this.missing(row), usesAttributes);
  }

  #holdsOnlyThere(row: number): boolean {
    let missing = this.#onlyThere;
    const columns = this.#there;
    for (let place = 0; place < columns.length; place++) {
      const { values, bits } = columns[place]!;
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
    for (let from = row; from < end; from += rowsAtOnce) {
      const to = Math.min(end, from + rowsAtOnce);
      let asked = 0;
      for (let at = from; at < to; at++) {
        const missing = all & ~(first[firstName[at]!]! | last[lastName[at]!]!);
        if (missing !== 0 && (missing & plain) !== 0 && starts[at] === starts[at + 1]) continue;
        if (missing !== 0 && ++asked > 0 && !this.holdsAll(at, missing, usesAttributes)) continue;
        budget.spend(at - from + 1 + asked * work.check);
        return at;
      }
      budget.spend(to - from + asked * work.check);
    }
    return end;
  }

  /**
   * Visits the rows whose first and last name each match a term and together match all terms, in ascending order, until `visit` returns
   * false. Rows of equal rank are sorted by last name, so that the first of them are found early. Returns true if `visit` stopped it; false
   * after `most` rows and names, or at the end.
   */
  scanByLastName(most: number, visit: (row: number) => boolean): boolean {
    const { firstName, lastName, lastNames } = this.segment.data;
    const { rankStarts } = this.segment;
    const first = this.first;
    const last = this.last;
    const all = this.all;
    const names = lastNames.texts.length;
    const { budget } = this.bitsets;
    let left = most;
    for (let rank = 0; rank + 1 < rankStarts.length; rank++) {
      const end = rankStarts[rank + 1]!;
      let row = rankStarts[rank]!;
      let name = 0;
      while (row < end && left > 0) {
        const known = name;
        while (name < names && (last[name]! & all) === 0) name++;
        budget.spend((name - known) >>> 2);
        if (name === names) break;
        row = soonNotBelow(lastName, row, end, name);
        const unmet = all & ~last[name]!;
        budget.spend(work.lookup);
        const start = row;
        for (; row < end && lastName[row] === name; row++) {
          const held = first[firstName[row]!]! & all;
          if ((unmet & ~held) === 0 && held !== 0 && !visit(row)) return true;
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
  holdsAll(row: number, terms: number, usesAttributes: boolean): boolean {
    const { starts, items } = this.segment.data.extraWords;
    const tokens = this.tokens;
    let missing = terms;
    if (usesAttributes) {
      for (const { values, bits } of this.#attributes) missing &= ~bits[values[row]!]!;
    }
    const end = starts[row + 1]!;
    for (let place = starts[row]!; place < end && missing !== 0; place++) missing &= ~tokens[tokenOf(items[place]!)]!;
    for (let place = 0; missing !== 0; place++) {
      const bit = this.bits[place]!;
      if ((missing & bit) === 0) continue;
      missing &= ~bit;
      const term = this.terms[place]!;
      if (!term.hasCodes || !this.#mayHaveCode(row)) return false;
      if (!term.isCode(row) && term.phoneTier(row) === undefined) return false;
    }
    return true;
  }

  /** Whether a code or phone number of the row may start with one of the terms. If called often, builds a set of all such rows. */
  #mayHaveCode(row: number): boolean {
    if (++this.#askedForCodes < few.askedForCodes) return true;
    this.#codeRows ??= this.bitsets.codeRowsOf(this.terms, this.segment);
    return this.#codeRows.has(row);
  }

  /** The terms that match neither first nor last name of the row, as bits. */
  missing(row: number): number {
    const { firstName, lastName } = this.segment.data;
    return this.all & ~(this.first[firstName[row]!]! | this.last[lastName[row]!]!);
  }

  /** Upper bound for the number of rows of the rarest term. */
  get fewest(): number {
    return fewestRows(this.termPostings, this.tier);
  }

  /** Upper bound for the number of rows that match a term at a tier from `first` on. */
  countFrom(term: number, first: number): number {
    let count = 0;
    for (let tier = first; tier <= this.tier; tier++) count += this.termPostings[term]!.countAt(tier);
    return count;
  }
}
