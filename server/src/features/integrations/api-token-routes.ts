import { addApiToken, apiTokenPrefix, listApiTokens, maxApiTokens, removeApiToken } from '@directory/contract';
import type { ApiToken, PersonSummary } from '@directory/contract';
import { lockAndCount } from '../../database/lock-and-count.ts';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import { apiTokensStore } from '../../viewer/api-tokens/api-tokens-store.ts';
import type { StoredApiToken } from '../../viewer/api-tokens/api-tokens-store.ts';
import { hashOfToken, makeToken } from '../../viewer/api-tokens/issued-token.ts';

/** Settings of the tokens with which other systems read the directory. */
export function apiTokenRoutes({
  database,
  personByLogin,
}: {
  readonly database: Database;
  /** From memory; undefined for leavers and unknown logins. */
  readonly personByLogin: (login: string) => PersonSummary | undefined;
}): Route[] {
  const present = ({ scopes, expiresAt, createdAt, createdBy, lastUsedAt, ...token }: StoredApiToken): ApiToken => ({
    ...token,
    scopes: [...scopes],
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= new Date(),
    createdAt: createdAt.toISOString(),
    createdBy,
    createdByPerson: personByLogin(createdBy) ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  });

  return [
    route(listApiTokens, async () => (await apiTokensStore(database.kysely).list()).map(present)),

    route(addApiToken, async ({ body, viewer, fail }) => {
      const secret = makeToken(apiTokenPrefix);
      return await database.transaction(async (queries) => {
        const tokens = apiTokensStore(queries);
        if ((await lockAndCount(queries, 'api_tokens')) >= maxApiTokens) fail('api-token.too-many');
        const token = await tokens.add({ ...body, hash: hashOfToken(secret), createdBy: viewer.login });
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'api-token.added',
          subject: token.name,
          before: null,
          after: auditValues(token),
        });
        return { token: present(token), secret };
      });
    }),

    route(removeApiToken, async ({ params, viewer, fail }) => {
      return await database.transaction(async (queries) => {
        const token = (await apiTokensStore(queries).remove(params.id)) ?? fail('api-token.unknown');
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'api-token.removed',
          subject: token.name,
          before: auditValues(token),
          after: null,
        });
        return { id: token.id };
      });
    }),
  ];
}

function auditValues({ scopes, peoplePerDay, expiresAt }: StoredApiToken) {
  return { scopes, peoplePerDay, expires: expiresAt.toISOString() };
}
