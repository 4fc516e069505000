import type { RunMode } from '../feed-source.ts';

/** What the entries of a run have said so far about the people in the directory, by id. */
export class DeliveredPeople {
  readonly #mode: RunMode;
  readonly #seen = new Set<number>();
  readonly #unchangedLines = new Map<number, number>();
  readonly #kept = new Set<number>();
  readonly #withoutId = new Set<number>();
  readonly #removed = new Set<number>();
  readonly #removedSupplements = new Set<number>();

  constructor(mode: RunMode) {
    this.#mode = mode;
  }

  /** Records that the person has an entry. */
  see(id: number): void {
    this.#seen.add(id);
  }

  /** Whether the person has had an entry, including a rejected one. */
  isSeen(id: number): boolean {
    return this.#seen.has(id);
  }

  /** Records that the entry on this line is the same as in the previous run. */
  seeUnchanged(id: number, line: number): void {
    this.#seen.add(id);
    this.#unchangedLines.set(id, line);
  }

  /** The line of the unchanged entry of the person, if any. */
  unchangedLine(id: number): number | undefined {
    return this.#unchangedLines.get(id);
  }

  unchangedCount(): number {
    return this.#unchangedLines.size;
  }

  /**
   * Records that an entry gave the person's id in the feed to another person, so that they cannot stay as stored: the feed would have the id
   * twice. They are removed unless an entry with another id follows.
   */
  loseId(id: number): void {
    this.#withoutId.add(id);
  }

  /** Keeps the person as stored, with their keys, because their entry was rejected. */
  keep(id: number): void {
    if (this.#withoutId.has(id)) return;
    this.#seen.add(id);
    this.#kept.add(id);
  }

  isKept(id: number): boolean {
    return this.#kept.has(id);
  }

  /** Records that the feed no longer has a person whom it owns, unless an entry follows. */
  remove(id: number): void {
    this.#removed.add(id);
  }

  /** Records that the feed no longer has a person whom another feed owns, unless an entry follows. */
  removeSupplement(id: number): void {
    this.#removedSupplements.add(id);
  }

  /** Whether the feed is known not to have the person any more, unless an entry follows. */
  isRemoved(id: number): boolean {
    return this.#removed.has(id) || this.#removedSupplements.has(id);
  }

  /** Whether the feed no longer has a person whom it owns, after all entries have been read. */
  isGone(id: number): boolean {
    return (this.#mode === 'complete' || this.#removed.has(id)) && !this.#seen.has(id);
  }

  /** The people whom the feed owned and no longer has, after all entries have been read. When only changes are read, `owned` is not used. */
  gone(owned: Iterable<number>): number[] {
    return [...(this.#mode === 'complete' ? owned : this.#removed)].filter((id) => !this.#seen.has(id));
  }

  /** As `gone`, for people whom the feed supplemented. */
  withdrawn(supplemented: Iterable<number>): number[] {
    return [...(this.#mode === 'complete' ? supplemented : this.#removedSupplements)].filter(
      (id) => !this.#seen.has(id),
    );
  }
}
