import { RowSet } from '../columns/row-set.ts';
import type { Column, Span } from '../columns/typed-columns.ts';
import { type WordKind, wordKind } from '../segment/name-words.ts';
import { holderOf, kindOfPosting } from '../segment/segment-data.ts';
import type { Segment } from '../segment/segment.ts';
import type { WordLookup } from './word-lookup.ts';
import { eachHolder, type WordReach } from './word-reach.ts';

/** A list of rows that is so many times as long as the names looked for in it is searched, not walked. */
const worthSearching = 12;
/** To look for a word elsewhere than in the names of a row takes so many times as long as to see whether the names hold it. */
const worthAsking = 4;

/** To find the rows of a name takes so many times as long as to look at one of them. */
const namesPerRow = 8;

/** For each first and last name of a segment, which words of a query it holds, as bits. Kept between searches, and left empty. */
const scratch = { first: new Uint16Array(0), last: new Uint16Array(0) };

function room(of: 'first' | 'last', names: number): Uint16Array {
  if (scratch[of].length < names) scratch[of] = new Uint16Array(names);
  return scratch[of];
}

/**
 * Tells at once whether first and last name of a row hold all words of a query, and gathers those rows: names are few where rows are many, so the people of a
 * common last name are gone through by their first names, which lie side by side. `release` must follow.
 */
export class NameMasks {
  readonly #segment: Segment;
  readonly #words: readonly WordLookup[];
  readonly #reaches: readonly WordReach[];
  readonly #tiers: readonly number[];
  readonly #strongest: number;
  readonly #weakest: WordKind;
  readonly #first: Uint16Array;
  readonly #last: Uint16Array;
  readonly #all: number;
  #isFilled = false;
  /** How many first and last names hold each word, those that come more than once counted as often. */
  readonly #firstCounts: number[] = [];
  readonly #lastCounts: number[] = [];

  /**
   * @param tiers the weakest tier at which each word may be met
   * @param strongest the strongest such tier
   * @param weakest the weakest way in which a name may hold a word
   */
  constructor(
    segment: Segment,
    words: readonly WordLookup[],
    tiers: readonly number[],
    strongest = 0,
    weakest: WordKind = wordKind.script,
  ) {
    this.#segment = segment;
    this.#words = words;
    this.#tiers = tiers;
    this.#strongest = strongest;
    this.#weakest = weakest;
    this.#reaches = words.map((word, place) => word.reachTo(tiers[place]!));
    this.#all = (1 << words.length) - 1;
    const { firstNames, lastNames } = segment.data;
    this.#first = room('first', firstNames.texts.length);
    this.#last = room('last', lastNames.texts.length);
  }

