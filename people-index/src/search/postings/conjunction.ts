import type { RowSet } from '../../columns/row-set.ts';
import { soonNotBelow } from '../../columns/typed-columns.ts';
import { tokenOf } from '../../segment/segment-data.ts';
import type { ValueBits } from '../../segment/name-bitsets.ts';
import type { Segment } from '../../segment/segment.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import type { TermBitsets } from './term-bitsets.ts';
import { few, ratio, work } from '../work/cost-model.ts';
import { fewestRows, type TermPostings } from '../terms/term-postings.ts';

/** So many rows are gone through before they are charged. */
const rowsAtOnce = 4096;

/** What the rows are asked for. */
interface ConjunctionOptions {
  readonly bitsets: TermBitsets;
  readonly terms: readonly TermLookup[];
  /** The weakest tier at which a term may be met. */
  readonly tier: number;
  readonly usesAttributes: boolean;
}

/** Tells at once whether first and last name of a row hold all terms of a query. */
export class Conjunction {
  readonly segment: Segment;
  readonly terms: readonly TermLookup[];
  readonly termPostings: readonly TermPostings[];
  /** The weakest tier at which a term may be met. */
  readonly tier: number;
  readonly bitsets: TermBitsets;
  /** The bit of each term, and all of them. */
  readonly bits: readonly number[];
  readonly all: number;
  /** For each first name, last name and token the bits of the terms that it holds. */
  readonly first: Uint32Array;
  readonly last: Uint32Array;
  readonly tokens: Uint32Array;
  /** The same for the values of the attributes that hold some of the terms, column by column. */
  readonly #attributes: readonly ValueBits[];
  /** The terms that nobody has in a name, a code or a number, and the columns that hold one of them. */
  readonly #onlyThere: number = 0;
  readonly #there: readonly ValueBits[] = [];
  #askedForCodes = 0;
  #codeRows: RowSet | undefined;

  constructor(segment: Segment, { bitsets, terms, tier, usesAttributes }: ConjunctionOptions) {
    this.segment = segment;
    this.terms = terms;
    this.tier = tier;
    this.bitsets = bitsets;
    // For each term, and for the names that it is.
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

  /** Whether the row may hold all terms, somewhere. */
  mayAnswer(row: number, usesAttributes: boolean): boolean {
    // Most rows lack a word that is nobody's name, which their attributes tell alone.
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

  /** The first row from `row` on that may hold all terms; `end` when there is none before. */
  next(row: number, end: number, usesAttributes: boolean): number {
    const { firstName, lastName, extraWords } = this.segment.data;
    const { starts } = extraWords;
    const first = this.first;
    const last = this.last;
    const all = this.all;
    // Terms that are met in names alone, and in the terms of the mail box and of other names.
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
   * Visits the rows of which each name holds a term and both together hold all, ascending, until `visit` answers false. Rows of one rank are in the order of
   * their last names, so that the first of them are soon met. False when it went through `most` rows and names, or all of them.
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

  /** Whether first and last name of the row hold all terms. */
  isNamed(row: number): boolean {
    return this.missing(row) === 0;
  }

  /** Whether the row may hold terms, given as bits, elsewhere than in first and last name. */
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

  /** Whether a code or phone number of the row may begin with one of the terms. Worth a set of all such rows when it is asked often. */
  #mayHaveCode(row: number): boolean {
    if (++this.#askedForCodes < few.askedForCodes) return true;
    this.#codeRows ??= this.bitsets.codeRowsOf(this.terms, this.segment);
    return this.#codeRows.has(row);
  }

  /** Terms that neither first nor last name of the row hold, as bits. */
  missing(row: number): number {
    const { firstName, lastName } = this.segment.data;
    return this.all & ~(this.first[firstName[row]!]! | this.last[lastName[row]!]!);
  }

  /** At most how many rows the rarest of the terms has. */
  get fewest(): number {
    return fewestRows(this.termPostings, this.tier);
  }

  /** At most how many rows hold a term at a tier from `first` on. */
  countFrom(term: number, first: number): number {
    let count = 0;
    for (let tier = first; tier <= this.tier; tier++) count += this.termPostings[term]!.countAt(tier);
    return count;
  }
}
