import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceLanguages } from '@directory/contract';
import { expect, test } from 'vitest';
import { storageKeys } from '../storage-keys.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const page = read('../../index.html');

test('the page has the colours of the application before it starts', () => {
  const tokens = read('tokens.css');
  const colours = page.match(/light-dark\([^)]*\)/g) ?? [];
  expect(colours.length).toBeGreaterThan(3);
  expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([]);
});

test('the page reads the chosen theme from the storage key of the application', () => {
  expect(page).toContain(`localStorage.getItem('${storageKeys.theme}')`);
});

test('without JavaScript, the page asks in every language to turn it on', () => {
  const [, asked = ''] = /<noscript>(.*?)<\/noscript>/s.exec(page) ?? [];
  const languages = [...asked.matchAll(/<p lang="(\w+)">[^<]*JavaScript[^<]*\.<\/p>/g)].map(([, language]) => language);
  expect(languages.toSorted()).toEqual(interfaceLanguages.toSorted());
});
