/*
 * How strongly a row answers, as one number: lower is better. `RowScorer.score` puts it together, in the order of these.
 */

export const noMatch = -1;
export const scorePerTier = 2048;
/** Levels of one interpretation in one tier. */
export const scorePerPenalty = 256;
export const scorePerAttribute = 128;
export const scorePerDistance = 32;
export const scorePerVariant = 16;
export const scorePerWholeness = 4;
/** For words that meet one of the two names, not both. */
export const scoreOfOneName = 2;
export const scoreOfOtherOrder = 1;
/** How much of the touched names is met: all of it, all but particles, one of two, or parts only. */
export const wholeness = { all: 0, core: 1, some: 2, none: 3 } as const;

export function wholenessOf(areAllWhole: boolean, areFull: boolean, isOneWhole: boolean): number {
  if (areAllWhole) return areFull ? wholeness.all : wholeness.core;
  return isOneWhole ? wholeness.some : wholeness.none;
}
