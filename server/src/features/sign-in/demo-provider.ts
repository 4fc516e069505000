import type { EventEmitter } from 'node:events';
import type { FastifyPluginAsync } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { JSONWebKeySet } from 'jose';
import { isLoopback } from '../../config.ts';
import type { IdentityProvider } from '../../viewer/identity-provider.ts';
import { memoryAdapters } from './demo-adapter.ts';
import { demoConfiguration } from './demo-configuration.ts';
import { readDemoKeys } from './demo-keys.ts';
import type { Secrets } from './demo-keys.ts';
import { demoAudience, demoClientId, demoIssuer } from './demo-names.ts';
import { demoPages } from './demo-pages.ts';
import type { DemoPerson } from './demo-person.ts';
import { serveDemo } from './demo-routes.ts';
import { loadOidcProvider } from './load-oidc-provider.ts';

export interface DemoProviderOptions {
  /** `secretsStore(…)`: keeps the signing key. */
  secrets: Secrets;
  brandName: string;
  /** Logins to offer first, in this order; those that are not in the directory are left out. */
  suggestedLogins: readonly string[];
  /** People whose name matches; with an empty text any people, the same ones each time. */
  findPeople: (text: string, limit: number) => readonly DemoPerson[] | Promise<readonly DemoPerson[]>;
  /** Undefined for leavers and strangers. */
  personByLogin: (login: string) => DemoPerson | undefined | Promise<DemoPerson | undefined>;
  /** Administrators carry a badge. */
  isAdministrator: (login: string) => boolean | Promise<boolean>;
  /** Life of an access token; an hour. */
  accessTokenSeconds?: number;
  /** Called with errors of the provider, for the log. */
  onError: (error: unknown) => void;
}

export interface DemoProvider {
  /** Serves everything under `/demo-sign-in`: `await app.register(demo.plugin)`. */
  plugin: FastifyPluginAsync;
  /** For `createAccessTokens`: knows the keys without a call to itself. */
  identityProvider: IdentityProvider;
  clientId: string;
  /** What `aud` of its access tokens contains. */
  audience: string;
}

/** More origins than one machine usually has: localhost, 127.0.0.1 and [::1] on a port or two. */
const mostOrigins = 8;

/**
 * Runs a real OpenID provider inside the process. Its sign-in page lists people to choose from instead of asking for a password. It
 * answers only browsers on this machine; its issuer is the address that the browser uses.
 */
export async function createDemoProvider(options: DemoProviderOptions): Promise<DemoProvider> {
  const library = await loadOidcProvider();
  const keys = await readDemoKeys(options.secrets);
  const pages = demoPages(options.brandName);
  const adapter = memoryAdapters();
  const providers = new Map<string, Provider>();

  /** NOTE: oidc-provider has one issuer for its whole life, so each origin has a provider; sessions are shared by all. */
  const providerOf = (origin: string): Provider => {
    const known = providers.get(origin);
    if (known !== undefined) return known;
    const provider = new library.Provider(
      demoIssuer(origin),
      demoConfiguration({
        library,
        origin,
        keys,
        adapter,
        pages,
        personByLogin: async (login) => await options.personByLogin(login),
        accessTokenSeconds: options.accessTokenSeconds ?? 3600,
      }),
    );
    provider.on('server_error', (_context, error) => options.onError(error));
    // An event of Koa, which the types of oidc-provider leave out. Without a listener, Koa writes to the console.
    (provider as EventEmitter).on('error', options.onError);
    for (const oldest of providers.keys()) {
      if (providers.size < mostOrigins) break;
      providers.delete(oldest);
    }
    providers.set(origin, provider);
    return provider;
  };

  return {
    plugin: async (app) => serveDemo(app, { ...options, library, providerOf, pages }),
    identityProvider: {
      isIssuer: (issuer) => {
        const address = URL.parse(issuer);
        return address !== null && isLoopback(address.hostname) && issuer === demoIssuer(address.origin);
      },
      keys: { current: async () => keys.verifying as JSONWebKeySet, newerThan: async () => undefined },
      userinfo: undefined,
      introspect: undefined,
    },
    clientId: demoClientId,
    audience: demoAudience,
  };
}
