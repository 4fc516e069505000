import { listAudit, listFeedRuns, searchPeople, updateUserProfile, uploadPeopleFile } from '@directory/contract';
import type { FeedUpload } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestCaller, TestDirectory } from '../../../test/test-directory.ts';

let directory: TestDirectory;
let admin: TestCaller;
beforeAll(async () => {
  directory = await openTestDirectory([{ login: 'Admin@group.example', firstName: 'Ada', lastName: 'Min' }], {
    ADMIN_LOGINS: 'admin@group.example',
  });
  admin = directory.as('admin@group.example');
});

const bytes = { 'content-type': 'application/octet-stream' };
const upload = async (file: string | Buffer, query: object = {}) => {
  const all = new URLSearchParams({ feed: 'hr', kind: 'csv', isDryRun: 'false', ...query });
  const answer = await admin.request('POST', `${uploadPeopleFile.path}?${all}`, Buffer.from(file), bytes);
  if (answer.status === 200) uploadPeopleFile.output.parse(answer.output);
  return { ...answer, output: answer.output as FeedUpload };
};
const find = async (globalQuery: string) => (await admin.call(searchPeople, { query: { globalQuery } })).output.length;
const csv = (...rows: string[]) => ['login,firstName,lastName,email', ...rows].join('\n');

describe('a people file', () => {
  test('is compared in a dry run, and imported otherwise', async () => {
    const file = csv('zoe@x.example,Zoë,Quick,zoe@x.example', 'sam@x.example,Sam,Slow,no address', ',Nobody,,');
    const dry = await upload(file, { isDryRun: 'true' });
    expect(dry.output).toMatchObject({
      outcome: 'dry-run',
      figures: { added: 2, changed: 0, unchanged: 0, left: 0, rejected: 1 },
      faults: [
        { line: 3, field: 'email', code: 'error.e2' },
        { line: 4, field: 'login', code: 'error.e3' },
      ],
      faultCount: 2,
      peopleBefore: 0,
    });
    expect(await find('Quick')).toBe(0);
    expect((await admin.call(listFeedRuns)).output).toMatchObject([{ outcome: 'dry-run', id: dry.output.runId }]);

    expect((await upload(file)).output).toMatchObject({ outcome: 'imported', figures: { added: 2, rejected: 1 } });
    expect(await find('Quick')).toBe(1);
    const [run] = (await admin.call(listFeedRuns)).output;
    expect(run).toMatchObject({
      feed: 'hr',
      kind: 'csv',
      startedBy: 'admin@group.example',
      startedByPerson: { login: 'Admin@group.example', firstName: 'Ada', lastName: 'Min' },
      figures: { added: 2, rejected: 1 },
      rejected: [
        { line: 3, field: 'email' },
        { line: 4, field: 'login' },
      ],
    });
    const [record] = (await admin.call(listAudit)).output;
    expect(record).toMatchObject({ actor: 'admin@group.example', kind: 'feed.run', subject: 'hr' });
  });

  test('that lacks many people is held back, unless acceptsRemovals is set', async () => {
    const people = Array.from({ length: 10 }, (_, index) => `p${index}@x.example,Pat,Hold${index},`);
    await upload(csv(...people), { feed: 'held' });
    const held = await upload(csv(...people.slice(5)), { feed: 'held' });
    expect(held.output).toMatchObject({ outcome: 'held-back', peopleBefore: 10, figures: { left: 5, unchanged: 5 } });
    expect(await find('Hold1')).toBe(1);
    const accepted = await upload(csv(...people.slice(5)), { feed: 'held', acceptsRemovals: 'true' });
    expect(accepted.output.outcome).toBe('imported');
    expect(await find('Hold1')).toBe(0);
  });

  test('in LDIF is imported', async () => {
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
  });

  test('has notices for ignored columns', async () => {
    const { output } = await upload('login,shoeSize\nzoe@x.example,39', { feed: 'other', isDryRun: 'true' });
    expect(output.notices).toEqual([expect.stringContaining('shoeSize')]);
  });

  test.each([
    ['a feed with a slash', { feed: 'a/b' }, 'feed'],
    ['the feed of the demo', { feed: 'Demo' }, 'feed'],
    ['a kind that is none', { kind: 'xlsx' }, 'kind'],
    ['neither dry nor real', { isDryRun: 'perhaps' }, 'isDryRun'],
  ])('for %s is rejected', async (_, query, field) => {
    const { status, error } = await upload(csv('zoe@x.example,Zoë,Quick,'), query);
    expect([status, error.fields?.map((fault) => fault.field)]).toEqual([400, [field]]);
  });

  test('as JSON is rejected, and so are bytes instead of JSON', async () => {
    const query = '?feed=hr&kind=csv&isDryRun=true';
    expect((await admin.request('POST', `${uploadPeopleFile.path}${query}`, { login: 'x' })).status).toBe(400);
    const { status, error } = await admin.request('PUT', updateUserProfile.path, Buffer.from('{}'), bytes);
    expect([status, error.code]).toEqual([415, 'request.media-type']);
  });

  test('above the limit is rejected before it is read', async () => {
    const headers = { ...bytes, 'content-length': String(uploadPeopleFile.bodyLimit + 1) };
    const query = '?feed=hr&kind=csv&isDryRun=true';
    const { status, error } = await admin.request('POST', `${uploadPeopleFile.path}${query}`, 'login', headers);
    expect([status, error.code]).toEqual([413, 'request.too-large']);
  });

  test('is rejected while another import is running', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `w${index}@x.example,Wim,Wait${index},`);
    const answers = await Promise.all([upload(csv(...rows), { feed: 'w1' }), upload(csv(...rows), { feed: 'w1' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('feed.busy');
  });
});

describe('listFeedRuns', () => {
  test('pages from the newest to the oldest', async () => {
    const all = (await admin.call(listFeedRuns)).output;
    const [first] = (await admin.call(listFeedRuns, { query: { limit: '1' } })).output;
    const rest = (await admin.call(listFeedRuns, { query: { before: String(first?.id), limit: '200' } })).output;
    expect([first, ...rest]).toEqual(all);
    expect(all.length).toBeGreaterThan(2);
  });

  test('rejects invalid pages', async () => {
    for (const query of ['limit=0', 'limit=201', 'before=x', 'before=0', 'after=1']) {
      expect((await admin.request('GET', `${listFeedRuns.path}?${query}`)).status).toBe(400);
    }
  });
});
