import { displayName, profileFields, recordOf } from '@directory/contract';
import type { CorrectableProfile } from '@directory/contract';
import type { PersonWithLayers } from '../../people/people-store.ts';
import type { ProfilePresentation } from './present-profile.ts';

/** Presents a person with all sources of their values, including hidden ones, to administrators. */
export function presentCorrections(
  { person, fields, photoCorrection, ownHiddenFields, nameRecordedAt }: PersonWithLayers,
  { named, addresses }: Pick<ProfilePresentation, 'named' | 'addresses'>,
): CorrectableProfile {
  const revealed = person.revealed();
  const nameOf = (reference: string) => {
    const found = named(reference);
    return found === undefined ? '' : displayName(found);
  };
  return {
    version: person.version,
    values: recordOf(profileFields, (field) => revealed[field]),
    otherNames: [...revealed.otherNames],
    aboutMe: person.aboutMe,
    nameRecordedAt: (person.hasNameRecordings ? nameRecordedAt : null)?.toISOString() ?? '',
    layers: fields,
    managerName: nameOf(revealed.manager),
    assistantName: nameOf(revealed.C_assistant),
    photo: addresses.url(revealed, 240),
    photoCorrection: photoCorrection === undefined ? null : { at: photoCorrection.at, by: photoCorrection.by },
    hasOwnPhoto: person.hasOwnPhoto,
    hiddenFields: [...ownHiddenFields],
    hiddenByRules: [...person.hiddenByRules],
  };
}
