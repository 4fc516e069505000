import { expect, test } from 'vitest';
import { recordedRows } from './recorded-rows.ts';

test('short rows are recorded, up to a number', () => {
  const rows = Array.from({ length: 200 }, (_, row) => ({ city: `City ${row}` }));
  expect(recordedRows(rows.slice(0, 100))).toEqual(rows.slice(0, 100));
  expect(recordedRows(rows)).toEqual(rows.slice(0, 100));
});

test('of long rows, only the first are recorded, so that a page of the audit log stays small', () => {
  const rows = Array.from({ length: 100 }, (_, row) => ({ street: `${row} `.padEnd(1024, 'x') }));
  const recorded = recordedRows(rows);
  expect(recorded).toEqual(rows.slice(0, recorded.length));
  expect(recorded.length).toBeGreaterThan(10);
  expect(JSON.stringify(recorded).length).toBeLessThan(17_000);
});
