import type { Slots } from './slots.ts';

/** The slots from a slot up to the top, or up to the point where a cycle closes. */
export interface Line {
  /** In ascending order: the slot itself first. */
  readonly slots: readonly number[];
  /** The manager of the last slot if it is already in the line; -1 otherwise. */
  readonly repeated: number;
  readonly isWhole: boolean;
}

export function lineAbove({ forest }: Slots, start: number, most: number): Line {
  const slots: number[] = [];
  // A cycle above is entered at one slot, which the traversal reaches again after one round.
  const visited = new Set<number>();
  for (let slot = start; slot !== -1; slot = forest.manager[slot]!) {
    if (visited.has(slot)) return { slots, repeated: slot, isWhole: true };
    if (slots.length >= most) return { slots, repeated: -1, isWhole: false };
    visited.add(slot);
    slots.push(slot);
  }
  return { slots, repeated: -1, isWhole: true };
}

/** The nearest common manager of two slots, which may be one of them, and the number of steps up from each; undefined without one. */
export function nearestCommon(
  { forest }: Slots,
  one: number,
  other: number,
): { slot: number; oneSteps: number; otherSteps: number } | undefined {
  const stepsFromOne = new Map<number, number>();
  for (let slot = one, steps = 0; slot !== -1 && !stepsFromOne.has(slot); slot = forest.manager[slot]!, steps++) {
    stepsFromOne.set(slot, steps);
  }
  const visited = new Set<number>();
  for (
    let slot = other, otherSteps = 0;
    slot !== -1 && !visited.has(slot);
    slot = forest.manager[slot]!, otherSteps++
  ) {
    const oneSteps = stepsFromOne.get(slot);
    if (oneSteps !== undefined) return { slot, oneSteps, otherSteps };
    visited.add(slot);
  }
  return undefined;
}

/** A slot in a branch, with its depth and its position among the reports of its manager. The head has level 0 and position 0. */
export interface Placed {
  readonly slot: number;
  readonly level: number;
  readonly position: number;
}

/** A branch in level order (breadth first). Each level follows the order of the one above. */
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

/** A branch in outline order (depth first): each person comes before the people below them. */
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

/** All slots of a branch except the head, in no particular order, so that teams need not be sorted. */
export function* slotsBelow({ forest }: Slots, head: number): Generator<number, void> {
  const waiting = [head];
  for (let manager = waiting.pop(); manager !== undefined; manager = waiting.pop()) {
    for (const slot of forest.reportsOf(manager)) {
      if (slot === head) continue;
      yield slot;
      if (forest.direct[slot]! > 0) waiting.push(slot);
    }
  }
}
