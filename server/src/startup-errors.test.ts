import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareFolder } from '../test/prepared-embedded.ts';
import { openRejectingDatabase } from '../test/rejecting-database.ts';
import { startDirectory } from './app/start-directory.ts';
import { readConfig } from './config/config.ts';
import { openDatabase } from './database/open-database.ts';
import { connectionError } from './database/postgresql/connection-error.ts';
import { sentenceFor } from './startup-errors.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-faults-'));
const blocker = createServer().listen(0, '127.0.0.1');
beforeAll(async () => {
  if (!blocker.listening) await once(blocker, 'listening');
  prepareFolder(join(folder, 'data'));
});
afterAll(() => {
  blocker.close();
  rmSync(folder, { recursive: true, force: true });
});
const takenPort = () => String((blocker.address() as AddressInfo).port);

/** The sentence that is printed if the directory does not start with these variables. */
async function sentenceOf(environment: Record<string, string>): Promise<string | undefined> {
  const config = readConfig({ PORT: '0', DEMO_PEOPLE: '0', DATA_DIR: join(folder, 'data'), ...environment });
  try {
    const directory = await startDirectory(config, pino({ level: 'silent' }));
    await directory.close(0);
  } catch (error) {
    return sentenceFor(error);
  }
  throw new Error('The directory started.');
}

/** The sentence of a command that cannot open the database. A start would wait for the database instead. */
async function sentenceForDatabase(url: string): Promise<string | undefined> {
  const opening = openDatabase({ kind: 'postgresql', url, poolSize: 2 });
  return sentenceFor(await opening.catch((error: unknown) => error));
}

const provider = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'directory' };

test('the sentence for a port in use names PORT', async () => {
  expect(await sentenceOf({ PORT: takenPort() })).toBe(
    `PORT: port ${takenPort()} of 127.0.0.1 is in use. Stop the program that listens there, or set another port.`,
  );
});

test('the sentence for a metrics port in use names METRICS_PORT', async () => {
  expect(await sentenceOf({ METRICS_PORT: takenPort() })).toBe(
    `METRICS_PORT: port ${takenPort()} of 127.0.0.1 is in use. Stop the program that listens there, or set another port.`,
  );
});

test('the sentence for a host name that does not exist names HOST', async () => {
  expect(await sentenceOf({ ...provider, HOST: 'no-such-host.invalid' })).toMatch(
    /^HOST: no-such-host\.invalid is not an address of this machine\. /,
  );
});

test('the sentence for an address of another machine names HOST', async () => {
  expect(await sentenceOf({ ...provider, HOST: '192.0.2.1' })).toMatch(
    /^HOST: 192\.0\.2\.1 is not an address of this machine\. /,
  );
});

test('the sentence for a host name that is too long names HOST', async () => {
  const host = 'x'.repeat(300);
  expect(await sentenceOf({ ...provider, HOST: host })).toMatch(/^HOST: x+ is not an address of this machine\. /);
});

test('the sentence for a logo that is too large names BRAND_LOGO', async () => {
  const logo = join(folder, 'large.svg');
  writeFileSync(logo, '<svg>'.padEnd(1_000_001));
  expect(await sentenceOf({ BRAND_LOGO: logo })).toBe(`BRAND_LOGO: ${logo} is larger than 1000000 bytes.`);
});

// Reading it would never end.
test.runIf(process.platform === 'linux')('the sentence for a logo that is a device names BRAND_LOGO', async () => {
  const logo = join(folder, 'device.svg');
  symlinkSync('/dev/zero', logo);
  expect(await sentenceOf({ BRAND_LOGO: logo })).toBe(`BRAND_LOGO: ${logo} is not a file.`);
});

test('the sentence for a logo that does not exist names BRAND_LOGO', async () => {
  const logo = join(folder, 'missing.svg');
  expect(await sentenceOf({ BRAND_LOGO: logo })).toBe(`BRAND_LOGO: ${logo} cannot be read (ENOENT).`);
});

test('the sentence for a logo that is a folder names BRAND_LOGO', async () => {
  const logo = join(folder, 'folder.png');
  mkdirSync(logo);
  expect(await sentenceOf({ BRAND_LOGO: logo })).toBe(`BRAND_LOGO: ${logo} cannot be read (EISDIR).`);
});

test('the sentence for a logo that is neither SVG nor PNG names BRAND_LOGO', async () => {
  const logo = join(folder, 'logo.gif');
  writeFileSync(logo, 'GIF89a');
  expect(await sentenceOf({ BRAND_LOGO: logo })).toBe(`BRAND_LOGO: ${logo} is neither an SVG nor a PNG file.`);
});

test('the sentence for a missing folder of reference lists names REFERENCE_DIR', async () => {
  const missing = join(folder, 'no-lists');
  expect(await sentenceOf({ REFERENCE_DIR: missing })).toBe(`REFERENCE_DIR: there is no folder ${missing}.`);
  const logo = join(folder, 'no-folder');
  writeFileSync(logo, '');
  expect(await sentenceOf({ REFERENCE_DIR: logo })).toBe(`REFERENCE_DIR: ${logo} is not a folder.`);
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  expect(await sentenceOf({ REFERENCE_DIR: empty })).toContain(`REFERENCE_DIR: ${empty} has none of the lists`);
});

test('a reference list may begin with the byte-order mark that editors of Windows add', async () => {
  const lists = join(folder, 'lists');
  mkdirSync(lists);
  writeFileSync(join(lists, 'gbus.json'), '\uFEFF[]');
  expect(await sentenceOf({ REFERENCE_DIR: lists })).toContain('gbus.json: entry');
});

