import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeSettings, grace } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

let server: FakeSettings;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup();

async function openAudit(query = '') {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  directory = await openDirectory({ at: `/Settings?section=audit${query}`, viewer, answer: server.answer });
}

const asked = () => server.calls.filter(({ name }) => name === 'GET /api/admin/audit').map(({ query }) => query);

beforeEach(() => {
  server = new FakeSettings();
  const at = '2026-11-20T10:00:00.000Z';
  const profile = { kind: 'profile.edited' as const, subject: grace.login, subjectPerson: grace };
  const rule = { kind: 'domain.changed' as const, subject: 'corp.example', subjectPerson: null };
  server.audit = [
    {
      id: 9,
      at,
      actor: grace.login,
      actorPerson: grace,
      ...profile,
      before: { city: 'Paris' },
      after: { city: 'Lyon' },
    },
    {
      id: 8,
      at,
      actor: 'command line',
      actorPerson: null,
      ...rule,
      before: { allowedAttributes: ['city'] },
      after: { allowedAttributes: ['city', 'state'] },
    },
  ];
});

afterEach(() => {
  directory?.close();
  directory = undefined;
});

test('a record says what changed, who changed it, and from what to what', async () => {
  await openAudit();
  const [edit, rule] = within(await screen.findByRole('list', { name: 'Audit' })).getAllByRole('article');
  expect(edit?.textContent).toMatch(/Own profile edited.*By Grace HOPPER.*City.*Before: Paris.*After: Lyon/);
  expect(rule?.textContent).toMatch(/Domain rule changed · corp\.example.*By the command line/);
  expect(rule?.textContent).toMatch(/Before: City.*After: City, State or region/);
});

test('the filters are in the address', async () => {
  await openAudit(`&kind=domain.changed&person=${encodeURIComponent(grace.login)}`);
  await screen.findByRole('list', { name: 'Audit' });
  expect(asked()[0]).toMatchObject({ kind: 'domain.changed', person: grace.login });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'feed.run');
  await user.click(screen.getByRole('button', { name: `Remove the filter ${grace.login}` }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ kind: 'feed.run', limit: '50' }));
  expect(directory?.router.state.location.search).toContain('kind=feed.run');
});

test('the next page begins before the last record of this one', async () => {
  const [record] = server.audit;
  server.audit = Array.from({ length: 60 }, (_, row) => ({ ...record!, id: 100 - row }));
  await openAudit();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ limit: '50', before: '51' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60));
  expect(screen.getByText('This is the beginning of the trail.')).toBeDefined();
});
