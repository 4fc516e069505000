import { expect, test, vi } from 'vitest';
import { chooseFrom, preferredLanguage, regionalTag, rememberLanguage } from './language.ts';

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['pt_BR'], 'pt'],
  [['de-AT', 'nl_BE', 'en'], 'nl'],
  [['IT'], 'it'],
  [['de', 'pl'], 'en'],
  [[], 'en'],
])('a browser that prefers %j is spoken to in %j', (languages, expected) => {
  expect(chooseFrom(languages)).toBe(expected);
});

test('what was chosen in this browser goes before what it prefers', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
  expect(preferredLanguage()).toBe('fr');
  rememberLanguage('es');
  expect(preferredLanguage()).toBe('es');
  localStorage.setItem('directory.language', 'tlh');
  expect(preferredLanguage()).toBe('fr');
});

test('dates and numbers follow the region of the browser where it has one for the language', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'en-GB', 'en']);
  expect(regionalTag('en')).toBe('en-GB');
  expect(regionalTag('nl')).toBe('nl');
});
