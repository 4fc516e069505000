import { getLeaver, getProfileSources, getUserProfile, searchPeople } from '@directory/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { directoryUrn, enterpriseUrn, openScimClient, patchUrn, user, userUrn } from '../../../../test/scim-client.ts';
import type { ScimBody, ScimClient } from '../../../../test/scim-client.ts';

let scim: ScimClient;
beforeAll(async () => {
  scim = await openScimClient();
});

const viewer = 'admin@group.example';
const profileOf = async (login: string) =>
  (await scim.directory.as(viewer).call(getUserProfile, { query: { userId: login } })).output;
const statusOf = async (login: string) =>
  (await scim.directory.as(viewer).call(getUserProfile, { query: { userId: login } })).status;

/**
 * Requests of Entra ID's provisioning service, as Microsoft Learn gives them in "Develop and plan provisioning for a SCIM endpoint" and "Known
 * issues with SCIM 2.0 protocol compliance", with the default attribute mappings.
 */
describe('Entra ID', () => {
  let id: string;

  test('tests the connection by asking for a user who does not exist', async () => {
    const filter = encodeURIComponent('userName eq "a7d0b0a4-2f6c-4f0c-9f0e-3d5d8f0f5e5a"');
    const { status, body } = await scim.get(`/Users?filter=${filter}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalResults: 0, Resources: [] });
  });

  test('creates a user', async () => {
    const { status, body } = await scim.post('/Users', {
      schemas: [userUrn, enterpriseUrn],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: 'Test_User_ab6490ee@group.example',
      active: true,
      displayName: 'Kim Lee',
      emails: [{ primary: true, type: 'work', value: 'kim.lee@group.example' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Kim Lee', familyName: 'Lee', givenName: 'Kim' },
      preferredLanguage: 'fr-FR',
      roles: [],
      title: 'Engineer',
      addresses: [
        {
          type: 'work',
          formatted: 'B 214',
          streetAddress: '1 rue Haute',
          locality: 'Lyon',
          region: 'ARA',
          postalCode: '69003',
          country: 'FR',
        },
      ],
      phoneNumbers: [
        { type: 'work', value: '+33 4 12 34 56 78' },
        { type: 'mobile', value: '+33 6 12 34 56 78' },
        { type: 'fax', value: '+33 4 12 34 56 79' },
      ],
      [enterpriseUrn]: { employeeNumber: '701984', department: 'Gas', manager: null },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    id = String(body['id']);
    expect(await profileOf('test_user_ab6490ee@group.example')).toMatchObject({
      firstName: 'Kim',
      lastName: 'Lee',
      title: 'Engineer',
      email: 'kim.lee@group.example',
      division: 'Gas',
      primaryPhone: '+33 4 12 34 56 78',
      mobilePhone: '+33 6 12 34 56 78',
      C_facsimileTelephoneNumber: '+33 4 12 34 56 79',
      C_physicalDeliveryOfficeName: 'B 214',
      city: 'Lyon',
      C_countryname: 'France',
      userType: 'I',
    });
    const { output } = await scim.directory.as(viewer).call(searchPeople, { query: { globalQuery: 'kim lee' } });
    expect(output).toHaveLength(1);
    const sources = await scim.directory
      .as(viewer)
      .call(getProfileSources, { query: { userId: 'test_user_ab6490ee@group.example' } });
    expect(sources.output.title).toMatchObject({ kind: 'feed', name: 'scim' });
  });

  test.each([
    'userName eq "TEST_USER_ab6490ee@group.example"',
    'externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef"',
    'emails[type eq "work"].value eq "Kim.Lee@group.example"',
    `${enterpriseUrn}:employeeNumber eq "701984"`,
  ])('finds the user with %s', async (filter) => {
    expect(await scim.names({ filter })).toEqual(['Test_User_ab6490ee@group.example']);
  });

  test('checks whether the manager is the expected one', async () => {
    const filter = `id eq "${id}" and manager eq "2819c223-7f76-453a-919d-413861904646"`;
    const { body } = await scim.get(`/Users?${new URLSearchParams({ filter, attributes: 'id' }).toString()}`);
    expect(body).toMatchObject({ totalResults: 0, Resources: [] });
  });

  test('changes several attributes, with capitalized operations and strings for booleans', async () => {
    const { status, body } = await scim.patch(`/Users/${id}`, [
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updated@group.example' },
      { op: 'Replace', path: 'name.familyName', value: 'Park' },
      { op: 'Add', path: `${enterpriseUrn}:department`, value: 'Power' },
      { op: 'Replace', path: 'active', value: 'True' },
      { op: 'Add', path: 'phoneNumbers[type eq "other"].value', value: '4242' },
      { op: 'Add', path: 'roles[primary eq "True"].value', value: 'Reader' },
    ]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      active: true,
      name: { familyName: 'Park' },
      roles: [{ primary: true, value: 'Reader' }],
      [enterpriseUrn]: { department: 'Power' },
    });
    expect(await profileOf('test_user_ab6490ee@group.example')).toMatchObject({
      email: 'updated@group.example',
      lastName: 'Park',
      division: 'Power',
      C_ipPhone: '4242',
    });
  });

  test('sends simple values as a list with one object, without the flag aadOptscim062020', async () => {
    const { body } = await scim.post('/Users', user('no-flag@group.example'));
    const path = `/Users/${String(body['id'])}`;
    const listed = (value: string) => [{ $ref: null, value }];
    const changed = await scim.patch(path, [
      { op: 'Add', path: 'nickName', value: listed('Babs') },
      { op: 'Add', path: 'emails[type eq "work"].value', value: listed('babs@group.example') },
      { op: 'Replace', path: 'active', value: listed('False') },
    ]);
    expect(changed.body).toMatchObject({
      nickName: 'Babs',
      emails: [{ type: 'work', value: 'babs@group.example' }],
      active: false,
    });
    for (const value of [[{}], [{ $ref: null }], [...listed('A'), ...listed('B')], ['A']]) {
      const rejected = await scim.patch(path, [{ op: 'Replace', path: 'nickName', value }]);
      expect(rejected).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
    }
  });

  test('can add to an address that does not exist, but not replace it', async () => {
    const { body } = await scim.post('/Users', user('no-mail@group.example'));
    const path = 'emails[type eq "work"].value';
    const replaced = await scim.patch(`/Users/${String(body['id'])}`, [{ op: 'Replace', path, value: 'a@b.example' }]);
    expect(replaced).toMatchObject({ status: 400, body: { scimType: 'noTarget' } });
    const added = await scim.patch(`/Users/${String(body['id'])}`, [{ op: 'Add', path, value: 'a@b.example' }]);
    expect(added.body['emails']).toEqual([{ type: 'work', value: 'a@b.example' }]);
  });

  test('sends dotted names, names with a filter and URNs without a path', async () => {
    const { status, body } = await scim.patch(`/Users/${id}`, [
      {
        op: 'replace',
        value: {
          displayName: 'K. Park',
          'name.givenName': 'Kimberly',
          'emails[type eq "home"].value': 'kim@home.example',
          'emails[type eq "work"].primary': true,
          [`${enterpriseUrn}:employeeNumber`]: '701985',
          [enterpriseUrn]: { costCenter: '4130' },
          'addresses[type eq "work"].locality': 'Paris',
        },
      },
    ]);
    expect(status, JSON.stringify(body)).toBe(400);
    const again = await scim.patch(`/Users/${id}`, [
      {
        op: 'Add',
        value: {
          displayName: 'K. Park',
          'name.givenName': 'Kimberly',
          'emails[type eq "home"].value': 'kim@home.example',
          [`${enterpriseUrn}:employeeNumber`]: '701985',
          [enterpriseUrn]: { costCenter: '4130' },
          'addresses[type eq "work"].locality': 'Paris',
        },
      },
    ]);
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    expect(again.body[enterpriseUrn]).toEqual({ employeeNumber: '701985', department: 'Power', costCenter: '4130' });
    expect(await profileOf('test_user_ab6490ee@group.example')).toMatchObject({ firstName: 'Kimberly', city: 'Paris' });
  });

  test('sets the manager as a string, as an object, and as an array with one object', async () => {
    const boss = await scim.post(
      '/Users',
      user('boss@group.example', { [directoryUrn]: { C_groupIdentifier: 'BO0001' } }),
    );
    const other = await scim.post('/Users', user('other-boss@group.example'));
    const path = `${enterpriseUrn}:manager`;
    const plain = await scim.patch(`/Users/${id}`, [{ op: 'Add', path, value: boss.body['id'] }]);
    expect(plain.body[enterpriseUrn]).toMatchObject({ manager: { value: boss.body['id'] } });
    expect((await profileOf('test_user_ab6490ee@group.example')).manager).toBe('BO0001');
    const filter = `id eq "${id}" and ${enterpriseUrn}:manager eq "${String(boss.body['id'])}"`;
    expect(await scim.names({ filter })).toHaveLength(1);
    await scim.patch(`/Users/${id}`, [
      { op: 'Replace', path, value: { $ref: '../Users/x', value: other.body['id'], displayName: 'Ignored' } },
    ]);
    expect((await profileOf('test_user_ab6490ee@group.example')).manager).toBe('other-boss@group.example');
    const listed = [{ $ref: '../Users/x', value: boss.body['id'] }];
    await scim.patch(`/Users/${id}`, [{ op: 'Add', path: 'manager', value: listed }]);
    expect((await profileOf('test_user_ab6490ee@group.example')).manager).toBe('BO0001');
    await scim.patch(`/Users/${id}`, [{ op: 'Remove', path }]);
    expect((await profileOf('test_user_ab6490ee@group.example')).manager).toBe('');
  });

  test('disables a user, who becomes a leaver, and enables the user again with the same profile', async () => {
    const { status, body } = await scim.patch(`/Users/${id}`, [{ op: 'Replace', path: 'active', value: 'False' }]);
    expect({ status, active: body['active'] }).toEqual({ status: 200, active: false });
    expect(await statusOf('test_user_ab6490ee@group.example')).toBe(410);
    const leaver = await scim.directory
      .as(viewer)
      .call(getLeaver, { params: { login: 'test_user_ab6490ee@group.example' } });
    expect(leaver.output).toMatchObject({ lastName: 'Park' });
    expect((await scim.get(`/Users/${id}`)).body).toMatchObject({ active: false });
    await scim.patch(`/Users/${id}`, [{ op: 'Replace', value: { active: 'True' } }]);
    expect(await profileOf('test_user_ab6490ee@group.example')).toMatchObject({ lastName: 'Park' });
  });

  test('deletes a user permanently', async () => {
    expect((await scim.remove(`/Users/${id}`)).status).toBe(204);
    expect(await statusOf('test_user_ab6490ee@group.example')).toBe(410);
  });
});

/** Requests of Okta's SCIM client, as in Okta's developer documentation, "Okta and SCIM Version 2.0". */
describe('Okta', () => {
  let id: string;
  const okta = {
    schemas: [userUrn],
    userName: 'test.user@okta.local',
    name: { givenName: 'Test', familyName: 'User' },
    emails: [{ primary: true, value: 'test.user@okta.local', type: 'work' }],
    displayName: 'Test User',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  };

  test('looks for the user, and creates it', async () => {
    const { body } = await scim.get(
      '/Users?filter=userName%20eq%20%22test.user%40okta.local%22&startIndex=1&count=100',
    );
    expect(body).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] });
    const created = await scim.post('/Users', okta);
    expect(created.status).toBe(201);
    id = String(created.body['id']);
    const { password: _, groups: __, ...kept } = okta;
    expect(created.body).toMatchObject(kept);
    expect(await profileOf('test.user@okta.local')).toMatchObject({ firstName: 'Test', preferredLanguage: 'en-US' });
  });

  test('a user who exists is a conflict', async () => {
    expect(await scim.post('/Users', okta)).toMatchObject({
      status: 409,
      body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '409' },
    });
  });

  test('imports users by page', async () => {
    const { body } = await scim.get('/Users?startIndex=1&count=2');
    expect(body).toMatchObject({ startIndex: 1, itemsPerPage: 2 });
  });

  test('reads the user, and sends it back with changes', async () => {
    const before = await scim.get(`/Users/${id}`);
    const { status, body } = await scim.put(`/Users/${id}`, {
      ...before.body,
      name: { givenName: 'Another', middleName: 'Middle', familyName: 'User' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, name: { givenName: 'Another', middleName: 'Middle' } });
    expect(await profileOf('test.user@okta.local')).toMatchObject({ firstName: 'Another' });
  });

  test('deactivates the user without a path, and reactivates it with the whole resource', async () => {
    const { status } = await scim.send('PATCH', `/Users/${id}`, {
      schemas: [patchUrn],
      Operations: [{ op: 'replace', value: { active: false } }],
    });
    expect(status).toBe(200);
    expect(await statusOf('test.user@okta.local')).toBe(410);
    await scim.put(`/Users/${id}`, { ...okta, id, active: true });
    expect(await statusOf('test.user@okta.local')).toBe(200);
  });
});

describe('people', () => {
  test('the extension of the directory has the other fields', async () => {
    await scim.post(
      '/Users',
      user('full@group.example', {
        userType: 'Contractor',
        nickName: 'Bob',
        name: { givenName: 'Robert', familyName: 'Full' },
        [enterpriseUrn]: { organization: 'ORG1', division: 'BU01', department: 'Gas', manager: 'CN=Boss,DC=group' },
        [directoryUrn]: {
          C_groupIdentifier: 'FU0001',
          C_distinguishedName: 'CN=Full, DC=group',
          C_businessCategory: 'it',
          C_houseIdentifier: 'Tower',
          C_physicalDeliveryOfficeName: '12',
          C_msDSCloudExtensionAttribute2: 'ORG1',
          C_msDSCloudExtensionAttribute3: 'GEM',
          C_assistant: 'AS0001',
          C_ipPhone: '77',
          linkedInURI: 'https://www.linkedin.com/in/full',
          xURI: 'https://x.com/full',
          isEntraCloudManaged: true,
        },
      }),
    );
    expect(await profileOf('full@group.example')).toMatchObject({
      userType: 'E',
      organization: 'ORG1',
      division: 'BU01',
      manager: 'CN=Boss,DC=group',
      C_groupIdentifier: 'FU0001',
      C_distinguishedName: 'CN=Full,DC=group',
      C_businessCategory: 'IT',
      C_houseIdentifier: 'Tower',
      C_physicalDeliveryOfficeName: '12',
      C_msDSCloudExtensionAttribute3: 'GEM',
      C_assistant: 'AS0001',
      C_ipPhone: '77',
      linkedInURI: 'https://www.linkedin.com/in/full',
      xURI: 'https://x.com/full',
      isEntraCloudManaged: '1',
    });
  });

  test('a value that the directory cannot use is kept in the user but dropped from the profile', async () => {
    const addresses = [{ type: 'work', country: 'Atlantis', locality: 'Deep' }];
    const { body } = await scim.post('/Users', user('atlantis@group.example', { addresses }));
    expect(body['addresses']).toEqual(addresses);
    expect(await profileOf('atlantis@group.example')).toMatchObject({ C_countryname: '', city: 'Deep' });
  });

  test('a renamed user is the same person', async () => {
    const { body } = await scim.post('/Users', user('before@group.example', { title: 'Same' }));
    await scim.patch(`/Users/${String(body['id'])}`, [
      { op: 'replace', path: 'userName', value: 'after@group.example' },
    ]);
    expect(await profileOf('after@group.example')).toMatchObject({ title: 'Same' });
    expect(await statusOf('before@group.example')).toBe(404);
  });

  test('reports keep their manager when the manager’s group ID changes', async () => {
    const boss = await scim.post(
      '/Users',
      user('changing@group.example', { [directoryUrn]: { C_groupIdentifier: 'CH0001' } }),
    );
    await scim.post('/Users', user('following@group.example', { [enterpriseUrn]: { manager: boss.body['id'] } }));
    expect((await profileOf('following@group.example')).manager).toBe('CH0001');
    // More than are written per statement.
    const { kysely } = scim.directory.database;
    await sql`
      insert into scim_users (id, user_name_key, lookup_keys, resource, manager_id, created_at, modified_at)
      select gen_random_uuid(), login, '{}', jsonb_set(resource, '{userName}', to_jsonb(login)), manager_id, now(), now()
      from scim_users, generate_series(1, 600) as number, lateral (select 'following' || number || '@x') as names (login)
      where user_name_key = 'following@group.example'`.execute(kysely);
    await scim.patch(`/Users/${String(boss.body['id'])}`, [
      { op: 'replace', path: `${directoryUrn}:C_groupIdentifier`, value: 'CH0002' },
    ]);
    expect((await profileOf('following@group.example')).manager).toBe('CH0002');
    const followers = await kysely
      .selectFrom('people')
      .select('feed_values')
      .where('login', 'like', 'following%')
      .execute();
    expect(followers.map(({ feed_values }) => feed_values.manager)).toEqual(
      Array.from({ length: 601 }, () => 'CH0002'),
    );
  });

  test('a leaver who is created again under the same name is the same person', async () => {
    const first = await scim.post('/Users', user('again@group.example', { title: 'First' }));
    await scim.remove(`/Users/${String(first.body['id'])}`);
    const second = await scim.post('/Users', user('again@group.example', { title: 'Second' }));
    expect(second.status).toBe(201);
    expect(await profileOf('again@group.example')).toMatchObject({ title: 'Second' });
  });

  test('an id in upper case refers to the same user', async () => {
    const { body } = await scim.post('/Users', user('capitals@group.example', { title: 'Pilot' }));
    const [id, capitals] = [String(body['id']), String(body['id']).toUpperCase()];
    expect((await scim.get(`/Users/${capitals}`)).body).toMatchObject({ id });
    const patched = await scim.patch(`/Users/${capitals}`, [{ op: 'replace', value: { id: capitals, title: 'Head' } }]);
    expect(patched).toMatchObject({ status: 200, body: { id, title: 'Head' } });
    expect((await scim.put(`/Users/${capitals}`, user('capitals.new@group.example'))).body).toMatchObject({ id });
    expect([await statusOf('capitals@group.example'), await statusOf('capitals.new@group.example')]).toEqual([
      404, 200,
    ]);
    expect((await scim.remove(`/Users/${capitals}`)).status).toBe(204);
    expect(await statusOf('capitals.new@group.example')).not.toBe(200);
  });

  test.each([true, false])('removing active leaves the user as they are: %s', async (active) => {
    const login = `null-${active}@group.example`;
    const { body } = await scim.post('/Users', user(login, { active }));
    const path = `/Users/${String(body['id'])}`;
    for (const operation of [
      { op: 'replace', value: { active: null } },
      { op: 'Replace', path: 'active', value: null },
      { op: 'remove', path: 'active' },
    ]) {
      expect((await scim.patch(path, [operation])).body).toMatchObject({ active });
    }
    expect((await scim.put(path, user(login, { active: null }))).body).toMatchObject({ active });
    expect(await statusOf(login)).toBe(active ? 200 : 404);
  });

  test('a user who is created inactive does not become a person', async () => {
    expect((await scim.post('/Users', user('inactive@group.example', { active: false }))).status).toBe(201);
    expect(await statusOf('inactive@group.example')).toBe(404);
  });

  test('a failed change leaves user and person as they were', async () => {
    const { body } = await scim.post('/Users', user('whole@group.example', { title: 'Whole' }));
    await scim.post('/Users', user('held@group.example', { [directoryUrn]: { C_groupIdentifier: 'HE0001' } }));
    const { status } = await scim.patch(`/Users/${String(body['id'])}`, [
      { op: 'replace', path: 'title', value: 'Broken' },
      { op: 'replace', path: `${directoryUrn}:C_groupIdentifier`, value: 'HE0001' },
    ]);
    expect(status).toBe(409);
    expect(await profileOf('whole@group.example')).toMatchObject({ title: 'Whole' });
    expect((await scim.get(`/Users/${String(body['id'])}`)).body).toMatchObject({ title: 'Whole' });
  });
});

test('a JPEG in a data URI is the photo, also when the manager is renamed, until it is removed', async () => {
  const create = { width: 200, height: 200, channels: 3, background: '#0b6b6b' } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const photos = [{ type: 'photo', value: `data:image/jpeg;base64,${jpeg.toString('base64')}` }];
  const boss = await scim.post('/Users', user('portraits-boss@group.example'));
  const { body } = await scim.post(
    '/Users',
    user('portrait@group.example', { photos, [enterpriseUrn]: { manager: boss.body['id'] } }),
  );
  const photoOf = async () => {
    const { kysely } = scim.directory.database;
    const query = kysely.selectFrom('people').select('photo_version').where('login_key', '=', 'portrait@group.example');
    return (await query.executeTakeFirstOrThrow()).photo_version;
  };
  const version = await photoOf();
  expect(version).not.toBeNull();
  await scim.patch(`/Users/${String(boss.body['id'])}`, [
    { op: 'replace', path: 'userName', value: 'renamed-boss@group.example' },
  ]);
  expect((await profileOf('portrait@group.example')).manager).toBe('renamed-boss@group.example');
  expect(await photoOf()).toBe(version);
  await scim.patch(`/Users/${String(body['id'])}`, [{ op: 'remove', path: 'photos' }]);
  expect(await photoOf()).toBeNull();
});

test.each(['data:image/jpeg;base64,', ''])(
  'several megabytes after %j that are not a JPEG are kept but not shown',
  async (prefix) => {
    const value = `${prefix}${'A'.repeat(6_000_000)}`;
    const { status, body } = await scim.post(
      '/Users',
      user(`large${prefix.length}@group.example`, { photos: [{ value }] }),
    );
    expect({ status, photos: body['photos'] }).toEqual({ status: 201, photos: [{ value }] });
  },
);

test('the URL of a photo is kept but not fetched', async () => {
  const photos = [{ type: 'photo', value: 'http://127.0.0.1:1/photo.jpg' }];
  const { status, body } = await scim.post('/Users', user('photo@group.example', { photos }));
  expect({ status, photos: body['photos'] }).toEqual({ status: 201, photos });
});

test('the users are counted', async () => {
  const count = async () => ((await scim.get('/Users?count=0')).body as ScimBody)['totalResults'] as number;
  const before = await count();
  const { body } = await scim.post('/Users', user('counted@group.example'));
  expect(await count()).toBe(before + 1);
  await scim.remove(`/Users/${String(body['id'])}`);
  expect(await count()).toBe(before);
});
