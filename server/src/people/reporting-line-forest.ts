import { grown } from './reporting-line-columns.ts';

/**
 * Who reports to whom, by slot number, with headcounts. Each slot has at most one manager, so slots form trees and rings: of
 * every ring one slot is the gap, whose line to its manager is left out of the counting, so that nothing ever loops.
 * Linking and unlinking walk the managers above, once.
 */
export class Forest {
  /** By slot; -1 for none. */
  manager = new Int32Array(0);
  /** How many report to a slot directly. */
  direct = new Int32Array(0);
  firstReport = new Int32Array(0);
  nextReport = new Int32Array(0);
  #previousReport = new Int32Array(0);
  /** Everybody below, along lines that are no gap. */
  #below = new Int32Array(0);
  /** Of slots on a ring: its gap + 1. 0 for all others. */
  #ring = new Int32Array(0);

  /** Makes room for slots below `end`. */
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

  /** Everybody below a slot at any depth, nobody twice and never the slot itself. On a ring all are below one another. */
  headcount(slot: number): number {
    const ring = this.#ring[slot]!;
    return this.#below[ring === 0 ? slot : ring - 1]!;
  }

  /** Whether a slot is below another at any depth; nobody is below themselves. */
  isBelow(slot: number, head: number): boolean {
    if (slot === head) return false;
    for (let above = slot; ;) {
      const next = this.#managerUnlessGap(above);
      if (next === head) return true;
      if (next === -1) return this.#ring[head] === above + 1;
      above = next;
    }
  }

  /** Links a slot that has no manager to one that is not itself. */
  link(slot: number, manager: number): void {
    let top = manager;
    for (let next = top; next !== -1; next = this.#managerUnlessGap(top)) top = next;
    this.#attach(slot, manager);
    if (top !== slot) this.#count(manager, this.#below[slot]! + 1);
    else this.#closeRing(slot);
  }

  unlink(slot: number): void {
    const manager = this.manager[slot]!;
    if (manager === -1) return;
    const gap = this.#ring[slot]! - 1;
    if (gap !== slot) this.#count(manager, -this.#below[slot]! - 1);
    if (gap !== -1) this.#openRing(gap);
    this.#detach(slot, manager);
    // The line that was left out now hangs below the slot that was unlinked.
    if (gap !== -1 && gap !== slot) this.#count(this.manager[gap]!, this.#below[gap]! + 1);
  }

  /** Links all at once, in a forest where nobody is linked yet: `managerOf` answers -1 for none. */
  linkAll(end: number, managerOf: (slot: number) => number): void {
    this.reserve(end);
    for (let slot = end - 1; slot >= 0; slot--) {
      const manager = managerOf(slot);
      if (manager !== -1) this.#attach(slot, manager);
    }
    this.#countAll(end);
  }

  /** Takes slots off from below until none is left but those on rings. */
  #countAll(end: number): void {
    const waiting = this.direct.slice(0, end);
    const ready = new Int32Array(end);
    let length = 0;
    for (let slot = 0; slot < end; slot++) if (waiting[slot] === 0) ready[length++] = slot;
    for (let place = 0; place < length; place++) {
      const manager = this.manager[ready[place]!]!;
      if (manager === -1) continue;
      this.#below[manager]! += this.#below[ready[place]!]! + 1;
      if (--waiting[manager]! === 0) ready[length++] = manager;
    }
    for (let slot = 0; slot < end && length < end; slot++) {
      if (waiting[slot] === 0 || this.#ring[slot] !== 0) continue;
      length += this.#closeRing(slot);
      for (let above = this.manager[slot]!; above !== slot; above = this.manager[above]!) {
        this.#below[this.manager[above]!]! += this.#below[above]! + 1;
      }
    }
  }

  /** Adds to the count of a slot and of all above it. The gap of a ring ends the walk. */
  #count(slot: number, people: number): void {
    for (let above = slot; above !== -1; above = this.#managerUnlessGap(above)) this.#below[above]! += people;
  }

  #managerUnlessGap(slot: number): number {
    return this.#ring[slot] === slot + 1 ? -1 : this.manager[slot]!;
  }

  #closeRing(gap: number): number {
    let length = 1;
    this.#ring[gap] = gap + 1;
    for (let slot = this.manager[gap]!; slot !== gap; slot = this.manager[slot]!, length++) this.#ring[slot] = gap + 1;
    return length;
  }

  #openRing(gap: number): void {
    this.#ring[gap] = 0;
    for (let slot = this.manager[gap]!; slot !== gap; slot = this.manager[slot]!) this.#ring[slot] = 0;
  }

  #attach(slot: number, manager: number): void {
    const next = this.firstReport[manager]!;
    this.manager[slot] = manager;
    this.nextReport[slot] = next;
    this.#previousReport[slot] = -1;
    if (next !== -1) this.#previousReport[next] = slot;
    this.firstReport[manager] = slot;
    this.direct[manager]!++;
  }

  #detach(slot: number, manager: number): void {
    const next = this.nextReport[slot]!;
    const previous = this.#previousReport[slot]!;
    if (previous === -1) this.firstReport[manager] = next;
    else this.nextReport[previous] = next;
    if (next !== -1) this.#previousReport[next] = previous;
    this.manager[slot] = -1;
    this.direct[manager]!--;
  }
}
