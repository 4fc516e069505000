import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { IndexedPerson } from '@directory/people-index';
import { AndFilter, Client, OrFilter, SubstringFilter } from 'ldapts';
import { freePort } from '../../../tools/src/free-port.ts';
import { directoryServer } from '../../../tools/src/system-programs.ts';
import { runCommand } from '../../../tools/src/run-command.ts';
import { type BuildPeer, plain, queryWords } from './peer.ts';

const base = 'dc=bench';

/** Searched attributes. */
const attributes = ['cn', 'sn', 'givenName', 'uid', 'mail', 'employeeNumber', 'telephoneNumber', 'l', 'title'];

function settings(folder: string): string {
  return `include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${folder}/slapd.pid
sizelimit unlimited
database mdb
maxsize 17179869184
suffix "${base}"
rootdn "cn=admin,${base}"
rootpw bench
directory ${folder}/data
dbnosync
${attributes.map((name) => `index ${name} eq,sub`).join('\n')}
index objectClass eq
`;
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

function entry(person: IndexedPerson): string {
  const lines = [
    `dn: employeeNumber=${person.id},${base}`,
    'objectClass: inetOrgPerson',
    `employeeNumber: ${person.id}`,
  ];
  const add = (attribute: string, text: string) => {
    if (text.trim() !== '') lines.push(`${attribute}:: ${base64(text)}`);
  };
  add('cn', plain(`${person.firstName} ${person.lastName}`.trim() || person.login));
  for (const name of person.otherNames) add('cn', plain(name));
  add('sn', plain(person.lastName || person.login));
  add('givenName', plain(person.firstName));
  add('uid', person.login);
  add('uid', person.groupIdentifier);
  add('mail', person.email);
  for (const phone of new Set(person.phones)) add('telephoneNumber', phone);
  add('l', plain(person.city));
  add('title', plain(person.title));
  return `${[...new Set(lines)].join('\n')}\n\n`;
}

/** OpenLDAP slapd with the mdb backend. Every term must be in some attribute. It has no typo tolerance and no ranking. */
export const buildSlapd: BuildPeer = async (people) => {
  const program = directoryServer.find();
  if (program === undefined) throw new Error('slapd is needed for this: install the package slapd');
  const folder = mkdtempSync(join(tmpdir(), 'slapd-'));
  const port = await freePort();
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'slapd.conf'), settings(folder));
  const file = openSync(join(folder, 'people.ldif'), 'w');
  writeSync(file, `dn: ${base}\nobjectClass: domain\ndc: bench\n\n`);
  for (const person of people) writeSync(file, entry(person));
  closeSync(file);
  const loaded = await runCommand(program.replace(/slapd$/, 'slapadd'), [
    '-q',
    '-f',
    join(folder, 'slapd.conf'),
    '-l',
    join(folder, 'people.ldif'),
  ]);
  if (loaded.code !== 0) throw new Error(`slapadd failed: ${loaded.output.slice(-500)}`);
  const address = `ldap://127.0.0.1:${port}`;
  const server = spawn(program, ['-d', '0', '-h', address, '-f', join(folder, 'slapd.conf')], { stdio: 'ignore' });
  const client = new Client({ url: address });
  for (let attempt = 0; ; attempt++) {
    try {
      await client.bind(`cn=admin,${base}`, 'bench');
      break;
    } catch (error) {
      if (attempt > 100) throw error;
      await pause(100);
    }
  }
  return {
    name: 'OpenLDAP slapd',
    version: '2.5',
    setUp: 'mdb, eq and sub indexes',
    search: async (text, limit) => {
      const words = queryWords(text);
      if (words.length === 0) return [];
      const filters = words.map(
        (word) =>
          new OrFilter({ filters: attributes.map((attribute) => new SubstringFilter({ attribute, any: [word] })) }),
      );
      const options = { scope: 'sub', filter: new AndFilter({ filters }), sizeLimit: limit } as const;
      const { searchEntries } = await client.search(base, { ...options, attributes: ['employeeNumber'] });
      return searchEntries.map((found) => Number(found['employeeNumber']));
    },
    [Symbol.asyncDispose]: async () => {
      await client.unbind();
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
