import type { ProfileField } from '@directory/contract';
import { describe, expect, it } from 'vitest';
import { readReferences } from '../../people/reference-lists.ts';
import { entryChecker } from './person-entry.ts';

const check = entryChecker(readReferences(undefined));

function checkField(field: ProfileField, text: string) {
  const checked = check({ line: 7, values: { login: 'a@b', userType: 'I', [field]: text }, otherNames: [] });
  return 'entry' in checked ? (checked.entry.values[field] ?? '') : checked.faults;
}

describe('a delivered value', () => {
  it.each<[ProfileField, string, string]>([
    ['login', ' AB1234@Group.example ', 'AB1234@Group.example'],
    ['firstName', 'Zoe\u0301', 'Zoé'],
    ['lastName', '  De\u00A0 la\tCruz ', 'De la Cruz'],
    ['lastName', '\u202AMartin\u202C', 'Martin'],
    ['streetAddress', '1 rue Haute\r\nBP 12', '1 rue Haute, BP 12'],
    ['userType', 'external', 'E'],
    ['userType', 'Contractor', 'E'],
    ['userType', 'AGENT', 'Agent'],
    ['userType', '', 'I'],
    ['isEntraCloudManaged', 'TRUE', '1'],
    ['isEntraCloudManaged', '0', ''],
    ['division', 'necst', 'BU08'],
    ['division', 'Somewhere else', 'Somewhere else'],
    ['C_countryname', 'fr', 'France'],
    ['C_countryname', 'The Netherlands', 'Netherlands (Kingdom of the)'],
    ['C_countryname', 'United States of America', 'USA'],
    ['C_countryname', 'Côte d’Ivoire', "Côte d'Ivoire"],
    ['preferredLanguage', 'fr', 'fr-BE'],
    ['preferredLanguage', 'fr_fr', 'fr-FR'],
    ['preferredLanguage', 'en-US, en;q=0.8', 'en-US'],
    ['preferredLanguage', 'ja-jp', 'ja-JP'],
    ['primaryPhone', 'tel:+33 (0)1‑23 45', '+33 (0)1-23 45'],
    ['primaryPhone', '–', ''],
    ['C_businessCategory', 'it', 'IT'],
    ['xURI', '@ada', 'https://x.com/ada'],
    ['xURI', 'http://twitter.com/ada', 'https://twitter.com/ada'],
    ['linkedInURI', 'fr.linkedin.com/in/ada', 'https://fr.linkedin.com/in/ada'],
    ['manager', 'CN=Ada , OU=People, DC=x', 'CN=Ada,OU=People,DC=x'],
    ['manager', 'CN=Lovelace\\, Ada,DC=x', 'CN=Lovelace\\, Ada,DC=x'],
    ['manager', 'AB1234', 'AB1234'],
  ])('of %s, %j, becomes %j', (field, text, value) => {
    expect(checkField(field, text)).toBe(value);
  });

  it.each<[ProfileField, string, string, RegExp]>([
    ['login', ' ', 'error.e3', /is missing/],
    ['login', 'a\0b', 'error.e2', /control characters/],
    ['login', 'x'.repeat(257), 'error.e1', /more than 256/],
    ['firstName', 'Zo\u0007e', 'error.e2', /control characters/],
    ['title', 'x'.repeat(1025), 'error.e1', /more than 1024/],
    ['primaryPhone', '1'.repeat(63), 'error.e1', /more than 62/],
    ['primaryPhone', 'ask me', 'error.e2', /no digits/],
    ['zipCode', '1'.repeat(21), 'error.e1', /more than 20/],
    ['email', 'nobody', 'error.e2', /email/],
    ['userType', 'Z', 'error.e2', /"Z" is not I, E or Agent/],
    ['C_countryname', 'Atlantis', 'error.e2', /"Atlantis" is not an ISO 3166-1 code/],
    ['preferredLanguage', '!', 'error.e2', /not a language/],
    ['isEntraCloudManaged', 'maybe', 'error.e2', /not 1 or 0/],
    ['xURI', 'javascript:alert(1)', 'error.e2', /X/],
    ['xURI', 'https://x.com.evil.example/ada', 'error.e2', /X/],
    ['linkedInURI', 'https://ada@linkedin.com/in/ada', 'error.e2', /LinkedIn/],
    ['linkedInURI', 'https://linkedin.com/', 'error.e2', /LinkedIn/],
  ])('of %s, %j, is rejected with %s', (field, text, code, reason) => {
    expect(checkField(field, text)).toEqual([{ line: 7, field, code, reason: expect.stringMatching(reason) }]);
  });
});

describe('a row', () => {
  it('is rejected with all its faults and its login key', () => {
    const values = { login: 'A@b', userType: 'Z', email: 'x', C_countryname: 'Atlantis' };
    const checked = check({ line: 3, values, otherNames: ['x'.repeat(300)] });
    if ('entry' in checked) throw new Error('accepted');
    expect(checked.faults.map((fault) => fault.field).toSorted()).toEqual([
      'C_countryname',
      'email',
      'otherNames',
      'userType',
    ]);
    expect(checked.loginKey).toBe('a@b');
  });

  it('has other names once each, without empty ones', () => {
    const checked = check({ line: 3, values: { login: 'a' }, otherNames: [' Bill ', '', 'Bill', 'Will\n Iam'] });
    expect('entry' in checked && checked.entry.values.otherNames).toEqual(['Bill', 'Will Iam']);
  });

  it('has keys that compare without case', () => {
    const values = { login: 'AB@X', C_groupIdentifier: 'AB1234', C_distinguishedName: 'CN=Ada, DC=X' };
    const checked = check({ line: 3, values, otherNames: [] });
    expect(checked).toMatchObject({
      entry: { loginKey: 'ab@x', groupIdentifierKey: 'ab1234', distinguishedNameKey: 'cn=ada,dc=x' },
    });
  });
});
