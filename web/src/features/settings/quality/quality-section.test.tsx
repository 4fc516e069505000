import { qualityKinds, type QualityReport } from '@directory/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSettings, grace } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';
import { chooseLanguage } from '../../../messages/messages.ts';

const user = userEvent.setup();
const computedAt = '2026-11-20T10:42:00.000Z';

let report: QualityReport;
let calls: { name: string; query: Record<string, string> }[];
let total: number;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;

function reportOf(counts: Partial<Record<(typeof qualityKinds)[number], number>>): QualityReport {
  const all = qualityKinds.map((kind) => ({ kind, count: counts[kind] ?? 0 }));
  return { computedAt, people: 5000, counts: all, progress: null, hasFailed: false };
}

const person = (row: number) => ({ ...grace, login: `p${row}`, lastName: `Hopper ${row}` });

/** Responds with two duplicates and then single findings. */
async function answer(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/api/admin/data-quality')) return await settings.answer(request);
  const query = Object.fromEntries(searchParams);
  calls.push({ name: `${request.method} ${pathname.replace('/api/admin/data-quality', '')}`, query });
  if (pathname.endsWith('/units')) {
    const units = [
      { id: 'BU01', name: 'France Renewables', count: 2 },
      { id: '', name: '', count: 1 },
    ];
    return Response.json({ total: 2, units });
  }
  if (pathname.endsWith('/findings')) {
    const after = Number(query['after']);
    const findings = Array.from({ length: Math.min(50, total - after) }, (_, row) => ({
      person: after + row === 2 ? null : person(after + row),
      detail: after + row === 2 ? '' : 'twins@mail.example',
      group: after + row < 2 ? 1 : 0,
    }));
    return Response.json({ computedAt, total, findings });
  }
  if (pathname.endsWith('/export')) {
    return new Response('csv', { headers: { 'content-disposition': 'attachment; filename="data-quality-1.csv"' } });
  }
  if (request.method === 'POST') report = { ...report, progress: { done: 1200, total: 5000 } };
  return Response.json(report);
}

let settings: FakeSettings;
async function openReport(query = '') {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  directory = await openDirectory({ at: `/Settings?section=quality${query}`, viewer, answer });
}

beforeEach(() => {
  settings = new FakeSettings();
  report = reportOf({ 'shared-email': 3 });
  calls = [];
  total = 3;
});

afterEach(async () => {
  await chooseLanguage('en');
});

test('before the first check there is only the button, then the progress', async () => {
  report = { ...reportOf({}), computedAt: null, people: 0 };
  await openReport();
  expect(await screen.findByText(/hasn’t been checked yet/)).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Problems found' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check the data' }));
  expect(await screen.findByText('1,200 of 5,000 people read')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Checking…' })).toBeDefined();
  expect((await screen.findByRole('button', { name: 'Checking…' })).ariaDisabled).toBe('true');
});

test('the counts are shown with their time, and link to the lists', async () => {
  await openReport();
  expect(await screen.findByText(/^As of .*2026.*, 5,000 people$/)).toBeDefined();
  const kinds = screen.getByRole('navigation', { name: 'Problems found' });
  expect(within(kinds).getAllByRole('link')).toHaveLength(qualityKinds.length);
  await user.click(within(kinds).getByRole('link', { name: /3\s*Shared emails/ }));
  const list = await screen.findByRole('list', { name: 'Shared emails' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/HOPPER 0.*twins@mail\.example/),
    expect.stringMatching(/HOPPER 1/),
    'Has left or changed business units since the check',
  ]);
  expect(within(list).getAllByRole('link')[0]?.getAttribute('href')).toContain('p0');
  expect(directory?.router.state.location.search).toContain('kind=shared-email');
});

test('the filters are in the address', async () => {
  await openReport('&kind=shared-email&by=businessUnit&unit=BU01');
  await screen.findByRole('list', { name: 'Shared emails' });
  const asked = () => calls.filter(({ name }) => name === 'GET /findings').map(({ query }) => query);
  expect(asked()).toEqual([{ kind: 'shared-email', by: 'businessUnit', unit: 'BU01', limit: '50', after: '0' }]);
  const unit = screen.getByRole('combobox', { name: 'Business unit' });
  await screen.findByRole('option', { name: 'France Renewables (2)' });
  await user.selectOptions(unit, '(none) (1)');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ unit: '' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Feed');
  await waitFor(() => expect(asked().at(-1)).toEqual({ kind: 'shared-email', by: 'feed', limit: '50', after: '0' }));
  expect(directory?.router.state.location.search).toMatch(/by=feed$/);
});

test('the next page begins after the displayed rows', async () => {
  total = 60;
  await openReport('&kind=odd-phone');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(60));
  expect(calls.at(-1)?.query).toMatchObject({ after: '50' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an empty list and a failed check show a message', async () => {
  total = 0;
  report = { ...report, hasFailed: true };
  await openReport('&kind=odd-phone');
  expect(await screen.findByText('No one has this problem.')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('The check failed.');
});

test('the file has the filters of the list and the reader’s language', async () => {
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  await chooseLanguage('fr');
  await openReport('&kind=shared-email&by=feed&unit=hr');
  await user.click(await screen.findByRole('button', { name: 'Exporter en CSV' }));
  await waitFor(() => expect(createUrl).toHaveBeenCalled());
  expect(calls.find(({ name }) => name === 'GET /export')?.query).toEqual({
    kind: 'shared-email',
    by: 'feed',
    unit: 'hr',
    language: 'fr',
  });
  createUrl.mockRestore();
});

test('an administrator of a business unit sees the problems of that unit', async () => {
  const viewer = { login: ada.login, isAdministrator: false, administeredUnits: ['BU02'], person: ada };
  directory = await openDirectory({
    at: '/Settings?section=quality&kind=shared-email&by=feed&unit=hr',
    viewer,
    answer: (request) => (new URL(request.url).pathname === '/api/viewer' ? Response.json(viewer) : answer(request)),
  });
  expect(await screen.findByRole('combobox', { name: 'Business unit' })).toBeDefined();
  expect(screen.queryByRole('option', { name: /^All/ })).toBeNull();
  const asked = calls.filter(({ name }) => /(?:findings|units)$/.test(name));
  expect(asked.map(({ query }) => query['by'])).toEqual(asked.map(() => 'businessUnit'));
  expect(asked.find(({ name }) => name.endsWith('findings'))?.query).toMatchObject({ unit: 'BU02' });
});
