import {
  changeAboutMeSetting,
  exportMyData,
  getCorrectableProfile,
  getNameRecording,
  getUserProfile,
  nameRecordingRate,
  optionalFields,
  removeNameRecording,
  removeRecordingOf,
  setNameRecording,
} from '@directory/contract';
import type { OptionalField } from '@directory/contract';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { auditStore } from '../../people/audit-store.ts';

const administrator = 'admin@group.example';
const colleague = 'colleague@group.example';
let directory: TestDirectory;
let number = 0;
let login = '';

beforeAll(async () => {
  directory = await openTestDirectory(
    [
      { login: administrator, firstName: 'Ada' },
      { login: colleague, firstName: 'Cole' },
    ],
    { ADMIN_LOGINS: administrator },
  );
});

beforeEach(async () => {
  number += 1;
  login = `NR${1000 + number}@group.example`;
  await directory.add([{ login, firstName: 'Niamh', lastName: `Byrne${number}` }]);
});

afterEach(async () => {
  await turnOn([...optionalFields]);
});

/** A tone of 440 Hz as 16-bit samples, in base64. */
function tone(seconds: number, amplitude = 20_000): string {
  const samples = Buffer.alloc(Math.round(seconds * nameRecordingRate) * 2);
  for (let index = 0; index < samples.length / 2; index++)
    samples.writeInt16LE(Math.round(amplitude * Math.sin((2 * Math.PI * 440 * index) / nameRecordingRate)), index * 2);
  return samples.toString('base64');
}

const turnOn = (fields: OptionalField[]) =>
  directory.as(administrator).call(changeAboutMeSetting, { body: { fields } });
const record = (samples = tone(1)) => directory.as(login).call(setNameRecording, { body: { samples } });
const listen = (viewer = colleague) => directory.as(viewer).call(getNameRecording, { query: { userId: login } });
const profile = async (viewer = colleague) =>
  (await directory.as(viewer).call(getUserProfile, { query: { userId: login } })).output;
const audited = async () =>
  (await auditStore(directory.database.kysely).list({ limit: 5, subject: login })).map(
    ({ actor, kind, before, after }) => ({ actor, kind, before, after }),
  );

test('colleagues can play what the person recorded, and the profile shows that there is a recording', async () => {
  expect(await profile()).toMatchObject({ nameRecordedAt: '', canRecordName: false });
  expect((await listen()).error.code).toBe('recording.missing');
  const { status, output } = await record();
  expect(status).toBe(200);
  expect(await profile()).toMatchObject({ nameRecordedAt: output.recordedAt, canRecordName: false });
  expect(await profile(login)).toMatchObject({ nameRecordedAt: output.recordedAt, canRecordName: true });
  const heard = await listen();
  expect(heard.status).toBe(200);
  expect(heard.headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'private, no-store' });
  expect(await audited()).toEqual([{ actor: login, kind: 'recording.changed', before: null, after: { seconds: 1 } }]);
});

test('the server writes a μ-law file of the length that was sent', async () => {
  await record(tone(0.5));
  const row = directory.database.kysely.selectFrom('name_recordings').innerJoin('people', 'people.id', 'person_id');
  const { wav } = await row.select('wav').where('login', '=', login).executeTakeFirstOrThrow();
  const file = Buffer.from(wav);
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect([20, 22, 34].map((at) => file.readUInt16LE(at))).toEqual([7, 1, 8]);
  expect(file.readUInt32LE(24)).toBe(nameRecordingRate);
  expect(file.readUInt32LE(54)).toBe(0.5 * nameRecordingRate);
  expect(file).toHaveLength(58 + 0.5 * nameRecordingRate);
  // Silence, then the extreme values of either sign (ITU-T G.711).
  const half = nameRecordingRate * 0.25;
  const loudest = Buffer.alloc(half * 4);
  for (let index = half; index < half * 2; index++) loudest.writeInt16LE(index % 2 === 0 ? 32_767 : -32_768, index * 2);
  await record(loudest.toString('base64'));
  const { wav: second } = await row.select('wav').where('login', '=', login).executeTakeFirstOrThrow();
  expect([...Buffer.from(second).subarray(58 + half - 1, 58 + half + 2)]).toEqual([0xff, 0x80, 0x00]);
});

