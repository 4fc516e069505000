import { attackFiles } from './files/attack-files.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { inspectLog } from './harness/inspect-log.ts';
import { plant } from './harness/planted-values.ts';
import type { PlantedData } from './harness/planted-values.ts';
import { startProvider } from './harness/provider.ts';
import { openReport } from './harness/report.ts';
import type { AttackReport } from './harness/report.ts';
import { startTarget, withoutLimits } from './harness/target.ts';
import type { Environment, Target } from './harness/target.ts';
import { attackImages } from './images/attack-images.ts';
import { attackLimits } from './limits/attack-limits.ts';
import type { LimitOptions } from './limits/attack-limits.ts';
import { attackSlowly } from './slow/slow-clients.ts';
import { forgeTokens } from './tokens/forge-tokens.ts';

export const attackNames = ['fuzz', 'tokens', 'images', 'files', 'limits', 'slow'] as const;
export type AttackName = (typeof attackNames)[number];

/** Extent of each attack. */
export interface Scale {
  readonly people: number;
  readonly seeds: readonly number[];
  /** Number of requests of the fuzzer, of all seeds together. */
  readonly requests: number;
  readonly images: { readonly bombs: number; readonly edge: number };
  readonly files: { readonly size: number };
  readonly limits: LimitOptions;
  readonly slow: { readonly connections: number; readonly seconds: number };
  /** Whether times and memory can be findings. */
  readonly judgesCosts: boolean;
}

export interface AttackOrder {
  readonly scale: Scale;
  readonly only: readonly AttackName[];
  /** Additional variables for the directory, such as DATABASE_URL. */
  readonly environment: Environment;
  /** Limits of the directory during the attacks on limits. */
  readonly limits: Environment;
  /** Called with the name of each attack when it begins, and with the lines of its report when it ends. */
  readonly print: (lines: readonly string[]) => void;
}

type Attack = (target: Target, plantedData: PlantedData, report: AttackReport) => Promise<void>;

/**
 * Starts a directory with generated people, attacks it, and starts it again with ordinary limits for the attacks on limits.
 * @returns the sentences of the findings
 */
export async function runAttacks(order: AttackOrder): Promise<string[]> {
  const { scale, environment } = order;
  using provider = await startProvider('web');
  const first = await startTarget(provider, { ...withoutLimits, DEMO_PEOPLE: '0', ...environment });
  let plantedData: PlantedData;
  const findings: string[] = [];
  try {
    plantedData = await plant(first, scale.people);
    findings.push(
      ...(await runOn(first, plantedData, order, {
        fuzz: (target, own, report) => fuzz(target, own, scale, report),
        tokens: (target, _, report) => forgeTokens(target, report),
        images: (target, own, report) => attackImages(target, own, scale.images, report),
        files: (target, _, report) => attackFiles(target, scale.files, report),
      })),
    );
  } finally {
    await first.directory.stop();
  }
  if (!order.only.includes('limits') && !order.only.includes('slow')) return findings;
  const data = { DATA_DIR: first.directory.dataFolder };
  const second = await startTarget(provider, { DEMO_PEOPLE: '0', ...order.limits, ...environment, ...data });
  try {
    findings.push(
      ...(await runOn(second, plantedData, order, {
        slow: (target, _, report) => attackSlowly(target, scale.slow, report),
        limits: (target, own, report) => attackLimits(target, own, scale.limits, report),
      })),
    );
  } finally {
    await second.directory.stop();
  }
  return findings;
}

async function runOn(
  target: Target,
  plantedData: PlantedData,
  { only, scale, print }: AttackOrder,
  attacks: { readonly [name in AttackName]?: Attack },
): Promise<string[]> {
  const findings: string[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    if (!only.includes(name as AttackName)) continue;
    print([`${name} …`]);
    const report = openReport(name, target, scale.judgesCosts);
    const logged = target.directory.output().length;
    await attack(target, plantedData, report);
    inspectLog(target.directory.output().slice(logged), plantedData, report);
    print(report.lines());
    findings.push(...report.findings.map(({ sentence }) => `${name}: ${sentence}`));
  }
  return findings;
}
