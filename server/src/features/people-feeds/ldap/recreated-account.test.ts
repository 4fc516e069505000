import { Client } from 'ldapts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ldapPeople, record } from '../../../../test/ldap/people-ldif.ts';
import { startSlapd } from '../../../../test/ldap/start-slapd.ts';
import type { Slapd } from '../../../../test/ldap/start-slapd.ts';
import { withSlapd } from '../../../../test/ldap/with-slapd.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { readConfig } from '../../../config/config.ts';
import type { Database } from '../../../database/open-database.ts';
import { peopleStore } from '../../../people/people-store.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import { importPeople } from '../import/import-people.ts';
import type { ImportSummary } from '../import/import-people.ts';
import type { FeedCursor } from '../feed-source.ts';
import { ldapSource } from './ldap-source.ts';

const references = readReferences(undefined);
const nameOf = (uid: string) => `uid=${uid},${ldapPeople}`;
const attributesOf = (uid: string, more: Record<string, string> = {}) => ({
  objectClass: 'inetOrgPerson',
  uid,
  cn: uid,
  sn: 'Old',
  givenName: 'Olga',
  ...more,
});

withSlapd('an account that was deleted and made anew', () => {
  let slapd: Slapd;
  let client: Client;
  let database: Database;
  let source: ReturnType<typeof ldapSource>;
  let cursor: FeedCursor;
  const reading = { signal: new AbortController().signal, notice: () => {} };

  async function take(mode: 'complete' | 'changes'): Promise<ImportSummary> {
    const read = await (mode === 'complete' ? source.readAll(reading) : source.readChanges(cursor, reading));
    const { findMissingIds, entries } = read;
    const options = { database, references, feed: 'ldap', kind: 'ldap', accepts: 'any', mode } as const;
    const summary = await importPeople({ ...options, entries, findMissingIds, cursor: read.cursor });
    cursor = read.cursor() ?? {};
    return summary;
  }
  const find = async (login: string) => await peopleStore(database.kysely).find({ login });

  beforeAll(async () => {
    const unit = record(ldapPeople, [
      ['objectClass', 'organizationalUnit'],
      ['ou', 'people'],
    ]);
    slapd = await startSlapd({ records: [unit] });
    client = new Client({ url: slapd.url });
    await client.bind(slapd.administrator.dn, slapd.administrator.password);
    await client.add(nameOf('stays'), attributesOf('stays'));
    await client.add(nameOf('olga'), attributesOf('olga'));
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    for (const table of ['people', 'feeds', 'person_supplements'] as const)
      await database.kysely.deleteFrom(table).execute();
    const { ldapFeed } = readConfig({
      FEED_LDAP_URL: slapd.url,
      FEED_LDAP_BASE: ldapPeople,
      FEED_LDAP_BIND_DN: slapd.administrator.dn,
      FEED_LDAP_BIND_PASSWORD: slapd.administrator.password,
    });
    if (ldapFeed === undefined) throw new Error('there is no LDAP feed');
    source = ldapSource(ldapFeed);
    await client.del(nameOf('olga'));
    await client.add(nameOf('olga'), attributesOf('olga'));
  });
  afterAll(async () => {
    await client.unbind();
    await slapd[Symbol.asyncDispose]();
  });

  const makeAnew = async (more: Record<string, string>) => {
    await client.del(nameOf('olga'));
    await client.add(nameOf('olga'), attributesOf('olga', more));
  };

  it('is the same person in the next reading', async () => {
    await take('complete');
    const before = await find('olga');
    await makeAnew({ sn: 'Married' });
    expect(await take('changes')).toMatchObject({ figures: { added: 0, left: 0, rejected: 0 } });
    expect(await find('olga')).toMatchObject({ id: before?.id, lastName: 'Married', leftAt: null });
  });

  it('is a different person if the names differ', async () => {
    await take('complete');
    const before = await find('olga');
    await makeAnew({ sn: 'New', givenName: 'Oscar' });
    expect(await take('changes')).toMatchObject({ figures: { added: 1, left: 1, rejected: 0 } });
    expect(await find('olga')).toMatchObject({ lastName: 'New', leftAt: null });
    expect((await find('olga'))?.id).not.toBe(before?.id);
    // The removal of the former account, found later by a comparison, matches nobody.
    expect(await take('complete')).toMatchObject({ figures: { left: 0, rejected: 0, changed: 0 } });
  });

  it('still supplements the person of another feed', async () => {
    async function* row() {
      yield { line: 1, values: { login: 'olga', firstName: 'Olga', lastName: 'Old' }, otherNames: [] };
    }
    await importPeople({ database, references, feed: 'hr', kind: 'csv', entries: row() });
    await take('complete');
    await makeAnew({ sn: 'Married', givenName: 'Olga M.', title: 'Head' });
    expect(await take('changes')).toMatchObject({ figures: { rejected: 0 } });
    expect(await find('olga')).toMatchObject({ feed: 'hr', title: 'Head' });
  });

  it('is rejected while the other account with its login exists', async () => {
    await take('complete');
    const before = await find('olga');
    const twin = `cn=twin,${ldapPeople}`;
    await client.add(twin, attributesOf('olga', { cn: 'twin', sn: 'Twin', givenName: 'Tim' }));
    const { faults } = await take('changes');
    await client.del(twin);
    // The most recently changed entry may be read again.
    const reason = expect.stringMatching(
      /^"olga" (?:belongs to another person of the feed|is the same as in another entry)/,
    );
    expect(faults).toMatchObject([{ field: 'login', reason }]);
    expect(await find('olga')).toMatchObject({ id: before?.id, lastName: 'Old', leftAt: null });
  });
});
