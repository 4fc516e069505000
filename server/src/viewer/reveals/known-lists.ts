import type { KnownList, StoredReveals } from './reveal-budget-store.ts';

/**
 * How long the lists in the database were when this node last read or wrote them. Lists only grow, so that one of the same length is the same and
 * need not be read again: without other nodes, a node reads back nothing.
 */
export class KnownLists {
  /** Lengths by slot and viewer. */
  readonly #lengths = new Map<number, Map<string, number>>();

  /** Notes what was read. */
  noteRead({ viewer, slot, people }: StoredReveals): void {
    this.#of(slot).set(viewer, people.length);
  }

  /** Notes that this node has added people to a list. Unless another node has, too, the list is now as long as this says. */
  noteAdded({ viewer, slot, people }: StoredReveals): void {
    const lengths = this.#of(slot);
    lengths.set(viewer, (lengths.get(viewer) ?? 0) + people.length);
  }

  /** The known lists of these viewers. */
  of(viewers: readonly string[]): KnownList[] {
    return [...this.#lengths].flatMap(([slot, lengths]) =>
      viewers.flatMap((viewer) => {
        const length = lengths.get(viewer);
        return length === undefined ? [] : { viewer, slot, length };
      }),
    );
  }

  forgetBefore(slot: number): void {
    for (const known of this.#lengths.keys()) if (known < slot) this.#lengths.delete(known);
  }

  #of(slot: number): Map<string, number> {
    const lengths = this.#lengths.get(slot) ?? new Map<string, number>();
    this.#lengths.set(slot, lengths);
    return lengths;
  }
}
