/** The time of the database, so that all nodes share one clock. */
export interface DatabaseClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Sets the clock to a time that was read from the database. */
  adjust(time: Date): void;
}

/** Milliseconds by which the machine's clock may differ. Beyond that, the node rejects tokens that are valid by the provider's clock. */
const maxDifference = 60_000;

/**
 * Between adjustments, it follows the monotonic clock of the process, so that jumps of the machine's clock do not affect it.
 * @param onDifference called with the seconds by which the machine's clock is ahead, once two adjustments in a row have found that it
 * differs too much: after a pause of the process, a single time may be an old one. Called again only after the clocks have agreed.
 */
export function databaseClock(onDifference: (seconds: number) => void = () => {}): DatabaseClock {
  let difference = Date.now() - performance.now();
  let differing = 0;
  return {
    now: () => performance.now() + difference,
    adjust: (time) => {
      difference = time.getTime() - performance.now();
      const ahead = Date.now() - time.getTime();
      differing = Math.abs(ahead) > maxDifference ? differing + 1 : 0;
      if (differing === 2) onDifference(Math.round(ahead / 1000));
    },
  };
}
