import {
  correctPhoto,
  getCorrectableProfile,
  getUserPhoto,
  getUserProfile,
  importUpload,
  listAudit,
  removeOwnPhoto,
  removeUserPhoto,
  searchPeople,
  updateUserPhoto,
  updateUserProfile,
} from '@directory/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { uploadFile } from '../../../test/upload-file.ts';
import { auditStore } from '../../people/audit-store.ts';

const login = 'PH0001@group.example';
let directory: TestDirectory;
let jpeg: Buffer;

beforeAll(async () => {
  directory = await openTestDirectory(
    [
      { login, firstName: 'Pho', lastName: 'Tographed' },
      { login: 'OT0001@group.example', firstName: 'Other' },
    ],
    { ADMIN_LOGINS: 'corrector@group.example' },
  );
  // Photos of phones are rotated by EXIF orientation, and contain the GPS position.
  jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2080c0' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
});

const dataAddress = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;
const put = (body: string, query: { userId?: string } = {}) =>
  directory.as(login).call(updateUserPhoto, { query, body });

describe('updateUserPhoto', () => {
  test('requires sign-in', async () => {
    expect((await directory.as(undefined).call(updateUserPhoto, { body: dataAddress(jpeg) })).status).toBe(401);
  });

  test("rejects another person's photo, and viewers without an entry", async () => {
    const { status, error } = await put(dataAddress(jpeg), { userId: 'OT0001@group.example' });
    expect(status).toBe(403);
    expect(error.code).toBe('photo.not-own');
    const guest = directory.as('guest@elsewhere.example');
    expect((await guest.call(updateUserPhoto, { body: dataAddress(jpeg) })).error.code).toBe('profile.none');
  });

  test('detects JPEG by its content, not by the media type', async () => {
    const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const body of [
      dataAddress(png),
      dataAddress(svg),
      dataAddress(jpeg, 'image/png'),
      'hello',
      '',
      'data:image/jpeg;base64,',
      'data:image/jpeg;base64,@@@',
    ]) {
      const { status, error } = await put(body);
      expect(status, body.slice(0, 40)).toBe(415);
      expect(error).toMatchObject({ code: 'photo.not-jpeg', message: 'The selected file is not a jpg file.' });
    }
  });

  test('rejects a damaged photo, and one that declares huge dimensions', async () => {
    const oversized = Buffer.from(jpeg);
    const frame = oversized.indexOf(Buffer.from([0xff, 0xc0]));
    oversized.writeUInt16BE(65_500, frame + 5);
    oversized.writeUInt16BE(65_500, frame + 7);
    for (const bytes of [jpeg.subarray(0, Math.floor(jpeg.length / 2)), oversized]) {
      const { status, error } = await put(dataAddress(bytes));
      expect(status).toBe(422);
      expect(error.code).toBe('photo.unreadable');
    }
  });

  test('accepts a photo one byte below the limit, and rejects one at the limit', async () => {
    const ofSize = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await put(dataAddress(ofSize(4_193_999)))).status).toBe(200);
    const { status, error } = await put(dataAddress(ofSize(4_194_000)));
    expect(status).toBe(413);
    expect(error.message).toBe('The image should be smaller than 4MB.');
  });

  test('rejects a photo above the limit of the body with the same message', async () => {
    const large = dataAddress(Buffer.alloc(5_000_000));
    const own = await put(large);
    expect([own.status, own.error.code]).toEqual([413, 'photo.too-large']);
    const corrected = await directory
      .as('corrector@group.example')
      .call(correctPhoto, { params: { login }, body: large });
    expect([corrected.status, corrected.error.code]).toEqual([413, 'photo.too-large']);
  });

  test('rejects a body that is not a string', async () => {
    const { status } = await directory.as(login).request('PUT', '/api/update-user-photo', { image: 'x' });
    expect(status).toBe(400);
  });

  test('shows the new photo everywhere immediately, upright, square and without metadata', async () => {
    const { output } = await put(dataAddress(jpeg));
    const shown = (await directory.as('OT0001@group.example').call(getUserPhoto, { query: { userId: login } })).output
      .image;
    expect(shown).toBe(output.image);
    const bytes = Buffer.from(shown.split(',')[1] ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 240, height: 240, format: 'jpeg' });
    expect(bytes.includes('SecretCamera')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const { output: found } = await directory.as(login).call(searchPeople, { query: { firstNameQuery: 'Pho' } });
    const { output: profile } = await directory.as(login).call(getUserProfile, {});
    for (const address of [found[0]?.photo, profile.photo, profile.photoLarge, output.photo]) {
      expect((await directory.as(undefined).request('GET', address ?? '')).status).toBe(200);
    }
  });

  test('does not make edits stale', async () => {
    const edit = (name: string, version: number) =>
      directory
        .as(login)
        .call(updateUserProfile, { body: { linkedInURI: `https://linkedin.com/in/${name}`, version } });
    const before = (await directory.as(login).call(getUserProfile, {})).output.version;
    const { output } = await put(dataAddress(jpeg));
    expect(output).not.toHaveProperty('version');
    expect((await edit('first', before)).status).toBe(200);
    await put(dataAddress(jpeg));
    const { error } = await edit('second', before);
    expect(error).toMatchObject({ code: 'profile.stale', fields: [{ field: 'linkedInURI', code: 'field.changed' }] });
  });

  test('is recorded in the audit log', async () => {
    const [entry] = await auditStore(directory.database.kysely).list({ limit: 1, subject: login });
    expect(entry).toMatchObject({ actor: login, kind: 'photo.changed' });
  });
});

