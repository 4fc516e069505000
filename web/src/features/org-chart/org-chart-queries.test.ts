import { expect, test } from 'vitest';
import { chartPersonNamed } from '../../../test/chart-people.ts';
import { managerReference } from './org-chart-queries.ts';

test.each([
  ['the group ID', { C_groupIdentifier: 'AB1', C_distinguishedName: 'CN=Amy' }, 'AB1'],
  ['the distinguished name', { C_groupIdentifier: '', C_distinguishedName: 'CN=Amy' }, 'CN=Amy'],
  ['the login', { C_groupIdentifier: '', C_distinguishedName: '' }, 'amy@group.example'],
])('a manager is requested by %s, which comes before others', (_name, identities, reference) => {
  expect(managerReference(chartPersonNamed('amy@group.example', identities))).toBe(reference);
});
