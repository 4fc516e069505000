/** The time of the database in milliseconds since 1970, so that all nodes count in the same slots. */
export interface DatabaseClock {
  now(): number;
  /** Sets the clock to what the database said. */
  adjust(time: Date): void;
}

/** Between two readings it follows the monotonic clock of the process: a jump of the machine's clock does not move it. */
export function databaseClock(): DatabaseClock {
  let difference = Date.now() - performance.now();
  return {
    now: () => performance.now() + difference,
    adjust: (time) => {
      difference = time.getTime() - performance.now();
    },
  };
}
