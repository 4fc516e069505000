import { Seeded } from '../score/seeded-random.ts';
import { fold } from '../src/language/fold.ts';
import { buildConceptTables, type LabelledConcept } from '../src/vocabulary/linking/build-concept-tables.ts';
import { ConceptLinker } from '../src/vocabulary/linking/concept-linker.ts';
import { isGroup } from './read-labels.ts';

/** Shares of the alternative labels that are held out: few, and most. */
const heldOutShares = [0.15, 0.8];
const languages = ['fr', 'de', 'it', 'es', 'nl', 'en'];
/** Approximate maximum number of held-out labels per language that are linked. */
const maxQueries = 1200;
/** Number of linked concepts that are evaluated. */
const maxRank = 5;

interface HeldOut {
  readonly text: string;
  readonly concept: string;
}

/**
 * Measures how often a held-out label is linked to its concept, as the first one and among the first five, compared
 * with a baseline that only compares words and trigrams. Preferred labels and labels of several concepts are not held
 * out.
 */
export function linkHeldOutLabels(
  labels: ReadonlyMap<string, readonly LabelledConcept[]>,
): Record<string, string | number>[] {
  return heldOutShares.flatMap((share) => {
    const random = new Seeded(1);
    const heldOut = new Map<string, HeldOut[]>();
    const kept = new Map<string, LabelledConcept[]>();
    for (const [language, concepts] of labels) {
      const split = splitLabels(concepts, () => random.next() <= share);
      kept.set(language, split.kept);
      heldOut.set(
        language,
        split.held.filter(() => random.next() < maxQueries / split.held.length),
      );
    }
    const linker = ConceptLinker.of(buildConceptTables(kept, isGroup));
    return languages.map((language) => {
      const queries = heldOut.get(language) ?? [];
      const baseline = baselineLinker(kept.get(language) ?? []);
      const linked = queries.map(({ text }) =>
        linker.link(text, { language, limit: maxRank }).map(({ concept }) => concept),
      );
      const compared = queries.map(({ text }) => baseline(text));
      const rate = (found: readonly string[][], among: number) =>
        Number(
          (
            queries.filter(({ concept }, index) => found[index]!.slice(0, among).includes(concept)).length /
            queries.length
          ).toFixed(3),
        );
      return {
        'left out': share,
        language,
        labels: queries.length,
        first: rate(linked, 1),
        'among five': rate(linked, maxRank),
        'plain, first': rate(compared, 1),
        'plain, among five': rate(compared, maxRank),
      };
    });
  });
}

/** Splits the labels of each concept into those that are kept, including the preferred one, and held-out labels of no other concept. */
export function splitLabels(
  concepts: readonly LabelledConcept[],
  isHeldOut: () => boolean,
): { kept: LabelledConcept[]; held: HeldOut[] } {
  const owners = new Map<string, number>();
  for (const { labels } of concepts)
    for (const label of new Set(labels.map((own) => fold(own)))) owners.set(label, (owners.get(label) ?? 0) + 1);
  const held: HeldOut[] = [];
  const kept = concepts.map(({ id, labels }) => {
    const others = labels.filter((label, index) => {
      if (index === 0 || isGroup(id) || owners.get(fold(label))! > 1 || !isHeldOut()) return true;
      held.push({ text: label, concept: id });
      return false;
    });
    return { id, labels: others };
  });
  return { kept, held };
}

/** The baseline: returns the five concepts with the most similar label, by words and trigrams weighted by rarity. */
function baselineLinker(concepts: readonly LabelledConcept[]): (text: string) => string[] {
  const labels = concepts.flatMap(({ id, labels: own }) => own.map((label) => ({ id, features: featuresOf(label) })));
  const postings = new Map<string, number[]>();
  labels.forEach(({ features }, label) => {
    for (const feature of features) {
      const places = postings.get(feature) ?? [];
      places.push(label);
      postings.set(feature, places);
    }
  });
  const rarity = (feature: string) => Math.log(1 + labels.length / (1 + (postings.get(feature)?.length ?? 0)));
  const norms = labels.map(({ features }) => Math.hypot(...[...features].map(rarity)));
  const scores = new Float64Array(labels.length);
  return (text) => {
    scores.fill(0);
    for (const feature of featuresOf(text))
      for (const label of postings.get(feature) ?? []) scores[label]! += rarity(feature) ** 2 / norms[label]!;
    const best = new Map<string, number>();
    labels.forEach(({ id }, label) => best.set(id, Math.max(best.get(id) ?? 0, scores[label]!)));
    return [...best]
      .toSorted((one, other) => other[1] - one[1])
      .slice(0, maxRank)
      .map(([id]) => id);
  };
}

function featuresOf(text: string): Set<string> {
  const features = new Set<string>();
  for (const word of fold(text).split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue;
    features.add(word);
    const padded = `_${word}_`;
    for (let start = 0; start + 3 <= padded.length; start++) features.add(`${padded.slice(start, start + 3)}…`);
  }
  return features;
}
