import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { addGroup, answersOf, atOnce, memoryFile, never, openNode, storeMemory } from '../../../test/stored-memory.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { eventually } from '../../../test/watch-names.ts';
import type { Database } from '../../database/open-database.ts';
import { memorySnapshotsStore } from './memory-snapshots-store.ts';
import { peopleRulesStore } from '../rules/people-rules-store.ts';
import { SealedFile } from './sealed-file.ts';

const unused = 'the snapshot file is not used';
const used = 'memory was restored from the snapshot file';

/** Expects the same answers as from a new node without a file. */
async function expectRight(node: Awaited<ReturnType<typeof openNode>>, database: Database, ids: readonly number[]) {
  const answers = answersOf(node, ids);
  const right = answersOf(await openNode(database, undefined), ids);
  for (const part of Object.keys(right) as (keyof typeof right)[]) {
    expect(answers[part], part).toEqual(right[part]);
  }
}

const rename = (database: Database, id: number, lastName: string) =>
  database.kysely
    .updateTable('people')
    .set({ feed_values: sql`feed_values || jsonb_build_object('lastName', ${lastName}::text)` })
    .where('id', '=', id)
    .execute();

const leave = (database: Database, id: number) =>
  database.kysely.updateTable('people').set({ left_at: new Date() }).where('id', '=', id).execute();

const remove = (database: Database, id: number) => database.kysely.deleteFrom('people').where('id', '=', id).execute();

describe('memory restored from its file', () => {
  test.each([3, 14])('gives the same answers as memory read from the database, for people of seed %i', async (seed) => {
    const database = await openTestDatabase();
    const path = memoryFile();
    const ids = await addGroup(database, 400, seed);
    // Changes leave several segments in the index, and texts that are no longer used.
    const before = await openNode(database, path, { times: never });
    for (const id of ids.slice(0, 40)) await rename(database, id, `Zweig ${id}`);
    for (const id of ids.slice(40, 60)) await leave(database, id);
    await before.memory.catchUp();
    await before.memory.close();
    await storeMemory(database, path);
    const node = await openNode(database, path, { times: never });
    expect(node.log.map(({ message }) => message)).toEqual([used]);
    await expectRight(node, database, ids);
  });

  test('catches up with changes made while the node was down, and with later ones', async () => {
    const database = await openTestDatabase();
    const path = memoryFile();
    const ids = await addGroup(database, 300, 5);
    await storeMemory(database, path);
    for (const id of ids.slice(0, 20)) await rename(database, id, `Quartermain ${id}`);
    for (const id of ids.slice(20, 30)) await leave(database, id);
    await database.kysely
      .updateTable('people')
      .set({ feed_values: '{"lastName":"Nobody"}' })
      .where('id', '=', ids[31]!)
      .execute();
    ids.push(
      ...(await addPeople(database.kysely, [{ login: 'new@group.example', lastName: 'Newcomer', userType: 'I' }])),
    );
    const node = await openNode(database, path, { times: never });
    expect(node.log.map(({ message }) => message)).toEqual([used]);
    await expectRight(node, database, ids);
    for (const id of ids.slice(100, 160)) await rename(database, id, `Later ${id}`);
    await leave(database, ids[161]!);
    await remove(database, ids[161]!);
    // `catchUp` waits at most 5 s for a slow database; memory catches up later.
    await eventually(() => expectRight(node, database, ids));
  });

  test('is readable by its owner only, and encrypted', async () => {
    const database = await openTestDatabase();
    const path = memoryFile();
    await addPeople(database.kysely, [{ login: 'zebulon@group.example', lastName: 'Quartermain' }]);
    await storeMemory(database, path);
    if (process.platform !== 'win32') {
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
    }
    expect(readFileSync(path).includes('zebulon')).toBe(false);
    expect(readFileSync(path).includes('Quartermain')).toBe(false);
  });
});

