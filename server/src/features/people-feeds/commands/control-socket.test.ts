import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { peopleStore } from '../../../people/people-store.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { eraseByLogin } from '../../privacy/erase-by-login.ts';
import { sendFeedCommand } from './control-client.ts';
import { openControlSocket } from './control-socket.ts';
import type { CommandMessage, FeedCommand } from './feed-commands.ts';
import { feedPriority } from '../import/feed-priority.ts';

const references = readReferences(undefined);
const errors: unknown[] = [];
let database: Database;
let folder: string;
let socket: Awaited<ReturnType<typeof openControlSocket>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'control-'));
  socket = await openSocket(folder);
});
afterEach(async () => {
  await socket.close();
  rmSync(folder, { recursive: true });
});
afterAll(() => expect(errors).toEqual([]));

const openSocket = (dataFolder: string) =>
  openControlSocket({
    folder: dataFolder,
    database,
    references,
    priority: feedPriority(['hr']),
    eraseLeaver: eraseByLogin,
    configuredFeeds: new Set(['ad']),
    onError: (error) => errors.push(error),
  });
const importCommand: FeedCommand = {
  name: 'import',
  kind: 'csv',
  feed: 'csv',
  isDryRun: false,
  acceptsRemovals: true,
  options: {},
};
const loginsOf = async () =>
  (
    await database.kysely.selectFrom('people').select('login').where('left_at', 'is', null).orderBy('login').execute()
  ).map((row) => row.login);

