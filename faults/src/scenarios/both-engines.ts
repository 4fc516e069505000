import type { Environment } from '../harness/node.ts';
import { startDurableCluster } from '../harness/postgresql.ts';
import type { Scenario } from './scenario.ts';

/** What a scenario does with nodes that have these settings. */
type Work = (environment: Environment, ...run: Parameters<Scenario['run']>) => Promise<void>;

/** The same scenario on the embedded database and on PostgreSQL, `NAME-embedded` and `NAME-postgresql`. */
export function onBothEngines(name: string, work: Work): readonly [embedded: Scenario, postgresql: Scenario] {
  return [
    { name: `${name}-embedded`, run: (report, scale) => work({}, report, scale) },
    {
      name: `${name}-postgresql`,
      async run(report, scale) {
        await using cluster = await startDurableCluster();
        await work({ DATABASE_URL: cluster.url }, report, scale);
      },
    },
  ];
}
