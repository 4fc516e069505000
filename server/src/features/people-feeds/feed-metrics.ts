import { Gauge } from 'prom-client';
import type { Registry } from '../../http/serve-metrics.ts';
import type { Database } from '../../database/open-database.ts';
import { feedStateStore } from './feed-state-store.ts';
import type { FeedState } from './feed-state-store.ts';

/**
 * Adds the state of each feed to the metrics. It is read from the database, so that every node reports the same. While the database does
 * not answer, the other metrics are served without these.
 */
export function registerFeedMetrics(registry: Registry, database: Database): void {
  const states = feedStateStore(database.kysely);
  const addGauge = (name: string, help: string, valueOf: (state: FeedState) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ['feed', 'kind'],
      registers: [registry],
      // Each gauge reads for itself: the registry collects them at the same time.
      async collect() {
        const list = await states.list().catch(() => []);
        this.reset();
        for (const state of list) {
          const value = valueOf(state);
          if (value !== undefined) this.set({ feed: state.name, kind: state.kind }, value);
        }
      },
    });
  addGauge(
    'directory_feed_last_success_timestamp_seconds',
    'Time of the last successful run of a feed',
    ({ lastSuccessAt }) => (lastSuccessAt === null ? undefined : lastSuccessAt.getTime() / 1000),
  );
  addGauge('directory_feed_failures', 'Failed runs of a feed since its last success', ({ failures }) => failures);
  addGauge('directory_feed_held_back', '1 while a run of a feed waits to be accepted', ({ heldBack }) =>
    heldBack === null ? 0 : 1,
  );
}
