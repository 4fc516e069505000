import {
  cancelUpload,
  importUpload,
  listFeedRuns,
  peopleFileLimit,
  pieceLimit,
  previewUpload,
  readUpload,
  reasonInEnglish,
  searchPeople,
  sendPiece,
  startUpload,
  updateUserProfile,
} from '@directory/contract';
import type { FeedReason, FeedUpload, PeopleFileOptions } from '@directory/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../../test/test-directory.ts';
import { putPiece, uploadFile } from '../../../test/upload-file.ts';
import { zipOf } from '../../../test/zip-archive.ts';

let directory: TestDirectory;
let admin: TestCaller;
let other: TestCaller;
beforeAll(async () => {
  directory = await openTestDirectory([{ login: 'Admin@group.example' }, { login: 'other@group.example' }], {
    ADMIN_LOGINS: 'admin@group.example other@group.example',
  });
  admin = directory.as('admin@group.example');
  other = directory.as('OTHER@group.example');
});

const find = async (globalQuery: string) => (await admin.call(searchPeople, { query: { globalQuery } })).output.length;
const csv = (...rows: string[]) => ['login,firstName,lastName,email', ...rows].join('\n');

type Order = {
  feed?: string;
  kind?: 'csv' | 'ldif';
  isDryRun?: boolean;
  acceptsRemovals?: boolean;
  options?: PeopleFileOptions;
};

async function send(file: string | Buffer, order: object = {}) {
  const id = file.length === 0 ? await uploadFile(admin, '\n') : await uploadFile(admin, file);
  const body = { feed: 'hr', kind: 'csv', isDryRun: false, ...order };
  const answer = await admin.request('POST', importUpload.path.replace('{id}', id), body);
  if (answer.status === 200) importUpload.output.parse(answer.output);
  return { ...answer, id, output: answer.output as FeedUpload };
}
const upload = async (file: string | Buffer, order: Order = {}) => await send(file, order);

