import {
  correctPhoto,
  correctProfile,
  getCorrectableProfile,
  getProfileSources,
  getUserPhoto,
  getUserProfile,
  importUpload,
  removePhotoCorrection,
  searchPeople,
  updateUserPhoto,
  updateUserProfile,
} from '@directory/contract';
import type { EndpointInput } from '@directory/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { uploadFile } from '../../../test/upload-file.ts';
import { auditStore } from '../../people/audit-store.ts';
import { selfServiceStore } from '../../people/rules/self-service-store.ts';

const administrator = 'admin@group.example';
let directory: TestDirectory;
let number = 0;
let login = '';

beforeAll(async () => {
  directory = await openTestDirectory([{ login: administrator, firstName: 'Ada' }], { ADMIN_LOGINS: administrator });
  await selfServiceStore(directory.database.kysely).addRule('organizations', 'ORG1', ['mobilePhone', 'city']);
  await directory.catchUp();
});

beforeEach(async () => {
  number += 1;
  login = `CO${1000 + number}@group.example`;
  await directory.add([
    {
      login,
      firstName: 'Cora',
      lastName: `Rected${number}`,
      userType: 'I',
      title: 'Engneer',
      mobilePhone: '+33600000001',
      C_msDSCloudExtensionAttribute2: 'ORG1',
    },
  ]);
});

type Body = NonNullable<EndpointInput<typeof correctProfile>['body']>;
const correct = (body: Body, who = login) =>
  directory.as(administrator).call(correctProfile, { params: { login: who }, body });
const layers = async () =>
  (await directory.as(administrator).call(getCorrectableProfile, { params: { login } })).output;
const profile = async (viewer = administrator) =>
  (await directory.as(viewer).call(getUserProfile, { query: { userId: login } })).output;
const sources = async () =>
  (await directory.as(administrator).call(getProfileSources, { query: { userId: login } })).output;
const edit = (body: NonNullable<EndpointInput<typeof updateUserProfile>['body']>) =>
  directory.as(login).call(updateUserProfile, { body });
const audited = async () =>
  (await auditStore(directory.database.kysely).list({ limit: 5, subject: login })).map(
    ({ actor, kind, before, after }) => ({ actor, kind, before, after }),
  );

/** Runs the person's feed with one changed value. */
async function runFeed({ mobilePhone = '+33600000001', photo = '' }) {
  const row = [login, 'Cora', `Rected${number}`, 'I', 'Engneer', mobilePhone, 'ORG1', photo.split(',')[1] ?? ''];
  const file = [
    'login,firstName,lastName,userType,title,mobilePhone,C_msDSCloudExtensionAttribute2,jpegPhoto',
    `${administrator},Ada,,I,,,,`,
    row.join(),
    '',
  ].join('\n');
  const caller = directory.as(administrator);
  const id = await uploadFile(caller, file);
  const order = { feed: 'test', kind: 'csv', isDryRun: false, acceptsRemovals: true } as const;
  const { output } = await caller.call(importUpload, { params: { id }, body: order });
  expect(output).toMatchObject({ outcome: 'imported', faultCount: 0 });
}

