import {
  getProfileSources,
  getUserPhoto,
  getUserProfile,
  updateUserPhoto,
  updateUserProfile,
} from '@directory/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { overlap } from '../../../test/overlapping-transactions.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { peopleStore } from '../../people/people-store.ts';
import { profileStore } from './profile-store.ts';

let directory: TestDirectory;
let login = '';
let personId = 0;
let number = 0;
beforeAll(async () => {
  directory = await openTestDirectory();
});
beforeEach(async () => {
  login = `RE${1000 + ++number}@group.example`;
  [personId = 0] = await directory.add([{ login, firstName: 'Race' }]);
});

const linkedInURI = 'https://linkedin.com/in/race';
const xURI = 'https://x.com/race';
const duringEdit = (work: () => ReturnType<typeof edit>) =>
  overlap(
    directory.database,
    async (queries) => {
      const { person } = (await peopleStore(queries).findForUpdate({ id: personId }))!;
      await profileStore(queries).edit(person, new Map([['linkedInURI', linkedInURI]]), {
        actor: login,
        kind: 'profile.edited',
        subject: login,
        before: null,
        after: null,
      });
    },
    work,
  );
const edit = (body: { xURI: string; version?: number }) => directory.as(login).call(updateUserProfile, { body });

test('a concurrent edit is not lost', async () => {
  const { output } = await duringEdit(() => edit({ xURI }));
  expect(output).toMatchObject({ linkedInURI, xURI, version: 3 });
  const { output: sources } = await directory.as(login).call(getProfileSources, {});
  expect(Object.keys(sources)).toEqual(expect.arrayContaining(['linkedInURI', 'xURI']));
});

test('of two concurrent edits based on the same version, the second is stale', async () => {
  const { error } = await duringEdit(() => edit({ xURI, version: 1 }));
  expect(error).toMatchObject({ code: 'profile.stale', fields: [{ field: 'linkedInURI', code: 'field.changed' }] });
  expect((await directory.as(login).call(getUserProfile, {})).output).toMatchObject({ linkedInURI, xURI: '' });
});

test('of photos that are uploaded concurrently, one is shown in all sizes', async () => {
  const colours = ['#c02020', '#20c020', '#2020c0'];
  const photos = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 500, height: 500, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  );
  const answers = await Promise.all(
    photos.map((jpeg) =>
      directory.as(login).call(updateUserPhoto, { body: `data:image/jpeg;base64,${jpeg.toString('base64')}` }),
    ),
  );
  // A node accepts one at a time, and rejects the others with a Retry-After.
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  const { image } = (await directory.as(login).call(getUserPhoto, {})).output;
  const { output: profile } = await directory.as(login).call(getUserProfile, {});
  const colourOf = async (bytes: Buffer) => (await sharp(bytes).stats()).dominant;
  const large = await directory.as(undefined).request('GET', profile.photoLarge);
  const shown = await colourOf(Buffer.from(image.split(',')[1] ?? '', 'base64'));
  expect(await colourOf(large.output as Buffer)).toEqual(shown);
});
