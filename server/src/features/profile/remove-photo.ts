import type { Queries } from '../../database/open-database.ts';
import { auditStore } from '../../people/audit-store.ts';
import type { PersonWithLayers } from '../../people/people-store.ts';
import { photoStore } from '../../people/photos/photo-store.ts';

/**
 * Removes the photo that a person uploaded, and adds an audit entry. The transaction has locked the row of the person. Returns false,
 * without a change, if there is none.
 */
export async function removePhoto(
  { person }: Pick<PersonWithLayers, 'person'>,
  actor: string,
  queries: Queries,
): Promise<boolean> {
  if (!(await photoStore(queries).removeOwn(person.id))) return false;
  const entry = { actor, kind: 'photo.removed', subject: person.login, before: null, after: null } as const;
  await auditStore(queries).record(entry);
  return true;
}
