import { type ConceptTables, type LabelWords, partOfWord, termMask } from './concept-tables.ts';

const dimensions = 96;
/** Number of iterations. */
const rounds = 4;
/** Weight of a part of a compound relative to a word. */
const partShare = 0.6;

/** A sparse matrix of term weights, one row per concept. Rare terms weigh more. */
interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
  readonly weights: Float32Array;
}

/**
 * Embeds the concepts in a space in which concepts are close to each other if their labels, in any language, share
 * words, directly or through other concepts. This is latent semantic analysis, computed by subspace iteration.
 * Deterministic.
 */
export function conceptPositions(
  concepts: number,
  labels: readonly LabelWords[],
): Pick<ConceptTables, 'positions' | 'dimensions'> {
  const matrix = weightedTerms(concepts, labels);
  let basis = orthogonal(seeded(concepts * dimensions), concepts);
  for (let round = 0; round < rounds; round++) basis = orthogonal(multiplied(matrix, basis), concepts);
  const positions = new Int8Array(concepts * dimensions);
  for (let concept = 0; concept < concepts; concept++) {
    const start = concept * dimensions;
    const length = Math.hypot(...basis.subarray(start, start + dimensions)) || 1;
    for (let at = start; at < start + dimensions; at++) positions[at] = Math.round((basis[at]! / length) * 127);
  }
  return { positions, dimensions };
}

function weightedTerms(concepts: number, labels: readonly LabelWords[]): Matrix {
  const rows: [term: number, weight: number][][] = Array.from({ length: concepts }, () => []);
  let first = 0;
  for (const table of labels) {
    const counts = countsOf(table, concepts);
    const holders = new Uint32Array(table.terms.length);
    for (const termCounts of counts) for (const term of termCounts.keys()) holders[term]!++;
    counts.forEach((termCounts, concept) => {
      const weighted = [...termCounts].map(
        ([term, count]) => [term, Math.log(1 + count) * Math.log(1 + concepts / (1 + holders[term]!))] as const,
      );
      const length = Math.hypot(...weighted.map(([, weight]) => weight));
      for (const [term, weight] of weighted) {
        if (holders[term]! > 1) rows[concept]!.push([first + term, weight / length]);
      }
    });
    first += table.terms.length;
  }
  const starts = new Uint32Array(concepts + 1);
  rows.forEach((row, concept) => (starts[concept + 1] = starts[concept]! + row.length));
  const all = rows.flat();
  return {
    rows: concepts,
    columns: first,
    starts,
    terms: Uint32Array.from(all, ([term]) => term),
    weights: Float32Array.from(all, ([, weight]) => weight),
  };
}

function countsOf({ labelStarts, labelTerms, labelConcepts }: LabelWords, concepts: number): Map<number, number>[] {
  const counts = Array.from({ length: concepts }, () => new Map<number, number>());
  labelConcepts.forEach((concept, label) => {
    const termCounts = counts[concept]!;
    for (let index = labelStarts[label]!; index < labelStarts[label + 1]!; index++) {
      const term = labelTerms[index]! & termMask;
      termCounts.set(term, (termCounts.get(term) ?? 0) + (labelTerms[index]! & partOfWord ? partShare : 1));
    }
  });
  return counts;
}

/** Pseudo-random values from -0.5 to 0.5 with a fixed seed, by a linear congruential generator. */
function seeded(length: number): Float32Array {
  let state = 1;
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32 - 0.5;
  });
}

/** The product of the matrix, its transpose and a basis. */
function multiplied({ rows, columns, starts, terms, weights }: Matrix, basis: Float32Array): Float32Array {
  const ofTerms = new Float32Array(columns * dimensions);
  for (let row = 0; row < rows; row++) {
    for (let index = starts[row]!; index < starts[row + 1]!; index++) {
      const [weight, to, from] = [weights[index]!, terms[index]! * dimensions, row * dimensions];
      for (let axis = 0; axis < dimensions; axis++) ofTerms[to + axis]! += weight * basis[from + axis]!;
    }
  }
  const product = new Float32Array(rows * dimensions);
  for (let row = 0; row < rows; row++) {
    for (let index = starts[row]!; index < starts[row + 1]!; index++) {
      const [weight, from, to] = [weights[index]!, terms[index]! * dimensions, row * dimensions];
      for (let axis = 0; axis < dimensions; axis++) product[to + axis]! += weight * ofTerms[from + axis]!;
    }
  }
  return product;
}

/** Orthonormalizes the columns by the Gram–Schmidt process; they span the same subspace. */
function orthogonal(matrix: Float32Array, rows: number): Float32Array {
  const columns = Array.from({ length: dimensions }, (_, axis) =>
    Float64Array.from({ length: rows }, (_, row) => matrix[row * dimensions + axis]!),
  );
  columns.forEach((column, axis) => {
    for (const before of columns.slice(0, axis)) {
      let dot = 0;
      for (let row = 0; row < rows; row++) dot += column[row]! * before[row]!;
      for (let row = 0; row < rows; row++) column[row]! -= dot * before[row]!;
    }
    const length = Math.sqrt(column.reduce((sum, value) => sum + value * value, 0)) || 1;
    for (let row = 0; row < rows; row++) column[row]! /= length;
  });
  return Float32Array.from(matrix, (_, index) => columns[index % dimensions]![Math.floor(index / dimensions)]!);
}
