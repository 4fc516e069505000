import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config/config.ts';
import { registerBackupMetric } from '../database/backup/last-backup.ts';
import { registerDatabaseMetrics } from '../database/database-metrics.ts';
import type { Database } from '../database/open-database.ts';
import { registerWebhookMetrics } from '../features/integrations/webhook-metrics.ts';
import { registerFeedMetrics } from '../features/people-feeds/feed-metrics.ts';
import { registerRetentionMetrics } from '../features/privacy/retention-schedule.ts';
import { registerHttpMetrics } from '../http/http-metrics.ts';
import { registerMemoryMetrics } from '../people/memory/memory-metrics.ts';
import { MetricsRegistry } from '../telemetry/metrics-registry.ts';
import { registerProcessMetrics } from '../telemetry/process-metrics.ts';
import { registerRevealMetrics } from '../viewer/reveals/reveal-metrics.ts';
import { retentionOf } from './build-directory.ts';
import type { Directory } from './build-directory.ts';

/** Registers the metrics of a directory, before it serves its first request. docs/monitoring.md documents them. */
export function registerMetrics(
  { app, memory, revealTotals, knownWaits }: Pick<Directory, 'app' | 'memory' | 'revealTotals' | 'knownWaits'>,
  { config, database }: { config: Config; database: Database },
): MetricsRegistry {
  const registry = new MetricsRegistry();
  registerProcessMetrics(registry, { version: manifest.version, database: database.kind });
  registry.readGauge('directory_ready', '1 while this node is ready, as in /health/ready, else 0', () =>
    Number(knownWaits().length === 0),
  );
  registerHttpMetrics(registry, app);
  registerMemoryMetrics(registry, memory);
  registerDatabaseMetrics(registry, database);
  registerBackupMetric(registry, database);
  registerFeedMetrics(registry, database);
  registerWebhookMetrics(registry);
  registerRevealMetrics(registry, revealTotals);
  registerRetentionMetrics(registry, database, retentionOf(config));
  return registry;
}
