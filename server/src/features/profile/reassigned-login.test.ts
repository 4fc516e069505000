import {
  activateCard,
  nameRecordingRate,
  removeNameRecording,
  removeUserPhoto,
  setNameRecording,
  updateUserPhoto,
  updateUserProfile,
} from '@directory/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { isAnyoneWaiting } from '../../../test/overlapping-transactions.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestAnswer, TestCaller, TestDirectory } from '../../../test/test-directory.ts';
import { identityKey } from '../../people/identity-key.ts';

let directory: TestDirectory;
let photo = '';
let number = 0;
let login = '';
let former = 0;
let holder = 0;

beforeAll(async () => {
  directory = await openTestDirectory();
  const background = '#2080c0';
  const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  photo = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
});
beforeEach(async () => {
  login = `PL${1000 + ++number}@group.example`;
  [former = 0, holder = 0] = await directory.add([{ login }, { login: `next-${login}` }]);
});

const people = () => directory.database.kysely.selectFrom('people');
const samples = Buffer.alloc(nameRecordingRate * 2)
  .fill(Buffer.from([0x20, 0x4e, 0xe0, 0xb1]))
  .toString('base64');

/** The response to a request that begins before the node knows that the login was reassigned to another person. */
async function whilePassed(
  request: (caller: TestCaller) => Promise<TestAnswer<unknown>>,
): Promise<TestAnswer<unknown>> {
  const { database } = directory;
  const running = await database.transaction(async (queries) => {
    const rename = (id: number, name: string) =>
      queries
        .updateTable('people')
        .set({ login: name, login_key: identityKey(name) })
        .where('id', '=', id)
        .execute();
    await rename(former, `former-${login}`);
    await rename(holder, login);
    const answer = request(directory.as(login));
    // The embedded database has a single session; on PostgreSQL the request waits for the row lock.
    const isWaiting = async () => database.figures().waiting > 0 || (await isAnyoneWaiting(queries));
    await expect.poll(isWaiting).toBe(true);
    return { answer };
  });
  return await running.answer;
}

test('an edit applies to the person who has the login now', async () => {
  const linkedInURI = 'https://linkedin.com/in/holder';
  const { status } = await whilePassed((caller) => caller.call(updateUserProfile, { body: { linkedInURI } }));
  expect(status).toBe(200);
  const edits = await people().select(['id', 'edits']).where('id', 'in', [former, holder]).orderBy('id').execute();
  expect(edits.map((person) => [person.id, Object.keys(person.edits)])).toEqual([
    [former, []],
    [holder, ['linkedInURI']],
  ]);
});

test('a photo applies to the person who has the login now', async () => {
  expect((await whilePassed((caller) => caller.call(updateUserPhoto, { body: photo }))).status).toBe(200);
  const own = people().select('id').where('own_photo_at', 'is not', null);
  expect(await own.where('id', 'in', [former, holder]).execute()).toEqual([{ id: holder }]);
});

test('the photo of the former owner of the login stays', async () => {
  await directory.as(login).call(updateUserPhoto, { body: photo });
  const { error } = await whilePassed((caller) => caller.call(removeUserPhoto));
  expect(error.code).toBe('photo.missing');
});

test('a recording applies to the person who has the login now', async () => {
  expect((await whilePassed((caller) => caller.call(setNameRecording, { body: { samples } }))).status).toBe(200);
  const recorded = directory.database.kysely.selectFrom('name_recordings').select('person_id');
  expect(await recorded.where('person_id', 'in', [former, holder]).execute()).toEqual([{ person_id: holder }]);
});

test('the recording of the former owner of the login stays', async () => {
  expect((await directory.as(login).call(setNameRecording, { body: { samples } })).status).toBe(200);
  const { error } = await whilePassed((caller) => caller.call(removeNameRecording));
  expect(error.code).toBe('recording.missing');
});

test('a public card applies to the person who has the login now', async () => {
  expect((await whilePassed((caller) => caller.call(activateCard, { body: {} }))).status).toBe(200);
  const cards = directory.database.kysely.selectFrom('public_cards').select('person_id');
  expect(await cards.where('person_id', 'in', [former, holder]).execute()).toEqual([{ person_id: holder }]);
});
