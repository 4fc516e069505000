import { keyOf } from '../../people/data-structures/key-hash.ts';
import { KeyTable } from '../../people/data-structures/key-table.ts';
import type { WorkSlices } from './work-slices.ts';

/** Finds people who have a text in common. It stores only a hash key of each text. */
export class DuplicateFinder {
  readonly #table = new KeyTable((entry) => entry);
  /** The person to whom each entry of the table belongs. */
  readonly #owners: number[] = [];

  /** @param expected approximate number of texts, so that the table does not have to grow */
  constructor(expected: number) {
    this.#table.reserve(expected);
  }

  /** @param index index of the person in the list of all people */
  add(index: number, texts: readonly string[]): void {
    for (const text of texts) {
      const key = keyOf(text);
      if (key === undefined) continue;
      const entry = this.#owners.length;
      this.#owners.push(index);
      this.#table.reserve(entry + 1);
      this.#table.set(entry, key);
    }
  }

  /**
   * Returns groups of people, each of whom has a text in common with another person of the group (connected components, by union-find).
   * The groups are ordered by their first person, and people by index.
   */
  async groups(peopleCount: number, slices: WorkSlices): Promise<number[][]> {
    const parents = new Int32Array(peopleCount);
    await slices.each(peopleCount, (index) => void (parents[index] = index));
    const rootOf = (index: number) => {
      let root = index;
      while (parents[root] !== root) root = parents[root] = parents[parents[root]!]!;
      return root;
    };
    for (const entries of this.#table.shared()) {
      const first = this.#owners[entries[0]!]!;
      await slices.each(entries.length, (index) => {
        const [one, other] = [rootOf(first), rootOf(this.#owners[entries[index]!]!)];
        parents[Math.max(one, other)] = Math.min(one, other);
      });
      await slices.pause();
    }
    const sizes = new Int32Array(peopleCount);
    await slices.each(peopleCount, (index) => void sizes[rootOf(index)]!++);
    // The root of a group is its first person.
    const groups = new Map<number, number[]>();
    await slices.each(peopleCount, (index) => {
      const root = rootOf(index);
      if (root === index && sizes[root]! > 1) groups.set(root, []);
      groups.get(root)?.push(index);
    });
    return [...groups.values()];
  }
}
