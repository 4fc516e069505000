import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { folderWithDatabase } from '../test/start-directory.ts';
import { readPeopleArguments, UsageError } from './people-arguments.ts';
import { scriptEnvironment, temporaryFolder } from './running-directory.ts';
import { root } from './run-command.ts';

const ofOthers = join(root, 'tools/test/people');

function start(dataFolder: string, ...parameters: string[]) {
  const child = spawn(process.execPath, [join(root, 'tools/src/people.ts'), ...parameters], {
    cwd: root,
    env: scriptEnvironment({ DATA_DIR: dataFolder }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.error += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  return { child, ended };
}

const run = (dataFolder: string, ...parameters: string[]) => start(dataFolder, ...parameters).ended;

async function peopleIn(dataFolder: string): Promise<number> {
  const database = await openDatabase({ kind: 'embedded', folder: dataFolder });
  const rows = await database.kysely.selectFrom('people').select('id').execute();
  await database.close();
  return rows.length;
}

function file(name: string, content: string): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

describe('the command line', { timeout: 180_000 }, () => {
  test.each([
    [['import'], 'FILE is missing.'],
    [['import', 'a.csv', 'b.csv'], 'Unexpected argument "b.csv".'],
    [['import', 'a.csv', '--fed', 'x'], "Unknown option '--fed'."],
    [['import', 'a.csv', '--feed', 'demo'], /^--feed must not be "demo"/],
    [['import', 'a.csv', '--feed', 'a b'], /^--feed must be letters/],
    [['generate', '5'], 'generate needs --out FILE.'],
    [['generate', 'many', '--out', 'x'], 'N must be a whole number from 0 to 1000000.'],
    [['generate', '1000001', '--out', 'x'], 'N must be a whole number from 0 to 1000000.'],
    [['grant-admin', ' '], /^LOGIN must be/],
    [['import', 'a.csv', '--encoding', 'ebcdic'], /^--encoding must be one of utf-8, /],
    [['preview', 'a.csv', '--delimiter', 'colon'], '--delimiter must be comma, semicolon, tab or bar.'],
    [['import-photos'], 'PATH is missing.'],
    [['erase'], 'LOGIN is missing.'],
    [['erase', 'P0', '--id', 'x'], /^--id must be a whole number\.$/],
    [['retire'], 'FEED is missing.'],
    [['retire', 'demo'], /^FEED must not be "demo"/],
    [['frob'], 'Unknown command "frob".'],
  ])('%j is rejected', (parameters, sentence) => {
    expect(() => readPeopleArguments(parameters)).toThrow(UsageError);
    expect(() => readPeopleArguments(parameters)).toThrow(sentence);
  });

  test('--help prints the usage, and the error for an unknown command names it and --help', async () => {
    const folder = temporaryFolder();
    expect(await run(folder, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('grant-admin LOGIN') });
    expect(await run(folder, 'frob')).toMatchObject({
      code: 2,
      error: 'Unknown command "frob".\nnpm run people -- --help lists the commands and their options.\n',
    });
  });

  test('previews an export, and imports it with the proposed map and encoding', async () => {
    const folder = folderWithDatabase();
    const rows = 'Vorname;Nachname;E-Mail;Land\nJörg;Schröder;joerg@x.example;Österreich\nÄnne;Müller;;Nirgends\n';
    const path = join(folder, 'export.csv');
    writeFileSync(path, Buffer.from(rows, 'latin1'));
    const { code, out } = await run(folder, 'preview', path);
    expect([code, out]).toEqual([0, expect.stringContaining('line 2: Jörg Schröder, joerg@x.example, Austria\n')]);
    expect(out).toMatch(/line 3 \(rejected\): Änne Müller[^]*login is missing[^]*--encoding windows-1252/);
    const map = file('map.json', out.slice(out.indexOf('{')));
    const options = ['--map', map, '--encoding', 'windows-1252', '--delimiter', 'semicolon'];
    const imported = await run(folder, 'import', path, ...options);
    expect(imported).toMatchObject({ code: 0, out: expect.stringMatching(/added +1\n[^]*rejected +1\n/) });
    expect(await run(folder, 'import', file('none.csv', 'login,title\n,x\n,y\n'))).toMatchObject({
      code: 4,
      error: 'Import failed: every row was rejected. Nothing was changed.\n',
    });
    const photos = temporaryFolder();
    writeFileSync(join(photos, 'nobody.png'), 'x');
    const failed = await run(folder, 'import-photos', photos);
    expect(failed).toMatchObject({ code: 4, out: expect.stringContaining('names nobody') });
    expect(await run(folder, 'import-photos', join(photos, 'none'))).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^There is no file or folder .* Nothing was changed.\n$/),
    });
  });

  test('imports a file, holds back removals, rejects an unreadable file, and grants administration', async () => {
    const folder = temporaryFolder();
    const full = file(
      'people.csv',
      `login,lastName\n${Array.from({ length: 20 }, (_, row) => `p${row},P`).join('\n')}\n`,
    );
    const first = await run(folder, 'import', full);
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(first.out).toMatch(/added +20\n/);
    const short = file('people.csv', 'login,lastName\np0,P\n');
    expect(await run(folder, 'import', short)).toMatchObject({
      code: 3,
      error: expect.stringMatching(/^Import stopped: 19 of .*--accept-removals/),
    });
    expect((await run(folder, 'import', short, '--accept-removals', '--dry-run')).out).toMatch(
      /nothing was changed(?:.|\n)*left +19\n/,
    );
    expect(await run(folder, 'import', file('people.csv', 'a\n'))).toMatchObject({
      code: 1,
      error: expect.stringContaining('Nothing was changed.'),
    });
    expect(await run(folder, 'import', join(folder, 'nowhere.csv'))).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^There is no file/),
    });
    expect((await run(folder, 'grant-admin', 'P0')).out).toBe('p0 is now an administrator.\n');
    expect(await peopleIn(folder)).toBe(20);
    await run(folder, 'import', short, '--accept-removals');
    expect((await run(folder, 'grant-admin', 'P1')).out).toBe(
      'p1 is now an administrator. This person has left: whoever gets the login next has the permissions.\n',
    );
  });

  test('an interrupted generation leaves an earlier file as it is, and no other', async () => {
    const path = file('people.csv', 'login\n');
    const { child, ended } = start(temporaryFolder(), 'generate', '1000000', '--out', path);
    await vi.waitFor(() => expect(readdirSync(dirname(path))).toHaveLength(2), { timeout: 60_000 });
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 130, error: 'Interrupted. Nothing was changed.\n' });
    expect(readdirSync(dirname(path))).toEqual(['people.csv']);
    expect(readFileSync(path, 'utf8')).toBe('login\n');
  });

  test('generates a file that imports without faults, the same for the same seed', async () => {
    const folder = temporaryFolder();
    const [one, other] = [join(folder, 'one.csv'), join(folder, 'other.csv')];
    expect((await run(folder, 'generate', '1500', '--out', one, '--seed', '7')).code).toBe(0);
    await run(folder, 'generate', '1500', '--out', other, '--seed', '7');
    expect(await run(folder, 'generate', '1', '--out', join(folder, 'none', 'x'))).toMatchObject({
      code: 1,
      error: `There is no folder ${join(folder, 'none')}.\n`,
    });
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(other, 'utf8'));
    const { out } = await run(folderWithDatabase(), 'import', one);
    expect(out).toMatch(/added +1,500\n(?:.|\n)*rejected +0\n$/);
  });

  test('erases a person who has left, and nobody else', async () => {
    const folder = folderWithDatabase();
    await run(folder, 'import', file('two.csv', 'login,lastName\nkept,Keptson\nleft,Leftson\n'), '--feed', 'hr');
    expect(await run(folder, 'erase', 'left')).toMatchObject({ code: 1, out: expect.stringContaining('has not left') });
    await run(folder, 'import', file('one.csv', 'login\nkept\n'), '--feed', 'hr', '--accept-removals');
    expect(await run(folder, 'erase', 'LEFT')).toMatchObject({
      code: 0,
      out: 'LEFT was erased. The audit log names this person "erased person 1".\n',
    });
    expect(await peopleIn(folder)).toBe(1);
  });

  test('an import that is killed while writing changes nothing', async () => {
    const folder = temporaryFolder();
    const data = folderWithDatabase();
    const people = join(folder, 'people.csv');
    await run(folder, 'generate', '12000', '--out', people);
    await run(data, 'import', file('first.csv', 'login\nfirst\n'), '--feed', 'first');
    const importing = start(data, 'import', people);
    // The write-ahead log grows while the transaction writes.
    const written = await bytesWritten(data, importing.child.exitCode);
    expect(written).toBe(true);
    importing.child.kill('SIGKILL');
    expect(await importing.ended).toMatchObject({ code: null, out: '' });
    expect(await peopleIn(data)).toBe(1);
    expect((await run(data, 'import', people)).out).toMatch(/added +12,000\n/);
  });

  test('imports files of others, photos included, and a second import changes nothing', async () => {
    const folder = folderWithDatabase();
    const congress = join(ofOthers, 'congress.csv');
    const crew = join(ofOthers, 'planet-express.ldif');
    expect((await run(folder, 'import', congress)).out).toMatch(/added +537\n(?:.|\n)*rejected +0\n$/);
    expect((await run(folder, 'import', crew)).out).toMatch(/added +7\n(?:.|\n)*rejected +0\n$/);
    expect((await run(folder, 'import', congress)).out).toMatch(/unchanged +537\n/);
    expect((await run(folder, 'import', crew)).out).toMatch(/unchanged +7\n/);
    const database = await openDatabase({ kind: 'embedded', folder });
    const withPhoto = await database.kysely.selectFrom('photos').select('person_id').where('size', '=', 240).execute();
    await database.close();
    expect(withPhoto).toHaveLength(5);
  });
});

/** Waits until the embedded database's folder has grown by some megabytes. */
async function bytesWritten(data: string, ended: number | null): Promise<boolean> {
  const size = () =>
    readdirSync(join(data, 'postgresql'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce(
        (sum, entry) => sum + (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
        0,
      );
  const before = size();
  while (ended === null) {
    if (size() > before + 4_000_000) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
