import type { RowSet } from '../columns/row-set.ts';
import { firstNotBelow } from '../columns/typed-columns.ts';
import { type WordKind, wordKind } from '../segment/name-words.ts';
import { tokenOf } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import type { WordLookup } from './word-lookup.ts';
import type { WordMarks } from './word-marks.ts';
import { eachHolder, type WordReach } from './word-reach.ts';

/** A list of rows that is so many times as long as the names looked for in it is searched, not walked. */
const worthSearching = 12;
/** To look for a word elsewhere than in the names of a row takes so many times as long as to see whether the names hold it. */
const worthAsking = 4;
/** To gather by every word takes so many times as long as by one that has as many rows. */
const worthGatheringOnce = 4;
/** The strongest and the weakest. */
type Tiers = readonly [from: number, to: number];
/** To find the rows of a name takes so many times as long as to look at one of them. */
const namesPerRow = 8;

/**
 * Tells at once whether first and last name of a row hold all words of a query, and gathers those rows: names are few where rows are many, so the people of a
 * common last name are gone through by their first names, which lie side by side.
 */
export class NameMasks {
  readonly #segment: Segment;
  readonly #marks: WordMarks;
  readonly #words: readonly WordLookup[];
  readonly #reaches: readonly WordReach[];
  readonly #tier: number;
  readonly #first: Uint32Array;
  readonly #last: Uint32Array;
  readonly #tokens: Uint32Array;
  /** The bit of each word, and all of them. */
  readonly #bits: readonly number[];
  readonly #all: number;
  /** How many first and last names hold each word, those that come more than once counted as often. */
  readonly #firstCounts: readonly number[];
  readonly #lastCounts: readonly number[];

  /** @param tier the weakest tier at which a word may be met */
  constructor(segment: Segment, marks: WordMarks, words: readonly WordLookup[], tier: number) {
    this.#segment = segment;
    this.#words = words;
    this.#tier = tier;
    this.#marks = marks;
    // For each word, and for the names that it is.
    marks.makeRoom(2 * words.length);
    this.#bits = words.map((word) => marks.bitOf(word, tier));
    this.#all = this.#bits.reduce((all, bit) => all | bit, 0);
    this.#reaches = words.map((word) => word.reachTo(tier));
    this.#firstCounts = this.#reaches.map((reach) => reach.firstNamesTo(tier));
    this.#lastCounts = this.#reaches.map((reach) => reach.lastNamesTo(tier));
    this.#first = marks.names.first;
    this.#last = marks.names.last;
    this.#tokens = marks.names.tokens;
  }

  /** Whether the row may hold all words, somewhere. */
  mayAnswer(row: number, usesAttributes: boolean): boolean {
    return this.#holdsAll(row, this.#missing(row), usesAttributes);
  }

