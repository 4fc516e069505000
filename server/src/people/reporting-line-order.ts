import { identityKey } from './identity-key.ts';

/** What collaborators are ordered by. */
export interface Named {
  readonly lastName: string;
  readonly firstName: string;
  readonly login: string;
}

/** One locale for all, so that every node returns the same page: Å with A, Ł with L, Ø with O. */
const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** Orders people by last name, first name and login, without regard to case and accents. Never 0, since logins differ. */
export function compareByName(one: Named, other: Named): number {
  return (
    collator.compare(one.lastName, other.lastName) ||
    collator.compare(one.firstName, other.firstName) ||
    (identityKey(one.login) < identityKey(other.login) ? -1 : 1)
  );
}
