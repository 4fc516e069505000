import type { Segment } from '../segment/segment.ts';
import { TIERS } from '../types/search-query.ts';
import { NameMasks } from './name-masks.ts';
import { type Found, fewCandidates, keepRows, type Pass, type RowKeeper } from './row-keeper.ts';
import type { RowMatch } from './row-match.ts';
import type { RowSource, WordLookup } from './word-lookup.ts';
import { WalkedRows, work } from './work-budget.ts';

const prefixTier = 1;
const slipTier = TIERS.indexOf('typo');
const nothing: Found = { rows: [], order: [], count: 0, isComplete: true, isTruncated: false };

/** Rows that hold all words, at least one of them in an attribute alone. `isFree` is set when no word need be met at the very tier. */
export function collectByAttributes(segment: Segment, match: RowMatch, pass: Pass, isFree: boolean): Found {
  const { words } = match;
  const { tier } = pass;
  const sources = sourcesWithAttribute(match, pass, isFree);
  if (sources.length === 0) return nothing;
  let visited = 0;
  for (const { count } of sources) visited += count;
  const { budget } = pass.marks;
  return keepRows(segment, match, pass, (keeper) => {
    const masks = new NameMasks(segment, { marks: pass.marks, words, tier, usesAttributes: true });
    const mayAnswer = (row: number) => masks.mayAnswer(row, true);
    if (visited > fewCandidates) {
      const isOfOneLevel = words.length === 1 && (tier === 0 || (tier === prefixTier && pass.knowsStronger));
      if (isOfOneLevel) return oneAttribute(segment, words[0]!, pass, keeper, visited);
      const { rows } = segment.data;
      let answers = rows;
      for (const word of words) answers *= Math.min(1, anywhere(word, tier).count / rows);
      if (keeper.isWorthWalking(answers, visited) && keeper.walk(answers, masks)) return keeper.end(false);
    }
    for (const source of sources) {
      budget.spend(source.count * work.check);
      source.visit((row) => {
        if (mayAnswer(row)) keeper.candidates.add(row);
      });
    }
    return keeper.end(keeper.takeCandidates());
  });
}

/** One word that so many people have in an attribute: all are of one level. */
function oneAttribute(segment: Segment, word: WordLookup, pass: Pass, keeper: RowKeeper, rows: number): Found {
  const { tier } = pass;
  const { rows: all } = segment.data;
  const has = (row: number) => word.isInAttributes(row, tier);
  if (keeper.isWorthWalking(rows, rows) && keeper.areSoonMet(rows, has)) {
    const next = (row: number) => word.nextInAttributes(row, all, tier);
    const walk = (visit: (row: number) => boolean) => {
      const walked = new WalkedRows(pass.marks.budget, all, 0, word.attributes.columns.length);
      const isAtEnd = word.heldAt(tier).walk(
        (row) => {
          walked.goTo(row);
          return visit(row);
        },
        (take, from) => {
          for (let row = next(from); row < all; row = next(row + 1)) if (!take(row)) return false;
          return true;
        },
      );
      if (isAtEnd) walked.goTo(all);
      return isAtEnd;
    };
    return keeper.end(keeper.keepAt(keeper.best, { has, walk, most: Number.POSITIVE_INFINITY }));
  }
  pass.marks.budget.spend(rows);
  word.attributeRows(tier).visit((row) => keeper.candidates.add(row));
  return keeper.end(keeper.keepAt(keeper.best, keeper.candidates));
}

/**
 * Rows that together are all in which some word is met by an attribute: for each such word the smallest of the lists that they are all in. At a weaker tier some other word
 * is met at that very tier.
 */
function sourcesWithAttribute({ words }: RowMatch, { tier, filters }: Pass, isFree: boolean): RowSource[] {
  const sources = new Set<RowSource>();
  const everywhere = new Map(words.map((word) => [word, anywhere(word, tier)]));
  const named = new Map(words.map((word) => [word, newNames(word, tier)]));
  const add = (ofWord: (word: WordLookup) => RowSource) => {
    let smallest: RowSource | undefined;
    for (const source of [...filters, ...words.map(ofWord)]) {
      if (source.count === 0) return;
      if (smallest === undefined || source.count < smallest.count) smallest = source;
    }
    sources.add(smallest!);
  };
  for (const word of words) {
    if (word.attributes.list.length === 0) continue;
    if (isFree) add((own) => (own === word ? own.attributeRows(tier) : everywhere.get(own)!));
    for (const other of isFree ? [] : words) {
      if (other === word) continue;
      add((own) => {
        if (own === word) return own.attributeRows(tier);
        return own === other ? named.get(own)! : everywhere.get(own)!;
      });
    }
  }
  // What a larger source holds is not gone through twice.
  for (const word of words) {
    if (!sources.has(everywhere.get(word)!)) continue;
    sources.delete(word.attributeRows(tier));
    sources.delete(named.get(word)!);
  }
  return [...sources];
}

/** Rows that hold a word in a name or an attribute. */
function anywhere(word: WordLookup, tier: number): RowSource {
  const reach = word.reachTo(tier);
  const attributes = word.attributeRows(tier);
  return {
    count: reach.countTo(tier) + attributes.count,
    visit: (visitRow) => {
      reach.visitNamed(0, tier, visitRow);
      reach.eachExtra(0, tier, visitRow);
      attributes.visit(visitRow);
    },
  };
}

/** Rows that hold a word in a name, at that tier and no stronger one; for two slips also those with one. */
function newNames(word: WordLookup, tier: number): RowSource {
  const reach = word.reachTo(tier);
  const first = Math.min(tier, slipTier);
  let count = 0;
  for (let own = first; own <= tier; own++) count += reach.countAt(own);
  const visit = (visitRow: (row: number) => void) => {
    reach.visitNamed(first, tier, visitRow);
    reach.eachExtra(first, tier, visitRow);
  };
  return { count, visit };
}
