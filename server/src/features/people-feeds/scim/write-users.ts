import { randomUUIDv7 } from 'node:crypto';
import type { Database, Queries } from '../../../database/open-database.ts';
import { sqlStateOf } from '../../../database/sql-state.ts';
import { requestsAtOnce } from '../../../http/limits/request-queue.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { ConcurrentChangeError } from '../import/concurrent-change-error.ts';
import type { WrittenEntries } from '../import/write-feed-entries.ts';
import { entryOfUser, photoOf } from './user-entry.ts';
import { isSameUser, patchUser } from './patch-user.ts';
import type { PatchOperation } from './patch-user.ts';
import { etagOf } from './present-user.ts';
import { ScimError } from './scim-error.ts';
import { isUserId, scimUsersStore } from './scim-users-store.ts';
import type { ScimUsersStore, StoredUser } from './scim-users-store.ts';
import { isRecord } from './scim-value.ts';
import type { ScimUser } from './scim-value.ts';
import { lookupKeysOf, userNameKeyOf } from './user-lookups.ts';
import { enterpriseUrn } from './user-schemas.ts';

/** Writes entries of the feed in the given transaction. */
export type WriteEntries = (queries: Queries, entries: readonly FeedEntry[]) => Promise<WrittenEntries>;

/** Numbers of people added, changed and removed. */
export type UserFigures = Pick<WrittenEntries, 'added' | 'changed' | 'left'>;

/** The version on which a change is based: the value of If-Match, or undefined for any. */
export type Precondition = string | undefined;

export type UserWriter = ReturnType<typeof userWriter>;

/** Number of reports whose entries are written at a time when the reference to their manager changes. */
const reportsPerWrite = 250;
/** Maximum number of attempts to write a change that deadlocks, or conflicts with the run of a feed. */
const maxAttempts = 3;
/**
 * Maximum number of attempts to patch a user whom other requests are changing. One of them has succeeded each time, so it is enough for as
 * many requests at once: those of one token on five nodes.
 */
const maxPatchAttempts = 5 * requestsAtOnce.scimToken;
const uniqueViolation = '23505';
const deadlock = '40P01';
/** Fields that are unique among people. */
const identities = new Set<string>(['login', 'C_groupIdentifier', 'C_distinguishedName']);

/**
 * Adds, changes and removes users. Each change writes the user and the person in one transaction.
 * @throws ScimError
 */
export function userWriter(options: {
  readonly database: Database;
  readonly writeEntries: WriteEntries;
  /** Called after the commit of a change. */
  readonly onWritten: (figures: UserFigures) => void;
}) {
  const users = scimUsersStore(options.database.kysely);

  return {
    create: (user: ScimUser): Promise<StoredUser> => change((write) => write.create(user)),
    replace: (id: string, precondition: Precondition, user: ScimUser): Promise<StoredUser> =>
      change(async (write) => {
        const before = await write.lock(id, precondition);
        return await write.update(before, { ...user, active: user['active'] ?? before.user['active'] ?? true });
      }),
    /** Applies the operations before the transaction, since hundreds of them take seconds, and again if the user changes meanwhile. */
    async patch(id: string, precondition: Precondition, operations: readonly PatchOperation[]): Promise<StoredUser> {
      for (let attempt = 1; attempt <= maxPatchAttempts; attempt++) {
        const stored = checked(await users.find(id), precondition);
        const patched = await patchUser(stored.user, id, operations);
        // If the patch removes `active`, the person's presence does not change.
        const user = { ...patched, active: patched['active'] ?? stored.user['active'] ?? true };
        const written = await change(async (write) => {
          const before = await write.lock(id, precondition);
          return before.version === stored.version ? await write.update(before, user) : undefined;
        });
        if (written !== undefined) return written;
      }
      throw new ConcurrentChangeError('Other requests keep changing the user.');
    },
    remove: (id: string, precondition: Precondition): Promise<void> =>
      change((write) => write.remove(id, precondition)),
  };

  async function change<Result>(work: (write: ReturnType<typeof writeIn>) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      const written: UserFigures[] = [];
      try {
        const result = await options.database.transaction((queries) =>
          work(writeIn(queries, options.writeEntries, written)),
        );
        written.forEach(options.onWritten);
        return result;
      } catch (error) {
        const code = sqlStateOf(error);
        if (code === uniqueViolation) throw uniquenessError('userName or group ID');
        const mayPass = code === deadlock || error instanceof ConcurrentChangeError;
        if (!mayPass || attempt === maxAttempts) throw error;
      }
    }
  }
}

