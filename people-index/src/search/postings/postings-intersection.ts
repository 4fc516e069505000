import type { RowSet } from '../../columns/row-set.ts';
import { lowerBound, type Span } from '../../columns/typed-columns.ts';
import { type WordKind, wordKind } from '../../segment/word-kind.ts';
import type { Conjunction } from './conjunction.ts';
import { workOfBits } from './term-bitsets.ts';
import { visitDocuments } from '../terms/term-postings.ts';
import { few, ratio, work } from '../cost/cost-model.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

/** A range of tiers, from the strongest to the weakest. */
type Tiers = readonly [from: number, to: number];

/**
 * Gathers the rows that may match all terms of a query. There are far fewer names than rows, so the people of a common last name are
 * visited by their first names, which are adjacent.
 */
export class PostingsIntersection {
  readonly #conjunction: Conjunction;
  readonly #budget: WorkBudget;
  /** Number of postings of first and last names of each term; a name with several postings counts several times. */
  readonly #firstCounts: readonly number[];
  readonly #lastCounts: readonly number[];

  constructor(conjunction: Conjunction) {
    this.#conjunction = conjunction;
    this.#budget = conjunction.bitsets.budget;
    this.#firstCounts = conjunction.termPostings.map((postings) => postings.firstNamesTo(conjunction.tier));
    this.#lastCounts = conjunction.termPostings.map((postings) => postings.lastNamesTo(conjunction.tier));
  }

