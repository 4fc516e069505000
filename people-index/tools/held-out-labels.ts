import { Seeded } from '../score/seeded-random.ts';
import { fold } from '../src/language/fold.ts';
import { buildConceptTables, type LabelledConcept } from '../src/vocabulary/linking/build-concept-tables.ts';
import { ConceptLinker } from '../src/vocabulary/linking/concept-linker.ts';
import { isGroup } from './read-labels.ts';

/** Shares of the other labels of a concept that are left out: a few, and most. */
const shares = [0.15, 0.8];
const languages = ['fr', 'de', 'it', 'es', 'nl', 'en'];
const maxAsked = 1200;
const first = 5;

interface HeldOut {
  readonly text: string;
  readonly concept: string;
}

/**
 * How often a label that was left out is linked to its concept, first and among five, beside a plain comparison of
 * words and runs of three letters. Only labels of one concept are left out, and no preferred ones.
 */
export function linkHeldOutLabels(
  labels: ReadonlyMap<string, readonly LabelledConcept[]>,
): Record<string, string | number>[] {
  return shares.flatMap((share) => {
    const random = new Seeded(1);
    const held = new Map<string, HeldOut[]>();
    const kept = new Map<string, LabelledConcept[]>();
    for (const [language, concepts] of labels) {
      const parted = leaveOut(concepts, () => random.next() <= share);
      kept.set(language, parted.kept);
      held.set(
        language,
        parted.held.filter(() => random.next() < maxAsked / parted.held.length),
      );
    }
    const linker = ConceptLinker.of(buildConceptTables(kept, isGroup));
    return languages.map((language) => {
      const asked = held.get(language) ?? [];
      const plain = plainComparison(kept.get(language) ?? []);
      const linked = asked.map(({ text }) =>
        linker.link(text, { language, limit: first }).map(({ concept }) => concept),
      );
      const compared = asked.map(({ text }) => plain(text));
      const rate = (found: readonly string[][], among: number) =>
        Number(
          (
            asked.filter(({ concept }, index) => found[index]!.slice(0, among).includes(concept)).length / asked.length
          ).toFixed(3),
        );
      return {
        'left out': share,
        language,
        labels: asked.length,
        first: rate(linked, 1),
        'among five': rate(linked, first),
        'plain, first': rate(compared, 1),
        'plain, among five': rate(compared, first),
      };
    });
  });
}

/** Parts the labels of each concept into those that stay, the preferred ones among them, and others that are of no other concept. */
export function leaveOut(
  concepts: readonly LabelledConcept[],
  isLeftOut: () => boolean,
): { kept: LabelledConcept[]; held: HeldOut[] } {
  const owners = new Map<string, number>();
  for (const { labels } of concepts)
    for (const label of new Set(labels.map((own) => fold(own)))) owners.set(label, (owners.get(label) ?? 0) + 1);
  const held: HeldOut[] = [];
  const kept = concepts.map(({ id, labels }) => {
    const others = labels.filter((label, index) => {
      if (index === 0 || isGroup(id) || owners.get(fold(label))! > 1 || !isLeftOut()) return true;
      held.push({ text: label, concept: id });
      return false;
    });
    return { id, labels: others };
  });
  return { kept, held };
}

/** The concepts of the five labels that are most alike by their words and runs of three letters, each weighted by its rarity. */
function plainComparison(concepts: readonly LabelledConcept[]): (text: string) => string[] {
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
      .slice(0, first)
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
