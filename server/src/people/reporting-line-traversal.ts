import type { Slots } from './reporting-line-slots.ts';

/** Slots from one up to the top, or to where the line would repeat itself. */
export interface Line {
  /** The slot itself first. */
  readonly slots: readonly number[];
  /** The manager of the last, who stands in the line already; -1 when there is none. */
  readonly repeated: number;
  readonly isWhole: boolean;
}

export function lineAbove({ forest }: Slots, start: number, most: number): Line {
  const slots: number[] = [];
  // Whoever is on the ring above is met again after one round: the first of it to be met is the one that comes back.
  const met = new Set<number>();
  for (let slot = start; slot !== -1; slot = forest.manager[slot]!) {
    if (met.has(slot)) return { slots, repeated: slot, isWhole: true };
    if (slots.length >= most) return { slots, repeated: -1, isWhole: false };
    met.add(slot);
    slots.push(slot);
  }
  return { slots, repeated: -1, isWhole: true };
}

/** The nearest manager whom two slots have in common, perhaps one of the two, and the steps up from each; undefined when there is none. */
export function nearestCommon(
  { forest }: Slots,
  one: number,
  other: number,
): { slot: number; oneSteps: number; otherSteps: number } | undefined {
  const stepsFromOne = new Map<number, number>();
  for (let slot = one, steps = 0; slot !== -1 && !stepsFromOne.has(slot); slot = forest.manager[slot]!, steps++) {
    stepsFromOne.set(slot, steps);
  }
  const met = new Set<number>();
  for (let slot = other, otherSteps = 0; slot !== -1 && !met.has(slot); slot = forest.manager[slot]!, otherSteps++) {
    const oneSteps = stepsFromOne.get(slot);
    if (oneSteps !== undefined) return { slot, oneSteps, otherSteps };
    met.add(slot);
  }
  return undefined;
}

/** One slot of a branch; the head has level 0 and position 0. */
export interface Placed {
  readonly slot: number;
  readonly level: number;
  readonly position: number;
}

/** A branch level by level, each in the order of the one above. */
export function* levels(slots: Slots, head: number): Generator<Placed, void> {
  const waiting: Placed[] = [{ slot: head, level: 0, position: 0 }];
  for (let place = 0; place < waiting.length; place++) {
    const above = waiting[place]!;
    yield above;
    for (const [position, slot] of slots.team(above.slot).entries()) {
      if (slot !== head) waiting.push({ slot, level: above.level + 1, position });
    }
  }
}

/** A branch with everybody straight below their manager. */
export function* outline(slots: Slots, head: number): Generator<Placed, void> {
  const waiting: Placed[] = [{ slot: head, level: 0, position: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    const team = slots.team(next.slot);
    for (let position = team.length - 1; position >= 0; position--) {
      const slot = team[position]!;
      if (slot !== head) waiting.push({ slot, level: next.level + 1, position });
    }
  }
}
