import { isDeepStrictEqual } from 'node:util';
import { profileFields } from '@directory/contract';
import type { FeedValues, FieldEdits, FieldTimes } from './feed-values.ts';

/** The part of a stored person that a feed run may change. */
export interface MergeablePerson {
  readonly feed: string;
  readonly values: FeedValues;
  readonly edits: FieldEdits;
  readonly fieldTimes: FieldTimes;
  readonly hasLeft: boolean;
}

/**
 * What a feed's newest values make of a stored person, or undefined when nothing changes. An edit covers the feed's value of its
 * field until that value itself changes; then it goes. A leaver who is delivered again is back, with the edits of before.
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
  for (const field of changed) {
    delete edits[field];
    if (delivered.values[field] === undefined) delete fieldTimes[field];
    else fieldTimes[field] = delivered.at;
  }
  return { feed: delivered.feed, values: delivered.values, edits, fieldTimes, hasLeft: false };
}
