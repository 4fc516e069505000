import type { FaultReport } from '../harness/report.ts';

/** How long the scenarios take. */
export interface Scale {
  /** For the ordinary tests: shorter outages, fewer rounds. */
  readonly isQuick: boolean;
}

/** Brings about one kind of fault, and reports what it did and found. */
export interface Scenario {
  readonly name: string;
  /** It waits for most of its time, so that others like it run beside it. */
  readonly isWaiting?: boolean;
  readonly run: (report: FaultReport, scale: Scale) => Promise<void>;
}
