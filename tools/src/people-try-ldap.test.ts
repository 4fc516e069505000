import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startScriptedLdapServer } from '../../server/test/ldap/scripted-ldap-server.ts';
import { scriptEnvironment } from './running-directory.ts';
import { root } from './run-command.ts';

async function tryLdap(variables: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, 'tools/src/people.ts'), 'try-ldap'], {
    cwd: root,
    env: scriptEnvironment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('try-ldap shows people as a table, and never the password', async () => {
  const attributes = { objectClass: ['person'], uid: ['amy'], givenName: ['Amy'], sn: ['Kroker'], entryUUID: ['1'] };
  await using server = await startScriptedLdapServer({
    search: ({ base }) => ({
      entries: [base === '' ? { dn: '', attributes: {} } : { dn: `uid=amy,${base}`, attributes }],
    }),
  });
  const variables = {
    FEED_LDAP_URL: server.url,
    FEED_LDAP_BASE: 'dc=x',
    FEED_LDAP_BIND_DN: 'cn=reader',
    FEED_LDAP_BIND_PASSWORD: 'do not print this',
  };
  const { code, output } = await tryLdap(variables);
  expect(output).toMatch(/^Connected to ldap:/);
  expect(output).toMatch(/^amy +Amy KROKER/m);
  expect(output).toContain('Entries read: 1 (people: 1, disabled or expired accounts: 0, other entries: 0).');
  expect(output).toContain('  - The password is sent unencrypted.');
  expect(output).not.toContain('do not print');
  expect(code).toBe(0);
});

test('try-ldap explains why a server cannot be read', async () => {
  const away = await tryLdap({ FEED_LDAP_URL: 'ldap://127.0.0.1:1', FEED_LDAP_BASE: 'dc=x' });
  expect(away).toEqual({
    code: 1,
    output: 'The directory server ldap://127.0.0.1:1 refuses connections on that port. Nothing was changed.\n',
  });
  const unset = await tryLdap({});
  expect(unset).toEqual({
    code: 1,
    output: 'FEED_LDAP_URL and FEED_LDAP_BASE: must be set to try the LDAP feed\n',
  });
});
