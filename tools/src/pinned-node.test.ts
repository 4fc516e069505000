import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand, root } from './run-command.ts';
import { cleanEnvironment, temporaryFolder } from './running-directory.ts';

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const { pinnedNode } = createRequire(import.meta.url)('../pinned-node.mjs') as { pinnedNode: string | undefined };
const readJson = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const { optionalDependencies: runtimes } = readJson<{ optionalDependencies: Record<string, string> }>('package.json');
const { packages: locked } = readJson<{ packages: Record<string, LockEntry> }>('package-lock.json');

test('the tests run on the pinned Node', () => {
  expect(process.execPath).toBe(pinnedNode);
  expect(new Set(Object.values(runtimes))).toEqual(new Set([process.versions.node]));
});

test.each(Object.entries(runtimes))('package-lock.json has the checksum of %s %s', (name, version) => {
  expect(locked[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
});

test('no package runs a script when it is installed', () => {
  expect(Object.keys(locked).filter((path) => locked[path]?.hasInstallScript)).toEqual([]);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('a package of the pinned Node with another checksum is not installed, which one sentence explains', async () => {
  const name = Object.keys(runtimes).find((runtime) => pinnedNode?.includes(`/${runtime}/`)) ?? '';
  const version = '1.0.0';
  const folder = temporaryFolder();
  const archive = pack(folder, name, version);
  const checksum = `sha512-${createHash('sha512').update('the archive that was locked').digest('base64')}`;
  const registry = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) response.end(archive);
    else response.end(JSON.stringify(description(name, version, `http://${request.headers.host}/${name}.tgz`)));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const project = writeProject(join(folder, 'project'), name, version, checksum);
  const { code, output } = await runCommand('node', [join(project, 'tools/install.mjs')], {
    env: {
      ...cleanEnvironment({}),
      npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
      npm_execpath: undefined,
      npm_config_user_agent: undefined,
    },
  });
  registry.close();
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^Installing dependencies …\nThe downloaded package \S+ does not have the checksum of package-lock.json, so [^\n]+\n$/,
    ),
  });
});

/** A package archive as npm makes it. */
function pack(folder: string, name: string, version: string): Buffer {
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify({ name, version }));
  spawnSync('tar', ['-czf', 'archive.tgz', 'package'], { cwd: folder });
  return readFileSync(join(folder, 'archive.tgz'));
}

function description(name: string, version: string, tarball: string) {
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist: { tarball } } } };
}

/** A project that has nothing but the pinned Node and the scripts that install it. */
function writeProject(project: string, name: string, version: string, integrity: string): string {
  const dependencies = { name: 'project', version, optionalDependencies: { [name]: version } };
  for (const file of ['bootstrap.mjs', 'pinned-node.mjs']) {
    cpSync(join(root, 'tools', file), join(project, 'tools', file));
  }
  cpSync(join(root, '.npmrc'), join(project, '.npmrc'));
  writeFileSync(
    join(project, 'tools/install.mjs'),
    "import { ensureInstalled, main } from './bootstrap.mjs';\nawait main(ensureInstalled);\n",
  );
  writeFileSync(join(project, 'package.json'), JSON.stringify(dependencies));
  const packages = { '': dependencies, [`node_modules/${name}`]: { version, integrity, optional: true } };
  writeFileSync(
    join(project, 'package-lock.json'),
    JSON.stringify({ name: 'project', version, lockfileVersion: 3, requires: true, packages }),
  );
  return project;
}
