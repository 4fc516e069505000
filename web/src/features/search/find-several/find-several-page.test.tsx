import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSearch, found } from '../../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';
import { chooseLanguage } from '../../../messages/messages.ts';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
const [ana, bob] = [found('Ana', 'Martin', { city: 'Nantes', distinguishedBy: 'city' }), found('Bob', 'Ray')];
const otherAna = found('Ana', 'Martin', { login: 'ana2@group.example', email: 'ana2@mail.example', city: 'Lyon' });

let search: FakeSearch;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
/** The bodies of the requests. */
let asked: { entries: { identifiers: string[]; names: string[] }[] }[];
let failures: { status: number; code: string }[];
let savedLogins: unknown[];
let files: { name: string; text: () => Promise<string> }[];

async function answer(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/contact-cards') {
    savedLogins.push(((await request.clone().json()) as { logins: string[] }).logins);
    return new Response('BEGIN:VCARD\r\nEND:VCARD\r\n', { headers: { 'content-type': 'text/vcard' } });
  }
  if (pathname !== '/api/users/several') return await search.answer(request);
  const body = (await request.clone().json()) as (typeof asked)[number];
  asked.push(body);
  const failure = failures.shift();
  if (failure !== undefined) {
    const error = { code: failure.code, message: '', requestId: '1' };
    return Response.json({ error }, { status: failure.status, headers: { 'retry-after': '600' } });
  }
  return Response.json(
    body.entries.map(({ identifiers, names }) => {
      if (identifiers.includes('bob@x.example')) return { state: 'found', people: [bob], hasMore: false };
      if (names.includes('Ana Martin')) return { state: 'choice', people: [ana, otherAna], hasMore: true };
      if (names.includes('Too Broad')) return { state: 'unsearched', people: [], hasMore: false };
      return { state: 'unknown', people: [], hasMore: false };
    }),
  );
}

async function openPage(at = '/Find-several'): Promise<HTMLElement> {
  directory = await openDirectory({ at, viewer, answer });
  return await screen.findByRole('textbox', { name: 'People' });
}

const user = userEvent.setup();
const rows = () => within(screen.getByRole('region', { name: 'People found' })).getAllByRole('listitem');
const textOf = (row: HTMLElement | undefined) => row?.textContent ?? '';

async function findPeople(text: string): Promise<void> {
  fireEvent.change(await openPage(), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Find people' }));
  await screen.findByRole('region', { name: 'People found' });
}

beforeEach(() => {
  search = new FakeSearch();
  asked = [];
  failures = [];
  savedLogins = [];
  files = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, text: async () => (await blobs.at(-1)?.text()) ?? '' });
  });
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => {},
    }),
  );
});

afterEach(async () => {
  vi.restoreAllMocks();
  await chooseLanguage('en');
});

