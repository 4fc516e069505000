import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { prepareFolder } from '../../../test/prepared-embedded.ts';
import { FolderError } from '../data-folder/folder-lock.ts';
import { openDatabase, openUnmigrated } from '../open-database.ts';
import type { Database } from '../open-database.ts';
import { copyEmbedded, CopyInUseError } from './copy-embedded.ts';

test('only one backup at a time copies the files: a second one neither removes nor overwrites the copy of the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copied-'));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(folder, { recursive: true }));
  prepareFolder(folder);
  const database = await openDatabase({ kind: 'embedded', folder });
  stack.defer(() => database.close());
  await addPeople(database.kysely, [{ login: 'someone' }]);
  const options = { database, folder, signal: new AbortController().signal };
  const first = copyEmbedded(options);
  await expect(copyEmbedded(options)).rejects.toBeInstanceOf(CopyInUseError);
  const copy = await openUnmigrated({ kind: 'embedded', folder: await first, isCopy: true });
  stack.defer(() => copy.close());
  expect(await copy.kysely.selectFrom('people').select('login').execute()).toEqual([{ login: 'someone' }]);
  await expect(copyEmbedded(options)).rejects.toBeInstanceOf(CopyInUseError);
});

test.each(['ENOSPC', 'EDQUOT'])(
  'a full disk (%s) leaves no copy, and the reason says how much space is needed',
  async (code) => {
    const folder = mkdtempSync(join(tmpdir(), 'full-'));
    mkdirSync(join(folder, 'postgresql'));
    const execute = async () => {
      throw Object.assign(new Error('no space'), { code });
    };
    const database = { kysely: { connection: () => ({ execute }) } } as unknown as Database;
    const copied = copyEmbedded({ database, folder, signal: new AbortController().signal });
    const error = await copied.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FolderError);
    expect((error as FolderError).message).toBe(
      `The disk of the data folder ${folder} is full. A backup of a running directory first copies its database: ` +
        `free as much space as ${join(folder, 'postgresql')} takes.`,
    );
    expect(readdirSync(folder)).toEqual(['postgresql']);
    rmSync(folder, { recursive: true });
  },
);

test('a removed copy is not opened as an empty database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'removed-'));
  await expect(openUnmigrated({ kind: 'embedded', folder, isCopy: true })).rejects.toBeInstanceOf(CopyInUseError);
  expect(readdirSync(folder)).not.toContain('postgresql');
  rmSync(folder, { recursive: true });
});
