import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLeftOut, readClaimedRights, readClaimPath, rightsOfToken } from './administrator-claim.ts';

const group = '2f1c6f6e-0a43-4d5c-9a51-6a0b1a0c4a11';
const rules = {
  path: ['roles'],
  all: new Set(['Directory.Admin', group]),
  units: new Map([
    ['Directory.Admin.BU05', ['BU05']],
    ['Directory.Admin.Regions', ['BU05', 'BU06']],
  ]),
};
const unitsOf = (roles: unknown) => readClaimedRights({ roles }, rules)?.units;

describe('the path of a claim', () => {
  test.each([
    ['roles', ['roles']],
    ['realm_access.roles', ['realm_access', 'roles']],
    ['https://example.com/roles', ['https://example.com/roles']],
    ['https://example.com/a.b', ['https://example.com/a.b']],
    ['urn:zitadel:iam:org:project:roles', ['urn:zitadel:iam:org:project:roles']],
    ['cognito:groups', ['cognito:groups']],
    ['/resource_access/my.client/roles', ['resource_access', 'my.client', 'roles']],
    ['/https:~1~1example.com~1roles/0~01', ['https://example.com/roles', '0~1']],
  ])('%s is read step by step', (text, path) => {
    expect(readClaimPath(text)).toEqual(path);
  });

  test.each(['', '.', 'a..b', 'a.', '/', '/a//b', '/a~2b', '/a~', 'a.b.c.d.e.f.g.h.i'])('"%s" is invalid', (text) => {
    expect(readClaimPath(text)).toBeUndefined();
  });
});

describe('a claim', () => {
  test('grants the rights of its values, as a string or as an array', () => {
    expect(unitsOf('Directory.Admin')).toBe('all');
    expect(unitsOf(['Reader', group])).toBe('all');
    expect(unitsOf('Directory.Admin.BU05')).toEqual(new Set(['BU05']));
    expect(unitsOf(['Directory.Admin.BU05', 'Directory.Admin.Regions'])).toEqual(new Set(['BU05', 'BU06']));
    expect(unitsOf(['Directory.Admin.BU05', 'Directory.Admin'])).toBe('all');
  });

  test('names the values that grant the rights, once each, and no others', () => {
    const roles = ['Reader', 'Directory.Admin', 'Directory.Admin'];
    expect(readClaimedRights({ roles }, rules)?.values).toEqual(['Directory.Admin']);
  });

  test.each([
    ['in another case', 'directory.admin'],
    ['with a blank', 'Directory.Admin '],
    ['with a no-break space', 'Directory.Admin\u00a0'],
    ['with an invisible sign', 'Directory.\u200bAdmin'],
    ['with a look-alike letter', 'Directory.\u0410dmin'],
    ['as part of a longer text', 'Directory.Admin.Reader'],
    ['as one word of a text', 'Reader Directory.Admin'],
    ['as one of a list in a text', 'Reader,Directory.Admin'],
    ['as JSON in a text', '["Directory.Admin"]'],
    ['with a null character', 'Directory.Admin\0'],
  ])('grants nothing for a value %s', (_case, value) => {
    expect(unitsOf(value)).toBeUndefined();
    expect(unitsOf([value])).toBeUndefined();
  });

  test.each([
    ['null', null],
    ['a number', 1],
    ['true', true],
    ['an object', { 'Directory.Admin': true }],
    ['an object like a list', { 0: 'Directory.Admin', length: 1 }],
    ['a nested list', [['Directory.Admin']]],
    ['a list with a number', ['Directory.Admin', 1]],
    ['a list with null', ['Directory.Admin', null]],
    ['a list of objects', [{ value: 'Directory.Admin' }]],
    ['an empty list', []],
    ['an empty text', ''],
    ['a huge list', Array.from({ length: 100_000 }, () => 'Directory.Admin')],
    ['a huge text', 'Directory.Admin'.repeat(100_000)],
  ])('grants nothing if it is %s', (_case, roles) => {
    expect(unitsOf(roles)).toBeUndefined();
  });

  test('is read from own properties of objects only', () => {
    const inherited = { ...rules, path: ['constructor', 'name'], all: new Set(['Object']) };
    expect(readClaimedRights({}, inherited)).toBeUndefined();
    const length = { ...rules, path: ['roles', '0'] };
    expect(readClaimedRights({ roles: ['Directory.Admin'] }, length)).toBeUndefined();
    const claims = JSON.parse('{"__proto__":{"roles":["Directory.Admin"]}}') as Record<string, unknown>;
    expect(readClaimedRights(claims, rules)).toBeUndefined();
    expect(rightsOfToken(claims, { roles: 'Directory.Admin' }, rules)?.units).toBe('all');
  });

  test('is found inside other objects', () => {
    // As in tokens of Keycloak.
    const claims = {
      realm_access: { roles: ['offline_access', 'Directory.Admin'] },
      resource_access: { 'my.client': { roles: ['Directory.Admin.BU05'] } },
    };
    const at = (path: string) => readClaimedRights(claims, { ...rules, path: readClaimPath(path) ?? [] })?.units;
    expect(at('realm_access.roles')).toBe('all');
    expect(at('/resource_access/my.client/roles')).toEqual(new Set(['BU05']));
    expect(at('resource_access.my.client.roles')).toBeUndefined();
    expect(at('roles')).toBeUndefined();
  });

  test('never grants rights for anything but a configured value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (roles) => {
        const given = [roles]
          .flat()
          .some((value) => rules.all.has(value as string) || rules.units.has(value as string));
        expect(unitsOf(roles) !== undefined && !given).toBe(false);
      }),
    );
  });
});

describe('a claim that the provider left out', () => {
  const groups = { ...rules, path: ['groups'] };

  test.each([
    ['a distributed claim', { _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: 'https://x' } } }],
    ['hasgroups', { hasgroups: true }],
    ['hasgroups, as a text', { hasgroups: 'true' }],
  ])('is recognised by %s', (_case, claims) => {
    expect(isLeftOut(claims, groups)).toBe(true);
    expect(isLeftOut(claims, rules)).toBe(false);
    expect(readClaimedRights(claims, groups)).toBeUndefined();
  });
});
