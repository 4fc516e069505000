import { isEntered } from '@directory/contract';
import type { AboutMeField, HideableField, ProfileHint } from '@directory/contract';
import type { PersonWithCard } from '../people-store.ts';
import { selfServiceRights } from './self-service-rights.ts';
import type { SelfServiceStore } from './self-service-store.ts';

/**
 * What a person can add to their profile, for people who have added nothing yet. Empty as soon as they have added a photo, a recording, a link
 * or anything about themselves: they then know how. Fields that are hidden from colleagues are left out.
 */
export async function profileHints(
  { person, nameRecordedAt }: Pick<PersonWithCard, 'person' | 'nameRecordedAt'>,
  rules: Pick<SelfServiceStore, 'findRulesOf'>,
): Promise<ProfileHint[]> {
  const own = person.revealed();
  const hasLinks = own.linkedInURI !== '' || own.xURI !== '';
  const hasAboutMe = own.aboutMeFields.some((field) => isEntered(own.aboutMe, field));
  if (own.hasOwnPhoto || nameRecordedAt !== null || hasLinks || hasAboutMe) return [];
  const hasNoPhone = own.primaryPhone === '' && own.mobilePhone === '';
  const { fields } = hasNoPhone ? await selfServiceRights(own, rules) : { fields: [] };
  const isShown = (field: HideableField) => !own.hiddenFields.includes(field);
  const isOffered = (field: AboutMeField) => own.aboutMeFields.includes(field);
  const canAddPhone = fields.some((field) => (field === 'primaryPhone' || field === 'mobilePhone') && isShown(field));
  return [
    ...(own.photoVersion === '' && isShown('photo') ? ['photo' as const] : []),
    ...(canAddPhone ? ['phone' as const] : []),
    ...(['languages', 'topics'] as const).filter(isOffered),
  ];
}