describe('an upload', () => {
  const file = Buffer.from(csv('up@x.example,Up,Loaded,'));

  test('continues after the last piece that arrived', async () => {
    const { output: started } = await admin.call(startUpload, { body: { size: file.length } });
    expect(started).toMatchObject({ size: file.length, received: 0 });
    const first = await putPiece(admin, started.id, 0, file.subarray(0, 10));
    expect(first.output.received).toBe(10);
    // The response was lost, and the client sends the piece again.
    const again = await putPiece(admin, started.id, 0, file.subarray(0, 10));
    expect([again.status, again.error.code]).toEqual([409, 'upload.offset']);
    const { output: now } = await admin.call(readUpload, { params: { id: started.id } });
    await putPiece(admin, started.id, now.received, file.subarray(now.received));
    const body = { feed: 'pieces', kind: 'csv', isDryRun: false } as const;
    const { output } = await admin.call(importUpload, { params: { id: started.id }, body });
    expect(output).toMatchObject({ outcome: 'imported', figures: { added: 1 } });
  });

  test('accepts one of two identical pieces that are sent concurrently', async () => {
    const { output } = await admin.call(startUpload, { body: { size: file.length } });
    const answers = await Promise.all([1, 2].map(() => putPiece(admin, output.id, 0, file)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is deleted after an import, but not after a dry run', async () => {
    const dry = await upload(file, { feed: 'pieces', isDryRun: true });
    expect((await admin.call(readUpload, { params: { id: dry.id } })).status).toBe(200);
    const { id } = await upload(file, { feed: 'pieces' });
    expect((await admin.call(readUpload, { params: { id } })).error.code).toBe('upload.unknown');
    const pieces = await directory.database.kysely
      .selectFrom('people_upload_pieces')
      .select('start_at')
      .where('upload_id', '=', id)
      .execute();
    expect(pieces).toEqual([]);
  });

  test('belongs to one administrator', async () => {
    const id = await uploadFile(admin, file);
    const params = { id };
    const body = { feed: 'pieces', kind: 'csv', isDryRun: true } as const;
    expect((await other.call(readUpload, { params })).error.code).toBe('upload.unknown');
    expect((await other.call(previewUpload, { params, body: { feed: 'x', kind: 'csv' } })).error.code).toBe(
      'upload.unknown',
    );
    expect((await other.call(importUpload, { params, body })).error.code).toBe('upload.unknown');
    expect((await putPiece(other, id, 0, file)).error.code).toBe('upload.unknown');
    expect((await other.call(cancelUpload, { params })).error.code).toBe('upload.unknown');
    expect((await directory.as('zoe@x.example').call(readUpload, { params })).error.code).toBe('access.denied');
    expect((await admin.call(cancelUpload, { params })).output).toEqual({ id });
    expect((await admin.call(readUpload, { params })).status).toBe(404);
  });

  test('can be neither previewed nor imported before it is complete', async () => {
    const { output } = await admin.call(startUpload, { body: { size: 100 } });
    const params = { id: output.id };
    const body = { feed: 'pieces', kind: 'csv', isDryRun: true } as const;
    expect((await admin.call(importUpload, { params, body })).error.code).toBe('upload.incomplete');
    expect((await admin.call(previewUpload, { params, body: { feed: 'x', kind: 'csv' } })).error.code).toBe(
      'upload.incomplete',
    );
  });

  test('rejects pieces beyond its size', async () => {
    const { output } = await admin.call(startUpload, { body: { size: 10 } });
    expect((await putPiece(admin, output.id, 0, file)).error.code).toBe('upload.offset');
    const tooLarge = await admin.request('POST', startUpload.path, { size: peopleFileLimit + 1 });
    expect([tooLarge.status, tooLarge.error.code]).toEqual([400, 'request.invalid']);
    const headers = { 'content-type': 'application/octet-stream', 'content-length': String(pieceLimit + 1) };
    const path = `${sendPiece.path.replace('{id}', output.id)}?offset=0`;
    const { status, error } = await admin.request('PUT', path, 'login', headers);
    expect([status, error.code]).toEqual([413, 'request.too-large']);
  });

  test('reports the progress of its import until it has ended', async () => {
    const people = Array.from({ length: 3000 }, (_, row) => `long${row}@x.example,Long,File,`);
    const id = await uploadFile(admin, csv(...people));
    const read = async () => (await admin.call(readUpload, { params: { id } })).output.progress;
    expect(await read()).toBeNull();
    const seen: Awaited<ReturnType<typeof read>>[] = [];
    let hasEnded = false;
    const body = { feed: 'long', kind: 'csv', isDryRun: true } as const;
    const importing = admin.call(importUpload, { params: { id }, body }).finally(() => (hasEnded = true));
    while (!hasEnded) seen.push(await read());
    expect((await importing).output.figures.added).toBe(3000);
    const rows = seen.flatMap((progress) => (progress === null ? [] : [progress.rows]));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(rows.toSorted((left, right) => left - right));
    expect(await read()).toBeNull();
  });

  test('stores the import while it is running, so that another node can record that it did not end', async () => {
    const people = Array.from({ length: 3000 }, (_, row) => `stored${row}@x.example,Long,File,`);
    const id = await uploadFile(admin, csv(...people));
    const { kysely } = directory.database;
    const stored = async () => {
      const query = kysely.selectFrom('people_uploads').select('progress').where('id', '=', id);
      return (await query.executeTakeFirst())?.progress?.run;
    };
    const seen: Awaited<ReturnType<typeof stored>>[] = [];
    const runIn = async (order: { isDryRun: boolean; acceptsRemovals?: boolean }) => {
      seen.length = 0;
      let hasEnded = false;
      const body = { feed: 'stored', kind: 'csv', ...order } as const;
      const importing = admin.call(importUpload, { params: { id }, body }).finally(() => (hasEnded = true));
      while (!hasEnded) seen.push(await stored());
      const { output } = await importing;
      return output.outcome;
    };
    expect(await runIn({ isDryRun: true })).toBe('dry-run');
    expect(seen.filter((run) => run !== undefined)).toEqual([]);
    expect(await runIn({ isDryRun: false })).toBe('imported');
    expect(seen).toContainEqual({ feed: 'stored', kind: 'csv', startedAt: expect.any(String) as string });
    expect(await stored()).toBeUndefined();
  });

  test('reports the progress of its import on another node, unless that node has died', async () => {
    const id = await uploadFile(admin, file);
    const store = async (updatedAt: Date) =>
      await directory.database.kysely
        .updateTable('people_uploads')
        .set({ progress: JSON.stringify({ phase: 'writing', rows: 5, total: 9, updatedAt: updatedAt.toISOString() }) })
        .where('id', '=', id)
        .execute();
    const read = async () => (await admin.call(readUpload, { params: { id } })).output.progress;
    await store(new Date());
    expect(await read()).toEqual({ phase: 'writing', rows: 5, total: 9 });
    await store(new Date(Date.now() - 61_000));
    expect(await read()).toBeNull();
  });

  test('expires a day after its last piece', async () => {
    const id = await uploadFile(admin, file);
    const yesterday = new Date(Date.now() - 1000);
    await directory.database.kysely
      .updateTable('people_uploads')
      .set({ expires_at: yesterday })
      .where('id', '=', id)
      .execute();
    expect((await admin.call(readUpload, { params: { id } })).error.code).toBe('upload.unknown');
    expect((await putPiece(admin, id, file.length, file)).error.code).toBe('upload.unknown');
    await admin.call(startUpload, { body: { size: 1 } });
    const rows = await directory.database.kysely
      .selectFrom('people_uploads')
      .select('id')
      .where('id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('replaces the oldest of three of the same administrator, and none of another', async () => {
    const foreign = await uploadFile(other, file);
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push(await uploadFile(admin, file));
    const states = await Promise.all(ids.map(async (id) => (await admin.call(readUpload, { params: { id } })).status));
    expect(states).toEqual([404, 200, 200, 200]);
    expect((await other.call(readUpload, { params: { id: foreign } })).status).toBe(200);
  });

  test('is not started if all uploads together would take too much space', async () => {
    const row = { owner: 'somebody', expires_at: new Date(Date.now() + 100_000) };
    const rows = Array.from({ length: 20 }, (_, index) => ({ ...row, id: `many-${index}`, size: 1 }));
    const { kysely } = directory.database;
    await kysely.insertInto('people_uploads').values(rows).execute();
    expect((await admin.call(startUpload, { body: { size: 1 } })).error.code).toBe('upload.too-many');
    await kysely.deleteFrom('people_uploads').where('owner', '=', 'somebody').execute();
    await kysely
      .insertInto('people_uploads')
      .values({ ...row, id: 'large', size: 3.5 * 1024 ** 3 })
      .execute();
    expect((await admin.call(startUpload, { body: { size: peopleFileLimit } })).error.code).toBe('upload.too-many');
    await kysely.deleteFrom('people_uploads').where('owner', '=', 'somebody').execute();
  });

  test('accepts neither JSON as bytes nor bytes as JSON', async () => {
    const { output } = await admin.call(startUpload, { body: { size: 10 } });
    const path = `${sendPiece.path.replace('{id}', output.id)}?offset=0`;
    expect((await admin.request('PUT', path, { login: 'x' })).status).toBe(400);
    const bytes = { 'content-type': 'application/octet-stream' };
    const { status, error } = await admin.request('PUT', updateUserProfile.path, Buffer.from('{}'), bytes);
    expect([status, error.code]).toEqual([415, 'request.media-type']);
  });
});

describe('a ZIP of photos', () => {
  test('can be previewed, and assigns photos to people by login, group ID and employee number', async () => {
    const people =
      'login,employeeNumber,C_groupIdentifier\nph1@x.example,4711,\nph2@x.example,,PH0002\nph3@x.example,,\n';
    await upload(people, { feed: 'with-photos' });
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const names = ['4711.jpg', 'Paris/ph0002.jpeg', 'PH3@x.example.jpg', 'nobody.jpg', 'ph1@x.example.png'];
    const archive = zipOf(names.map((name) => ({ name, bytes })));
    const id = await uploadFile(admin, archive);
    const seen = await admin.call(previewUpload, { params: { id }, body: { feed: 'photos', kind: 'photos' } });
    expect(seen.output.people.map(({ login, photo }) => [login, photo !== ''])).toEqual([
      ['4711', true],
      ['ph0002', true],
      ['PH3@x.example', true],
      ['nobody', true],
      ['ph1@x.example', false],
    ]);
    const body = { feed: 'photos', kind: 'photos', isDryRun: false } as const;
    const { output } = await admin.call(importUpload, { params: { id }, body });
    expect(output.outcome).toBe('imported');
    expect(output.faults.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^"nobody" names nobody: /),
      '"ph1@x.example" is a second entry of the same person',
    ]);
    const { kysely } = directory.database;
    const withPhotos = await kysely
      .selectFrom('people')
      .select('login')
      .where('photo_feed', '=', 'photos')
      .orderBy('login')
      .execute();
    expect(withPhotos.map(({ login }) => login)).toEqual(['ph1@x.example', 'ph2@x.example', 'ph3@x.example']);

    const fewer = await send(zipOf([{ name: '4711.jpg', bytes }]), {
      feed: 'photos',
      kind: 'photos',
      acceptsRemovals: true,
    });
    expect(fewer.output.outcome).toBe('imported');
    const left = await kysely.selectFrom('people').select('login').where('photo_feed', '=', 'photos').execute();
    expect(left.map(({ login }) => login)).toEqual(['ph1@x.example']);
  });
});

describe('a preview', () => {
  const preview = async (
    file: string | Buffer,
    body: { feed?: string; kind?: 'csv' | 'ldif' | 'photos'; options?: PeopleFileOptions } = {},
  ) => {
    const id = await uploadFile(admin, file);
    const answer = await admin.call(previewUpload, { params: { id }, body: { feed: 'seen', kind: 'csv', ...body } });
    expect(answer.status).toBe(200);
    return { id, ...answer.output };
  };

  test('shows the first twenty rows as people, with their faults, and changes nothing', async () => {
    const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const rows = Array.from({ length: 30 }, (_, index) => `p${index}@x.example,Pat,Preview${index},,,`);
    const file = [
      'login,firstName,lastName,email,C_countryname,jpegPhoto',
      `kim@x.example,Kim,Preview,no address,Allemagne,${jpeg.toString('base64')}`,
      ',Nobody,Preview,,,',
      ...rows,
    ].join('\n');
    const { people, problem, isMapProposed } = await preview(file);
    expect([problem, isMapProposed, people.length]).toEqual(['', false, 20]);
    expect(people[0]).toMatchObject({
      line: 2,
      isAccepted: true,
      login: 'kim@x.example',
      email: '',
      country: 'Germany',
      photo: expect.stringMatching(/^data:image\/jpeg;base64,/) as string,
      faults: [{ line: 2, field: 'email', code: 'error.e2' }],
    });
    expect(people[1]).toMatchObject({ isAccepted: false, firstName: 'Nobody', faults: [{ field: 'login' }] });
    expect(await find('Preview')).toBe(0);
    expect((await admin.call(listFeedRuns)).output.some(({ feed }) => feed === 'seen')).toBe(false);
  });

  test('proposes encoding, delimiter and columns, which the import uses and the feed remembers', async () => {
    const text =
      'Personalnummer;Vorname;Nachname;E-Mail;Land;Gehalt\r\n17;Jörg;Schröder;joerg@x.example;Österreich;1\r\n';
    const file = Buffer.from(text, 'latin1');
    const { id, ...seen } = await preview(file, { feed: 'personio' });
    expect(seen).toMatchObject({ isEncodingGuessed: true, isMapProposed: true, problem: '' });
    expect(seen.options).toMatchObject({
      encoding: 'windows-1252',
      delimiter: ';',
      map: { lastName: ['Nachname'], login: ['E-Mail'] },
    });
    expect(seen.columns).toEqual(['Personalnummer', 'Vorname', 'Nachname', 'E-Mail', 'Land', 'Gehalt']);
    expect(seen.people).toMatchObject([{ firstName: 'Jörg', lastName: 'Schröder', country: 'Austria' }]);
    const body = { feed: 'personio', kind: 'csv', isDryRun: false, options: seen.options } as const;
    expect((await admin.call(importUpload, { params: { id }, body })).output).toMatchObject({ figures: { added: 1 } });
    expect(await find('Schröder')).toBe(1);
    const next = await preview(file, { feed: 'personio' });
    expect(next).toMatchObject({ isEncodingGuessed: false, isMapProposed: false, options: seen.options });
  });

  test('uses the chosen options', async () => {
    const file = Buffer.from('Konto|Name\r\na@x.example|Ангел\r\n', 'utf16le');
    const options = { encoding: 'utf-16le', delimiter: '|', map: { login: ['Konto'], lastName: ['Name'] } } as const;
    expect(await preview(file, { options: { ...options, map: { ...options.map } as never } })).toMatchObject({
      people: [{ login: 'a@x.example', lastName: 'Ангел' }],
    });
  });

  test('does not use remembered columns that the file does not have', async () => {
    await upload('Account\na@x.example\n', { feed: 'moved', options: { map: { login: ['Account'] } } });
    const { options, people } = await preview('Username,Surname\na@x.example,Moved\n', { feed: 'moved' });
    expect(options.map).toMatchObject({ login: ['Username'], lastName: ['Surname'] });
    expect(people).toHaveLength(1);
  });

  test('does not use a remembered delimiter that the header row does not contain', async () => {
    await upload('login,lastName\na@x.example,Comma\n', { feed: 'separated', options: { delimiter: ',' } });
    const { options, columns } = await preview('login;lastName\na@x.example;Semicolon\n', { feed: 'separated' });
    expect(options.delimiter).toBe(';');
    expect(columns).toEqual(['login', 'lastName']);
  });

  test('reports why a file cannot be read', async () => {
    expect(await preview('salary\n1\n')).toMatchObject({
      problem: 'The header row has no column "login".',
      problemCause: { code: 'heading-no-login', values: {} },
      columns: ['salary'],
      people: [],
    });
    expect((await preview('PK', { kind: 'photos' })).problem).toMatch(/ZIP archive cannot be read/);
  });

  test('supports LDIF', async () => {
    const { people } = await preview('dn: CN=Lia,DC=x\nuid: lia@x.example\ngivenName: Lia\n', { kind: 'ldif' });
    expect(people).toMatchObject([{ login: 'lia@x.example', firstName: 'Lia' }]);
  });
});

describe('a people file', () => {
  test('is compared in a dry run, and imported otherwise', async () => {
    const file = csv('zoe@x.example,Zoë,Quick,zoe@x.example', 'sam@x.example,Sam,Slow,no address', ',Nobody,,');
    const dry = await upload(file, { isDryRun: true });
    expect(dry.output).toMatchObject({
      outcome: 'dry-run',
      figures: { added: 2, changed: 0, unchanged: 0, left: 0, rejected: 1 },
      faults: [
        { line: 4, field: 'login', code: 'error.e3' },
        { line: 3, field: 'email', code: 'error.e2' },
      ],
      faultCount: 2,
      peopleBefore: 0,
    });
    expect(await find('Quick')).toBe(0);
    expect((await admin.call(listFeedRuns)).output[0]).toMatchObject({ outcome: 'dry-run', id: dry.output.runId });

    expect((await upload(file)).output).toMatchObject({ outcome: 'imported', figures: { added: 2, rejected: 1 } });
    expect(await find('Quick')).toBe(1);
  });

  test('that lacks many people is held back, unless acceptsRemovals is set', async () => {
    // The names are dissimilar, so that none is found as a guess.
    const names = 'Abara Bishop Costello Duarte Eriksen Fontaine Gorecki Hollis Ishida Jovanov'.split(' ');
    const people = names.map((name, index) => `p${index}@x.example,Pat,${name},`);
    await upload(csv(...people), { feed: 'held' });
    const held = await upload(csv(...people.slice(5)), { feed: 'held' });
    expect(held.output).toMatchObject({ outcome: 'held-back', peopleBefore: 10, figures: { left: 5, unchanged: 5 } });
    expect(await find('Bishop')).toBe(1);
    const accepted = await upload(csv(...people.slice(5)), { feed: 'held', acceptsRemovals: true });
    expect(accepted.output.outcome).toBe('imported');
    expect(await find('Bishop')).toBe(0);
  });

  test('can be in LDIF', async () => {
    const { output } = await upload('dn: CN=Lia,DC=x\nuid: lia@x.example\ngivenName: Lia\nsn: Dif\n', {
      feed: 'ad',
      kind: 'ldif',
    });
    expect(output).toMatchObject({ outcome: 'imported', figures: { added: 1 } });
    expect(await find('Lia Dif')).toBe(1);
  });

  test.each([
    ['nothing', ''],
    ['bytes that are no text', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['no logins', 'firstName\nZoë'],
  ])('of %s is unreadable, with the reason', async (_, file) => {
    const { status, output } = await upload(file);
    expect([status, output.outcome]).toEqual([200, 'unreadable']);
    expect(output.problem).toMatch(/^[A-Z].+\.$/);
    expect(output.problem).toBe(reasonInEnglish(output.problemCause as FeedReason));
  });

  test('causes notices for ignored columns', async () => {
    const { output } = await upload('login,shoeSize\nzoe@x.example,39', { feed: 'other', isDryRun: true });
    expect(output.notices).toEqual([expect.stringContaining('shoeSize')]);
    expect(output.remarks).toEqual([{ code: 'column-ignored', values: { column: 'shoeSize' } }]);
  });

  test.each([
    ['a feed with a slash', { feed: 'a/b' }, 'feed'],
    ['the feed of the demo', { feed: 'Demo' }, 'feed'],
    ['a kind that is none', { kind: 'xlsx' }, 'kind'],
    ['neither dry nor real', { isDryRun: 'perhaps' }, 'isDryRun'],
  ])('for %s is rejected', async (_, order, field) => {
    const { status, error } = await send(csv('zoe@x.example,Zoë,Quick,'), order);
    expect([status, error.fields?.map((fault) => fault.field)]).toEqual([400, [field]]);
  });

  test('changes nobody if it is removed while it is read', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `cut${index}@x.example,Cut,Short${index},`);
    await upload(csv(...rows), { feed: 'cut' });
    const id = await uploadFile(admin, csv(...rows));
    const { kysely } = directory.database;
    await kysely.deleteFrom('people_upload_pieces').where('upload_id', '=', id).where('start_at', '>', 0).execute();
    const body = { feed: 'cut', kind: 'csv', isDryRun: false, acceptsRemovals: true } as const;
    const { status, error } = await admin.call(importUpload, { params: { id }, body });
    expect([status, error.code]).toEqual([404, 'upload.unknown']);
    const cut = kysely.selectFrom('people').select('login').where('login', 'like', 'cut%').where('left_at', 'is', null);
    expect(await cut.execute()).toHaveLength(3000);
  });

  test('is rejected while another import is running', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `w${index}@x.example,Wim,Wait${index},`);
    const answers = await Promise.all([upload(csv(...rows), { feed: 'w1' }), upload(csv(...rows), { feed: 'w1' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('feed.busy');
  });
});
