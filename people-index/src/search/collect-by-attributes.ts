import type { Segment } from '../segment/segment.ts';
import { TIERS } from '../types/search-query.ts';
import { Conjunction } from './conjunction.ts';
import { type Found, fewCandidates, collectTopK, type Pass, type TopKCollector } from './top-k-collector.ts';
import type { RowScorer } from './row-scorer.ts';
import type { RowSource, TermLookup } from './term-lookup.ts';
import { ScannedRows, work } from './work-budget.ts';

const prefixTier = 1;
const typoTier = TIERS.indexOf('typo');
const nothing: Found = { rows: [], order: [], count: 0, isComplete: true, isTruncated: false };

/** Rows that hold all terms, at least one of them in an attribute alone. `isFree` is set when no term need be met at the very tier. */
export function collectByAttributes(segment: Segment, scorer: RowScorer, pass: Pass, isFree: boolean): Found {
  const { terms } = scorer;
  const { tier } = pass;
  const sources = sourcesWithAttribute(scorer, pass, isFree);
  if (sources.length === 0) return nothing;
  let visited = 0;
  for (const { count } of sources) visited += count;
  const { budget } = pass.bitsets;
  return collectTopK(segment, scorer, pass, (collector) => {
    const conjunction = new Conjunction(segment, { bitsets: pass.bitsets, terms, tier, usesAttributes: true });
    const mayAnswer = (row: number) => conjunction.mayAnswer(row, true);
    if (visited > fewCandidates) {
      const haveOneScore = terms.length === 1 && (tier === 0 || (tier === prefixTier && pass.knowsStronger));
      if (haveOneScore) return oneAttribute(segment, terms[0]!, pass, collector, visited);
      const { rows } = segment.data;
      let answers = rows;
      for (const term of terms) answers *= Math.min(1, anywhere(term, tier).count / rows);
      if (collector.isWorthScanning(answers, visited) && collector.scan(answers, conjunction)) return collector.end(false);
    }
    for (const source of sources) {
      budget.spend(source.count * work.check);
      source.visit((row) => {
        if (mayAnswer(row)) collector.candidates.add(row);
      });
    }
    return collector.end(collector.takeCandidates());
  });
}

/** One term that so many people have in an attribute: all are of one score. */
function oneAttribute(segment: Segment, term: TermLookup, pass: Pass, collector: TopKCollector, rows: number): Found {
  const { tier } = pass;
  const { rows: all } = segment.data;
  const has = (row: number) => term.isInAttributes(row, tier);
  if (collector.isWorthScanning(rows, rows) && collector.areSoonMet(rows, has)) {
    const next = (row: number) => term.nextInAttributes(row, all, tier);
    const scan = (visit: (row: number) => boolean) => {
      const scanned = new ScannedRows(pass.bitsets.budget, all, 0, term.attributes.columns.length);
      const isAtEnd = term.heldAt(tier).scan(
        (row) => {
          scanned.goTo(row);
          return visit(row);
        },
        (take, from) => {
          for (let row = next(from); row < all; row = next(row + 1)) if (!take(row)) return false;
          return true;
        },
      );
      if (isAtEnd) scanned.goTo(all);
      return isAtEnd;
    };
    return collector.end(collector.collectAt(collector.best, { has, scan, most: Number.POSITIVE_INFINITY }));
  }
  pass.bitsets.budget.spend(rows);
  term.attributeRows(tier).visit((row) => collector.candidates.add(row));
  return collector.end(collector.collectAt(collector.best, collector.candidates));
}

/**
 * Rows that together are all in which some term is met by an attribute: for each such term the smallest of the lists that they are all in. At a weaker tier some other term
 * is met at that very tier.
 */
function sourcesWithAttribute({ terms }: RowScorer, { tier, filters }: Pass, isFree: boolean): RowSource[] {
  const sources = new Set<RowSource>();
  const everywhere = new Map(terms.map((term) => [term, anywhere(term, tier)]));
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
    if (isFree) add((own) => (own === term ? own.attributeRows(tier) : everywhere.get(own)!));
    for (const other of isFree ? [] : terms) {
      if (other === term) continue;
      add((own) => {
        if (own === term) return own.attributeRows(tier);
        return own === other ? named.get(own)! : everywhere.get(own)!;
      });
    }
  }
  // What a larger source holds is not gone through twice.
  for (const term of terms) {
    if (!sources.has(everywhere.get(term)!)) continue;
    sources.delete(term.attributeRows(tier));
    sources.delete(named.get(term)!);
  }
  return [...sources];
}

/** Rows that hold a term in a name or an attribute. */
function anywhere(term: TermLookup, tier: number): RowSource {
  const postings = term.postingsTo(tier);
  const attributes = term.attributeRows(tier);
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
  const first = Math.min(tier, typoTier);
  let count = 0;
  for (let own = first; own <= tier; own++) count += postings.countAt(own);
  const visit = (visitRow: (row: number) => void) => {
    postings.visitNamed(first, tier, visitRow);
    postings.eachExtra(first, tier, visitRow);
  };
  return { count, visit };
}
