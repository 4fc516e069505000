import { proximityLevels } from '../../search/scoring/score.ts';

/**
 * How well a title fits a role, best first; `none` if it does not. `whole` consists of the typed words, `form` of other
 * forms of them (gender, number), `literal` contains them among others. `same` has the same meaning in other words,
 * `alike` is the same occupation or similar. `otherLevel` differs in level or in part of the work. `lowerLevel` leads a
 * team where the head of a department is wanted, or anybody where an assistant is. `family` is only the job family of
 * the person.
 */
export const titleFit = {
  none: 0,
  exact: 1,
  inflected: 2,
  contains: 3,
  sameMeaning: 4,
  related: 5,
  otherLevel: 6,
  lowerLevel: 7,
  jobFamily: 8,
} as const;
/** Number of values of `titleFit`. */
export const fitCount = 9;

/** The exact words and other forms of them are ordered as one group, by proximity first. */
const groupOf = (own: number) => (own === titleFit.inflected ? titleFit.exact : own);

/** All pairs of fit and proximity level, best first. */
const order = Array.from({ length: fitCount * proximityLevels }, (_, index) => ({
  own: Math.floor(index / proximityLevels),
  near: index % proximityLevels,
})).toSorted((one, other) => groupOf(one.own) - groupOf(other.own) || one.near - other.near || one.own - other.own);
const fits = Uint8Array.from(order, ({ own }) => own);
const places = new Uint8Array(order.length);
for (const [index, { own, near }] of order.entries()) places[own * proximityLevels + near] = index;

/** The sort key of a fit and a proximity level: lower is better. @param near a level, see `Proximity` */
export function sortKeyOf(own: number, near: number): number {
  return places[own * proximityLevels + near]!;
}

/** The fit of a sort key: the inverse of `sortKeyOf`. */
export function fitOfKey(index: number): number {
  return fits[index]!;
}
