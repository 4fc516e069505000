import {
  addScimToken,
  erasePerson,
  exportMyData,
  exportPersonalData,
  listAudit,
  listPersonalData,
  personalData,
} from '@directory/contract';
import { expect, test } from 'vitest';
import { openScimClient, user } from '../../../test/scim-client.ts';
import type { ScimBody } from '../../../test/scim-client.ts';
import { administratorsStore } from '../../viewer/administrators/administrators-store.ts';
import { grantFirstAdministrators } from '../../viewer/administrators/first-administrators-store.ts';

const admin = 'admin@group.example';
const login = 'j.doe@group.example';
const email = 'jane.doe@mail.example';

/** Two people who had the same login and e-mail address in succession. Both were administrators. */
async function openWithTwoHolders() {
  const scim = await openScimClient();
  const { directory } = scim;
  const asAdmin = () => directory.as(admin);
  const create = async (externalId: string, familyName: string) => {
    const emails = [{ type: 'work', value: email }];
    const { status, body } = await scim.post(
      '/Users',
      user(login, { externalId, emails, name: { familyName, givenName: `${familyName} Jane` } }),
    );
    expect(status).toBe(201);
    const added = await asAdmin().request('POST', '/api/admin/users', { userLogin: login });
    expect(added.status).toBe(200);
    const { status: made } = await directory
      .as(login, { sub: externalId })
      .call(addScimToken, { body: { name: `Token of ${familyName}`, scope: 'read' } });
    expect(made).toBe(200);
    return String((body as ScimBody)['id']);
  };
  const formerScimId = await create('first', 'Formerly');
  expect((await scim.remove(`/Users/${formerScimId}`)).status).toBe(204);
  const scimId = await create('second', 'Presently');
  await directory.catchUp();
  const { output } = await asAdmin().call(listPersonalData, { query: { text: login } });
  const leaver = output.people.find(({ lastName }) => lastName === 'Formerly');
  expect(leaver?.leftAt).toBeTypeOf('string');
  return { scim, directory, asAdmin, scimId, id: String(leaver?.id) };
}

test('the exports of a leaver and of the person who has the login now contain nothing of each other', async () => {
  const { directory, asAdmin, scimId, id } = await openWithTwoHolders();
  const ofLeaver = await asAdmin().call(exportPersonalData, { params: { id } });
  expect(ofLeaver.body).not.toMatch(new RegExp(`Presently|second|${scimId}`));
  expect(ofLeaver.body).toContain('Token of Formerly');
  expect(personalData.parse(JSON.parse(ofLeaver.body)).tables['administrators']).toEqual([]);
  const ofPresent = await directory.as(login, { sub: 'second' }).call(exportMyData, {});
  expect(ofPresent.body).not.toMatch(/Formerly|first"/);
  expect(ofPresent.body).toContain('Token of Presently');
  expect(ofPresent.body).toContain(scimId);
});

test('the erasure of a leaver removes nothing of the person who has the login now', async () => {
  const { scim, directory, asAdmin, scimId, id } = await openWithTwoHolders();
  const own = directory.as(login, { sub: 'second' });
  const values = async () => {
    const { tables } = personalData.parse(JSON.parse((await own.call(exportMyData, {})).body));
    return { ...tables, audit_trail: tables['audit_trail']?.filter(({ kind }) => kind !== 'personal-data.exported') };
  };
  const before = await values();
  expect((await asAdmin().call(erasePerson, { params: { id }, query: { login } })).status).toBe(200);
  expect((await scim.get(`/Users/${scimId}`)).status).toBe(200);
  expect((await own.call(listAudit, {})).status).toBe(200);
  expect(await values()).toEqual(before);
});

test('the erasure of a leaver does not prevent the person who has the login now from becoming a first administrator', async () => {
  const { directory, asAdmin, id } = await openWithTwoHolders();
  const { database } = directory;
  await database.transaction((queries) => administratorsStore(queries).remove(login));
  expect((await asAdmin().call(erasePerson, { params: { id }, query: { login } })).status).toBe(200);
  await grantFirstAdministrators(database, [login]);
  expect(await administratorsStore(database.kysely).isListed(login)).toBe(true);
});
