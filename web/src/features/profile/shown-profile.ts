import type { AboutMeField, FieldSource, OwnField, Profile, ProfileField } from '@directory/contract';
import { createContext, use, type ComponentType } from 'react';
import type { AboutMeEdit } from './edit/use-about-me-edit.ts';
import type { ProfileEdit } from './edit/use-profile-edit.ts';

export type Sources = Partial<Record<ProfileField, FieldSource>>;

interface ControlProps<Field, Edit> {
  field: Field;
  label: string;
  edit: Edit;
}

/** The controls shown instead of values during an edit. The form provides them, which keeps them out of the page's bundle. */
interface EditControls {
  readonly EditField: ComponentType<ControlProps<OwnField, ProfileEdit>>;
  readonly AboutMeControl: ComponentType<ControlProps<AboutMeField, AboutMeEdit>>;
  readonly TurnedOffField: ComponentType<ControlProps<AboutMeField, AboutMeEdit>>;
}

/** The displayed profile and the state of its display. */
export interface ShownProfile {
  profile: Profile;
  isOwn: boolean;
  /** Set while the profile is edited. */
  edit: ProfileEdit | undefined;
  /** Set while the profile is edited. */
  aboutMeEdit?: AboutMeEdit;
  /** Set while the profile is edited. */
  controls?: EditControls;
  /** Set while the sources are shown. */
  sources: Sources | undefined;
}

const Shown = createContext<ShownProfile | undefined>(undefined);

export const ShownProfileProvider = Shown.Provider;

export function useShownProfile(): ShownProfile {
  const shown = use(Shown);
  if (shown === undefined) throw new Error('useShownProfile is used outside of ShownProfileProvider');
  return shown;
}

/** The name of a person's business unit; its ID if the unit is unknown. */
export function businessUnitOf({ businessUnit, division }: Profile): string {
  return businessUnit?.name ?? division;
}

/** Only the viewer's own profile has editable fields, at least LinkedIn and X. */
export function isOwnProfile({ editableFields }: Profile): boolean {
  return editableFields.length > 0;
}

/** Agents are internal too. Everyone else is external. */
export function isInternal({ userType }: Profile): boolean {
  return userType === 'I' || userType === 'Agent';
}

export function isEditable(profile: Profile, field: ProfileField): field is OwnField {
  return (profile.editableFields as readonly ProfileField[]).includes(field);
}

/** Whether a value of the viewer's own profile is hidden from others. */
export function isHidden({ hiddenFields }: Profile, field: ProfileField | 'otherNames'): boolean {
  return (hiddenFields as readonly string[]).includes(field);
}
