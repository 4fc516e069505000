import { clientConfiguration } from '@directory/contract';
import type { PersonSummary } from '@directory/contract';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { testLog } from '../../../test/test-log.ts';
import { readConfig } from '../../config/config.ts';
import { createApp } from '../../http/create-app.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Viewer } from '../../http/viewer.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { clientConfigurationFor } from './client-configuration.ts';
import { signInRoutes } from './sign-in-routes.ts';

const account = { issuer: 'https://login.group.example', subject: 'f2a7' };

const person: PersonSummary = {
  login: 'AB1234@group.example',
  firstName: 'Zoé',
  lastName: 'Müller',
  title: 'Engineer',
  email: 'zoe@group.example',
  organization: 'Networks',
  city: 'Paris',
  C_countryname: 'France',
  countryCode: 'FR',
  gbuName: '',
  photo: '',
};

async function ask(
  environment: Record<string, string>,
  request: { url: string; headers?: Record<string, string> },
  viewer?: Viewer,
) {
  const app = await createApp({
    logger: pino({}, testLog()),
    trustedProxies: Number(environment['TRUSTED_PROXIES'] ?? 0),
    requestsPerMinute: 1000,
    connectOrigins: () => [],
  });
  const routes = signInRoutes({
    configurationFor: clientConfigurationFor({
      config: readConfig(environment),
      version: '1.2.3',
      logoAddress: '',
      isSignInReady: () => true,
    }),
    administeredUnits: async ({ login }) => (login.toLowerCase() === 'ab1234@group.example' ? 'all' : new Set()),
    hintsOf: async () => [],
    storeHint: async () => {},
    personById: (id) => (id === 7 ? person : undefined),
  });
  const authentication = {
    identify: async () => {
      if (viewer === undefined) throw new HttpError('token.missing');
      return viewer;
    },
    keyOf: ({ login }: Viewer) => login,
    authorize: async () => new Set<string>(),
  };
  serveRoutes(app, routes, authentication, { reveal: () => {} });
  const response = await app.inject(request);
  return { status: response.statusCode, headers: response.headers, body: response.json() as Record<string, unknown> };
}

describe('getConfiguration', () => {
  const url = '/api/configuration';
  const company = { OIDC_ISSUER: 'https://login.group.example/', OIDC_CLIENT_ID: 'directory' };

  test('returns the demo sign-in at the origin that the browser used', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:4000', '[::1]:3000']) {
      const { status, headers, body } = await ask({}, { url, headers: { host } });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(clientConfiguration.parse(body)).toMatchObject({
        oidc: {
          issuer: `http://${host}/demo-sign-in`,
          redirectUri: `http://${host}/implicit/callback`,
          scopes: 'openid profile email',
          isDemo: true,
        },
        publicOrigin: '',
        version: '1.2.3',
      });
    }
  });

  test('does not return the demo sign-in to other machines', async () => {
    const { status, body } = await ask({}, { url, headers: { host: 'evil.example' } });
    expect([status, body]).toEqual([403, { error: expect.objectContaining({ code: 'access.denied' }) }]);
  });

  test('returns the provider of a company as configured', async () => {
    const environment = {
      ...company,
      OIDC_REDIRECT_URI: 'https://directory.group.example/implicit/callback',
      OIDC_SCOPES: 'openid profile email api',
      OIDC_AUDIENCE: 'https://directory.group.example/api',
    };
    const { body } = await ask(environment, { url, headers: { host: 'anything.example' } });
    expect(body['oidc']).toEqual({
      issuer: 'https://login.group.example/',
      clientId: 'directory',
      redirectUri: 'https://directory.group.example/implicit/callback',
      scopes: 'openid profile email api',
      audience: 'https://directory.group.example/api',
      resource: '',
      isDemo: false,
      isReady: true,
    });
  });

  test('uses the public origin for the redirect URI, and never an origin from the request', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const bodyOf = async (environment: Record<string, string>) =>
      (await ask({ ...company, ...environment }, { url, headers })).body;
    for (const environment of [{}, { TRUSTED_PROXIES: '1' }] as Record<string, string>[]) {
      const body = await bodyOf(environment);
      expect(body).toMatchObject({ publicOrigin: '', oidc: { redirectUri: '' } });
      expect(JSON.stringify(body)).not.toContain('evil.example');
    }
    expect(await bodyOf({ PUBLIC_ORIGIN: 'https://people.group.example/' })).toMatchObject({
      publicOrigin: 'https://people.group.example',
      oidc: { redirectUri: 'https://people.group.example/implicit/callback' },
    });
  });

  test('does not contain secrets', async () => {
    const environment = {
      ...company,
      OIDC_INTROSPECTION_CLIENT_ID: 'api',
      OIDC_INTROSPECTION_CLIENT_SECRET: 'top-secret',
    };
    const { body } = await ask(environment, { url });
    expect(JSON.stringify(body)).not.toContain('top-secret');
  });

  test('rejects parameters', async () => {
    expect((await ask({}, { url: `${url}?x=1`, headers: { host: 'localhost' } })).status).toBe(400);
  });
});

describe('getViewer', () => {
  const url = '/api/viewer';

  test('requires sign-in', async () => {
    expect((await ask({}, { url })).status).toBe(401);
  });

  test('rejects parameters', async () => {
    const viewer = { login: 'AB1234@group.example', personId: 7, account, signedInAt: undefined };
    expect((await ask({}, { url: `${url}?userId=x` }, viewer)).status).toBe(400);
  });

  test('returns the viewer, and whether they are an administrator', async () => {
    const viewer = { login: 'ab1234@GROUP.example', personId: 7, account, signedInAt: undefined };
    const { status, body } = await ask({}, { url }, viewer);
    expect([status, body]).toEqual([200, { login: 'ab1234@GROUP.example', isAdministrator: true, person }]);
  });

  test.each([null, 8])('returns no person for a viewer who is not in the directory (%j)', async (personId) => {
    const viewer = { login: 'unlisted@group.example', personId, account: null, signedInAt: undefined };
    const { body } = await ask({}, { url }, viewer);
    expect(body).toEqual({ login: 'unlisted@group.example', isAdministrator: false, person: null });
  });
});
