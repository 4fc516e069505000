import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { feedPriority } from './feed-priority.ts';
import { importPeopleFile } from './import-people-file.ts';

const head = 'login,firstName,lastName\n';

/** A file whose disk, or that of the spool, fails after the first rows were read. */
async function* onFullDisk() {
  yield Buffer.from(`${head}ada@group.example,Ada,Lovelace\n`);
  throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
}

test.for(['csv', 'photos'] as const)(
  'a disk that fills up in the middle of %s is reported as an outcome, and nothing is changed',
  async (kind) => {
    const database = await openTestDatabase();
    const directory = {
      database,
      references: readReferences(undefined),
      priority: feedPriority([]),
      logger: pino({ level: 'silent' }),
    };
    const order = {
      feed: 'hr',
      kind,
      options: {},
      isDryRun: false,
      acceptsRemovals: true,
      startedBy: 'admin@group.example',
      signal: new AbortController().signal,
      onProgress: () => {},
    };
    const result = await importPeopleFile({ ...order, read: onFullDisk }, directory);
    expect(result).toEqual({ outcome: 'disk-full' });
    expect(await database.kysely.selectFrom('people').selectAll().execute()).toEqual([]);
  },
);
