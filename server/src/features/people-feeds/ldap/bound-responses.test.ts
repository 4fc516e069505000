import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'ldapts';
import { expect, it } from 'vitest';
import { startScriptedLdapServer } from '../../../../test/ldap/scripted-ldap-server.ts';
import type { ScriptedAnswer } from '../../../../test/ldap/scripted-ldap-server.ts';
import { readConfig } from '../../../config/config.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import { boundResponses } from './bound-responses.ts';
import { readLdapSettings } from './ldap-settings.ts';
import { openLdapConnection } from './ldap-connection.ts';
import { searchOnce } from './paged-search.ts';

const megabyte = 1024 * 1024;
const options = { signal: new AbortController().signal, notice: () => {} };
/** Response to the bind with this message id (RFC 4511, section 4.2.2). */
const boundFor = (id: number) => Buffer.from([0x30, 12, 2, 1, id, 0x61, 7, 10, 1, 0, 4, 0, 4, 0]);
/** Place of the message id in a short request. */
const idPlace = 4;

function settingsOf(url: string) {
  const { ldapFeed } = readConfig({ FEED_LDAP_URL: url, FEED_LDAP_BASE: 'dc=x', FEED_LDAP_PAGE_SIZE: '500' });
  if (ldapFeed === undefined) throw new Error('there is no LDAP feed');
  return readLdapSettings(ldapFeed);
}

/** A server that accepts the bind, and then sends these bytes followed by zeros for as long as the client reads. */
async function startEndlessServer(beginning: Buffer) {
  let sent = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', (request: Buffer) => {
      socket.write(boundFor(request[idPlace] ?? 0));
      socket.once('data', () => void flood(socket));
    });
  });
  const flood = async (socket: Socket) => {
    socket.write(beginning);
    const zeros = Buffer.alloc(megabyte);
    while (!socket.destroyed) {
      sent += zeros.length;
      if (!socket.write(zeros)) await Promise.race([once(socket, 'drain'), pause(5000)]).catch(() => {});
    }
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `ldap://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

it.each([
  // Tag and length of a message of two gigabytes, and of one with a length of 16 bytes.
  ['a message of gigabytes', Buffer.from('30847fffffff', 'hex'), 'sends more than 32 MB for an entry'],
  ['a message of any length', Buffer.from(`3090${'ff'.repeat(16)}`, 'hex'), 'sent a response that is not valid LDAP'],
  ['something else than LDAP', Buffer.from('HTTP/1.1 400 Bad'), 'sent a response that is not valid LDAP'],
])('stops reading %s', async (_, beginning, clause) => {
  await using server = await startEndlessServer(beginning);
  const connection = await openLdapConnection(server.url, settingsOf(server.url), options);
  const error: unknown = await connection.read('', ['objectClass']).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(FeedUnavailableError);
  expect(String(error)).toContain(`The directory server ${server.url} ${clause}`);
  // The rest is in the buffers of both sockets.
  expect(server.sent()).toBeLessThan(64 * megabyte);
  await connection[Symbol.asyncDispose]();
});

it('reads an entry that arrives in many parts, and many in one part', async () => {
  const photo = Buffer.alloc(8 * megabyte, 1);
  const entries = [
    { dn: 'uid=large,dc=x', attributes: { jpegPhoto: [photo] } },
    ...Array.from({ length: 20_000 }, (_, index) => ({ dn: `uid=p${index},dc=x`, attributes: {} })),
  ];
  await using server = await startScriptedLdapServer({ search: () => ({ entries }) });
  await using connection = await openLdapConnection(server.url, settingsOf(server.url), options);
  const found: string[] = [];
  for await (const page of connection.search({ base: 'dc=x', filter: '(objectClass=*)', attributes: ['jpegPhoto'] })) {
    for (const attributes of page) found.push(String(attributes.get('dn')?.[0]));
    if (found.length === page.length) expect(page[0]?.get('jpegphoto')).toEqual([photo]);
  }
  expect(found).toEqual(entries.map(({ dn }) => dn));
});

it('stops reading a page that is too large', async () => {
  const photo = Buffer.alloc(megabyte / 8, 1);
  const page = (count: number): ScriptedAnswer => ({
    entries: Array.from({ length: count }, (_, index) => ({
      dn: `uid=p${index},dc=x`,
      attributes: { jpegPhoto: [photo] },
    })),
  });
  await using server = await startScriptedLdapServer({ search: ({ base }) => page(base === 'dc=small' ? 10 : 40) });
  const client = new Client({ url: server.url });
  boundResponses(client, { message: megabyte, response: 2 * megabyte });
  await client.bind('', '');
  const read = async (base: string) => (await searchOnce(client, base, { attributes: ['jpegPhoto'] })).entries.length;
  // Together they exceed the limit, which applies to each of them.
  for (const _ of ['first', 'second', 'third']) expect(await read('dc=small')).toBe(10);
  await expect(read('dc=large')).rejects.toThrow('sends more than 2 MB at once: lower FEED_LDAP_PAGE_SIZE');
  await expect.poll(() => client.isConnected).toBe(false);
});
