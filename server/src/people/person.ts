import { profileFields } from '@directory/contract';
import type { ProfileField, ProfileFields } from '@directory/contract';

/** Where the value of a field came from, and when. */
export interface FieldSource {
  readonly kind: 'feed' | 'self' | 'administrator';
  /** The feed's name; empty for an edit. */
  readonly feed: string;
  readonly at: Date;
}

/** One person of the directory, with the values that stand: a self-service edit covers what the feed delivered. */
export interface Person extends ProfileFields {
  readonly id: number;
  readonly otherNames: readonly string[];
  /** Empty: no photo. */
  readonly photoVersion: string;
  /** Counts the person's changes. */
  readonly version: number;
  readonly leftAt: Date | null;
  /** Of every field that has a value. */
  readonly sources: ReadonlyMap<ProfileField, FieldSource>;
}

/** A person of whom nothing is known: the starting point for building one. */
export const noValues = Object.fromEntries(profileFields.map((field) => [field, ''])) as ProfileFields;
