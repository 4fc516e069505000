import { createHash } from 'node:crypto';
import { drawnVersion } from '../../../people/photos/drawn-version.ts';
import type { FeedEntry } from './feed-entry.ts';

/** An entry as it is passed between threads. Its content is parsed only when needed, which skips unchanged entries. */
export interface SerializedEntry {
  readonly line: number;
  /**
   * Digest of everything but the line: 128 bits as base64url. Absent for entries that every run must compare: removals, and entries with
   * faults, so that each run reports the faults.
   */
  readonly digest: string | undefined;
  /** The entry without line and photo, as JSON. */
  readonly text: string;
  readonly photo: FeedEntry['photo'];
}

export function serializeEntry({ line, photo, ...content }: FeedEntry): SerializedEntry {
  const text = JSON.stringify(content);
  const isCompared = (content.faults ?? []).length > 0 || photo?.kind === 'faulty' || content.isRemoved === true;
  return { line, digest: isCompared ? undefined : digestOf(text, photo), text, photo };
}

export function isSerialized(entry: FeedEntry | SerializedEntry): entry is SerializedEntry {
  return 'text' in entry;
}

export function deserializeEntry({ line, text, photo }: SerializedEntry): FeedEntry {
  return { ...(JSON.parse(text) as Omit<FeedEntry, 'line' | 'photo'>), line, photo };
}

function digestOf(text: string, photo: FeedEntry['photo']): string {
  const digest = createHash('sha256').update(text);
  if (photo?.kind === 'jpeg') digest.update(photo.bytes);
  else if (photo?.kind === 'drawn') digest.update(drawnVersion(photo.look));
  else digest.update(photo === undefined ? 'no photos' : (photo?.kind ?? 'no photo'));
  return digest.digest('base64url').slice(0, 22);
}
