import type { PersonSummary } from '@directory/people-index';
import { identityKey } from '../identity-key.ts';
import type { ReportingLine } from '../reporting-line/reporting-line.ts';
import type { SearchablePeople } from './searchable-people.ts';

/**
 * The only person whom the directory shows with an e-mail address; undefined if there is none, or several. A feed may deliver it for somebody
 * else, if the addresses of both were corrected.
 */
export function personShownWith(
  address: string,
  {
    line,
    people,
  }: { readonly line: Pick<ReportingLine, 'withAddress'>; readonly people: Pick<SearchablePeople, 'summary'> },
): PersonSummary | undefined {
  const key = identityKey(address);
  let only: PersonSummary | undefined;
  for (const id of line.withAddress(address)) {
    const person = people.summary(id);
    if (person === undefined || identityKey(person.email) !== key) continue;
    if (only !== undefined) return undefined;
    only = person;
  }
  return only;
}
