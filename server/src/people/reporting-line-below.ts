import type { PeopleSet } from './reporting-line.ts';
import type { Slots } from './reporting-line-slots.ts';
import { slotsBelow } from './reporting-line-traversal.ts';

/**
 * All people below the head, at any depth.
 *
 * NOTE: a class, since each generator method of an object literal gets a prototype and a map of its own, in memory that V8 collects seldom.
 */
export class Branch implements PeopleSet {
  readonly #slots: Slots;
  readonly #head: number;

  constructor(slots: Slots, head: number) {
    this.#slots = slots;
    this.#head = head;
  }

  get size(): number {
    return this.#slots.forest.headcount(this.#head);
  }

  has(id: number): boolean {
    const slot = this.#slots.shownSlot(id);
    return slot !== -1 && this.#slots.forest.isBelow(slot, this.#head);
  }

  *[Symbol.iterator](): Generator<number, void> {
    for (const slot of slotsBelow(this.#slots, this.#head)) yield this.#slots.id(slot);
  }
}

/** The direct reports of the head. */
export class Collaborators implements PeopleSet {
  readonly #slots: Slots;
  readonly #head: number;

  constructor(slots: Slots, head: number) {
    this.#slots = slots;
    this.#head = head;
  }

  get size(): number {
    return this.#slots.forest.direct[this.#head]!;
  }

  has(id: number): boolean {
    const slot = this.#slots.shownSlot(id);
    return slot !== -1 && this.#slots.forest.manager[slot] === this.#head;
  }

  *[Symbol.iterator](): Generator<number, void> {
    for (const slot of this.#slots.forest.reportsOf(this.#head)) yield this.#slots.id(slot);
  }
}
