import { correctPhoto, updateUserPhoto } from '@directory/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { craftedJpeg } from '../../../test/crafted-jpeg.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { HttpError } from '../../http/http-error.ts';
import { photoReceiver } from './receive-photo.ts';

const dataAddress = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;
/** The photo that is most expensive to decode among those that are accepted. */
const expensive = dataAddress(craftedJpeg({ width: 4000, height: 2000, isProgressive: true }));
const bomb = dataAddress(craftedJpeg({ width: 10_000, height: 10_000, isProgressive: true }));
const [first, second] = ['PH0001@group.example', 'PH0002@group.example'];

describe('uploads of photos', () => {
  let directory: TestDirectory;
  let honest: string;
  beforeAll(async () => {
    directory = await openTestDirectory([{ login: first }, { login: second }], { ADMIN_LOGINS: first });
    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } });
    honest = dataAddress(await picture.jpeg().toBuffer());
  });

  test('are limited to one at a time for each person', async () => {
    const upload = () => directory.as(first).call(updateUserPhoto, { body: expensive });
    const answers = await Promise.all([upload(), upload(), upload(), upload()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.error.code).toBe('request.too-many');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('by administrators for other people are limited too', async () => {
    const correct = () => directory.as(first).call(correctPhoto, { params: { login: second }, body: expensive });
    const answers = await Promise.all([correct(), correct()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  });

  test('can follow one another, even after one was rejected', async () => {
    for (const [body, status] of [
      [bomb, 422],
      [honest, 200],
      ['', 415],
      [honest, 200],
    ] as const) {
      expect((await directory.as(first).call(updateUserPhoto, { body })).status).toBe(status);
    }
  });

  test('of one person do not block another: an ordinary photo is accepted next to twenty expensive ones', async () => {
    const upload = async (login: string, body: string) =>
      (await directory.as(login).call(updateUserPhoto, { body })).status;
    const statuses = Array.from({ length: 20 }, () => upload(first, expensive));
    expect(await upload(second, honest)).toBe(200);
    expect((await Promise.all(statuses)).filter((status) => status === 200)).toHaveLength(1);
  });
});

test('waiting photos are limited in number, and further ones are rejected with a Retry-After', async () => {
  const receive = photoReceiver();
  const small = dataAddress(craftedJpeg({ width: 500, height: 500 }));
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () =>
      receive(small).then(
        (photo) => (typeof photo === 'string' ? photo : 'prepared'),
        (error: unknown) => error,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'prepared')).toHaveLength(16);
  const refused = outcomes.filter((outcome) => outcome instanceof HttpError);
  expect(refused.map(({ code, status, retryAfter }) => [code, status, retryAfter])).toEqual(
    Array.from({ length: 4 }, () => ['photo.busy', 503, 5]),
  );
  expect(typeof (await receive(small))).toBe('object');
});
