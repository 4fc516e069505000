import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoClientId, demoPath } from '../../../server/src/features/sign-in/demo-names.ts';
import { storageKeys } from '../../../web/src/storage-keys.ts';
import type { Session } from '../../../web/src/viewer/sign-in.ts';
import type { Colleague } from './colleagues.ts';

interface TokenResponse {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly scope: string;
  readonly expires_in: number;
}

/**
 * Signs in at the provider without its pages (authorization code with PKCE, RFC 7636), and stores the tokens where the application does, so
 * that the browser loads one page instead of five. The browser gets the provider's cookies too.
 */
export async function beginSession(page: Page, person: Colleague): Promise<void> {
  // A small file from the same origin, to get access to its storage.
  await page.goto('/favicon.svg');
  const { origin } = new URL(page.url());
  const session = await redeem(page, origin, person);
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    storageKeys.session,
    JSON.stringify(session),
  ] as const);
}

async function redeem(page: Page, origin: string, person: Colleague): Promise<Session> {
  const client = { client_id: demoClientId, redirect_uri: `${origin}/implicit/callback` };
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid offline_access',
    state: randomBytes(8).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const choice = await redirect(page, `${demoPath}/auth?${query}`);
  const chosen = await chooseAt(page, choice, person);
  const code = new URL(await redirect(page, chosen)).searchParams.get('code') ?? '';
  const form = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier };
  const response = await page.request.post(`${demoPath}/token`, { form });
  expect(response.status()).toBe(200);
  const tokens = (await response.json()) as TokenResponse;
  const givenAt = Date.now();
  return {
    subject: subjectOf(tokens.id_token),
    accountName: person.login,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    scope: tokens.scope,
    expiresAt: givenAt + tokens.expires_in * 1000,
    givenAt,
  };
}

/** Chooses the person, and retries while the directory does not know them: a new import may take two seconds. */
async function chooseAt(page: Page, choice: string, { login }: Colleague): Promise<string> {
  let chosen = choice;
  await expect.poll(async () => (chosen = await redirect(page, choice, { login })), { interval: 200 }).not.toBe(choice);
  return chosen;
}

/** Returns the address to which the provider redirects. */
async function redirect(page: Page, address: string, form?: Record<string, string>): Promise<string> {
  const options = { maxRedirects: 0 };
  const response =
    form === undefined
      ? await page.request.get(address, options)
      : await page.request.post(address, { ...options, form });
  const { location } = response.headers();
  expect(location, `${address} answered ${response.status()} without a redirect`).toBeDefined();
  return new URL(location ?? '', response.url()).href;
}

function subjectOf(idToken: string): string {
  const [, claims = ''] = idToken.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}
