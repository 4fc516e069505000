import { Histogram } from 'prom-client';
import { databaseWaited } from '../telemetry/events.ts';
import type { MetricsRegistry } from '../telemetry/metrics-registry.ts';
import type { Database } from './open-database.ts';

const buckets = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

/** Adds metrics of this node's connections to the database. Scraping them does not query the database. */
export function registerDatabaseMetrics(registry: MetricsRegistry, database: Database): void {
  registry.readGauges(
    {
      name: 'directory_database_connections',
      help: 'Open connections to the database, by state',
      labelNames: ['state'],
    },
    () => {
      const { connections, idle } = database.figures();
      return [
        [{ state: 'idle' }, idle],
        [{ state: 'used' }, connections - idle],
      ];
    },
  );
  registry.readGauge(
    'directory_database_connections_limit',
    'Connections that this node may open',
    () => database.figures().maxConnections,
  );
  registry.readGauge(
    'directory_database_waiting',
    'Tasks waiting for a connection, or for the session of the embedded database',
    () => database.figures().waiting,
  );
  registry.readGauge(
    'directory_database_up',
    '1 while the database responds to this node and accepts changes, else 0',
    () => Number(database.figures().isAnswering),
  );
  const waits = new Histogram({
    name: 'directory_database_wait_seconds',
    help: 'Time that tasks waited for a connection, or for the session of the embedded database',
    buckets,
    registers: [registry],
  });
  registry.on(databaseWaited, ({ seconds }) => waits.observe(seconds));
}
