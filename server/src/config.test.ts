import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const company = { OIDC_ISSUER: 'https://login.group.example', OIDC_CLIENT_ID: 'directory' };

test('tokens that name the client only in azp are not accepted unless the configuration says so', () => {
  expect(readConfig(company).oidc?.acceptsAzp).toBe(false);
  expect(readConfig({ ...company, OIDC_ACCEPT_AZP: 'true' }).oidc?.acceptsAzp).toBe(true);
});

test('a configured audience cannot be weakened by OIDC_ACCEPT_AZP', () => {
  const both = { ...company, OIDC_AUDIENCE: 'https://directory.group.example/api', OIDC_ACCEPT_AZP: 'true' };
  expect(() => readConfig(both)).toThrow('OIDC_ACCEPT_AZP: works without OIDC_AUDIENCE only');
});