describe('Find several people', () => {
  test('sends the entries of the text, and shows each with what was found', async () => {
    await findPeople('Bob Ray <bob@x.example>; Ana Martin; Nobody Known');
    expect(asked).toEqual([
      {
        entries: [
          { identifiers: ['bob@x.example'], names: ['Bob Ray'] },
          { identifiers: [], names: ['Ana Martin'] },
          { identifiers: [], names: ['Nobody Known'] },
        ],
      },
    ]);
    expect(screen.getByRole('heading', { level: 2, name: '1 of 3 found' })).toBeDefined();
    const [first, second, third] = rows();
    expect(within(first!).getByRole('link', { name: 'Bob RAY' }).getAttribute('href')).toBe(
      '/Profile?bob.ray@group.example',
    );
    expect(textOf(second)).toContain('Nantes');
    expect(within(second!).getAllByRole('radio')).toHaveLength(3);
    expect(textOf(second)).toContain('There are more.');
    expect(textOf(third)).toContain('Unknown');
    expect(directory?.router.state.location.search).toBe('');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Martin');
  });

  test('a person is chosen with the keyboard, and counts as found', async () => {
    await findPeople('Ana Martin\nbob@x.example');
    const choices = within(screen.getByRole('group', { name: 'Who is Ana Martin?' }));
    const none = choices.getByRole('radio', { name: 'None of these' });
    expect((none as HTMLInputElement).checked).toBe(true);
    await user.click(none);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await screen.findByRole('heading', { level: 2, name: '2 of 2 found' })).toBeDefined();
    expect((choices.getByRole('radio', { name: /Lyon/ }) as HTMLInputElement).checked).toBe(true);
    expect(screen.getByRole('link', { name: 'Email everyone' }).getAttribute('href')).toBe(
      'mailto:ana2@mail.example,bob.ray@mail.example',
    );
    await user.click(none);
    expect(await screen.findByRole('heading', { level: 2, name: '1 of 2 found' })).toBeDefined();
  });

  test('entries can be filtered by state', async () => {
    await findPeople('Ana Martin\nbob@x.example\nNobody Known\nToo Broad');
    const filter = (name: RegExp) => user.click(screen.getByRole('button', { name }));
    await filter(/^Unknown/);
    expect(rows().map(textOf)).toEqual([expect.stringContaining('Nobody Known')]);
    await filter(/^To choose/);
    expect(rows()).toHaveLength(1);
    await filter(/^All/);
    expect(rows()).toHaveLength(4);
    expect(screen.getByText(/Some searches were too broad/)).toBeDefined();
  });

  test('those who were not found can be copied', async () => {
    await findPeople('Ana Martin\nbob@x.example\nNobody Known');
    await user.click(screen.getByRole('button', { name: 'Copy what wasn’t found' }));
    expect(await navigator.clipboard.readText()).toBe('Ana Martin\nNobody Known');
    await user.click(screen.getByRole('button', { name: 'Copy addresses' }));
    expect(await navigator.clipboard.readText()).toBe('bob.ray@mail.example');
    // Announced by the page's live region: screen readers do not read text that appears inside a button.
    expect(screen.getByText('Copied').closest('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy addresses' })).toBeDefined();
  });

  test('all entries are saved as CSV, in which a formula does not run', async () => {
    await findPeople('bob@x.example\n=HYPERLINK(1)');
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^directory-.*\.csv$/);
    const csv = (await files[0]?.text()) ?? '';
    expect(csv).toContain('"Pasted text",Result,"Last name"');
    expect(csv).toContain('bob@x.example,Found,Ray,Bob');
    expect(csv).toContain('"\'=HYPERLINK');
    expect(await screen.findByText('A file with 1 person was saved.')).toBeDefined();
  });

  test('the people who were found are saved as contacts', async () => {
    await findPeople('bob@x.example\nBOB@x.example (again)\nNobody Known');
    await user.click(screen.getByRole('button', { name: 'Save contacts' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(savedLogins).toEqual([[bob.login]]);
    expect(files[0]?.name).toMatch(/^directory-.*\.vcf$/);
  });

  test('a failure keeps the text, and the search can be repeated', async () => {
    failures.push({ status: 503, code: 'database.unavailable' });
    const box = await openPage();
    fireEvent.change(box, { target: { value: 'bob@x.example\nAna Martin' } });
    await user.click(screen.getByRole('button', { name: 'Find people' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect((box as HTMLTextAreaElement).value).toBe('bob@x.example\nAna Martin');
    await user.click(screen.getByRole('button', { name: 'Find people' }));
    expect(await screen.findByRole('heading', { level: 2, name: '1 of 2 found' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows a warning when the limit of people is reached', async () => {
    failures.push({ status: 429, code: 'people.over-budget' });
    const box = await openPage();
    fireEvent.change(box, { target: { value: 'Ana Martin' } });
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText(/more people than/)).toBeDefined();
    expect((box as HTMLTextAreaElement).value).toBe('Ana Martin');
  });

  test('shows when nothing was recognised, and sends no request', async () => {
    await openPage();
    fireEvent.change(screen.getByRole('textbox', { name: 'People' }), { target: { value: ';;,\n--' } });
    await user.click(screen.getByRole('button', { name: 'Find people' }));
    expect(await screen.findByText('No names or numbers were recognized.')).toBeDefined();
    expect(asked).toEqual([]);
  });

  test('text and choices are restored after a profile was opened, and removed by starting again', async () => {
    await findPeople('Ana Martin');
    await user.click(screen.getByRole('radio', { name: /Lyon/ }));
    await directory?.router.navigate('/');
    await screen.findByRole('heading', { level: 1, name: 'Search people here' });
    await directory?.router.navigate('/Find-several');
    expect(await screen.findByRole('heading', { level: 2, name: '1 of 1 found' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'People' }));
    expect((screen.getByRole('textbox', { name: 'People' }) as HTMLTextAreaElement).value).toBe('');
    expect(screen.queryByRole('heading', { level: 2, name: '1 of 1 found' })).toBeNull();
  });
});

describe('a search box', () => {
  const box = () => screen.findByRole('combobox', { name: 'Search people' });

  async function openHome(): Promise<HTMLElement> {
    directory = await openDirectory({ at: '/', viewer, answer });
    return await box();
  }

  test.each([
    ['several lines', 'Ana Martin\r\nBob Ray\r\n'],
    ['a line of addresses', 'Bob Ray <bob@x.example>, ana@x.example'],
  ])('offers to find the people of %s', async (_, text) => {
    await user.click(await openHome());
    await user.paste(text);
    await user.click(await screen.findByRole('button', { name: 'Find these 2 people' }));
    expect(await screen.findByRole('heading', { level: 2, name: /of 2 found/ })).toBeDefined();
    expect(directory?.router.state.location).toMatchObject({ pathname: '/Find-several', search: '', state: null });
    expect(search.searches).toEqual([]);
  });

  test('finds them on Enter', async () => {
    await user.click(await openHome());
    await user.paste('Ana Martin\nbob@x.example');
    await screen.findByRole('button', { name: 'Find these 2 people' });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: '1 of 2 found' })).toBeDefined();
  });

  test.each(['Dupont, Marie', 'Marie Dupont\r\n', 'Dupont;'])('searches as usual for %j', async (text) => {
    const input = await openHome();
    await user.click(input);
    await user.paste(text);
    await waitFor(() => expect(search.searches).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Find these/ })).toBeNull();
  });

  test('searches again as soon as the text is changed', async () => {
    await user.click(await openHome());
    await user.paste('Ana Martin\nBob Ray');
    await screen.findByRole('button', { name: 'Find these 2 people' });
    await user.keyboard('x');
    await waitFor(() => expect(search.searches.at(-1)).toMatchObject({ globalQuery: 'Ana Martin Bob Rayx' }));
    expect(screen.queryByRole('button', { name: /Find these/ })).toBeNull();
  });
});
