import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { addScimToken, importUpload, profileFields, searchPeople } from '@directory/contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDirectory } from '../../test/test-directory.ts';
import type { TestDirectory } from '../../test/test-directory.ts';
import type { FeedEntry } from '../features/people-feeds/entries/feed-entry.ts';
import { parseSchedule } from '../features/people-feeds/runs/feed-schedule.ts';
import { uploadFile } from '../../test/upload-file.ts';

// Every personal value contains this text, in some spelling.
const marker = /zqxmarker|zqx%|WlFYTUFSS0VS/i;
const valueOf = (field: string) => `zqxmarker-${field}`;
const person = {
  ...Object.fromEntries(profileFields.map((field) => [field, valueOf(field)])),
  login: 'zqxmarker@group.example',
  email: 'zqxmarker@group.example',
  userType: 'I',
  C_countryname: 'France',
  C_distinguishedName: 'CN=zqxmarker,DC=group,DC=example',
};
const administrator = 'zqxmarker-admin@group.example';

const entries: FeedEntry[] = [
  {
    line: 1,
    externalId: 'zqxmarker-1',
    values: { login: 'zqxmarker-fed@x', lastName: 'Zqxmarker' },
    otherNames: ['Zqxmarker'],
  },
  { line: 2, externalId: 'zqxmarker-2', values: { login: 'zqxmarker\0@x', email: 'zqxmarker' }, otherNames: [] },
];
const feed = {
  name: 'hr',
  kind: 'csv' as const,
  readAll: () => ({
    entries: (async function* () {
      yield* entries;
      throw Object.assign(new Error('zqxmarker broke it'), { row: entries[0] });
    })(),
    cursor: () => null,
  }),
};

let log = '';
let printed = '';
let directory: TestDirectory;

beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const schedule = parseSchedule('0 2 * * *');
  directory = await openTestDirectory(
    [person, { login: administrator }],
    { ADMIN_LOGINS: administrator, CARD_LIMIT_PER_MINUTE: '3' },
    [{ source: feed, schedule }],
    { log: destination },
  );
});

beforeEach(() => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...parts: unknown[]) => void (printed += parts.map(String).join(' ')),
    );
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => ((printed += String(chunk)), true));
  }
});
// Restores the worker's own output, so that a failure is shown.
afterEach(() => void vi.restoreAllMocks());

async function request(
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const authorization = `Bearer ${await directory.token(url.includes('/admin/') ? administrator : person.login)}`;
  const isJson = typeof body !== 'string' && body !== undefined;
  const { statusCode } = await directory.inject({
    method,
    url,
    headers: { authorization, ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined ? {} : { payload: isJson ? JSON.stringify(body) : (body as string) }),
  });
  return statusCode;
}

const json = { 'content-type': 'application/json' };

async function sendFaultyRequests(): Promise<void> {
  await request('GET', '/api/users?globalQuery=zqxmarker');
  await request('GET', '/api/users?globalQuery=zqxmarker&zqxmarker=1');
  await request('GET', '/api/zqxmarker?zqxmarker=zqxmarker');
  await request('GET', '/api/%zqxmarker');
  await request('GET', `/api/users?globalQuery=${'zqxmarker'.repeat(3000)}`);
  await request('GET', '/api/get-user-profile?userId=zqxmarker%40nowhere');
  await request('PUT', '/api/update-user-profile', '{"city": zqxmarker}', json);
  await request('PUT', '/api/update-user-profile', { city: 'zqxmarker\0', zqxmarker: 'zqxmarker' });
  await request('PUT', '/api/update-user-photo', JSON.stringify('data:image/jpeg;base64,WlFYTUFSS0VS'), json);
  await request('GET', '/api/users', undefined, { authorization: 'Bearer zqxmarker' });
  await request('GET', '/api/users', undefined, { authorization: 'Bearer zqxmarker.zqxmarker.zqxmarker' });
  for (let visit = 0; visit < 5; visit++) await request('GET', `/callback/zqxmarker-zqxmarker-zqxmarker?zqxmarker`);
}

