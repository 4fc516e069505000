import { nameHashOf } from './known-ids.ts';
import { outermost } from './ldap-settings.ts';
import { readIds } from './read-people.ts';
import type { PeopleSession } from './read-people.ts';
import { maxContainers } from './source-memory.ts';
import type { SourceMemory } from './source-memory.ts';

/** Object classes of entries that contain people. One that the server does not know matches nothing. */
const classes = ['organizationalUnit', 'container', 'organization', 'locality', 'country'];
const isContainer = `(|${classes.map((name) => `(objectClass=${name})`).join('')})`;
/** Attributes with the ids of containers. FEED_LDAP_MAP applies to people only. */
const idAttributes = ['objectguid', 'entryuuid', 'nsuniqueid'];

/** The ids and names of the organizational units of a base, at most `maxContainers` + 1. */
export async function* readContainers(
  session: PeopleSession,
  base: string,
  filter = isContainer,
): AsyncGenerator<{ readonly id: string; readonly dn: string }> {
  let count = 0;
  for await (const container of readIds(session, { base, filter }, idAttributes)) {
    yield container;
    if (++count > maxContainers) return;
  }
}

/**
 * The names of changed organizational units that were renamed, moved or created. The names of all entries below them have changed, although
 * these entries do not count as changed.
 */
export async function movedContainers(
  session: PeopleSession,
  memory: SourceMemory,
  { base, changed }: { readonly base: string; readonly changed: string },
): Promise<string[]> {
  const names: string[] = [];
  for await (const { id, dn } of readContainers(session, base, `(&${changed}${isContainer})`)) {
    if (memory.hasContainerMoved(id, nameHashOf(dn))) names.push(dn);
  }
  const moved = outermost(names);
  for (const name of moved) {
    for await (const { id, dn } of readContainers(session, name)) memory.hasContainerMoved(id, nameHashOf(dn));
  }
  return moved;
}
