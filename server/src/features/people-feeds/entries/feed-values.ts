import type { ProfileField } from '@directory/contract';

/** A field that several feeds can deliver for one person. */
export type SharedField = ProfileField | 'employeeNumber';

/** The values of a person in a feed. Contains only fields that have a value. */
export type FeedValues = { readonly [field in ProfileField]?: string } & {
  readonly otherNames?: readonly string[];
  readonly employeeNumber?: string;
};

/** Values that a person edited in the directory. */
export type FieldEdits = {
  readonly [field in ProfileField]?: {
    readonly value: string;
    /** ISO 8601. */
    readonly at: string;
    readonly by: 'self';
  };
};

/** Values of other feeds that take precedence over those of the owner, or fill fields that the owner leaves empty. */
export type Supplements = {
  readonly [field in SharedField]?: {
    readonly value: string;
    readonly feed: string;
    /** ISO 8601. */
    readonly at: string;
  };
};

/** Per field, the version of the person with which it last changed. Absent if it has not changed since the person was added. */
export type FieldVersions = { readonly [field in ProfileField]?: number };

/** Per field, when the feed's value last changed, in ISO 8601. Absent if it has not changed since the person was added. */
export type FieldTimes = { readonly [field in SharedField]?: string };
