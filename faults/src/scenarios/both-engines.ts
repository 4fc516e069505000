import type { Environment } from '../harness/node.ts';
import { startDurableCluster } from '../harness/postgresql.ts';
import type { Scenario } from './scenario.ts';

/** The work of a scenario, on nodes with these settings. */
type Work = (environment: Environment, ...run: Parameters<Scenario['run']>) => Promise<void>;

/** Creates the same scenario for the embedded database and for PostgreSQL, named `NAME-embedded` and `NAME-postgresql`. */
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
