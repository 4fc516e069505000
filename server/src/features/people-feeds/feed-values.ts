import type { ProfileField } from '@directory/contract';

/** What a feed delivers of a person: only the fields that have a value. */
export type FeedValues = { readonly [field in ProfileField]?: string } & { readonly otherNames?: readonly string[] };

/** Values that were given in the directory itself. */
export type FieldEdits = {
  readonly [field in ProfileField]?: {
    readonly value: string;
    /** ISO 8601. */
    readonly at: string;
    readonly by: 'self' | 'administrator';
  };
};

/** The version of the person with which a field last changed; a field without one has not changed since the person was added. */
export type FieldVersions = { readonly [field in ProfileField]?: number };

/** When the feed's value of a field last changed, ISO 8601; a field without one has its value since the person was added. */
export type FieldTimes = { readonly [field in ProfileField]?: string };
