import type { RowSet } from '../../columns/row-set.ts';
import { firstNotBelow, type Span } from '../../columns/typed-columns.ts';
import { type WordKind, wordKind } from '../../segment/word-kind.ts';
import type { Conjunction } from './conjunction.ts';
import { workOfBits } from './term-bitsets.ts';
import { eachDocument } from '../terms/term-postings.ts';
import { few, ratio, work } from '../work/cost-model.ts';
import type { WorkBudget } from '../work/work-budget.ts';

/** The strongest and the weakest. */
type Tiers = readonly [from: number, to: number];

/**
 * Gathers the rows that may hold all terms of a query. Names are few where rows are many, so the people of a common last name are gone through by their first names, which
 * lie side by side.
 */
export class PostingsIntersection {
  readonly #conjunction: Conjunction;
  readonly #budget: WorkBudget;
  /** How many first and last names hold each term, those that come more than once counted as often. */
  readonly #firstCounts: readonly number[];
  readonly #lastCounts: readonly number[];

  constructor(conjunction: Conjunction) {
    this.#conjunction = conjunction;
    this.#budget = conjunction.bitsets.budget;
    this.#firstCounts = conjunction.termPostings.map((postings) => postings.firstNamesTo(conjunction.tier));
    this.#lastCounts = conjunction.termPostings.map((postings) => postings.lastNamesTo(conjunction.tier));
  }

