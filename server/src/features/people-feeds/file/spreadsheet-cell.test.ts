import { csvRows } from '@directory/contract/csv';
import { expect, it } from 'vitest';
import { readSpreadsheetCell } from './spreadsheet-cell.ts';

it.each([
  ['employeeNumber', '="00123"', '00123'],
  ['firstName', '="Ann ""Annie"""', 'Ann "Annie"'],
  ['mobilePhone', "'+33 6 12 34 56 78", '+33 6 12 34 56 78'],
  ['manager', '124.0', '124'],
  ['city', '#N/A', ''],
  ['city', '#BEZUG!', ''],
  ['title', ' n/a ', ''],
  ['title', 'NULL', ''],
  ['title', '(blank)', ''],
  ['manager', '-', ''],
  ['lastName', '.', ''],
  ['lastName', '—', ''],
  ['email', '\\N', ''],
] as const)('%s %j means %j', (target, cell, value) => {
  expect(readSpreadsheetCell(cell, target)).toEqual({ value });
});

it.each(['＋33 1', '\u200B=1+1', '－x', '\u0001@x'])('%j survives the escaping of an export', (text) => {
  const cell = csvRows([[text]], ',')
    .trimEnd()
    .replaceAll('"', '');
  expect(cell).toBe(`'${text}`);
  expect(readSpreadsheetCell(cell, 'title')).toEqual({ value: text });
});

it.each([
  ['lastName', 'Null'],
  ['lastName', "'t Hooft"],
  ['lastName', "'s-Gravenhage"],
  ['firstName', 'N'],
  ['firstName', 'Na'],
  ['city', 'None'],
  ['city', '=A1'],
  ['title', 'R&D - Manager'],
  ['title', '4.91702E+11'],
  ['employeeNumber', '12E10'],
  ['employeeNumber', '0012'],
  ['zipCode', '12.0'],
  ['externalId', '124.0'],
  ['C_groupIdentifier', 'AB1234'],
  ['city', ' Bonn '],
  ['city', '\u00A0Bonn'],
] as const)('%s %j stays as it is', (target, cell) => {
  expect(readSpreadsheetCell(cell, target)).toEqual({ value: cell });
});

it.each(['mobilePhone', 'employeeNumber', 'externalId', 'manager'] as const)(
  'a number in scientific notation is not a valid value of %s',
  (target) => {
    for (const value of ['4.91702E+11', '4,91702E+11', '1E+05'])
      expect(readSpreadsheetCell(value, target)).toEqual({ value, hasLostDigits: true });
  },
);
