import type { Feed, FeedRun } from '@directory/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FakeSettings, feed } from '../../../../test/fake-settings.ts';
import { chooseLanguage } from '../../../messages/messages.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

let server: FakeSettings;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup();

beforeEach(() => {
  server = new FakeSettings();
});

async function open(...feeds: Feed[]): Promise<void> {
  server.feeds = feeds;
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  directory = await openDirectory({ at: '/Settings?section=feeds', viewer, answer: server.answer });
}

/** Refetches, as when the polling interval has passed. */
const refetch = async () => await directory?.queryClient.invalidateQueries({ queryKey: ['/api/admin/feeds'] });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
/** A time half an hour more than this many hours ago, so that a slow test does not change the number. */
const ago = (hours: number) => new Date(Date.now() - (hours + 0.5) * 3_600_000).toISOString();
const ahead = (hours: number) => ago(-hours - 1);
const losses = { before: 10_000, left: 1250, blanked: { title: 4000 } };
const heldBack = { status: 'held-back', problem: 'Too much.', losses } as const;
const progress = { phase: 'reading', mode: 'complete', rows: 120_000, startedAt: ago(2) } as const;

test('without feeds, the page explains what to do', async () => {
  await open();
  expect(await screen.findByText('No people feed yet')).toBeDefined();
  expect(screen.getByText(/docs\/people-feeds\.md/)).toBeDefined();
  const links = screen.getAllByRole('link', { name: 'Upload a file' });
  expect(links.at(-1)?.getAttribute('href')).toBe('/Settings?section=feeds&action=add');
  expect(screen.queryByRole('heading', { name: 'Latest runs' })).toBeNull();
});

test('a card has the kind, the people, the last success and the next run of a feed', async () => {
  await open(feed('ad', { lastSuccessAt: ago(3), nextRunAt: ahead(2) }));
  const ad = await card('ad');
  for (const text of ['Active Directory or LDAP', 'Up to date', '10,000', '3 hours ago', 'in 2 hours']) {
    expect(ad.getByText(text), text).toBeDefined();
  }
  expect(ad.getByText('Next run')).toBeDefined();
  expect(ad.getByText('3 hours ago').getAttribute('datetime')).toBe(server.feeds[0]?.lastSuccessAt);
});

test.each<[string, Partial<Feed>]>([
  ['Not run yet', { lastSuccessAt: null, lastAttemptAt: null }],
  ['Waiting to start', { requested: 'run' }],
  ['Running', { status: 'running', progress }],
  ['Failing', { status: 'failing', problem: 'It does not answer.' }],
  ['Held back', heldBack],
  ['Interrupted', { problem: 'An administrator interrupted the last run.' }],
  ['Imported', { kind: 'csv', isScheduled: false, nextRunAt: null }],
])('a feed is %s', async (status, more) => {
  await open(feed('ad', more));
  expect((await card('ad')).getByText(status)).toBeDefined();
});

