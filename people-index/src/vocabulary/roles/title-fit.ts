import { proximityLevels } from '../../search/scoring/score.ts';

/** How well a title fits a role: the lower, the better, except for `none`. */
export const titleFit = {
  none: 0,
  /** The title consists of the typed words. */
  exact: 1,
  /** It consists of other forms of the typed words: gender, number. */
  inflected: 2,
  /** It contains the typed words, in any form, among others. */
  contains: 3,
  /** It means the same in other words. */
  sameMeaning: 4,
  /** It is the same occupation, or a similar one. */
  related: 5,
  /** It has another level or grade, or is a part of the work. */
  otherLevel: 6,
  /** It is a similar occupation of another level or grade. */
  relatedOfOtherLevel: 7,
  /**
   * It leads a team where the head of a department is wanted, leads anybody where an assistant is wanted, assists who is
   * wanted, or only is of the same field of work and has another level.
   */
  lowerLevel: 8,
  /** Only the job family of the person fits. */
  jobFamily: 9,
} as const;
/** Number of values of `titleFit`. */
export const fitCount = 10;

/** Exact and inflected titles are sorted as one group, by proximity first. */
const groupOf = (fit: number) => (fit === titleFit.inflected ? titleFit.exact : fit);

/** All pairs of fit and proximity level, best first. */
const pairs = Array.from({ length: fitCount * proximityLevels }, (_, index) => ({
  fit: Math.floor(index / proximityLevels),
  near: index % proximityLevels,
})).toSorted((one, other) => groupOf(one.fit) - groupOf(other.fit) || one.near - other.near || one.fit - other.fit);
const fits = Uint8Array.from(pairs, ({ fit }) => fit);
const keys = new Uint8Array(pairs.length);
for (const [key, { fit, near }] of pairs.entries()) keys[fit * proximityLevels + near] = key;

/** The sort key of a fit and a proximity level; lower is better. @param near a level, see `Proximity` */
export function sortKeyOf(fit: number, near: number): number {
  return keys[fit * proximityLevels + near]!;
}

/** The fit of a sort key: the inverse of `sortKeyOf`. */
export function fitOfKey(key: number): number {
  return fits[key]!;
}

/** The fit of a title of another level or grade than the requested one. @param fit its fit apart from that */
export function atOtherLevel(fit: number): number {
  return fit === titleFit.related ? titleFit.relatedOfOtherLevel : Math.max(fit, titleFit.otherLevel);
}
