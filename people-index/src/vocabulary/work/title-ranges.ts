import { foldWords } from '../../language/fold.ts';
import { genderless } from '../words/gender-forms.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import type { Pivots } from '../linking/company-terms.ts';
import type { Role } from './role.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { WorkReading } from './work-words.ts';

type Range = readonly [start: number, end: number];

/** Words of a title, as a text is cut into words elsewhere: `d’équipe` and `R&D` are two. */
const piece = /[\p{L}\p{M}\p{N}]+/gu;
/** How much of its meaning a word must share with one of the role. */
const minShare = 0.3;

interface PieceWord {
  /** Folded, in one form for both sexes. */
  readonly text: string;
  readonly isFunction: boolean;
  readonly isLevel: boolean;
  readonly pivots: Pivots;
}

/** What the words of a title are, whatever is asked for; those that link others aside. */
export interface TitlePieces extends Pick<WorkReading, 'functions' | 'level'> {
  readonly pieces: readonly { readonly range: Range; readonly words: readonly PieceWord[] }[];
}

function readPieces(title: string, { linker, work }: Vocabulary): TitlePieces {
  const found = Array.from(title.matchAll(piece), ({ 0: text, index }) => ({ text, index, words: foldWords(text) }));
  const languages = linker.languagesOf(linker.wordsOf(title));
  const { functions, level, isFunction, isLevel } = work.read(found.flatMap(({ words }) => words));
  let place = 0;
  const pieces = found.map(({ text, index, words }) => {
    const start = place;
    place += words.length;
    const told = words.flatMap((word, own): PieceWord[] => {
      if (isLinkingWord(word)) return [];
      const [ofFunction, ofLevel] = [isFunction[start + own] === true, isLevel[start + own] === true];
      const pivots = linker.pivotsOf(word, languages);
      return [{ text: genderless(word), isFunction: ofFunction, isLevel: ofLevel, pivots }];
    });
    return { range: [index, index + text.length] as const, words: told };
  });
  return { pieces, functions, level };
}

/** Tells which words of a title answer to a role: the typed ones, in the form of either sex, and those of the same meaning, function or level. */
export function titleRanges(role: Role, vocabulary: Vocabulary): (title: string) => readonly Range[] {
  const typed = new Set(role.ways.flatMap((way) => way.typed.filter((word) => !isLinkingWord(word)).map(genderless)));
  const meant = new Map<number, number>();
  const functions = new Set<number>();
  const levels = new Set<number>();
  for (const way of role.ways) {
    if (way.level > 0) levels.add(way.level);
    for (const own of way.functions) functions.add(own);
    for (const { terms, functions: ofWord = [] } of way.words) {
      for (const own of ofWord) functions.add(own);
      for (const [term, share] of terms) meant.set(term, Math.max(meant.get(term) ?? 0, share));
    }
  }
  const rangesOf = (title: string): readonly Range[] => {
    const {
      pieces,
      level,
      functions: ofTitle,
    } = vocabulary.titlePieces.getOrMake(title, () => readPieces(title, vocabulary));
    const own = new Set(pieces.flatMap(({ words }) => words.map(({ text }) => text)));
    // Where the title has the typed words, others of the function say no more: `trader` is one word of Energy Trader.
    const isOfFunction = !typed.isSubsetOf(own) && ofTitle.some((one) => functions.has(one));
    const answers = ({ text, isFunction, isLevel, pivots }: PieceWord) =>
      typed.has(text) ||
      (isOfFunction && isFunction) ||
      (levels.has(level) && isLevel) ||
      pivots.some((terms) => terms.some(([term, share]) => Math.sqrt(share * (meant.get(term) ?? 0)) >= minShare));
    return pieces.flatMap(({ range, words }) => (words.some(answers) ? [range] : []));
  };
  const known = new Map<string, readonly Range[]>();
  return (title) => {
    let ranges = known.get(title);
    if (ranges === undefined) known.set(title, (ranges = rangesOf(title)));
    return ranges;
  };
}
