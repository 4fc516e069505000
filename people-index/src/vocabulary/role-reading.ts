import { withoutElisions } from '../language/elision.ts';
import type { ConceptLinker } from './concept-linker.ts';
import { isLinkingWord } from './little-words.ts';
import type { MeaningReader } from './work-meaning.ts';
import { readTitle, withoutSexes, wordsOfTitle } from './read-title.ts';
import type { TextPosition } from './text-position.ts';
import type { WorkWordReader } from './work-words.ts';

/** A word of a role, as what it may be in the first language of the vocabulary, and how much it tells. */
export interface RoleWord {
  readonly terms: ReadonlyMap<number, number>;
  readonly weight: number;
  /** Of a word that the vocabulary does not know: a title that has it holds it. Folded. */
  readonly text?: string;
  /** Of an abbreviation that the vocabulary does not know: a title that names one of the functions holds it. */
  readonly functions?: readonly number[];
}

/** One text for a role: whoever has a title that holds its words, or is linked to one of its concepts, does that work. */
export interface RoleWay {
  /** Folded, without elided articles. */
  readonly typed: readonly string[];
  readonly words: readonly RoleWord[];
  /** The concepts that the words stand for. */
  readonly concepts: readonly string[];
  /** Where the words lie among all concepts; see `textPosition`. */
  readonly position: TextPosition | undefined;
  /** Functions that a title names, all of them. */
  readonly functions: readonly number[];
  /** 0 when none was named. */
  readonly level: number;
  /** See `WorkReading`; 0 when none was named. */
  readonly grade: number;
  /** Whether a title with the words does that work, whatever the vocabulary knows of them. */
  readonly isLiteral: boolean;
}

/** A role of a query, in the words that were typed and in the company's own words for them. */
export interface Role {
  /** The same for the same words. */
  readonly key: string;
  /** As it was typed. */
  readonly text: string;
  readonly ways: readonly RoleWay[];
}

/** Of the concepts that the words are linked to, best first: one whose best label is less alike is another one. */
const leastLikeness = [0.7, 0.9];
/** Of a word that is none of the first language: a rare one. */
const unknownWeight = 6;
const longestAbbreviation = 2;
/** The company's own words whose concepts are looked for. */
const mostLinked = 5;

interface RoleReaders {
  readonly reader: MeaningReader;
  readonly linker: ConceptLinker;
  readonly work: WorkWordReader;
}

/** @param synonyms what else the text stands for */
export function readRole(key: string, text: string, synonyms: readonly string[], readers: RoleReaders): Role {
  const others = synonyms.map((other, place) => readWay(other, readers, place < mostLinked, true));
  const own = readWay(text, readers, true, false);
  return { key, text, ways: [own, ...others] };
}

function readWay(text: string, { reader, linker, work }: RoleReaders, isLinked: boolean, isOwn: boolean): RoleWay {
  const texts = wordsOfTitle(withoutSexes(text));
  const { isFunction, isLevel } = work.read(texts);
  const isAllFunction = texts.every((word, place) => isFunction[place] || isLevel[place] || isLinkingWord(word));
  // `RH` is of no language, or of several.
  const short = isAllFunction
    ? []
    : texts.filter((word, place) => isFunction[place] && word.length <= longestAbbreviation);
  const meaning = reader.readAnew(short.length > 0 ? texts.filter((word) => !short.includes(word)).join(' ') : text);
  const unknown = meaning.unknown.values();
  const own = meaning.words.map((terms): RoleWord => ({
    terms: new Map(terms),
    ...(terms.length === 0 && { text: unknown.next().value ?? '' }),
    weight:
      terms.length === 0
        ? unknownWeight
        : Math.max(...terms.map(([term, share]) => linker.rarity(term) * Math.sqrt(share))),
  }));
  // An abbreviation such as RH is no word of the vocabulary, and names a function all the same.
  const abbreviations = texts.filter(
    (word, place) =>
      isFunction[place] === true &&
      !short.includes(word) &&
      linker.pivotsOf(word, linker.languagesOf(linker.wordsOf(text)))[0]!.length === 0,
  );
  const areAbbreviations =
    !isAllFunction && abbreviations.length === own.filter(({ terms }) => terms.size === 0).length;
  const told = areAbbreviations
    ? own.map((word) => (word.terms.size > 0 ? word : { ...word, functions: work.read(abbreviations).functions }))
    : own;
  const ofShort = { terms: new Map<number, number>(), weight: unknownWeight, functions: work.read(short).functions };
  const words = short.length > 0 ? [...told, ofShort] : told;
  // The words of functions say more of those than the labels of an occupation.
  const linked = isAllFunction || !isLinked ? [] : linker.link(text);
  const concepts = linked.filter(({ likeness }, place) => likeness >= (leastLikeness[place] ?? Infinity));
  return {
    typed: readTitle(withoutElisions(text)).map((word) => word.text),
    words,
    concepts: concepts.map(({ concept }) => concept),
    position: linker.positionOf(linked),
    functions: isAllFunction ? meaning.functions : [],
    level: meaning.level,
    grade: meaning.grade,
    // Titles tell a level apart from their words: a chef is whoever is called so.
    isLiteral: isOwn || isLevel.every(Boolean) || words.some(({ terms }) => terms.size === 0),
  };
}
