import { profileFields, recordOf } from '@directory/contract';
import type { AboutMe, AboutMeField, HideableField, ProfileField, ProfileFields } from '@directory/contract';

/** The source of a value, and its time. */
export interface FieldSource {
  readonly kind: 'feed' | 'self' | 'administrator';
  /** The feed's name; empty for an edit and a correction. */
  readonly feed: string;
  readonly at: Date;
}

/**
 * One person of the directory, with the effective values: the newer of an administrator's correction and the person's own edit, or else the
 * value of the feed. Hidden values are empty, so that no code can show them by accident.
 */
export interface Person extends ProfileFields {
  readonly id: number;
  /** Name of the feed that the person comes from. */
  readonly feed: string;
  readonly otherNames: readonly string[];
  /** The "about me" values that the person entered, in the fields that are turned on. */
  readonly aboutMe: AboutMe;
  /** The "about me" fields that are turned on. */
  readonly aboutMeFields: readonly AboutMeField[];
  /** Whether people may record the pronunciation of their names. */
  readonly hasNameRecordings: boolean;
  /** The "about me" fields that are turned off but have a stored value, which is shown to nobody. */
  readonly turnedOffAboutMe: readonly AboutMeField[];
  /** Empty if no feed delivers it. It is not shown, but a person may refer to their manager by it. */
  readonly employeeNumber: string;
  /**
   * The e-mail address that the feeds deliver, which a correction may have replaced. It is not shown, but a person may refer to their manager
   * by it.
   */
  readonly feedEmail: string;
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
  /** The fields that are hidden from other people. */
  readonly hiddenFields: readonly HideableField[];
  /** The fields among `hiddenFields` that a rule hides. */
  readonly hiddenByRules: readonly HideableField[];
  /** The same person with the hidden values. Only for that person, and for administrators who correct them. */
  revealed(): Person;
  /** The source of each field that has a value. */
  sources(): ReadonlyMap<ProfileField, FieldSource>;
}

/** All fields empty. */
export const noValues: ProfileFields = recordOf(profileFields, () => '');
