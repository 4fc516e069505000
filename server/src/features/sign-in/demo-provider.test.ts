import { demoPeople } from '@directory/demo-group';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loginOf } from '../../../test/login-of.ts';
import { beginSignIn, cookieJar } from '../../../test/open-id-provider.ts';
import type { Tokens } from '../../../test/open-id-provider.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { secretsStore } from '../../database/secrets-store.ts';
import { HttpError } from '../../http/http-error.ts';
import { createAccessTokens } from '../../viewer/tokens/access-tokens.ts';
import type { DemoPerson } from './demo-person.ts';
import { createDemoProvider } from './demo-provider.ts';
import type { DemoProvider, DemoProviderOptions } from './demo-provider.ts';

function person(login: string, firstName: string, lastName: string): DemoPerson {
  return {
    login,
    firstName,
    lastName,
    title: 'Engineer',
    email: login,
    organization: 'Networks',
    city: 'Łódź',
    photo: '',
  };
}

const people = [
  person('ZM1001@group.example', 'Zoé', 'Müller'),
  person('Łukasz@group.example', 'Łukasz', 'Żak'),
  person('<script>"\'&@x', '<b>Mallory</b>', '"\'&'),
];

const byLogin = (login: string) => people.find((known) => known.login.toLowerCase() === login.toLowerCase());
let secrets: DemoProviderOptions['secrets'];

beforeEach(() => {
  const kept = new Map<string, string>();
  secrets = {
    findOrCreate: async (name, make) => {
      if (!kept.has(name)) kept.set(name, await make());
      return kept.get(name) ?? '';
    },
  };
});

const curated = demoPeople.find(({ trait }) => trait === 'external');
const external = { ...person(curated?.login ?? '', 'Priya', 'Ramanathan'), title: 'Data Engineer' };

async function start(
  options: Partial<DemoProviderOptions> = {},
): Promise<{ app: FastifyInstance; demo: DemoProvider; origin: string }> {
  const demo = await createDemoProvider({
    secrets,
    brandName: 'Directory',
    suggestedLogins: ['nobody@group.example', external.login],
    findPeople: (text) => people.filter(({ firstName }) => firstName.toLowerCase().includes(text.toLowerCase())),
    personByLogin: byLogin,
    isAdministrator: (login) => login === 'ZM1001@group.example',
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  const app = fastify({ forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof HttpError ? error.status : 500).send());
  await app.register(demo.plugin);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { app, demo, origin };
}

function tokensOf(demo: DemoProvider) {
  const { identityProvider: provider, clientId, audience } = demo;
  return createAccessTokens({ provider, clientId, audience, loginClaim: 'preferred_username' });
}

/** Starts a sign-in, up to the page to choose a person. */
async function begin(origin: string, parameters: Record<string, string> = {}) {
  const discovery = (await (await fetch(`${origin}/demo-sign-in/.well-known/openid-configuration`)).json()) as Record<
    string,
    string
  >;
  const begun = beginSignIn({
    authorizationEndpoint: discovery['authorization_endpoint'] ?? '',
    tokenEndpoint: discovery['token_endpoint'] ?? '',
    clientId: 'staff-directory',
    redirectUri: `${origin}/implicit/callback`,
    parameters,
  });
  const visit = cookieJar();
  const sent = await visit(begun.address);
  const pageAddress = new URL(sent.headers.get('location') ?? '', origin).href;
  const choose = async (form: Record<string, string>) => {
    const chosen = await visit(pageAddress, { method: 'POST', body: new URLSearchParams(form) });
    const resumed = await visit(new URL(chosen.headers.get('location') ?? '', origin).href);
    return new URL(resumed.headers.get('location') ?? '', origin);
  };
  return { discovery, begun, visit, pageAddress, choose };
}

async function signIn(origin: string, login: string) {
  const { begun, choose, ...rest } = await begin(origin);
  const back = await choose({ login });
  const redeem = () => begun.redeem(back.searchParams.get('code') ?? '');
  const tokens = (await (await redeem()).json()) as Tokens;
  return { ...rest, back, redeem, tokens };
}

const refresh = (endpoint: string | undefined, token: string | undefined) =>
  fetch(endpoint ?? '', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: token ?? '',
      client_id: 'staff-directory',
    }),
  });