/** Ways in which the database can reject an edit. */
const rejections: Readonly<Record<string, { make: string; undo: string }>> = {
  'a check constraint': {
    make: `alter table people add constraint zq check (edits::text not like '%zqxmarker%') not valid`,
    undo: 'alter table people drop constraint zq',
  },
  'a trigger that quotes the row': {
    make: `create function quote_row() returns trigger language plpgsql as $$ begin
      raise exception 'bad row %', new using detail = new::text, hint = new::text, column = new.login, errcode = '22000';
      end $$; create trigger quote_row before update on people for each row execute function quote_row()`,
    undo: 'drop function quote_row cascade',
  },
  'a value of a wrong type': {
    make: `create function cast_row() returns trigger language plpgsql as $$ begin
      perform new.login::integer; return new; end $$;
      create trigger cast_row before update on people for each row execute function cast_row()`,
    undo: 'drop function cast_row cascade',
  },
  'a statement that takes too long': {
    make: `create function slow() returns trigger language plpgsql as $$ begin
      raise exception 'canceled %', new.login using errcode = '57014'; end $$;
      create trigger slow before update on people for each row execute function slow()`,
    undo: 'drop function slow cascade',
  },
  'an aborted transaction': {
    make: `create function abort_all() returns trigger language plpgsql as $$ begin
      raise exception 'aborted %', new.login using errcode = '25P02'; end $$;
      create trigger abort_all before update on people for each row execute function abort_all()`,
    undo: 'drop function abort_all cascade',
  },
  'a missing table': { make: 'alter table people rename to people2', undo: 'alter table people2 rename to people' },
};

async function execute(statements: string): Promise<void> {
  for (const statement of statements.split(/;\s*(?=create trigger)/)) {
    await sql.raw(statement).execute(directory.database.kysely);
  }
}

async function failInTheDatabase({ make, undo }: { make: string; undo: string }, token: string): Promise<void> {
  await execute(make);
  try {
    await request('PUT', '/api/update-user-profile', { linkedInURI: 'https://www.linkedin.com/in/zqxmarker' });
    await directory.inject({
      method: 'POST',
      url: '/scim/v2/Users',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      payload: { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName: `zqxmarker${Math.random()}@x` },
    });
    await importFile();
    await request('PUT', '/api/update-user-photo', JSON.stringify('data:image/jpeg;base64,WlFYTUFSS0VS'), json);
  } finally {
    await execute(undo);
  }
}

async function importFile(): Promise<void> {
  const caller = directory.as(administrator);
  const file = 'login,email,lastName,jpegPhoto\nzqxmarker-1@x,zqxmarker,Zqxmarker,WlFYTUFSS0VS\nzqxmarker-1@x,,,\n';
  const id = await uploadFile(caller, file);
  await request('POST', importUpload.path.replace('{id}', id), { feed: 'upload', kind: 'csv', isDryRun: false });
}

async function sendMalformedBytes(port: number): Promise<void> {
  for (const bytes of [
    'GET /api/zqxmarker HTTP/1.1\r\nzqx marker: zqxmarker\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${'zqxmarker'.repeat(8000)}\r\n\r\n`,
    'zqxmarker\r\n\r\n',
  ]) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    socket.end(bytes);
    await new Promise((resolve) => socket.once('close', resolve));
  }
}

test('the log contains no personal values, whatever fails', async () => {
  const { output } = await directory.as(administrator).call(addScimToken, { body: { name: 'x', scope: 'write' } });
  await sendFaultyRequests();
  for (const rejection of Object.values(rejections)) await failInTheDatabase(rejection, output.secret);
  await request('POST', '/api/admin/feeds/hr/actions', { action: 'run' });
  await sendMalformedBytes(await directory.listen());
  await expect.poll(() => log).toContain('a feed run failed');
  // Background work has run while tables were missing.
  await pause(100);
  expect((await directory.as(person.login).call(searchPeople, { query: { globalQuery: 'zqxmarker' } })).status).toBe(
    200,
  );

  const lines = log.split('\n').filter(Boolean);
  expect(lines.filter((line) => marker.test(line))).toEqual([]);
  expect(printed).not.toMatch(marker);
  const logged = lines.map(
    (line) => JSON.parse(line) as { err?: { type?: string; code?: string; constraint?: string }; msg?: string },
  );
  const codes = new Set(logged.map(({ err }) => err?.code));
  expect([...codes]).toEqual(expect.arrayContaining(['23514', '22000', '22P02', '42P01']));
  expect(logged.some(({ err }) => err?.constraint === 'zq')).toBe(true);
  expect(logged.filter(({ err }) => err?.type === 'Object')).toEqual([]);
  expect(logged.some(({ msg }) => msg === 'client error' || msg === 'client header_overflow')).toBe(true);
});
