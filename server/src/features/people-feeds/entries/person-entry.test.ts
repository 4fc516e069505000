import type { ProfileField } from '@directory/contract';
import { describe, expect, it } from 'vitest';
import { readReferences } from '../../../people/reference-lists.ts';
import { because } from './because.ts';
import type { FeedEntry, RowFault } from './feed-entry.ts';
import { entryChecker } from './person-entry.ts';

const check = entryChecker(readReferences(undefined));

const damaged = (field: string): RowFault => ({ line: 3, field, code: 'error.e2', ...because('photo-damaged') });

function checkField(field: ProfileField, text: string) {
  const checked = check({ line: 7, values: { login: 'a@b', userType: 'I', [field]: text }, otherNames: [] });
  return checked.faults.length > 0 ? checked.faults : (checked.entry?.values[field] ?? '');
}

describe('a delivered value', () => {
  it.each<[ProfileField, string, string]>([
    ['login', ' AB1234@Group.example ', 'AB1234@Group.example'],
    ['firstName', 'Zoe\u0301', 'Zoé'],
    ['lastName', '  De\u00A0 la\tCruz ', 'De la Cruz'],
    ['lastName', '\u202AMartin\u202C', 'Martin'],
    ['lastName', '\u200Fלוי\u061C', 'לוי'],
    ['lastName', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['xURI', 'https://x.com/\u202Eada', 'https://x.com/ada'],
    ['streetAddress', '1 rue Haute\r\nBP 12', '1 rue Haute, BP 12'],
    ['streetAddress', `1 rue Haute${' '.repeat(9000)}\n`, '1 rue Haute'],
    ['userType', 'external', 'E'],
    ['userType', 'Contractor', 'E'],
    ['userType', 'AGENT', 'Agent'],
    ['userType', 'Contingent Worker', 'E'],
    ['userType', 'Festangestellt', 'I'],
    ['userType', 'Prestataire', 'E'],
    ['userType', '', 'I'],
    ['isEntraCloudManaged', 'TRUE', '1'],
    ['isEntraCloudManaged', '0', ''],
    ['division', 'necst', 'BU08'],
    ['division', 'Somewhere else', 'Somewhere else'],
    ['C_msDSCloudExtensionAttribute3', 'gem', 'GEM'],
    ['C_msDSCloudExtensionAttribute3', 'Global Energy Management', 'GEM'],
    ['C_msDSCloudExtensionAttribute3', 'Somewhere else', 'Somewhere else'],
    ['C_countryname', 'fr', 'France'],
    ['C_countryname', 'Allemagne', 'Germany'],
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
    ['lastName', `x${' '.repeat(300_000)}y`, 'error.e1', /more than 1024/],
    ['manager', `CN=${'x,'.repeat(300_000)}`, 'error.e1', /more than 1024/],
    ['primaryPhone', 'ask me', 'error.e2', /no digits/],
    ['zipCode', '1'.repeat(21), 'error.e1', /more than 20/],
    ['email', 'nobody', 'error.e2', /email/],
    ['userType', 'Z', 'error.e2', /"Z" is not I, E or Agent/],
    ['C_countryname', 'Atlantis', 'error.e2', /"Atlantis" is not the name or the ISO 3166-1 code of one country/],
    ['preferredLanguage', '!', 'error.e2', /not a language/],
    ['isEntraCloudManaged', 'maybe', 'error.e2', /not 1 or 0/],
    ['xURI', 'javascript:alert(1)', 'error.e2', /X/],
    ['xURI', 'https://x.com.evil.example/ada', 'error.e2', /X/],
    ['linkedInURI', 'https://ada@linkedin.com/in/ada', 'error.e2', /LinkedIn/],
    ['linkedInURI', 'https://linkedin.com/', 'error.e2', /LinkedIn/],
  ])('of %s, %j, is rejected with %s', (field, text, code, reason) => {
    expect(checkField(field, text)).toMatchObject([{ line: 7, field, code, reason: expect.stringMatching(reason) }]);
  });
});

describe('a row', () => {
  it('loses faulty optional values and keeps the others', () => {
    const values = { login: 'A@b', firstName: 'Ada', userType: 'Z', email: 'x', C_countryname: 'Atlantis' };
    const { entry, faults } = check({ line: 3, values, otherNames: ['x'.repeat(300), 'Addy'] });
    expect(faults.map((fault) => [fault.line, fault.field])).toEqual([
      [3, 'email'],
      [3, 'userType'],
      [3, 'C_countryname'],
      [3, 'otherNames'],
    ]);
    expect(entry?.values).toEqual({ login: 'A@b', firstName: 'Ada', otherNames: ['Addy'] });
  });

  it.each<[string, Partial<FeedEntry>, string[], string | undefined]>([
    ['has no login', { values: { firstName: 'Ada' } }, ['login'], undefined],
    ['has the wrong number of columns', { faults: [damaged('')] }, [''], 'a@b'],
    ['has a login that could not be read', { faults: [damaged('login')] }, ['login'], 'a@b'],
    ['has a fault in an attribute that is no field', { faults: [damaged('uid')] }, ['uid'], 'a@b'],
    ['has an id with control characters', { externalId: 'a\0' }, ['externalId'], 'a@b'],
    ['names nobody', { values: {}, reference: ' ' }, [''], undefined],
    ['removes nobody', { values: {}, isRemoved: true }, ['login'], undefined],
  ])('is rejected when it %s', (_, raw, fields, loginKey) => {
    const checked = check({ line: 3, values: { login: 'A@b' }, otherNames: [], ...raw });
    expect(checked).toMatchObject({ entry: undefined, loginKey });
    expect(checked.faults.map(({ field }) => field)).toEqual(fields);
  });

  it('that is rejected still identifies the person', () => {
    const checked = check({ line: 3, values: {}, otherNames: [], externalId: 'id-1', faults: [damaged('')] });
    expect(checked).toMatchObject({ entry: undefined, externalId: 'id-1', loginKey: undefined });
  });

  it('loses a value whose attribute could not be read', () => {
    const raw = { line: 3, values: { login: 'a', title: 'Half a title' }, otherNames: [], faults: [damaged('title')] };
    expect(check(raw)).toMatchObject({ entry: { values: { login: 'a', userType: 'I' } }, faults: [damaged('title')] });
  });

  it('has at most 50 other names, without duplicates and empty ones', () => {
    const names = (otherNames: readonly string[]) => check({ line: 3, values: { login: 'a' }, otherNames });
    expect(names([' Bill ', '', 'Bill', 'Will\n Iam']).entry?.values.otherNames).toEqual(['Bill', 'Will Iam']);
    const many = names(Array.from({ length: 60 }, (_, index) => `Name ${index}`));
    expect(many.entry?.values.otherNames).toHaveLength(50);
    expect(many.faults.map(({ field }) => field)).toEqual(['otherNames']);
  });

  it('has keys that compare without case', () => {
    const values = { login: 'AB@X', C_groupIdentifier: 'AB1234', C_distinguishedName: 'CN=Ada, DC=X' };
    const checked = check({ line: 3, values, otherNames: [], employeeNumber: ' E0042 ', externalId: 'Id-1' });
    expect(checked.entry).toMatchObject({
      loginKey: 'ab@x',
      groupIdentifierKey: 'ab1234',
      distinguishedNameKey: 'cn=ada,dc=x',
      employeeNumberKey: 'e0042',
      externalId: 'Id-1',
      values: { employeeNumber: 'E0042' },
    });
  });

  it.each([
    [' ', 'names-nobody'],
    ['x'.repeat(300), 'too-long'],
    ['\u0007bell', 'control-characters'],
  ])('that is a photo named %j has one fault, which says so', (reference, code) => {
    const { entry, faults } = check({ line: 7, values: {}, otherNames: [], reference });
    expect(entry).toBeUndefined();
    const file = reference.slice(0, 80).replace('\u0007', '?');
    expect(faults).toMatchObject([{ line: 7, field: '', cause: { code, file } }]);
  });

  it('that removes a person, or references one for a photo, needs no login', () => {
    const removed = check({ line: 1, values: {}, otherNames: [], externalId: 'id-1', isRemoved: true });
    expect(removed).toMatchObject({
      entry: { isRemoved: true, externalId: 'id-1', login: '', values: {} },
      faults: [],
    });
    const byLogin = check({ line: 1, values: { login: ' A ' }, otherNames: [], isRemoved: true });
    expect(byLogin.entry).toMatchObject({ isRemoved: true, externalId: null, login: 'A', loginKey: 'a' });
    const photo = check({
      line: 1,
      values: {},
      otherNames: [],
      reference: 'AB1234',
      photo: { kind: 'drawn', look: 'any' },
    });
    expect(photo.entry).toMatchObject({ reference: 'AB1234', values: {}, photo: { kind: 'drawn', look: 'any' } });
  });
});
