import { addressFileLimit, type AllowedAddress } from '@directory/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeSettings, lyon, paris } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';
import { unreadable } from '../../../../test/unreadable-file.ts';

let server: FakeSettings;
let directory: Awaited<ReturnType<typeof openDirectory>>;
const user = userEvent.setup({ applyAccept: false });

async function openAddresses(query: string) {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: `/settings?section=addresses${query}`, viewer, answer: server.answer });
}

const button = (name: string) => screen.findByRole('button', { name });
const file = (content: unknown, name = 'addresses.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name);
const choose = async (chosen: File) => user.upload(await screen.findByLabelText('Choose a JSON file'), chosen);

async function chooseUnit() {
  await screen.findByRole('option', { name: 'France Renewables (BU01)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Business unit' }), 'BU01');
}

beforeEach(() => {
  server = new FakeSettings();
});

test('shows the rows of a list before it is saved', async () => {
  await openAddresses('&action=add');
  await chooseUnit();
  expect(await button('Submit')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('option', { name: 'Brazil (BU02)' })).toBeNull();
  await choose(file({ bu: 'BU01', allowedAddresses: [{ ...paris, C_countryname: 'fr' }, lyon] }));
  expect(await screen.findByText(/The file has 2 addresses and no errors/)).toBeDefined();
  const table = within(screen.getByRole('table', { name: 'Addresses in the file' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  await user.dblClick(await button('Submit'));
  expect(await screen.findByText('France Renewables (BU01) now has 2 addresses.')).toBeDefined();
  expect(server.changes.map(({ name, body }) => [name, body])).toEqual([
    ['POST /api/admin/buAddresses', { bu: 'BU01', allowedAddresses: [paris, lyon] }],
  ]);
});

test.each([
  ['a file of another type', file('a,b', 'addresses.csv'), /^The selected file is not a json file\.$/],
  [
    'JSON with a mistake',
    file('{\n  "bu": BU01\n}'),
    /^The selected file is not a json file\..* can’t be read from line 2, column 9 on\.$/,
  ],
  [
    'a file in UTF-16',
    new File([Uint8Array.of(0xff, 0xfe, 0x7b, 0)], 'addresses.json'),
    /^The file isn’t encoded in UTF-8/,
  ],
  [
    'a picture',
    new File([Uint8Array.of(0x89, 0x50, 0x4e)], 'addresses.json'),
    /^The selected file is not a json file\.$/,
  ],
  ['a file that has been moved', unreadable(file('{}')), /^The file can’t be read any more\./],
  ['truncated JSON', file('{"bu": "BU01", '), /can’t be read from line 1, column 16 on\.$/],
  [
    'the file of another unit',
    file({ bu: 'BU02', allowedAddresses: [paris] }),
    /This file is for Brazil \(BU02\), but you chose France Renewables \(BU01\)/,
  ],
])('%s is rejected with a message', async (_, chosen, sentence) => {
  await openAddresses('&action=add');
  await chooseUnit();
  await choose(chosen);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(await button('Submit')).toHaveProperty('disabled', true);
});

test('a file beyond the limit is rejected before it is sent', async () => {
  await openAddresses('&action=add');
  await chooseUnit();
  const good = JSON.stringify({ bu: 'BU01', allowedAddresses: [paris] });
  await choose(file(good.padEnd(addressFileLimit + 1)));
  expect((await screen.findByRole('alert')).textContent).toBe('The file is larger than 32 MB.');
  expect(await button('Submit')).toHaveProperty('disabled', true);
  await user.click(await button('Submit'));
  expect(server.changes).toEqual([]);
  await choose(file(good));
  expect(await screen.findByText(/The file has 1 address and no errors/)).toBeDefined();
});

test('a list that exceeds the limit when encoded is rejected with a message', async () => {
  // Countries are saved by name, which may be longer than the code in the file.
  server.nextFailures.push(['request.too-large', 413]);
  await openAddresses('&id=BU02');
  await choose(file({ bu: 'BU02', allowedAddresses: [lyon] }, 'brazil.json'));
  await screen.findByRole('table', { name: 'New addresses' });
  await user.click(await button('Submit'));
  expect((await screen.findByRole('alert')).textContent).toContain('This is too large to send.');
  expect(screen.getByText('brazil.json')).toBeDefined();
});

test('faults are listed with their row and field', async () => {
  await openAddresses('&action=add');
  await chooseUnit();
  const rows: unknown[] = [
    paris,
    paris,
    { ...paris, C_countryname: 'Atlantis' },
    { ...paris, city: '' },
    { ...lyon, x: 1 },
  ];
  await choose(file({ bu: 'BU01', allowedAddresses: rows }));
  const table = within(await screen.findByRole('table', { name: 'Errors' }));
  const cells = table.getAllByRole('row').slice(1);
  expect(cells.map((row) => row.firstChild?.textContent)).toEqual(['2', '3', '4', '5']);
  expect(table.getByText('Same address as row 1.')).toBeDefined();
  expect(table.getByText('Country (C_countryname)')).toBeDefined();
  expect(await button('Submit')).toHaveProperty('disabled', true);
});

test('an empty list cannot be saved', async () => {
  await openAddresses('&action=add');
  await chooseUnit();
  await choose(file({ bu: 'BU01', allowedAddresses: [] }));
  expect(await screen.findByText('The address list is empty.')).toBeDefined();
});

test('a change shows which addresses would be added and removed', async () => {
  await openAddresses('&id=BU02');
  expect(await screen.findByRole('table', { name: 'Current addresses' })).toBeDefined();
  const sendFile = (addresses: AllowedAddress[]) => choose(file({ bu: 'BU02', allowedAddresses: addresses }));
  await sendFile([paris]);
  expect(await screen.findByText('The file matches the current list exactly.')).toBeDefined();
  expect(await button('Submit')).toHaveProperty('disabled', true);
  await sendFile([lyon]);
  expect(within(await screen.findByRole('table', { name: 'New addresses' })).getByText('Lyon')).toBeDefined();
  expect(within(screen.getByRole('table', { name: 'Removed addresses' })).getByText('Paris')).toBeDefined();
  await user.click(await button('Submit'));
  await waitFor(() => expect(server.changes[0]?.body).toEqual({ bu: 'BU02', allowedAddresses: [lyon], version: 4 }));
});

test('each table of a change shows its first rows, however many of another one were shown', async () => {
  const street = (number: number): AllowedAddress => ({ ...lyon, streetAddress: `${number} rue Garibaldi` });
  const before = Array.from({ length: 60 }, (_, row) => street(row));
  server.lists = [{ ...server.lists[0]!, addressCount: before.length, allowedAddresses: before }];
  await openAddresses('&id=BU02');
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name })).getAllByRole('row').length - 1;
  expect(await rowsOf('Current addresses')).toBe(20);
  await user.click(await button('Show more'));
  expect(await rowsOf('Current addresses')).toBe(60);
  await choose(file({ bu: 'BU02', allowedAddresses: before.map((_, row) => street(100 + row)) }));
  expect(await rowsOf('New addresses')).toBe(20);
  expect(await rowsOf('Removed addresses')).toBe(20);
});

