/** Titles that a search reads itself, and of these those that were never read before; the others are read in the background. */
const mostAtOnce = 3000;
const mostAnewAtOnce = 100;
/** As many of those that are linked to occupations were never linked before. */
const mostLinkedAtOnce = 10;
/** Milliseconds of reading until others have their turn. */
const slice = 8;

/** When the titles of several segments are read, so that together they hold the event loop no longer than those of one. */
export class TitleTurns {
  #latest: Promise<void> = Promise.resolve();
  #left: TitlesLeft | undefined;

  /** How many titles may still be read in this turn of the event loop, over all segments and searches; to be lowered by those who read them. */
  get left(): TitlesLeft {
    if (this.#left === undefined) {
      this.#left = { read: mostAtOnce, readAnew: mostAnewAtOnce, linked: mostAtOnce, linkedAnew: mostLinkedAtOnce };
      setImmediate(() => (this.#left = undefined));
    }
    return this.#left;
  }

  /** Resolves in a turn of the event loop in which no other caller reads. Returns until when it may read, as `performance.now()` tells it. */
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