test('the sentence for a data folder that is in use names DATA_DIR', async () => {
  const database = await openDatabase({ kind: 'embedded', folder: join(folder, 'data') });
  expect(await sentenceOf({})).toMatch(/^The data folder .* is in use by another process \(\d+\)\. .* set DATA_DIR/);
  await database.close();
});

test('the sentence for a data folder that is a file, or not writable, names DATA_DIR', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'data')]) {
    expect(await sentenceOf({ DATA_DIR: path })).toBe(
      `The data folder ${path} is a file, or below one. Set DATA_DIR to a folder.`,
    );
  }
  const locked = join(folder, 'locked');
  mkdirSync(join(locked, 'lock'), { recursive: true });
  expect(await sentenceOf({ DATA_DIR: locked })).toMatch(/^The data folder .* is not writable\. .*DATA_DIR/);
});

// `mkdir` fails with ENOENT there, although the parent exists.
test.runIf(process.platform === 'linux')('the sentence for a data folder below /proc names DATA_DIR', async () => {
  for (const path of ['/proc/directory', '/proc/directory/data']) {
    expect(await sentenceOf({ DATA_DIR: path })).toMatch(/^The data folder .* is not writable\. .*DATA_DIR/);
  }
});

test('the sentence for a database host that does not exist names DATABASE_URL, and no password', async () => {
  const url = 'postgres://directory@no-such-host.invalid/directory';
  expect(await sentenceForDatabase(url)).toMatch(
    /^The database at DATABASE_URL cannot be reached: its host name is unknown \(\w+\)\. /,
  );
});

test('the sentence for a missing certificate authority of the database names DATABASE_URL', async () => {
  const url = 'postgres://directory@127.0.0.1:1/directory?sslmode=verify-full&sslrootcert=/no/ca.pem';
  expect(await sentenceOf({ DATABASE_URL: url, ...provider })).toBe(
    'DATABASE_URL: its file /no/ca.pem cannot be read (ENOENT).',
  );
});

// Every write to /dev/full fails with ENOSPC.
test.runIf(process.platform === 'linux')('the sentence for a full disk says so', async () => {
  const data = join(folder, 'full');
  mkdirSync(data);
  symlinkSync('/dev/full', join(data, 'process-id'));
  expect(await sentenceOf({ DATA_DIR: data })).toBe(
    `The disk of the data folder ${data} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
  );
});

test('the sentence for a database that does not respond names DATABASE_URL', async () => {
  expect(await sentenceForDatabase('postgres://nobody@127.0.0.1:1/nothing')).toMatch(/DATABASE_URL/);
});

test('the sentence for an invalid certificate names DATABASE_URL', () => {
  const cause = Object.assign(new Error('error:0480006C:PEM routines::no start line'), {
    code: 'ERR_OSSL_PEM_NO_START_LINE',
  });
  expect(sentenceFor(connectionError(cause))).toBe(
    'DATABASE_URL: one of its certificate or key files cannot be used (ERR_OSSL_PEM_NO_START_LINE). The files must be in PEM format.',
  );
});

test.each([
  ['CERT_HAS_EXPIRED', 'has expired (CERT_HAS_EXPIRED). Renew it on the database server.'],
  [
    'CERT_NOT_YET_VALID',
    'is not valid yet (CERT_NOT_YET_VALID). Check the clock of this machine, and the certificate.',
  ],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'is for another host name (ERR_TLS_CERT_ALTNAME_INVALID). Use a host name of the certificate in DATABASE_URL.',
  ],
  [
    'SELF_SIGNED_CERT_IN_CHAIN',
    'is not accepted (SELF_SIGNED_CERT_IN_CHAIN). Let sslrootcert=FILE in DATABASE_URL name the PEM file of its authority.',
  ],
])('the sentence for a certificate that is rejected with %s says what to do', (code, sentence) => {
  const cause = Object.assign(new Error('rejected'), { code });
  expect(sentenceFor(connectionError(cause))).toBe(`The certificate of the database at DATABASE_URL ${sentence}`);
});

test('the sentence for a missing password says so', () => {
  const cause = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  expect(sentenceFor(connectionError(cause))).toBe(
    'DATABASE_URL has no password, but the database asks for one. Add it: postgresql://USER:PASSWORD@HOST/DATABASE.',
  );
});

test('the sentence for a certificate authority that is a folder names DATABASE_URL', async () => {
  const url = `postgres://directory@127.0.0.1:1/directory?sslmode=verify-full&sslrootcert=${folder}`;
  expect(await sentenceOf({ DATABASE_URL: url, ...provider })).toBe(
    'DATABASE_URL: one of its certificate or key files is a folder. Correct its path.',
  );
});

test('the sentence for a missing right names the right', async () => {
  await using other = await openRejectingDatabase({ code: '42501', message: 'permission denied for database "staff"' });
  expect(await sentenceForDatabase(other.url)).toBe(
    'The role of DATABASE_URL lacks a right: permission denied for database "staff". Make it the owner of the database and of its tables.',
  );
});

test('the sentence for a server that does not speak the PostgreSQL protocol names DATABASE_URL', async () => {
  await using other = await openRejectingDatabase('closes');
  expect(await sentenceForDatabase(other.url)).toBe(
    'The database at DATABASE_URL cannot be reached (Connection terminated unexpectedly). Start it, or correct DATABASE_URL.',
  );
});
