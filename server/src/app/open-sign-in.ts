import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { demoLogins } from '../features/people-feeds/demo/demo-group.ts';
import { createDemoProvider } from '../features/sign-in/demo-provider.ts';
import type { DemoProviderOptions } from '../features/sign-in/demo-provider.ts';
import { openCompanySignIn } from '../viewer/provider/company-sign-in.ts';

const noOrigins: readonly string[] = [];

/** Connects to the company's identity provider, or creates the demo provider inside this process, which `plugin` serves. */
export async function openSignIn({
  config,
  logger,
  ...directory
}: {
  config: Config;
  logger: FastifyBaseLogger;
} & Omit<DemoProviderOptions, 'brandName' | 'suggestedLogins'>) {
  const { oidc } = config;
  if (oidc !== undefined) return { ...(await openCompanySignIn({ oidc, logger })), plugin: undefined };
  const { clientId, audience, identityProvider, plugin } = await createDemoProvider({
    ...directory,
    brandName: config.BRAND_NAME,
    suggestedLogins: demoLogins,
  });
  const tokenOptions = { provider: identityProvider, clientId, audience, loginClaim: 'preferred_username' };
  return { browserOrigins: () => noOrigins, isReady: () => true, close: () => {}, plugin, tokenOptions };
}
