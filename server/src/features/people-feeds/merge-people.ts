import { isDeepStrictEqual } from 'node:util';
import { profileFields } from '@directory/contract';
import type { FeedValues, FieldEdits, FieldTimes, FieldVersions } from './feed-values.ts';

/** The part of a stored person that a feed run may change. */
export interface MergeablePerson {
  readonly feed: string;
  readonly values: FeedValues;
  readonly edits: FieldEdits;
  readonly fieldTimes: FieldTimes;
  readonly fieldVersions: FieldVersions;
  readonly version: number;
  readonly hasLeft: boolean;
}

/**
 * Merges a feed's newest values into a stored person; undefined when nothing changes. An edit wins over the feed's value of its field until
 * that value changes, and is removed then. A leaver who is delivered again is present again, with the earlier edits. `version` stays that
 * of the stored person: storing the result gives the next one.
 */
export function mergePerson(
  stored: MergeablePerson,
  delivered: { readonly feed: string; readonly values: FeedValues; readonly at: string },
): MergeablePerson | undefined {
  const changed = profileFields.filter((field) => (stored.values[field] ?? '') !== (delivered.values[field] ?? ''));
  const isSame =
    changed.length === 0 &&
    stored.feed === delivered.feed &&
    !stored.hasLeft &&
    isDeepStrictEqual(stored.values.otherNames ?? [], delivered.values.otherNames ?? []);
  if (isSame) return undefined;
  const edits = { ...stored.edits };
  const fieldTimes = { ...stored.fieldTimes };
  const fieldVersions = { ...stored.fieldVersions };
  for (const field of changed) {
    delete edits[field];
    fieldVersions[field] = stored.version + 1;
    if (delivered.values[field] === undefined) delete fieldTimes[field];
    else fieldTimes[field] = delivered.at;
  }
  const { feed, values } = delivered;
  return { feed, values, edits, fieldTimes, fieldVersions, version: stored.version, hasLeft: false };
}
