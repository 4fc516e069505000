import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../database/open-database.ts';
import type { AdministeredUnits, ClaimedRights, Viewer } from '../../http/viewer.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import { noUnits } from '../../http/unit-scope.ts';
import { joinUnits } from './administered-units.ts';
import { administratorsStore } from './administrators-store.ts';

type Subject = Pick<Viewer, 'login' | 'account' | 'claimedRights'>;

/** Minimum number of milliseconds between two audit entries about the use of the same claimed rights. */
const claimEntryInterval = 12 * 3_600_000;

/**
 * Returns what a viewer may administer, by the list of administrators and by claims of the token. The list is read each time, so that a
 * removal takes effect at once.
 *
 * The first use binds the rights in the list to the viewer's account at the identity provider, because a login may be reassigned to another
 * person but an account may not. A viewer without an account, because the provider does not reveal the subject of opaque tokens, has the
 * rights of the login as long as no account is bound to it.
 *
 * Claimed rights belong to the token. Their use is recorded in the audit log, since they are not in the list.
 */
export async function authorizeAdministrator(database: Database, viewer: Subject): Promise<AdministeredUnits> {
  const listed = await listedUnits(database, viewer);
  const { claimedRights } = viewer;
  if (claimedRights === undefined || listed === 'all') return listed;
  await recordClaim(database, viewer.login, claimedRights);
  return joinUnits(listed, claimedRights.units);
}

async function listedUnits(database: Database, viewer: Subject): Promise<AdministeredUnits> {
  const rights = await administratorsStore(database.kysely).rightsOf(viewer);
  if (rights.state === 'unbound' && viewer.account !== null) return await bind(database, viewer.login, viewer.account);
  if (rights.state === 'other-account') await recordRejection(database, viewer);
  return rights.units;
}

async function bind(
  database: Database,
  login: string,
  account: NonNullable<Viewer['account']>,
): Promise<AdministeredUnits> {
  return await database.transaction(async (queries) => {
    const administrators = administratorsStore(queries);
    const isBound = await administrators.bind(login, account);
    const { state, units } = await administrators.rightsOf({ login, account });
    // Another request may have bound them first.
    if (!isBound) return state === 'bound' ? units : noUnits;
    await auditStore(queries).record({
      actor: login,
      kind: 'administrator.bound',
      subject: identityKey(login),
      before: null,
      after: { account: account.subject },
    });
    return units;
  });
}

/** Writes at most one entry per person and set of rights in `claimEntryInterval`. Concurrent requests may write two. */
async function recordClaim(database: Database, login: string, { units, values }: ClaimedRights): Promise<void> {
  const trail = auditStore(database.kysely);
  const after = { claimValues: values, units: units === 'all' ? [] : [...units].toSorted() };
  const kind = 'administrator.by-claim';
  const [last] = await trail.list({ actor: login, kind, limit: 1 });
  const isRecorded =
    last !== undefined && last.at.getTime() > Date.now() - claimEntryInterval && isDeepStrictEqual(last.after, after);
  if (!isRecorded) await trail.record({ actor: login, kind, subject: identityKey(login), before: null, after });
}

async function recordRejection(database: Database, { login, account }: Subject) {
  await database.transaction(async (queries) => {
    const bound = await administratorsStore(queries).noteRejection(login);
    if (bound === undefined) return;
    await auditStore(queries).record({
      actor: login,
      kind: 'administrator.rejected',
      subject: identityKey(login),
      before: { account: bound },
      after: { account: account?.subject ?? '' },
    });
  });
}
