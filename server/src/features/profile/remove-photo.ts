import type { Database } from '../../database/open-database.ts';
import { auditStore } from '../../people/audit-store.ts';
import { photoStore } from '../../people/photo-store.ts';

/** Removes the photo that a person uploaded, with the audit entry. Returns false, and changes nothing, when there is none. */
export async function removePhoto(
  database: Database,
  { personId, actor, subject }: { personId: number; actor: string; subject: string },
): Promise<boolean> {
  return await database.transaction(async (queries) => {
    if (!(await photoStore(queries).removeOwn(personId))) return false;
    await auditStore(queries).record({ actor, kind: 'photo.removed', subject, before: null, after: null });
    return true;
  });
}
