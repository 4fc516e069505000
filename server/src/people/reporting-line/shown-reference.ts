import type { Person } from '../person.ts';

/** Matches `ann@group.example`; does not match `CN=ann@group,DC=example`. */
const address = /^[^\s@=]+@[^\s@=]+$/;

/**
 * The reference to a manager or an assistant as others see it. An e-mail address is replaced by the login of the person it belongs to,
 * because that person may hide the address.
 */
export function shownReference(reference: string, named: Pick<Person, 'login'> | undefined): string {
  return named !== undefined && address.test(reference.trim()) ? named.login : reference;
}
