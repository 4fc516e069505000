import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { advisoryFaults, affects } from './advisories.ts';
import type { Advisory, AdvisoryFile, RangeEvent } from './advisories.ts';
import { lockFaults } from './check-lock.ts';
import { findSecrets } from './find-secrets.ts';
import { retrieveAdvisories } from './retrieve-advisories.ts';

const integrity = 'sha512-AAAA';

test('a lock file whose packages have a checksum, no address and no script has no faults', () => {
  const lock = {
    '': { dependencies: { a: '1.0.0', b: 'npm:a@2.0.0-rc.1' } },
    'node_modules/a': { version: '1.0.0', integrity },
    'node_modules/@directory/server': { link: true, resolved: 'server' },
    server: { version: '0.1.0', devDependencies: { a: '1.0.0' } },
  };
  expect(lockFaults(lock)).toEqual([]);
});

test.each([
  [{ version: '1.0.0' }, 'has no SHA-512 checksum'],
  [{ version: '1.0.0', integrity: 'sha1-AAAA' }, 'has no SHA-512 checksum'],
  [{ version: '1.0.0', integrity, resolved: 'http://example.com/a.tgz' }, 'has an address'],
  [{ version: '1.0.0', integrity, hasInstallScript: true }, 'runs a script'],
])('the entry %j is a fault', (entry, fault) => {
  expect(lockFaults({ 'node_modules/a': entry })).toEqual([expect.stringContaining(`node_modules/a ${fault}`)]);
});

test.each(['^1.0.0', 'latest', 'file:../a', 'git+ssh://example.com/a.git', 'npm:a@^1'])(
  'the version %s of a dependency is a fault',
  (version) => {
    expect(lockFaults({ server: { dependencies: { a: version } } })).toEqual([
      `server/package.json: a "${version}" is not an exact version.`,
    ]);
  },
);

const advisory = (events: readonly RangeEvent[], name = 'a'): Advisory => ({
  id: 'GHSA-1',
  summary: 'It fails.',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
});

test.each([
  [[{ introduced: '0' }, { fixed: '1.2.0' }], '1.1.9', true],
  [[{ introduced: '0' }, { fixed: '1.2.0' }], '1.2.0', false],
  [[{ introduced: '0' }, { fixed: '1.2.0' }], '1.2.0-rc.1', true],
  [[{ introduced: '1.0.0' }, { last_affected: '1.2.0' }], '1.2.0', true],
  [[{ introduced: '1.0.0' }, { last_affected: '1.2.0' }], '1.2.1', false],
  [[{ introduced: '1.0.0' }, { fixed: '1.1.0' }, { introduced: '2.0.0' }], '1.5.0', false],
  [[{ introduced: '1.0.0' }, { fixed: '1.1.0' }, { introduced: '2.0.0' }], '2.5.0', true],
])('an advisory with the events %j affects %s: %s', (events, version, isAffected) => {
  expect(affects(advisory(events), { name: 'a', version })).toBe(isAffected);
  expect(affects(advisory(events), { name: 'b', version })).toBe(false);
});

test('an advisory is a fault unless it is accepted, and so is a package for which none were retrieved', () => {
  const locked = [{ path: 'node_modules/a', name: 'a', version: '1.0.0', entry: {} }];
  const file: AdvisoryFile = {
    retrievedAt: '2026-01-01',
    packages: ['a'],
    advisories: [advisory([{ introduced: '0' }])],
    accepted: {},
  };
  expect(advisoryFaults(file, locked)).toEqual(['node_modules/a 1.0.0: GHSA-1 It fails.']);
  expect(advisoryFaults({ ...file, accepted: { 'GHSA-1': 'The function is not called.' } }, locked)).toEqual([]);
  expect(advisoryFaults({ ...file, accepted: { 'GHSA-2': 'Old.' }, advisories: [] }, locked)).toEqual([
    'advisories.json accepts GHSA-2, which affects nothing.',
  ]);
  expect(advisoryFaults({ ...file, packages: [], advisories: [] }, locked)).toEqual([
    'a: its advisories are not known. Run npm run advisories.',
  ]);
});

test('advisories are retrieved page by page, without withdrawn ones', async () => {
  const address = await serveAdvisories();
  const found = await retrieveAdvisories(address, ['b', 'a', 'a']);
  expect(found.packages).toEqual(['a', 'b']);
  expect(found.advisories).toEqual([{ ...advisory([{ introduced: '0' }]) }, { ...advisory([]), id: 'GHSA-2' }]);
});

/** A server with the API of OSV: two pages about `a`, nothing about other packages. */
async function serveAdvisories(): Promise<string> {
  const first = { ...advisory([{ introduced: '0' }]), details: 'A long text.', references: [] };
  const pages = {
    first: { vulns: [first, { ...first, id: 'GHSA-3', withdrawn: '2026-01-01T00:00:00Z' }], next_page_token: 'second' },
    second: { vulns: [{ ...advisory([]), id: 'GHSA-2' }] },
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const query = JSON.parse(body) as { package: { name: string; ecosystem: string }; page_token?: 'second' };
      const isKnown = query.package.name === 'a' && query.package.ecosystem === 'npm';
      response.end(JSON.stringify(isKnown ? pages[query.page_token ?? 'first'] : {}));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/query`;
}

test('a secret is reported with its file and line, but not shown', async () => {
  const token = ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_');
  const files = [
    { file: 'first.txt', content: 'Nothing here.\n' },
    { file: 'second.txt', content: `one\ntwo ${token}\n` },
  ];
  const found = await findSecrets(files);
  expect(found).toEqual([expect.stringMatching(/^second\.txt:2 /)]);
  expect(found.join()).not.toContain(token);
});
