import { sql } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';
import { auditStore } from '../people/audit-store.ts';
import { identityKey } from '../people/identity-key.ts';

export type AdministratorsStore = ReturnType<typeof administratorsStore>;

/** Who may administer the directory. */
export function administratorsStore(queries: Queries) {
  return {
    /** Compared without regard to case; carried by `administrators_pkey`. */
    async isAdministrator(login: string): Promise<boolean> {
      const row = await queries
        .selectFrom('administrators')
        .select('login_key')
        .where('login_key', '=', identityKey(login))
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Answers false, and changes nothing, when they are one already. */
    async add(login: string, addedBy: string): Promise<boolean> {
      const added = await queries
        .insertInto('administrators')
        .values({ login_key: identityKey(login), login, added_by: addedBy })
        .onConflict((conflict) => conflict.column('login_key').doNothing())
        .returning('login_key')
        .executeTakeFirst();
      return added !== undefined;
    },

    /** Removes whomever somebody added, and answers their logins. */
    async removeAddedBy(addedBy: string): Promise<string[]> {
      const removed = await queries
        .deleteFrom('administrators')
        .where('added_by', '=', addedBy)
        .returning('login')
        .execute();
      return removed.map((row) => row.login);
    },
  };
}

/** Who acts in the audit trail where the configuration does. */
const actor = 'configuration';

/**
 * Makes administrators of the logins that the configuration names, each once for all: whoever is removed in the settings later stays
 * removed at the next start. Several nodes may call it at once.
 */
export async function grantFirstAdministrators(database: Database, logins: readonly string[]): Promise<void> {
  if (logins.length === 0) return;
  await database.transaction(async (queries) => {
    // Against two nodes that start together: readers go on.
    await sql`lock table administrators in share row exclusive mode`.execute(queries);
    // Carried by audit_trail_actor: as many rows as logins were ever configured.
    const entries = await queries
      .selectFrom('audit_trail')
      .select('subject')
      .where('actor', '=', actor)
      .where('kind', '=', 'administrator.added')
      .execute();
    const granted = new Set(entries.map(({ subject }) => identityKey(subject)));
    const trail = auditStore(queries);
    const administrators = administratorsStore(queries);
    for (const login of logins) {
      const key = identityKey(login);
      if (granted.has(key)) continue;
      granted.add(key);
      await administrators.add(login, actor);
      await trail.record({ actor, kind: 'administrator.added', subject: key, before: null, after: { login } });
    }
  });
}
