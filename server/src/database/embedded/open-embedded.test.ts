import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { prepareFolder } from '../../../test/prepared-embedded.ts';
import { openDatabase } from '../open-database.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'embedded-'));
  folder = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true }));

const open = () => openDatabase({ kind: 'embedded', folder });

/** The files and folders that are accessible to the group or to others. */
function opened(): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['.', ...below].filter((path) => (lstatSync(join(folder, path)).mode & 0o077) !== 0);
}

describe('only its owner can access the data folder', () => {
  test('if it is new, including files that are added later', async () => {
    const database = await open();
    await addPeople(database.kysely, [{ login: 'AB1234@group.example' }]);
    expect(opened()).toEqual([]);
    await database.close();
    expect(opened()).toEqual([]);
  });

  test('if others could read and write it before', async () => {
    prepareFolder(folder);
    for (const path of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      const fullPath = join(folder, path);
      chmodSync(fullPath, lstatSync(fullPath).isDirectory() ? 0o755 : 0o666);
    }
    const database = await open();
    expect(opened()).toEqual([]);
    await database.close();
  });

  test('except for files that the directory did not create', async () => {
    mkdirSync(folder, { mode: 0o755 });
    writeFileSync(join(folder, 'notes'), '', { mode: 0o644 });
    const database = await open();
    expect(opened()).toEqual(['.', 'notes']);
    await database.close();
  });
});

test('damaged files are not opened, and the error says what to do', async () => {
  prepareFolder(folder);
  truncateSync(join(folder, 'postgresql/global/pg_control'), 100);
  await expect(open()).rejects.toThrow(
    `The files of the embedded database in ${folder}/postgresql are damaged or incomplete: PostgreSQL cannot start. ` +
      'Move that folder away, and restore a backup: npm run people -- restore FILE.',
  );
});

test('no new database is created in place of incomplete files', async () => {
  prepareFolder(folder);
  rmSync(join(folder, 'postgresql/PG_VERSION'));
  const control = readFileSync(join(folder, 'postgresql/global/pg_control'));
  await expect(open()).rejects.toThrow('are damaged or incomplete: PG_VERSION is missing.');
  expect(readFileSync(join(folder, 'postgresql/global/pg_control'))).toEqual(control);
});

test('while it is open, even if it is new, no other process can open it', async () => {
  const database = await open();
  const script = `import { lockFolder } from ${JSON.stringify(new URL('../data-folder/folder-lock.ts', import.meta.url).href)};
    try { lockFolder(${JSON.stringify(folder)}); console.log('opened'); } catch (error) { console.log(error.name); }`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout.trim()).toBe('FolderLockedError');
  await database.close();
});

test('if a start is killed while it creates the files, the next start recovers', async () => {
  const script = `import(${JSON.stringify(new URL('../open-database.ts', import.meta.url).href)})
    .then(({ openDatabase }) => openDatabase({ kind: 'embedded', folder: ${JSON.stringify(folder)} }))`;
  const killed = spawn(process.execPath, ['-e', script]);
  const ended = once(killed, 'exit');
  const hasBegun = () => existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('postgresql'));
  while (!hasBegun() && killed.exitCode === null) await pause(1);
  killed.kill('SIGKILL');
  await ended;
  expect(readdirSync(folder)).not.toContain('postgresql');
  const database = await open();
  expect(await addPeople(database.kysely, [{ login: 'AB1234@group.example' }])).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain('postgresql.new');
  await database.close();
});

test('everything committed is on disk: a power failure loses none of it', async () => {
  const people = Array.from({ length: 5 }, (_, index) => ({ login: `AB000${index}@group.example` }));
  const [disk, script] = ['power-failure-disk.ts', 'power-failure-writer.ts'].map((name) =>
    join(import.meta.dirname, '../../../test', name),
  );
  const env = { ...process.env, LIVE_FOLDER: join(parent, 'lost'), DISK_FOLDER: folder };
  const parameters = ['--import', pathToFileURL(disk ?? '').href, script ?? '', JSON.stringify(people)];
  const { stdout } = spawnSync(process.execPath, parameters, { encoding: 'utf8', env });
  expect(stdout).toBe('committed');
  const database = await open();
  const stored = await database.kysely.selectFrom('people').select('login').orderBy('login').execute();
  expect(stored).toEqual(people);
  await database.close();
});

test.skipIf(!existsSync('/proc/self/task'))('it gives way to the thread that answers searches', async () => {
  const before = lowerThreads();
  prepareFolder(folder);
  const database = await open();
  expect(lowerThreads()).toBe(before + 1);
  await database.close();
});

/** The threads of this process whose priority is lower than that of the process (`nice` of proc(5)). */
function lowerThreads(): number {
  const priorities = readdirSync('/proc/self/task').map((thread) => {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return Number(fields?.[16]);
  });
  return priorities.filter((priority) => priority > getPriority()).length;
}
