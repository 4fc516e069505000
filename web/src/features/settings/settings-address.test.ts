import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { administratorLogin } from './administrators/administrator-login.ts';
import { actions, hasOneView, readSettingsPlace, sections, settingsAddress } from './settings-address.ts';

test('the view can be read back from its address for any ID', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sections.filter((section) => !hasOneView(section))),
      fc.constantFrom(...actions),
      fc.string({ unit: 'grapheme' }),
      (section, action, id) => {
        const { searchParams } = new URL(settingsAddress(section, action, id), 'http://localhost');
        expect(readSettingsPlace(searchParams)).toEqual({ section, action, id });
      },
    ),
  );
});

test('unknown sections and actions become the default', () => {
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
])('%j is completed to the login %j', (typed, login) => {
  expect(administratorLogin(typed, 'group.example')).toBe(login);
});
