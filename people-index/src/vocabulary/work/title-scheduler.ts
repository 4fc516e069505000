/** Maximum number of titles that searches read, and link, per turn of the event loop; the rest is done in the background. */
const maxAtOnce = 3000;
/** Maximum number of these titles that are read without a cached result. */
const maxAnewAtOnce = 100;
/** Maximum number of these titles that are linked without a cached result. */
const maxLinkedAtOnce = 10;
/** Duration of a slice of background reading, in milliseconds. */
const slice = 8;

/** Schedules the reading of titles, so that many segments block the event loop no longer than one. */
export class TitleTurns {
  #latest: Promise<void> = Promise.resolve();
  #left: TitlesLeft | undefined;

  /** How many titles searches may still read and link in this turn of the event loop, over all segments. Readers decrement the numbers. */
  get left(): TitlesLeft {
    if (this.#left === undefined) {
      this.#left = { read: maxAtOnce, readAnew: maxAnewAtOnce, linked: maxAtOnce, linkedAnew: maxLinkedAtOnce };
      setImmediate(() => (this.#left = undefined));
    }
    return this.#left;
  }

  /**
   * Resolves in a turn of the event loop that no other caller gets, with the time, as of `performance.now()`, at which
   * reading has to stop.
   */
  async next(): Promise<number> {
    const turn = this.#latest.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    this.#latest = turn;
    await turn;
    return performance.now() + slice;
  }
}

interface TitlesLeft {
  read: number;
  readAnew: number;
  linked: number;
  linkedAnew: number;
}
