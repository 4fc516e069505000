import { getConfiguration, getViewer } from '@directory/contract';
import type { ClientConfiguration, PersonSummary } from '@directory/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { route } from '../../http/route.ts';
import type { AdministeredUnits, Route, Viewer } from '../../http/route.ts';
import { demoClientId, demoIssuer } from './demo-names.ts';
import { loopbackOrigin } from './loopback.ts';

/** Path of the redirect URI on the directory's own origin. */
const callbackPath = '/implicit/callback';

/**
 * Routes that the web application needs before and after sign-in.
 * @param options.config of the process
 * @param options.version version number for the footer
 * @param options.logoAddress URL of the configured logo on this origin; empty for the built-in one
 * @param options.personById the viewer's entry; undefined when it has been removed
 * @param options.administeredUnits read from the store for each request
 * @param options.isSignInReady whether the provider's endpoints are known
 */
export function signInRoutes(options: {
  config: Config;
  version: string;
  logoAddress: string;
  personById: (id: number) => PersonSummary | undefined | Promise<PersonSummary | undefined>;
  administeredUnits: (viewer: Viewer) => Promise<AdministeredUnits>;
  isSignInReady: () => boolean;
}): Route[] {
  const { config, version, logoAddress, personById, administeredUnits, isSignInReady } = options;
  return [
    route(getConfiguration, ({ request, reply, fail }) => {
      reply.header('cache-control', 'no-store');
      const oidc = oidcSettings(config, request, isSignInReady());
      if (oidc === undefined) return fail('access.denied');
      return {
        brand: {
          name: config.BRAND_NAME,
          logo: logoAddress && `${config.basePath}${logoAddress}`,
          accent: config.BRAND_ACCENT ?? '',
        },
        oidc,
        signsInAtOnce: config.SIGN_IN_AT_ONCE,
        quickResults: { size: config.QUICK_RESULTS, pause: config.QUICK_RESULTS_PAUSE },
        apiBase: `${config.basePath}/api`,
        publicOrigin: config.PUBLIC_ORIGIN ?? '',
        companyDomain: config.COMPANY_DOMAIN,
        informationNotice: config.INFORMATION_NOTICE_URL ?? '',
        socialLinks: config.SOCIAL_LINKS,
        version,
      };
    }),

    route(getViewer, async ({ viewer }) => {
      const units = await administeredUnits(viewer);
      return {
        login: viewer.login,
        isAdministrator: units === 'all',
        ...(units !== 'all' && units.size > 0 ? { administeredUnits: [...units].toSorted() } : {}),
        person: viewer.personId === null ? null : ((await personById(viewer.personId)) ?? null),
      };
    }),
  ];
}

/** Undefined for a request from another machine while the demo sign-in is used. */
function oidcSettings(
  config: Config,
  request: FastifyRequest,
  isReady: boolean,
): ClientConfiguration['oidc'] | undefined {
  const { oidc } = config;
  if (oidc !== undefined) {
    return {
      issuer: oidc.issuer,
      clientId: oidc.clientId,
      redirectUri:
        oidc.redirectUri ?? (config.PUBLIC_ORIGIN === undefined ? '' : `${config.PUBLIC_ORIGIN}${callbackPath}`),
      scopes: oidc.scopes,
      audience: oidc.audience ?? '',
      resource: oidc.resource ?? '',
      isDemo: false,
      isReady,
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
    isReady: true,
  };
}
