import type { ProfileField } from '@directory/contract';

/** What several feeds can deliver about one person. */
export type SharedField = ProfileField | 'employeeNumber';

/** The values of a person in a feed: only the fields that have one. */
export type FeedValues = { readonly [field in ProfileField]?: string } & {
  readonly otherNames?: readonly string[];
  readonly employeeNumber?: string;
};

/** Values that were edited in the directory. */
export type FieldEdits = {
  readonly [field in ProfileField]?: {
    readonly value: string;
    /** ISO 8601. */
    readonly at: string;
    readonly by: 'self';
  };
};

/** Values of other feeds that take precedence over those of the owner, or fill a field that the owner leaves empty. */
export type Supplements = {
  readonly [field in SharedField]?: {
    readonly value: string;
    readonly feed: string;
    /** ISO 8601. */
    readonly at: string;
  };
};

/** Per field, the version of the person with which it last changed; none if it has not changed since the person was added. */
export type FieldVersions = { readonly [field in ProfileField]?: number };

/** Per field, the time of the last change of the feed's value in ISO 8601; none if it has not changed since the person was added. */
export type FieldTimes = { readonly [field in SharedField]?: string };