test.each([
  ['text that is not base64', 'recording!', 'request.invalid'],
  ['nothing', '', 'recording.unreadable'],
  ['half a sample', Buffer.alloc(20_001, 7).toString('base64'), 'recording.unreadable'],
  ['less than is needed to say a name', tone(0.3), 'recording.length'],
  ['more than ten seconds', tone(10.1), 'recording.length'],
  ['silence', tone(1, 100), 'recording.silent'],
])('refuses %s', async (_, samples, code) => {
  expect((await record(samples)).error.code).toBe(code);
  expect((await listen()).error.code).toBe('recording.missing');
});

test('ten seconds are accepted, and a much larger body is rejected unread', async () => {
  expect((await record(tone(10))).status).toBe(200);
  expect((await record('A'.repeat(1_000_000))).error.code).toBe('request.too-large');
});

test('a new recording replaces the old one, and the person can remove it', async () => {
  await record(tone(1));
  await record(tone(2));
  expect((await directory.as(login).call(removeNameRecording, {})).status).toBe(200);
  expect((await listen()).error.code).toBe('recording.missing');
  expect((await profile()).nameRecordedAt).toBe('');
  expect((await directory.as(login).call(removeNameRecording, {})).error.code).toBe('recording.missing');
  expect((await audited()).map(({ kind }) => kind)).toEqual([
    'recording.removed',
    'recording.changed',
    'recording.changed',
  ]);
});

test('while recordings are turned off, nobody can play or make one, and the owner can remove it', async () => {
  await record();
  await turnOn(['topics']);
  for (const viewer of [colleague, login, administrator])
    expect((await listen(viewer)).error.code, viewer).toBe('recording.missing');
  expect((await profile()).nameRecordedAt).toBe('');
  expect(await profile(login)).toMatchObject({ nameRecordedAt: expect.stringMatching(/Z$/), canRecordName: false });
  const corrections = await directory.as(administrator).call(getCorrectableProfile, { params: { login } });
  expect(corrections.output.nameRecordedAt).toBe('');
  expect((await record()).error.code).toBe('recording.turned-off');
  await turnOn(['nameRecording']);
  expect((await listen()).status).toBe(200);
  await turnOn([]);
  expect((await directory.as(login).call(removeNameRecording, {})).status).toBe(200);
});

test('the recording of a leaver cannot be played, and is available again when the person returns', async () => {
  await record();
  const leftAt = (time: Date | null) =>
    directory.database.kysely.updateTable('people').set({ left_at: time }).where('login', '=', login).execute();
  await leftAt(new Date());
  expect((await listen()).error.code).toBe('profile.left');
  expect((await directory.as(colleague).call(getNameRecording, { query: { userId: 'nobody@x' } })).error.code).toBe(
    'profile.unknown',
  );
  await leftAt(null);
  expect((await listen()).status).toBe(200);
});

test('an administrator can remove a recording, which is audited, but not make one', async () => {
  await record();
  const remove = (viewer: string) => directory.as(viewer).call(removeRecordingOf, { params: { login } });
  expect((await remove(colleague)).error.code).toBe('access.denied');
  expect((await remove(administrator)).output.nameRecordedAt).toBe('');
  expect((await listen()).error.code).toBe('recording.missing');
  expect((await audited())[0]).toEqual({ actor: administrator, kind: 'recording.removed', before: null, after: null });
  expect((await remove(administrator)).error.code).toBe('recording.missing');
});

test('playing requires sign-in, and recording requires an entry in the directory', async () => {
  await record();
  const query = { userId: login };
  expect((await directory.as(undefined).call(getNameRecording, { query })).error.code).toBe('token.missing');
  const stranger = directory.as('stranger@group.example');
  expect((await stranger.call(setNameRecording, { body: { samples: tone(1) } })).error.code).toBe('profile.none');
  expect((await stranger.call(removeNameRecording, {})).error.code).toBe('profile.none');
});

test('it is in the export of personal data, even while recordings are turned off', async () => {
  await record(tone(0.5));
  await turnOn([]);
  const data = JSON.parse((await directory.as(login).call(exportMyData, {})).body) as {
    tables: { name_recordings: { wav: string }[] };
  };
  const [recording] = data.tables.name_recordings;
  expect(Buffer.from(recording?.wav ?? '', 'base64').toString('latin1', 0, 4)).toBe('RIFF');
});