describe('a correction', () => {
  test('is what everyone sees and finds, with an administrator as its source', async () => {
    expect((await correct({ corrections: { title: ' Engineer ', lastName: 'Corrected' } })).status).toBe(200);
    expect(await profile(login)).toMatchObject({ title: 'Engineer', lastName: 'Corrected', firstName: 'Cora' });
    expect((await sources()).title).toMatchObject({ kind: 'administrator', name: '' });
    const { output } = await directory
      .as(administrator)
      .call(searchPeople, { query: { globalQuery: 'Cora Corrected' } });
    expect(output[0]).toMatchObject({ login, title: 'Engineer' });
  });

  test('is recorded with the values before and after', async () => {
    await correct({ corrections: { title: 'Engineer' } });
    expect(await audited()).toEqual([
      {
        actor: administrator,
        kind: 'profile.corrected',
        before: { title: 'Engneer' },
        after: { title: 'Engineer' },
      },
    ]);
  });

  test('is shown next to the values of the feed and the person', async () => {
    await edit({ mobilePhone: '+33600000002' });
    await correct({ corrections: { mobilePhone: '+33600000003' } });
    expect((await layers()).layers.mobilePhone).toMatchObject({
      feed: { value: '+33600000001', name: 'test' },
      self: { value: '+33600000002' },
      correction: { value: '+33600000003', by: administrator },
    });
  });

  test('overrides an older edit of the person, and is overridden by a newer one', async () => {
    await edit({ mobilePhone: '+33600000002' });
    await correct({ corrections: { mobilePhone: '+33600000003' } });
    expect((await profile()).mobilePhone).toBe('+33600000003');
    await edit({ mobilePhone: '+33600000004' });
    expect((await profile()).mobilePhone).toBe('+33600000004');
    expect((await sources()).mobilePhone?.kind).toBe('self');
  });

  test('is overridden by a newer edit that equals the value of the feed', async () => {
    await correct({ corrections: { mobilePhone: '+33600000003' } });
    await edit({ mobilePhone: '+33600000001' });
    expect((await profile()).mobilePhone).toBe('+33600000001');
  });

  test('stays when the value of the feed changes, which removes the edit of the person', async () => {
    await edit({ mobilePhone: '+33600000002' });
    await correct({ corrections: { mobilePhone: '+33600000003' } });
    await runFeed({ mobilePhone: '+33600000009' });
    expect((await profile()).mobilePhone).toBe('+33600000003');
    expect((await layers()).layers.mobilePhone).toMatchObject({ feed: { value: '+33600000009' }, self: null });
  });

  test('can be removed per field, which makes the edit or the value of the feed effective again', async () => {
    await edit({ mobilePhone: '+33600000002' });
    await correct({ corrections: { mobilePhone: '+33600000003', title: 'Engineer' } });
    const { output } = await correct({ removed: ['mobilePhone', 'city'] });
    expect(output.values).toMatchObject({ mobilePhone: '+33600000002', title: 'Engineer' });
    expect((await audited())[0]).toEqual({
      actor: administrator,
      kind: 'correction.removed',
      before: { mobilePhone: '+33600000003' },
      after: { mobilePhone: '+33600000002' },
    });
    expect((await correct({ removed: ['title'] })).output.values.title).toBe('Engneer');
  });

  test('may be empty, so that the person has no value', async () => {
    await correct({ corrections: { mobilePhone: '' } });
    expect((await profile()).mobilePhone).toBe('');
    expect((await layers()).layers.mobilePhone?.correction?.value).toBe('');
  });

  test('is not stored if it changes nothing', async () => {
    const { output } = await correct({ corrections: { title: 'Engneer' }, removed: ['title'], hiddenFields: [] });
    expect(output.version).toBe(1);
    expect(await audited()).toEqual([]);
  });

  test('is checked by the rules of the fields, and nothing is stored if one is invalid', async () => {
    const { status, error } = await correct({
      corrections: {
        title: 'Right',
        mobilePhone: '0612',
        email: 'no address',
        userType: 'X',
        lastName: '',
        division: 'BU99',
        manager: 'my boss',
        C_countryname: 'Atlantis',
        C_businessCategory: 'ZZ',
        organization: 'x'.repeat(257),
        preferredLanguage: 'xx-XX',
      },
    });
    expect(status).toBe(400);
    expect(Object.fromEntries((error.fields ?? []).map(({ field, code }) => [field, code]))).toEqual({
      mobilePhone: 'error.e2',
      email: 'error.e2',
      userType: 'error.e2',
      lastName: 'error.e3',
      division: 'error.e2',
      manager: 'error.e2',
      C_countryname: 'error.e2',
      C_businessCategory: 'error.e2',
      organization: 'error.e1',
      preferredLanguage: 'error.e2',
    });
    expect((await profile()).title).toBe('Engneer');
  });

  test('accepts a manager by group ID or distinguished name', async () => {
    for (const manager of ['AB1234', 'CN=Müller\\, Anna,OU=People,DC=corp,DC=example']) {
      expect((await correct({ corrections: { manager } })).output.values.manager).toBe(manager);
    }
  });

  test('finds a manager and an assistant whichever way the distinguished name is written', async () => {
    const C_distinguishedName = 'CN=Doe\\, Jane,OU=People,DC=corp,DC=example';
    await directory.add([{ login: 'jane.doe@group.example', C_distinguishedName }]);
    for (const reference of [
      'CN="Doe, Jane", OU=People, DC=corp, DC=example',
      'cn=Doe\\2C Jane,ou=People,dc=corp,dc=example',
    ]) {
      await correct({ corrections: { manager: reference, C_assistant: reference } });
      expect(await profile()).toMatchObject({
        managerUserId: 'jane.doe@group.example',
        assistantUserId: 'jane.doe@group.example',
      });
    }
  });

  test('reads a GBU by code or name, ignoring case', async () => {
    for (const gbu of ['gem', 'Global Energy Management']) {
      await correct({ corrections: { C_msDSCloudExtensionAttribute3: gbu } });
      expect(await profile()).toMatchObject({ C_msDSCloudExtensionAttribute3: 'GEM' });
      await correct({ removed: ['C_msDSCloudExtensionAttribute3'] });
    }
  });

  test('accepts a manager and an assistant by login, e-mail address or group ID, ignoring case', async () => {
    await directory.add([{ login: 'jdoe', email: 'jane@group.example', C_groupIdentifier: 'j.doe' }]);
    for (const reference of ['jdoe', 'jane@group.example', 'j.doe']) {
      const { output } = await correct({ corrections: { manager: reference, C_assistant: reference } });
      expect(output.values).toMatchObject({ manager: reference, C_assistant: reference });
    }
  });

  test('finds the manager and the assistant who are shown with the typed address, although a feed delivers it for somebody else', async () => {
    // Also with words that are too short for the search.
    const [one, other, third] = ['a', 'b+ö', 'third'].map((name) => `${name}@swapped.example`) as [
      string,
      string,
      string,
    ];
    await directory.add([
      { login: 'sw-one', email: one, C_groupIdentifier: 'SW0001' },
      { login: 'sw-other', email: other, C_groupIdentifier: 'SW0002' },
      { login: 'sw-third', email: third },
    ]);
    for (const [who, email] of [
      ['sw-one', other],
      ['sw-other', third],
      ['sw-third', one],
    ] as const) {
      expect((await correct({ corrections: { email } }, who)).status).toBe(200);
    }
    const { values } = (
      await correct({ corrections: { manager: other.normalize('NFD').toUpperCase(), C_assistant: one } })
    ).output;
    expect(values).toMatchObject({ manager: 'SW0001', C_assistant: 'sw-third' });
    expect(await profile()).toMatchObject({ managerUserId: 'sw-one', assistantUserId: 'sw-third' });
    // It names the same person.
    const [before] = await audited();
    expect((await correct({ corrections: { manager: other } })).status).toBe(200);
    expect((await audited())[0]).toEqual(before);
  });

  test('finds the manager and the assistant with the typed login, although it is the e-mail address of somebody else', async () => {
    const chosen = 'chosen@own.example';
    await directory.add([
      { login: chosen, email: 'chosen@mail.example' },
      { login: 'with-address-of-login', email: chosen, C_groupIdentifier: 'LO0001' },
    ]);
    const { values } = (await correct({ corrections: { manager: chosen, C_assistant: chosen.toUpperCase() } })).output;
    expect(values).toMatchObject({ manager: chosen, C_assistant: chosen.toUpperCase() });
    expect(await profile()).toMatchObject({ managerUserId: chosen, assistantUserId: chosen });
  });

  test('rejects a manager or an assistant that refers to nobody', async () => {
    const { error } = await correct({ corrections: { manager: 'Somebody', C_assistant: 'jane@other.example' } });
    expect(error.fields).toEqual([
      { field: 'C_assistant', code: 'error.e2' },
      { field: 'manager', code: 'error.e2' },
    ]);
  });

  test('cannot change an identifier', async () => {
    for (const field of ['login', 'C_groupIdentifier', 'C_distinguishedName']) {
      const body = { corrections: { [field]: 'XY9999' } };
      const { error } = await directory
        .as(administrator)
        .request('PUT', `/api/admin/people/${login}/corrections`, body);
      expect(error.code).toBe('request.invalid');
    }
  });

  test('of an unknown person or a leaver is rejected', async () => {
    expect((await correct({ corrections: { title: 'A' } }, 'nobody@group.example')).error.code).toBe('profile.unknown');
    await directory.database.kysely
      .updateTable('people')
      .set({ left_at: new Date() })
      .where('login', '=', login)
      .execute();
    expect((await correct({ corrections: { title: 'A' } })).error.code).toBe('profile.left');
  });

  test('based on an older version is rejected with the fields that changed since', async () => {
    const { version } = await layers();
    await edit({ mobilePhone: '+33600000002' });
    const { status, error } = await correct({ corrections: { title: 'Engineer' }, version });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'profile.stale',
      fields: [{ field: 'mobilePhone', code: 'field.changed' }],
    });
  });

  test('makes an older edit of the person stale', async () => {
    const { version } = await profile(login);
    await correct({ corrections: { title: 'Engineer' } });
    const { error } = await edit({ mobilePhone: '+33600000002', version });
    expect(error).toMatchObject({ code: 'profile.stale', fields: [{ field: 'title', code: 'field.changed' }] });
  });
});

