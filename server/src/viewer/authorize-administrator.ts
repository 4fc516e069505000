import type { Database } from '../database/open-database.ts';
import type { Viewer } from '../http/route.ts';
import { auditStore } from '../people/audit-store.ts';
import { identityKey } from '../people/identity-key.ts';
import { administratorsStore } from './administrators-store.ts';

/**
 * Whether a viewer may administer the directory. The first use binds the rights to the viewer's account at the identity provider: a login may
 * be given to another person later, an account may not. The list is read each time, so that a removal takes effect at once.
 *
 * A viewer without an account, whose provider does not tell the subject of opaque tokens, has the rights of the login as long as no account
 * is bound to it.
 */
export async function authorizeAdministrator(
  database: Database,
  viewer: Pick<Viewer, 'login' | 'account'>,
): Promise<boolean> {
  const rights = await administratorsStore(database.kysely).rightsOf(viewer);
  if (rights === 'unbound' && viewer.account !== null) return await bind(database, viewer.login, viewer.account);
  if (rights === 'other-account') await recordRejection(database, viewer);
  return rights === 'bound' || rights === 'unbound';
}

async function bind(database: Database, login: string, account: NonNullable<Viewer['account']>): Promise<boolean> {
  return await database.transaction(async (queries) => {
    const administrators = administratorsStore(queries);
    // Another request may have been first.
    if (!(await administrators.bind(login, account))) {
      return (await administrators.rightsOf({ login, account })) === 'bound';
    }
    await auditStore(queries).record({
      actor: login,
      kind: 'administrator.bound',
      subject: identityKey(login),
      before: null,
      after: { account: account.subject },
    });
    return true;
  });
}

async function recordRejection(database: Database, { login, account }: Pick<Viewer, 'login' | 'account'>) {
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
