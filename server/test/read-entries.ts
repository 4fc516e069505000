import type { FeedEntry } from '../src/features/people-feeds/entries/feed-entry.ts';
import type { FeedReading } from '../src/features/people-feeds/feed-source.ts';
import { deserializeEntry, isSerialized } from '../src/features/people-feeds/entries/serialized-entry.ts';

/** Collects all entries of a read. */
export async function readEntries({ entries }: Pick<FeedReading, 'entries'>): Promise<FeedEntry[]> {
  const list: FeedEntry[] = [];
  for await (const entry of entries) list.push(isSerialized(entry) ? deserializeEntry(entry) : entry);
  return list;
}
