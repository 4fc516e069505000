import { proximityLevels } from '../../search/scoring/score.ts';

/**
 * How well a title fits a role, best first; 0 for not at all. `whole` has the very words and no other, `form` has them in the form of the other sex, `literal` has others
 * too. `lowerLevel` leads a team where the head of a department is asked for, or anybody where an assistant is.
 */
export const fit = {
  none: 0,
  whole: 1,
  form: 2,
  literal: 3,
  same: 4,
  alike: 5,
  otherLevel: 6,
  lowerLevel: 7,
  family: 8,
} as const;
/** Number of them. */
export const countOfFits = 9;

/** Among the forms of both sexes, who is near comes first. */
const groupOf = (own: number) => (own === fit.form ? fit.whole : own);

/** Each fit at each level of nearness, best first. */
const order = Array.from({ length: countOfFits * proximityLevels }, (_, place) => ({
  own: Math.floor(place / proximityLevels),
  near: place % proximityLevels,
})).toSorted((one, other) => groupOf(one.own) - groupOf(other.own) || one.near - other.near || one.own - other.own);
const fits = Uint8Array.from(order, ({ own }) => own);
const places = new Uint8Array(order.length);
for (const [place, { own, near }] of order.entries()) places[own * proximityLevels + near] = place;

/** The place of a row among others, less for better ones. @param near a level, see `Proximity` */
export function orderOf(own: number, near: number): number {
  return places[own * proximityLevels + near]!;
}

/** The reverse of `orderOf`. */
export function fitOf(place: number): number {
  return fits[place]!;
}