  /** Marks the names. Masks share the room, so that one must be released before another is asked. */
  #fill(): void {
    this.#isFilled = true;
    const first = this.#first;
    const last = this.#last;
    for (let word = 0; word < this.#words.length; word++) {
      const { firstNames, lastNames } = this.#reaches[word]!;
      const bit = 1 << word;
      let firstCount = 0;
      let lastCount = 0;
      for (let tier = this.#strongest; tier <= this.#tiers[word]!; tier++) {
        firstCount += mark(first, firstNames[tier]!, bit, this.#weakest);
        lastCount += mark(last, lastNames[tier]!, bit, this.#weakest);
      }
      this.#firstCounts[word] = firstCount;
      this.#lastCounts[word] = lastCount;
    }
  }

  release(): void {
    if (!this.#isFilled) return;
    this.#isFilled = false;
    for (let word = 0; word < this.#words.length; word++) {
      const { firstNames, lastNames } = this.#reaches[word]!;
      for (let tier = 0; tier <= this.#tiers[word]!; tier++) {
        unmark(this.#first, firstNames[tier]!);
        unmark(this.#last, lastNames[tier]!);
      }
    }
  }

  /** Whether the row may hold all words, somewhere. */
  mayAnswer(row: number, usesAttributes: boolean): boolean {
    if (!this.#isFilled) this.#fill();
    return this.#holdsRest(row, 0, usesAttributes);
  }

  /** The first row from `row` on that may hold all words; `end`, or one behind it, when there is none before. */
  next(row: number, end: number, usesAttributes: boolean): number {
    if (!this.#isFilled) this.#fill();
    const { firstName, lastName, extraWords } = this.#segment.data;
    const { starts } = extraWords;
    const first = this.#first;
    const last = this.#last;
    const all = this.#all;
    // Words that are met in names alone, and in the words of the mail box and of other names.
    let plain = 0;
    for (let word = 0; word < this.#words.length; word++) {
      if (!usesAttributes && !this.#words[word]!.hasCodes) plain |= 1 << word;
    }
    for (let at = row; at < end; at++) {
      const missing = all & ~(first[firstName[at]!]! | last[lastName[at]!]!);
      if (missing === 0) return at;
      if ((missing & plain) !== 0 && starts[at] === starts[at + 1]) continue;
      if (this.#holdsAll(at, missing, usesAttributes)) return at;
    }
    return end;
  }

  /** The first row from `row` on whose first and last name hold all words, or that another set holds; `end` when there is none before. */
  nextNamed(row: number, end: number, also: RowSet): number {
    if (!this.#isFilled) this.#fill();
    const { firstName, lastName } = this.#segment.data;
    const first = this.#first;
    const last = this.#last;
    const all = this.#all;
    for (let at = row; at < end; at++) {
      if ((first[firstName[at]!]! | last[lastName[at]!]!) === all || also.has(at)) return at;
    }
    return end;
  }

  /**
   * Visits the rows whose last name holds a word and whose first name holds the others, ascending, until `visit` answers false. Rows of one rank are in the order of
   * their last names, so that the first of them are soon met. False when it went through `most` rows and names, or all of them.
   */
  walkByLastName(most: number, visit: (row: number) => boolean): boolean {
    if (!this.#isFilled) this.#fill();
    const { firstName, lastName, lastNames } = this.#segment.data;
    const { rankStarts } = this.#segment;
    const first = this.#first;
    const last = this.#last;
    const names = lastNames.texts.length;
    let left = most;
    for (let rank = 0; rank + 1 < rankStarts.length; rank++) {
      const end = rankStarts[rank + 1]!;
      let row = rankStarts[rank]!;
      let name = 0;
      while (row < end && left > 0) {
        while (name < names && last[name] === 0) name++;
        if (name === names) break;
        row = firstAt(lastName, row, end, name);
        const unmet = this.#all & ~last[name]!;
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
    if (!this.#isFilled) this.#fill();
    return this.#missing(row) === 0;
  }

  /** Whether the row may hold all words but those that are known. */
  #holdsRest(row: number, known: number, usesAttributes: boolean): boolean {
    return this.#holdsAll(row, this.#missing(row) & ~known, usesAttributes);
  }

  /** Whether the row may hold words, given as bits, elsewhere than in first and last name. */
  #holdsAll(row: number, words: number, usesAttributes: boolean): boolean {
    for (let missing = words; missing !== 0; missing &= missing - 1) {
      const place = 31 - Math.clz32(missing & -missing);
      const word = this.#words[place]!;
      if (usesAttributes && word.isInAttributes(row, this.#tiers[place]!)) continue;
      if (!word.mayBeInExtras(row, this.#tiers[place]!)) return false;
    }
    return true;
  }

  /** Words that neither first nor last name of the row hold, as bits. */
  #missing(row: number): number {
    const { firstName, lastName } = this.#segment.data;
    return this.#all & ~(this.#first[firstName[row]!]! | this.#last[lastName[row]!]!);
  }

  /**
   * Adds all rows that may hold all words, at least one of them at a tier from `newest` on, where `newest` is above 0. Goes through the rows of one word, or through those that each word
   * reaches from that tier on, whichever are fewer. Answers how many those are at most.
   */
  gather(newest: number, into: RowSet): number {
    if (!this.#isFilled) this.#fill();
    let rarest = 0;
    let fewest = Number.POSITIVE_INFINITY;
    let reachedNow = 0;
    for (let word = 0; word < this.#words.length; word++) {
      const count = this.#countFrom(word, 0);
      if (count < fewest) [rarest, fewest] = [word, count];
      reachedNow += this.#countFrom(word, newest);
    }
    if (newest === 0 || fewest <= reachedNow) {
      this.#gatherBy(rarest, 0, this.#tiers[rarest]!, into);
      return fewest;
    }
    for (let word = 0; word < this.#words.length; word++) this.#gatherBy(word, newest, this.#tiers[word]!, into);
    return reachedNow;
  }

  /** Adds all rows that hold one of the words exactly and may hold the others. Answers how many those are at most. */
  gatherExact(into: RowSet): number {
    if (!this.#isFilled) this.#fill();
    let most = 0;
    for (let word = 0; word < this.#words.length; word++) {
      if (this.#words[word]!.exact < 0) continue;
      this.#gatherBy(word, 0, 0, into);
      most += this.#reaches[word]!.countAt(0);
    }
    return most;
  }

  /** At most how many rows the rarest of the words has. */
  get fewest(): number {
    let fewest = Number.POSITIVE_INFINITY;
    for (let word = 0; word < this.#words.length; word++) fewest = Math.min(fewest, this.#countFrom(word, 0));
    return fewest;
  }

  #countFrom(word: number, first: number): number {
    let count = 0;
    for (let tier = first; tier <= this.#tiers[word]!; tier++) count += this.#reaches[word]!.countAt(tier);
    return count;
  }

  /** Adds the rows that hold a word at one of these tiers, and all others. */
  #gatherBy(word: number, from: number, to: number, into: RowSet): void {
    const reach = this.#reaches[word]!;
    let named = 0;
    for (let tier = from; tier <= to; tier++) {
      eachHolder(reach.lastNames[tier]!, (name) => this.#gatherLastName(name, into));
      eachHolder(reach.firstNames[tier]!, (name) => this.#gatherFirstName(name, into));
      named += reach.namedAt(tier);
    }
    const bit = 1 << word;
    reach.visitExtras(from, to, (row) => {
      if (this.#holdsRest(row, bit, false)) into.add(row);
    });
    // What is left are those who hold this word in a name and another elsewhere.
    let elsewhere = 0;
    for (let other = 0; other < this.#words.length; other++) {
      if (other === word) continue;
      for (let tier = 0; tier <= this.#tiers[other]!; tier++) elsewhere += this.#reaches[other]!.extrasAt(tier);
    }
    if (named === 0 || elsewhere === 0) return;
    if (named * worthAsking <= elsewhere) {
      reach.visitNamed(from, to, (row) => {
        if (this.#missing(row) !== 0 && this.#holdsRest(row, 0, false)) into.add(row);
      });
      return;
    }
    for (let other = 0; other < this.#words.length; other++) {
      if (other === word) continue;
      const known = 1 << other;
      this.#reaches[other]!.visitExtras(0, this.#tiers[other]!, (row) => {
        if ((this.#missing(row) & bit) === 0 && this.#holdsRest(row, known, false)) into.add(row);
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
    const word = fewestOf(unmet, this.#firstCounts);
    const count = this.#firstCounts[word]!;
    if (count === 0) return;
    if (count * worthSearching > end - start) {
      for (let place = start; place < end; place++) {
        if ((unmet & ~first[firstByName[place]!]!) === 0) into.add(byName[place]!);
      }
      return;
    }
    const { firstNames } = this.#reaches[word]!;
    for (let tier = 0; tier <= this.#tiers[word]!; tier++) {
      eachHolder(firstNames[tier]!, (own) => {
        if ((unmet & ~first[own]!) !== 0) return;
        let place = firstAt(firstByName, start, end, own);
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
    const word = fewestOf(unmet, this.#lastCounts);
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
    for (let tier = 0; tier <= this.#tiers[word]!; tier++) {
      eachHolder(lastNames[tier]!, (own) => {
        if ((unmet & ~last[own]!) !== 0) return;
        const ownEnd = lastStarts[own + 1]!;
        let place = firstAt(firstByName, lastStarts[own]!, ownEnd, name);
        while (place < ownEnd && firstByName[place] === name) into.add(byName[place++]!);
      });
    }
  }
}

function mark(masks: Uint16Array, spans: readonly Span[], bit: number, weakest: WordKind): number {
  let count = 0;
  for (const { items, start, end } of spans) {
    count += end - start;
    for (let place = start; place < end; place++) {
      if (kindOfPosting(items[place]!) <= weakest) masks[holderOf(items[place]!)]! |= bit;
    }
  }
  return count;
}

function unmark(masks: Uint16Array, spans: readonly Span[]): void {
  for (const { items, start, end } of spans) {
    for (let place = start; place < end; place++) masks[holderOf(items[place]!)] = 0;
  }
}

/** That one of the words, given as bits, which the fewest names hold. */
function fewestOf(words: number, counts: readonly number[]): number {
  let fewest = 31 - Math.clz32(words & -words);
  for (let left = words & (words - 1); left !== 0; left &= left - 1) {
    const word = 31 - Math.clz32(left & -left);
    if (counts[word]! < counts[fewest]!) fewest = word;
  }
  return fewest;
}

/** The first place from `start` to `end` at which a name, or one behind it, stands; most often the very first. */
function firstAt(names: Column, start: number, end: number, name: number): number {
  if (start === end || names[start]! >= name) return start;
  let low = start + 1;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (names[middle]! < name) low = middle + 1;
    else high = middle;
  }
  return low;
}
