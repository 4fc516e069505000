import { foldWords } from '../language/fold.ts';
import { genderless } from './gender-forms.ts';
import { isLinkingWord } from './little-words.ts';
import type { Role } from './role-reading.ts';
import type { Vocabulary } from './vocabulary.ts';

type Range = readonly [start: number, end: number];

/** Words of a title, as a text is cut into words elsewhere: `d’équipe` and `R&D` are two. */
const pieces = /[\p{L}\p{M}\p{N}]+/gu;
/** How much of its meaning a word must share with one of the role. */
const leastShare = 0.3;

/** Tells which words of a title answer to a role: the typed ones, in the form of either sex, and those of the same meaning, function or level. */
export function titleRanges(role: Role, { linker, work }: Vocabulary): (title: string) => readonly Range[] {
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
    const found = Array.from(title.matchAll(pieces), ({ 0: text, index }) => ({ text, index, words: foldWords(text) }));
    const languages = linker.languagesOf(linker.wordsOf(title));
    const all = found.flatMap(({ words }) => words);
    const read = work.read(all);
    const isOfFunction = read.functions.some((own) => functions.has(own));
    const answers = (word: string, place: number) =>
      typed.has(genderless(word)) ||
      (isOfFunction && read.isFunction[place] === true) ||
      (levels.has(read.level) && read.isLevel[place] === true) ||
      linker
        .pivotsOf(word, languages)
        .some((terms) => terms.some(([term, share]) => Math.sqrt(share * (meant.get(term) ?? 0)) >= leastShare));
    let place = 0;
    return found.flatMap(({ text, index, words }): Range[] => {
      const start = place;
      place += words.length;
      const isHeld = words.some((word, own) => !isLinkingWord(word) && answers(word, start + own));
      return isHeld ? [[index, index + text.length]] : [];
    });
  };
  const known = new Map<string, readonly Range[]>();
  return (title) => {
    let ranges = known.get(title);
    if (ranges === undefined) known.set(title, (ranges = rangesOf(title)));
    return ranges;
  };
}
