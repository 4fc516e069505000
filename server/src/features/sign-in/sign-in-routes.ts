import { getConfiguration, getViewer } from '@directory/contract';
import type { ClientConfiguration, PersonSummary } from '@directory/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { demoClientId, demoIssuer } from './demo-names.ts';
import { loopbackOrigin } from './loopback.ts';

/** Where every provider sends the browser back to, on the directory's own origin. */
const callbackPath = '/implicit/callback';

/**
 * What the web application must know before and after a sign-in.
 * @param options.config of the process
 * @param options.version shown in the footer
 * @param options.logoAddress of the configured logo on this origin, empty for the built-in one
 * @param options.personById the viewer's own entry; undefined when it is gone meanwhile
 * @param options.isAdministrator read from the store at each call
 */
export function signInRoutes(options: {
  config: Config;
  version: string;
  logoAddress: string;
  personById: (id: number) => PersonSummary | undefined | Promise<PersonSummary | undefined>;
  isAdministrator: (login: string) => Promise<boolean>;
}): Route[] {
  const { config, version, logoAddress, personById, isAdministrator } = options;
  return [
    route(getConfiguration, ({ request, reply, fail }) => {
      reply.header('cache-control', 'no-store');
      const oidc = oidcSettings(config, request);
      if (oidc === undefined) return fail('access.denied');
      return {
        brand: { name: config.BRAND_NAME, logo: logoAddress, accent: config.BRAND_ACCENT ?? '' },
        oidc,
        apiBase: '/api',
        publicOrigin: config.PUBLIC_ORIGIN ?? originOf(request),
        companyDomain: config.COMPANY_DOMAIN,
        informationNotice: config.INFORMATION_NOTICE_URL ?? '',
        socialLinks: config.SOCIAL_LINKS,
        version,
      };
    }),

    route(getViewer, async ({ viewer }) => ({
      login: viewer.login,
      isAdministrator: await isAdministrator(viewer.login),
      person: viewer.personId === null ? null : ((await personById(viewer.personId)) ?? null),
    })),
  ];
}

/** Undefined where the demo sign-in is asked for from anywhere but this machine. */
function oidcSettings(config: Config, request: FastifyRequest): ClientConfiguration['oidc'] | undefined {
  const { oidc } = config;
  if (oidc !== undefined) {
    return {
      issuer: oidc.issuer,
      clientId: oidc.clientId,
      redirectUri: oidc.redirectUri ?? `${config.PUBLIC_ORIGIN ?? originOf(request)}${callbackPath}`,
      scopes: oidc.scopes,
      audience: oidc.audience ?? '',
      resource: oidc.resource ?? '',
      isDemo: false,
    };
  }
  const origin = loopbackOrigin(request.headers);
  if (origin === undefined) return undefined;
  return {
    issuer: demoIssuer(origin),
    clientId: demoClientId,
    redirectUri: `${origin}${callbackPath}`,
    scopes: 'openid profile email',
    audience: '',
    resource: '',
    isDemo: true,
  };
}

/** By which the browser came, as far as the trusted proxies tell. */
function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