function writeIn(queries: Queries, writeEntries: WriteEntries, written: UserFigures[]) {
  const store = scimUsersStore(queries);
  const at = new Date();

  return {
    async create(given: ScimUser): Promise<StoredUser> {
      const user = { ...given, active: given['active'] ?? true };
      const id = randomUUIDv7();
      if (!(await store.insert(rowOf(id, user)))) throw uniquenessError('userName');
      await writePerson(id, user, { hadPhoto: false });
      return { id, user, version: 1, createdAt: at, modifiedAt: at };
    },

    /** Reads and locks a user. Use the stored id from then on: the client may have sent the UUID in upper case. */
    lock,

    /** @param before the locked user */
    async update(before: StoredUser, user: ScimUser): Promise<StoredUser> {
      const { id } = before;
      if (isSameUser(before.user, user)) return before;
      const version = before.version + 1;
      await store.update(rowOf(id, user), version);
      await writePerson(id, user, { hadPhoto: photoOf(before.user) !== undefined });
      if (referenceOf(before.user) !== referenceOf(user)) await rewriteReports(id, referenceOf(user));
      return { ...before, user, version, modifiedAt: at };
    },

    async remove(given: string, precondition: Precondition): Promise<void> {
      const before = await lock(given, precondition);
      const { id } = before;
      await writePerson(id, { ...before.user, active: false }, { hadPhoto: false });
      await store.remove(id);
    },
  };

  async function lock(id: string, precondition: Precondition): Promise<StoredUser> {
    return checked(await store.findForUpdate(id), precondition);
  }

  function rowOf(id: string, user: ScimUser) {
    return {
      id,
      user,
      userNameKey: userNameKeyOf(String(user['userName'])),
      lookupKeys: lookupKeysOf(user),
      managerId: managerIdOf(user),
      at,
    };
  }

  async function writePerson(id: string, user: ScimUser, { hadPhoto }: { hadPhoto: boolean }): Promise<void> {
    const entry = entryOfUser(id, user, { managerReference: await managerReferenceOf(store, user), hadPhoto });
    await write([entry]);
  }

  /**
   * Writes entries. Throws if one is rejected because another person has its login, group ID or distinguished name. Other faults drop their
   * value.
   */
  async function write(entries: readonly FeedEntry[]): Promise<void> {
    const result = await writeEntries(queries, entries);
    if (result.rejected > 0) {
      const field = result.faults.find((fault) => identities.has(fault.field))?.field;
      throw uniquenessError(field === undefined || field === 'login' ? 'userName' : field);
    }
    written.push(result);
  }

  /**
   * Rewrites the entries of a manager's reports. They refer to the manager by group ID or login, which has changed. Entries without a photo
   * leave the photo as it is.
   */
  async function rewriteReports(managerId: string, managerReference: string): Promise<void> {
    let after: string | undefined;
    do {
      const reports = await store.findReports(managerId, after, reportsPerWrite);
      const entries = reports
        .filter(({ user }) => user['active'] !== false)
        .map(({ id, user }) => entryOfUser(id, user, { managerReference, hadPhoto: false }));
      if (entries.length > 0) await write(entries);
      after = reports.length === reportsPerWrite ? reports.at(-1)?.id : undefined;
    } while (after !== undefined);
  }
}

/** @throws ScimError if there is no such user, or not in the expected version */
function checked(stored: StoredUser | undefined, precondition: Precondition): StoredUser {
  if (stored === undefined) throw unknownUser();
  if (precondition !== undefined && !matchesEtag(precondition, stored)) {
    throw new ScimError(412, 'The user has changed since this version.');
  }
  return stored;
}

function managerValue(user: ScimUser): string {
  const enterprise = user[enterpriseUrn];
  const manager = isRecord(enterprise) ? enterprise['manager'] : undefined;
  const value = isRecord(manager) ? manager['value'] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}

function managerIdOf(user: ScimUser): string | null {
  const value = managerValue(user);
  return isUserId(value) ? value.toLowerCase() : null;
}

/**
 * The reference to the manager of a user. Entra ID sends the id of the manager's user; other clients may send a login or a distinguished
 * name. Waits for a concurrent transaction that renames the manager, since it does not see reports that are not committed yet.
 */
async function managerReferenceOf(store: ScimUsersStore, user: ScimUser): Promise<string> {
  const id = managerIdOf(user);
  if (id === null) return managerValue(user);
  const manager = await store.findForShare(id);
  return manager === undefined ? '' : referenceOf(manager.user);
}

/** The reference by which reports refer to a user: the group ID if there is one, otherwise the login. */
function referenceOf(user: ScimUser): string {
  const { values } = entryOfUser('', user, { managerReference: '', hadPhoto: false });
  return values.C_groupIdentifier ?? values.login ?? '';
}

/** Evaluates If-Match or If-None-Match: a list of ETags, compared weakly, or `*`. */
export function matchesEtag(header: string, stored: Pick<StoredUser, 'version'>): boolean {
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || weak(tag) === weak(etagOf(stored)));
}

export function unknownUser(): ScimError {
  return new ScimError(404, 'There is no user with this id.');
}

function uniquenessError(field: string): ScimError {
  return new ScimError(409, `Another user has this ${field}.`, { scimType: 'uniqueness' });
}
