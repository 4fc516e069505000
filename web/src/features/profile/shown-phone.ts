import type { phoneFields, Profile, ShownPhone } from '@directory/contract';

/**
 * A phone number for display and dialling. During a rolling update, a node of an earlier version sends the stored number only, which is shown
 * but cannot be dialled.
 */
export function shownPhone(profile: Profile, field: (typeof phoneFields)[number]): ShownPhone {
  const { phones } = profile as Omit<Profile, 'phones'> & Partial<Pick<Profile, 'phones'>>;
  return phones?.[field] ?? { readable: profile[field], link: '' };
}
