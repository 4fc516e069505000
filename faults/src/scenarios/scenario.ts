import type { FaultReport } from '../harness/report.ts';

/** Scale of the scenarios. */
export interface Scale {
  /** Shorter outages and fewer rounds, for the ordinary tests. */
  readonly isQuick: boolean;
}

/** Causes one kind of fault, and reports what it did and found. */
export interface Scenario {
  readonly name: string;
  /** Whether it mostly waits, so that it can run concurrently with others like it. */
  readonly isWaiting?: boolean;
  readonly run: (report: FaultReport, scale: Scale) => Promise<void>;
}
