import type { RowSet } from '../columns/row-set.ts';
import { firstNotBelow } from '../columns/typed-columns.ts';
import { type WordKind, wordKind } from '../segment/name-words.ts';
import type { NameMasks } from './name-masks.ts';
import { workOfMarks } from './word-marks.ts';
import { eachHolder } from './word-reach.ts';
import { work, type WorkBudget } from './work-budget.ts';

/** A list of rows that is so many times as long as the names looked for in it is searched, not walked. */
const worthSearching = 12;
/** To look for a word elsewhere than in the names of a row takes so many times as long as to see whether the names hold it. */
const worthAsking = 4;
/** To gather by every word takes so many times as long as by one that has as many rows. */
const worthGatheringOnce = 4;
/** The strongest and the weakest. */
type Tiers = readonly [from: number, to: number];

/**
 * Gathers the rows that may hold all words of a query. Names are few where rows are many, so the people of a common last name are gone through by their first names, which
 * lie side by side.
 */
export class NameGatherer {
  readonly #masks: NameMasks;
  readonly #budget: WorkBudget;
  /** How many first and last names hold each word, those that come more than once counted as often. */
  readonly #firstCounts: readonly number[];
  readonly #lastCounts: readonly number[];

  constructor(masks: NameMasks) {
    this.#masks = masks;
    this.#budget = masks.marks.budget;
    this.#firstCounts = masks.reaches.map((reach) => reach.firstNamesTo(masks.tier));
    this.#lastCounts = masks.reaches.map((reach) => reach.lastNamesTo(masks.tier));
  }