describe('a file is not used, and memory is read from the database,', () => {
  const cases: [name: string, reason: string, spoil: (database: Database, path: string) => unknown][] = [
    [
      'if a byte has changed',
      'it is damaged',
      (_, path) => {
        const bytes = readFileSync(path);
        bytes[bytes.length >> 1]! ^= 1;
        writeFileSync(path, bytes);
      },
    ],
    ['if it is empty', 'it is not a file of this version', (_, path) => writeFileSync(path, '')],
    [
      'if it is older than a day',
      'the database does not have its key',
      (database) => sql`update memory_snapshots set made_at = now() - interval '25 hours'`.execute(database.kysely),
    ],
    [
      'if its key was created in the future',
      'the database does not have its key',
      (database) => sql`update memory_snapshots set made_at = now() + interval '2 hours'`.execute(database.kysely),
    ],
    [
      'if other transactions have written the rows of the database, as after a restore from a dump',
      'the database does not have its key',
      async ({ kysely }) => {
        const rows = await kysely.selectFrom('memory_snapshots').selectAll().execute();
        await kysely.deleteFrom('memory_snapshots').execute();
        for (const { id, key, xid, made_at: madeAt } of rows) {
          await sql`insert into memory_snapshots (id, key, xid, made_at) values (${id}, ${key}, ${xid}, ${madeAt})`.execute(
            kysely,
          );
        }
      },
    ],
    [
      'if its key was never in this database, as after a restore to an earlier point in time',
      'the database does not have its key',
      ({ kysely }) => kysely.deleteFrom('memory_snapshots').execute(),
    ],
    [
      'if a rule has changed',
      'the rules about people have changed',
      ({ kysely }) =>
        peopleRulesStore(kysely).addHidingRule({ scope: 'userType', value: 'I', fields: ['mobilePhone'] }),
    ],
    [
      'if a person was deleted',
      'the database does not have its key',
      async (database) => {
        const { id } = await database.kysely.selectFrom('people').select('id').limit(1).executeTakeFirstOrThrow();
        await remove(database, id);
      },
    ],
    [
      'if a person was deleted while the key was added',
      'people were deleted since',
      async (database) => {
        const { id } = await database.kysely.selectFrom('people').select('id').limit(1).executeTakeFirstOrThrow();
        await sql`alter table people disable trigger people_drop_memory_snapshots`.execute(database.kysely);
        await remove(database, id);
      },
    ],
    [
      'if most people have changed',
      'too many people have changed since',
      async ({ kysely }) => {
        await addPeople(
          kysely,
          Array.from({ length: 1001 }, (_, place) => ({ login: `more${place}@group.example`, lastName: 'More' })),
        );
      },
    ],
  ];

  test.each(cases)('%s', async (_, reason, spoil) => {
    const database = await openTestDatabase();
    const path = memoryFile();
    const ids = await addGroup(database, 60, 8);
    await storeMemory(database, path);
    await spoil(database, path);
    const node = await openNode(database, path, { times: never });
    expect(node.log).toEqual([{ message: unused, reason: expect.stringMatching(new RegExp(`^(?:${reason})$`)) }]);
    expect(existsSync(path)).toBe(false);
    await expectRight(node, database, ids);
  });

  test('if it was written by another version of the program', async () => {
    const database = await openTestDatabase();
    const path = memoryFile();
    const ids = await addGroup(database, 60, 8);
    await storeMemory(database, path);
    const node = await openNode(database, path, { times: never, fingerprint: 'another version' });
    expect(node.log).toEqual([{ message: unused, reason: 'it was written by another version of the program' }]);
    await expectRight(node, database, ids);
  });

  test('if it belongs to another database', async () => {
    const [one, other] = [await openTestDatabase(), await openTestDatabase()];
    const path = memoryFile();
    await addGroup(one, 60, 8);
    const ids = await addGroup(other, 60, 9);
    await storeMemory(one, path);
    const node = await openNode(other, path, { times: never });
    expect(node.log).toEqual([{ message: unused, reason: 'the database does not have its key' }]);
    await expectRight(node, other, ids);
  });

  test('without a log entry if there is none', async () => {
    const database = await openTestDatabase();
    const node = await openNode(database, memoryFile(), { times: never });
    expect(node.log).toEqual([]);
  });
});

describe('a running node', () => {
  test('removes the file if a person is deleted, and stores memory again without the person', async () => {
    const database = await openTestDatabase();
    const path = memoryFile();
    const [erased = 0] = await addPeople(database.kysely, [
      { login: 'zebulon@group.example', lastName: 'Quartermain' },
    ]);
    await addGroup(database, 60, 8);
    const node = await openNode(database, path, { times: { ...atOnce, shortest: 200 } });
    await eventually(() => expect(existsSync(path)).toBe(true));
    expect((await decrypted(database, path)).includes('zebulon')).toBe(true);
    await remove(database, erased);
    await node.memory.catchUp();
    expect(existsSync(path)).toBe(false);
    await eventually(() => expect(existsSync(path)).toBe(true));
    const content = await decrypted(database, path);
    expect(content.includes('zebulon')).toBe(false);
    expect(content.includes('Quartermain')).toBe(false);
  });

  test('stores memory again after many changes', async () => {
    const database = await openTestDatabase();
    const path = memoryFile();
    const [id = 0] = await addGroup(database, 60, 8);
    const node = await openNode(database, path);
    await eventually(() => expect(existsSync(path)).toBe(true));
    await rename(database, id, 'Quartermain');
    await node.memory.catchUp();
    await eventually(async () => expect((await decrypted(database, path)).includes('Quartermain')).toBe(true));
    expect(await database.kysely.selectFrom('memory_snapshots').select('id').execute()).toHaveLength(1);
  });

  test('continues if the file cannot be written', async () => {
    const database = await openTestDatabase();
    const path = memoryFile();
    const ids = await addGroup(database, 60, 8);
    mkdirSync(dirname(dirname(path)), { recursive: true });
    writeFileSync(dirname(path), 'not a folder');
    const node = await openNode(database, path, { times: { ...atOnce, shortest: 1e9 } });
    await eventually(() =>
      expect(node.log.map(({ message }) => message)).toContain(
        'the snapshot file could not be written to DATA_DIR; the next start will take longer',
      ),
    );
    await rename(database, ids[0]!, 'Quartermain');
    await node.memory.catchUp();
    await expectRight(node, database, ids);
    expect(await database.kysely.selectFrom('memory_snapshots').select('id').execute()).toHaveLength(0);
  });

  test('leaves no file behind if it is stopped while it stores memory', async () => {
    const database = await openTestDatabase();
    const path = memoryFile();
    await addGroup(database, 60, 8);
    const { memory } = await openNode(database, path);
    await memory.close();
    const node = await openNode(database, path, { times: never });
    expect(node.log.filter(({ message }) => message === unused)).toEqual([]);
  });
});

/** The decrypted content of a file. */
async function decrypted(database: Database, path: string): Promise<Buffer> {
  await using file = (await SealedFile.open(path))!;
  const key = await memorySnapshotsStore(database.kysely).findKey(file.id);
  file.unlock(Buffer.from(key!, 'base64url'));
  const bytes: number[] = [];
  const byte = new Uint8Array(64);
  try {
    for (;;) {
      await file.fill(byte);
      bytes.push(...byte);
    }
  } catch {
    // The end, less than 64 bytes before it.
  }
  return Buffer.from(bytes);
}
