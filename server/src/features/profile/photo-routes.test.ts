import { getSignedPhoto, getUserPhoto, searchPeople } from '@directory/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { photoStore } from '../../people/photos/photo-store.ts';

const drawn = { login: 'drawn@group.example', firstName: 'Dana', photoVersion: 'drawn' };
const taken = { login: 'taken@group.example', firstName: 'Tara', photoVersion: 'abc123' };
const none = { login: 'none@group.example', firstName: 'Nora' };

let directory: TestDirectory;
let picture: Buffer;

beforeAll(async () => {
  directory = await openTestDirectory();
  const [, takenId = 0] = await directory.add([drawn, taken, none]);
  picture = await sharp({ create: { width: 96, height: 96, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  await photoStore(directory.database.kysely).replace(
    takenId,
    [96, 240, 480].map((size) => ({ size, jpeg: picture })),
  );
});

async function addressOf(firstName: string): Promise<string> {
  const { output } = await directory.as(none.login).call(searchPeople, { query: { firstNameQuery: firstName } });
  return output[0]?.photo ?? '';
}

describe('getUserPhoto', () => {
  test('requires sign-in', async () => {
    expect((await directory.as(undefined).call(getUserPhoto, { query: { userId: taken.login } })).status).toBe(401);
  });

  test('rejects an invalid size', async () => {
    const { error } = await directory.as(none.login).request('GET', '/api/get-user-photo?size=huge');
    expect(error.fields).toEqual([{ field: 'size', code: 'error.e2' }]);
  });

  test('returns a data URL for a login in any case, and for the viewer without userId', async () => {
    const address = `data:image/jpeg;base64,${picture.toString('base64')}`;
    const query = { userId: 'TAKEN@group.example', size: '240x240' };
    expect((await directory.as(none.login).call(getUserPhoto, { query })).output).toEqual({ image: address });
    expect((await directory.as(taken.login).call(getUserPhoto, {})).output).toEqual({ image: address });
  });

  test('returns an empty image for a person without a photo, and for an unknown login', async () => {
    for (const userId of [none.login, 'nobody@group.example']) {
      expect((await directory.as(taken.login).call(getUserPhoto, { query: { userId } })).output).toEqual({ image: '' });
    }
  });

  test('draws the same portrait of a person of the demo group each time', async () => {
    const draw = async () =>
      (await directory.as(none.login).call(getUserPhoto, { query: { userId: drawn.login } })).output;
    const [one, other] = [await draw(), await draw()];
    const bytes = Buffer.from(one.image.split(',')[1] ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 240 });
    expect(other).toEqual(one);
  });
});

describe('getSignedPhoto', () => {
  test('serves the photo without a token, and lets it be cached', async () => {
    const { status, output, headers } = await directory.as(undefined).request('GET', await addressOf('Tara'));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    expect(Buffer.from(output as Buffer).equals(picture)).toBe(true);
  });

  test('rejects a URL with an invalid signature', async () => {
    const address = await addressOf('Tara');
    const { status, error } = await directory.as(undefined).request('GET', address.replace('/96?', '/480?'));
    expect(status).toBe(403);
    expect(error.code).toBe('photo.address-invalid');
  });

  test('serves neither a photo of another version than that of the URL, nor the photo of a leaver', async () => {
    const [id = 0] = await directory.add([{ login: 'gone@group.example', firstName: 'Gone', photoVersion: 'v1' }]);
    const address = await addressOf('Gone');
    const { kysely } = directory.database;
    await photoStore(kysely).replace(id, [{ size: 96, jpeg: picture }]);
    expect((await directory.as(undefined).request('GET', address)).status).toBe(200);
    await kysely.updateTable('people').set({ photo_version: 'v2' }).where('id', '=', id).execute();
    expect((await directory.as(undefined).request('GET', address)).status).toBe(404);
    await kysely.updateTable('people').set({ photo_version: 'v1', left_at: new Date() }).where('id', '=', id).execute();
    expect((await directory.as(undefined).request('GET', address)).status).toBe(404);
  });

  test('names the invalid part of a URL', async () => {
    const { status } = await directory.as(undefined).request('GET', '/api/photos/1/v/96?expires=1&signature=short');
    expect(status).toBe(400);
    expect(getSignedPhoto.access).toBe('open');
  });
});