  /** Adds the rows whose first and last name match all terms, at least one of them at a tier from `firstTier` on. */
  gatherNamed(firstTier: number, into: RowSet): void {
    for (const { term, from } of this.#sources(firstTier))
      this.#gatherBy(term, [from, this.#conjunction.tier], wordKind.syllable, into);
  }

  /** Adds the other rows that may match all terms, at least one of them at a tier from `firstTier` on. */
  gatherElsewhere(firstTier: number, into: RowSet): void {
    for (const { term, from } of this.#sources(firstTier))
      this.#gatherExtras(term, [from, this.#conjunction.tier], into);
  }

  /** The terms by which to gather, and their first tier: the rarest term, or all terms from `firstTier` on if those have far fewer rows. */
  #sources(firstTier: number): readonly { readonly term: number; readonly from: number }[] {
    let rarest = 0;
    let fewest = Number.POSITIVE_INFINITY;
    let countedNow = 0;
    for (let term = 0; term < this.#conjunction.terms.length; term++) {
      const count = this.#conjunction.countFrom(term, 0);
      if (count < fewest) [rarest, fewest] = [term, count];
      countedNow += this.#conjunction.countFrom(term, firstTier);
    }
    if (firstTier === 0 || fewest <= countedNow * ratio.gatherByAll) return [{ term: rarest, from: 0 }];
    return this.#conjunction.terms.map((_, term) => ({ term, from: firstTier }));
  }

  /**
   * Adds all rows that may have a name that equals a term: rows in which one term is a name and the others are names, codes or phone
   * numbers.
   */
  gatherWhole(into: RowSet): void {
    // With three terms, two of them together may be a name.
    const weakest = this.#conjunction.terms.length === 2 ? wordKind.whole : wordKind.part;
    for (let term = 0; term < this.#conjunction.terms.length; term++) {
      if (this.#conjunction.terms[term]!.exact < 0) continue;
      this.#gatherBy(term, [0, 0], weakest, into);
      this.#gatherCodes(term, weakest, into);
    }
  }

  /**
   * Adds the rows that match a term in one name, at one of these tiers and with a kind at least as strong as `weakest`, and all other terms
   * in the other name.
   */
  #gatherBy(term: number, [from, to]: Tiers, weakest: WordKind, into: RowSet): void {
    const { lastNames, firstNames } = this.#conjunction.termPostings[term]!;
    for (let tier = from; tier <= to; tier++) {
      visitDocuments(lastNames[tier]!, (name) => this.#gatherLastName(name, into), weakest);
      visitDocuments(firstNames[tier]!, (name) => this.#gatherFirstName(name, into), weakest);
    }
  }

  /** Adds the rows that match a term at one of these tiers and may match all others, at least one of them outside first and last name. */
  #gatherExtras(term: number, tiers: Tiers, into: RowSet): void {
    const { termPostings, tier: weakest, bits } = this.#conjunction;
    let elsewhere = 0;
    // Terms that match nothing outside the names, so that rows need not be checked for them.
    let onlyNamed = 0;
    for (let other = 0; other < termPostings.length; other++) {
      if (other === term) continue;
      const count = termPostings[other]!.extrasBetween(0, weakest);
      elsewhere += count;
      if (count === 0) onlyNamed |= bits[other]!;
    }
    this.#gatherOwnExtras(term, tiers, { elsewhere, onlyNamed }, into);
    let named = 0;
    for (let tier = tiers[0]; tier <= tiers[1]; tier++) named += termPostings[term]!.namedAt(tier);
    if (named === 0 || elsewhere === 0) return;
    if (named * ratio.elsewhere <= elsewhere) {
      this.#budget.spend(work.lookup * named);
      this.#gatherNamedWithExtras(term, tiers, onlyNamed, into);
    } else this.#gatherExtrasOfOthers(term, onlyNamed, into);
  }

  /** Adds the rows that match the term itself outside the names. @param elsewhere number of rows that match another term there */
  #gatherOwnExtras(
    term: number,
    [from, to]: Tiers,
    { elsewhere, onlyNamed }: { readonly elsewhere: number; readonly onlyNamed: number },
    into: RowSet,
  ): void {
    const { termPostings, bits, all, first, last } = this.#conjunction;
    const postings = termPostings[term]!;
    const bit = bits[term]!;
    const extras = postings.extrasBetween(from, to);
    this.#budget.spend(work.lookup * extras);
    const others = this.#rowsElsewhere(term, elsewhere, extras);
    postings.visitExtras(from, to, (row, firstName, lastName) => {
      const missing = all & ~bit & ~(first[firstName]! | last[lastName]!);
      if (missing === 0) into.add(row);
      else if (
        (missing & onlyNamed) === 0 &&
        others?.has(row) !== false &&
        this.#conjunction.matchesAll(row, missing, false)
      )
        into.add(row);
    });
    others?.clear();
  }

  /** Adds the rows that match the term in a name and another one outside, found by the former. */
  #gatherNamedWithExtras(term: number, [from, to]: Tiers, onlyNamed: number, into: RowSet): void {
    this.#conjunction.termPostings[term]!.visitNamed(from, to, (row) => {
      const missing = this.#conjunction.missing(row);
      if (missing !== 0 && (missing & onlyNamed) === 0 && this.#conjunction.matchesAll(row, missing, false))
        into.add(row);
    });
  }

  /** The same, found by the other terms. */
  #gatherExtrasOfOthers(term: number, onlyNamed: number, into: RowSet): void {
    const { termPostings, tier: weakest, bits, all, first, last } = this.#conjunction;
    const bit = bits[term]!;
    for (let other = 0; other < termPostings.length; other++) {
      if (other === term) continue;
      const otherBit = bits[other]!;
      this.#budget.spend(work.lookup * termPostings[other]!.extrasBetween(0, weakest));
      termPostings[other]!.visitExtras(0, weakest, (row, firstName, lastName) => {
        const matched = first[firstName]! | last[lastName]!;
        if ((matched & bit) === 0) return;
        const missing = all & ~matched & ~otherBit;
        if (missing === 0 || ((missing & onlyNamed) === 0 && this.#conjunction.matchesAll(row, missing, false)))
          into.add(row);
      });
    }
  }

  /**
   * The rows that match the other of two terms outside the names, if that set is cheaper than reading the words of each row, which are
   * scattered over memory. The caller must clear it.
   *
   * @param others number of these rows
   * @param lookups number of rows that are looked up in the set
   */
  #rowsElsewhere(term: number, others: number, lookups: number): RowSet | undefined {
    const { termPostings, tier, segment } = this.#conjunction;
    if (termPostings.length !== 2 || lookups < few.extraChecks || others > lookups * ratio.setOfRows) return undefined;
    const rows = segment.workspace.otherRows;
    rows.reserve(segment.data.rows);
    termPostings[1 - term]!.addExtras(tier, rows);
    return rows;
  }

  /**
   * Adds the rows that match a term exactly in a name with a kind at least as strong as `weakest`, match another term as a code or phone
   * number, and may match all others.
   */
  #gatherCodes(term: number, weakest: WordKind, into: RowSet): void {
    const { terms, termPostings, tier, bits, all, first, last } = this.#conjunction;
    if (!terms.some((other, index) => index !== term && other.hasCodes)) return;
    const { firstNames, lastNames } = termPostings[term]!;
    this.#budget.spend(workOfBits(firstNames[0]!) + workOfBits(lastNames[0]!));
    const bit = this.#conjunction.bitsets.bitFor(firstNames[0]!, lastNames[0]!, weakest);
    for (let other = 0; other < terms.length; other++) {
      if (other === term || !terms[other]!.hasCodes) continue;
      const otherBit = bits[other]!;
      this.#budget.spend(work.lookup * termPostings[other]!.extrasBetween(0, tier));
      termPostings[other]!.visitCodes(tier, (row, firstName, lastName) => {
        const matched = first[firstName]! | last[lastName]!;
        if ((matched & bit) !== 0 && this.#conjunction.matchesAll(row, all & ~matched & ~otherBit, false))
          into.add(row);
      });
    }
  }

  /** Adds the rows of a last name whose first names match the terms that it does not. */
  #gatherLastName(name: number, into: RowSet): void {
    const { segment, all, first, last } = this.#conjunction;
    const { byName, firstByName, lastStarts } = segment.data;
    const unmatched = all & ~last[name]!;
    const start = lastStarts[name]!;
    const end = lastStarts[name + 1]!;
    this.#budget.spend(work.lookup);
    if (unmatched === 0) {
      this.#budget.spend(end - start);
      into.addAll(byName, start, end);
      return;
    }
    const term = this.#fewestOf(unmatched, this.#firstCounts);
    const count = this.#firstCounts[term]!;
    if (count === 0) return;
    if (count * ratio.search > end - start) {
      this.#budget.spend(end - start);
      for (let index = start; index < end; index++) {
        if ((unmatched & ~first[firstByName[index]!]!) === 0) into.add(byName[index]!);
      }
      return;
    }
    this.#budget.spend(count * work.lookup);
    const { firstNames } = this.#conjunction.termPostings[term]!;
    for (let tier = 0; tier <= this.#conjunction.tier; tier++)
      this.#gatherFirstNamesOf(name, firstNames[tier]!, unmatched, into);
  }

  // NOTE: separate methods, because V8 allocates a context for the variables of a function with a closure on every call.
  /** Adds the rows of a last name with one of these first names, if the first name matches the terms `unmatched`. */
  #gatherFirstNamesOf(name: number, spans: readonly Span[], unmatched: number, into: RowSet): void {
    const { segment, first } = this.#conjunction;
    const { byName, firstByName, lastStarts } = segment.data;
    const [start, end] = [lastStarts[name]!, lastStarts[name + 1]!];
    visitDocuments(spans, (firstName) => {
      if ((unmatched & ~first[firstName]!) !== 0) return;
      let index = lowerBound(firstByName, start, end, firstName);
      while (index < end && firstByName[index] === firstName) into.add(byName[index++]!);
    });
  }

  /** Adds the rows of a first name whose last names match the terms that it does not. */
  #gatherFirstName(name: number, into: RowSet): void {
    const { segment, all, first, last } = this.#conjunction;
    const { firstRows, lastName } = segment.data;
    const unmatched = all & ~first[name]!;
    const start = firstRows.starts[name]!;
    const end = firstRows.starts[name + 1]!;
    this.#budget.spend(work.lookup);
    if (unmatched === 0) {
      this.#budget.spend(end - start);
      into.addAll(firstRows.items, start, end);
      return;
    }
    const term = this.#fewestOf(unmatched, this.#lastCounts);
    const count = this.#lastCounts[term]!;
    if (count === 0) return;
    if (count * ratio.search > end - start) {
      this.#budget.spend(end - start);
      for (let index = start; index < end; index++) {
        const row = firstRows.items[index]!;
        if ((unmatched & ~last[lastName[row]!]!) === 0) into.add(row);
      }
      return;
    }
    this.#budget.spend(count * work.lookup);
    const { lastNames } = this.#conjunction.termPostings[term]!;
    for (let tier = 0; tier <= this.#conjunction.tier; tier++)
      this.#gatherLastNamesOf(name, lastNames[tier]!, unmatched, into);
  }

  /** The same for the rows of a first name with one of these last names. */
  #gatherLastNamesOf(name: number, spans: readonly Span[], unmatched: number, into: RowSet): void {
    const { segment, last } = this.#conjunction;
    const { byName, firstByName, lastStarts } = segment.data;
    visitDocuments(spans, (lastName) => {
      if ((unmatched & ~last[lastName]!) !== 0) return;
      const end = lastStarts[lastName + 1]!;
      let index = lowerBound(firstByName, lastStarts[lastName]!, end, name);
      while (index < end && firstByName[index] === name) into.add(byName[index++]!);
    });
  }

  /** The one of the terms, given as bits, that the fewest names match. */
  #fewestOf(terms: number, counts: readonly number[]): number {
    let fewest = -1;
    for (let term = 0; term < counts.length; term++) {
      if ((terms & this.#conjunction.bits[term]!) !== 0 && (fewest < 0 || counts[term]! < counts[fewest]!))
        fewest = term;
    }
    return fewest;
  }
}
