import type { FastifyBaseLogger } from 'fastify';
import { Gauge } from 'prom-client';
import type { Database } from '../../database/open-database.ts';
import { withTimeLimit } from '../../database/time-limit.ts';
import type { MetricsRegistry } from '../../telemetry/metrics-registry.ts';
import { applyRetention } from './apply-retention.ts';
import type { RetentionDays } from './apply-retention.ts';
import { erasuresStore } from './erasures-store.ts';

const everyHour = 3_600_000;
/** Milliseconds before the first run, which should not slow down the start. */
const firstDelay = 60_000;

/** Applies the retention a minute after the start and then every hour. `close` waits for the current batch. */
export function scheduleRetention(
  days: RetentionDays,
  { database, logger }: { database: Database; logger: FastifyBaseLogger },
): { close(): Promise<void> } {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = async () => {
    try {
      const figures = await applyRetention(days, { database, signal: stopping.signal });
      const hasRemoved = figures !== undefined && figures.leavers + figures.feedRuns + figures.audit > 0;
      if (hasRemoved) logger.info({ figures }, 'data past its retention period was erased');
    } catch (error) {
      logger.error({ err: error }, 'data past its retention period could not be erased; it is retried in an hour');
    }
  };
  const start = () => {
    running = running.then(run);
    timer = setTimeout(start, everyHour).unref();
  };
  let timer = setTimeout(start, firstDelay).unref();
  return {
    async close() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Registers a gauge of leavers whom the retention should have erased. If it stays above 0, the retention does not work. */
export function registerRetentionMetrics(
  registry: MetricsRegistry,
  database: Database,
  { leavers }: RetentionDays,
): void {
  if (leavers === 0) return;
  const overdue = new Gauge({
    name: 'directory_leavers_overdue',
    help: 'Leavers who are past their retention period and not yet erased',
    registers: [registry],
    async collect() {
      // A scrape has the same time limit as a request.
      const count = withTimeLimit('request', () => erasuresStore(database.kysely).countOverdue(leavers));
      overdue.set(await count.catch(() => Number.NaN));
    },
  });
}
