import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startDirectory, startInVain, temporaryFolder } from '../../tools/src/running-directory.ts';

/** One sentence or two, no stack, and code 1. */
function expectSentence({ code, output }: { code: number | null; output: string }, pattern: RegExp): void {
  expect(output.trim()).toMatch(pattern);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

describe('what keeps the directory from starting is said in one sentence, with exit code 1', () => {
  test('a port in use', async () => {
    await using blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    expectSentence(await startInVain({ PORT: String(port) }), new RegExp(`Port ${port} .*in use.*PORT`));
  });

  test('a data folder that another process holds', async () => {
    const directory = await startDirectory({ DEMO_PEOPLE: '0' });
    try {
      const ending = await startInVain({ DATA_DIR: directory.dataFolder });
      expectSentence(ending, /in use by another process.*DATA_DIR/);
      expect(await fetch(`${directory.address}/health/ready`)).toMatchObject({ status: 200 });
    } finally {
      await directory.stop();
    }
  });

  test('a data folder that cannot be made', async () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    expectSentence(await startInVain({ DATA_DIR: join(file, 'data') }), /cannot be written.*DATA_DIR/);
  });

  test('a wrong variable', async () => {
    expectSentence(await startInVain({ PORT: '70000' }), /^PORT: /);
  });

  test('a demo sign-in that other machines could reach', async () => {
    expectSentence(await startInVain({ HOST: '0.0.0.0' }), /^HOST: .*demo sign-in.*OIDC_ISSUER/);
  });

  test('a database that does not answer', async () => {
    const ending = await startInVain({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    expectSentence(ending, /DATABASE_URL/);
  });

  test('reference lists that are wrong', async () => {
    const folder = temporaryFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'business-units.json'), '{');
    expectSentence(await startInVain({ REFERENCE_DIR: folder }), /business-units\.json/);
  });
});

describe('ending', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends the directory cleanly, and its data can be opened again',
    async (signal) => {
      const directory = await startDirectory({ DEMO_PEOPLE: '20' });
      expect(await directory.end(signal)).toMatchObject({ code: 0 });
      const again = await startDirectory({ DATA_DIR: directory.dataFolder, DEMO_PEOPLE: '20' });
      expect(again.output()).toMatch(/\b20 people/);
      await again.stop();
    },
  );

  test('one Ctrl-C that arrives three times, from terminal, npm and script, ends it cleanly', async () => {
    const directory = await startDirectory({ DEMO_PEOPLE: '20' });
    expect(await directory.end('SIGINT', 3)).toMatchObject({ code: 0 });
  });
});
