import { expect, test } from 'vitest';
import { someone } from '../../../test/login-of.ts';
import { makeKey, SigningProvider } from '../../../test/signing-provider.ts';
import { createAccessTokens } from '../tokens/access-tokens.ts';
import { readClaimPath } from '../administrators/administrator-claim.ts';
import { createRemoteProvider } from './remote-provider.ts';

const login = 'ab1234@group.example';
const now = Math.floor(Date.now() / 1000);

/** Access tokens as the recipes of docs/sign-in.md produce them, and the configuration of each recipe. */
const recipes = [
  {
    name: 'Keycloak',
    header: { typ: 'JWT' },
    claims: {
      typ: 'Bearer',
      azp: 'web',
      aud: ['web', 'account'],
      acr: '1',
      auth_time: now,
      'allowed-origins': ['https://directory.example.com'],
      realm_access: { roles: ['default-roles-company', 'offline_access', 'directory-admin'] },
      resource_access: { account: { roles: ['manage-account'] } },
      preferred_username: login,
      client_id: undefined,
    },
    audience: undefined,
    claim: 'realm_access.roles',
    value: 'directory-admin',
  },
  {
    name: 'Entra ID',
    header: { typ: 'JWT' },
    claims: {
      azp: 'web',
      azpacr: '0',
      auth_time: now,
      oid: '4d1c9b4e-0000-4000-8000-000000000001',
      tid: '4d1c9b4e-0000-4000-8000-000000000002',
      ver: '2.0',
      scp: 'access',
      scope: undefined,
      roles: ['Directory.Admin'],
      preferred_username: login,
      client_id: undefined,
    },
    audience: undefined,
    claim: 'roles',
    value: 'Directory.Admin',
  },
  {
    name: 'Okta',
    header: { typ: undefined as never },
    claims: {
      ver: 1,
      cid: 'web',
      uid: '00u1',
      aud: 'api://directory',
      auth_time: now,
      scp: ['openid', 'profile', 'email', 'offline_access'],
      scope: undefined,
      groups: ['Directory-Admins'],
      preferred_username: login,
      client_id: undefined,
    },
    audience: 'api://directory',
    claim: 'groups',
    value: 'Directory-Admins',
  },
];

test.each(recipes)('a token of $name provides the login, the time of sign-in and the rights', async (recipe) => {
  const key = await makeKey('one');
  const provider = await new SigningProvider().listen();
  provider.keys = [key.publicJwk];
  const tokens = createAccessTokens({
    provider: createRemoteProvider({ issuer: provider.issuer, clientId: 'web' }),
    clientId: 'web',
    audience: recipe.audience,
    loginClaim: 'preferred_username',
    administratorClaim: { path: readClaimPath(recipe.claim) ?? [], all: new Set([recipe.value]), units: new Map() },
  });
  const identity = await tokens.identityOf(await provider.token(key, recipe.claims, recipe.header), someone);
  expect(identity).toMatchObject({
    login,
    account: { issuer: provider.issuer, subject: 'f2a7' },
    signedInAt: new Date(now * 1000),
    claimedRights: { units: 'all', values: [recipe.value] },
  });
  expect(provider.count('/userinfo')).toBe(0);
});
