import type { FieldSource, OwnField, Profile, ProfileField } from '@directory/contract';
import { createContext, use } from 'react';
import type { ProfileEdit } from './edit/use-profile-edit.ts';

export type Sources = Partial<Record<ProfileField, FieldSource>>;

/** The profile that the page shows, and how. */
export interface ShownProfile {
  profile: Profile;
  isOwn: boolean;
  /** While it is being edited. */
  edit: ProfileEdit | undefined;
  /** While the origins are shown. */
  sources: Sources | undefined;
}

const Shown = createContext<ShownProfile | undefined>(undefined);

export const ShownProfileProvider = Shown.Provider;

export function useShownProfile(): ShownProfile {
  const shown = use(Shown);
  if (shown === undefined) throw new Error('useShownProfile stands outside of ShownProfileProvider');
  return shown;
}

/** The server lets nobody edit anything of somebody else, and everybody at least the links of the own profile. */
export function isOwnProfile({ editableFields }: Profile): boolean {
  return editableFields.length > 0;
}

/** Agents are internal too; whoever is neither of both is external. */
export function isInternal({ userType }: Profile): boolean {
  return userType === 'I' || userType === 'Agent';
}

export function isEditable(profile: Profile, field: ProfileField): field is OwnField {
  return (profile.editableFields as readonly ProfileField[]).includes(field);
}
