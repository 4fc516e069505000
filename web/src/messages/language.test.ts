import { expect, test, vi } from 'vitest';
import { chooseFrom, preferredLanguage, regionalTag, rememberLanguage } from './language.ts';

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['pt_BR'], 'pt'],
  [['de-AT', 'nl_BE', 'en'], 'nl'],
  [['IT'], 'it'],
  [['de', 'pl'], 'en'],
  [[], 'en'],
])('a browser that prefers %j gets the interface in %j', (languages, expected) => {
  expect(chooseFrom(languages)).toBe(expected);
});

test('the language chosen in this browser takes precedence over its preferred languages', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
  expect(preferredLanguage()).toBe('fr');
  rememberLanguage('es');
  expect(preferredLanguage()).toBe('es');
  localStorage.setItem('directory.language', 'tlh');
  expect(preferredLanguage()).toBe('fr');
});

test.each([
  [['en-GB', 'en'], 'en', 'en-GB'],
  [['en-US', 'en'], 'en', 'en-US'],
  [['fr', 'en-GB', 'en'], 'en', 'en-GB'],
  [['de-DE', 'de', 'en-US', 'en'], 'en', 'en-DE'],
  [['pl', 'en'], 'en', 'en-PL'],
  [['pt_BR'], 'pt', 'pt-BR'],
  [['fr'], 'fr', 'fr'],
  [['pt-MZ', 'pt'], 'pt', 'pt-MZ'],
  [['pt'], 'pt', 'pt-PT'],
  [['fr-FR'], 'pt', 'pt-PT'],
  [['fr-FR'], 'es', 'es-FR'],
  [['not a tag'], 'en', 'en'],
  [[], 'en', 'en'],
])('a browser that prefers %j formats %s as %s', (languages, language, expected) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(regionalTag(language)).toBe(expected);
});
