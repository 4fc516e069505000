import { hash } from 'node:crypto';
import manifest from '../../../../package.json' with { type: 'json' };
import type { References } from '../../../people/reference-lists.ts';
import type { FeedEntry } from './feed-entry.ts';
import type { FeedPriority } from '../import/feed-priority.ts';
import { isSerialized, serializeEntry } from './serialized-entry.ts';
import type { SerializedEntry } from './serialized-entry.ts';

/** Increase it whenever the conversion of entries into people changes, so that the next run compares everybody again. */
const revision = 5;

export type EntryHash = ReturnType<typeof entryHash>;

/**
 * Hashes entries, to recognize one that is the same as in the previous run. The hash covers everything that affects the result of an
 * import, except the line: the entry, the configuration and the version of the program. 128 bits as base64url; undefined for entries
 * without a digest.
 */
export function entryHash(options: {
  readonly feed: string;
  readonly references: References;
  readonly priority: FeedPriority;
  readonly photoFeeds: ReadonlySet<string>;
}): (entry: FeedEntry | SerializedEntry) => string | undefined {
  const { feed, references, priority, photoFeeds } = options;
  const { businessUnits, gbus, countries, jobFamilies, locales } = references;
  const lists = [businessUnits, gbus, countries, jobFamilies, locales];
  const rules = [revision, manifest.version, feed, priority.listed, [...photoFeeds].toSorted(), lists];
  const salt = hash('sha256', JSON.stringify(rules), 'base64url');
  return (entry) => {
    const { digest } = isSerialized(entry) ? entry : serializeEntry(entry);
    return digest === undefined ? undefined : hash('sha256', salt + digest, 'base64url').slice(0, 22);
  };
}
