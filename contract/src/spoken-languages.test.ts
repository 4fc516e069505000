import { expect, test } from 'vitest';
import { interfaceLanguages } from './reference-lists.ts';
import { spokenLanguages } from './spoken-languages.ts';

test('every language is in canonical form, listed once, and has a name in all languages of the interface', () => {
  expect(new Set(spokenLanguages).size).toBe(spokenLanguages.length);
  expect(Intl.getCanonicalLocales([...spokenLanguages])).toEqual(spokenLanguages);
  for (const language of interfaceLanguages) {
    const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
    const unnamed = spokenLanguages.filter((code) => names.of(code) === undefined);
    expect(unnamed, language).toEqual([]);
  }
});
