import { describe, expect, it } from 'vitest';
import { testFeed } from '../../../../test/ldap/read-feed.ts';
import { environment, startController, user } from '../../../../test/ldap/scripted-controller.ts';
import { startScriptedLdapServer } from '../../../../test/ldap/scripted-ldap-server.ts';
import { FeedUnavailableError } from '../feed-source.ts';

const startSecond = async () => await startController({ answer: () => ({ entries: [user('AB1')] }) });
const nothing = () => ({});

describe('the next server is read', () => {
  it.each([
    ['is busy', 51],
    ['is unavailable, for example because it is starting', 52],
    ['is unwilling', 53],
    ['has an internal error', 80],
  ])('if the first one %s at the bind', async (_, code) => {
    await using first = await startScriptedLdapServer({ bind: { code, diagnostic: '' }, search: nothing });
    const { server } = await startSecond();
    await using _server = server;
    const { entries } = await testFeed({ ...environment, URL: `${first.url} ${server.url}` }).readAll();
    expect(entries).toHaveLength(1);
    expect(first.bindCount).toBe(1);
  });

  it('if the first one accepts the password, but not its first search', async () => {
    await using first = await startScriptedLdapServer({ search: () => ({ code: 51 }) });
    const { server } = await startSecond();
    await using _server = server;
    const { entries } = await testFeed({ ...environment, URL: `${first.url} ${server.url}` }).readAll();
    expect(entries).toHaveLength(1);
  });
});

it('reports the first server if none can be read', async () => {
  await using first = await startScriptedLdapServer({ bind: { code: 51, diagnostic: '' }, search: nothing });
  await using second = await startScriptedLdapServer({ bind: { code: 52, diagnostic: '' }, search: nothing });
  const feed = testFeed({ ...environment, URL: `${first.url} ${second.url}` });
  await expect(feed.readAll()).rejects.toThrow(`${first.url} is busy`);
  expect(second.bindCount).toBe(1);
});

it('tries a rejected password only once, so that the account is not locked', async () => {
  await using first = await startScriptedLdapServer({ bind: { code: 49, diagnostic: '' }, search: nothing });
  await using second = await startScriptedLdapServer({ search: nothing });
  const feed = testFeed({ ...environment, URL: `${first.url} ${second.url}` });
  await expect(feed.readAll()).rejects.toThrow('rejected FEED_LDAP_BIND_DN or its password');
  expect([first.bindCount, second.bindCount]).toEqual([1, 0]);
});

it.each([
  ['OpenLDAP without TLS', 2],
  ['a domain controller without a certificate', 52],
])('reports that StartTLS is refused, without sending the password: %s', async (_, code) => {
  await using server = await startScriptedLdapServer({ startTls: code, search: nothing });
  const feed = testFeed({ ...environment, URL: server.url, START_TLS: 'true' });
  const fault = await feed.readAll().catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(FeedUnavailableError);
  expect(fault).toMatchObject({ reason: { code: 'ldap-no-start-tls', values: { server: server.url } } });
  expect(String(fault)).toContain(`refuses StartTLS (LDAP result code ${code})`);
  expect(server.bindCount).toBe(0);
});