async function* file(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

function send(command: FeedCommand, bytes: AsyncIterable<Uint8Array> = file(), signal = new AbortController().signal) {
  const news: CommandMessage[] = [];
  const result = sendFeedCommand({ folder, command, bytes, signal, onMessage: (one) => news.push(one) });
  return result.then((value) => ({ value, news }));
}

describe('a running server', () => {
  it('imports a file from the command line, with the same result as without a server', async () => {
    const { value, news } = await send(importCommand, file('login,salary\na,1\n', 'b', ',2\n'));
    expect(value).toMatchObject({ name: 'import', summary: { outcome: 'imported', figures: { added: 2 } } });
    expect(news).toContainEqual({ notice: 'The column "salary" is not a profile field and was ignored.' });
    expect(await loginsOf()).toEqual(['a', 'b']);
  });

  it('rejects a file that cannot be read to its end, changes nothing, and accepts the next file', async () => {
    const before = await loginsOf();
    for (const pieces of [[], ['login\n'], ['login\n', ...Array.from({ length: 5000 }, (_, row) => `cut${row}\n`)]]) {
      async function* broken() {
        yield* file(...pieces);
        throw new Error('The disk cannot be read.');
      }
      await expect(send(importCommand, broken())).rejects.toThrow('The disk cannot be read.');
    }
    await expect
      .poll(async () => (await send({ ...importCommand, isDryRun: true }, file('login\na\n'))).value)
      .toMatchObject({
        summary: { outcome: 'dry-run' },
      });
    expect(await loginsOf()).toEqual(before);
  });

  it('takes a large file in many pieces without a warning of Node.js', async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on('warning', note);
    const rows = Array.from({ length: 50 }, (_, row) => `row${row},${'0'.repeat(100_000)}\n`);
    const sending = send({ ...importCommand, isDryRun: true }, file('login,salary\n', ...rows));
    const { value } = await sending.finally(() => process.off('warning', note));
    expect(value).toMatchObject({ summary: { outcome: 'dry-run', figures: { added: 50 } } });
    expect(warnings).toEqual([]);
  });

  it('adds an administrator once', async () => {
    const command: FeedCommand = { name: 'grant-admin', login: 'A' };
    const granted = { name: 'grant-admin', login: 'a', isNew: true, person: 'present', isUnbound: false };
    expect((await send(command)).value).toEqual(granted);
    expect((await send(command)).value).toMatchObject({ isNew: false });
    const trail = await database.kysely
      .selectFrom('audit_trail')
      .select('actor')
      .where('kind', '=', 'administrator.added')
      .execute();
    expect(trail).toEqual([{ actor: 'command line' }]);
  });

  it('retires a feed that is no longer used', async () => {
    await send({ ...importCommand, feed: 'former' }, file('login\nold@x\n'));
    const command = { name: 'retire', feed: 'former', isDryRun: false, acceptsRemovals: false } as const;
    const { value } = await send(command);
    expect(value).toMatchObject({ name: 'retire', summary: { outcome: 'held-back', losses: { before: 1, left: 1 } } });
    await send({ ...command, acceptsRemovals: true });
    expect(await loginsOf()).not.toContain('old@x');
    const { kysely } = database;
    const trail = await kysely.selectFrom('audit_trail').select('actor').where('kind', '=', 'feed.retired').execute();
    expect(trail).toEqual([{ actor: 'command line' }]);
    await expect(send(command)).rejects.toThrow('There is no feed "former". Nothing was changed.');
    await expect(send({ ...command, feed: 'ad' })).rejects.toThrow('The feed "ad" is still configured.');
  });

  it('says whether an administrator has left, and whether the login is known at all', async () => {
    await send({ ...importCommand, feed: 'former' }, file('login\nleaver\n'));
    await send({ name: 'retire', feed: 'former', isDryRun: false, acceptsRemovals: true });
    const grant = async (login: string) => (await send({ name: 'grant-admin', login })).value;
    expect(await grant('leaver')).toMatchObject({ isNew: true, person: 'left' });
    expect(await grant('nobody')).toMatchObject({ isNew: true, person: 'unknown' });
  });

  it('reports a faulty file in a sentence before it has read the whole file', async () => {
    const rest = Array.from({ length: 200 }, () => 'x'.repeat(100_000));
    await expect(send(importCommand, file('firstName\n', ...rest))).rejects.toThrow(
      /^The header row has no column "login"\..* Nothing was changed\.$/,
    );
  });

  it('changes nothing when the command line disconnects', async () => {
    const before = await loginsOf();
    const controller = new AbortController();
    async function* endless() {
      yield Buffer.from('login\n');
      for (let row = 0; ; row++) {
        if (row === 5000) controller.abort(new Error('Ctrl-C'));
        yield Buffer.from(`endless${row}\n`);
      }
    }
    await expect(send(importCommand, endless(), controller.signal)).rejects.toThrow('Ctrl-C');
    expect(await loginsOf()).toEqual(before);
    await expect
      .poll(
        () =>
          send({ ...importCommand, isDryRun: true }, file('login\na\n')).then(
            ({ value }) => value.name,
            () => 'busy',
          ),
        { timeout: 20_000 },
      )
      .toBe('import');
  });

  it('does not claim that nothing was changed if an interrupted command had already finished', async () => {
    const controller = new AbortController();
    let granted: ReturnType<typeof send> | undefined;
    // The embedded database has one session: the command waits for this transaction, and does not check the signal afterwards.
    await database.transaction(async () => {
      granted = send({ name: 'grant-admin', login: 'late' }, file(), controller.signal);
      await pause(100);
      controller.abort(new Error('Ctrl-C'));
    });
    expect((await granted)?.value).toMatchObject({ isNew: true });
  });

  it('that stops during a command leaves it open whether the command was carried out', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const dying = createServer((request, response) => {
      response.flushHeaders();
      begin();
      request.resume();
    }).listen(join(folder, 'control.sock.new'));
    renameSync(join(folder, 'control.sock.new'), join(folder, 'control.sock'));
    const sent = send(importCommand, file('login\na\n'));
    await begun;
    dying.closeAllConnections();
    dying.close();
    await expect(sent).rejects.toThrow(/ended during the command\. Either everything was done, or nothing/);
  });

  it('rejects an unknown command', async () => {
    await expect(send({ name: 'format-disk' } as never)).rejects.toThrow('does not know this command');
  });

  it.skipIf(process.platform === 'win32')('is reached by the owner of the folder alone', () => {
    expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
  });

  it.skipIf(process.platform === 'win32')('replaces what a killed one left behind', async () => {
    await socket.close();
    writeFileSync(join(folder, 'control.sock'), '');
    socket = await openSocket(folder);
    expect((await send({ name: 'grant-admin', login: 'b' })).value).toMatchObject({ isNew: true });
  });

  it.skipIf(process.platform !== 'linux')('is reachable in a folder whose path is too long for a socket', async () => {
    const deep = mkdtempSync(join(tmpdir(), `${'deep-'.repeat(25)}`));
    await using stack = new AsyncDisposableStack();
    stack.defer(() => rmSync(deep, { recursive: true }));
    const other = await openSocket(deep);
    stack.defer(() => other.close());
    const signal = new AbortController().signal;
    const command: FeedCommand = { name: 'grant-admin', login: 'deep' };
    const result = await sendFeedCommand({ folder: deep, command, bytes: file(), signal, onMessage: () => {} });
    expect(result).toMatchObject({ isNew: true });
  });

  it('applies the configured priority of feeds', async () => {
    await send({ ...importCommand, feed: 'ldap' }, file('login,title\nboth,Engineer\n'));
    await send({ ...importCommand, feed: 'hr' }, file('login,title\nboth,Head\n'));
    expect(await peopleStore(database.kysely).find({ login: 'both' })).toMatchObject({ feed: 'ldap', title: 'Head' });
  });
});

it('reports what to do if no server is running', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'control-'));
  const signal = new AbortController().signal;
  const options = {
    folder: empty,
    command: { name: 'remove-demo' } as const,
    bytes: file(),
    signal,
    onMessage: () => {},
  };
  await expect(sendFeedCommand(options)).rejects.toThrow(
    /in use by a process that does not accept commands .*Wait until/,
  );
  rmSync(empty, { recursive: true });
});
