import { sql } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';
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
  };
}

/** Who acts in the audit trail where the configuration does. */
const actor = 'configuration';
const kind = 'administrator.added';

/**
 * Makes administrators of the logins that the configuration names, each once for all: whoever is removed in the settings later stays
 * removed at the next start. Several nodes may call it at once.
 */
export async function grantFirstAdministrators(database: Database, logins: readonly string[]): Promise<void> {
  if (logins.length === 0) return;
  await database.transaction(async (queries) => {
    // Against two nodes that start together: readers go on.
    await sql`lock table administrators in share row exclusive mode`.execute(queries);
    for (const login of logins) {
      const subject = identityKey(login);
      const granted = await queries
        .selectFrom('audit_trail')
        .select('id')
        .where('subject', '=', subject)
        .where('actor', '=', actor)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (granted !== undefined) continue;
      await queries
        .insertInto('administrators')
        .values({ login_key: subject, login, added_by: actor })
        .onConflict((conflict) => conflict.column('login_key').doNothing())
        .execute();
      await queries
        .insertInto('audit_trail')
        .values({ actor, kind, subject, before: null, after: JSON.stringify({ login }) })
        .execute();
    }
  });
}
