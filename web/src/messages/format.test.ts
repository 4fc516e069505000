import { expect, test, vi } from 'vitest';
import { createFormat, formatFor } from './format.ts';

test('numbers, days, countries and languages have the format of the language', () => {
  const [english, french] = [formatFor('en'), formatFor('fr')];
  expect(english.number(1204)).toBe('1,204');
  expect(french.number(1204)).toMatch(/^1\s204$/);
  expect(french.day(new Date(2026, 10, 20))).toBe('20 novembre 2026');
  expect(french.country('DE')).toBe('Allemagne');
  expect(french.language('nl')).toBe('néerlandais');
  expect(french.compare('Émile', 'Fabien')).toBeLessThan(0);
  expect(french.compare('ORG2', 'ORG10')).toBeLessThan(0);
});

test('an unknown code is shown unchanged, or as the fallback', () => {
  const format = formatFor('en');
  expect(format.country('ZQ')).toBe('ZQ');
  expect(format.country('not a code', 'Atlantis')).toBe('Atlantis');
  expect(format.language('!!', '')).toBe('');
});

test('a reader without an interface language gets English words with the date order of their region', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'de', 'en-US', 'en']);
  expect(createFormat('en').day(new Date(2026, 10, 20))).toBe('20 November 2026');
  expect(createFormat('en').moment(new Date(2026, 10, 20, 14, 5))).toBe('20 Nov 2026, 14:05');
});

test.each([[['fr-FR']], [['pt']], [['pt-BR', 'pt']]])(
  'a browser that prefers %j gets names and times in European Portuguese',
  (languages) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    const format = createFormat('pt');
    expect(format.country('VN')).toBe('Vietname');
    expect(format.language('cs')).toBe('checo');
    const now = new Date(2026, 10, 20);
    expect(format.distance(new Date(now.getTime() + 7_200_000), now)).toBe('dentro de 2 horas');
  },
);

test.each([
  [0, 'now'],
  [-29, 'now'],
  [-31, '1 minute ago'],
  [-3599, '59 minutes ago'],
  [-47 * 3600, '1 day ago'],
  [2 * 3600, 'in 2 hours'],
  [400 * 86_400, 'in 1 year'],
])('%d seconds from now is written as %s', (seconds, text) => {
  const now = new Date(2026, 10, 20);
  expect(createFormat('en').distance(new Date(now.getTime() + seconds * 1000), now)).toBe(text);
});
