import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { ldapSuffix, record } from './people-ldif.ts';

/** An OpenLDAP server in a temporary folder. */
export interface Slapd extends AsyncDisposable {
  readonly url: string;
  readonly secureUrl: string;
  readonly port: number;
  /** The account with all rights. */
  readonly administrator: { readonly dn: string; readonly password: string };
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface SlapdOptions {
  /** LDIF records below the suffix. */
  readonly records: Iterable<string>;
  /** Lines of slapd.conf for the database, such as access rules and limits. */
  readonly settings?: readonly string[];
  /** Maintains contextCSN at the suffix, as replicated servers do. */
  readonly hasSyncprov?: boolean;
}

export const certificateFolder = import.meta.dirname;
const schemas = '/etc/ldap/schema';

/** Path of slapd, which on Debian is not in PATH; undefined if it is not installed. */
export function findSlapd(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'slapd')).find((path) => existsSync(path));
}

/**
 * Loads entries and starts slapd on free ports of the loopback interface. Disposing it stops slapd and removes its folder.
 * @throws Error with slapd's output if it does not start
 */
export async function startSlapd({ records, settings = [], hasSyncprov = false }: SlapdOptions): Promise<Slapd> {
  const program = findSlapd();
  if (program === undefined) throw new Error('slapd is not installed');
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'slapd-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const administrator = { dn: `cn=admin,${ldapSuffix}`, password: 'correct horse' };
  mkdirSync(join(folder, 'data'));
  const configuration = join(folder, 'slapd.conf');
  writeFileSync(configuration, slapdConf(folder, administrator, settings, hasSyncprov));
  const file = join(folder, 'people.ldif');
  writeRecords(file, records);
  // `-w` writes contextCSN.
  const load = ['-q', ...(hasSyncprov ? ['-w'] : []), '-f', configuration, '-l', file];
  await run(join(program, '..', 'slapadd'), load);
  const [port, securePort] = [await freePort(), await freePort()];
  const [url, secureUrl] = [`ldap://127.0.0.1:${port}`, `ldaps://127.0.0.1:${securePort}`];
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  const start = async () => {
    server = spawn(program, ['-d', '0', '-h', `${url} ${secureUrl}`, '-f', configuration], { stdio: 'ignore' });
    await accepting(port, server);
  };
  stack.defer(stop);
  await start();
  const started = stack.move();
  const dispose = () => started.disposeAsync();
  return { url, secureUrl, port, administrator, stop, start, [Symbol.asyncDispose]: dispose };
}

function slapdConf(
  folder: string,
  administrator: Slapd['administrator'],
  settings: readonly string[],
  hasSyncprov: boolean,
): string {
  const included = ['core', 'cosine', 'inetorgperson'].map((name) => join(schemas, `${name}.schema`));
  return [
    ...[...included, join(certificateFolder, 'directory-person.schema')].map((path) => `include ${path}`),
    'modulepath /usr/lib/ldap',
    'moduleload back_mdb',
    ...(hasSyncprov ? ['moduleload syncprov'] : []),
    `pidfile ${folder}/slapd.pid`,
    `TLSCACertificateFile ${join(certificateFolder, 'ca.pem')}`,
    `TLSCertificateFile ${join(certificateFolder, 'server.pem')}`,
    `TLSCertificateKeyFile ${join(certificateFolder, 'server.key')}`,
    'database mdb',
    'maxsize 4294967296',
    `suffix "${ldapSuffix}"`,
    `rootdn "${administrator.dn}"`,
    `rootpw "${administrator.password}"`,
    `directory ${folder}/data`,
    'dbnosync',
    'index objectClass,entryUUID,entryCSN eq',
    ...settings,
    ...(hasSyncprov ? ['overlay syncprov'] : []),
    '',
  ].join('\n');
}

function writeRecords(path: string, records: Iterable<string>): void {
  const file = openSync(path, 'w');
  try {
    writeSync(
      file,
      record(ldapSuffix, [
        ['objectClass', 'domain'],
        ['dc', 'group'],
      ]),
    );
    for (const each of records) writeSync(file, each);
  } finally {
    closeSync(file);
  }
}

async function run(program: string, parameters: readonly string[]): Promise<void> {
  const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} failed: ${output.slice(-1000)}`);
}

async function accepting(port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      if (server.exitCode !== null) break;
      await pause(50);
    } finally {
      socket.destroy();
    }
  }
  throw new Error('slapd did not start');
}
