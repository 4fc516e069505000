import { sql } from 'kysely';
import type { Database, Queries } from '../../database/open-database.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import { administratorsStore } from './administrators-store.ts';

/** The actor in the audit log for changes made by the configuration. */
const actor = 'configuration';

/**
 * Makes the logins in the configuration administrators, each only once: an administrator who was removed in the settings is not added again
 * at the next start. Several nodes may call it concurrently.
 * @returns the number of logins that were left out, and are tried again at the next start, because the person has left
 */
export async function grantFirstAdministrators(database: Database, logins: readonly string[]): Promise<number> {
  if (logins.length === 0) return 0;
  return await database.transaction(async (queries) => {
    const administrators = administratorsStore(queries);
    // Two nodes may start concurrently.
    await administrators.lock();
    // Uses the index audit_trail_actor. There are as many rows as logins were ever configured.
    const entries = await queries
      .selectFrom('audit_trail')
      .select('subject')
      .where('actor', '=', actor)
      .where('kind', '=', 'administrator.added')
      .execute();
    const granted = new Set(entries.map(({ subject }) => identityKey(subject)));
    const trail = auditStore(queries);
    let leavers = 0;
    for (const login of logins) {
      const key = identityKey(login);
      if (granted.has(key)) continue;
      granted.add(key);
      // The audit entries of an erased person no longer contain the login.
      if (await wasErased(key, queries)) continue;
      if (await administrators.hasLeft(login)) {
        leavers++;
        continue;
      }
      await administrators.add(login, actor);
      await trail.record({ actor, kind: 'administrator.added', subject: key, before: null, after: { login } });
    }
    return leavers;
  });
}

async function wasErased(loginKey: string, queries: Queries): Promise<boolean> {
  const { rows } = await sql`select 1 from erasures where login_hash = erasure_hash(${loginKey}) limit 1`.execute(
    queries,
  );
  return rows.length > 0;
}
