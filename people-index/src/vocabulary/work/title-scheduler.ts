/** Titles that a search reads itself, and of these those that were never read before; the others are read in the background. */
const maxAtOnce = 3000;
const maxAnewAtOnce = 100;
/** Of the titles that a search links to occupations itself, those that were never linked before. */
const maxLinkedAtOnce = 10;
/** Milliseconds of reading until others have their turn. */
const slice = 8;

/** Shares out the time for reading titles, so that many segments hold the event loop no longer than one does. */
export class TitleTurns {
  #latest: Promise<void> = Promise.resolve();
  #left: TitlesLeft | undefined;

  /** How many titles searches may still read in this turn of the event loop, in all segments together. Whoever reads one counts it down. */
  get left(): TitlesLeft {
    if (this.#left === undefined) {
      this.#left = { read: maxAtOnce, readAnew: maxAnewAtOnce, linked: maxAtOnce, linkedAnew: maxLinkedAtOnce };
      setImmediate(() => (this.#left = undefined));
    }
    return this.#left;
  }

  /** Resolves in a turn of the event loop that no other caller has, with the time of `performance.now()` at which reading has to stop. */
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
