import { grown } from './reporting-line-columns.ts';

/**
 * Which seats go with an identity, as linked lists in columns: `first` by identity, `next` and `previous` by seat. A seat
 * stands in one list at most.
 */
export class Holders {
  #first = new Int32Array(0);
  #next = new Int32Array(0);
  #previous = new Int32Array(0);

  reserve(identities: number, seats: number): void {
    if (identities > this.#first.length) this.#first = grown(this.#first, identities, -1);
    if (seats > this.#next.length) {
      this.#next = grown(this.#next, seats, -1);
      this.#previous = grown(this.#previous, seats, -1);
    }
  }

  /** The first seat of an identity, or -1; -1 also for identity -1. */
  first(identity: number): number {
    return identity === -1 || identity >= this.#first.length ? -1 : this.#first[identity]!;
  }

  next(seat: number): number {
    return this.#next[seat]!;
  }

  /** Puts a seat first, or second behind the one that is. */
  add(identity: number, seat: number, isSecond = false): void {
    if (identity === -1) return;
    const first = this.#first[identity]!;
    if (isSecond && first !== -1) this.#insert(seat, first, this.#next[first]!);
    else {
      this.#insert(seat, -1, first);
      this.#first[identity] = seat;
    }
  }

  remove(identity: number, seat: number): void {
    if (identity === -1) return;
    const next = this.#next[seat]!;
    const previous = this.#previous[seat]!;
    if (previous === -1) this.#first[identity] = next;
    else this.#next[previous] = next;
    if (next !== -1) this.#previous[next] = previous;
  }

  #insert(seat: number, previous: number, next: number): void {
    this.#next[seat] = next;
    this.#previous[seat] = previous;
    if (previous !== -1) this.#next[previous] = seat;
    if (next !== -1) this.#previous[next] = seat;
  }
}
