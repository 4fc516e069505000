import { addAdministrator, isAdministrator, listAdministrators, removeAdministrator } from '@directory/contract';
import type { Administrator, PersonSummary } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { References } from '../../people/reference-lists.ts';
import { administratorsStore } from '../../viewer/administrators/administrators-store.ts';
import type {
  Administrator as StoredAdministrator,
  AdministratorsStore,
} from '../../viewer/administrators/administrators-store.ts';

/** Settings of the administrators. */
export function administratorRoutes(dependencies: {
  database: Database;
  references: References;
  personByLogin: (login: string) => PersonSummary | undefined;
}): Route[] {
  const { database, references, personByLogin } = dependencies;
  const present = ({
    login,
    unit,
    addedAt,
    addedBy,
    boundAt,
  }: Omit<StoredAdministrator, 'account'>): Administrator => ({
    login,
    unit: unit ?? '',
    addedAt: addedAt.toISOString(),
    addedBy: addedBy ?? '',
    addedByPerson: (addedBy === null ? undefined : personByLogin(addedBy)) ?? null,
    person: personByLogin(login) ?? null,
    boundAt: boundAt?.toISOString() ?? null,
  });

  return [
    route(isAdministrator, async ({ params, viewer, fail }) => {
      const store = administratorsStore(database.kysely);
      const mayAdminister = await store.mayAdminister(viewer);
      if (identityKey(params.login) === identityKey(viewer.login)) return mayAdminister;
      return mayAdminister ? await store.isListed(params.login) : fail('access.denied');
    }),

    route(listAdministrators, async () => (await administratorsStore(database.kysely).list()).map(present)),

    route(addAdministrator, async ({ body, viewer, fail }) => {
      const { unit = null } = body;
      if (unit !== null && !references.businessUnit.has(unit)) {
        fail('request.invalid', [{ field: 'unit', code: 'error.e2' }]);
      }
      const person = personByLogin(body.userLogin);
      const login = person?.login ?? body.userLogin;
      return await database.transaction(async (queries) => {
        const administrators = administratorsStore(queries);
        await lockFor(viewer, administrators);
        // A leaver would have the rights for as long as the identity provider issues tokens for the login.
        if (await administrators.hasLeft(login)) fail('profile.left');
        if (person === undefined && body.allowsUnlisted !== true) fail('administrator.not-listed');
        if (!(await administrators.add(login, viewer.login, unit))) fail('administrator.known');
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'administrator.added',
          subject: identityKey(login),
          before: null,
          after: { login, ...(unit === null ? {} : { unit }) },
        });
        const added = await administrators.find(login);
        if (added === undefined) throw new Error('the administrator who was just added is missing');
        return present(added);
      });
    }),

    route(removeAdministrator, async ({ params, viewer, fail }) => {
      return await database.transaction(async (queries) => {
        const administrators = administratorsStore(queries);
        await lockFor(viewer, administrators);
        const { login, unit } = (await administrators.find(params.login)) ?? fail('administrator.unknown');
        if ((await administrators.remove(login)) === 'last') fail('administrator.last');
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'administrator.removed',
          subject: identityKey(login),
          before: { login, ...(unit === null ? {} : { unit }) },
          after: null,
        });
        return { login };
      });
    }),
  ];
}

/**
 * Locks the list of administrators and checks the viewer again, since two administrators may remove each other concurrently.
 * @throws HttpError `access.denied`
 */
async function lockFor(viewer: Viewer, administrators: AdministratorsStore): Promise<void> {
  await administrators.lock();
  if (!(await administrators.mayAdminister(viewer))) throw new HttpError('access.denied');
}
