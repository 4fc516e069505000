import * as contract from '@directory/contract';
import { addApiToken, addScimToken, commonErrors } from '@directory/contract';
import type { ApiScope, Endpoint } from '@directory/contract';
import { beforeAll, expect, test } from 'vitest';
import { openTestDirectory } from '../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../test/test-directory.ts';
import { administratorsStore } from '../viewer/administrators/administrators-store.ts';

const administrator = 'admin@group.example';
const endpoints = (Object.values(contract) as unknown[]).filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value,
);
let directory: TestDirectory;
const callers = new Map<string, TestCaller>();

beforeAll(async () => {
  const unit = { division: 'BU05', firstName: 'Ann' };
  directory = await openTestDirectory(
    [
      { ...unit, login: administrator },
      { ...unit, login: 'of-bu05@group.example' },
      { ...unit, login: 'employee@group.example', userType: 'I' },
      { ...unit, login: 'external@group.example', userType: 'E' },
      { ...unit, login: 'left@group.example' },
    ],
    { ADMIN_LOGINS: administrator, API_LIMIT_PER_MINUTE: '100000' },
  );
  const { kysely } = directory.database;
  await administratorsStore(kysely).add('of-bu05@group.example', 'test', 'BU05');
  await kysely.updateTable('people').set({ left_at: new Date() }).where('login', '=', 'left@group.example').execute();
  await directory.catchUp();
  const bearer = (secret: string) => directory.withAuthorization(`Bearer ${secret}`);
  const withScopes = async (scopes: ApiScope[]) => {
    const body = { name: scopes.join(), scopes, days: 90 as const, peoplePerDay: 1000 };
    return bearer((await directory.as(administrator).call(addApiToken, { body })).output.secret);
  };
  const ofScim = async (scope: 'read' | 'write') =>
    bearer((await directory.as(administrator).call(addScimToken, { body: { name: scope, scope } })).output.secret);
  for (const [name, caller] of Object.entries({
    'nobody who is signed in': directory.as(undefined),
    'an employee': directory.as('employee@group.example'),
    'an external person': directory.as('external@group.example'),
    'a leaver': directory.as('left@group.example'),
    'somebody without an entry': directory.as('guest@group.example'),
    'an administrator of a unit': directory.as('of-bu05@group.example'),
    'an administrator': directory.as(administrator),
    'a token for people': await withScopes(['people']),
    'a token for photos': await withScopes(['photos']),
    'a token for both': await withScopes(['people', 'photos']),
    'a SCIM token that reads': await ofScim('read'),
    'a SCIM token that writes': await ofScim('write'),
  })) {
    callers.set(name, caller);
  }
});

type Refusal = 'access.denied' | 'token.missing' | 'token.invalid';
const refusals: ReadonlySet<string> = new Set<Refusal>(['access.denied', 'token.missing', 'token.invalid']);

/** Whether each caller may call an endpoint, or the error that they get instead. */
const allowed: Readonly<Record<string, (endpoint: Endpoint) => true | Refusal>> = {
  'nobody who is signed in': ({ access }) => access === 'open' || 'token.missing',
  'an employee': byAccess('signed-in'),
  'an external person': byAccess('signed-in'),
  'a leaver': byAccess('signed-in'),
  'somebody without an entry': byAccess('signed-in'),
  'an administrator of a unit': byAccess('signed-in', 'unit-administrator'),
  'an administrator': byAccess('signed-in', 'unit-administrator', 'administrator'),
  'a token for people': byScope('people'),
  'a token for photos': byScope('photos'),
  'a token for both': byScope('people', 'photos'),
  'a SCIM token that reads': ({ access }) => access === 'open' || 'token.invalid',
  'a SCIM token that writes': ({ access }) => access === 'open' || 'token.invalid',
};

function byAccess(...rules: Endpoint['access'][]) {
  return ({ access }: Endpoint) => access === 'open' || rules.includes(access) || ('access.denied' as const);
}

function byScope(...scopes: ApiScope[]) {
  return ({ access, apiScope }: Endpoint) =>
    access === 'open' || (apiScope !== undefined && scopes.includes(apiScope)) || ('access.denied' as const);
}

test.each(Object.keys(allowed))('%s may call what the contract states, and nothing else', async (name) => {
  const faults: string[] = [];
  for (const endpoint of endpoints) {
    const { method, path, errors } = endpoint;
    // A parameter that no endpoint has, so that callers who are allowed change nothing.
    const { status, error } = await callers.get(name)!.request(method, `${path.replaceAll(/\{\w+\}/g, '1')}?unknown=1`);
    const expected = allowed[name]!(endpoint);
    const declared: readonly string[] = [...commonErrors, ...errors];
    const isAnswered = status < 300 || (declared.includes(error.code) && !refusals.has(error.code));
    if (expected === true ? !isAnswered : error?.code !== expected) {
      faults.push(`${method} ${path}: ${status} ${error?.code ?? ''}`);
    }
  }
  expect(faults).toEqual([]);
});
