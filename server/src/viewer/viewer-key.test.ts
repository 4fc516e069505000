import { expect, test } from 'vitest';
import { viewerKey } from './viewer-key.ts';

const issuer = 'https://login.group.example';
const login = 'AB1234@group.example';

test('the key of a viewer is the account, however the login is spelled or changes', () => {
  const account = { issuer, subject: 'f2a7' };
  const key = viewerKey({ account, login });
  expect(viewerKey({ account, login: 'ab1234@GROUP.example' })).toBe(key);
  expect(viewerKey({ account, login: 'married@group.example' })).toBe(key);
  expect(viewerKey({ account: { issuer, subject: 'f2a8' }, login })).not.toBe(key);
  expect(viewerKey({ account: { issuer, subject: 'F2A7' }, login })).not.toBe(key);
  expect(viewerKey({ account: { issuer: 'https://elsewhere.example', subject: 'f2a7' }, login })).not.toBe(key);
});

test('the key of a viewer without an account is the login, ignoring case', () => {
  const key = viewerKey({ account: null, login });
  expect(viewerKey({ account: null, login: 'ab1234@GROUP.example' })).toBe(key);
  expect(viewerKey({ account: null, login: 'ab1235@group.example' })).not.toBe(key);
});

test('no account has the same key as a login', () => {
  expect(viewerKey({ account: { issuer, subject: login }, login })).not.toBe(viewerKey({ account: null, login }));
});
