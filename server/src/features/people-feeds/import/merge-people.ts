import { isDeepStrictEqual } from 'node:util';
import { profileFields } from '@directory/contract';
import type { ProfileField } from '@directory/contract';
import type { FeedValues, FieldEdits, FieldTimes, FieldVersions, Supplements } from '../entries/feed-values.ts';

/** What feeds deliver about a person: the owner's values, and the effective values of other feeds. */
export interface DeliveredPerson {
  /** The owner. */
  readonly feed: string;
  readonly externalId: string | null;
  readonly values: FeedValues;
  readonly supplements: Supplements;
}

/** The part of a stored person that a feed run may change. */
export interface MergeablePerson extends DeliveredPerson {
  readonly edits: FieldEdits;
  readonly fieldTimes: FieldTimes;
  readonly fieldVersions: FieldVersions;
  readonly version: number;
  readonly hasLeft: boolean;
}

/**
 * Merges the latest values of the feeds into a stored person; returns undefined if nothing changes. An edit takes precedence over the
 * feeds' effective value until that value changes, and is then removed. A leaver who is delivered again becomes present, and keeps their
 * edits. `version` is that of the stored person: storing the result increments it.
 */
export function mergePerson(
  stored: MergeablePerson,
  delivered: DeliveredPerson & { readonly at: string },
): MergeablePerson | undefined {
  const { at, ...person } = delivered;
  if (!stored.hasLeft && isUnchanged(stored, person)) return undefined;
  const edits = { ...stored.edits };
  const fieldTimes = { ...stored.fieldTimes };
  const fieldVersions = { ...stored.fieldVersions };
  for (const field of profileFields) {
    const value = effective(person, field);
    if (effective(stored, field) !== value) {
      // An edit that was written back to the source is now delivered as its value, so the visible value stays the same.
      const isSeen = stored.edits[field]?.value !== value;
      if (isSeen) fieldVersions[field] = stored.version + 1;
      delete edits[field];
    }
    if ((stored.values[field] ?? '') === (person.values[field] ?? '')) continue;
    if (person.values[field] === undefined) delete fieldTimes[field];
    else fieldTimes[field] = at;
  }
  return { ...person, edits, fieldTimes, fieldVersions, version: stored.version, hasLeft: false };
}

function isUnchanged(stored: DeliveredPerson, person: DeliveredPerson): boolean {
  return (
    stored.feed === person.feed &&
    stored.externalId === person.externalId &&
    profileFields.every((field) => (stored.values[field] ?? '') === (person.values[field] ?? '')) &&
    stored.values.employeeNumber === person.values.employeeNumber &&
    isDeepStrictEqual(stored.values.otherNames ?? [], person.values.otherNames ?? []) &&
    isDeepStrictEqual(stored.supplements, person.supplements)
  );
}

function effective({ values, supplements }: DeliveredPerson, field: ProfileField): string {
  return supplements[field]?.value ?? values[field] ?? '';
}
