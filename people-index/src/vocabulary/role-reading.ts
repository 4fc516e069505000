import { foldWords } from '../language/fold.ts';
import type { ConceptLinker } from './concept-linker.ts';
import type { MeaningReader } from './work-meaning.ts';
import { readTitle } from './read-title.ts';
import type { WorkWordReader } from './work-words.ts';

/** A word of a role, as what it may be in the first language of the vocabulary, and how much it tells. */
export interface RoleWord {
  readonly terms: ReadonlyMap<number, number>;
  readonly weight: number;
  /** Of an abbreviation that the vocabulary does not know: a title that names one of the functions holds it. */
  readonly functions?: readonly number[];
}

/** One text for a role: whoever has a title that holds its words, or is linked to one of its concepts, does that work. */
export interface RoleWay {
  /** Folded. */
  readonly typed: readonly string[];
  readonly words: readonly RoleWord[];
  /** The concepts that the words stand for. */
  readonly concepts: readonly string[];
  /** Functions that a title names, all of them. */
  readonly functions: readonly number[];
  /** 0 when none was named. */
  readonly level: number;
  /** Whether a title with the words does that work, whatever the vocabulary knows of them. */
  readonly isLiteral: boolean;
}

/** A role of a query, in the words that were typed and in the company's own words for them. */
export interface Role {
  /** The same for the same words. */
  readonly key: string;
  /** Words as they were typed, folded. */
  readonly typed: readonly string[];
  readonly ways: readonly RoleWay[];
}

/** Of the concepts that the words are linked to, best first: one whose best label is less alike is another one. */
const leastLikeness = [0.7, 0.9];
/** Of a word that is none of the first language: a rare one. */
const unknownWeight = 6;
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
  return { key, typed: own.typed, ways: [own, ...others] };
}

function readWay(text: string, { reader, linker, work }: RoleReaders, isLinked: boolean, isOwn: boolean): RoleWay {
  const meaning = reader.readAnew(text);
  const { isFunction, isLevel } = work.read(foldWords(text));
  const isAllFunction = isFunction.every((own, place) => own || isLevel[place]);
  const own = meaning.words.map((terms): RoleWord => ({
    terms: new Map(terms),
    weight:
      terms.length === 0
        ? unknownWeight
        : Math.max(...terms.map(([term, share]) => linker.rarity(term) * Math.sqrt(share))),
  }));
  // An abbreviation such as RH is no word of the vocabulary, and names a function all the same.
  const abbreviations = foldWords(text).filter(
    (word, place) =>
      isFunction[place] === true && linker.pivotsOf(word, linker.languagesOf(linker.wordsOf(text)))[0]!.length === 0,
  );
  const areAbbreviations =
    !isAllFunction && abbreviations.length === own.filter(({ terms }) => terms.size === 0).length;
  const words = areAbbreviations
    ? own.map((word) => (word.terms.size > 0 ? word : { ...word, functions: work.read(abbreviations).functions }))
    : own;
  // The words of functions say more of those than the labels of an occupation.
  const concepts =
    isAllFunction || !isLinked
      ? []
      : linker
          .link(text, { most: leastLikeness.length })
          .filter(({ likeness }, place) => likeness >= leastLikeness[place]!);
  return {
    typed: readTitle(text).map((word) => word.text),
    words,
    concepts: concepts.map(({ concept }) => concept),
    functions: isAllFunction ? meaning.functions : [],
    level: meaning.level,
    // Titles tell a level apart from their words: a chef is whoever is called so.
    isLiteral: isOwn || isLevel.every(Boolean) || words.some(({ terms }) => terms.size === 0),
  };
}
