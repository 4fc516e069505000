import type { AdapterFactory, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { identityKey } from '../../people/identity-key.ts';
import { demoAudience, demoClientId, demoPath } from './demo-names.ts';
import type { DemoKeys } from './demo-keys.ts';
import type { DemoPages } from './demo-pages.ts';
import type { DemoPerson } from './demo-person.ts';
import type { OidcLibrary } from './load-oidc-provider.ts';
import { preferredLanguage } from '../../http/headers/preferred-language.ts';

const hour = 60 * 60;

/** The `sub` of a login, which is opaque and in ASCII like that of a real provider. */
export function subjectOf(login: string): string {
  return Buffer.from(identityKey(login)).toString('base64url');
}

/**
 * Configures the demo provider like a typical real one: authorization code with PKCE for one public client, refresh tokens, signed
 * access tokens for one resource (RFC 9068), logout by the client (OpenID Connect RP-Initiated Logout), no consent page.
 */
export function demoConfiguration(options: {
  library: OidcLibrary;
  /** Origin in the browser: scheme, host and port. */
  origin: string;
  keys: DemoKeys;
  adapter: AdapterFactory;
  pages: DemoPages;
  personByLogin: (login: string) => Promise<DemoPerson | undefined>;
  accessTokenSeconds: number;
}): Configuration {
  const { library, origin, keys, adapter, pages, personByLogin, accessTokenSeconds } = options;
  const personOf = (subject: string) => personByLogin(Buffer.from(subject, 'base64url').toString());
  const cookie = { httpOnly: true, sameSite: 'lax', overwrite: true } as const;
  return {
    adapter,
    jwks: keys.signing,
    cookies: {
      keys: [keys.cookies],
      names: { session: 'demo_session', interaction: 'demo_sign_in', resume: 'demo_resume' },
      long: { ...cookie, path: demoPath },
      short: cookie,
    },
    clients: [
      {
        client_id: demoClientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origin}/implicit/callback`],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    clientBasedCORS: (_context, asking) => asking === origin,
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    findAccount: async (_context, subject) => {
      const person = await personOf(subject);
      return person === undefined
        ? undefined
        : { accountId: subject, claims: async () => ({ sub: subject, ...claimsOf(person) }) };
    },
    extraTokenClaims: async ({ oidc: { entities } }, token) => {
      const person = 'accountId' in token ? await personOf(token.accountId) : undefined;
      if (person === undefined) return undefined;
      const signedInAt = entities.AuthorizationCode?.authTime ?? entities.RefreshToken?.authTime;
      return { preferred_username: person.login, ...(signedInAt === undefined ? {} : { auth_time: signedInAt }) };
    },
    interactions: { url: (_context, { uid }) => `${demoPath}/people/${uid}` },
    loadExistingGrant: grantEverything,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_context, client, token) => token.clientId === client.clientId,
      },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => demoAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => {
          if (resource !== demoAudience) throw new library.errors.InvalidTarget();
          return {
            scope: '',
            audience: demoAudience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: accessTokenSeconds,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = pages.leave(languageOf(context), form, context.oidc.entities.IdTokenHint !== undefined);
        },
        postLogoutSuccessSource: (context) => {
          context.type = 'html';
          context.body = pages.left(languageOf(context));
        },
      },
    },
    renderError: (context, out) => {
      context.type = 'html';
      context.body = pages.failed(languageOf(context), out.error, out.error_description ?? '');
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: 12 * hour,
      IdToken: hour,
      Interaction: hour / 2,
      RefreshToken: 12 * hour,
      Session: 12 * hour,
    },
  };
}

function languageOf(context: KoaContextWithOIDC) {
  return preferredLanguage(context.oidc.params?.['ui_locales'], context.get('accept-language'));
}

function claimsOf(person: DemoPerson) {
  return {
    preferred_username: person.login,
    name: [person.firstName, person.lastName].filter(Boolean).join(' '),
    given_name: person.firstName,
    family_name: person.lastName,
    ...(person.email === '' ? {} : { email: person.email, email_verified: true }),
  };
}

/** Grants all scopes without a consent page, since the only client is the directory. */
async function grantEverything(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  await grant.save();
  return grant;
}
