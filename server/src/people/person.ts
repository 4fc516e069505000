import { profileFields } from '@directory/contract';
import type { AboutMe, AboutMeField, HideableField, ProfileField, ProfileFields } from '@directory/contract';

/** The source of a value, and its time. */
export interface FieldSource {
  readonly kind: 'feed' | 'self' | 'administrator';
  /** The feed's name; empty for an edit and a correction. */
  readonly feed: string;
  readonly at: Date;
}

/**
 * One person of the directory, with the effective values: the newer of an administrator's correction and the person's own edit, else the
 * value of the feed. Hidden values are empty, so that no reader shows them by accident.
 */
export interface Person extends ProfileFields {
  readonly id: number;
  /** Name of the feed that the person comes from. */
  readonly feed: string;
  readonly otherNames: readonly string[];
  /** What the person says about themselves, in the fields that exist. */
  readonly aboutMe: AboutMe;
  /** The fields about oneself that exist. */
  readonly aboutMeFields: readonly AboutMeField[];
  /** Whether people may record how their names are said. */
  readonly hasNameRecordings: boolean;
  /** The fields that were turned off and that have a stored value, which is shown to nobody. */
  readonly turnedOffAboutMe: readonly AboutMeField[];
  /** Empty when no feed delivers it. It is not shown, but managers may be named by it. */
  readonly employeeNumber: string;
  /** Empty without a photo. */
  readonly photoVersion: string;
  /** Whether the person uploaded a photo that is stored, shown or not. */
  readonly hasOwnPhoto: boolean;
  /** Increases with each change. */
  readonly version: number;
  readonly leftAt: Date | null;
  readonly isOnChart: boolean;
  /** False in organizations that are left out of the chart. */
  readonly isManagerShown: boolean;
  /** The fields that are hidden from others. */
  readonly hiddenFields: readonly HideableField[];
  /** Those of them that a rule hides. */
  readonly hiddenByRules: readonly HideableField[];
  /** The same person with the hidden values: for that person, and for administrators who correct them. */
  revealed(): Person;
  /** The source of each field that has a value. */
  sources(): ReadonlyMap<ProfileField, FieldSource>;
}

/** All fields empty. */
export const noValues = Object.fromEntries(profileFields.map((field) => [field, ''])) as ProfileFields;