describe('signing in as a demo person', () => {
  test.each(people.map(({ login }) => login))('issues an access token for %s', async (login) => {
    const { demo, origin } = await start();
    const { tokens, back } = await signIn(origin, login);
    expect(back.origin + back.pathname).toBe(`${origin}/implicit/callback`);
    expect(back.searchParams.get('iss')).toBe(`${origin}/demo-sign-in`);
    await expect(loginOf(tokensOf(demo), tokens.access_token)).resolves.toBe(login);
    await expect(loginOf(tokensOf(demo), tokens.id_token)).rejects.toMatchObject({ code: 'token.invalid' });
  });

  test('issues tokens with the time of sign-in, even after a renewal', async () => {
    const { demo, origin } = await start();
    const { tokens, discovery } = await signIn(origin, 'ZM1001@group.example');
    const presenter = { network: () => '127.0.0.1', idToken: undefined };
    const { signedInAt } = await tokensOf(demo).identityOf(tokens.access_token, presenter);
    expect(signedInAt).toBeInstanceOf(Date);
    const renewed = (await (await refresh(discovery['token_endpoint'], tokens.refresh_token)).json()) as Tokens;
    expect((await tokensOf(demo).identityOf(renewed.access_token, presenter)).signedInAt).toEqual(signedInAt);
  });

  test('uses the origin of the browser', async () => {
    const { demo, origin } = await start();
    const { port } = new URL(origin);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
      const issuer = `http://${host}/demo-sign-in`;
      expect(demo.identityProvider.isIssuer(issuer)).toBe(true);
    }
    for (const host of ['localhost:5173', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`]) {
      const isOurs = host.startsWith('localhost');
      expect(demo.identityProvider.isIssuer(`http://${host}/demo-sign-in`)).toBe(isOurs);
    }
    expect(demo.identityProvider.isIssuer(`${origin}/demo-sign-in/`)).toBe(false);
    const local = await signIn(`http://localhost:${port}`, 'ZM1001@group.example');
    await expect(loginOf(tokensOf(demo), local.tokens.access_token)).resolves.toBe('ZM1001@group.example');
  });

  test('survives a restart of the process', async () => {
    const first = await start();
    const { tokens } = await signIn(first.origin, 'ZM1001@group.example');
    await first.app.close();
    const second = await start();
    await expect(loginOf(tokensOf(second.demo), tokens.access_token)).resolves.toBe('ZM1001@group.example');
  });

  test('stores its key in the database', async () => {
    const database = await openTestDatabase();
    secrets = secretsStore(database.kysely);
    const { origin } = await start();
    const { tokens } = await signIn(origin, 'ZM1001@group.example');
    secrets = secretsStore(database.kysely);
    const { demo } = await start();
    await expect(loginOf(tokensOf(demo), tokens.access_token)).resolves.toBe('ZM1001@group.example');
  });

  test('can be revoked, and writes nothing to the console', async () => {
    const written = (['info', 'warn', 'log'] as const).map((name) => vi.spyOn(console, name));
    const { origin } = await start();
    const { tokens, discovery } = await signIn(origin, 'ZM1001@group.example');
    const body = new URLSearchParams({ token: tokens.refresh_token ?? '', client_id: 'staff-directory' });
    const revoked = await fetch(`${discovery['revocation_endpoint']}`, { method: 'POST', body, headers: { origin } });
    expect([revoked.status, revoked.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect((await refresh(discovery['token_endpoint'], tokens.refresh_token)).status).toBe(400);
    for (const spy of written) expect(spy).not.toHaveBeenCalled();
  });

  test('can be renewed with the refresh token', async () => {
    const { demo, origin } = await start();
    const { tokens, discovery } = await signIn(origin, 'ZM1001@group.example');
    const renewed = (await (await refresh(discovery['token_endpoint'], tokens.refresh_token)).json()) as Tokens;
    expect(renewed.access_token).not.toBe(tokens.access_token);
    await expect(loginOf(tokensOf(demo), renewed.access_token)).resolves.toBe('ZM1001@group.example');
  });

  test('revokes the tokens if a code is redeemed twice', async () => {
    const { origin } = await start();
    const { redeem, tokens, discovery } = await signIn(origin, 'ZM1001@group.example');
    expect((await redeem()).status).toBe(400);
    expect((await refresh(discovery['token_endpoint'], tokens.refresh_token)).status).toBe(400);
  });

  test('requires PKCE, the registered redirect URI and the code flow', async () => {
    const { origin } = await start();
    const endpoint = `${origin}/demo-sign-in/auth`;
    const asked = async (parameters: Record<string, string>) => {
      const { begun } = await begin(origin, parameters);
      const response = await fetch(begun.address, { redirect: 'manual', headers: { accept: 'text/html' } });
      return response.headers.get('location') ?? (await response.text());
    };
    expect(await asked({ redirect_uri: 'http://evil.example/' })).toContain('invalid_redirect_uri');
    expect(await asked({ response_type: 'id_token', nonce: 'n' })).toContain('unsupported_response_type');
    expect(await asked({ code_challenge_method: 'plain' })).toContain('error=invalid_request');
    const bare = `${endpoint}?client_id=staff-directory&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(`${origin}/implicit/callback`)}`;
    const response = await fetch(bare, { redirect: 'manual' });
    expect(response.headers.get('location')).toContain('error=invalid_request');
  });

  test('can be cancelled, which is reported to the directory', async () => {
    const { origin } = await start();
    const { choose } = await begin(origin);
    const back = await choose({ cancel: 'yes' });
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      error_description: 'no one was chosen',
    });
  });

  test('ends at the provider when the directory signs out', async () => {
    const { origin } = await start();
    const { visit, discovery, tokens } = await signIn(origin, 'ZM1001@group.example');
    const query = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${origin}/` });
    const page = await (await visit(`${discovery['end_session_endpoint']}?${query}`)).text();
    expect(page).toContain('/demo-sign-in/assets/leave.js');
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    const left = await visit(`${discovery['end_session_endpoint']}/confirm`, { method: 'POST', body });
    expect(left.headers.get('location')).toBe(`${origin}/`);
    expect((await refresh(discovery['token_endpoint'], tokens.refresh_token)).status).toBe(400);
    const again = beginSignIn({
      authorizationEndpoint: discovery['authorization_endpoint'] ?? '',
      tokenEndpoint: '',
      clientId: 'staff-directory',
      redirectUri: `${origin}/implicit/callback`,
    });
    expect((await visit(again.address)).headers.get('location')).toContain('/demo-sign-in/people/');
  });

  test('asks before it ends if the request has no ID token', async () => {
    const { origin } = await start();
    const { visit, discovery } = await signIn(origin, 'ZM1001@group.example');
    const page = await (await visit(discovery['end_session_endpoint'] ?? '')).text();
    expect(page).toContain('name="logout"');
    expect(page).not.toContain('leave.js');
  });
});

describe('the page to choose a person', () => {
  test('offers the suggested people who are in the directory, with their badges', async () => {
    const { origin } = await start({
      personByLogin: (login) => (login === external.login ? external : undefined),
      isAdministrator: (login) => login === external.login,
    });
    const { visit, pageAddress } = await begin(origin);
    const response = await visit(pageAddress);
    const page = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page).toMatch(/Priya RAMANATHAN.*Administrator.*External.*Data Engineer/s);
    expect(page).not.toContain('Łukasz');
  });

  test('offers other people if none of the suggested people is in the directory', async () => {
    const { origin } = await start();
    const { visit, pageAddress } = await begin(origin);
    expect(await (await visit(pageAddress)).text()).toContain('Łukasz ŻAK');
  });

  test('finds people by name, and shows the names as text', async () => {
    const { origin } = await start();
    const { visit, pageAddress } = await begin(origin);
    const page = await (await visit(`${pageAddress}?search=${encodeURIComponent('mallory"><i>')}`)).text();
    expect(page).toContain('value="mallory&quot;&gt;&lt;i&gt;"');
    expect(page).toContain('No one found');
    const found = await (await visit(`${pageAddress}?search=MALLORY`)).text();
    expect(found).toContain('&lt;b&gt;Mallory&lt;/b&gt; &quot;&#39;&amp;');
    expect(found).not.toContain('<b>');
    expect(found).not.toContain('<script>');
  });

  test('accepts any search text', async () => {
    const { origin } = await start();
    const { visit, pageAddress } = await begin(origin);
    for (const query of [
      'search=a&search=b',
      `search=${'x'.repeat(5000)}`,
      'search=%00%F0%9F%91%8B',
      'search=%FF',
      'other=1',
    ]) {
      expect((await visit(`${pageAddress}?${query}`)).status).toBe(200);
    }
  });

  test('is in the language that the directory requests, otherwise in that of the browser', async () => {
    const { origin } = await start();
    const headers = { 'accept-language': 'it-IT,it;q=0.9,en;q=0.5' };
    const french = await begin(origin, { ui_locales: 'fr-FR' });
    expect(await (await french.visit(french.pageAddress, { headers })).text()).toContain('<html lang="fr">');
    const italian = await begin(origin);
    expect(await (await italian.visit(italian.pageAddress, { headers })).text()).toContain('<html lang="it">');
  });

  test('is only accessible to the browser that started the sign-in', async () => {
    const { origin } = await start();
    const { pageAddress } = await begin(origin);
    const otherBrowser = await fetch(pageAddress);
    expect(otherBrowser.status).toBe(400);
    expect(await otherBrowser.text()).toContain('This sign-in has expired');
    const body = new URLSearchParams({ login: 'ZM1001@group.example' });
    expect((await fetch(pageAddress, { method: 'POST', body })).status).toBe(400);
  });

  test('redirects to the directory after sign-in', async () => {
    const { origin } = await start();
    const { visit, pageAddress } = await signIn(origin, 'ZM1001@group.example');
    const body = new URLSearchParams({ login: 'ZM1001@group.example' });
    for (const request of [{}, { method: 'POST', body }]) {
      const { status, headers } = await visit(pageAddress, request);
      expect([status, headers.get('location')]).toEqual([303, '/']);
    }
  });

  test.each([
    ['nothing', {}],
    ['an empty login', { login: '' }],
    ['an unknown login', { login: 'nobody@group.example' }],
    ['a login that is too long', { login: 'x'.repeat(1000) }],
  ])('is shown again if %s was chosen', async (_case, form) => {
    const { origin } = await start();
    const { visit, pageAddress } = await begin(origin);
    const response = await visit(pageAddress, {
      method: 'POST',
      body: new URLSearchParams(form as Record<string, string>),
    });
    expect([response.status, new URL(response.headers.get('location') ?? '', origin).href]).toEqual([303, pageAddress]);
  });

  test('has no scripts and loads nothing from other origins', async () => {
    const { origin } = await start();
    const { visit, pageAddress } = await begin(origin);
    const response = await visit(pageAddress);
    expect(await response.text()).not.toMatch(/<script|<style|\s(?:style|on\w+)=|https?:\/\//);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const style = await fetch(`${origin}/demo-sign-in/assets/demo.css`);
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

describe('only browsers on this machine are served', () => {
  const paths = [
    '/demo-sign-in/.well-known/openid-configuration',
    '/demo-sign-in/jwks',
    '/demo-sign-in/people/x',
    '/demo-sign-in/assets/demo.css',
  ];

  test.each([
    { host: 'evil.example' },
    { host: 'localhost.evil.example:3000' },
    { host: '192.168.1.7:3000' },
    { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' },
    { host: 'localhost:3000', 'x-forwarded-host': 'directory.example' },
    { host: 'localhost:3000', forwarded: 'for=203.0.113.9' },
  ])('%j is rejected', async (headers) => {
    const { app } = await start();
    for (const url of paths) expect((await app.inject({ url, headers })).statusCode).toBe(403);
  });

  test.each(['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '127.8.8.8', '[::1]:3000'])(
    '%s is served',
    async (host) => {
      const { app } = await start();
      const { statusCode, body } = await app.inject({ url: paths[0] ?? '', headers: { host } });
      expect([statusCode, JSON.parse(body)['issuer']]).toEqual([200, `http://${host.toLowerCase()}/demo-sign-in`]);
    },
  );
});
