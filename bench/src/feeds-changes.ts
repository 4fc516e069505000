import { Attribute, Change, Client } from 'ldapts';
import { ldapPeople } from '../../server/test/ldap/people-ldif.ts';
import type { Slapd } from '../../server/test/ldap/start-slapd.ts';

/** Gives a number of people in slapd a new title, a different one each round. */
export async function changePeople(slapd: Slapd, count: number, round: number): Promise<void> {
  const client = new Client({ url: slapd.url });
  await client.bind(slapd.administrator.dn, slapd.administrator.password);
  const { searchEntries } = await client.search(ldapPeople, {
    scope: 'one',
    attributes: ['title'],
    sizeLimit: 0,
    paged: { pageSize: 1000 },
    filter: '(title=*)',
  });
  const every = Math.floor(searchEntries.length / count);
  for (let index = 0; index < count; index++) {
    const { dn } = searchEntries[index * every] ?? {};
    if (dn === undefined) break;
    const modification = new Attribute({ type: 'title', values: [`Title ${round}.${index}`] });
    await client.modify(dn, new Change({ operation: 'replace', modification }));
  }
  await client.unbind();
}
