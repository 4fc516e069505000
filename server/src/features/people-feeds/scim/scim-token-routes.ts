import { addScimToken, listScimTokens, maxScimTokens, removeScimToken, scimTokenPrefix } from '@directory/contract';
import type { PersonSummary, ScimToken } from '@directory/contract';
import { lockAndCount } from '../../../database/lock-and-count.ts';
import type { Database } from '../../../database/open-database.ts';
import { route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import { auditStore } from '../../../people/audit-store.ts';
import { hashOfToken, makeToken } from '../../../viewer/api-tokens/issued-token.ts';
import { scimTokensStore } from './scim-tokens-store.ts';
import type { ScimToken as StoredToken } from './scim-tokens-store.ts';

/** Routes with which administrators manage the tokens of SCIM clients. */
export function scimTokenRoutes({
  database,
  personByLogin,
}: {
  readonly database: Database;
  /** From memory; undefined for leavers and unknown logins. */
  readonly personByLogin: (login: string) => PersonSummary | undefined;
}): Route[] {
  const present = ({ createdAt, createdBy, lastUsedAt, ...token }: StoredToken): ScimToken => ({
    ...token,
    createdAt: createdAt.toISOString(),
    createdBy,
    createdByPerson: personByLogin(createdBy) ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  });

  return [
    route(listScimTokens, async () => (await scimTokensStore(database.kysely).list()).map(present)),

    route(addScimToken, async ({ body: { name, scope }, viewer, fail }) => {
      const secret = makeToken(scimTokenPrefix);
      return await database.transaction(async (queries) => {
        const tokens = scimTokensStore(queries);
        if ((await lockAndCount(queries, 'scim_tokens')) >= maxScimTokens) fail('scim-token.too-many');
        const token = await tokens.add({ name, scope, hash: hashOfToken(secret), createdBy: viewer.login });
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'scim-token.added',
          subject: name,
          before: null,
          after: { access: scope },
        });
        return { token: present(token), secret };
      });
    }),

    route(removeScimToken, async ({ params, viewer, fail }) => {
      return await database.transaction(async (queries) => {
        const { id, name, scope } = (await scimTokensStore(queries).remove(params.id)) ?? fail('scim-token.unknown');
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'scim-token.removed',
          subject: name,
          before: { access: scope },
          after: null,
        });
        return { id };
      });
    }),
  ];
}
