import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginFromQuery, profileAddress } from './profile-address.ts';

test.each([
  ['?AB1234@x', 'AB1234@x'],
  ['?AB1234%40x', 'AB1234@x'],
  ['?a+b@x', 'a+b@x'],
  ['?a%2Bb@x', 'a+b@x'],
  ['?50%@x', '50%@x'],
  ['?50%25@x', '50%@x'],
  ['?%E6%9D%8E@x', '李@x'],
  ['?李@x', '李@x'],
  ['?%FF@x', '%FF@x'],
  ['?', ''],
  ['', ''],
])('the query %j names %j', (search, login) => {
  expect(loginFromQuery(search)).toBe(login);
});

test('the login can be read back from the address of a profile, with any characters', () => {
  const logins = fc.string({ unit: 'grapheme', minLength: 1 }).filter((login) => login.trim() === login);
  fc.assert(
    fc.property(logins, (login) => {
      // `URL` normalizes the address like the browser.
      const { search } = new URL(profileAddress(login), 'http://localhost');
      expect(loginFromQuery(search)).toBe(login);
    }),
  );
});
