import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { checkFeedPriority } from './check-feed-priority.ts';

test('names that occur neither in the configuration nor in an earlier run are reported, ignoring case', async () => {
  const config = readConfig({
    FEED_PRIORITY: 'HR, hrr, staff, file',
    FEED_FILE: '/people.csv',
    FEED_FILE_NAME: 'Staff',
  });
  const warnings: unknown[] = [];
  const logger = { warn: (...entry: unknown[]) => void warnings.push(entry) };
  await checkFeedPriority(config, { feedNames: async () => ['hr', 'scim'], logger });
  expect(warnings).toEqual([
    [{ feeds: ['hrr', 'file'] }, 'FEED_PRIORITY: no feed has had these names so far; check their spelling'],
  ]);
});
