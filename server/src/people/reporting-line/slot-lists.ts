import { grown } from '../data-structures/grown-column.ts';

/** Numbered lists of slots, as doubly linked lists in columns. A slot is in at most one list. */
export class SlotLists {
  /** By list; -1 for none. */
  #first: Int32Array = new Int32Array(0);
  /** By slot; -1 for none. */
  #next: Int32Array = new Int32Array(0);
  #previous: Int32Array = new Int32Array(0);

  /** Allocates lists below `end`. */
  reserveLists(end: number): void {
    if (end > this.#first.length) this.#first = grown(this.#first, end, -1);
  }

  /** Allocates slots below `end`. */
  reserveSlots(end: number): void {
    if (end <= this.#next.length) return;
    this.#next = grown(this.#next, end, -1);
    this.#previous = grown(this.#previous, end, -1);
  }

  isEmpty(list: number): boolean {
    return this.#first[list] === -1;
  }

  /** The slots of a list, the most recently added first; none for list -1. */
  *of(list: number): Generator<number, void> {
    for (let slot = this.#first[list] ?? -1; slot !== -1; slot = this.#next[slot]!) yield slot;
  }

  add(list: number, slot: number): void {
    const next = this.#first[list]!;
    this.#next[slot] = next;
    this.#previous[slot] = -1;
    if (next !== -1) this.#previous[next] = slot;
    this.#first[list] = slot;
  }

  remove(list: number, slot: number): void {
    const next = this.#next[slot]!;
    const previous = this.#previous[slot]!;
    if (previous === -1) this.#first[list] = next;
    else this.#next[previous] = next;
    if (next !== -1) this.#previous[next] = previous;
  }
}
