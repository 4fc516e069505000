import { grown } from './reporting-line-columns.ts';

/**
 * Who reports to whom, by seat number, with headcounts. Each seat has at most one manager, so seats form trees and rings: of
 * every ring one seat is the gap, whose line to its manager is left out of the counting, so that nothing ever loops.
 * Linking and unlinking walk the managers above, once.
 */
export class Forest {
  /** By seat; -1 for none. */
  manager = new Int32Array(0);
  /** How many report to a seat directly. */
  direct = new Int32Array(0);
  firstReport = new Int32Array(0);
  nextReport = new Int32Array(0);
  #previousReport = new Int32Array(0);
  /** Everybody below, along lines that are no gap. */
  #below = new Int32Array(0);
  /** Of seats on a ring: its gap + 1. 0 for all others. */
  #ring = new Int32Array(0);

  /** Makes room for seats below `end`. */
  reserve(end: number): void {
    if (end <= this.manager.length) return;
    this.manager = grown(this.manager, end, -1);
    this.direct = grown(this.direct, end);
    this.firstReport = grown(this.firstReport, end, -1);
    this.nextReport = grown(this.nextReport, end, -1);
    this.#previousReport = grown(this.#previousReport, end, -1);
    this.#below = grown(this.#below, end);
    this.#ring = grown(this.#ring, end);
  }

  /** Everybody below a seat at any depth, nobody twice and never the seat itself. On a ring all are below one another. */
  headcount(seat: number): number {
    const ring = this.#ring[seat]!;
    return this.#below[ring === 0 ? seat : ring - 1]!;
  }

  /** Whether a seat is below another at any depth; nobody is below themselves. */
  isBelow(seat: number, head: number): boolean {
    if (seat === head) return false;
    for (let above = seat; ;) {
      const next = this.#managerUnlessGap(above);
      if (next === head) return true;
      if (next === -1) return this.#ring[head] === above + 1;
      above = next;
    }
  }

  /** Links a seat that has no manager to one that is not itself. */
  link(seat: number, manager: number): void {
    let top = manager;
    for (let next = top; next !== -1; next = this.#managerUnlessGap(top)) top = next;
    this.#attach(seat, manager);
    if (top !== seat) this.#count(manager, this.#below[seat]! + 1);
    else this.#closeRing(seat);
  }

  unlink(seat: number): void {
    const manager = this.manager[seat]!;
    if (manager === -1) return;
    const gap = this.#ring[seat]! - 1;
    if (gap !== seat) this.#count(manager, -this.#below[seat]! - 1);
    if (gap !== -1) this.#openRing(gap);
    this.#detach(seat, manager);
    // The line that was left out now hangs below the seat that was unlinked.
    if (gap !== -1 && gap !== seat) this.#count(this.manager[gap]!, this.#below[gap]! + 1);
  }

  /** Links all at once, in a forest where nobody is linked yet: `managerOf` answers -1 for none. */
  linkAll(end: number, managerOf: (seat: number) => number): void {
    this.reserve(end);
    for (let seat = end - 1; seat >= 0; seat--) {
      const manager = managerOf(seat);
      if (manager !== -1) this.#attach(seat, manager);
    }
    this.#countAll(end);
  }

  /** Takes seats off from below until none is left but those on rings. */
  #countAll(end: number): void {
    const waiting = this.direct.slice(0, end);
    const ready = new Int32Array(end);
    let length = 0;
    for (let seat = 0; seat < end; seat++) if (waiting[seat] === 0) ready[length++] = seat;
    for (let place = 0; place < length; place++) {
      const manager = this.manager[ready[place]!]!;
      if (manager === -1) continue;
      this.#below[manager]! += this.#below[ready[place]!]! + 1;
      if (--waiting[manager]! === 0) ready[length++] = manager;
    }
    for (let seat = 0; seat < end && length < end; seat++) {
      if (waiting[seat] === 0 || this.#ring[seat] !== 0) continue;
      length += this.#closeRing(seat);
      for (let above = this.manager[seat]!; above !== seat; above = this.manager[above]!) {
        this.#below[this.manager[above]!]! += this.#below[above]! + 1;
      }
    }
  }

  /** Adds to the count of a seat and of all above it. The gap of a ring ends the walk. */
  #count(seat: number, people: number): void {
    for (let above = seat; above !== -1; above = this.#managerUnlessGap(above)) this.#below[above]! += people;
  }

  #managerUnlessGap(seat: number): number {
    return this.#ring[seat] === seat + 1 ? -1 : this.manager[seat]!;
  }

  #closeRing(gap: number): number {
    let length = 1;
    this.#ring[gap] = gap + 1;
    for (let seat = this.manager[gap]!; seat !== gap; seat = this.manager[seat]!, length++) this.#ring[seat] = gap + 1;
    return length;
  }

  #openRing(gap: number): void {
    this.#ring[gap] = 0;
    for (let seat = this.manager[gap]!; seat !== gap; seat = this.manager[seat]!) this.#ring[seat] = 0;
  }

  #attach(seat: number, manager: number): void {
    const next = this.firstReport[manager]!;
    this.manager[seat] = manager;
    this.nextReport[seat] = next;
    this.#previousReport[seat] = -1;
    if (next !== -1) this.#previousReport[next] = seat;
    this.firstReport[manager] = seat;
    this.direct[manager]!++;
  }

  #detach(seat: number, manager: number): void {
    const next = this.nextReport[seat]!;
    const previous = this.#previousReport[seat]!;
    if (previous === -1) this.firstReport[manager] = next;
    else this.nextReport[previous] = next;
    if (next !== -1) this.#previousReport[next] = previous;
    this.manager[seat] = -1;
    this.direct[manager]!--;
  }
}
