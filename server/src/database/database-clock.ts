/** The time of the database, so that all nodes share one clock. */
export interface DatabaseClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Sets the clock to a time that was read from the database. */
  adjust(time: Date): void;
}

/** Between adjustments, it follows the monotonic clock of the process, so that jumps of the machine's clock do not affect it. */
export function databaseClock(): DatabaseClock {
  let difference = Date.now() - performance.now();
  return {
    now: () => performance.now() + difference,
    adjust: (time) => {
      difference = time.getTime() - performance.now();
    },
  };
}
