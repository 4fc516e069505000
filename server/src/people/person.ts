import { profileFields } from '@directory/contract';
import type { ProfileField, ProfileFields } from '@directory/contract';

/** The source of a value, and its time. */
export interface FieldSource {
  readonly kind: 'feed' | 'self' | 'administrator';
  /** The feed's name; empty for an edit. */
  readonly feed: string;
  readonly at: Date;
}

/** One person of the directory, with the current values: an edit wins over the value of the feed. */
export interface Person extends ProfileFields {
  readonly id: number;
  readonly otherNames: readonly string[];
  /** Empty when no feed delivers it. It is not shown, but managers may be named by it. */
  readonly employeeNumber: string;
  /** Empty without a photo. */
  readonly photoVersion: string;
  /** Increases with each change. */
  readonly version: number;
  readonly leftAt: Date | null;
  /** The source of each field that has a value. */
  readonly sources: ReadonlyMap<ProfileField, FieldSource>;
}

/** All fields empty. */
export const noValues = Object.fromEntries(profileFields.map((field) => [field, ''])) as ProfileFields;
