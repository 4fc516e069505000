/*
 * How strongly a row answers, as one number: lower is better. `RowMatch.level` puts it together, in the order of these.
 */

export const noMatch = -1;
export const levelsPerTier = 2048;
/** Levels of one interpretation in one tier. */
export const levelsPerPenalty = 256;
export const levelsPerAttribute = 128;
export const levelsPerDistance = 32;
export const levelsPerVariant = 16;
export const levelsPerWholeness = 4;
/** For words that meet one of the two names, not both. */
export const levelOfOneName = 2;
export const levelOfOtherOrder = 1;
/** How much of the touched names is met: all of it, all but particles, one of two, or parts only. */
export const wholeness = { all: 0, core: 1, some: 2, none: 3 } as const;

export function wholenessOf(areAllWhole: boolean, areFull: boolean, isOneWhole: boolean): number {
  if (areAllWhole) return areFull ? wholeness.all : wholeness.core;
  return isOneWhole ? wholeness.some : wholeness.none;
}
