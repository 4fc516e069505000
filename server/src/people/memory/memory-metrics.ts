import { memoryChanged } from '../../telemetry/events.ts';
import type { MetricsRegistry } from '../../telemetry/metrics-registry.ts';
import type { Following } from './follow-changes.ts';
import type { IndexFigures } from '../search-index/searchable-people.ts';

/** The data in memory that a node answers from. */
export interface MemorySources {
  readonly peopleCount: () => number;
  readonly index: () => IndexFigures;
  /** Everything that is kept up to date with the database, by name. */
  readonly following: Readonly<Record<string, Pick<Following, 'state'>>>;
}

/** Adds metrics for the size and age of this node's memory. */
export function registerMemoryMetrics(registry: MetricsRegistry, sources: MemorySources): void {
  const { peopleCount, index, following } = sources;
  registry.readGauge('directory_people', 'People in memory, without leavers', peopleCount);
  registry.readGauge('directory_index_segments', 'Segments of the search index', () => index().segments);
  registry.readGauge('directory_index_size_bytes', 'Memory used by the search index', () => index().bytes);
  const states = () => Object.entries(following).map(([memory, { state }]) => ({ memory, ...state() }));
  registry.readGauges(
    {
      name: 'directory_memory_checked_timestamp_seconds',
      help: 'Time when this node last read changes from the database',
      labelNames: ['memory'],
    },
    () => states().map(({ memory, age }) => [{ memory }, (Date.now() - age) / 1000] as const),
  );
  registry.readGauges(
    {
      name: 'directory_memory_notified',
      help: '1 while change notifications arrive, 0 while this node only polls for changes',
      labelNames: ['memory'],
    },
    () => states().map(({ memory, isListening }) => [{ memory }, Number(isListening)] as const),
  );
  let changedAt: number | undefined;
  registry.on(memoryChanged, ({ people }) => {
    if (people > 0) changedAt = Date.now() / 1000;
  });
  registry.readGauge(
    'directory_memory_changed_timestamp_seconds',
    'Time when people in memory last changed; absent until the first change after the start',
    () => changedAt,
  );
  registry.countEvents(memoryChanged, {
    name: 'directory_memory_changes_total',
    help: 'Changes to people that were applied to memory',
    by: ({ people }) => people,
  });
}
