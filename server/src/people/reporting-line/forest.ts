import { grown } from '../data-structures/grown-column.ts';
import { SlotLists } from './slot-lists.ts';

/**
 * The graph of who reports to whom, by slot number, with headcounts. Each slot has at most one manager, so slots form trees and cycles. One
 * slot of each cycle is the cut: the edge to its manager is not counted, so that no traversal loops. Linking and unlinking visit each
 * manager above the slot once.
 */
export class Forest {
  /** By slot; -1 for none. */
  manager: Int32Array = new Int32Array(0);
  /** Number of direct reports. */
  direct: Int32Array = new Int32Array(0);
  /** The direct reports of each slot. */
  readonly #reports = new SlotLists();
  /** Number of slots below each slot, over all edges except those of cuts. */
  #below: Int32Array = new Int32Array(0);
  /** For slots in a cycle, the cut of the cycle plus 1; 0 for all others. */
  #cycle: Int32Array = new Int32Array(0);

  /** Allocates slots below `end`. */
  reserve(end: number): void {
    if (end <= this.manager.length) return;
    this.manager = grown(this.manager, end, -1);
    this.direct = grown(this.direct, end);
    this.#reports.reserveLists(end);
    this.#reports.reserveSlots(end);
    this.#below = grown(this.#below, end);
    this.#cycle = grown(this.#cycle, end);
  }

  /** Number of slots below a slot at any depth, without itself. The slots of a cycle are all below one another. */
  headcount(slot: number): number {
    const cycle = this.#cycle[slot]!;
    return this.#below[cycle === 0 ? slot : cycle - 1]!;
  }

  /** The direct reports of a slot, in no particular order. */
  reportsOf(manager: number): Iterable<number> {
    return this.#reports.of(manager);
  }

  /** Whether a slot is below another one at any depth. No slot is below itself. */
  isBelow(slot: number, head: number): boolean {
    if (slot === head) return false;
    for (let above = slot; ;) {
      const next = this.#managerUnlessCut(above);
      if (next === head) return true;
      if (next === -1) return this.#cycle[head] === above + 1;
      above = next;
    }
  }

  /** Links a slot without a manager to another slot. */
  link(slot: number, manager: number): void {
    let top = manager;
    for (let next = top; next !== -1; next = this.#managerUnlessCut(top)) top = next;
    this.#attach(slot, manager);
    if (top !== slot) this.#count(manager, this.#below[slot]! + 1);
    else this.#closeCycle(slot);
  }

  unlink(slot: number): void {
    const manager = this.manager[slot]!;
    if (manager === -1) return;
    const cut = this.#cycle[slot]! - 1;
    if (cut !== slot) this.#count(manager, -this.#below[slot]! - 1);
    if (cut !== -1) this.#openCycle(cut);
    this.#detach(slot, manager);
    // The edge that was not counted is now an ordinary one, below the slot that was unlinked.
    if (cut !== -1 && cut !== slot) this.#count(this.manager[cut]!, this.#below[cut]! + 1);
  }

  /** Links all slots of an empty forest. `managerOf` returns -1 for a slot without a manager. */
  linkAll(end: number, managerOf: (slot: number) => number): void {
    this.reserve(end);
    for (let slot = end - 1; slot >= 0; slot--) {
      const manager = managerOf(slot);
      if (manager !== -1) this.#attach(slot, manager);
    }
    this.#countAll(end);
  }

  /** Counts from the leaves upwards, in topological order. The slots that remain are in cycles. */
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
      if (waiting[slot] === 0 || this.#cycle[slot] !== 0) continue;
      length += this.#closeCycle(slot);
      for (let above = this.manager[slot]!; above !== slot; above = this.manager[above]!) {
        this.#below[this.manager[above]!]! += this.#below[above]! + 1;
      }
    }
  }

  /** Adds to the count of a slot and all slots above it, up to the cut of a cycle. */
  #count(slot: number, people: number): void {
    for (let above = slot; above !== -1; above = this.#managerUnlessCut(above)) this.#below[above]! += people;
  }

  #managerUnlessCut(slot: number): number {
    return this.#cycle[slot] === slot + 1 ? -1 : this.manager[slot]!;
  }

  #closeCycle(cut: number): number {
    let length = 1;
    this.#cycle[cut] = cut + 1;
    for (let slot = this.manager[cut]!; slot !== cut; slot = this.manager[slot]!, length++) this.#cycle[slot] = cut + 1;
    return length;
  }

  #openCycle(cut: number): void {
    this.#cycle[cut] = 0;
    for (let slot = this.manager[cut]!; slot !== cut; slot = this.manager[slot]!) this.#cycle[slot] = 0;
  }

  #attach(slot: number, manager: number): void {
    this.#reports.add(manager, slot);
    this.manager[slot] = manager;
    this.direct[manager]!++;
  }

  #detach(slot: number, manager: number): void {
    this.#reports.remove(manager, slot);
    this.manager[slot] = -1;
    this.direct[manager]!--;
  }
}
