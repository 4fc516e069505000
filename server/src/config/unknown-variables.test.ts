import { expect, test } from 'vitest';
import { variableNames } from './config.ts';
import { unknownVariables, unusedVariables } from './unknown-variables.ts';

const unknown = (environment: Record<string, string>) => unknownVariables(environment, variableNames);

test.each([
  ['ADMIN_LOGIN', 'ADMIN_LOGINS'],
  ['DATABASE_POOLSIZE', 'DATABASE_POOL_SIZE'],
  ['oidc_issuer', 'OIDC_ISSUER'],
  ['DATABASE-URL', 'DATABASE_URL'],
  ['OIDC_CLIENT', undefined],
  ['FEED_LDAP_FILTERS_OF_PEOPLE', undefined],
])('%s is reported, with the variable that was probably meant: %s', (variable, meant) => {
  expect(unknown({ [variable]: 'x' })).toEqual([{ variable, meant }]);
});

test('variables of the directory and of other programs are not reported', () => {
  const own = Object.fromEntries(variableNames.map((name) => [name, 'x']));
  expect(
    unknown({
      ...own,
      PATH: 'x',
      HOME: 'x',
      NODE_ENV: 'x',
      TZ: 'x',
      DATABASE_HOST: 'x',
      PORTS: 'x',
      npm_config_cache: 'x',
    }),
  ).toEqual([]);
});

test('a feed that is configured only in part is reported once, with the variable that is missing', () => {
  const unused = (environment: Record<string, string>) => unusedVariables(environment, variableNames);
  expect(unused({ FEED_LDAP_URL: '', FEED_LDAP_BASE: 'dc=x', FEED_LDAP_FILTER: '(a=b)', FEED_FILE_MAP: 'x' })).toEqual([
    { variable: 'FEED_LDAP_BASE', needs: 'FEED_LDAP_URL' },
    { variable: 'FEED_FILE_MAP', needs: 'FEED_FILE' },
  ]);
  expect(unused({ FEED_PHOTOS_SCHEDULE: '15 3 * * *' })).toHaveLength(1);
  expect(unused({ FEED_LDAP_URL: 'x', FEED_LDAP_BASE: 'x', FEED_FILE: 'x', FEED_FILE_MAP: 'x' })).toEqual([]);
  expect(unused({ FEED_LDAP_MAP: '', FEED_PRIORITY: 'hr' })).toEqual([]);
});
