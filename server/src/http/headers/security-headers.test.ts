import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConfiguration, searchPeople } from '@directory/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const reader = 'reader@group.example';
let directory: TestDirectory;
let secure: TestDirectory;
const folder = mkdtempSync(join(tmpdir(), 'directory-logo-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  directory = await openTestDirectory([{ login: reader, firstName: 'Rita', lastName: 'Reader' }]);
  const logo = join(folder, 'logo.svg');
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  secure = await openTestDirectory([], { PUBLIC_ORIGIN: 'https://people.example.com', BRAND_LOGO: logo });
});

const paths = [
  ['the page', '/'],
  ['a page that only the browser knows', '/people/1'],
  ['an endpoint', '/api/configuration'],
  ['an endpoint without a token', '/api/viewer'],
  ['an unknown endpoint', '/api/nothing'],
  ['the description of the API', '/api/openapi.json'],
  ['the page about the API', '/api/docs'],
  ['an unknown business card', `/callback/${'a'.repeat(43)}`],
  ['a photo with a wrong signature', `/api/photos/1/v/96?expires=9999999999&signature=${'a'.repeat(43)}`],
  ['SCIM', '/scim/v2/ServiceProviderConfig'],
  ['SCIM without a token', '/scim/v2/Users'],
  ['health', '/health/live'],
] as const;

describe.each(paths)('%s', (_name, url) => {
  test('has the security headers', async () => {
    const { headers } = await directory.inject({ method: 'GET', url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': expect.stringMatching(/no-store|no-cache/),
      'content-type': expect.stringMatching(/^(?:application\/(?:scim\+)?json|text\/html); charset=utf-8$/),
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('has Strict-Transport-Security if and only if the public origin is HTTPS', async () => {
    const { headers } = await secure.inject({ method: 'GET', url });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const open = await directory.inject({ method: 'GET', url });
    expect(open.headers).not.toHaveProperty('strict-transport-security');
  });
});

test('Strict-Transport-Security does not include subdomains if the host is shared', async () => {
  const shared = await openTestDirectory([], { PUBLIC_ORIGIN: 'https://intranet.example.com/directory' });
  const { headers } = await shared.inject({ method: 'GET', url: '/directory/health/live' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('a page cannot turn text into code: only the card preview and the service worker have a Trusted Types policy', async () => {
  const { headers } = await directory.as(undefined).call(getConfiguration);
  const directives = String(headers['content-security-policy']).split(';');
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain('trusted-types card-preview service-worker');
});

test('a response may use the clipboard, full screen and the wake lock, and nothing else', async () => {
  const { headers } = await directory.as(undefined).call(getConfiguration);
  const features = String(headers['permissions-policy']).split(', ');
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
    'clipboard-write=(self)',
    'fullscreen=(self)',
    'screen-wake-lock=(self)',
  ]);
});

test('the logo cannot run scripts, nor be framed by other sites', async () => {
  const { headers } = await secure.inject({ method: 'GET', url: '/brand/logo' });
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const directives = String(headers['content-security-policy']).split('; ');
  expect(directives).toEqual(
    expect.arrayContaining(["default-src 'none'", 'sandbox', "base-uri 'none'", "frame-ancestors 'self'"]),
  );
});

test('a response to a signed-in user must not be stored', async () => {
  const { headers } = await directory.as(reader).call(searchPeople, { query: { globalQuery: 'rita' } });
  expect(headers['cache-control']).toBe('private, no-store');
});

test.each(['TRACE', 'OPTIONS', 'PROPFIND'] as const)('%s is rejected', async (method) => {
  const { statusCode } = await directory.inject({ method: method as 'OPTIONS', url: '/api/viewer' });
  expect(statusCode).toBe(404);
});
