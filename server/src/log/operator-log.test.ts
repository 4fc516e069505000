import { Writable } from 'node:stream';
import { addAdministrator, importUpload } from '@directory/contract';
import { beforeAll, expect, test } from 'vitest';
import { openTestDirectory } from '../../test/test-directory.ts';
import type { TestDirectory } from '../../test/test-directory.ts';
import { uploadFile } from '../../test/upload-file.ts';
import { logConfiguration } from '../app/log-configuration.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from './create-logger.ts';

// Every personal value and secret of this file contains this text.
const marker = /zqxmarker/i;
const administrator = 'zqxmarker-admin@group.example';
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

type Entry = Readonly<Record<string, unknown>>;

let log = '';
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});
const entries = (): Entry[] =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
const entriesOf = (msg: string) => entries().filter((entry) => entry['msg'] === msg);

let directory: TestDirectory;
let administratorId: number;
beforeAll(async () => {
  directory = await openTestDirectory(
    [],
    { ADMIN_LOGINS: administrator, RATE_LIMIT_PER_MINUTE: '20', TRUSTED_PROXIES: '1' },
    [],
    { log: destination },
  );
  [administratorId = 0] = await directory.add([{ login: administrator }]);
  await directory.add([{ login: 'zqxmarker-other@group.example' }]);
});

test('a refused sign-in is logged with its reason and the id of the request', async () => {
  const headers = {
    'x-request-id': 'proxy-1',
    traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    'x-forwarded-for': '192.0.2.77',
  };
  const caller = directory.withAuthorization('Bearer zqxmarker.zqxmarker.zqxmarker');
  const { error } = await caller.request('GET', '/api/users?globalQuery=zqxmarker', undefined, headers);
  expect(error.requestId).toBe('proxy-1');
  const [entry] = entriesOf('a sign-in was refused');
  expect(entry).toMatchObject({
    level: 30,
    reason: 'rejected',
    route: '/api/users',
    requestId: 'proxy-1',
    traceId: trace,
  });
  expect(JSON.stringify(entry)).not.toContain('192.0.2');
  const answered = entriesOf('a request was answered').find(({ requestId }) => requestId === 'proxy-1');
  expect(answered).toMatchObject({ level: 20, status: 401, route: '/api/users', traceId: trace });
});

test('a changed setting is logged with its kind and the id of the administrator', async () => {
  const { status } = await directory.as(administrator).call(addAdministrator, {
    body: { userLogin: 'zqxmarker-other@group.example' },
  });
  expect(status).toBe(200);
  expect(entriesOf('a setting was changed')).toMatchObject([
    { level: 30, change: 'administrator.added', by: administratorId },
  ]);
});

test('a rejected change is not logged', async () => {
  const before = entriesOf('a setting was changed').length;
  const { status } = await directory.as(administrator).call(addAdministrator, { body: { userLogin: administrator } });
  expect(status).toBe(409);
  expect(entriesOf('a setting was changed')).toHaveLength(before);
});

test('an import is logged with its figures', async () => {
  const caller = directory.as(administrator);
  const id = await uploadFile(caller, 'login,lastName\nzqxmarker-new@group.example,Zqxmarker\n');
  const body = { feed: 'upload', kind: 'csv', isDryRun: false };
  await caller.request('POST', importUpload.path.replace('{id}', id), body);
  expect(entriesOf('a feed run ended')).toMatchObject([
    {
      level: 30,
      feed: 'upload',
      kind: 'csv',
      mode: 'complete',
      outcome: 'imported',
      figures: { added: 1, rejected: 0 },
    },
  ]);
});

test('an exceeded limit is logged with its kind', async () => {
  for (let count = 0; count < 22; count++)
    await directory.as('zqxmarker-fast@group.example').request('GET', '/api/viewer');
  expect(entriesOf('a limit was reached')).toMatchObject([
    { level: 30, limit: 'viewer', route: '/api/viewer' },
    { level: 30, limit: 'viewer' },
  ]);
});

test.each(['/api/viewer', '/scim/v2/Users'])(
  'a flood of unknown tokens at %s exceeds a limit, which is logged',
  async (url) => {
    const remoteAddress = '192.0.2.78';
    for (let attempt = 0; attempt < 70; attempt++) {
      const prefix = url.startsWith('/scim') ? 'dirscim_' : 'dirapi_';
      const headers = { authorization: `Bearer ${prefix}zqxmarker${attempt}` };
      await directory.inject({ url, headers, remoteAddress });
    }
    const reached = entriesOf('a limit was reached').filter(({ route }) => route === url);
    expect(reached).toContainEqual(expect.objectContaining({ level: 30, limit: 'rejected-tokens' }));
  },
);

test('the configuration is logged at the start, without names and secrets', () => {
  const config = readConfig({
    OIDC_ISSUER: 'https://zqxmarker.example',
    OIDC_CLIENT_ID: 'zqxmarker',
    DATABASE_URL: 'postgres://zqxmarker@zqxmarker/zqxmarker',
    ADMIN_LOGINS: administrator,
    FEED_LDAP_URL: 'ldaps://zqxmarker.example',
    FEED_LDAP_BASE: 'DC=zqxmarker',
    FEED_LDAP_BIND_DN: 'CN=zqxmarker',
    FEED_LDAP_BIND_PASSWORD: 'zqxmarker',
    ALERT_WEBHOOK_URL: 'https://zqxmarker.example',
    ALERT_WEBHOOK_SECRET: 'zqxmarker-zqxmarker',
  });
  expect(config.LOG_LEVEL).toBe('info');
  logConfiguration(config, createLogger('info', destination));
  expect(entriesOf('the directory is starting')).toMatchObject([
    {
      version: expect.stringMatching(/^\d/),
      database: 'postgresql',
      signIn: 'identity provider',
      feeds: ['ldap'],
      hasAlerts: true,
    },
  ]);
});

test('none of these entries contains a personal value or a secret', () => {
  expect(entries().length).toBeGreaterThan(20);
  expect(log.split('\n').filter((line) => marker.test(line))).toEqual([]);
});