  /** Adds the rows of which first and last name hold all words, at least one of them at a tier from `newest` on. */
  gatherNamed(newest: number, into: RowSet): void {
    for (const { word, from } of this.#sources(newest))
      this.#gatherBy(word, [from, this.#masks.tier], wordKind.syllable, into);
  }

  /** Adds the other rows that may hold all words, at least one of them at a tier from `newest` on. */
  gatherElsewhere(newest: number, into: RowSet): void {
    for (const { word, from } of this.#sources(newest)) this.#gatherExtras(word, [from, this.#masks.tier], into);
  }

  /** The words by which to gather, and from which tier on: the rarest one, or all of them from `newest` on, where those are far fewer rows. */
  #sources(newest: number): readonly { readonly word: number; readonly from: number }[] {
    let rarest = 0;
    let fewest = Number.POSITIVE_INFINITY;
    let reachedNow = 0;
    for (let word = 0; word < this.#masks.words.length; word++) {
      const count = this.#masks.countFrom(word, 0);
      if (count < fewest) [rarest, fewest] = [word, count];
      reachedNow += this.#masks.countFrom(word, newest);
    }
    if (newest === 0 || fewest <= reachedNow * worthGatheringOnce) return [{ word: rarest, from: 0 }];
    return this.#masks.words.map((_, word) => ({ word, from: newest }));
  }

  /** Adds all who may bear a whole name that was typed: those of whom one of the words is a name, and the others names, codes or phone numbers. */
  gatherWhole(into: RowSet): void {
    // With three words, two of them may be a name.
    const weakest = this.#masks.words.length === 2 ? wordKind.whole : wordKind.part;
    for (let word = 0; word < this.#masks.words.length; word++) {
      if (this.#masks.words[word]!.exact < 0) continue;
      this.#gatherBy(word, [0, 0], weakest, into);
      this.#gatherCodes(word, weakest, into);
    }
  }

  /** Adds the rows that hold a word in a name, at one of these tiers and in no weaker way, and all others in the other name. */
  #gatherBy(word: number, [from, to]: Tiers, weakest: WordKind, into: RowSet): void {
    const { lastNames, firstNames } = this.#masks.reaches[word]!;
    for (let tier = from; tier <= to; tier++) {
      eachHolder(lastNames[tier]!, (name) => this.#gatherLastName(name, into), weakest);
      eachHolder(firstNames[tier]!, (name) => this.#gatherFirstName(name, into), weakest);
    }
  }

  /** Adds the rows that hold a word at one of these tiers and may hold all others, one of all elsewhere than in first and last name. */
  #gatherExtras(word: number, [from, to]: Tiers, into: RowSet): void {
    const reach = this.#masks.reaches[word]!;
    let named = 0;
    for (let tier = from; tier <= to; tier++) named += reach.namedAt(tier);
    const { words, reaches, tier: weakest, all, first, last } = this.#masks;
    const bit = this.#masks.bits[word]!;
    this.#budget.spend(work.lookup * reach.extrasBetween(from, to));
    reach.eachExtra(from, to, (row, firstName, lastName) => {
      const missing = all & ~bit & ~(first[firstName]! | last[lastName]!);
      if (missing === 0 || this.#masks.holdsAll(row, missing, false)) into.add(row);
    });
    // What is left are those who hold this word in a name and another elsewhere.
    let elsewhere = 0;
    for (let other = 0; other < words.length; other++) {
      if (other === word) continue;
      elsewhere += reaches[other]!.extrasBetween(0, weakest);
    }
    if (named === 0 || elsewhere === 0) return;
    if (named * worthAsking <= elsewhere) {
      this.#budget.spend(work.lookup * named);
      reach.visitNamed(from, to, (row) => {
        const missing = this.#masks.missing(row);
        if (missing !== 0 && this.#masks.holdsAll(row, missing, false)) into.add(row);
      });
      return;
    }
    for (let other = 0; other < words.length; other++) {
      if (other === word) continue;
      const known = this.#masks.bits[other]!;
      this.#budget.spend(work.lookup * reaches[other]!.extrasBetween(0, weakest));
      reaches[other]!.eachExtra(0, weakest, (row, firstName, lastName) => {
        const held = first[firstName]! | last[lastName]!;
        if ((held & bit) === 0) return;
        const missing = all & ~held & ~known;
        if (missing === 0 || this.#masks.holdsAll(row, missing, false)) into.add(row);
      });
    }
  }

  /** Adds the rows that hold a word exactly in a name, in no weaker way, another as a code or phone number, and may hold all others. */
  #gatherCodes(word: number, weakest: WordKind, into: RowSet): void {
    const { words, reaches, tier, bits, all, first, last } = this.#masks;
    if (!words.some((own, place) => place !== word && own.hasCodes)) return;
    const { firstNames, lastNames } = reaches[word]!;
    this.#budget.spend(workOfMarks(firstNames[0]!) + workOfMarks(lastNames[0]!));
    const bit = this.#masks.marks.bitFor(firstNames[0]!, lastNames[0]!, weakest);
    for (let other = 0; other < words.length; other++) {
      if (other === word || !words[other]!.hasCodes) continue;
      const known = bits[other]!;
      this.#budget.spend(work.lookup * reaches[other]!.extrasBetween(0, tier));
      reaches[other]!.eachCode(tier, (row, firstName, lastName) => {
        const held = first[firstName]! | last[lastName]!;
        if ((held & bit) !== 0 && this.#masks.holdsAll(row, all & ~held & ~known, false)) into.add(row);
      });
    }
  }

  /** Adds the rows of a last name whose first names hold what it does not. */
  #gatherLastName(name: number, into: RowSet): void {
    const { segment, all, first, last } = this.#masks;
    const { byName, firstByName, lastStarts } = segment.data;
    const unmet = all & ~last[name]!;
    const start = lastStarts[name]!;
    const end = lastStarts[name + 1]!;
    this.#budget.spend(work.lookup);
    if (unmet === 0) {
      this.#budget.spend(end - start);
      into.addAll(byName, start, end);
      return;
    }
    const word = this.#fewestOf(unmet, this.#firstCounts);
    const count = this.#firstCounts[word]!;
    if (count === 0) return;
    if (count * worthSearching > end - start) {
      this.#budget.spend(end - start);
      for (let place = start; place < end; place++) {
        if ((unmet & ~first[firstByName[place]!]!) === 0) into.add(byName[place]!);
      }
      return;
    }
    this.#budget.spend(count * work.lookup);
    const { firstNames } = this.#masks.reaches[word]!;
    for (let tier = 0; tier <= this.#masks.tier; tier++) {
      eachHolder(firstNames[tier]!, (own) => {
        if ((unmet & ~first[own]!) !== 0) return;
        let place = firstNotBelow(firstByName, start, end, own);
        while (place < end && firstByName[place] === own) into.add(byName[place++]!);
      });
    }
  }

  /** Adds the rows of a first name whose last names hold what it does not. */
  #gatherFirstName(name: number, into: RowSet): void {
    const { segment, all, first, last } = this.#masks;
    const { byName, firstByName, lastStarts, firstRows, lastName } = segment.data;
    const unmet = all & ~first[name]!;
    const start = firstRows.starts[name]!;
    const end = firstRows.starts[name + 1]!;
    this.#budget.spend(work.lookup);
    if (unmet === 0) {
      this.#budget.spend(end - start);
      into.addAll(firstRows.items, start, end);
      return;
    }
    const word = this.#fewestOf(unmet, this.#lastCounts);
    const count = this.#lastCounts[word]!;
    if (count === 0) return;
    if (count * worthSearching > end - start) {
      this.#budget.spend(end - start);
      for (let place = start; place < end; place++) {
        const row = firstRows.items[place]!;
        if ((unmet & ~last[lastName[row]!]!) === 0) into.add(row);
      }
      return;
    }
    this.#budget.spend(count * work.lookup);
    const { lastNames } = this.#masks.reaches[word]!;
    for (let tier = 0; tier <= this.#masks.tier; tier++) {
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
      if ((words & this.#masks.bits[word]!) !== 0 && (fewest < 0 || counts[word]! < counts[fewest]!)) fewest = word;
    }
    return fewest;
  }
}
