import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { administrator, FakeSettings, rule } from '../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';

let server: FakeSettings;
const user = userEvent.setup();

beforeEach(() => {
  server = new FakeSettings();
  // A phone.
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(width < 48rem)',
    addEventListener() {},
    removeEventListener() {},
  }));
});

async function open(section: string) {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  return openDirectory({ at: `/Settings?section=${section}`, viewer, answer: server.answer });
}

test('on a phone an entry shows its name, what tells it from others and its problems; the rest when it is opened', async () => {
  server.administrators = [administrator(ada), administrator(null, 'gone@group.example')];
  await open('administrators');
  const [first, second] = within(await screen.findByRole('list', { name: 'Admins' })).getAllByRole('listitem');
  const gone = within(second!);
  expect(within(first!).queryByText(/^Added/)).toBeNull();
  expect(second?.textContent).toBe('gone@group.exampleNot in the directory');
  const details = gone.getByRole('button', { name: 'Details of gone@group.example' });
  expect(details.getAttribute('aria-expanded')).toBe('false');
  details.focus();
  await user.keyboard('{Enter}');
  expect(details.getAttribute('aria-expanded')).toBe('true');
  expect(gone.getByText(/^Added/)).toBeDefined();
  expect(within(first!).queryByText(/^Added/)).toBeNull();
  await user.click(gone.getByRole('button', { name: 'Remove gone@group.example' }));
  expect(
    await screen.findByRole('dialog', { name: 'Remove gone@group.example from the administrators?' }),
  ).toBeDefined();
});

test('on a phone a rule is opened to change it', async () => {
  await open('organizations');
  const [item] = within(await screen.findByRole('list', { name: 'Organizations' })).getAllByRole('listitem');
  const toggle = within(item!).getByRole('button');
  expect(within(item!).queryByRole('list')).toBeNull();
  await user.click(toggle);
  expect(within(item!).getByRole('list', { name: 'Editable fields' })).toBeDefined();
  const link = within(item!).getByRole('link', { name: /^Change / });
  expect(link.getAttribute('href')).toMatch(/section=organizations&action=change&id=\w+/);
});

test('on a phone an address list is opened for its buttons', async () => {
  await open('addresses');
  const [list] = within(await screen.findByRole('list', { name: 'Addresses' })).getAllByRole('listitem');
  expect(list?.textContent).toMatch(/^Brazil \(BU02\)1 address · changed /);
  expect(within(list!).queryByRole('button', { name: /^Download / })).toBeNull();
  await user.click(within(list!).getByRole('button', { name: /^Details of / }));
  expect(within(list!).getByRole('button', { name: 'Download Brazil (BU02)' })).toBeDefined();
  expect(within(list!).getByRole('link', { name: 'Change Brazil (BU02)' })).toBeDefined();
});

