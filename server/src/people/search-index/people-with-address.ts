import type { PersonSummary } from '@directory/people-index';
import { identityKey } from '../identity-key.ts';
import { isAddress } from '../reporting-line/shown-reference.ts';
import type { SearchablePeople } from './searchable-people.ts';

/** Work budget of a lookup, in units of the people index: more than an address takes among a million people. */
const maxWork = 400_000;

/**
 * The people whom the directory shows with an e-mail address. A feed may deliver it for somebody else, if the addresses of both were
 * corrected. Empty for a text that is no address.
 */
export function peopleShownWith(
  address: string,
  people: Pick<SearchablePeople, 'findByIdentifier'>,
): readonly PersonSummary[] {
  if (!isAddress(address)) return [];
  const key = identityKey(address);
  return people.findByIdentifier(address, maxWork).people.filter(({ email }) => identityKey(email) === key);
}