describe('a corrected photo', () => {
  let colours: Record<'red' | 'green' | 'blue', string>;
  beforeAll(async () => {
    const photo = async (background: string) => {
      const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .jpeg()
        .toBuffer();
      return `data:image/jpeg;base64,${bytes.toString('base64')}`;
    };
    colours = { red: await photo('#ff0000'), green: await photo('#00ff00'), blue: await photo('#0000ff') };
  });

  const colourOf = async (viewer = administrator) => {
    const { image } = (await directory.as(viewer).call(getUserPhoto, { query: { userId: login } })).output;
    if (image === '') return undefined;
    const { channels } = await sharp(Buffer.from(image.split(',')[1] ?? '', 'base64')).stats();
    return (['red', 'green', 'blue'] as const)[channels.findIndex(({ mean }) => mean > 200)];
  };
  const put = (body: string) => directory.as(administrator).call(correctPhoto, { params: { login }, body });
  const remove = () => directory.as(administrator).call(removePhotoCorrection, { params: { login } });

  test('is shown instead of the own photo, which is shown again when it is removed', async () => {
    await directory.as(login).call(updateUserPhoto, { body: colours.red });
    const { output } = await put(colours.green);
    expect(output.photoCorrection).toMatchObject({ by: administrator });
    expect(await colourOf()).toBe('green');
    expect((await profile()).photo).not.toBe('');
    expect((await remove()).output.photoCorrection).toBeNull();
    expect(await colourOf()).toBe('red');
    expect((await audited()).map(({ kind }) => kind)).toEqual([
      'photo.correction-removed',
      'photo.corrected',
      'photo.changed',
    ]);
  });

  test('is overridden by a photo that the person uploads later', async () => {
    await put(colours.green);
    await directory.as(login).call(updateUserPhoto, { body: colours.blue });
    expect(await colourOf()).toBe('blue');
  });

  test('stays when a feed delivers a photo, which is shown once the correction is removed', async () => {
    await put(colours.green);
    await runFeed({ photo: colours.red });
    expect(await colourOf()).toBe('green');
    await remove();
    expect(await colourOf()).toBe('red');
  });

  test('is checked like an uploaded photo, and cannot be removed twice', async () => {
    expect((await put('data:image/png;base64,AAAA')).error.code).toBe('photo.not-jpeg');
    expect((await remove()).error.code).toBe('photo.missing');
  });
});
