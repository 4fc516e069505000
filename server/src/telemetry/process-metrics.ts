import { collectDefaultMetrics } from 'prom-client';
import { entryLogged } from './events.ts';
import type { MetricsRegistry } from './metrics-registry.ts';

const problemLevels = ['warn', 'error', 'fatal'];

/** Adds metrics of memory, CPU time and event loop, the version, and the number of log entries that report a problem. */
export function registerProcessMetrics(
  registry: MetricsRegistry,
  { version, database }: { version: string; database: string },
): void {
  collectDefaultMetrics({ register: registry });
  registry.readCounter(
    'nodejs_eventloop_active_seconds_total',
    'Time for which the event loop was busy; its rate is the share of one core',
    () => performance.eventLoopUtilization().active / 1000,
  );
  const build = { version, node: process.version, database };
  registry.readGauges(
    {
      name: 'directory_build_info',
      help: 'Always 1; the labels are the versions of the directory and of Node, and the kind of database',
      labelNames: ['version', 'node', 'database'],
    },
    () => [[build, 1]],
  );
  registry.countEvents(entryLogged, {
    name: 'directory_log_entries_total',
    help: 'Log lines at the levels warn, error and fatal',
    labelNames: ['level'],
    labels: ({ level }) => ({ level }),
    begin: problemLevels.map((level) => ({ level })),
    when: ({ level }) => problemLevels.includes(level),
  });
}
