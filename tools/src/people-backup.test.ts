import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/src/config/config.ts';
import { readLastBackup } from '../../server/src/database/backup/last-backup.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import type { Database } from '../../server/src/database/open-database.ts';
import { openControlSocket } from '../../server/src/features/people-feeds/commands/control-socket.ts';
import { feedPriority } from '../../server/src/features/people-feeds/import/feed-priority.ts';
import { eraseByLogin } from '../../server/src/features/privacy/erase-by-login.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';
import { addPeople } from '../../server/test/add-people.ts';
import { fillEveryTable, rowsOfEveryTable } from '../../server/test/fill-every-table.ts';
import { folderWithDatabase, startDirectory } from '../test/start-directory.ts';
import { backUp, restore } from './people-backup.ts';
import { root } from './run-command.ts';
import { cleanEnvironment, temporaryFolder } from './running-directory.ts';

const progress = { show: () => {}, say: () => {}, stop: () => {} };
const signal = new AbortController().signal;
const optionsFor = (folder: string) => ({ config: readConfig({ DATA_DIR: folder }), signal, progress });

async function withDatabase<Result>(folder: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ kind: 'embedded', folder });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const contentOf = (folder: string) => withDatabase(folder, (database) => rowsOfEveryTable(database.kysely));

/** The content of a database without the entry about its restore in the audit log, which must be there. */
function withoutRestore(content: Record<string, string[]>): Record<string, string[]> {
  const { audit_trail: trail = [] } = content;
  const isAboutRestore = (row: string) => row.includes('database.restored');
  expect(trail.filter(isAboutRestore)).toEqual([expect.stringMatching(/command line.*backupAt.*20\d\d-/)]);
  return { ...content, audit_trail: trail.filter((row) => !isAboutRestore(row)) };
}

/** Opens a database as a running directory does. */
async function openRunning(folder: string) {
  const database = await openDatabase({ kind: 'embedded', folder });
  const errors: unknown[] = [];
  const references = readReferences(undefined);
  const onError = (error: unknown) => errors.push(error);
  const configuredFeeds = new Set<string>();
  const options = { references, priority: feedPriority([]), eraseLeaver: eraseByLogin, configuredFeeds, onError };
  const socket = await openControlSocket({ folder, database, ...options });
  return {
    database,
    async close() {
      await socket.close();
      await database.close();
      expect(errors).toEqual([]);
    },
  };
}

