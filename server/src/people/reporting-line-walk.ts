import type { Seats } from './reporting-line-seats.ts';

/** Seats from one up to the top, or to where the line would repeat itself. */
export interface Line {
  /** The seat itself first. */
  readonly seats: readonly number[];
  /** The manager of the last, who stands in the line already; -1 when there is none. */
  readonly repeated: number;
  readonly isWhole: boolean;
}

export function lineAbove({ forest }: Seats, start: number, most: number): Line {
  const seats: number[] = [];
  // Whoever is on the ring above is met again after one round: the first of it to be met is the one that comes back.
  const met = new Set<number>();
  for (let seat = start; seat !== -1; seat = forest.manager[seat]!) {
    if (met.has(seat)) return { seats, repeated: seat, isWhole: true };
    if (seats.length >= most) return { seats, repeated: -1, isWhole: false };
    met.add(seat);
    seats.push(seat);
  }
  return { seats, repeated: -1, isWhole: true };
}

/** The nearest manager whom two seats have in common, perhaps one of the two, and the steps up from each; undefined when there is none. */
export function nearestCommon(
  { forest }: Seats,
  one: number,
  other: number,
): { seat: number; oneSteps: number; otherSteps: number } | undefined {
  const stepsFromOne = new Map<number, number>();
  for (let seat = one, steps = 0; seat !== -1 && !stepsFromOne.has(seat); seat = forest.manager[seat]!, steps++) {
    stepsFromOne.set(seat, steps);
  }
  const met = new Set<number>();
  for (let seat = other, otherSteps = 0; seat !== -1 && !met.has(seat); seat = forest.manager[seat]!, otherSteps++) {
    const oneSteps = stepsFromOne.get(seat);
    if (oneSteps !== undefined) return { seat, oneSteps, otherSteps };
    met.add(seat);
  }
  return undefined;
}

/** One seat of a branch; the head has level 0 and position 0. */
export interface Placed {
  readonly seat: number;
  readonly level: number;
  readonly position: number;
}

/** A branch level by level, each in the order of the one above. */
export function* levels(seats: Seats, head: number): Generator<Placed, void> {
  const waiting: Placed[] = [{ seat: head, level: 0, position: 0 }];
  for (let place = 0; place < waiting.length; place++) {
    const above = waiting[place]!;
    yield above;
    for (const [position, seat] of seats.team(above.seat).entries()) {
      if (seat !== head) waiting.push({ seat, level: above.level + 1, position });
    }
  }
}

/** A branch with everybody straight below their manager. */
export function* outline(seats: Seats, head: number): Generator<Placed, void> {
  const waiting: Placed[] = [{ seat: head, level: 0, position: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    const team = seats.team(next.seat);
    for (let position = team.length - 1; position >= 0; position--) {
      const seat = team[position]!;
      if (seat !== head) waiting.push({ seat, level: next.level + 1, position });
    }
  }
}
