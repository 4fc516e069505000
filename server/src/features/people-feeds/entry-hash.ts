import { createHash, hash } from 'node:crypto';
import manifest from '../../../package.json' with { type: 'json' };
import type { References } from '../../people/reference-lists.ts';
import type { FeedEntry } from './feed-entry.ts';
import type { FeedPriority } from './feed-priority.ts';

/** Increase it with each change of how entries become people, so that the next run compares everybody again. */
const revision = 1;

export type EntryHash = ReturnType<typeof entryHash>;

/**
 * Tells whether an entry is the one from which a person was imported: 128 bits as base64url, over everything that decides what becomes of it
 * except its line. Entries with faults have none, so that the faults are reported in each run.
 */
export function entryHash(options: {
  readonly feed: string;
  readonly references: References;
  readonly priority: FeedPriority;
  readonly photoFeeds: ReadonlySet<string>;
}): (entry: FeedEntry) => string | undefined {
  const { feed, references, priority, photoFeeds } = options;
  const { businessUnits, gbus, countries, jobFamilies, locales } = references;
  const lists = [businessUnits, gbus, countries, jobFamilies, locales];
  const rules = [revision, manifest.version, feed, priority.listed, [...photoFeeds].toSorted(), lists];
  const salt = hash('sha256', JSON.stringify(rules), 'base64url');
  return ({ line: _, faults, photo, ...rest }) => {
    if (faults !== undefined && faults.length > 0) return undefined;
    if (photo?.kind === 'faulty' || rest.isRemoved === true) return undefined;
    const digest = createHash('sha256').update(salt).update(JSON.stringify(rest));
    if (photo?.kind === 'jpeg') digest.update(photo.bytes);
    else digest.update(photo === undefined ? 'no photos' : (photo?.kind ?? 'no photo'));
    return digest.digest('base64url').slice(0, 22);
  };
}