test('on a phone a row of the vocabulary is opened for its buttons', async () => {
  await open('vocabulary');
  const [place] = within(await screen.findByRole('list', { name: 'Words that mean the same' })).getAllByRole(
    'listitem',
  );
  expect(place?.textContent).toBe('IDFPlace · Île-de-France');
  await user.click(within(place!).getByRole('button', { name: 'Details of IDF' }));
  await user.click(within(place!).getByRole('button', { name: 'Remove IDF' }));
  const question = within(await screen.findByRole('dialog', { name: /IDF/ }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['IDF', 'Île-de-France']);
});

test('on a phone an address has nothing to open', async () => {
  await open('addresses&action=change&id=BU02');
  const list = within(await screen.findByRole('list', { name: 'Current addresses' }));
  expect(list.getByRole('listitem').textContent).toBe('Rivoli1 rue de Rivoli · 75001 Paris · France');
  expect(list.queryByRole('button')).toBeNull();
});

test('on a phone the faults of a file are a list', async () => {
  const fault = { line: 12, field: 'login', code: 'error.e3', reason: 'is missing' } as const;
  server.preview = { people: [] };
  server.upload = {
    faults: [
      { ...fault, isRowRejected: true },
      { ...fault, line: 1340, field: 'city' },
    ],
    faultCount: 2,
  };
  await open('feeds&action=add');
  await user.type(await screen.findByRole('combobox', { name: 'Feed name' }), 'hr-europe');
  await user.upload(screen.getByLabelText('Choose a people file'), new File(['login'], 'people.csv'));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Check the whole file' }));
  const rows = within(await screen.findByRole('list', { name: 'Problems' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Line 12 · Login (account name)This value is required.Row rejected',
    'Line 1,340 · CityThis value is required.',
  ]);
  expect(screen.queryByRole('table')).toBeNull();
});

test('on a phone an entry of the audit log is opened for the changed values, if there are any', async () => {
  const entry = { at: '2026-11-20T10:00:00.000Z', actor: ada.login, actorPerson: ada, subjectPerson: null };
  server.audit = [
    {
      ...entry,
      id: 2,
      kind: 'domain.removed',
      subject: 'old.example',
      before: { allowedAttributes: ['city'] },
      after: null,
    },
    { ...entry, id: 1, kind: 'recording.removed', subject: ada.login, before: null, after: null },
  ];
  await open('audit');
  const [removal, recording] = within(await screen.findByRole('list', { name: 'Audit log' })).getAllByRole('listitem');
  expect(removal?.textContent).toMatch(/old\.example.*Nov 20, 2026.* · Ada LOVELACE$/);
  await user.click(within(removal!).getByRole('button'));
  expect(removal?.textContent).toContain('Before: City');
  expect(within(recording!).queryByRole('button')).toBeNull();
});

test('a long list shows its first items; those that are added get the focus', async () => {
  server.rules = Array.from({ length: 250 }, (_, row) => rule(`unit-${row}.example`, ['mobilePhone']));
  await open('domains');
  const list = within(await screen.findByRole('list', { name: 'Domains' }));
  expect(list.getAllByRole('listitem')).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const items = list.getAllByRole('listitem');
  expect(items).toHaveLength(250);
  expect(document.activeElement).toBe(items[100]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

const ways = ['Back', 'Cancel', 'Submit'];

test.each(ways)('%s in the form of an entry restores the filter and how much of the list was shown', async (way) => {
  server.rules = Array.from({ length: 350 }, (_, row) => rule(`unit-${row}.example`, ['mobilePhone']));
  const { router } = await open('domains');
  const listed = async () => within(await screen.findByRole('list', { name: 'Domains' })).getAllByRole('listitem');
  const region = await screen.findByRole('region', { name: 'Domains' });
  await listed();
  expect(region.contains(document.activeElement)).toBe(false);
  await user.type(screen.getByRole('searchbox'), 'unit');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const last = within((await listed())[250]!);
  await user.click(last.getByRole('button'));
  await user.click(last.getByRole('link', { name: /^Change / }));
  const form = await screen.findByRole('form');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Domains Change' }));
  expect(document.activeElement?.contains(form)).toBe(true);
  if (way === 'Back') await router.navigate(-1);
  else if (way === 'Cancel') await user.click(screen.getByRole('link', { name: way }));
  else {
    await user.click(screen.getByRole('checkbox', { name: 'Fax' }));
    await user.click(screen.getByRole('button', { name: way }));
    expect((await screen.findByText(/has been saved/)).closest('[tabindex]')).toBe(document.activeElement);
  }
  const items = await listed();
  expect(items).toHaveLength(300);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('unit');
  if (way !== 'Submit') expect(document.activeElement).toBe(within(items[250]!).getByRole('button'));
});

test('a list begins anew after another section, and after an entry was added', async () => {
  server.rules = Array.from({ length: 12 }, (_, row) => rule(`unit-${row}.example`, ['mobilePhone']));
  const { router } = await open('domains');
  await user.type(await screen.findByRole('searchbox'), 'unit-3');
  await router.navigate('/Settings?section=domains&action=add');
  await screen.findByRole('form');
  await router.navigate('/Settings?section=domains&action=change');
  const filter = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(filter.value).toBe('');
  await user.type(filter, 'unit-3');
  await router.navigate('/Settings?section=domains&action=change&id=unit-3.example');
  await screen.findByRole('form');
  await router.navigate('/Settings?section=administrators');
  await router.navigate('/Settings?section=domains&action=change');
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('');
});

test('on a phone a person is opened for the downloads of their data and to be erased', async () => {
  const present = {
    id: 1,
    login: 'ada@group.example',
    firstName: 'Ada',
    lastName: 'Here',
    leftAt: null,
    erasedFrom: null,
  };
  const leaver = { ...present, id: 2, lastName: 'Gone', leftAt: '2026-11-01T10:00:00.000Z' };
  server.listedPeople = [leaver, present];
  await open('privacy');
  const list = await screen.findByRole('list', { name: 'People who left most recently' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toBe('Ada GONEada@group.example');
  await user.click(within(first!).getByRole('button', { name: 'Details of Ada GONE' }));
  expect(within(first!).getByText('Left on November 1, 2026. Not erased automatically.')).toBeDefined();
  await user.click(within(second!).getByRole('button', { name: 'Details of Ada HERE' }));
  expect(within(second!).getByRole('button', { name: /^As a readable page/ })).toBeDefined();
  expect(within(second!).queryByRole('button', { name: /^Erase/ })).toBeNull();
  await user.click(within(first!).getByRole('button', { name: 'Erase the data of Ada GONE' }));
  expect(screen.getByRole('dialog', { name: 'Erase the data of Ada GONE?' })).toBeDefined();
});