  /** Adds the rows of which first and last name hold all terms, at least one of them at a tier from `newest` on. */
  gatherNamed(newest: number, into: RowSet): void {
    for (const { term, from } of this.#sources(newest))
      this.#gatherBy(term, [from, this.#conjunction.tier], wordKind.syllable, into);
  }

  /** Adds the other rows that may hold all terms, at least one of them at a tier from `newest` on. */
  gatherElsewhere(newest: number, into: RowSet): void {
    for (const { term, from } of this.#sources(newest)) this.#gatherExtras(term, [from, this.#conjunction.tier], into);
  }

  /** The terms by which to gather, and from which tier on: the rarest one, or all of them from `newest` on, where those are far fewer rows. */
  #sources(newest: number): readonly { readonly term: number; readonly from: number }[] {
    let rarest = 0;
    let fewest = Number.POSITIVE_INFINITY;
    let countedNow = 0;
    for (let term = 0; term < this.#conjunction.terms.length; term++) {
      const count = this.#conjunction.countFrom(term, 0);
      if (count < fewest) [rarest, fewest] = [term, count];
      countedNow += this.#conjunction.countFrom(term, newest);
    }
    if (newest === 0 || fewest <= countedNow * ratio.gatherByAll) return [{ term: rarest, from: 0 }];
    return this.#conjunction.terms.map((_, term) => ({ term, from: newest }));
  }

  /** Adds all who may bear a whole name that was typed: those of whom one of the terms is a name, and the others names, codes or phone numbers. */
  gatherWhole(into: RowSet): void {
    // With three terms, two of them may be a name.
    const weakest = this.#conjunction.terms.length === 2 ? wordKind.whole : wordKind.part;
    for (let term = 0; term < this.#conjunction.terms.length; term++) {
      if (this.#conjunction.terms[term]!.exact < 0) continue;
      this.#gatherBy(term, [0, 0], weakest, into);
      this.#gatherCodes(term, weakest, into);
    }
  }

  /** Adds the rows that hold a term in a name, at one of these tiers and in no weaker way, and all others in the other name. */
  #gatherBy(term: number, [from, to]: Tiers, weakest: WordKind, into: RowSet): void {
    const { lastNames, firstNames } = this.#conjunction.termPostings[term]!;
    for (let tier = from; tier <= to; tier++) {
      eachDocument(lastNames[tier]!, (name) => this.#gatherLastName(name, into), weakest);
      eachDocument(firstNames[tier]!, (name) => this.#gatherFirstName(name, into), weakest);
    }
  }

  /** Adds the rows that hold a term at one of these tiers and may hold all others, one of all elsewhere than in first and last name. */
  #gatherExtras(term: number, [from, to]: Tiers, into: RowSet): void {
    const postings = this.#conjunction.termPostings[term]!;
    let named = 0;
    for (let tier = from; tier <= to; tier++) named += postings.namedAt(tier);
    const { terms, termPostings, tier: weakest, bits, all, first, last } = this.#conjunction;
    const bit = bits[term]!;
    let elsewhere = 0;
    // Terms that nobody holds elsewhere, so that no row needs to be asked for them.
    let onlyNamed = 0;
    for (let other = 0; other < terms.length; other++) {
      if (other === term) continue;
      const count = termPostings[other]!.extrasBetween(0, weakest);
      elsewhere += count;
      if (count === 0) onlyNamed |= bits[other]!;
    }
    const extras = postings.extrasBetween(from, to);
    this.#budget.spend(work.lookup * extras);
    const others = this.#rowsElsewhere(term, elsewhere, extras);
    postings.eachExtra(from, to, (row, firstName, lastName) => {
      const missing = all & ~bit & ~(first[firstName]! | last[lastName]!);
      if (missing === 0) into.add(row);
      else if (
        (missing & onlyNamed) === 0 &&
        others?.has(row) !== false &&
        this.#conjunction.holdsAll(row, missing, false)
      )
        into.add(row);
    });
    others?.clear();
    // What is left are those who hold this term in a name and another elsewhere.
    if (named === 0 || elsewhere === 0) return;
    if (named * ratio.elsewhere <= elsewhere) {
      this.#budget.spend(work.lookup * named);
      postings.visitNamed(from, to, (row) => {
        const missing = this.#conjunction.missing(row);
        if (missing !== 0 && (missing & onlyNamed) === 0 && this.#conjunction.holdsAll(row, missing, false))
          into.add(row);
      });
      return;
    }
    for (let other = 0; other < terms.length; other++) {
      if (other === term) continue;
      const known = this.#conjunction.bits[other]!;
      this.#budget.spend(work.lookup * termPostings[other]!.extrasBetween(0, weakest));
      termPostings[other]!.eachExtra(0, weakest, (row, firstName, lastName) => {
        const held = first[firstName]! | last[lastName]!;
        if ((held & bit) === 0) return;
        const missing = all & ~held & ~known;
        if (missing === 0 || ((missing & onlyNamed) === 0 && this.#conjunction.holdsAll(row, missing, false)))
          into.add(row);
      });
    }
  }

  /**
   * The rows that hold the other of two terms elsewhere, if that set is soon made: the words of a row lie far apart from those of the next one. To be cleared.
   *
   * @param others number of these rows
   * @param asked number of rows that are looked for in the set
   */
  #rowsElsewhere(term: number, others: number, asked: number): RowSet | undefined {
    const { termPostings, tier, segment } = this.#conjunction;
    if (termPostings.length !== 2 || asked < few.askedElsewhere || others > asked * ratio.setOfRows) return undefined;
    const rows = segment.workspace.further;
    rows.reserve(segment.data.rows);
    termPostings[1 - term]!.addExtras(tier, rows);
    return rows;
  }

  /** Adds the rows that hold a term exactly in a name, in no weaker way, another as a code or phone number, and may hold all others. */
  #gatherCodes(term: number, weakest: WordKind, into: RowSet): void {
    const { terms, termPostings, tier, bits, all, first, last } = this.#conjunction;
    if (!terms.some((own, place) => place !== term && own.hasCodes)) return;
    const { firstNames, lastNames } = termPostings[term]!;
    this.#budget.spend(workOfBits(firstNames[0]!) + workOfBits(lastNames[0]!));
    const bit = this.#conjunction.bitsets.bitFor(firstNames[0]!, lastNames[0]!, weakest);
    for (let other = 0; other < terms.length; other++) {
      if (other === term || !terms[other]!.hasCodes) continue;
      const known = bits[other]!;
      this.#budget.spend(work.lookup * termPostings[other]!.extrasBetween(0, tier));
      termPostings[other]!.eachCode(tier, (row, firstName, lastName) => {
        const held = first[firstName]! | last[lastName]!;
        if ((held & bit) !== 0 && this.#conjunction.holdsAll(row, all & ~held & ~known, false)) into.add(row);
      });
    }
  }

  /** Adds the rows of a last name whose first names hold what it does not. */
  #gatherLastName(name: number, into: RowSet): void {
    const { segment, all, first, last } = this.#conjunction;
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
    const term = this.#fewestOf(unmet, this.#firstCounts);
    const count = this.#firstCounts[term]!;
    if (count === 0) return;
    if (count * ratio.search > end - start) {
      this.#budget.spend(end - start);
      for (let place = start; place < end; place++) {
        if ((unmet & ~first[firstByName[place]!]!) === 0) into.add(byName[place]!);
      }
      return;
    }
    this.#budget.spend(count * work.lookup);
    const { firstNames } = this.#conjunction.termPostings[term]!;
    for (let tier = 0; tier <= this.#conjunction.tier; tier++)
      this.#gatherFirstNamesOf(name, firstNames[tier]!, unmet, into);
  }

  // NOTE: on their own, since a function with a closure in it makes a context of its variables whenever it is called.
  /** Adds the rows of a last name with one of these first names, as far as it holds the terms `unmet`. */
  #gatherFirstNamesOf(name: number, spans: readonly Span[], unmet: number, into: RowSet): void {
    const { segment, first } = this.#conjunction;
    const { byName, firstByName, lastStarts } = segment.data;
    const [start, end] = [lastStarts[name]!, lastStarts[name + 1]!];
    eachDocument(spans, (own) => {
      if ((unmet & ~first[own]!) !== 0) return;
      let place = firstNotBelow(firstByName, start, end, own);
      while (place < end && firstByName[place] === own) into.add(byName[place++]!);
    });
  }

  /** Adds the rows of a first name whose last names hold what it does not. */
  #gatherFirstName(name: number, into: RowSet): void {
    const { segment, all, first, last } = this.#conjunction;
    const { firstRows, lastName } = segment.data;
    const unmet = all & ~first[name]!;
    const start = firstRows.starts[name]!;
    const end = firstRows.starts[name + 1]!;
    this.#budget.spend(work.lookup);
    if (unmet === 0) {
      this.#budget.spend(end - start);
      into.addAll(firstRows.items, start, end);
      return;
    }
    const term = this.#fewestOf(unmet, this.#lastCounts);
    const count = this.#lastCounts[term]!;
    if (count === 0) return;
    if (count * ratio.search > end - start) {
      this.#budget.spend(end - start);
      for (let place = start; place < end; place++) {
        const row = firstRows.items[place]!;
        if ((unmet & ~last[lastName[row]!]!) === 0) into.add(row);
      }
      return;
    }
    this.#budget.spend(count * work.lookup);
    const { lastNames } = this.#conjunction.termPostings[term]!;
    for (let tier = 0; tier <= this.#conjunction.tier; tier++)
      this.#gatherLastNamesOf(name, lastNames[tier]!, unmet, into);
  }

  /** The same for the rows of a first name with one of these last names. */
  #gatherLastNamesOf(name: number, spans: readonly Span[], unmet: number, into: RowSet): void {
    const { segment, last } = this.#conjunction;
    const { byName, firstByName, lastStarts } = segment.data;
    eachDocument(spans, (own) => {
      if ((unmet & ~last[own]!) !== 0) return;
      const end = lastStarts[own + 1]!;
      let place = firstNotBelow(firstByName, lastStarts[own]!, end, name);
      while (place < end && firstByName[place] === name) into.add(byName[place++]!);
    });
  }

  /** That one of the terms, given as bits, which the fewest names hold. */
  #fewestOf(terms: number, counts: readonly number[]): number {
    let fewest = -1;
    for (let term = 0; term < counts.length; term++) {
      if ((terms & this.#conjunction.bits[term]!) !== 0 && (fewest < 0 || counts[term]! < counts[fewest]!))
        fewest = term;
    }
    return fewest;
  }
}
