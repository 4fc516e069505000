import { getUserPhoto, getUserProfile, searchPeople, updateUserPhoto, updateUserProfile } from '@directory/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { auditStore } from '../../people/audit-store.ts';

const login = 'PH0001@group.example';
let directory: TestDirectory;
let jpeg: Buffer;

beforeAll(async () => {
  directory = await openTestDirectory([
    { login, firstName: 'Pho', lastName: 'Tographed' },
    { login: 'OT0001@group.example', firstName: 'Other' },
  ]);
  // As phones store photos: rotated by EXIF orientation, and with the GPS position.
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

  test('detects JPEG by content, not by the media type', async () => {
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

  test('accepts one byte less than the limit, and rejects the limit', async () => {
    const ofSize = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await put(dataAddress(ofSize(4_193_999)))).status).toBe(200);
    const { status, error } = await put(dataAddress(ofSize(4_194_000)));
    expect(status).toBe(413);
    expect(error.message).toBe('The image should be smaller than 4MB.');
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

  test('does not change whether an edit is stale', async () => {
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

  test('is recorded in the audit trail', async () => {
    const [entry] = await auditStore(directory.database.kysely).list({ limit: 1, subject: login });
    expect(entry).toMatchObject({ actor: login, kind: 'photo.changed' });
  });
});
