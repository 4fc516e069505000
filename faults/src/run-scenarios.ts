import { openReport } from './harness/report.ts';
import { attackedTogether } from './scenarios/attacked-together.ts';
import { backupInterrupted } from './scenarios/backup-interrupted.ts';
import { clockJumps } from './scenarios/clock-jumps.ts';
import { connectionPooler } from './scenarios/connection-pooler.ts';
import { diskFull, diskFullPostgresql, diskFullTemporary } from './scenarios/disk-full.ts';
import { failover } from './scenarios/failover.ts';
import { keysRotated, providerAway } from './scenarios/identity-provider.ts';
import { importInterrupted } from './scenarios/import-interrupted.ts';
import { keysRotatedHard } from './scenarios/keys-rotated-hard.ts';
import { killedErasing } from './scenarios/killed-while-erasing.ts';
import { killed, stopped } from './scenarios/killed-while-writing.ts';
import { laterVersion } from './scenarios/later-version.ts';
import { nodesKilled, rollingRestart } from './scenarios/many-nodes.ts';
import { nodeFrozen } from './scenarios/node-frozen.ts';
import { migrationKilledEmbedded, migrationKilledPostgresql } from './scenarios/migration-killed.ts';
import { openTransaction } from './scenarios/open-transaction.ts';
import { outages } from './scenarios/outage.ts';
import type { Scale, Scenario } from './scenarios/scenario.ts';
import { settingsEverywhere } from './scenarios/settings-everywhere.ts';

export const scenarios: readonly Scenario[] = [
  ...killed,
  ...stopped,
  killedErasing,
  ...importInterrupted,
  ...backupInterrupted,
  migrationKilledEmbedded,
  migrationKilledPostgresql,
  laterVersion,
  ...outages,
  connectionPooler,
  failover,
  openTransaction,
  rollingRestart,
  nodesKilled,
  nodeFrozen,
  providerAway,
  keysRotated,
  keysRotatedHard,
  diskFull,
  diskFullPostgresql,
  diskFullTemporary,
  clockJumps,
  attackedTogether,
  settingsEverywhere,
];

/** Maximum number of waiting scenarios that run concurrently. Each has its own nodes and database. */
const waitingAtOnce = 3;

/**
 * Runs scenarios one by one, and finally those that mostly wait, concurrently.
 * @param print called with the lines of each report
 * @returns the sentences of the findings
 */
export async function runScenarios(
  names: readonly string[],
  scale: Scale,
  print: (lines: readonly string[]) => void,
): Promise<readonly string[]> {
  const chosen = scenarios.filter(({ name }) => names.includes(name));
  const findings: string[] = [];
  for (const scenario of chosen.filter(({ isWaiting }) => isWaiting !== true)) await runOne(scenario);
  const waiting = chosen.filter(({ isWaiting }) => isWaiting === true).values();
  const runWaiting = async () => {
    for (const scenario of waiting) await runOne(scenario);
  };
  await Promise.all(Array.from({ length: waitingAtOnce }, runWaiting));
  return findings;

  async function runOne({ name, run }: Scenario): Promise<void> {
    const report = openReport(name);
    try {
      await run(report, scale);
    } catch (error) {
      report.found('the scenario could not go on', String((error as Error).stack ?? error));
    }
    print(report.lines());
    findings.push(...report.findings.map((finding) => `${name}: ${finding}`));
  }
}
