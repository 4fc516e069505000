import type { Database } from '../../database/open-database.ts';
import { withTimeLimit } from '../../database/time-limit.ts';
import { feedRunEnded } from '../../telemetry/events.ts';
import type { MetricsRegistry } from '../../telemetry/metrics-registry.ts';
import { feedStateStore } from './runs/feed-state-store.ts';
import type { FeedState } from './runs/feed-state-store.ts';

/**
 * Adds the state of each feed to the metrics. It is read from the database once per scrape, so that every node reports the same. While the
 * database is unavailable, the last known state is served. Runs are counted by the node that ran them.
 */
export function registerFeedMetrics(registry: MetricsRegistry, database: Database): void {
  const states = feedStateStore(database.kysely);
  // A scrape has the same time limit as a user's request.
  const read = sharedRead(() => withTimeLimit('request', () => states.list()));
  const addGauge = (name: string, help: string, valueOf: (state: FeedState) => number | undefined) =>
    registry.readGauges({ name, help, labelNames: ['feed', 'kind'] }, async () =>
      (await read()).flatMap((state) => {
        const value = valueOf(state);
        return value === undefined ? [] : [[{ feed: state.name, kind: state.kind }, value] as const];
      }),
    );
  addGauge(
    'directory_feed_last_success_timestamp_seconds',
    'Time of the last successful run of a feed',
    ({ lastSuccessAt }) => secondsOf(lastSuccessAt),
  );
  addGauge(
    'directory_feed_last_attempt_timestamp_seconds',
    'Time of the last run of a feed, successful or not',
    ({ lastAttemptAt }) => secondsOf(lastAttemptAt),
  );
  addGauge('directory_feed_failures', 'Consecutive failed runs of a feed', ({ failures }) => failures);
  addGauge(
    'directory_feed_held_back',
    '1 while a feed is held back until an administrator accepts its run, else 0',
    ({ heldBack }) => (heldBack === null ? 0 : 1),
  );
  registerRunMetrics(registry);
}

function registerRunMetrics(registry: MetricsRegistry): void {
  registry.countEvents(feedRunEnded, {
    name: 'directory_feed_runs_total',
    help: 'Runs of feeds and imports that ended on this node, by outcome',
    labelNames: ['feed', 'outcome'],
    labels: ({ feed, outcome }) => ({ feed, outcome }),
  });
  const durations = new Map<string, number>();
  registry.on(feedRunEnded, ({ feed, mode, seconds }) => void durations.set(JSON.stringify([feed, mode]), seconds));
  registry.readGauges(
    {
      name: 'directory_feed_last_run_duration_seconds',
      help: 'Duration of the last run of a feed on this node, by mode',
      labelNames: ['feed', 'mode'],
    },
    () =>
      [...durations].map(([key, seconds]) => {
        const [feed = '', mode = ''] = JSON.parse(key) as string[];
        return [{ feed, mode }, seconds] as const;
      }),
  );
}

function secondsOf(time: Date | null): number | undefined {
  return time === null ? undefined : time.getTime() / 1000;
}

/** Shares one read among concurrent callers. If it fails, they get the result of the last successful read. */
function sharedRead<Item>(read: () => Promise<readonly Item[]>): () => Promise<readonly Item[]> {
  let last: readonly Item[] = [];
  let reading: Promise<readonly Item[]> | undefined;
  return () => {
    reading ??= read()
      .then((items) => (last = items))
      .catch(() => last)
      .finally(() => (reading = undefined));
    return reading;
  };
}
