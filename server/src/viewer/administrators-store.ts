import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';
import type { AdministratorsTable } from '../database/tables.ts';
import type { Account, Viewer } from '../http/route.ts';
import { auditStore } from '../people/audit-store.ts';
import { identityKey } from '../people/identity-key.ts';

export interface Administrator {
  readonly login: string;
  readonly addedAt: Date;
  /** A login, `configuration`, `command line` or a feed's name; null when unknown. */
  readonly addedBy: string | null;
  /** When the rights were first used, which bound them to an account; null before. */
  readonly boundAt: Date | null;
  /** To which the rights are bound; null before. */
  readonly account: Account | null;
}

/** What the list says about a viewer: `other-account` is a login whose rights belong to another account at the identity provider. */
export type AdministratorRights = 'bound' | 'unbound' | 'other-account' | 'none';

type IdentifiedViewer = Pick<Viewer, 'login' | 'account'>;

export type AdministratorsStore = ReturnType<typeof administratorsStore>;

/** Who may administer the directory. */
export function administratorsStore(queries: Queries) {
  return {
    /** Whether the login is on the list, whatever its account; index `administrators_pkey`. */
    async isListed(login: string): Promise<boolean> {
      const row = await queries
        .selectFrom('administrators')
        .select('login_key')
        .where('login_key', '=', identityKey(login))
        .executeTakeFirst();
      return row !== undefined;
    },

    /** By the account, and by the login only where no account is bound yet (indexes `administrators_pkey`, `administrators_account`). */
    async rightsOf({ login, account }: IdentifiedViewer): Promise<AdministratorRights> {
      const rows = await queries
        .selectFrom('administrators')
        .select(['subject', 'issuer'])
        .where(({ or, and, eb }) =>
          or([
            eb('login_key', '=', identityKey(login)),
            ...(account === null
              ? []
              : [and([eb('issuer', '=', account.issuer), eb('subject', '=', account.subject)])]),
          ]),
        )
        .execute();
      if (rows.length === 0) return 'none';
      const isBound = rows.some(({ issuer, subject }) => issuer === account?.issuer && subject === account?.subject);
      if (account !== null && isBound) return 'bound';
      return rows.every(({ subject }) => subject === null) ? 'unbound' : 'other-account';
    },

    /** Whether the viewer has the rights, now or from the first use on. */
    async mayAdminister(viewer: IdentifiedViewer): Promise<boolean> {
      return ['bound', 'unbound'].includes(await this.rightsOf(viewer));
    },

    /** Binds the login's rights to an account. Returns false when they are bound already. */
    async bind(login: string, account: Account): Promise<boolean> {
      const bound = await queries
        .updateTable('administrators')
        .set({ issuer: account.issuer, subject: account.subject, bound_at: sql<Date>`now()` })
        .where('login_key', '=', identityKey(login))
        .where('subject', 'is', null)
        .returning('login_key')
        .executeTakeFirst();
      return bound !== undefined;
    },

    /** Lets another account of this login use the rights; the next one is bound. Returns false when none was bound. */
    async unbind(login: string): Promise<boolean> {
      const unbound = await queries
        .updateTable('administrators')
        .set({ issuer: null, subject: null, bound_at: null, rejected_at: null })
        .where('login_key', '=', identityKey(login))
        .where('subject', 'is not', null)
        .returning('login_key')
        .executeTakeFirst();
      return unbound !== undefined;
    },

    /** Returns the bound subject at the first rejection of another account within an hour, so that rejections cannot fill the audit trail. */
    async noteRejection(login: string): Promise<string | undefined> {
      const row = await queries
        .updateTable('administrators')
        .set({ rejected_at: sql<Date>`now()` })
        .where('login_key', '=', identityKey(login))
        .where((or) =>
          or.or([or('rejected_at', 'is', null), or('rejected_at', '<', sql<Date>`now() - interval '1 hour'`)]),
        )
        .returning('subject')
        .executeTakeFirst();
      return row?.subject ?? undefined;
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
      if (!(await this.isListed(login))) return 'unknown';
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
  const { issuer, subject } = row;
  const account = issuer === null || subject === null ? null : { issuer, subject };
  return { login: row.login, addedAt: row.added_at, addedBy: row.added_by, boundAt: row.bound_at, account };
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
