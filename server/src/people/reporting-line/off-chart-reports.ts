import { grown } from '../data-structures/grown-column.ts';

/** The number of people off the chart who name each slot as their manager. It is updated on change, so that reads take constant time. */
export class OffChartReports {
  /** By slot: the manager of a person who is not on the chart; -1 without a manager, and for people on the chart. */
  #manager: Int32Array = new Int32Array(0);
  #count: Int32Array = new Int32Array(0);

  reserve(end: number): void {
    if (end <= this.#manager.length) return;
    this.#manager = grown(this.#manager, end, -1);
    this.#count = grown(this.#count, end);
  }

  count(manager: number): number {
    return this.#count[manager]!;
  }

  set(slot: number, manager: number): void {
    const before = this.#manager[slot]!;
    if (before === manager) return;
    if (before !== -1) this.#count[before]!--;
    if (manager !== -1) this.#count[manager]!++;
    this.#manager[slot] = manager;
  }
}