  /** The first row from `row` on that may hold all words; `end` when there is none before. */
  next(row: number, end: number, usesAttributes: boolean): number {
    const { firstName, lastName, extraWords } = this.#segment.data;
    const { starts } = extraWords;
    const first = this.#first;
    const last = this.#last;
    const all = this.#all;
    // Words that are met in names alone, and in the words of the mail box and of other names.
    let plain = 0;
    for (let word = 0; word < this.#words.length; word++) {
      if (!usesAttributes && !this.#words[word]!.hasCodes) plain |= this.#bits[word]!;
    }
    for (let at = row; at < end; at++) {
      const missing = all & ~(first[firstName[at]!]! | last[lastName[at]!]!);
      if (missing === 0) return at;
      if ((missing & plain) !== 0 && starts[at] === starts[at + 1]) continue;
      if (this.#holdsAll(at, missing, usesAttributes)) return at;
    }
    return end;
  }

  /**
   * Visits the rows whose last name holds a word and whose first name holds the others, ascending, until `visit` answers false. Rows of one rank are in the order of
   * their last names, so that the first of them are soon met. False when it went through `most` rows and names, or all of them.
   */
  walkByLastName(most: number, visit: (row: number) => boolean): boolean {
    const { firstName, lastName, lastNames } = this.#segment.data;
    const { rankStarts } = this.#segment;
    const first = this.#first;
    const last = this.#last;
    const all = this.#all;
    const names = lastNames.texts.length;
    let left = most;
    for (let rank = 0; rank + 1 < rankStarts.length; rank++) {
      const end = rankStarts[rank + 1]!;
      let row = rankStarts[rank]!;
      let name = 0;
      while (row < end && left > 0) {
        while (name < names && (last[name]! & all) === 0) name++;
        if (name === names) break;
        row = firstNotBelow(lastName, row, end, name);
        const unmet = all & ~last[name]!;
        const start = row;
        for (; row < end && lastName[row] === name; row++) {
          if ((unmet & ~first[firstName[row]!]!) === 0 && !visit(row)) return true;
        }
        left -= row - start + namesPerRow;
        name = start === row && row < end ? lastName[row]! : name + 1;
      }
    }
    return false;
  }

  /** Whether first and last name of the row hold all words. */
  isNamed(row: number): boolean {
    return this.#missing(row) === 0;
  }

  /** Whether the row may hold words, given as bits, elsewhere than in first and last name. */
  #holdsAll(row: number, words: number, usesAttributes: boolean): boolean {
    const { starts, items } = this.#segment.data.extraWords;
    const tokens = this.#tokens;
    let missing = words;
    const end = starts[row + 1]!;
    for (let place = starts[row]!; place < end && missing !== 0; place++) missing &= ~tokens[tokenOf(items[place]!)]!;
    for (let place = 0; missing !== 0; place++) {
      const bit = this.#bits[place]!;
      if ((missing & bit) === 0) continue;
      missing &= ~bit;
      const word = this.#words[place]!;
      if (usesAttributes && word.isInAttributes(row, this.#tier)) continue;
      if (!word.hasCodes || (!word.isCode(row) && word.phoneTier(row) === undefined)) return false;
    }
    return true;
  }

  /** Words that neither first nor last name of the row hold, as bits. */
  #missing(row: number): number {
    const { firstName, lastName } = this.#segment.data;
    return this.#all & ~(this.#first[firstName[row]!]! | this.#last[lastName[row]!]!);
  }

  /** Adds the rows of which first and last name hold all words, at least one of them at a tier from `newest` on. */
  gatherNamed(newest: number, into: RowSet): void {
    for (const { word, from } of this.#sources(newest)) this.#gatherBy(word, [from, this.#tier], wordKind.script, into);
  }

  /** Adds the other rows that may hold all words, at least one of them at a tier from `newest` on. */
  gatherElsewhere(newest: number, into: RowSet): void {
    for (const { word, from } of this.#sources(newest)) this.#gatherExtras(word, [from, this.#tier], into);
  }

  /** The words by which to gather, and from which tier on: the rarest one, or all of them from `newest` on, where those are far fewer rows. */
  #sources(newest: number): readonly { readonly word: number; readonly from: number }[] {
    let rarest = 0;
    let fewest = Number.POSITIVE_INFINITY;
    let reachedNow = 0;
    for (let word = 0; word < this.#words.length; word++) {
      const count = this.#countFrom(word, 0);
      if (count < fewest) [rarest, fewest] = [word, count];
      reachedNow += this.#countFrom(word, newest);
    }
    if (newest === 0 || fewest <= reachedNow * worthGatheringOnce) return [{ word: rarest, from: 0 }];
    return this.#words.map((_, word) => ({ word, from: newest }));
  }

  /** Adds all who may bear a whole name that was typed: those of whom one of the words is a name, and the others names, codes or phone numbers. */
  gatherWhole(into: RowSet): void {
    // With three words, two of them may be a name.
    const weakest = this.#words.length === 2 ? wordKind.whole : wordKind.part;
    for (let word = 0; word < this.#words.length; word++) {
      if (this.#words[word]!.exact < 0) continue;
      this.#gatherBy(word, [0, 0], weakest, into);
      this.#gatherCodes(word, weakest, into);
    }
  }

  /** At most how many rows the rarest of the words has. */
  get fewest(): number {
    let fewest = Number.POSITIVE_INFINITY;
    for (let word = 0; word < this.#words.length; word++) fewest = Math.min(fewest, this.#countFrom(word, 0));
    return fewest;
  }

  #countFrom(word: number, first: number): number {
    let count = 0;
    for (let tier = first; tier <= this.#tier; tier++) count += this.#reaches[word]!.countAt(tier);
    return count;
  }

  /** Adds the rows that hold a word in a name, at one of these tiers and in no weaker way, and all others in the other name. */
  #gatherBy(word: number, [from, to]: Tiers, weakest: WordKind, into: RowSet): void {
    const { lastNames, firstNames } = this.#reaches[word]!;
    for (let tier = from; tier <= to; tier++) {
      eachHolder(lastNames[tier]!, (name) => this.#gatherLastName(name, into), weakest);
      eachHolder(firstNames[tier]!, (name) => this.#gatherFirstName(name, into), weakest);
    }
  }

  /** Adds the rows that hold a word at one of these tiers and may hold all others, one of all elsewhere than in first and last name. */
  #gatherExtras(word: number, [from, to]: Tiers, into: RowSet): void {
    const reach = this.#reaches[word]!;
    let named = 0;
    for (let tier = from; tier <= to; tier++) named += reach.namedAt(tier);
    const all = this.#all;
    const first = this.#first;
    const last = this.#last;
    const bit = this.#bits[word]!;
    reach.eachExtra(from, to, (row, firstName, lastName) => {
      const missing = all & ~bit & ~(first[firstName]! | last[lastName]!);
      if (missing === 0 || this.#holdsAll(row, missing, false)) into.add(row);
    });
    // What is left are those who hold this word in a name and another elsewhere.
    let elsewhere = 0;
    for (let other = 0; other < this.#words.length; other++) {
      if (other === word) continue;
      for (let tier = 0; tier <= this.#tier; tier++) elsewhere += this.#reaches[other]!.extrasAt(tier);
    }
    if (named === 0 || elsewhere === 0) return;
    if (named * worthAsking <= elsewhere) {
      reach.visitNamed(from, to, (row) => {
        const missing = this.#missing(row);
        if (missing !== 0 && this.#holdsAll(row, missing, false)) into.add(row);
      });
      return;
    }
    for (let other = 0; other < this.#words.length; other++) {
      if (other === word) continue;
      const known = this.#bits[other]!;
      this.#reaches[other]!.eachExtra(0, this.#tier, (row, firstName, lastName) => {
        const held = first[firstName]! | last[lastName]!;
        if ((held & bit) === 0) return;
        const missing = all & ~held & ~known;
        if (missing === 0 || this.#holdsAll(row, missing, false)) into.add(row);
      });
    }
  }

  /** Adds the rows that hold a word exactly in a name, in no weaker way, another as a code or phone number, and may hold all others. */
  #gatherCodes(word: number, weakest: WordKind, into: RowSet): void {
    const others = this.#words.filter((own, place) => place !== word && own.hasCodes);
    if (others.length === 0) return;
    const { firstNames, lastNames } = this.#reaches[word]!;
    const bit = this.#marks.bitFor(firstNames[0]!, lastNames[0]!, weakest);
    const { firstName, lastName } = this.#segment.data;
    for (const other of others) {
      const known = this.#bits[this.#words.indexOf(other)]!;
      other.reachTo(this.#tier).eachCode(this.#tier, (row) => {
        const held = this.#first[firstName[row]!]! | this.#last[lastName[row]!]!;
        if ((held & bit) !== 0 && this.#holdsAll(row, this.#all & ~held & ~known, false)) into.add(row);
      });
    }
  }

  /** Adds the rows of a last name whose first names hold what it does not. */
  #gatherLastName(name: number, into: RowSet): void {
    const { byName, firstByName, lastStarts } = this.#segment.data;
    const unmet = this.#all & ~this.#last[name]!;
    const start = lastStarts[name]!;
    const end = lastStarts[name + 1]!;
    if (unmet === 0) {
      into.addAll(byName, start, end);
      return;
    }
    const first = this.#first;
    const word = this.#fewestOf(unmet, this.#firstCounts);
    const count = this.#firstCounts[word]!;
    if (count === 0) return;
    if (count * worthSearching > end - start) {
      for (let place = start; place < end; place++) {
        if ((unmet & ~first[firstByName[place]!]!) === 0) into.add(byName[place]!);
      }
      return;
    }
    const { firstNames } = this.#reaches[word]!;
    for (let tier = 0; tier <= this.#tier; tier++) {
      eachHolder(firstNames[tier]!, (own) => {
        if ((unmet & ~first[own]!) !== 0) return;
        let place = firstNotBelow(firstByName, start, end, own);
        while (place < end && firstByName[place] === own) into.add(byName[place++]!);
      });
    }
  }

  /** Adds the rows of a first name whose last names hold what it does not. */
  #gatherFirstName(name: number, into: RowSet): void {
    const { byName, firstByName, lastStarts, firstRows, lastName } = this.#segment.data;
    const unmet = this.#all & ~this.#first[name]!;
    const start = firstRows.starts[name]!;
    const end = firstRows.starts[name + 1]!;
    if (unmet === 0) {
      into.addAll(firstRows.items, start, end);
      return;
    }
    const last = this.#last;
    const word = this.#fewestOf(unmet, this.#lastCounts);
    const count = this.#lastCounts[word]!;
    if (count === 0) return;
    if (count * worthSearching > end - start) {
      for (let place = start; place < end; place++) {
        const row = firstRows.items[place]!;
        if ((unmet & ~last[lastName[row]!]!) === 0) into.add(row);
      }
      return;
    }
    const { lastNames } = this.#reaches[word]!;
    for (let tier = 0; tier <= this.#tier; tier++) {
      eachHolder(lastNames[tier]!, (own) => {
        if ((unmet & ~last[own]!) !== 0) return;
        const ownEnd = lastStarts[own + 1]!;
        let place = firstNotBelow(firstByName, lastStarts[own]!, ownEnd, name);
        while (place < ownEnd && firstByName[place] === name) into.add(byName[place++]!);
      });
    }
  }

  /** That one of the words, given as bits, which the fewest names hold. */
  #fewestOf(words: number, counts: readonly number[]): number {
    let fewest = -1;
    for (let word = 0; word < counts.length; word++) {
      if ((words & this.#bits[word]!) !== 0 && (fewest < 0 || counts[word]! < counts[fewest]!)) fewest = word;
    }
    return fewest;
  }
}
