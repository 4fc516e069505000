import type { EventEmitter } from 'node:events';
import type { FastifyPluginAsync } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { JSONWebKeySet } from 'jose';
import { isLoopback } from '../../config/network.ts';
import type { IdentityProvider } from '../../viewer/provider/identity-provider.ts';
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
  /** Stores the signing key. */
  secrets: Secrets;
  brandName: string;
  /** Logins to suggest, in this order. Those that are not in the directory are omitted. */
  suggestedLogins: readonly string[];
  /** Returns people whose name matches the text; for an empty text, any people, but always the same. */
  findPeople: (text: string, limit: number) => readonly DemoPerson[] | Promise<readonly DemoPerson[]>;
  /** Undefined for leavers and unknown logins. */
  personByLogin: (login: string) => DemoPerson | undefined | Promise<DemoPerson | undefined>;
  /** Administrators have a badge. */
  isAdministrator: (login: string) => boolean | Promise<boolean>;
  /** Lifetime of an access token in seconds; one hour by default. */
  accessTokenSeconds?: number;
  /** Called with errors of the provider, to log them. */
  onError: (error: unknown) => void;
}

export interface DemoProvider {
  /** Serves everything under `/demo-sign-in`: `await app.register(demo.plugin)`. */
  plugin: FastifyPluginAsync;
  /** For `createAccessTokens`. It contains the keys, so that the server does not have to send requests to itself. */
  identityProvider: IdentityProvider;
  clientId: string;
  /** `aud` of its access tokens. */
  audience: string;
}

/** Maximum number of origins; a machine usually has localhost, 127.0.0.1 and [::1] on one or two ports. */
const maxOrigins = 8;

/**
 * Runs a real OpenID provider inside the process. Its sign-in page lists people to choose from instead of asking for a password. It serves
 * only browsers on this machine. Its issuer is the origin that the browser uses.
 */
export async function createDemoProvider(options: DemoProviderOptions): Promise<DemoProvider> {
  const library = await loadOidcProvider();
  const keys = await readDemoKeys(options.secrets);
  const pages = demoPages(options.brandName);
  const adapter = memoryAdapters();
  const providers = new Map<string, Provider>();

  /** NOTE: an instance of oidc-provider has a fixed issuer, so there is an instance for each origin. They share their sessions. */
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
    // An event of Koa that is missing from the types of oidc-provider. Without a listener, Koa writes to the console.
    (provider as EventEmitter).on('error', options.onError);
    for (const oldest of providers.keys()) {
      if (providers.size < maxOrigins) break;
      providers.delete(oldest);
    }
    providers.set(origin, provider);
    return provider;
  };

  return {
    plugin: async (app) => serveDemo(app, { ...options, library, providerOf, pages }),
    identityProvider: {
      // The same for all origins, so that an account is the same at localhost and at 127.0.0.1.
      issuer: demoAudience,
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
