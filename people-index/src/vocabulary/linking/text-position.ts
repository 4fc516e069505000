import type { ConceptTables } from './concept-tables.ts';
import type { LinkedConcept } from './concept-linker.ts';

/** Concepts of a text that place it: the better one fits, the more it counts. */
const maxPlacing = 10;
const power = 8;
/** The concepts of a text with several meanings lie further apart: `engineer`. */
const minTogether = 0.85;
/** The best label of a text with words that no label has is less alike. One that is much less alike is by chance. */
const minLikeness = 0.5;
const minOfPosition = 0.3;
const scale = 127;

export interface TextPosition {
  /** Of length one when divided by 127. */
  readonly values: Int8Array;
  /** Whether its words are those of labels, and its concepts lie together, so that it means one thing. */
  readonly isSharp: boolean;
}

/** Where a text lies among the concepts of a vocabulary: in the middle of those that fit it best. */
export function textPosition(
  found: readonly LinkedConcept[],
  { positions, dimensions }: Pick<ConceptTables, 'positions' | 'dimensions'>,
): TextPosition | undefined {
  const best = found[0]?.score ?? 0;
  if (best <= 0 || found[0]!.likeness < minOfPosition) return undefined;
  const sum = new Float64Array(dimensions);
  let total = 0;
  for (const { place, score } of found.slice(0, maxPlacing)) {
    const weight = Math.max(0, score / best) ** power;
    total += weight;
    for (let axis = 0; axis < dimensions; axis++) sum[axis]! += weight * positions[place * dimensions + axis]!;
  }
  const length = Math.hypot(...sum);
  return {
    values: Int8Array.from(sum, (value) => Math.round((value / length) * scale)),
    isSharp: found[0]!.likeness >= minLikeness && length >= minTogether * total * scale,
  };
}

/** How near two texts are to each other, up to 1. */
export function nearness({ values: one }: TextPosition, { values: other }: TextPosition): number {
  let sum = 0;
  for (let axis = 0; axis < one.length; axis++) sum += one[axis]! * other[axis]!;
  return sum / scale ** 2;
}
