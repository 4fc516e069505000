import type { FaultReport } from '../harness/report.ts';

/** How long the scenarios take. */
export interface Scale {
  /** For the ordinary tests: shorter outages, fewer rounds. */
  readonly isQuick: boolean;
}

/** Brings about one kind of fault, and reports what it did and found. */
export interface Scenario {
  readonly name: string;
  readonly run: (report: FaultReport, scale: Scale) => Promise<void>;
}
