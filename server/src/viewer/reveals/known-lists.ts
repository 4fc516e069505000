import type { KnownList, StoredReveals } from './reveal-budget-store.ts';

/**
 * The lengths of the lists in the database when this node last read or wrote them. Lists are append-only, so a list of the same length is
 * unchanged and need not be read again. A single node therefore never reads back what it has written.
 */
export class KnownLists {
  /** Lengths by slot and viewer. */
  readonly #lengths = new Map<number, Map<string, number>>();

  /** Records the length of a list that was read. */
  noteRead({ viewer, slot, people }: StoredReveals): void {
    this.#of(slot).set(viewer, people.length);
  }

  /**
   * Records that this node has appended people to a list. If another node has too, the length differs from the stored one, and the list is
   * read.
   */
  noteAdded({ viewer, slot, people }: StoredReveals): void {
    const lengths = this.#of(slot);
    lengths.set(viewer, (lengths.get(viewer) ?? 0) + people.length);
  }

  /** The known lengths of the lists of these viewers. */
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
