import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { photoVersionOf } from '../../../people/photos/photo-image.ts';
import { readReferences } from '../../../people/reference-lists.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { importPeople } from './import-people.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const people = 230;

async function jpegOf(shade: number): Promise<Buffer> {
  const background = { r: shade, g: shade, b: shade };
  return await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

test('the photos of accounts that were created again are not kept in memory while their entries wait for the logins', async () => {
  const database = await openTestDatabase();
  const shades = [await jpegOf(10), await jpegOf(120), await jpegOf(240)];
  const photos: WeakRef<Uint8Array>[] = [];
  let photosInMemory = people;
  const entryOf = (line: number, externalId: string): FeedEntry => ({
    line,
    externalId,
    values: { login: `p${line}@x` },
    otherNames: [],
  });
  const withPhoto = (entry: FeedEntry): FeedEntry => {
    const bytes = Buffer.from(shades[entry.line % shades.length]!);
    photos.push(new WeakRef(bytes));
    return { ...entry, photo: { kind: 'jpeg', bytes } };
  };
  async function* before() {
    for (let line = 0; line < people; line++) yield entryOf(line, `old ${line}`);
  }
  async function* after() {
    for (let line = 0; line < people; line++) {
      yield withPhoto(entryOf(line, `new ${line}`));
      if (line === 42) yield withPhoto(entryOf(line, 'another'));
    }
    await pause(1);
    collectGarbage();
    photosInMemory = photos.filter((photo) => photo.deref() !== undefined).length;
  }
  const feed = { database, references: readReferences(undefined), feed: 'ldap', kind: 'ldap' } as const;
  await importPeople({ ...feed, entries: before() });
  const { figures } = await importPeople({ ...feed, entries: after(), accepts: 'any' });
  expect(figures).toMatchObject({ changed: people, rejected: 1, left: 0 });
  expect(photosInMemory).toBeLessThan(people / 2);
  const stored = await database.kysely.selectFrom('people').select(['login', 'feed_photo']).execute();
  expect(new Map(stored.map((person) => [person.login, person.feed_photo]))).toEqual(
    new Map(stored.map(({ login }) => [login, photoVersionOf(shades[Number(login.slice(1, -2)) % shades.length]!)])),
  );
});
