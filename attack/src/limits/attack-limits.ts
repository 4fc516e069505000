import type { PlantedData } from '../harness/planted-values.ts';
import type { AttackReport } from '../harness/report.ts';
import type { Target } from '../harness/target.ts';
import { harvest } from './harvest-people.ts';
import { exceedAddressLimit, exceedViewerLimit, openInOffice } from './request-limits.ts';
import { floodTokens } from './token-flood.ts';
import type { FloodOptions } from './token-flood.ts';

export interface LimitOptions {
  /** The configured limit of requests per minute. */
  readonly requestsPerMinute: number;
  readonly flood: FloodOptions;
  /** Number of people who share one address. */
  readonly office: number;
  /** Number of distinct people that one person may read. */
  readonly maxPeople: number;
}

/** Exceeds each limit, and checks whether other users are affected. */
export async function attackLimits(
  target: Target,
  plantedData: PlantedData,
  { requestsPerMinute, flood, office, maxPeople }: LimitOptions,
  report: AttackReport,
): Promise<void> {
  await openInOffice(target, office, report);
  await floodTokens(target, flood, report);
  await harvest(target, maxPeople, report);
  await exceedViewerLimit(target, requestsPerMinute, report);
  await exceedAddressLimit(target, plantedData, requestsPerMinute, report);
}
