import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';
import type { AdministratorsTable } from '../database/tables.ts';
import { auditStore } from '../people/audit-store.ts';
import { identityKey } from '../people/identity-key.ts';

export interface Administrator {
  readonly login: string;
  readonly addedAt: Date;
  /** A login, `configuration`, `command line` or a feed's name; null when unknown. */
  readonly addedBy: string | null;
}

export type AdministratorsStore = ReturnType<typeof administratorsStore>;

/** Who may administer the directory. */
export function administratorsStore(queries: Queries) {
  return {
    /** Compared without regard to case; index `administrators_pkey`. */
    async isAdministrator(login: string): Promise<boolean> {
      const row = await queries
        .selectFrom('administrators')
        .select('login_key')
        .where('login_key', '=', identityKey(login))
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns false, and changes nothing, when they are one already. */
    async add(login: string, addedBy: string): Promise<boolean> {
      const added = await queries
        .insertInto('administrators')
        .values({ login_key: identityKey(login), login, added_by: addedBy })
        .onConflict((conflict) => conflict.column('login_key').doNothing())
        .returning('login_key')
        .executeTakeFirst();
      return added !== undefined;
    },

    /** By login. */
    async list(): Promise<Administrator[]> {
      const rows = await queries.selectFrom('administrators').selectAll().orderBy('login_key').execute();
      return rows.map(administratorOf);
    },

    async find(login: string): Promise<Administrator | undefined> {
      const row = await queries
        .selectFrom('administrators')
        .selectAll()
        .where('login_key', '=', identityKey(login))
        .executeTakeFirst();
      return row && administratorOf(row);
    },

    /** Locks the list against other writers until the transaction ends. Readers are not blocked. */
    async lock(): Promise<void> {
      await sql`lock table administrators in share row exclusive mode`.execute(queries);
    },

    /** Removes an administrator who is not the last one. Call it in a transaction that holds `lock`. */
    async remove(login: string): Promise<'removed' | 'unknown' | 'last'> {
      if (!(await this.isAdministrator(login))) return 'unknown';
      const others = await queries
        .selectFrom('administrators')
        .select('login_key')
        .where('login_key', '<>', identityKey(login))
        .limit(1)
        .executeTakeFirst();
      if (others === undefined) return 'last';
      await queries.deleteFrom('administrators').where('login_key', '=', identityKey(login)).execute();
      return 'removed';
    },

    /** Removes the administrators that an actor added, and returns their logins. */
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

function administratorOf(row: Selectable<AdministratorsTable>): Administrator {
  return { login: row.login, addedAt: row.added_at, addedBy: row.added_by };
}

/** Actor of the configuration in the audit trail. */
const actor = 'configuration';

/**
 * Makes the logins that the configuration names administrators, each only once: an administrator who is removed in the settings is
 * not added again at the next start. Several nodes may call it at once.
 */
export async function grantFirstAdministrators(database: Database, logins: readonly string[]): Promise<void> {
  if (logins.length === 0) return;
  await database.transaction(async (queries) => {
    const administrators = administratorsStore(queries);
    // Two nodes may start at the same time.
    await administrators.lock();
    // Index audit_trail_actor: as many rows as logins were ever configured.
    const entries = await queries
      .selectFrom('audit_trail')
      .select('subject')
      .where('actor', '=', actor)
      .where('kind', '=', 'administrator.added')
      .execute();
    const granted = new Set(entries.map(({ subject }) => identityKey(subject)));
    const trail = auditStore(queries);
    for (const login of logins) {
      const key = identityKey(login);
      if (granted.has(key)) continue;
      granted.add(key);
      // The audit entry of a person who was erased no longer contains the login.
      if (await wasErased(key, queries)) continue;
      await administrators.add(login, actor);
      await trail.record({ actor, kind: 'administrator.added', subject: key, before: null, after: { login } });
    }
  });
}

async function wasErased(loginKey: string, queries: Queries): Promise<boolean> {
  const { rows } = await sql`select 1 from erasures where login_hash = erasure_hash(${loginKey}) limit 1`.execute(
    queries,
  );
  return rows.length > 0;
}
