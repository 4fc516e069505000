import type { phoneFields, Profile, ShownPhone } from '@directory/contract';

/**
 * A phone number as it is read and dialled. A node of an earlier version, while the directory is updated, sends the stored number only: it is shown, and
 * cannot be dialled.
 */
export function shownPhone(profile: Profile, field: (typeof phoneFields)[number]): ShownPhone {
  const { phones } = profile as Omit<Profile, 'phones'> & Partial<Pick<Profile, 'phones'>>;
  return phones?.[field] ?? { readable: profile[field], link: '' };
}
