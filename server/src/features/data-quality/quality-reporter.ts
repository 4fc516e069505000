import { qualityKinds } from '@directory/contract';
import type { QualityReport } from '@directory/contract';
import { checkPeople } from './check-people.ts';
import type { Findings, PeopleChecks } from './check-people.ts';
import { workSlices } from './work-slices.ts';

/** The pause after a computation, as a multiple of its duration, so that repeated computations take at most a fifth of a node's time. */
const pauseFactor = 4;

export interface ComputedReport {
  readonly computedAt: Date;
  readonly people: number;
  readonly findings: Findings;
}

export interface QualityReporter {
  /** The newest findings; undefined before the first computation. */
  current(): ComputedReport | undefined;
  state(): QualityReport;
  /** Starts a computation, unless one is running. During the pause after one, only returns the milliseconds until the pause ends. */
  start(): number | undefined;
  /** Stops the computation that is running. */
  close(): Promise<void>;
}

/** Computes the findings in the background, one computation at a time, and stores the newest in memory. */
export function qualityReporter(options: {
  readonly readPeople: () => PeopleChecks['pages'];
  readonly peopleCount: () => number;
  readonly line: PeopleChecks['line'];
  readonly countryCodeOf: PeopleChecks['countryCodeOf'];
  readonly onError: (error: unknown) => void;
}): QualityReporter {
  const closing = new AbortController();
  let report: ComputedReport | undefined;
  let hasFailed = false;
  /** When the next computation may start, in milliseconds of `performance.now`. */
  let pauseEnd = -Infinity;
  let running: { progress: { done: number; total: number }; ended: Promise<void> } | undefined;

  return {
    current: () => report,
    state: () => ({
      computedAt: report?.computedAt.toISOString() ?? null,
      people: report?.people ?? 0,
      counts: qualityKinds.map((kind) => ({ kind, count: report?.findings[kind].count ?? 0 })),
      progress: running === undefined ? null : { ...running.progress },
      hasFailed,
    }),
    start() {
      if (running !== undefined || closing.signal.aborted) return undefined;
      const rest = pauseEnd - performance.now();
      if (rest > 0) return rest;
      const progress = { done: 0, total: options.peopleCount() };
      running = { progress, ended: compute(progress) };
      return undefined;
    },
    async close() {
      closing.abort();
      await running?.ended;
    },
  };

  async function compute(progress: { done: number; total: number }): Promise<void> {
    const computedAt = new Date();
    const startedAt = performance.now();
    try {
      const checked = await checkPeople({
        pages: options.readPeople(),
        line: options.line,
        countryCodeOf: options.countryCodeOf,
        expected: progress.total,
        slices: workSlices(closing.signal),
        onProgress: (done) => {
          progress.done = done;
          // People may have been added since the start.
          progress.total = Math.max(progress.total, done);
        },
      });
      report = { computedAt, ...checked };
      hasFailed = false;
    } catch (error) {
      if (closing.signal.aborted) return;
      hasFailed = true;
      options.onError(error);
    } finally {
      running = undefined;
      const endedAt = performance.now();
      pauseEnd = endedAt + (endedAt - startedAt) * pauseFactor;
    }
  }
}
