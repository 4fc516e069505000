import { Gauge } from 'prom-client';
import type { Registry } from '../../http/health.ts';
import type { Database } from '../../database/open-database.ts';
import { feedStateStore } from './feed-state-store.ts';

/** Adds the state of each feed to the metrics. It is read from the database, so that every node reports the same. */
export function registerFeedMetrics(registry: Registry, database: Database): void {
  const states = feedStateStore(database.kysely);
  const labelNames = ['feed', 'kind'] as const;
  const age = new Gauge({
    name: 'directory_feed_last_success_timestamp_seconds',
    help: 'Time of the last successful run of a feed',
    labelNames,
    registers: [registry],
  });
  const failures = new Gauge({
    name: 'directory_feed_failures',
    help: 'Failed runs of a feed since its last success',
    labelNames,
    registers: [registry],
  });
  const held = new Gauge({
    name: 'directory_feed_held_back',
    help: '1 while a run of a feed waits to be accepted',
    labelNames,
    registers: [registry],
    async collect() {
      for (const { name: feed, kind, lastSuccessAt, failures: count, heldBack } of await states.list()) {
        const labels = { feed, kind };
        if (lastSuccessAt !== null) age.set(labels, lastSuccessAt.getTime() / 1000);
        failures.set(labels, count);
        held.set(labels, heldBack === null ? 0 : 1);
      }
    },
  });
}
