import { describe, expect, test } from 'vitest';
import { databaseHost, readConfig } from './config.ts';

const company = { OIDC_ISSUER: 'https://login.group.example', OIDC_CLIENT_ID: 'directory' };

test('tokens that name the client only in azp are not accepted unless the operator allows it', () => {
  expect(readConfig(company).oidc?.acceptsAzp).toBe(false);
  expect(readConfig({ ...company, OIDC_ACCEPT_AZP: 'true' }).oidc?.acceptsAzp).toBe(true);
});

describe('administrators by claim', () => {
  const claimOf = (more: Record<string, string>) => readConfig({ ...company, ...more }).oidc?.administratorClaim;

  test('are none by default', () => {
    expect(claimOf({})).toBeUndefined();
    expect(claimOf({ OIDC_ADMIN_CLAIM: 'groups' })).toBeUndefined();
  });

  test('have values that may contain blanks, commas and equals signs', () => {
    const values = 'Directory admins; CN=Admins,OU=IT ;';
    expect(claimOf({ OIDC_ADMIN_VALUES: values, OIDC_UNIT_ADMIN_VALUES: 'BU05=CN=a,DC=b; BU06 = CN=a,DC=b' })).toEqual({
      path: ['roles'],
      all: new Set(['Directory admins', 'CN=Admins,OU=IT']),
      units: new Map([['CN=a,DC=b', ['BU05', 'BU06']]]),
    });
  });

  test.each([
    ['OIDC_ADMIN_CLAIM', 'a..b'],
    ['OIDC_ADMIN_CLAIM', '/a~2'],
    ['OIDC_UNIT_ADMIN_VALUES', 'BU5=x'],
    ['OIDC_UNIT_ADMIN_VALUES', 'BU05='],
    ['OIDC_UNIT_ADMIN_VALUES', 'BU05=a, BU06=b'],
    ['OIDC_UNIT_ADMIN_VALUES', 'BU05=a BU06 = b'],
    ['OIDC_UNIT_ADMIN_VALUES', 'x'],
  ])('%s cannot be "%s"', (name, value) => {
    expect(() => claimOf({ [name]: value })).toThrow(`${name}`);
  });

  test('cannot come from tokens for other services', () => {
    expect(() => claimOf({ OIDC_ADMIN_VALUES: 'x', OIDC_ACCEPT_AZP: 'true' })).toThrow(
      'do not work with OIDC_ACCEPT_AZP',
    );
  });
});

test('a configured audience cannot be weakened by OIDC_ACCEPT_AZP', () => {
  const both = { ...company, OIDC_AUDIENCE: 'https://directory.group.example/api', OIDC_ACCEPT_AZP: 'true' };
  expect(() => readConfig(both)).toThrow('OIDC_ACCEPT_AZP: works without OIDC_AUDIENCE only');
});

describe('the quick results', () => {
  test('are three after 500 ms, as specified, unless the operator configures others', () => {
    expect(readConfig({})).toMatchObject({ QUICK_RESULTS: 3, QUICK_RESULTS_PAUSE: 500, SIGN_IN_AT_ONCE: false });
    const lower = { QUICK_RESULTS: '8', QUICK_RESULTS_PAUSE: '100', SIGN_IN_AT_ONCE: 'true' };
    expect(readConfig(lower)).toMatchObject({ QUICK_RESULTS: 8, QUICK_RESULTS_PAUSE: 100, SIGN_IN_AT_ONCE: true });
  });

  test.each([
    ['QUICK_RESULTS', '0'],
    ['QUICK_RESULTS', '9'],
    ['QUICK_RESULTS_PAUSE', '99'],
    ['QUICK_RESULTS_PAUSE', '2001'],
  ])('are bounded: %s=%s is rejected', (variable, value) => {
    expect(() => readConfig({ [variable]: value })).toThrow(variable);
  });
});

test.each([
  ['postgres://directory@db.example:5433/directory', 'db.example:5433'],
  ['postgres:///directory?host=/var/run/postgresql', '/var/run/postgresql'],
  ['postgres:///directory', 'localhost'],
])('the host of the database %s is %s', (url, host) => {
  expect(databaseHost(url)).toBe(host);
});
