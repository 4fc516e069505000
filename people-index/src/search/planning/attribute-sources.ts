import { tierNumber } from '../../types/tiers.ts';
import type { LeftOutRows, Pass } from './search-pass.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import type { RowSource } from '../terms/attribute-matches.ts';
import type { TermLookup } from '../terms/term-lookup.ts';

/**
 * Rows that together are all in which some term is met by an attribute: for each such term the smallest of the lists that they are all in. At a weaker tier some other term
 * is met at that very tier, unless `isFree`.
 */
export function attributeSources({ terms }: RowScorer, { tier, filters, leftOut }: Pass, isFree: boolean): RowSource[] {
  const isLeftOut = leftOut && leftOutValues(leftOut, terms, tier);
  const inAttributes = new Map(
    terms.map((term) => [term, isLeftOut ? rowsBeside(isLeftOut, term, tier) : term.attributeRows(tier)]),
  );
  const sources = new Set<RowSource>();
  const everywhere = new Map(terms.map((term) => [term, anywhere(term, tier, inAttributes.get(term))]));
  const named = new Map(terms.map((term) => [term, newNames(term, tier)]));
  const add = (ofWord: (term: TermLookup) => RowSource) => {
    let smallest: RowSource | undefined;
    for (const source of [...filters, ...terms.map(ofWord)]) {
      if (source.count === 0) return;
      if (smallest === undefined || source.count < smallest.count) smallest = source;
    }
    sources.add(smallest!);
  };
  for (const term of terms) {
    if (term.attributes.list.length === 0) continue;
    if (isFree) add((own) => (own === term ? inAttributes.get(own)! : everywhere.get(own)!));
    for (const other of isFree ? [] : terms) {
      if (other === term) continue;
      add((own) => {
        if (own === term) return inAttributes.get(own)!;
        return own === other ? named.get(own)! : everywhere.get(own)!;
      });
    }
  }
  // What a larger source holds is not gone through twice.
  for (const term of terms) {
    if (!sources.has(everywhere.get(term)!)) continue;
    sources.delete(inAttributes.get(term)!);
    sources.delete(named.get(term)!);
  }
  return [...sources];
}

/**
 * Tells the values of which no row is wanted. A word that stands nowhere but in values that meet a condition has only rows that meet it; if they meet all but one, the
 * values that meet that one are left out, and if they meet all, every value is. Undefined for none.
 */
function leftOutValues(
  { conditions }: LeftOutRows,
  terms: readonly TermLookup[],
  tier: number,
): ((value: number) => boolean) | undefined {
  const only = terms.filter((term) => !term.hasCodes && term.postingsTo(tier).countTo(tier) === 0);
  const open = conditions.filter((meets) => !only.some((term) => term.valuesAt(tier).every(meets)));
  const [last, ...more] = open;
  if (last === undefined) return () => true;
  return more.length === 0 ? last : undefined;
}

/** Rows with an attribute that holds a term, without those of some values. */
function rowsBeside(isLeftOut: (value: number) => boolean, term: TermLookup, tier: number): RowSource {
  const lists = term.valuesAt(tier).flatMap((value) => (isLeftOut(value) ? [] : [term.rowsOf(value)]));
  return {
    count: lists.reduce((sum, { length }) => sum + length, 0),
    visit: (visitRow) => {
      for (const rows of lists) for (let place = 0; place < rows.length; place++) visitRow(rows[place]!);
    },
  };
}

/** Rows that hold a term in a name or an attribute. */
export function anywhere(term: TermLookup, tier: number, attributes = term.attributeRows(tier)): RowSource {
  const postings = term.postingsTo(tier);
  return {
    count: postings.countTo(tier) + attributes.count,
    visit: (visitRow) => {
      postings.visitNamed(0, tier, visitRow);
      postings.eachExtra(0, tier, visitRow);
      attributes.visit(visitRow);
    },
  };
}

/** Rows that hold a term in a name, at that tier and no stronger one; for two typos also those with one. */
function newNames(term: TermLookup, tier: number): RowSource {
  const postings = term.postingsTo(tier);
  const first = Math.min(tier, tierNumber.typo);
  let count = 0;
  for (let own = first; own <= tier; own++) count += postings.countAt(own);
  const visit = (visitRow: (row: number) => void) => {
    postings.visitNamed(first, tier, visitRow);
    postings.eachExtra(first, tier, visitRow);
  };
  return { count, visit };
}
