import { tierNumber } from '../../tiers.ts';
import type { ExcludedRows, Pass } from './search-pass.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import type { RowSource } from '../terms/attribute-matches.ts';
import type { TermLookup } from '../terms/term-lookup.ts';

/**
 * Sources that together contain all rows in which some term matches an attribute: for each such term, the smallest of the lists that all of
 * these rows are in. Unless `isFree`, some other term must match at exactly this tier.
 */
export function attributeSources(
  { terms }: RowScorer,
  { tier, filters, excluded }: Pass,
  isFree: boolean,
): RowSource[] {
  const isExcluded = excluded && excludedValues(excluded, terms, tier);
  const inAttributes = new Map(
    terms.map((term) => [term, isExcluded ? rowsOfOtherValues(isExcluded, term, tier) : term.attributeRows(tier)]),
  );
  const sources = new Set<RowSource>();
  const everywhere = new Map(terms.map((term) => [term, anywhere(term, tier, inAttributes.get(term))]));
  const named = new Map(terms.map((term) => [term, namesAt(term, tier)]));
  const add = (sourceOf: (term: TermLookup) => RowSource) => {
    let smallest: RowSource | undefined;
    for (const source of [...filters, ...terms.map(sourceOf)]) {
      if (source.count === 0) return;
      if (smallest === undefined || source.count < smallest.count) smallest = source;
    }
    sources.add(smallest!);
  };
  for (const term of terms) {
    if (term.attributes.list.length === 0) continue;
    if (isFree) add((each) => (each === term ? inAttributes.get(each)! : everywhere.get(each)!));
    for (const other of isFree ? [] : terms) {
      if (other === term) continue;
      add((each) => {
        if (each === term) return inAttributes.get(each)!;
        return each === other ? named.get(each)! : everywhere.get(each)!;
      });
    }
  }
  // A source that is part of a larger one is not needed.
  for (const term of terms) {
    if (!sources.has(everywhere.get(term)!)) continue;
    sources.delete(inAttributes.get(term)!);
    sources.delete(named.get(term)!);
  }
  return [...sources];
}

/**
 * A test for attribute values all of whose rows are excluded; undefined if there are none. A term that matches nothing but values that meet
 * a condition guarantees that condition. If all conditions are guaranteed, every value is excluded; if all but one are, those that meet the
 * remaining one.
 */
function excludedValues(
  { conditions }: ExcludedRows,
  terms: readonly TermLookup[],
  tier: number,
): ((value: number) => boolean) | undefined {
  const only = terms.filter((term) => !term.hasCodes && term.postingsTo(tier).countTo(tier) === 0);
  const open = conditions.filter((meets) => !only.some((term) => term.valuesAt(tier).every(meets)));
  const [last, ...more] = open;
  if (last === undefined) return () => true;
  return more.length === 0 ? last : undefined;
}

/** The rows with an attribute that contains a term, without those of the excluded values. */
function rowsOfOtherValues(isExcluded: (value: number) => boolean, term: TermLookup, tier: number): RowSource {
  const lists = term.valuesAt(tier).flatMap((value) => (isExcluded(value) ? [] : [term.rowsOf(value)]));
  return {
    count: lists.reduce((sum, { length }) => sum + length, 0),
    visit: (visitRow) => {
      for (const rows of lists) for (let index = 0; index < rows.length; index++) visitRow(rows[index]!);
    },
  };
}

/** The rows that match a term in a name or an attribute. */
export function anywhere(term: TermLookup, tier: number, attributes = term.attributeRows(tier)): RowSource {
  const postings = term.postingsTo(tier);
  return {
    count: postings.countTo(tier) + attributes.count,
    visit: (visitRow) => {
      postings.visitNamed(0, tier, visitRow);
      postings.visitExtras(0, tier, visitRow);
      attributes.visit(visitRow);
    },
  };
}

/** The rows that match a term in a name at exactly this tier; for `twoTypos` also those with one typo. */
function namesAt(term: TermLookup, tier: number): RowSource {
  const postings = term.postingsTo(tier);
  const first = Math.min(tier, tierNumber.typo);
  let count = 0;
  for (let current = first; current <= tier; current++) count += postings.countAt(current);
  const visit = (visitRow: (row: number) => void) => {
    postings.visitNamed(first, tier, visitRow);
    postings.visitExtras(first, tier, visitRow);
  };
  return { count, visit };
}
