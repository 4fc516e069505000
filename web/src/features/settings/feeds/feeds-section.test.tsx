import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeSettings, grace } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

let server: FakeSettings;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup({ applyAccept: false });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(async () => {
  server = new FakeSettings();
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  const at = '/Settings?section=feeds&action=add';
  directory = await openDirectory({ at, viewer, answer: server.answer });
  await user.type(await screen.findByRole('combobox', { name: 'Feed name' }), 'hr-europe');
  await user.upload(screen.getByLabelText('Choose a people file'), new File(['login'], 'people.CSV'));
});

afterEach(() => {
  directory?.close();
  directory = undefined;
});

test('a file is imported after a dry run', async () => {
  await user.click(await button('Preview import'));
  expect(await screen.findByText('This is what the import would do. Nothing has been changed yet.')).toBeDefined();
  expect(screen.getByText('Added').nextSibling?.textContent).toBe('3');
  server.upload = { outcome: 'imported' };
  await user.click(await button('Import'));
  expect(await screen.findByText('The file has been imported.')).toBeDefined();
  const order = { feed: 'hr-europe', kind: 'csv', acceptsRemovals: 'false' };
  expect(server.changes.map(({ query }) => query)).toEqual([
    { ...order, isDryRun: 'true' },
    { ...order, isDryRun: 'false' },
  ]);
});

test('another feed needs a new dry run', async () => {
  await user.click(await button('Preview import'));
  await button('Import');
  await user.type(screen.getByRole('combobox', { name: 'Feed name' }), '2');
  expect(await button('Preview import')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

test('an import that removes too many people is held back until it is confirmed', async () => {
  const figures = { added: 0, changed: 0, unchanged: 1, left: 40, rejected: 0 };
  server.upload = { figures, peopleBefore: 100 };
  await user.click(await button('Preview import'));
  expect((await screen.findByRole('alert')).textContent).toBe('40 of 100 people would leave the directory.');
  server.upload = { figures, peopleBefore: 100, outcome: 'held-back' };
  await user.click(await button('Import'));
  await user.click(await button('Import anyway'));
  expect(server.changes.at(-1)?.query).toMatchObject({ isDryRun: 'false', acceptsRemovals: 'true' });
});

test('rejected rows are listed with line, field and reason', async () => {
  const fault = { line: 7, field: 'email', code: 'error.e2' as const, reason: 'is no e-mail address' };
  server.upload = { faults: [fault], faultCount: 1 };
  await user.click(await button('Preview import'));
  const table = within(await screen.findByRole('table', { name: 'Rejected rows' }));
  expect(table.getByRole('row', { name: /7 email .*is no e-mail address/ })).toBeDefined();
});

test('a run names the person who started it', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const figures = { added: 1, changed: 0, unchanged: 0, left: 0, rejected: 0 };
  const run = {
    id: 1,
    feed: 'hr-europe',
    kind: 'csv',
    startedAt: at,
    finishedAt: at,
    figures,
    outcome: 'imported' as const,
    mode: 'complete' as const,
    problem: '',
    peopleBefore: 0,
    faultCount: 0,
    rejected: [],
  };
  server.runs = [{ ...run, startedBy: grace.login, startedByPerson: grace }];
  await directory?.queryClient.invalidateQueries();
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  const link = await screen.findByRole('link', { name: 'Grace HOPPER' });
  expect(link.getAttribute('href')).toBe(`/Profile?${grace.login}`);
});
