import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeSettings } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';
import { unreadable } from '../../../../test/unreadable-file.ts';

let server: FakeSettings;
const user = userEvent.setup();

async function open(query = '') {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: `/Settings?section=vocabulary${query}`, viewer, answer: server.answer });
}

beforeEach(() => {
  server = new FakeSettings();
});

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Words that mean the same' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    );
};
const csv = (text: string) => new File([text], 'words.csv', { type: 'text/csv' });

test('the list shows each row and can be searched without accents', async () => {
  await open();
  expect(await rows()).toEqual([
    ['Place', 'IDFÎle-de-France'],
    ['Role', 'DRHHR director'],
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Search the list' }), 'ile-de');
  expect(await rows()).toEqual([['Place', 'IDFÎle-de-France']]);
  expect(screen.getByText('1 row')).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('0 rows')).toBeDefined();
});

test('the form for a file appears with the list, which would move it', async () => {
  const list = Promise.withResolvers<void>();
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  const answer = async (request: Request) => {
    if (request.url.endsWith('/api/admin/synonyms')) await list.promise;
    return server.answer(request);
  };
  await openDirectory({ at: '/Settings?section=vocabulary', viewer, answer });
  await screen.findByText(/^A search for one of these words/);
  expect(screen.queryByLabelText('Choose a CSV file')).toBeNull();
  list.resolve();
  expect(await screen.findByLabelText('Choose a CSV file')).toBeDefined();
  expect(await rows()).toHaveLength(2);
});

test('an empty list shows a message and a link to the form', async () => {
  server.synonyms = [];
  await open();
  expect(await screen.findByText('No words have been added yet.')).toBeDefined();
});

test('words are added, one on each line', async () => {
  await open('&action=add');
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Enter at least two words.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Words' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'unit');
  await user.type(screen.getByRole('textbox', { name: 'Words' }), 'GEMS{Enter}gems');
  expect(screen.getByText('The same word appears twice.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Words' }), ' energy management ');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('The words for GEMS have been added.');
  expect(server.changes.map(({ name, body }) => [name, body])).toEqual([
    ['POST /api/admin/synonyms', { kind: 'unit', words: ['GEMS', 'gems energy management'] }],
  ]);
});

test('words are changed with their version, and removed after confirmation', async () => {
  await open();
  await user.click(await screen.findByRole('link', { name: 'Change DRH' }));
  await user.type(await screen.findByRole('textbox', { name: 'Words' }), '{Enter}CHRO');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('The words for DRH have been saved.');
  await user.click(await screen.findByRole('button', { name: 'Remove DRH' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await screen.findByText('The words for DRH have been removed.');
  expect(server.changes.map(({ name, query, body }) => [name, query, body])).toEqual([
    ['PUT /api/admin/synonyms/1', {}, { kind: 'role', words: ['DRH', 'HR director', 'CHRO'], version: 2 }],
    ['DELETE /api/admin/synonyms/1', { version: '2' }, undefined],
  ]);
});

test('if someone else has changed the words, the newer ones are shown and the typed ones are kept', async () => {
  await open('&id=1');
  await user.type(await screen.findByRole('textbox', { name: 'Words' }), '{Enter}CHRO');
  server.nextFailures.push(['synonyms.stale', 409]);
  server.synonyms = server.synonyms.map((row) => ({ ...row, words: ['DRH', 'HRD'], version: 3 }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('HRD');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const body = { kind: 'role', words: ['DRH', 'HR director', 'CHRO'], version: 3 };
  await waitFor(() => expect(server.changes.at(-1)?.body).toEqual(body));
});

test('a file with a fault changes nothing, and each fault has its line and column', async () => {
  await open();
  await user.upload(
    await screen.findByLabelText('Choose a CSV file'),
    csv('kind,word 1,word 2\nrole,DAF\njob,CFO,DAF'),
  );
  expect(await screen.findByText('The file has 2 errors. Nothing has been changed.')).toBeDefined();
  const table = screen.getByRole('table', { name: 'Errors' });
  const cells = within(table).getAllByRole('row').slice(1);
  expect(
    cells.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['2', '3', 'Enter at least two words.'],
    ['3', '1', 'The kind must be role, place or unit.'],
  ]);
  expect(screen.queryByRole('button', { name: 'Replace the list' })).toBeNull();
  expect(server.changes).toEqual([]);
});

test('a valid file replaces the list after a preview', async () => {
  await open();
  await user.upload(
    await screen.findByLabelText('Choose a CSV file'),
    csv('\uFEFFrole;CFO;DAF\r\nplace;BNL;Benelux\r\n'),
  );
  expect(await screen.findByText('The file has 2 rows and no errors.')).toBeDefined();
  expect(server.changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Replace the list' }));
  await screen.findByText('The list has been replaced. Rows added: 2; removed: 2.');
  const sent = [
    { kind: 'role', words: ['CFO', 'DAF'] },
    { kind: 'place', words: ['BNL', 'Benelux'] },
  ];
  expect(server.changes.map(({ name, body }) => [name, body])).toEqual([
    ['PUT /api/admin/synonyms', { rows: sent, version: '2 2 3' }],
  ]);
});

test('a list that someone else has changed is replaced only after another confirmation', async () => {
  await open();
  await user.upload(await screen.findByLabelText('Choose a CSV file'), csv('role,CFO,DAF'));
  server.nextFailures.push(['synonyms.stale', 409]);
  server.synonyms = [{ ...server.synonyms[0]!, id: 9, words: ['CHRO', 'HR director'] }];
  await user.click(await screen.findByRole('button', { name: 'Replace the list' }));
  await screen.findByText(/^Someone else has changed the list since you chose the file/);
  await waitFor(async () => expect(await rows()).toEqual([['Role', 'CHROHR director']]));
  await user.click(screen.getByRole('button', { name: 'Replace the list' }));
  await screen.findByText(/^The list has been replaced/);
  expect(server.changes.map(({ body }) => (body as { version?: string }).version)).toEqual(['2 2 3', '1 9 2']);
});

test('a form whose row was removed in the meantime keeps the typed words, and adds them', async () => {
  await open('&id=1');
  await user.type(await screen.findByRole('textbox', { name: 'Words' }), '{Enter}CHRO');
  server.nextFailures.push(['synonyms.unknown', 404]);
  server.synonyms = server.synonyms.slice(1);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^These words have been removed in the meantime. What you typed is kept/);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' }).value).toBe('DRH\nHR director\nCHRO');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('The words for DRH have been added.');
  expect(server.changes.at(-1)).toMatchObject({
    name: 'POST /api/admin/synonyms',
    body: { kind: 'role', words: ['DRH', 'HR director', 'CHRO'] },
  });
});

test('a file that is not in UTF-8 is not read', async () => {
  await open();
  const latin1 = new File([Uint8Array.of(0x72, 0xe9)], 'words.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose a CSV file'), latin1);
  expect(await screen.findByText('The file isn’t encoded in UTF-8. Save it as “CSV UTF-8”.')).toBeDefined();
});

test('a file that has been moved since it was chosen is reported', async () => {
  await open();
  await user.upload(await screen.findByLabelText('Choose a CSV file'), unreadable(csv('role,CFO,DAF')));
  expect((await screen.findByRole('alert')).textContent).toContain('The file can’t be read any more.');
});

test('the list is exported as a file that can be chosen again', async () => {
  let saved: Blob | undefined;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => ((saved = file), 'blob:x'), revokeObjectURL() {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await open();
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saved).toBeDefined());
  expect(await saved?.text()).toContain('kind,"word 1","word 2"\r\nrole,DRH,"HR director"\r\n');
});
