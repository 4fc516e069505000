import type { ClientConfiguration } from '@directory/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { demoClientId, demoIssuer } from './demo-names.ts';
import { loopbackOrigin } from './loopback.ts';

/** Path of the redirect URI on the directory's own origin. */
const callbackPath = '/implicit/callback';

/**
 * Returns a function that creates the configuration that the web application needs before sign-in.
 * @param options.config of the process
 * @param options.version version number for the footer
 * @param options.logoAddress URL of the configured logo on this origin; empty for the built-in one
 * @param options.isSignInReady whether the provider's endpoints are known
 * @returns undefined for a request from another machine if the demo sign-in is used
 */
export function clientConfigurationFor(options: {
  config: Config;
  version: string;
  logoAddress: string;
  isSignInReady: () => boolean;
}): (request: FastifyRequest) => ClientConfiguration | undefined {
  const { config, version, logoAddress, isSignInReady } = options;
  return (request) => {
    const oidc = oidcSettings(config, request, isSignInReady());
    if (oidc === undefined) return undefined;
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
  };
}

/** Undefined for a request from another machine if the demo sign-in is used. */
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
