import { expect, it } from 'vitest';
import { csvHeading, csvRow, generatePeople, peopleFileColumns } from './index.ts';
import type { GeneratedPerson } from './index.ts';

const [person] = generatePeople({ count: 1, seed: 1 }) as Iterable<GeneratedPerson>;

it('heads the columns by the names of the profile fields', () => {
  expect(csvHeading.split(',')).toEqual([...peopleFileColumns]);
  expect(csvHeading).toMatch(/^login,firstName,lastName,otherNames,/);
});

it('writes one cell per column, quoting commas, quotes and line ends', () => {
  const row = csvRow({
    ...(person as GeneratedPerson),
    login: 'ab1234@group.example',
    firstName: 'Ann "Nan"',
    lastName: 'Smith, Jr.',
    otherNames: ['Nan Smith', '安'],
    title: 'one\ntwo',
  });
  expect(row).toMatch(/^ab1234@group\.example,"Ann ""Nan""","Smith, Jr\.",Nan Smith\|安,"one\ntwo",/);
});

it('leaves absent values empty', () => {
  const empty = Object.fromEntries(peopleFileColumns.map((column) => [column, '']));
  const row = csvRow({ ...empty, otherNames: [], culture: '' } as unknown as GeneratedPerson);
  expect(row).toBe(','.repeat(peopleFileColumns.length - 1));
});
