import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { administratorLogin } from './administrators/administrator-login.ts';
import { actions, readSettingsPlace, sections, settingsAddress } from './settings-address.ts';

test('an address of Settings leads back to its place, whatever the id holds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sections.filter((section) => section !== 'audit')),
      fc.constantFrom(...actions),
      fc.string({ unit: 'grapheme' }),
      (section, action, id) => {
        const { searchParams } = new URL(settingsAddress(section, action, id), 'http://localhost');
        expect(readSettingsPlace(searchParams)).toEqual({ section, action, id });
      },
    ),
  );
});

test('what no section and no action is called becomes the first', () => {
  expect(readSettingsPlace(new URLSearchParams('section=x&action=y'))).toEqual({
    section: 'administrators',
    action: 'change',
    id: '',
  });
});

test.each([
  ['ab1234', 'AB1234@group.example'],
  [' ab1234 ', 'AB1234@group.example'],
  ['Someone@else.example', 'Someone@else.example'],
  ['', ''],
])('%j means the login %j', (typed, login) => {
  expect(administratorLogin(typed, 'group.example')).toBe(login);
});
