import { expect, test } from 'vitest';
import { variableNames } from './config.ts';
import { unknownVariables } from './unknown-variables.ts';

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