describe('removing an uploaded photo', () => {
  const admin = 'admin@group.example';
  const person = 'FE0001@group.example';
  let photos: TestDirectory;
  let fromFeed: string;
  let own: string;
  let nextFromFeed: string;
  let fromAdmin: string;

  beforeAll(async () => {
    photos = await openTestDirectory([], { ADMIN_LOGINS: admin });
    fromFeed = await picture('#a00');
    own = await picture('#0a0');
    nextFromFeed = await picture('#00a');
    fromAdmin = await picture('#aa0');
    await runFeed(fromFeed);
  });

  async function picture(background: string): Promise<string> {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
    return dataAddress(bytes);
  }

  async function runFeed(image: string): Promise<void> {
    const caller = photos.as(admin);
    const file = `login,lastName,jpegPhoto\n${person},Feeder,${image.split(',')[1] ?? ''}\n${admin},Min,\n`;
    const body = { feed: 'hr', kind: 'csv', isDryRun: false, acceptsRemovals: true } as const;
    const { output } = await caller.call(importUpload, { params: { id: await uploadFile(caller, file) }, body });
    expect(output).toMatchObject({ outcome: 'imported', faultCount: 0 });
  }

  /** The colour in the middle of the photo that others see; undefined without a photo. */
  async function shownColour(): Promise<string | undefined> {
    const { output } = await photos.as(admin).call(getUserPhoto, { query: { userId: person } });
    if (!output.image?.startsWith('data:')) return undefined;
    const bytes = Buffer.from(output.image.split(',')[1] ?? '', 'base64');
    const { dominant } = await sharp(bytes).stats();
    const { r, g, b } = dominant;
    return [r, g, b].map((part) => (part > 100 ? 'a' : '0')).join('');
  }

  const upload = () => photos.as(person).call(updateUserPhoto, { body: own });
  const remove = () => photos.as(person).call(removeUserPhoto, {});
  const profile = async () => (await photos.as(person).call(getUserProfile, {})).output;

  test("shows the feed's photo again, also after a run of the feed", async () => {
    expect(await shownColour()).toBe('a00');
    expect(await profile()).toMatchObject({ hasOwnPhoto: false });
    await upload();
    expect(await shownColour()).toBe('0a0');
    expect(await profile()).toMatchObject({ hasOwnPhoto: true });
    expect((await remove()).output.photo).not.toBe('');
    expect(await shownColour()).toBe('a00');
    expect(await profile()).toMatchObject({ hasOwnPhoto: false });
    await runFeed(fromFeed);
    expect(await shownColour()).toBe('a00');
    const { output } = await photos.as(admin).call(listAudit, { query: { kind: 'photo.removed' } });
    expect(output).toMatchObject([{ actor: person, subject: person, before: null, after: null }]);
  });

  test('is rejected if there is none, even if the feed delivered a photo', async () => {
    expect((await remove()).error.code).toBe('photo.missing');
    expect((await photos.as('guest@elsewhere.example').call(removeUserPhoto, {})).error.code).toBe('profile.none');
    expect((await photos.as(undefined).call(removeUserPhoto, {})).status).toBe(401);
  });

  test('is possible for an administrator, who sees whether there is one', async () => {
    await upload();
    const params = { login: person };
    const { output } = await photos.as(admin).call(getCorrectableProfile, { params });
    expect(output.hasOwnPhoto).toBe(true);
    expect((await photos.as(person).call(removeOwnPhoto, { params })).status).toBe(403);
    expect((await photos.as(admin).call(removeOwnPhoto, { params })).output.hasOwnPhoto).toBe(false);
    expect(await shownColour()).toBe('a00');
    expect((await photos.as(admin).call(removeOwnPhoto, { params })).error.code).toBe('photo.missing');
    const { output: trail } = await photos.as(admin).call(listAudit, { query: { kind: 'photo.removed' } });
    expect(trail[0]).toMatchObject({ actor: admin, subject: person });
  });

  test("shows the administrator's photo if there is one", async () => {
    await photos.as(admin).call(correctPhoto, { params: { login: person }, body: fromAdmin });
    await upload();
    expect(await shownColour()).toBe('0a0');
    await remove();
    expect(await shownColour()).toBe('aa0');
    await photos.as(admin).request('DELETE', `/api/admin/people/${person}/photo`);
    expect(await shownColour()).toBe('a00');
  });

  test('does not restore a photo that the feed has replaced in the meantime', async () => {
    await upload();
    await runFeed(nextFromFeed);
    expect(await shownColour()).toBe('00a');
    const rows = await photos.database.kysely.selectFrom('replaced_photos').selectAll().execute();
    expect(rows).toEqual([]);
  });
});
