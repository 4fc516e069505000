import { expect, test } from 'vitest';
import { checkField, ownFields } from './field-rules.ts';
import type { FieldChoices, OwnField } from './field-rules.ts';

const choices: FieldChoices = {
  preferredLanguage: new Set(['fr-FR', 'en-GB']),
  C_countryname: new Set(['France', 'Belgium']),
};
const check = (field: OwnField, value: string) => checkField(field, value, choices);

test.each([
  ['primaryPhone', 62],
  ['mobilePhone', 62],
  ['C_facsimileTelephoneNumber', 62],
] as const)('%s accepts a number of up to %i characters', (field, longest) => {
  expect(check(field, `+${'1'.repeat(longest - 1)}`)).toBeUndefined();
  expect(check(field, `+${'1'.repeat(longest)}`)).toBe('error.e1');
});

test.each([
  ['C_ipPhone', 64],
  ['C_houseIdentifier', 128],
  ['city', 128],
  ['state', 128],
  ['zipCode', 20],
  ['streetAddress', 1024],
  ['C_physicalDeliveryOfficeName', 1024],
] as const)('%s accepts up to %i characters', (field, longest) => {
  expect(check(field, 'x'.repeat(longest))).toBeUndefined();
  expect(check(field, 'x'.repeat(longest + 1))).toBe('error.e1');
});

test('only country, language, LinkedIn and X may be empty', () => {
  const empty = ownFields.filter((field) => check(field, '') === undefined);
  expect(empty.toSorted()).toEqual(['C_countryname', 'linkedInURI', 'preferredLanguage', 'xURI']);
  expect(check('city', '')).toBe('error.e3');
});

test('a phone number is a plus sign, a digit from 1 to 9 and at least seven more digits', () => {
  expect(check('primaryPhone', '+12345678')).toBeUndefined();
  for (const wrong of ['+1234567', '+02345678', '0612345678', '+33 6 12 34 56 78', '+3361234567a', '++3361234567']) {
    expect(check('primaryPhone', wrong), wrong).toBe('error.e2');
  }
});

test('an IP phone has digits, spaces, some signs and an extension', () => {
  for (const right of ['4242', '+33 (1) 41-20.07/3', '41200 ext. 12', '776655x3', '*21#', '12\u00A034']) {
    expect(check('C_ipPhone', right), right).toBeUndefined();
  }
  for (const wrong of ['<script>', 'sip:ana@group.example', '12 or 13', 'ex 12', '12\n34']) {
    expect(check('C_ipPhone', wrong), wrong).toBe('error.e2');
  }
});

test('an assistant is a group ID', () => {
  for (const right of ['AB1234', 'ABC123', 'ABCD12', 'ab1234', 'AB1234-X']) {
    expect(check('C_assistant', right), right).toBeUndefined();
  }
  for (const wrong of ['A12345', 'AB123', 'AB12345', 'Ana', 'AB1234-XY', 'AB1234@group.example']) {
    expect(check('C_assistant', wrong), wrong).toBe('error.e2');
  }
});

test('X and LinkedIn addresses have a path and the host of that network', () => {
  for (const right of ['https://x.com/ana', 'https://www.x.com/ana', 'https://twitter.com/ana', 'https://X.com/ana']) {
    expect(check('xURI', right), right).toBeUndefined();
  }
  for (const wrong of [
    'http://x.com/ana',
    'https://x.com',
    'https://x.com/',
    'https://x.com.evil.example/ana',
    'https://evil.example/x.com/',
    'https://x.com@evil.example/a',
    'javascript:alert(1)',
  ]) {
    expect(check('xURI', wrong), wrong).toBe('error.e2');
  }
  for (const right of [
    'https://linkedin.com/in/ana',
    'https://www.linkedin.com/in/ana',
    'https://fr.linkedin.com/in/ana',
  ]) {
    expect(check('linkedInURI', right), right).toBeUndefined();
  }
  for (const wrong of [
    'https://linkedin.com',
    'https://fra.linkedin.com/in/ana',
    'https://notlinkedin.com/in/ana',
    'https://linkedin.com/in/a b',
  ]) {
    expect(check('linkedInURI', wrong), wrong).toBe('error.e2');
  }
});

test('language and country are chosen from their lists', () => {
  expect(check('preferredLanguage', 'fr-FR')).toBeUndefined();
  expect(check('preferredLanguage', 'fr')).toBe('error.e2');
  expect(check('C_countryname', 'France')).toBeUndefined();
  expect(check('C_countryname', 'FR')).toBe('error.e2');
});

test('control characters are rejected in free text', () => {
  expect(check('city', 'Paris\u0000')).toBe('error.e2');
  expect(check('streetAddress', '1 rue A\n75001')).toBe('error.e2');
});

test.each(['\u202E', '\u2066', '\u200B', '\u200D', '\u200F'])('a link has no invisible character %j', (character) => {
  expect(check('linkedInURI', `https://www.linkedin.com/in/ada${character}gpj.exe`)).toBe('error.e2');
  expect(check('xURI', `https://x.com/${character}ada`)).toBe('error.e2');
});
