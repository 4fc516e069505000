import { identityKey } from '../identity-key.ts';
import type { Person } from '../person.ts';

/** Matches `ann@group.example`; does not match `CN=ann@group,DC=example`. */
const address = /^[^\s@=]+@[^\s@=]+$/;

/** The identities of a person that everybody sees. */
type ShownIdentities = Pick<Person, 'login' | 'C_groupIdentifier' | 'C_distinguishedName'>;

/**
 * The reference to a manager or an assistant as others see it. An e-mail address is replaced by the login of the person it belongs to,
 * because that person may hide the address, and so is an employee number, which nobody else sees.
 */
export function shownReference(reference: string, named: ShownIdentities | undefined): string {
  if (named === undefined) return reference;
  const { login, C_groupIdentifier, C_distinguishedName } = named;
  const isShown = [login, C_groupIdentifier, C_distinguishedName].some((own) => isSame(own, reference));
  return isShown ? reference : login;
}

/**
 * Whether other people may look up this person by the reference. By an e-mail address only if it is shown: otherwise a lookup would confirm
 * whose hidden address it is.
 * @param person the person to whom the reference refers, as others see them
 */
export function mayBeFoundBy(reference: string, { login, email }: Pick<Person, 'login' | 'email'>): boolean {
  return !isAddress(reference) || [login, email].some((own) => isSame(own, reference));
}

function isSame(one: string, other: string): boolean {
  return identityKey(one) === identityKey(other);
}

/** Whether a reference is an e-mail address, or a login that looks like one. */
function isAddress(reference: string): boolean {
  return address.test(reference.trim());
}
