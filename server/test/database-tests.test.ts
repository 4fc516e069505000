import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseTests } from './database-tests.ts';

const root = join(import.meta.dirname, '../..');

test('a test needs a database if it opens one itself or through the modules that it imports', () => {
  const files = [
    'server/test/test-database.test.ts',
    'server/src/features/search/search-routes.test.ts',
    'server/src/features/people-feeds/scim/parse-filter.test.ts',
  ];
  expect(databaseTests(root, files)).toEqual(files.slice(0, 2));
});
