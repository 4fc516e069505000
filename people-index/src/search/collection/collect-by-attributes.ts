import type { Segment } from '../../segment/segment.ts';
import { anywhere } from '../planning/attribute-sources.ts';
import { Conjunction } from '../postings/conjunction.ts';
import { few, work } from '../cost/cost-model.ts';
import type { Found, Pass } from '../planning/search-pass.ts';
import type { RowScorer } from '../scoring/row-scorer.ts';
import type { RowSource } from '../terms/attribute-matches.ts';
import type { TermLookup } from '../terms/term-lookup.ts';
import { collectTopK, type TopKCollector } from './top-k-collector.ts';
import { ScannedRows } from '../cost/work-budget.ts';

/** Work units per row if most rows are excluded: most of them lack a term that is nobody's name, which is quick to detect. */
const workPerExcluded = 4;

interface ByAttributes {
  readonly strategy: 'attributes' | 'oneAttribute';
  /** The rows that may match, and an upper bound for their number. */
  readonly sources: readonly RowSource[];
  readonly rows: number;
}

/** Finds rows that match all terms, at least one of them only in an attribute. */
export function collectByAttributes(
  segment: Segment,
  scorer: RowScorer,
  pass: Pass,
  { strategy, sources, rows }: ByAttributes,
): Found {
  const { terms } = scorer;
  const { tier, bitsets } = pass;
  return collectTopK(segment, scorer, pass, (collector) => {
    const conjunction = new Conjunction(segment, { bitsets, terms, tier, usesAttributes: true });
    const { excluded } = pass;
    if (excluded !== undefined) {
      for (const source of sources) {
        bitsets.budget.spend(source.count * workPerExcluded);
        source.visit((row) => {
          if (conjunction.mayMatch(row, true) && !excluded.has(row)) collector.candidates.add(row);
        });
      }
      return collector.end(collector.takeCandidates());
    }
    if (strategy === 'oneAttribute') return collectOneAttribute(segment, terms[0]!, pass, collector, rows);
    if (rows > few.candidates) {
      const { rows: all } = segment.data;
      let answers = all;
      for (const term of terms) answers *= Math.min(1, anywhere(term, tier).count / all);
      if (collector.isWorthScanning(answers, rows) && collector.scan(answers, conjunction)) return collector.end(false);
    }
    for (const source of sources) {
      bitsets.budget.spend(source.count * work.check);
      source.visit((row) => {
        if (conjunction.mayMatch(row, true)) collector.candidates.add(row);
      });
    }
    return collector.end(collector.takeCandidates());
  });
}

/** One term that many people have in an attribute: all of them have the same score. */
function collectOneAttribute(
  segment: Segment,
  term: TermLookup,
  pass: Pass,
  collector: TopKCollector,
  rows: number,
): Found {
  const { tier } = pass;
  const { rows: all } = segment.data;
  const has = (row: number) => term.isInAttributes(row, tier);
  if (collector.isWorthScanning(rows, rows) && collector.areFoundEarly(rows, has)) {
    const next = (row: number) => term.nextInAttributes(row, all, tier);
    const scan = (visit: (row: number) => boolean) => {
      const scanned = new ScannedRows(pass.bitsets.budget, all, 0, term.attributes.columns.length);
      const isAtEnd = term.rowsInAttributesAt(tier).scan(
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
    return collector.end(collector.collectAt(collector.best, { has, scan, maxCount: Number.POSITIVE_INFINITY }));
  }
  pass.bitsets.budget.spend(rows);
  term.attributeRows(tier).visit((row) => collector.candidates.add(row));
  return collector.end(collector.collectAt(collector.best, collector.candidates));
}
