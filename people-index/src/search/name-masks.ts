import type { RowSet } from '../columns/row-set.ts';
import { soonNotBelow } from '../columns/typed-columns.ts';
import { tokenOf } from '../segment/segment-data.ts';
import type { ValueBits } from '../segment/marked-names.ts';
import type { Segment } from '../segment/segment.ts';
import type { WordLookup } from './word-lookup.ts';
import type { WordMarks } from './word-marks.ts';
import { work } from './work-budget.ts';
import { fewestRows, type WordReach } from './word-reach.ts';

/** Cost of a lookup of the rows of a name, in row comparisons. */
const namesPerRow = 8;
const oftenAsked = 512;
/** So many rows are gone through before they are charged. */
const rowsAtOnce = 4096;

/** What the rows are asked for. */
interface Masked {
  readonly marks: WordMarks;
  readonly words: readonly WordLookup[];
  /** The weakest tier at which a word may be met. */
  readonly tier: number;
  readonly usesAttributes: boolean;
}

/** Tells at once whether first and last name of a row hold all words of a query. */
export class NameMasks {
  readonly segment: Segment;
  readonly words: readonly WordLookup[];
  readonly reaches: readonly WordReach[];
  /** The weakest tier at which a word may be met. */
  readonly tier: number;
  readonly marks: WordMarks;
  /** The bit of each word, and all of them. */
  readonly bits: readonly number[];
  readonly all: number;
  /** For each first name, last name and token the bits of the words that it holds. */
  readonly first: Uint32Array;
  readonly last: Uint32Array;
  readonly tokens: Uint32Array;
  /** The same for the values of the attributes that hold some of the words, column by column. */
  readonly #attributes: readonly ValueBits[];
  #askedForCodes = 0;
  #codeRows: RowSet | undefined;

  constructor(segment: Segment, { marks, words, tier, usesAttributes }: Masked) {
    this.segment = segment;
    this.words = words;
    this.tier = tier;
    this.marks = marks;
    // For each word, and for the names that it is.
    marks.makeRoom(2 * words.length);
    this.bits = words.map((word) => marks.bitOf(word, tier));
    this.all = this.bits.reduce((all, bit) => all | bit, 0);
    this.reaches = words.map((word) => word.reachTo(tier));
    this.#attributes = usesAttributes ? marks.attributesOf(words, tier) : [];
    this.first = marks.names.first;
    this.last = marks.names.last;
    this.tokens = marks.names.tokens;
  }

  /** Whether the row may hold all words, somewhere. */
  mayAnswer(row: number, usesAttributes: boolean): boolean {
    return this.holdsAll(row, this.missing(row), usesAttributes);
  }

  /** The first row from `row` on that may hold all words; `end` when there is none before. */
  next(row: number, end: number, usesAttributes: boolean): number {
    const { firstName, lastName, extraWords } = this.segment.data;
    const { starts } = extraWords;
    const first = this.first;
    const last = this.last;
    const all = this.all;
    // Words that are met in names alone, and in the words of the mail box and of other names.
    let plain = 0;
    for (let word = 0; word < this.words.length; word++) {
      if (!usesAttributes && !this.words[word]!.hasCodes) plain |= this.bits[word]!;
    }
    const { budget } = this.marks;
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
   * Visits the rows of which each name holds a word and both together hold all, ascending, until `visit` answers false. Rows of one rank are in the order of
   * their last names, so that the first of them are soon met. False when it went through `most` rows and names, or all of them.
   */
  walkByLastName(most: number, visit: (row: number) => boolean): boolean {
    const { firstName, lastName, lastNames } = this.segment.data;
    const { rankStarts } = this.segment;
    const first = this.first;
    const last = this.last;
    const all = this.all;
    const names = lastNames.texts.length;
    const { budget } = this.marks;
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
        left -= row - start + namesPerRow;
        name = start === row && row < end ? lastName[row]! : name + 1;
      }
    }
    return false;
  }

  /** Whether first and last name of the row hold all words. */
  isNamed(row: number): boolean {
    return this.missing(row) === 0;
  }

  /** Whether the row may hold words, given as bits, elsewhere than in first and last name. */
  holdsAll(row: number, words: number, usesAttributes: boolean): boolean {
    const { starts, items } = this.segment.data.extraWords;
    const tokens = this.tokens;
    let missing = words;
    if (usesAttributes) {
      for (const { values, bits } of this.#attributes) missing &= ~bits[values[row]!]!;
    }
    const end = starts[row + 1]!;
    for (let place = starts[row]!; place < end && missing !== 0; place++) missing &= ~tokens[tokenOf(items[place]!)]!;
    for (let place = 0; missing !== 0; place++) {
      const bit = this.bits[place]!;
      if ((missing & bit) === 0) continue;
      missing &= ~bit;
      const word = this.words[place]!;
      if (!word.hasCodes || !this.#mayHaveCode(row)) return false;
      if (!word.isCode(row) && word.phoneTier(row) === undefined) return false;
    }
    return true;
  }

  /** Whether a code or phone number of the row may begin with one of the words. Worth a set of all such rows when it is asked often. */
  #mayHaveCode(row: number): boolean {
    if (++this.#askedForCodes < oftenAsked) return true;
    this.#codeRows ??= this.marks.codeRowsOf(this.words, this.segment);
    return this.#codeRows.has(row);
  }

  /** Words that neither first nor last name of the row hold, as bits. */
  missing(row: number): number {
    const { firstName, lastName } = this.segment.data;
    return this.all & ~(this.first[firstName[row]!]! | this.last[lastName[row]!]!);
  }

  /** At most how many rows the rarest of the words has. */
  get fewest(): number {
    return fewestRows(this.reaches, this.tier);
  }

  /** At most how many rows hold a word at a tier from `first` on. */
  countFrom(word: number, first: number): number {
    let count = 0;
    for (let tier = first; tier <= this.tier; tier++) count += this.reaches[word]!.countAt(tier);
    return count;
  }
}