describe('a backup of an embedded database', { timeout: 120_000 }, () => {
  test('is restored into a new data folder with an entry in the audit log, and only its owner may read it', async () => {
    const [from, to] = [folderWithDatabase(), temporaryFolder()];
    const file = join(temporaryFolder(), 'a.backup');
    await withDatabase(from, (database) => fillEveryTable(database.kysely));
    expect(await backUp(file, optionsFor(from))).toMatch(/^2 people and \d+ other rows written to .*a\.backup \(\d/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const restored = await restore({ file, replaces: false }, optionsFor(to));
    expect(restored).toMatch(/^2 people and \d+ other rows restored/);
    expect(restored).toContain(` s, into a new embedded database in ${to}, since DATABASE_URL is not set.\n`);
    expect(await restore({ file, replaces: true }, optionsFor(to))).toContain(
      `, into the embedded database in ${to}.\n`,
    );
    expect(withoutRestore(await contentOf(to))).toEqual(await contentOf(from));
  });

  test('of a running directory contains all acknowledged changes, no partial transactions, and leaves no copy', async () => {
    const [from, to] = [folderWithDatabase(), temporaryFolder()];
    const file = join(temporaryFolder(), 'a.backup');
    const running = await openRunning(from);
    let acknowledged = 0;
    let isEnding = false;
    const writing = (async () => {
      while (!isEnding) {
        const name = String(acknowledged + 1);
        await running.database.transaction(async (queries) => {
          await queries
            .insertInto('secrets')
            .values({ name, value: randomBytes(20_000).toString('hex') })
            .execute();
          await queries.insertInto('feeds').values({ name, kind: 'csv' }).execute();
        });
        acknowledged++;
        await pause(1);
      }
    })();
    await expect.poll(() => acknowledged).toBeGreaterThan(20);
    const before = acknowledged;
    await backUp(file, optionsFor(from));
    isEnding = true;
    await writing;
    expect(readdirSync(from)).not.toContain('copy');
    expect(await readLastBackup(running.database.kysely)).not.toBeNull();
    await running.close();
    await restore({ file, replaces: false }, optionsFor(to));
    const { secrets = [], feeds = [] } = await contentOf(to);
    expect(secrets.length).toBe(feeds.length);
    expect(secrets.length).toBeGreaterThanOrEqual(before);
  });

  test('stores its time in the database, and succeeds even if the time cannot be stored', async () => {
    const from = folderWithDatabase();
    const file = join(temporaryFolder(), 'a.backup');
    const lastBackup = () => withDatabase(from, ({ kysely }) => readLastBackup(kysely));
    expect(await backUp(file, optionsFor(from))).not.toContain('could not be stored');
    const first = await lastBackup();
    expect(first).not.toBeNull();
    await withDatabase(from, ({ kysely }) =>
      sql`create rule closed as on update to database_identity
      do instead select 1 / 0`.execute(kysely),
    );
    expect(await backUp(file, optionsFor(from))).toContain(
      'The time of this backup could not be stored in the database',
    );
    expect(await lastBackup()).toEqual(first);
    await restore({ file, replaces: false }, optionsFor(temporaryFolder()));
  });

  test('can be restored through the running directory', async () => {
    const [from, to] = [folderWithDatabase(), folderWithDatabase()];
    const file = join(temporaryFolder(), 'a.backup');
    await withDatabase(from, (database) => fillEveryTable(database.kysely));
    await backUp(file, optionsFor(from));
    const running = await openRunning(to);
    await running.database.kysely.insertInto('feeds').values({ name: 'former', kind: 'csv' }).execute();
    await expect(restore({ file, replaces: false }, optionsFor(to))).rejects.toThrow(
      'The database is not empty (feeds: 1). To replace everything in it, add --replace. Nothing was changed.',
    );
    await restore({ file, replaces: true }, optionsFor(to));
    expect(withoutRestore(await rowsOfEveryTable(running.database.kysely))).toEqual(await contentOf(from));
    await running.close();
  });

  test('that fails leaves no file, and does not change an earlier backup', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'a.backup');
    writeFileSync(file, 'earlier');
    await expect(backUp(file, optionsFor(temporaryFolder()))).rejects.toThrow(/contains no database: set DATA_DIR/);
    const from = folderWithDatabase();
    const stopped = { ...optionsFor(from), signal: AbortSignal.abort(new Error('stopped')) };
    await expect(backUp(file, stopped)).rejects.toThrow('stopped');
    await expect(backUp(join(folder, 'none', 'a'), optionsFor(from))).rejects.toThrow(
      /^There is no folder .*\/none\.$/,
    );
    await expect(backUp(folder, optionsFor(from))).rejects.toThrow(/is a folder, not a file\.$/);
    expect(readdirSync(folder)).toEqual(['a.backup']);
    expect(readFileSync(file, 'utf8')).toBe('earlier');
  });

  test('removes only the partial file of a killed backup with the same name', async () => {
    const [from, folder] = [folderWithDatabase(), temporaryFolder()];
    const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(ended, 'exit');
    const others = [`a.backup.${process.pid}.partial`, `b.backup.${ended.pid}.partial`, 'a.backup.x.partial'];
    for (const name of [...others, `a.backup.${ended.pid}.partial`]) writeFileSync(join(folder, name), '');
    await expect(backUp(join(folder, 'a.backup'), optionsFor(from))).rejects.toThrow(/EEXIST/);
    expect(readdirSync(folder).toSorted()).toEqual(others.toSorted());
  });

  test('does not replace a device, a pipe or a link', async () => {
    const [from, folder] = [folderWithDatabase(), temporaryFolder()];
    const path = (name: string) => join(folder, name);
    execFileSync('mkfifo', [path('pipe')]);
    await expect(backUp(path('pipe'), optionsFor(temporaryFolder()))).rejects.toThrow(
      /pipe is a device or a pipe, not a file\.$/,
    );
    expect(statSync(path('pipe')).isFIFO()).toBe(true);
    writeFileSync(path('file'), 'earlier');
    symlinkSync(path('file'), path('link'));
    await backUp(path('link'), optionsFor(from));
    expect(lstatSync(path('link')).isSymbolicLink()).toBe(true);
    expect(readFileSync(path('file'), 'latin1')).not.toBe('earlier');
  });

  test('that is truncated is rejected before a database is opened', async () => {
    const [from, to] = [folderWithDatabase(), join(temporaryFolder(), 'new')];
    const file = join(temporaryFolder(), 'a.backup');
    await backUp(file, optionsFor(from));
    truncateSync(file, statSync(file).size - 1);
    await expect(restore({ file, replaces: true }, optionsFor(to))).rejects.toThrow(
      'The backup is damaged: it ends too early.',
    );
    expect(existsSync(to)).toBe(false);
  });

  test('can be restored by the command line into a running directory, which then reopens', async () => {
    const from = folderWithDatabase();
    const file = join(temporaryFolder(), 'a.backup');
    await withDatabase(from, (database) => fillEveryTable(database.kysely));
    await backUp(file, optionsFor(from));
    const directory = await startDirectory({ DEMO_PEOPLE: '20' });
    await restore({ file, replaces: true }, optionsFor(directory.dataFolder));
    await expect.poll(directory.output).toContain('the directory is reopened');
    const ready = async () => (await fetch(`${directory.address}/health/ready`)).status;
    await expect.poll(ready).toBe(503);
    await expect.poll(ready).toBe(200);
    expect((await directory.end('SIGTERM')).code).toBe(0);
    const { people } = await contentOf(directory.dataFolder);
    expect(people).toEqual((await contentOf(from))['people']);
  });

  test('changes nothing if its restore is killed', { timeout: 300_000 }, async () => {
    const [from, to] = [folderWithDatabase(), folderWithDatabase()];
    const file = join(temporaryFolder(), 'a.backup');
    await withDatabase(from, async ({ kysely }) => {
      for (let page = 0; page < 10; page++) {
        await addPeople(
          kysely,
          Array.from({ length: 1000 }, (_, index) => ({ login: `p${page}-${index}`, title: 'x'.repeat(1000) })),
        );
      }
    });
    await backUp(file, optionsFor(from));
    await withDatabase(to, (database) => fillEveryTable(database.kysely));
    const before = await contentOf(to);
    const restoring = spawn(process.execPath, [join(root, 'tools/src/people.ts'), 'restore', file, '--replace'], {
      cwd: root,
      env: cleanEnvironment({ DATA_DIR: to }),
      stdio: 'ignore',
    });
    const ended = once(restoring, 'exit');
    let smallest = sizeOf(to);
    const grown = () => {
      const size = sizeOf(to);
      // Opening a database may delete old files of the write-ahead log, which grows while the transaction writes.
      smallest = Math.min(smallest, size);
      return size - smallest;
    };
    await expect.poll(grown, { timeout: 180_000, interval: 5 }).toBeGreaterThan(6_000_000);
    restoring.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await contentOf(to)).toEqual(before);
    await restore({ file, replaces: true }, optionsFor(to));
    expect((await contentOf(to))['people']).toHaveLength(10_000);
  });
});

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce(
    (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
