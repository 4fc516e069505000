import type { StoredSupplement } from './feed-priority.ts';
import type { FeedStore } from './feed-store.ts';
import type { ReleasedKeys, rowPlanner } from './plan-rows.ts';

/** Number of people whose rows are read and planned at a time. */
const pageSize = 100;

export interface DepartureOptions {
  readonly store: Pick<FeedStore, 'findByIds' | 'findSupplements'>;
  readonly rows: Pick<ReturnType<typeof rowPlanner>, 'planHandedOver' | 'planWithdrawn'>;
  /** Whether any feed supplements people of another feed. */
  readonly hasSupplements: boolean;
  /** Ids of people whose key is transferred to another person. Without a login, no other feed can deliver them. */
  readonly released: ReleasedKeys;
}

/**
 * Plans people whom the feed owned and no longer delivers. If another feed delivers a person, it becomes the owner; otherwise the person
 * becomes a leaver. Returns the ids of the leavers.
 */
export async function planGone(ids: readonly number[], options: DepartureOptions): Promise<number[]> {
  const { store, rows, hasSupplements, released } = options;
  if (!hasSupplements) return [...ids];
  const leavers: number[] = [];
  for (const page of pages(ids)) {
    const supplements = await store.findSupplements(page);
    const heirs = new Map<number, StoredSupplement>();
    for (const id of page) {
      const heir = released.loginKey.has(id) ? undefined : supplements.get(id)?.find(({ isPresence }) => isPresence);
      if (heir === undefined) leavers.push(id);
      else heirs.set(id, heir);
    }
    const delivered = await store.findByIds([...heirs.keys()]);
    const handedOver = delivered.flatMap((stored) => {
      const heir = heirs.get(stored.id);
      return heir === undefined ? [] : [{ stored, heir }];
    });
    await rows.planHandedOver(handedOver, supplements, released);
  }
  return leavers;
}

/** Plans people of other feeds whom the feed no longer supplements. */
export async function planWithdrawn(
  ids: readonly number[],
  { store, rows }: Pick<DepartureOptions, 'store' | 'rows'>,
): Promise<void> {
  for (const page of pages(ids)) {
    await rows.planWithdrawn(await store.findByIds(page), await store.findSupplements(page));
  }
}

function* pages<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += pageSize) yield items.slice(start, start + pageSize);
}
