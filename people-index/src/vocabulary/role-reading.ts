import { withoutElisions } from '../language/elision.ts';
import type { ConceptLinker } from './concept-linker.ts';
import { isLinkingWord } from './little-words.ts';
import type { MeaningReader, WorkMeaning } from './work-meaning.ts';
import { readTitle, withoutSexes, wordsOfTitle } from './read-title.ts';
import type { WorkWordReader } from './work-words.ts';

/** A word of a role, as what it may be in the first language of the vocabulary, and how much it tells. */
export interface RoleWord {
  readonly terms: ReadonlyMap<number, number>;
  readonly weight: number;
  /** Of an abbreviation that the vocabulary does not know: a title that names one of the functions holds it. */
  readonly functions?: readonly number[];
}

/** One text for a role: whoever has a title that holds its words, or those of one of the labels, does that work. */
export interface RoleWay {
  /** Folded, without elided articles. */
  readonly typed: readonly string[];
  readonly words: readonly RoleWord[];
  /** Labels of the concepts that the words stand for. */
  readonly labels: readonly (readonly RoleWord[])[];
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
  /** Words as they were typed, folded. */
  readonly typed: readonly string[];
  readonly ways: readonly RoleWay[];
}

/** A concept whose best label is less alike is another one. */
const leastLikeness = 0.7;
const mostConcepts = 2;
const mostLabels = 200;
/** A label that tells less than so much of what the words do is too wide. */
const leastOfWords = 0.9;
const leastWeight = 5.5;
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
  return { key, typed: own.typed, ways: [own, ...others] };
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
  const weighted = (words: WorkMeaning['words']) =>
    words.map((terms): RoleWord => ({
      terms: new Map(terms),
      weight:
        terms.length === 0
          ? unknownWeight
          : Math.max(...terms.map(([term, share]) => linker.rarity(term) * Math.sqrt(share))),
    }));
  const own = weighted(meaning.words);
  // An abbreviation such as RH is no word of the vocabulary, and names a function all the same.
  const abbreviations = texts.filter(
    (word, place) =>
      isFunction[place] === true &&
      !short.includes(word) &&
      linker.pivotsOf(word, linker.languagesOf(readTitle(text)))[0]!.length === 0,
  );
  const areAbbreviations =
    !isAllFunction && abbreviations.length === own.filter(({ terms }) => terms.size === 0).length;
  const told = areAbbreviations
    ? own.map((word) => (word.terms.size > 0 ? word : { ...word, functions: work.read(abbreviations).functions }))
    : own;
  const ofShort = { terms: new Map<number, number>(), weight: unknownWeight, functions: work.read(short).functions };
  const words = short.length > 0 ? [...told, ofShort] : told;
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  // The words of functions say more of those than the labels of an occupation.
  const concepts =
    isAllFunction || !isLinked
      ? []
      : linker.link(text, { most: mostConcepts }).filter(({ likeness }) => likeness >= leastLikeness);
  const labels = concepts
    .flatMap(({ concept }) => linker.labelsOf(concept).slice(0, mostLabels))
    .map(weighted)
    .filter(
      (label) => label.reduce((sum, { weight }) => sum + weight, 0) >= Math.max(leastWeight, total * leastOfWords),
    );
  return {
    typed: readTitle(withoutElisions(text)).map((word) => word.text),
    words,
    labels: distinct(labels),
    functions: isAllFunction ? meaning.functions : [],
    level: meaning.level,
    grade: meaning.grade,
    // Titles tell a level apart from their words: a chef is whoever is called so.
    isLiteral: isOwn || isLevel.every(Boolean) || words.some(({ terms }) => terms.size === 0),
  };
}

function distinct(labels: readonly (readonly RoleWord[])[]): (readonly RoleWord[])[] {
  const keys = new Map(
    labels.map((label) => [
      label
        .map(({ terms }) => [...terms.keys()].join(','))
        .toSorted()
        .join(' '),
      label,
    ]),
  );
  return [...keys.values()];
}
