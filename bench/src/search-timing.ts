/** Times of single calls, in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly mean: number;
}

export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const mean = sorted.reduce((sum, time) => sum + time, 0) / Math.max(1, sorted.length);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), mean };
}

/** Calls once to warm up, then `rounds` times, and takes the fastest: what the call needs, without what else the machine was doing. */
export function fastestOf(rounds: number, call: () => void): number {
  call();
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    call();
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}

/**
 * The same for many calls: goes through all of them so many times, each time calling once to warm up and once more, and takes the fastest of each. A machine's pace
 * changes from one second to the next, so that calls in a row would all be fast or all be slow.
 */
export function fastestOfEach(rounds: number, calls: readonly (() => void)[]): Float64Array {
  const fastest = new Float64Array(calls.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [place, call] of calls.entries()) {
      call();
      const start = performance.now();
      call();
      fastest[place] = Math.min(fastest[place]!, performance.now() - start);
    }
  }
  return fastest;
}

/** Of three digits. */
export function shareOf(part: number, whole: number): number {
  return Number((part / whole).toFixed(3));
}
