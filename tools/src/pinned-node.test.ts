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

const name = Object.keys(runtimes).find((runtime) => pinnedNode?.includes(`/${runtime}/`)) ?? '';

test('a package of the pinned Node with a wrong checksum is not installed, and one sentence explains why', async () => {
  const folder = temporaryFolder();
  const registry = await openRegistry(new Map([['1.0.0', pack(folder, '1.0.0')]]));
  const checksum = checksumOf(Buffer.from('the archive that was locked'));
  const project = writeProject(join(folder, 'project'), '1.0.0', checksum);
  const { code, output } = await install(project, registry.address);
  registry.close();
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^Installing dependencies …\nThe downloaded package \S+ does not have the checksum of package-lock.json, so [^\n]+\n$/,
    ),
  });
});

test('a new version of the pinned Node is installed by the next start only', async () => {
  const folder = temporaryFolder();
  const archives = new Map(['1.0.0', '1.1.0'].map((version) => [version, pack(folder, version)]));
  const registry = await openRegistry(archives);
  const project = join(folder, 'project');
  const outputs: string[] = [];
  for (const [version, archive] of [...archives, ...archives].toSorted(([one], [other]) => one.localeCompare(other))) {
    writeProject(project, version, checksumOf(archive));
    const { code, output } = await install(project, registry.address);
    expect({ code, installed: readFileSync(join(project, 'node_modules', name, 'bin/node'), 'utf8') }).toEqual({
      code: 0,
      installed: version,
    });
    outputs.push(output);
  }
  registry.close();
  expect(outputs).toEqual(['Installing dependencies …\n', '', 'Installing dependencies …\n', '']);
});

const checksumOf = (archive: Buffer) => `sha512-${createHash('sha512').update(archive).digest('base64')}`;

/** Runs the first step of every npm script. */
async function install(project: string, registry: string) {
  return await runCommand('node', [join(project, 'tools/install.mjs')], {
    env: {
      ...cleanEnvironment({}),
      npm_config_registry: registry,
      npm_config_cache: join(project, '../cache'),
      npm_config_fetch_retries: '0',
      npm_config_audit: 'false',
      npm_execpath: undefined,
      npm_config_user_agent: undefined,
    },
  });
}

/** A package registry with archives of the pinned Node, by version. */
async function openRegistry(archives: ReadonlyMap<string, Buffer>) {
  const server = createServer((request, response) => {
    const archive = archives.get(/([\d.]+)\.tgz$/.exec(request.url ?? '')?.[1] ?? '');
    if (archive !== undefined) response.end(archive);
    else response.end(JSON.stringify(description([...archives.keys()], `http://${request.headers.host}`)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

/** A package archive as npm makes it. */
function pack(folder: string, version: string): Buffer {
  mkdirSync(join(folder, 'package/bin'), { recursive: true });
  writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify({ name, version }));
  writeFileSync(join(folder, 'package', 'bin', 'node'), version);
  spawnSync('tar', ['-czf', 'archive.tgz', 'package'], { cwd: folder });
  return readFileSync(join(folder, 'archive.tgz'));
}

function description(versions: readonly string[], registry: string) {
  const entries = versions.map((version) => [
    version,
    { name, version, dist: { tarball: `${registry}/node-${version}.tgz` } },
  ]);
  return { name, 'dist-tags': { latest: versions.at(-1) }, versions: Object.fromEntries(entries) };
}

/** A project that consists only of the pinned Node and the scripts that install it. */
function writeProject(project: string, version: string, integrity: string): string {
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
