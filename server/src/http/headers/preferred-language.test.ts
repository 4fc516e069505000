import fc from 'fast-check';
import { interfaceLanguages } from '@directory/contract';
import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

test.each([
  [undefined, undefined, 'en'],
  [undefined, 'fr-BE', 'fr'],
  [undefined, 'pt_BR', 'pt'],
  [undefined, 'de,ja;q=0.9', 'en'],
  [undefined, 'de-DE,nl;q=0.8,fr;q=0.9', 'fr'],
  [undefined, 'fr;q=0, es', 'es'],
  [undefined, 'FR', 'fr'],
  [undefined, 'frr', 'en'],
  ['es it', 'fr', 'es'],
  ['de', 'fr', 'fr'],
  [['fr'], 'nl', 'nl'],
])('%j and %j give %s', (uiLocales, acceptLanguage, language) => {
  expect(preferredLanguage(uiLocales, acceptLanguage)).toBe(language);
});

test('any header gives one of the six languages', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (uiLocales, acceptLanguage) => {
      expect(interfaceLanguages).toContain(preferredLanguage(uiLocales, acceptLanguage));
    }),
  );
});
