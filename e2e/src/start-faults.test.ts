import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startExpectingFailure, temporaryFolder } from '../../tools/src/running-directory.ts';
import type { Directory } from '../../tools/src/running-directory.ts';
import { startDirectory } from '../../tools/test/start-directory.ts';

/** Expects a single line without a stack trace, and exit code 1. */
function expectSentence({ code, output }: { code: number | null; output: string }, pattern: RegExp): void {
  expect(output.trim()).toMatch(pattern);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

describe('an error at start results in one sentence and exit code 1', () => {
  test('a port in use', async () => {
    await using blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    expectSentence(await startExpectingFailure({ PORT: String(port) }), new RegExp(`^PORT: port ${port} .*in use`));
  });

  test('a data folder that cannot be created', async () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    expectSentence(await startExpectingFailure({ DATA_DIR: join(file, 'data') }), /is a file, or below one.*DATA_DIR/);
  });

  test('an invalid variable', async () => {
    expectSentence(await startExpectingFailure({ PORT: '70000' }), /^PORT: /);
  });

  test('a demo sign-in on an address reachable from other machines', async () => {
    expectSentence(await startExpectingFailure({ HOST: '0.0.0.0' }), /^HOST: .*demo sign-in.*OIDC_ISSUER/);
  });

  test('a database that does not offer TLS, although DATABASE_URL demands it', async () => {
    await using database = createServer((socket) => socket.once('data', () => socket.end('N'))).listen(0, '127.0.0.1');
    await once(database, 'listening');
    const { port } = database.address() as AddressInfo;
    const ending = await startExpectingFailure({
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing?sslmode=verify-full`,
    });
    expectSentence(ending, /^The database at DATABASE_URL does not offer TLS/);
  });

  test('invalid reference lists', async () => {
    const folder = temporaryFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'business-units.json'), '{');
    expectSentence(
      await startExpectingFailure({ REFERENCE_DIR: folder }),
      /^REFERENCE_DIR: business-units\.json is not JSON/,
    );
  });
});

describe('a running directory', () => {
  let running: Directory;
  beforeAll(async () => {
    running = await startDirectory({ DEMO_PEOPLE: '20' });
  });
  afterAll(() => running.stop());

  test('keeps other processes from its data folder: they end with one sentence, and it continues', async () => {
    const ending = await startExpectingFailure({ DATA_DIR: running.dataFolder });
    expectSentence(ending, /in use by another process.*DATA_DIR/);
    expect(await fetch(`${running.address}/health/ready`)).toMatchObject({ status: 200 });
  });

  test('stops cleanly on SIGTERM, SIGINT, and three signals for one Ctrl-C, and its data can be opened again', async () => {
    expect(await running.end('SIGTERM')).toMatchObject({ code: 0 });
    // Terminal, npm and script each send a signal for Ctrl-C.
    for (const signals of [1, 3]) {
      await using again = await startDirectory({ DATA_DIR: running.dataFolder, DEMO_PEOPLE: '20' });
      expect(again.output()).toMatch(/\b20 people/);
      expect(await again.end('SIGINT', signals)).toMatchObject({ code: 0 });
    }
  });
});
