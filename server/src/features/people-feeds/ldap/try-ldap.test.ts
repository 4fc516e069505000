import { expect, it } from 'vitest';
import { startScriptedLdapServer } from '../../../../test/ldap/scripted-ldap-server.ts';
import type { ScriptedEntry } from '../../../../test/ldap/scripted-ldap-server.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { readConfig } from '../../../config/config.ts';
import { tryLdap } from './try-ldap.ts';

const base = 'ou=people,dc=x';

function person(uid: string, more: ScriptedEntry['attributes'] = {}): ScriptedEntry {
  const attributes = {
    objectClass: ['inetOrgPerson'],
    uid: [uid],
    entryUUID: [`id-${uid}`],
    sn: [uid],
    givenName: ['A'],
  };
  return { dn: `uid=${uid},${base}`, attributes: { ...attributes, ...more } };
}

it('shows what a directory server would deliver, with a sentence for each problem', async () => {
  const entries = [
    person('boss', { mail: ['boss@x.example'], title: ['Head'] }),
    person('b', { manager: [`UID=boss,${base}`], jpegPhoto: [Buffer.alloc(4_194_000, 0xff)] }),
    person('c', { manager: [`uid=gone,${base}`], telephoneNumber: ['none'] }),
    person('d', { uid: [] }),
    person('e', { manager: [`uid=e,${base}`], uid: ['b'], jpegPhoto: [Buffer.from('not a photo, but text')] }),
    person('pc', { objectClass: ['person', 'computer'] }),
    person('left', { userAccountControl: ['514'] }),
  ];
  await using server = await startScriptedLdapServer({
    search: (search) => {
      if (search.base === '') return { entries: [{ dn: '', attributes: { vendorName: ['Test'] } }] };
      if (search.base === base) return { entries };
      return { code: 32 };
    },
  });
  const { ldapFeed } = readConfig({
    FEED_LDAP_URL: server.url,
    FEED_LDAP_BASE: base,
    FEED_LDAP_BIND_DN: 'cn=reader',
    FEED_LDAP_BIND_PASSWORD: 'do not print this',
  });
  if (ldapFeed === undefined) throw new Error('there is no LDAP feed');
  const signal = new AbortController().signal;
  const trial = await tryLdap(ldapFeed, { references: readReferences(undefined), signal });
  expect(trial).toMatchObject({ product: 'Test', read: 7, present: 5, left: 1, others: 1 });
  expect(trial.people[1]).toEqual({
    login: 'b',
    name: 'A B',
    email: '',
    title: '',
    groupId: '',
    manager: 'A BOSS',
    hasPhoto: true,
  });
  const problems = trial.problems.join('\n');
  expect(problems).toContain('The password is sent unencrypted.');
  expect(problems).toContain('The schema cannot be read');
  expect(problems).toContain('Entries whose login is missing: 1.');
  expect(problems).toContain('Entries whose primaryPhone has no digits: 1.');
  expect(problems).toContain('Entries with the login of another person, which would be rejected: 1.');
  expect(problems).toContain('Managers whom this feed does not deliver: 1 of 1 looked up.');
  expect(problems).toContain('People who are their own manager: 1.');
  expect(problems).toContain('Photos of 4 MB or more, which would be left out: 1.');
  expect(problems).toContain('Photos that are not JPEG: 2.');
  expect(problems).toMatch(/No value in any of these entries for: .*mobilePhone \(mobile/);
  expect(JSON.stringify(trial)).not.toContain('do not print this');
});

it('reports a base without people, at which a run would fail', async () => {
  const empty = 'ou=former,dc=x';
  await using server = await startScriptedLdapServer({
    search: (search) => {
      if (search.base === '') return { entries: [{ dn: '', attributes: { vendorName: ['Test'] } }] };
      if (search.base === base) return { entries: [person('a')] };
      return search.base === empty ? { entries: [] } : { code: 32 };
    },
  });
  const { ldapFeed } = readConfig({ FEED_LDAP_URL: server.url, FEED_LDAP_BASE: `${base};${empty}` });
  if (ldapFeed === undefined) throw new Error('there is no LDAP feed');
  const signal = new AbortController().signal;
  const { present, problems } = await tryLdap(ldapFeed, { references: readReferences(undefined), signal });
  expect(present).toBe(1);
  expect(problems.join('\n')).toContain(
    `returns nobody under ${empty}, one of the bases in FEED_LDAP_BASE, who matches the filter.`,
  );
});
