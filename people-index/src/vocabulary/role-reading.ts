import { foldWords } from '../language/fold.ts';
import type { ConceptLinker } from './concept-linker.ts';
import type { MeaningReader, WorkMeaning } from './work-meaning.ts';
import { readTitle } from './read-title.ts';
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
  /** Folded. */
  readonly typed: readonly string[];
  readonly words: readonly RoleWord[];
  /** Labels of the concepts that the words stand for. */
  readonly labels: readonly (readonly RoleWord[])[];
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

/** A concept whose best label is less alike is another one. */
const leastLikeness = 0.7;
const mostConcepts = 2;
const mostLabels = 200;
/** A label that tells less than so much of what the words do is too wide. */
const leastOfWords = 0.9;
const leastWeight = 5.5;
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
  const abbreviations = foldWords(text).filter(
    (word, place) =>
      isFunction[place] === true && linker.pivotsOf(word, linker.languagesOf(readTitle(text)))[0]!.length === 0,
  );
  const areAbbreviations =
    !isAllFunction && abbreviations.length === own.filter(({ terms }) => terms.size === 0).length;
  const words = areAbbreviations
    ? own.map((word) => (word.terms.size > 0 ? word : { ...word, functions: work.read(abbreviations).functions }))
    : own;
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
    typed: readTitle(text).map((word) => word.text),
    words,
    labels: distinct(labels),
    functions: isAllFunction ? meaning.functions : [],
    level: meaning.level,
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
