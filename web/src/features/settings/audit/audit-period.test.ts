import { expect, test } from 'vitest';
import { periodOf } from './audit-period.ts';

test('a period lasts from the first moment of one day to the last of another, in the reader’s time zone', () => {
  expect(periodOf({ from: '2026-02-28', to: '2026-02-28' })).toEqual({
    since: new Date(2026, 1, 28).toISOString(),
    until: new Date(2026, 2, 1).toISOString(),
  });
  expect(periodOf({ from: '', to: '2026-12-31' })).toEqual({ until: new Date(2027, 0, 1).toISOString() });
});

test.each(['', '0020-03-10', '2026-13-01', '2026-3-1', 'yesterday', '9999-12-31'])('“%s” limits nothing', (day) => {
  expect(periodOf({ from: day, to: day })).toEqual({});
});
