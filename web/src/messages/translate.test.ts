import { expect, test } from 'vitest';
import { translateFrom } from './translate.ts';

const texts = {
  hello: 'Hello',
  about: '{{name}} and {{other}}, again {{name}}',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
};
const t = translateFrom(() => texts, 'en');

test('a text is found by its key; without one, the key is shown', () => {
  expect(t('hello')).toBe('Hello');
  expect(t('missing')).toBe('missing');
});

test('placeholders are replaced by their values verbatim, and by nothing if a value is missing', () => {
  expect(t('about', { name: '<b>$& {{other}}', other: 3 })).toBe('<b>$& {{other}} and 3, again <b>$& {{other}}');
  expect(t('about', { name: 'Ada' })).toBe('Ada and , again Ada');
});

test('a number selects the plural form of the language, and falls back to `other`', () => {
  expect([0, 1, 2].map((count) => t('people', { count }))).toEqual(['0 people', '1 person', '2 people']);
  const french = translateFrom(() => ({ jours_one: 'jour', jours_other: 'jours' }), 'fr');
  expect([0, 1, 2, 1_000_000].map((count) => french('jours', { count }))).toEqual(['jour', 'jour', 'jours', 'jours']);
  const many = translateFrom(() => ({ jours_many: 'de jours', jours_other: 'jours' }), 'fr');
  expect(many('jours', { count: 2_000_000 })).toBe('de jours');
  const portuguese = translateFrom(() => ({ dias_one: 'dia', dias_other: 'dias' }), 'pt');
  expect([0, 1, 2].map((count) => portuguese('dias', { count }))).toEqual(['dias', 'dia', 'dias']);
  expect(t('hello', { count: 2 })).toBe('Hello');
});

test('the number of a plural form is written in the format of the language', () => {
  expect(t('people', { count: 1204 })).toBe('1,204 people');
  const french = translateFrom(() => texts, 'fr');
  expect(french('people', { count: 1204 })).toMatch(/^1\s204 people$/);
});

test('texts that are loaded later are found', () => {
  let loaded: Record<string, string> = {};
  const late = translateFrom(() => loaded, 'en');
  expect(late('x')).toBe('x');
  loaded = { x: 'loaded' };
  expect(late('x')).toBe('loaded');
});
