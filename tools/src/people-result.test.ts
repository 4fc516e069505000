import { expect, test } from 'vitest';
import { aboutEntry, because } from '../../server/src/features/people-feeds/entries/because.ts';
import { resultText } from './people-result.ts';

test('the result of a command has the singular for one', () => {
  const removed = { people: 1, administrators: 1, rules: 2, addressLists: 1 };
  expect(resultText({ name: 'remove-demo', removed })).toBe(
    'The demo group was removed: 1 person, 1 administrator, 2 self-service rules, 1 address list.\n',
  );
});

test('a right that was granted to a login of nobody says how to take it back', () => {
  const granted = { login: 'ab1234', isNew: true, isUnbound: false, person: 'unknown' } as const;
  expect(resultText({ name: 'grant-admin', ...granted })).toBe(
    'ab1234 is now an administrator. No one in the directory has this login yet. If it is misspelled or lacks its domain, ' +
      'grant the right one, and remove ab1234 in Settings > Admins.\n',
  );
});

test('numbers in the result of a command are grouped', () => {
  const removed = { people: 5000, administrators: 3, rules: 0, addressLists: 12 };
  expect(resultText({ name: 'remove-demo', removed })).toBe(
    'The demo group was removed: 5,000 people, 3 administrators, 0 self-service rules, 12 address lists.\n',
  );
});

test('the errors of entries without lines name the entry', () => {
  const faults = [
    { line: 2, field: 'photo', code: 'error.e2', ...aboutEntry('AB1234', because('photo-empty')), isRowRejected: true },
  ] as const;
  const figures = { added: 0, changed: 0, unchanged: 0, left: 0, rejected: 1 };
  const run = { feed: 'photos', outcome: 'imported', figures, before: 0, losses: null, seconds: 1, runId: 1 } as const;
  expect(resultText({ name: 'import-photos', summary: { ...run, faults, faultCount: 1 } })).toContain(
    '\n1 error:\n  entry 2: photo "AB1234" is empty (entry rejected)\n',
  );
});

test('the errors of an import say whether the row was rejected or a value left out', () => {
  const faults = [
    { line: 3, field: 'email', code: 'error.e2', ...because('not-email'), isRowRejected: false },
    { line: 5, field: 'login', code: 'error.e3', ...because('missing'), isRowRejected: true },
  ] as const;
  const figures = { added: 1, changed: 0, unchanged: 0, left: 0, rejected: 1 };
  const run = { feed: 'hr', outcome: 'imported', figures, before: 0, losses: null, seconds: 1, runId: 1 } as const;
  expect(resultText({ name: 'import', summary: { ...run, faults, faultCount: 2 } })).toContain(
    '  line 3: email is not an email address (value left out)\n  line 5: login is missing (row rejected)\n',
  );
});

test('a result with more errors than it lists says where all of them are', () => {
  const faults = Array.from(
    { length: 25 },
    (_, row) =>
      ({ line: row + 2, field: 'email', code: 'error.e2', ...because('not-email'), isRowRejected: false }) as const,
  );
  const figures = { added: 25, changed: 0, unchanged: 0, left: 0, rejected: 0 };
  const run = { feed: 'hr', outcome: 'imported', figures, before: 0, losses: null, seconds: 1 } as const;
  const text = (runId: number | null) =>
    resultText({ name: 'import', summary: { ...run, faults, faultCount: 1200, runId } });
  expect(text(1)).toMatch(
    /line 21: .*\n  … and 1,180 more\. Settings > Feeds > Latest runs has all of them as a CSV file\.\n$/,
  );
  expect(text(null)).toMatch(/… and 1,180 more\n$/);
});
