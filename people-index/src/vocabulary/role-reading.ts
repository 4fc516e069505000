import type { ConceptLinker } from './concept-linker.ts';
import type { MeaningReader, WorkMeaning } from './work-meaning.ts';
import { readTitle } from './read-title.ts';

/** A word of a role, as what it may be in the first language of the vocabulary, and how much it tells. */
export interface RoleWord {
  readonly terms: ReadonlyMap<number, number>;
  readonly weight: number;
}

/** A role of a query: whoever has a title that holds the words of one of the ways does that work. */
export interface Role {
  /** Words as they were typed, folded. */
  readonly typed: readonly string[];
  /** The words themselves, and the company's own words for them. */
  readonly ways: readonly (readonly RoleWord[])[];
  /** Labels of the concepts that the words stand for. */
  readonly labels: readonly (readonly RoleWord[])[];
  /** Functions that a title names, all of them. */
  readonly functions: readonly number[];
  /** 0 when none was named. */
  readonly level: number;
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

/** @param synonyms what else the text stands for */
export function readRole(
  text: string,
  reader: MeaningReader,
  linker: ConceptLinker,
  { synonyms, isAllFunction }: { readonly synonyms: readonly string[]; readonly isAllFunction: boolean },
): Role {
  const meaning = reader.readAnew(text);
  const weighted = (words: WorkMeaning['words']) =>
    words.map((terms): RoleWord => ({
      terms: new Map(terms),
      weight:
        terms.length === 0
          ? unknownWeight
          : Math.max(...terms.map(([term, share]) => linker.rarity(term) * Math.sqrt(share))),
    }));
  const own = weighted(meaning.words);
  const others = synonyms.map((other) => reader.readAnew(other));
  const total = own.reduce((sum, { weight }) => sum + weight, 0);
  // The words of functions say more of those than the labels of an occupation.
  const concepts = isAllFunction
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
    ways: [own, ...others.map(({ words }) => weighted(words))].filter((words) => words.length > 0),
    labels: distinct(labels),
    functions: isAllFunction ? meaning.functions : [],
    level: Math.max(meaning.level, ...others.map(({ level }) => level)),
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
