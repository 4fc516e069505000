import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { SigningProvider } from '../../../test/signing-provider.ts';
import { testLog } from '../../../test/test-log.ts';
import { readConfig } from '../../config/config.ts';
import { clientConfigurationFor } from './client-configuration.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { createLogger } from '../../log/create-logger.ts';
import { createApp } from '../../http/create-app.ts';
import { serveHealth } from '../../http/health.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { openCompanySignIn } from '../../viewer/provider/company-sign-in.ts';

const retries = { tries: 1, firstPause: 1, timeout: 20_000 };
const pauses = { first: 10, longest: 50, whenLoaded: 50 };

/** A node whose provider has its token endpoint on another origin. */
async function start(provider: SigningProvider, environment: Record<string, string> = {}) {
  provider.metadata = {
    token_endpoint: 'http://tokens.example/token',
    revocation_endpoint: 'http://revocation.example/revoke',
    ...provider.metadata,
  };
  const config = readConfig({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'web', ...environment });
  if (config.oidc === undefined) throw new Error('no provider is configured');
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
  const signIn = await openCompanySignIn({ oidc: config.oidc, logger, retries, pauses });
  onTestFinished(signIn.close);
  const app = await createApp({
    logger: pino({}, testLog()),
    trustedProxies: 0,
    requestsPerMinute: 1000,
    connectOrigins: signIn.browserOrigins,
  });
  const routes = signInRoutes({
    configurationFor: clientConfigurationFor({
      config,
      version: '1.2.3',
      logoAddress: '',
      isSignInReady: signIn.isReady,
    }),
    hintsOf: async () => [],
    storeHint: async () => {},
    personById: () => undefined,
    administeredUnits: async () => new Set(),
  });
  const authentication = {
    identify: () => Promise.reject(),
    keyOf: () => '',
    authorize: async () => new Set<string>(),
  };
  serveRoutes(app, routes, authentication, { reveal: () => {} });
  serveHealth(app, {
    waitingFor: async () => (signIn.isReady() ? [] : ['identity provider']),
    servingWaitsFor: () => [],
  });
  const ask = async (url: string) => {
    const response = await app.inject({ url });
    const policy = String(response.headers['content-security-policy']);
    return { status: response.statusCode, policy, body: response.json() as Record<string, unknown> };
  };
  return { ask, lines };
}

const away = () => Array<number>(100_000).fill(503);

test('if the provider is unavailable at the start, sign-in works as soon as the provider is available', async () => {
  const provider = await new SigningProvider().listen();
  provider.failures = away();
  const { ask, lines } = await start(provider);
  expect(await ask('/health/ready')).toMatchObject({
    status: 503,
    body: { status: 'not ready', waitingFor: ['identity provider'] },
  });
  const before = await ask('/api/configuration');
  expect(before.body).toMatchObject({ oidc: { isReady: false } });
  expect(before.policy).not.toContain('tokens.example');
  expect(lines.join('')).toMatch(
    /"problem":"http:\S+ responded with HTTP status 503","msg":"OIDC_ISSUER: the metadata and keys of the identity provider could not be loaded yet;/,
  );

  provider.failures = [];
  await expect.poll(async () => (await ask('/health/ready')).status).toBe(200);
  const after = await ask('/api/configuration');
  expect(after.body).toMatchObject({ oidc: { isReady: true } });
  for (const origin of [provider.origin, 'http://tokens.example', 'http://revocation.example']) {
    expect(after.policy).toMatch(new RegExp(`connect-src 'self'[^;]* ${origin}(?: |;)`));
  }
});

test('the log says how to correct an OIDC_ISSUER that differs from the issuer of the provider', async () => {
  const provider = await new SigningProvider().listen();
  const { lines } = await start(provider, { OIDC_ISSUER: provider.origin.replace('127.0.0.1', 'localhost') });
  expect(lines.join('')).toContain(`"problem":"The issuer of the provider is ${provider.origin}: set OIDC_ISSUER to`);
});

test('if the provider is available at the start, the first page may call all of its endpoints', async () => {
  const { ask } = await start(await new SigningProvider().listen());
  const { body, policy } = await ask('/api/configuration');
  expect(body).toMatchObject({ oidc: { isReady: true } });
  expect(policy).toContain('http://tokens.example');
});

test('the log says at the next reload what is wrong with a provider that has changed its metadata, while sign-in still works', async () => {
  const provider = await new SigningProvider().listen();
  const { ask, lines } = await start(provider);
  expect(lines).toEqual([]);
  provider.metadata = { issuer: 'https://elsewhere.example' };
  await expect
    .poll(() => lines.join(''))
    .toMatch(
      /"problem":"The issuer of the provider is https:\/\/elsewhere\.example: set OIDC_ISSUER .*","msg":"OIDC_ISSUER: the metadata and keys of the identity provider could not be reloaded;/,
    );
  expect((await ask('/health/ready')).status).toBe(200);
});

test('a provider that publishes no key counts as unavailable, at the start and at a reload', async () => {
  const provider = await new SigningProvider().listen();
  const { keys } = provider;
  provider.keys = [];
  const { ask, lines } = await start(provider);
  expect((await ask('/health/ready')).status).toBe(503);
  const problem = `"problem":"${provider.origin}/keys returned no key that can check a signature"`;
  expect(lines.join('')).toContain(
    `${problem},"msg":"OIDC_ISSUER: the metadata and keys of the identity provider could not be loaded yet`,
  );
  provider.keys = keys;
  await expect.poll(async () => (await ask('/health/ready')).status).toBe(200);
  lines.length = 0;
  provider.keys = [];
  await expect
    .poll(() => lines.join(''))
    .toContain(
      `${problem},"msg":"OIDC_ISSUER: the metadata and keys of the identity provider could not be reloaded; the loaded ones stay in use for an hour`,
    );
  expect((await ask('/health/ready')).status).toBe(200);
});

test('the operator is warned when tokens for other services are accepted', async () => {
  const provider = await new SigningProvider().listen();
  expect((await start(provider)).lines).toEqual([]);
  expect((await start(provider, { OIDC_ACCEPT_AZP: 'true' })).lines.join('')).toContain('OIDC_ACCEPT_AZP');
});