/**
 * Submits a file to a server that does not respond to the first request, but may store the list. It responds to later ones if `isReachable`.
 * Returns the number of requests that ended early.
 */
async function saveSlowly({ isStored = false, isReachable = true } = {}): Promise<() => number> {
  let sent = 0;
  let stopped = 0;
  const endOf = ({ signal }: Request) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        stopped++;
        reject(signal.reason as Error);
      });
    });
  const answer: typeof server.answer = async (request) => {
    if (sent > 0 && !isReachable) return await endOf(request);
    if (request.method !== 'POST' || sent++ > 0) return await server.answer(request);
    if (isStored) server.lists.push({ ...server.lists[0]!, bu: 'BU01', version: 1, allowedAddresses: [paris] });
    return await endOf(request);
  };
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  directory = await openDirectory({ at: '/settings?section=addresses&action=add', viewer, answer });
  await chooseUnit();
  await choose(file({ bu: 'BU01', allowedAddresses: [paris] }));
  await user.click(await button('Submit'));
  expect(await button('Saving…')).toBeDefined();
  return () => stopped;
}

test('Stop ends the saving of a list and keeps the file, which can be saved again', async () => {
  const stopped = await saveSlowly();
  expect(await screen.findByRole('progressbar', { name: 'Saving 1 address…' })).toBeDefined();
  (await button('Stop')).focus();
  await user.keyboard('{Enter}');
  expect((await screen.findByText('Saving was stopped.')).closest('output')).not.toBeNull();
  expect(document.activeElement).toBe(await button('Submit'));
  expect(stopped()).toBe(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(await button('Submit'));
  expect(await screen.findByText('France Renewables (BU01) now has 1 address.')).toBeDefined();
});

test('Stop after the list was stored, but before the response, shows that it is saved', async () => {
  await saveSlowly({ isStored: true });
  await user.click(await button('Stop'));
  expect(await screen.findByText('France Renewables (BU01) now has 1 address.')).toBeDefined();
  expect(screen.queryByText('Saving was stopped.')).toBeNull();
});

test('Stop on a connection that no longer responds says so after some time', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  await saveSlowly({ isReachable: false });
  await user.click(await button('Stop'));
  limit.abort(new DOMException('', 'TimeoutError'));
  expect((await screen.findByRole('alert')).textContent).toContain('The directory can’t be reached.');
  expect(await button('Submit')).toBeDefined();
});

test('leaving the form after Stop ends the request for the lists too, whose response would open another page', async () => {
  const stopped = await saveSlowly({ isStored: true, isReachable: false });
  await user.click(await button('Stop'));
  await waitFor(() => expect(stopped()).toBe(1));
  void directory.router.navigate('/settings?section=chart');
  await user.click(await button('Leave'));
  await screen.findByRole('heading', { level: 2, name: 'Org chart' });
  await waitFor(() => expect(stopped()).toBe(2));
});

test('Cancel stops a list that is being saved', async () => {
  const stopped = await saveSlowly();
  expect(stopped()).toBe(0);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(stopped()).toBe(1));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add addresses for a business unit' })).toBeNull());
});

test('the file is kept when the connection is lost', async () => {
  server.nextFailures.push('unreachable');
  await openAddresses('&id=BU02');
  await choose(file({ bu: 'BU02', allowedAddresses: [lyon] }, 'brazil.json'));
  await screen.findByRole('table', { name: 'New addresses' });
  await user.click(await button('Submit'));
  expect((await screen.findByRole('alert')).textContent).toContain('What you entered is still here.');
  expect(screen.getByText('brazil.json')).toBeDefined();
  await user.click(await button('Submit'));
  expect(await screen.findByText('Brazil (BU02) now has 1 address.')).toBeDefined();
});
