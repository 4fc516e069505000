import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run-command.ts';

const folder = join(root, 'docs');
const document = readFileSync(join(folder, 'security.md'), 'utf8');
const [, table = ''] = document.split(/^## ASVS 5\.0.*$/m);
const rows = [...table.matchAll(/^\| (\d[\d., to]*) +\| [12/]+ +\| ([a-z ]+?) +\| (.+?) +\| (.*?) *\|$/gm)].map(
  ([, numbers = '', state = '', how = '', evidence = '']) => ({ numbers: numbers.trim(), state, how, evidence }),
);

/** Number of requirements of levels 1 and 2 in each section of ASVS 5.0. Those of level 3 have higher numbers. */
const requirementsOfSection = new Map(
  Object.entries({
    '1.1': 2,
    '1.2': 9,
    '1.3': 11,
    '1.4': 3,
    '1.5': 2,
    '2.1': 3,
    '2.2': 3,
    '2.3': 4,
    '2.4': 1,
    '3.2': 2,
    '3.3': 4,
    '3.4': 6,
    '3.5': 5,
    '3.7': 2,
    '4.1': 3,
    '4.2': 1,
    '4.3': 2,
    '4.4': 4,
    '5.1': 1,
    '5.2': 3,
    '5.3': 2,
    '5.4': 3,
    '6.1': 3,
    '6.2': 12,
    '6.3': 4,
    '6.4': 4,
    '6.5': 5,
    '6.6': 3,
    '6.8': 4,
    '7.1': 3,
    '7.2': 4,
    '7.3': 2,
    '7.4': 5,
    '7.5': 2,
    '7.6': 2,
    '8.1': 2,
    '8.2': 3,
    '8.3': 1,
    '8.4': 1,
    '9.1': 3,
    '9.2': 4,
    '10.1': 2,
    '10.2': 2,
    '10.3': 4,
    '10.4': 11,
    '10.5': 5,
    '10.6': 2,
    '10.7': 3,
    '11.1': 2,
    '11.2': 3,
    '11.3': 3,
    '11.4': 4,
    '11.5': 1,
    '11.6': 1,
    '12.1': 3,
    '12.2': 2,
    '12.3': 4,
    '13.1': 1,
    '13.2': 5,
    '13.3': 2,
    '13.4': 5,
    '14.1': 2,
    '14.2': 4,
    '14.3': 3,
    '15.1': 3,
    '15.2': 3,
    '15.3': 7,
    '16.1': 1,
    '16.2': 5,
    '16.3': 4,
    '16.4': 3,
    '16.5': 3,
    '17.1': 1,
    '17.2': 4,
    '17.3': 2,
  }),
);

test('every requirement of levels 1 and 2 of ASVS 5.0 has one row', () => {
  const wanted = [...requirementsOfSection].flatMap(([section, last]) =>
    Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.flatMap(({ numbers }) => numbersIn(numbers)).toSorted()).toEqual(wanted.toSorted());
  expect(wanted).toHaveLength(253);
});

test('every state is one of five, and a requirement that is met names a file or section as evidence', () => {
  const states = new Set(['met', 'partly', 'operator', 'provider', 'not applicable']);
  expect(rows.filter(({ state }) => !states.has(state))).toEqual([]);
  const unproven = rows.filter(({ state, how, evidence }) => state === 'met' && !`${how}${evidence}`.includes(']('));
  expect(unproven.map(({ numbers }) => numbers)).toEqual([]);
});

describe.each(testReferences(document))('%s', (file, titles) => {
  test('exists and contains the named tests', () => {
    const path = resolve(folder, file);
    expect(existsSync(path), path).toBe(true);
    const content = readFileSync(path, 'utf8').replaceAll(String.raw`\'`, "'");
    expect(titles.filter((title) => !content.includes(title))).toEqual([]);
  });
});

/** Parses a list of requirements: `1.2.3, 2.1.1 to 4` has five. */
function numbersIn(text: string): string[] {
  return text.split(', ').flatMap((part) => {
    const [, section = '', first = '', last = ''] = /^(\d+\.\d+)\.(\d+) to (\d+)$/.exec(part) ?? [];
    if (section === '') return [part];
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${section}.${Number(first) + index}`,
    );
  });
}

/** Linked files, each with the test titles in quotation marks that follow its links. */
function testReferences(text: string): [file: string, titles: readonly string[]][] {
  const found = new Map<string, string[]>();
  for (const [, file = '', list = ''] of text.matchAll(/\]\(((?:\.\.\/)?[^)#:]+)\)((?:,? "[^"]+")*)/g)) {
    const titles = [...list.matchAll(/"([^"]+)"/g)].flatMap(([, title]) => title ?? []);
    found.set(file, [...(found.get(file) ?? []), ...titles]);
  }
  return [...found];
}
