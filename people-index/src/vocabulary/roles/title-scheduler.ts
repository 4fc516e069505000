/** Maximum number of titles that searches read, and link, per turn of the event loop; the rest is done in the background. */
const maxPerTurn = 3000;
/** Maximum number of these titles that are read without a cached result. */
const maxUncachedReads = 100;
/** Maximum number of these titles that are linked without a cached result. */
const maxUncachedLinks = 10;
/** Duration of a slice of background reading, in milliseconds. */
const sliceMilliseconds = 8;

/** Schedules the reading of titles, so that many segments block the event loop no longer than one. */
export class TitleScheduler {
  #latest: Promise<void> = Promise.resolve();
  #quota: TitleQuota | undefined;

  /** How many titles searches may still read and link in this turn of the event loop, over all segments. Readers decrement the numbers. */
  get quota(): TitleQuota {
    if (this.#quota === undefined) {
      this.#quota = {
        read: maxPerTurn,
        readUncached: maxUncachedReads,
        linked: maxPerTurn,
        linkedUncached: maxUncachedLinks,
      };
      setImmediate(() => (this.#quota = undefined));
    }
    return this.#quota;
  }

  /**
   * Resolves in a turn of the event loop that no other caller gets, with the time, as of `performance.now()`, at which
   * reading has to stop.
   */
  async next(): Promise<number> {
    const turn = this.#latest.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    this.#latest = turn;
    await turn;
    return performance.now() + sliceMilliseconds;
  }
}

interface TitleQuota {
  read: number;
  readUncached: number;
  linked: number;
  linkedUncached: number;
}
