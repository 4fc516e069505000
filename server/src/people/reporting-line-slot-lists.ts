import { grown } from './reporting-line-columns.ts';

/**
 * A list of slots for each identity, as linked lists in columns: `first` by identity, `next` and `previous` by slot. A slot is in at most
 * one list.
 */
export class SlotLists {
  #first: Int32Array = new Int32Array(0);
  #next: Int32Array = new Int32Array(0);
  #previous: Int32Array = new Int32Array(0);

  reserve(identities: number, slots: number): void {
    if (identities > this.#first.length) this.#first = grown(this.#first, identities, -1);
    if (slots > this.#next.length) {
      this.#next = grown(this.#next, slots, -1);
      this.#previous = grown(this.#previous, slots, -1);
    }
  }

  /** The first slot of an identity; -1 without one, and for identity -1. */
  first(identity: number): number {
    return identity === -1 || identity >= this.#first.length ? -1 : this.#first[identity]!;
  }

  next(slot: number): number {
    return this.#next[slot]!;
  }

  /** Inserts a slot at the front, or right after the first one. */
  add(identity: number, slot: number, isSecond = false): void {
    if (identity === -1) return;
    const first = this.#first[identity]!;
    if (isSecond && first !== -1) this.#insert(slot, first, this.#next[first]!);
    else {
      this.#insert(slot, -1, first);
      this.#first[identity] = slot;
    }
  }

  remove(identity: number, slot: number): void {
    if (identity === -1) return;
    const next = this.#next[slot]!;
    const previous = this.#previous[slot]!;
    if (previous === -1) this.#first[identity] = next;
    else this.#next[previous] = next;
    if (next !== -1) this.#previous[next] = previous;
  }

  #insert(slot: number, previous: number, next: number): void {
    this.#next[slot] = next;
    this.#previous[slot] = previous;
    if (previous !== -1) this.#next[previous] = slot;
    if (next !== -1) this.#previous[next] = slot;
  }
}
