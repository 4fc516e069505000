/** Latencies of single calls, in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly mean: number;
  readonly slowest: number;
}

export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const mean = sorted.reduce((sum, time) => sum + time, 0) / Math.max(1, sorted.length);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), mean, slowest: sorted.at(-1) ?? Number.NaN };
}

/** Calls once to warm up, then `rounds` times. Returns the fastest time, which contains the least noise from other processes. */
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
 * Like `fastestOf` for many calls. Iterates over all calls `rounds` times, so that the rounds of one call are spread over time, since the
 * speed of a shared machine varies from second to second.
 */
export function fastestOfEach(rounds: number, calls: readonly (() => void)[]): Float64Array {
  const fastest = new Float64Array(calls.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [index, call] of calls.entries()) {
      call();
      const start = performance.now();
      call();
      fastest[index] = Math.min(fastest[index]!, performance.now() - start);
    }
  }
  return fastest;
}

/** Rounds to three decimals. */
export function shareOf(part: number, whole: number): number {
  return Number((part / whole).toFixed(3));
}