test('a feed without a schedule shows what triggers it, and can only be retired; the demo group cannot be', async () => {
  const unscheduled = { isScheduled: false, nextRunAt: null };
  await open(
    feed('hr', { ...unscheduled, kind: 'csv' }),
    feed('okta', { ...unscheduled, kind: 'scim' }),
    feed('demo', { ...unscheduled, kind: 'demo' }),
  );
  expect((await card('hr')).getByText('When a file is uploaded')).toBeDefined();
  expect((await card('okta')).getByText('When the client sends changes')).toBeDefined();
  expect((await card('hr')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Retire…']);
  expect((await card('demo')).queryByRole('button')).toBeNull();
});

test('a feed is retired after a confirmation that shows what is removed', async () => {
  await open(feed('hr', { kind: 'csv', isScheduled: false, nextRunAt: null, people: 1200 }));
  await user.click(await screen.findByRole('button', { name: 'Retire… hr' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire hr?' }));
  expect(dialog.getByText(/^1,200 people of this feed leave the directory/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Keep the feed' }));
  expect(server.changes).toEqual([]);

  await user.click(await screen.findByRole('button', { name: 'Retire… hr' }));
  await user.click(screen.getByRole('button', { name: 'Retire the feed' }));
  const body = { action: 'retire', people: 1200 };
  expect(server.changes).toMatchObject([{ name: 'POST /api/admin/feeds/hr/actions', body }]);
  const hr = await card('hr');
  expect(await hr.findByText('The feed will be retired in a moment.')).toBeDefined();

  const retirement = { ...progress, mode: 'retirement', rows: 0 } as const;
  server.feeds = [feed('hr', { kind: 'csv', isScheduled: false, status: 'running', progress: retirement })];
  await refetch();
  expect(await hr.findByText('Preparing')).toBeDefined();
  await user.click(hr.getByRole('button', { name: 'Interrupt hr' }));
  expect(screen.getByText('The feed and its people stay as they were.')).toBeDefined();
});

test('a feed that is still in use is not retired, and the dialog explains why', async () => {
  await open(feed('okta', { kind: 'scim', isScheduled: false, nextRunAt: null }));
  server.nextFailures.push(['feed.in-use', 409]);
  await user.click(await screen.findByRole('button', { name: 'Retire… okta' }));
  await user.click(screen.getByRole('button', { name: 'Retire the feed' }));
  expect(await screen.findByText(/revoke the SCIM tokens that may write/)).toBeDefined();
});

test('the problems of a feed and of its runs are in the language of the reader', async () => {
  const problem = 'The file is empty.';
  const problemCause = { code: 'file-empty', values: {} };
  await open(feed('ad', { status: 'failing', problem, problemCause, nextRunAt: ahead(4) }));
  expect((await screen.findByText(problem)).lang).toBe('');
  await act(async () => await chooseLanguage('it'));
  expect(screen.getByText('Il file è vuoto.')).toBeDefined();
  await act(async () => await chooseLanguage('en'));
});

test('a failing feed shows its problem and its next attempt', async () => {
  const problem = 'The directory server ldaps://dc1.example does not answer.';
  await open(feed('ad', { status: 'failing', problem, nextRunAt: ahead(4) }));
  const ad = await card('ad');
  expect(ad.getByText(problem).getAttribute('lang')).toBe('en');
  expect(ad.getByText('Next attempt').nextSibling?.textContent).toContain('in 4 hours');
  expect(ad.getByText('The people of the last successful run stay in the directory.')).toBeDefined();
});

test('a run is started, and its progress is shown until it has ended', async () => {
  await open(feed('ad'));
  await user.click(await screen.findByRole('button', { name: 'Run now ad' }));
  expect(server.changes).toMatchObject([{ name: 'POST /api/admin/feeds/ad/actions', body: { action: 'run' } }]);
  const ad = await card('ad');
  expect(await ad.findByText('The run starts in a moment.')).toBeDefined();
  expect(ad.getByRole('button', { name: 'Run now ad' }).ariaDisabled).toBe('true');

  server.feeds = [feed('ad', { status: 'running', progress })];
  await refetch();
  expect(await ad.findByText('Reading: 120,000 entries so far')).toBeDefined();
  expect(ad.getByText('Started 2 hours ago')).toBeDefined();
  expect(ad.getByRole('progressbar', { name: 'Progress of ad' }).hasAttribute('value')).toBe(false);

  server.feeds = [
    feed('ad', { status: 'running', progress: { ...progress, phase: 'writing', rows: 40_000, total: 200_000 } }),
  ];
  await refetch();
  expect(await ad.findByText('Writing: 40,000 of 200,000')).toBeDefined();
  expect(ad.getByRole<HTMLProgressElement>('progressbar')).toMatchObject({ value: 40_000, max: 200_000 });

  const runsBefore = server.calls.filter(({ name }) => name === 'GET /api/admin/feed-runs').length;
  server.feeds = [feed('ad', { lastAttemptAt: ago(0), lastSuccessAt: ago(0) })];
  await refetch();
  expect(await ad.findByText('Up to date')).toBeDefined();
  expect(await screen.findByText('ad: Up to date')).toBeDefined();
  await expect
    .poll(() => server.calls.filter(({ name }) => name === 'GET /api/admin/feed-runs').length)
    .toBeGreaterThan(runsBefore);
});

test('a running feed is polled automatically', async () => {
  await open(feed('ad', { status: 'running', progress }));
  await card('ad');
  server.feeds = [feed('ad')];
  expect(await screen.findByText('Up to date')).toBeDefined();
});

test('the losses of a run that is held back are accepted after confirmation', async () => {
  await open(feed('ad', heldBack));
  const ad = await card('ad');
  const sentences = [
    '1,250 of 10,000 people would leave.',
    '“Job title” would become empty for 4,000 of 10,000 people.',
  ];
  for (const sentence of sentences) expect(ad.getByText(sentence)).toBeDefined();

  await user.click(ad.getByRole('button', { name: 'Accept… ad' }));
  const question = within(await screen.findByRole('dialog', { name: 'Accept these changes from ad?' }));
  for (const sentence of sentences) expect(question.getByText(sentence)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Keep as is' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.changes).toEqual([]);

  await user.click(ad.getByRole('button', { name: 'Accept… ad' }));
  await user.click(await screen.findByRole('button', { name: 'Accept and run' }));
  expect(await ad.findByText('The changes have been accepted. The run starts in a moment.')).toBeDefined();
  expect(server.changes).toMatchObject([{ body: { action: 'accept' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a feed that is held back says why the run after that failed', async () => {
  const problemCause = { code: 'ldap-busy', values: { server: 'ldaps://dc1.example' } };
  await open(feed('ad', { ...heldBack, problem: 'It is busy.', problemCause }));
  const ad = await card('ad');
  expect(ad.getByText('1,250 of 10,000 people would leave.')).toBeDefined();
  expect(ad.getByText('The directory server ldaps://dc1.example is busy.')).toBeDefined();
  expect(ad.getByText(/The latest one didn’t finish:$/)).toBeDefined();
  server.feeds = [feed('ad', heldBack)];
  await refetch();
  await expect.poll(() => ad.queryByText(/The latest one didn’t finish:$/)).toBeNull();
  expect(ad.getByText('1,250 of 10,000 people would leave.')).toBeDefined();
});

test('a run is interrupted after confirmation', async () => {
  await open(feed('ad', { status: 'running', progress }));
  const ad = await card('ad');
  await user.click(ad.getByRole('button', { name: 'Interrupt ad' }));
  await user.click(await screen.findByRole('button', { name: 'Let it run' }));
  expect(server.changes).toEqual([]);
  await user.click(ad.getByRole('button', { name: 'Interrupt ad' }));
  await user.click(await screen.findByRole('button', { name: 'Interrupt the run' }));
  expect(await ad.findByText('The run is being interrupted.')).toBeDefined();
  expect(server.changes).toMatchObject([{ body: { action: 'interrupt' } }]);
});

test('an action that the server rejects shows the reason', async () => {
  await open(feed('ad', heldBack));
  server.nextFailures.push(['feed.not-scheduled', 409]);
  const ad = await card('ad');
  await user.click(ad.getByRole('button', { name: 'Accept… ad' }));
  await user.click(await screen.findByRole('button', { name: 'Accept and run' }));
  const question = within(screen.getByRole('dialog'));
  expect((await question.findByRole('alert')).textContent).toContain('can’t do this right now');
  await user.click(question.getByRole('button', { name: 'Keep as is' }));
  server.nextFailures.push('unreachable');
  await user.click(ad.getByRole('button', { name: 'Run now ad' }));
  expect(await ad.findByRole('alert')).toBeDefined();
});

test('the last known state remains while the server does not respond', async () => {
  await open(feed('ad'));
  await card('ad');
  server.areFeedsUnreachable = true;
  void refetch();
  expect(await screen.findByText(/^The state of the feeds couldn’t be updated\./)).toBeDefined();
  expect((await card('ad')).getByText('Up to date')).toBeDefined();
  server.areFeedsUnreachable = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.queryByText(/^The state of the feeds couldn’t/)).toBeNull();
});

test('feeds that need attention come first and keep their position, and many feeds can be searched', async () => {
  const feeds = Array.from({ length: 50 }, (_, index) => feed(`feed-${String(index).padStart(2, '0')}`));
  feeds[30] = feed('feed-30', heldBack);
  feeds[40] = feed('feed-40', { status: 'failing', problem: 'It does not answer.' });
  await open(...feeds);
  await card('feed-30');
  const names = () => screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
  expect(names().slice(0, 3)).toEqual(['feed-30', 'feed-40', 'feed-00']);
  server.feeds = feeds.map(({ name }) => feed(name));
  await refetch();
  await expect.poll(() => screen.queryByText('Held back')).toBeNull();
  expect(names().slice(0, 3)).toEqual(['feed-30', 'feed-40', 'feed-00']);
  await user.type(screen.getByRole('searchbox', { name: 'Find a feed' }), 'FEED-1');
  expect(names()).toHaveLength(10);
  await user.type(screen.getByRole('searchbox', { name: 'Find a feed' }), 'x');
  expect(screen.getByText('No feeds match.')).toBeDefined();
});

test('of a thousand feeds, the first are shown, and the others are found by name or by showing more', async () => {
  const feeds = Array.from({ length: 1000 }, (_, index) => feed(`feed-${String(index).padStart(4, '0')}`));
  feeds[900] = feed('feed-0900', heldBack);
  await open(...feeds);
  await card('feed-0900');
  const names = () => screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
  expect(names()).toHaveLength(30);
  expect(names().slice(0, 2)).toEqual(['feed-0900', 'feed-0000']);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(names()).toHaveLength(230);
  expect(document.activeElement?.textContent).toContain('feed-0029');
  await user.type(screen.getByRole('searchbox', { name: 'Find a feed' }), '0999');
  expect(names()).toEqual(['feed-0999']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('each run shows how it ended, what it read and why it failed', async () => {
  const none = { added: 0, changed: 0, unchanged: 0, left: 0, rejected: 0 };
  const run = (id: number, more: Partial<FeedRun>): FeedRun => ({
    id,
    feed: 'ad',
    kind: 'ldap',
    startedAt: ago(9),
    finishedAt: ago(8),
    startedBy: '',
    startedByPerson: null,
    outcome: 'imported',
    mode: 'complete',
    problem: '',
    peopleBefore: 100,
    figures: { ...none, unchanged: 100 },
    faultCount: 0,
    rejected: [],
    ...more,
  });
  server.runs = [
    run(5, { mode: 'changes' }),
    run(4, { outcome: 'held-back' }),
    run(3, { outcome: 'failed', figures: none, problem: 'The directory server does not answer.' }),
    run(2, { outcome: 'interrupted', figures: none }),
    run(1, { outcome: 'dry-run' }),
  ];
  await open(feed('ad'));
  const list = await screen.findByRole('list', { name: 'Latest runs' });
  const runs = within(list).getAllByRole('article');
  const expected = [
    ['Imported', 'Changes only'],
    ['Held back', 'Complete list · Nothing was changed.'],
    ['Failed', 'The directory server does not answer.'],
    ['Interrupted', 'Complete list · Nothing was changed.'],
    ['Compared only', 'Complete list · Nothing was changed.'],
  ];
  for (const [index, texts] of expected.entries()) {
    for (const text of texts) expect(within(runs[index]!).getByText(text), text).toBeDefined();
  }
  // Nothing was counted in the run that failed.
  expect(runs.map((one) => within(one).queryByText('Unchanged') !== null)).toEqual([true, true, false, false, true]);
});
