import { AndFilter, EqualityFilter, FilterParser, OrFilter } from 'ldapts';
import { guidBytes } from './active-directory-values.ts';
import { requestedAttributes } from './directory-server.ts';
import { guids } from './ldap-entry.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { openSession, readPeople } from './read-people.ts';
import type { PeopleSession } from './read-people.ts';

/** Maximum number of ids in one filter. */
const idsPerSearch = 50;

/**
 * Returns which of these ids no present person of the feed has: their entries are deleted, disabled, or outside the bases and the filter.
 * @throws FeedUnavailableError
 */
export async function findMissingIds(
  settings: LdapSettings,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  await using session = await openSession(settings, { signal, notice: () => {} });
  return await missingAmong(session, ids);
}

/** As `findMissingIds`, on an open connection. */
export async function missingAmong(session: PeopleSession, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const gone = new Set(ids);
  const attributes = requestedAttributes(session.mapping.externalId, session.server);
  const people = FilterParser.parseString(session.filter);
  for (let start = 0; start < ids.length; start += idsPerSearch) {
    const some = ids.slice(start, start + idsPerSearch);
    const tests = some.flatMap((id) => attributes.map((attribute) => isThis(attribute, id)));
    const filter = new AndFilter({ filters: [new OrFilter({ filters: tests }), people] });
    for (const base of session.settings.bases) {
      for await (const { presence, entry } of readPeople(session, { base, filter }, 1)) {
        if (presence === 'present') gone.delete(entry.externalId ?? '');
      }
    }
  }
  return gone;
}

/** NOTE: ldapts decodes escaped bytes in a filter's text as UTF-8, so a GUID is passed as bytes. */
export function isThis(attribute: string, value: string): EqualityFilter {
  return new EqualityFilter({ attribute, value: guids.has(attribute.toLowerCase()) ? guidBytes(value) : value });
}
