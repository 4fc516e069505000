import { hasExpired, isDisabled } from './active-directory-values.ts';
import type { LdapAttributes } from './ldap-entry.ts';

/** The attributes that determine whether an entry is a person, and whether the person is present. */
export const accountAttributes: readonly string[] = [
  'objectClass',
  'sAMAccountName',
  'isCriticalSystemObject',
  'userAccountControl',
  'accountExpires',
  'msExchRecipientTypeDetails',
  'msDS-UserAccountDisabled',
  'nsAccountLock',
];

/** Object classes of people, and object classes that exclude an entry even if it also has one of the former. */
const personClasses = ['person', 'organizationalperson', 'inetorgperson', 'user'];
const otherClasses = ['computer', 'contact', 'group', 'organizationalunit', 'msds-groupmanagedserviceaccount'];
/** msExchRecipientTypeDetails of mailboxes that are not people: shared, room, equipment, and then the same in Exchange Online. */
const otherMailboxes = new Set(['4', '16', '32', '34359738368', '8589934592', '17179869184']);

/** `not-a-person`: never in the feed. `left`: the account is disabled or has expired, and the person is no longer in the feed. */
export type Presence = 'present' | 'left' | 'not-a-person';

/** Whether an entry is a person who is present. `now` is in milliseconds since 1970. */
export function presenceOf(attributes: LdapAttributes, now: number): Presence {
  const text = (name: string) => String(attributes.get(name)?.[0] ?? '').trim();
  const isTrue = (name: string) => text(name).toLowerCase() === 'true';
  const classes = (attributes.get('objectclass') ?? []).map((value) => String(value).trim().toLowerCase());
  const isOther =
    otherClasses.some((name) => classes.includes(name)) ||
    (classes.length > 0 && !personClasses.some((name) => classes.includes(name))) ||
    // Names of computers and trusts end in "$". Critical system objects are krbtgt, Guest and Administrator.
    text('samaccountname').endsWith('$') ||
    isTrue('iscriticalsystemobject') ||
    otherMailboxes.has(text('msexchrecipienttypedetails'));
  if (isOther) return 'not-a-person';
  const hasLeft =
    isDisabled(text('useraccountcontrol')) ||
    hasExpired(text('accountexpires'), now) ||
    isTrue('msds-useraccountdisabled') ||
    isTrue('nsaccountlock');
  return hasLeft ? 'left' : 'present';
}
