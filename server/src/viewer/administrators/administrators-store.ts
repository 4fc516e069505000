import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { AdministratorsTable } from '../../database/tables.ts';
import type { Account, AdministeredUnits, Viewer } from '../../http/viewer.ts';
import { identityKey } from '../../people/identity-key.ts';
import { noUnits } from '../../http/unit-scope.ts';
import { joinUnits } from './administered-units.ts';

export interface Administrator {
  readonly login: string;
  /** Id of a business unit; null for the whole directory. */
  readonly unit: string | null;
  readonly addedAt: Date;
  /** A login, `configuration`, `command line` or a feed's name; null when unknown. */
  readonly addedBy: string | null;
  /** When the rights were first used, which bound them to an account; null until then. */
  readonly boundAt: Date | null;
  /** The account that the rights are bound to; null until their first use. */
  readonly account: Account | null;
}

/**
 * The rights of a viewer by the list of administrators.
 * - `state`: `other-account` if the rights of the login are bound to another account at the identity provider
 * - `units`: empty unless the state is `bound` or `unbound`
 */
export interface ListedRights {
  readonly state: 'bound' | 'unbound' | 'other-account' | 'none';
  readonly units: AdministeredUnits;
}

type IdentifiedViewer = Pick<Viewer, 'login' | 'account' | 'claimedRights'>;

export type AdministratorsStore = ReturnType<typeof administratorsStore>;

/** The list of administrators. */
export function administratorsStore(queries: Queries) {
  return {
    /** Whether the list grants the login the whole directory, regardless of the account (index `administrators_pkey`). */
    async isListed(login: string): Promise<boolean> {
      return (await this.find(login))?.unit === null;
    },

    /**
     * Rights by the account, or by the login if no account is bound to it yet (indexes `administrators_pkey`, `administrators_account`).
     */
    async rightsOf({ login, account }: Pick<Viewer, 'login' | 'account'>): Promise<ListedRights> {
      const rows = await queries
        .selectFrom('administrators')
        .select(['subject', 'issuer', 'unit'])
        .where(({ or, and, eb }) =>
          or([
            eb('login_key', '=', identityKey(login)),
            ...(account === null
              ? []
              : [and([eb('issuer', '=', account.issuer), eb('subject', '=', account.subject)])]),
          ]),
        )
        .execute();
      const [first] = rows;
      if (first === undefined) return { state: 'none', units: noUnits };
      const bound = rows.find(
        ({ issuer, subject }) => account !== null && issuer === account.issuer && subject === account.subject,
      );
      if (bound !== undefined) return { state: 'bound', units: unitsOf(bound.unit) };
      // A row without an account was found by the login, which is unique, so there is at most one such row.
      if (rows.every(({ subject }) => subject === null)) return { state: 'unbound', units: unitsOf(first.unit) };
      return { state: 'other-account', units: noUnits };
    },

    /** The units that the viewer may administer, by the list (whether or not an account is bound yet) and by claims of the token. */
    async unitsOf(viewer: IdentifiedViewer): Promise<AdministeredUnits> {
      const { units } = await this.rightsOf(viewer);
      return joinUnits(units, viewer.claimedRights?.units ?? noUnits);
    },

    /** Whether the viewer may administer the whole directory. */
    async mayAdminister(viewer: IdentifiedViewer): Promise<boolean> {
      return (await this.unitsOf(viewer)) === 'all';
    },

    /** Binds the rights of a login to an account. Returns false if they are already bound, or there are none. */
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

    /** Unbinds the rights of a login, so that the next account with this login binds them. Returns false if no account was bound. */
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

    /**
     * Returns the bound subject for the first rejection within an hour, and undefined for others, so that rejections cannot fill the audit
     * log.
     */
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

    /** Whether the person who has this login has left. Call it in a transaction that holds `lock`, for which departures wait. */
    async hasLeft(login: string): Promise<boolean> {
      const leaver = await queries
        .selectFrom('people')
        .select('id')
        .where('login_key', '=', identityKey(login))
        .where('left_at', 'is not', null)
        .executeTakeFirst();
      return leaver !== undefined;
    },

    /**
     * Adds an administrator of a business unit or, if `unit` is null, of the whole directory. The latter also upgrades an administrator of
     * a unit. Returns false and changes nothing in all other cases in which the login is already an administrator.
     */
    async add(login: string, addedBy: string, unit: string | null = null): Promise<boolean> {
      const added = await queries
        .insertInto('administrators')
        .values({ login_key: identityKey(login), login, added_by: addedBy, unit })
        .onConflict((conflict) =>
          conflict
            .column('login_key')
            .doUpdateSet({ unit: null, added_by: addedBy, added_at: sql<Date>`now()` })
            .where('administrators.unit', 'is not', null)
            .where(sql<boolean>`${unit}::text is null`),
        )
        .returning('login_key')
        .executeTakeFirst();
      return added !== undefined;
    },

    /** All administrators, ordered by login. */
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

    /** Removes an administrator, unless it is the last one of the whole directory. Call it in a transaction that holds `lock`. */
    async remove(login: string): Promise<'removed' | 'unknown' | 'last'> {
      const found = await this.find(login);
      if (found === undefined) return 'unknown';
      if (found.unit === null && !(await hasOthers(login))) return 'last';
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

  /** Whether the list has other administrators of the whole directory. */
  async function hasOthers(login: string): Promise<boolean> {
    const other = await queries
      .selectFrom('administrators')
      .select('login_key')
      .where('login_key', '<>', identityKey(login))
      .where('unit', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return other !== undefined;
  }
}

function unitsOf(unit: string | null): AdministeredUnits {
  return unit === null ? 'all' : new Set([unit]);
}

function administratorOf(row: Selectable<AdministratorsTable>): Administrator {
  const { issuer, subject } = row;
  const account = issuer === null || subject === null ? null : { issuer, subject };
  const { login, unit, added_at: addedAt, added_by: addedBy, bound_at: boundAt } = row;
  return { login, unit, addedAt, addedBy, boundAt, account };
}
