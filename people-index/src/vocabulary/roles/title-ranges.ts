import { foldWords } from '../../language/fold.ts';
import { genderKey } from '../words/gender-forms.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import type { Pivots } from '../linking/company-terms.ts';
import type { Role } from './role.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { WorkReading } from './work-words.ts';

type Range = readonly [start: number, end: number];

/** A word of a title, split as `foldWords` does: `d’équipe` and `R&D` are two words. */
const piece = /[\p{L}\p{M}\p{N}]+/gu;
/** Minimum similarity in meaning to a word of the role. */
const minShare = 0.3;

interface PieceWord {
  /** Folded, in a gender-neutral form. */
  readonly text: string;
  readonly isFunction: boolean;
  readonly isLevel: boolean;
  readonly pivots: Pivots;
}

/** The analysed words of a title, without linking words. Independent of the query. */
export interface TitleAnalysis extends Pick<WorkReading, 'functions' | 'level'> {
  readonly pieces: readonly { readonly range: Range; readonly words: readonly PieceWord[] }[];
}

function analyse(title: string, { knownWords, work }: Vocabulary): TitleAnalysis {
  const found = Array.from(title.matchAll(piece), ({ 0: text, index }) => ({ text, index, words: foldWords(text) }));
  const languages = knownWords.languagesOf(knownWords.wordsOf(title));
  const all = found.flatMap(({ words }) => words);
  const { functions, level, isFunction, isLevel } = work.read(all);
  const { pivotsAt } = knownWords.readPhrases(all);
  let position = 0;
  const pieces = found.map(({ text, index, words }) => {
    const start = position;
    position += words.length;
    const pieceWords = words.flatMap((word, offset): PieceWord[] => {
      if (isLinkingWord(word)) return [];
      const [ofFunction, ofLevel] = [isFunction[start + offset] === true, isLevel[start + offset] === true];
      const pivots = pivotsAt[start + offset] ?? knownWords.pivotsOf(word, languages);
      return [{ text: genderKey(word), isFunction: ofFunction, isLevel: ofLevel, pivots }];
    });
    return { range: [index, index + text.length] as const, words: pieceWords };
  });
  return { pieces, functions, level };
}

/**
 * Finds the words of a title that match a role: the typed words, in any gender form, and words with the same meaning,
 * function or level.
 */
export function titleRanges(role: Role, vocabulary: Vocabulary): (title: string) => readonly Range[] {
  const typed = new Set(
    role.wordings.flatMap((wording) => wording.typed.filter((word) => !isLinkingWord(word)).map(genderKey)),
  );
  const meanings = new Map<number, number>();
  const functions = new Set<number>();
  const levels = new Set<number>();
  for (const way of role.wordings) {
    if (way.level > 0) levels.add(way.level);
    for (const one of way.functions) functions.add(one);
    for (const { terms, functions: ofWord = [] } of way.words) {
      for (const one of ofWord) functions.add(one);
      for (const [term, share] of terms) meanings.set(term, Math.max(meanings.get(term) ?? 0, share));
    }
  }
  const rangesOf = (title: string): readonly Range[] => {
    const {
      pieces,
      level,
      functions: ofTitle,
    } = vocabulary.titleAnalyses.getOrMake(title, () => analyse(title, vocabulary));
    const titleWords = new Set(pieces.flatMap(({ words }) => words.map(({ text }) => text)));
    // If the title has all typed words, other words of the function are not highlighted: only `Trader` in Energy Trader for `trader`.
    const isOfFunction = !typed.isSubsetOf(titleWords) && ofTitle.some((one) => functions.has(one));
    const isMatch = ({ text, isFunction, isLevel, pivots }: PieceWord) =>
      typed.has(text) ||
      (isOfFunction && isFunction) ||
      (levels.has(level) && isLevel) ||
      pivots.some((terms) => terms.some(([term, share]) => Math.sqrt(share * (meanings.get(term) ?? 0)) >= minShare));
    return pieces.flatMap(({ range, words }) => (words.some(isMatch) ? [range] : []));
  };
  const known = new Map<string, readonly Range[]>();
  return (title) => {
    let ranges = known.get(title);
    if (ranges === undefined) known.set(title, (ranges = rangesOf(title)));
    return ranges;
  };
}
