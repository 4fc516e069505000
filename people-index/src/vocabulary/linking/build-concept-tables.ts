import { type ConceptTables, type LabelWords, partOfWord } from './concept-tables.ts';
import { conceptPositions } from './concept-positions.ts';
import { isStopWord } from '../words/stop-words.ts';
import { readTitle } from '../words/title-words.ts';
import { hasCompounds, splitCompound } from '../words/split-compound.ts';
import { stem } from '../words/stem.ts';
import { conceptWords } from './concept-words.ts';
import { termPivots } from './term-pivots.ts';
import { termSynonyms } from './term-synonyms.ts';

export interface LabelledConcept {
  readonly id: string;
  /** The preferred label first. */
  readonly labels: readonly string[];
}

/**
 * Builds the tables from the labels of each language, English first. Labels of a concept that differ only in gender or number are merged.
 *
 * @param isGroup whether a concept is a group of others
 */
export function buildConceptTables(
  byLanguage: ReadonlyMap<string, readonly LabelledConcept[]>,
  isGroup: (concept: string) => boolean,
): ConceptTables {
  const concepts = [...new Set([...byLanguage.values()].flat().map(({ id }) => id))].toSorted();
  const places = new Map(concepts.map((id, index) => [id, index]));
  const labels = [...byLanguage].map(([language, labelled]) => labelTable(language, labelled, places));
  const groups = Uint8Array.from(concepts, (concept) => (isGroup(concept) ? 1 : 0));
  const first = labels[0]!;
  const tables = labels.map((table) => ({
    ...table,
    ...termPivots(table, first, concepts.length),
    ...termSynonyms(table),
  }));
  return {
    concepts,
    groups,
    labels: tables,
    ...conceptPositions(concepts.length, labels),
    ...conceptWords(tables, concepts.length),
  };
}

/** The words of a label and their stems, without stop words. A label of only stop words keeps them. */
export function labelStems(label: string, language: string): { readonly text: string; readonly stem: string }[] {
  const words = readTitle(label);
  const telling = words.filter(({ text }) => !isStopWord(text, language));
  const used = telling.length > 0 ? telling : words;
  const stems = new Map(used.map(({ text }) => [stem(text, language), text]));
  return [...stems].map(([stemmed, text]) => ({ text, stem: stemmed }));
}

function labelTable(
  language: string,
  concepts: readonly LabelledConcept[],
  places: ReadonlyMap<string, number>,
): LabelWords {
  const labels: { readonly concept: number; readonly words: readonly { text: string; stem: string }[] }[] = [];
  const counts = new Map<string, number>();
  for (const { id, labels: texts } of concepts) {
    const seen = new Set<string>();
    for (const text of texts.flatMap(bothSexes)) {
      const words = labelStems(text, language);
      const key = words.map((word) => word.stem).join(' ');
      if (key === '' || seen.has(key)) continue;
      seen.add(key);
      labels.push({ concept: places.get(id)!, words });
      for (const word of words) counts.set(word.stem, (counts.get(word.stem) ?? 0) + 1);
    }
  }
  const partsOf = new Map<string, readonly string[]>();
  const commonness = (stemmed: string) => counts.get(stemmed) ?? 0;
  for (const { words } of hasCompounds(language) ? labels : []) {
    for (const { text, stem: stemmed } of words) {
      if (!partsOf.has(stemmed))
        partsOf.set(
          stemmed,
          splitCompound(text, language, commonness).filter((part) => part !== stemmed),
        );
    }
  }
  const terms = [...counts.keys()].toSorted();
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const runs = labels.map(({ words }) => {
    const whole = words.map((word) => numbers.get(word.stem)!);
    const parts = words.flatMap((word) => (partsOf.get(word.stem) ?? []).map((part) => numbers.get(part)!));
    return [...whole, ...new Set(parts.filter((part) => !whole.includes(part)).map((part) => part | partOfWord))];
  });
  const labelStarts = new Uint32Array(labels.length + 1);
  runs.forEach((run, label) => (labelStarts[label + 1] = labelStarts[label]! + run.length));
  return {
    language,
    terms,
    labelStarts,
    labelTerms: Uint16Array.from(runs.flat()),
    labelConcepts: Uint16Array.from(labels, ({ concept }) => concept),
  };
}

/** Splits a label of two gender forms, such as `opérateur/opératrice`, into two labels. Does not split `hardware/software engineer`. */
function bothSexes(label: string): string[] {
  const halves = label.split('/').map((half) => half.trim());
  const [one = '', other = ''] = halves;
  const isPair =
    halves.length === 2 && one.split(' ').length === other.split(' ').length && one.slice(0, 3) === other.slice(0, 3);
  return isPair ? halves : [label];
}
