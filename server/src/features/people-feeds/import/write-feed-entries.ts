import type { Queries } from '../../../database/open-database.ts';
import { applyPlan } from './apply-plan.ts';
import type { FeedEntry, RowFault } from '../entries/feed-entry.ts';
import { feedPriority } from './feed-priority.ts';
import type { FeedPriority } from './feed-priority.ts';
import { feedStateStore } from '../runs/feed-state-store.ts';
import { feedStore } from './feed-store.ts';
import { memorySpool } from './import-spool.ts';
import type { entryChecker } from '../entries/person-entry.ts';
import { planImport } from './plan-import.ts';
import type { FeedKind } from '../feed-source.ts';

export interface WrittenEntries {
  readonly added: number;
  readonly changed: number;
  readonly left: number;
  readonly rejected: number;
  /** Faults of rejected entries and of dropped values; `line` is the entry's. */
  readonly faults: readonly RowFault[];
}

const neverAborted = new AbortController().signal;

/**
 * Writes a few changed entries of a feed in the transaction of the caller. `check` comes from `entryChecker`, which is costly and should be
 * called only once. Accepted entries are written even if others are rejected: a caller that needs all or nothing must roll back.
 * @throws the database's unique violation when another transaction takes the same login, group ID or id in the feed at the same time
 */
export async function writeFeedEntries(
  queries: Queries,
  options: {
    readonly feed: string;
    readonly kind: FeedKind;
    readonly check: ReturnType<typeof entryChecker>;
    readonly entries: readonly FeedEntry[];
    readonly priority?: FeedPriority;
  },
): Promise<WrittenEntries> {
  const { feed, kind, check, entries, priority = feedPriority([]) } = options;
  const at = new Date().toISOString();
  const spool = memorySpool();
  const faults: RowFault[] = [];
  const states = feedStateStore(queries);
  const plan = await planImport({
    feed,
    isOfPhotos: kind === 'photos',
    namesEntries: false,
    mode: 'changes',
    entries: asStream(entries),
    store: feedStore(queries),
    check,
    priority,
    photoFeeds: await states.photoFeeds(),
    hasSupplements: await states.hasSupplements(),
    owned: new Set(),
    byHash: new Map(),
    hashOf: () => undefined,
    supplemented: new Set(),
    spool,
    at,
    onRejected: () => {},
    signal: neverAborted,
    reportFault: (fault) => void faults.push(fault),
    onRows: () => {},
  });
  await applyPlan({ queries, feed, plan, spool, at, signal: neverAborted, onRows: () => {} });
  const { added, changed, removed, rejected } = plan;
  return { added, changed, left: removed, rejected, faults };
}

async function* asStream<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
