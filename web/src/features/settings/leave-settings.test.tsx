import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeSettings, lyon, paris } from '../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';

let server: FakeSettings;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup({ applyAccept: false });

async function openForm(query: string): Promise<HTMLElement> {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  directory = await openDirectory({ at: `/Settings?section=${query}`, viewer, answer: server.answer });
  return screen.findByRole('form');
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
const tick = async (name: string) => user.click(await screen.findByRole('checkbox', { name }));
const audit = () => screen.getByRole('link', { name: 'Audit log' });
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const answer = (name: string) => user.click(screen.getByRole('button', { name }));

async function choose(label: string, content: string, name: string) {
  await user.upload(await screen.findByLabelText(label), new File([content], name));
}

async function chooseAddresses(bu: string, address = lyon) {
  await choose('Choose a JSON file', JSON.stringify({ bu, allowedAddresses: [address] }), 'addresses.json');
}

/** Whether the browser would ask for confirmation before the window is closed or reloaded. */
function wouldBrowserAsk(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

beforeEach(() => {
  server = new FakeSettings();
});

describe.each<[string, query: string, fill: () => Promise<unknown>]>([
  [
    'an administrator who is typed in',
    'administrators&action=add',
    async () => user.type(await box('Group ID or name'), 'ab'),
  ],
  [
    'an administrator for whom only a unit is chosen',
    'administrators&action=add',
    async () => {
      await screen.findByRole('option', { name: 'France Renewables (BU01)' });
      await user.selectOptions(await box('Administers'), 'BU01');
    },
  ],
  ['an API token that may read photos', 'api&action=add', () => tick('Photos')],
  ['a SCIM token that may only read', 'scim&action=add', async () => user.selectOptions(await box('Access'), 'read')],
  ['a webhook that reports less', 'webhooks&action=add', () => tick('Changes')],
  ['a new rule with its id', 'domains&action=add', async () => user.type(await screen.findByLabelText('Domain'), 'x')],
  ['a new rule with a tick', 'organizations&action=add', () => tick('Fax')],
  ['a rule that is changed', 'domains&id=OKTA', () => tick('Fax')],
  [
    'an address file for a new list',
    'addresses&action=add',
    async () => {
      await screen.findByRole('option', { name: 'France Renewables (BU01)' });
      await user.selectOptions(await box('Business unit'), 'BU01');
      await chooseAddresses('BU01');
    },
  ],
  ['an address file for an existing list', 'addresses&id=BU02', () => chooseAddresses('BU02')],
  ['a people file', 'feeds&action=add', () => choose('Choose a people file', 'login', 'people.csv')],
])('%s', (_, query, fill) => {
  test('asks for confirmation before the user leaves it', async () => {
    const form = await openForm(query);
    expect(wouldBrowserAsk()).toBe(false);
    await fill();
    expect(wouldBrowserAsk()).toBe(true);
    await user.click(audit());
    expect(question()).not.toBeNull();
    await answer('Stay on this page');
    expect(question()).toBeNull();
    expect(screen.getByRole('form')).toBe(form);
    await user.click(audit());
    await answer('Leave');
    expect(await screen.findByRole('region', { name: 'Audit log' })).toBeDefined();
    expect(server.changes).toEqual([]);
  });

  test('does not ask on Cancel', async () => {
    const form = await openForm(query);
    await fill();
    await user.click(within(form).getByRole('link', { name: 'Cancel' }));
    expect(question()).toBeNull();
    expect(screen.queryByRole('form')).not.toBe(form);
  });
});

test.each([
  ['administrators&action=add', () => {}],
  ['domains&action=add', () => {}],
  [
    'domains&id=OKTA',
    async () => {
      await tick('Fax');
      await tick('Fax');
    },
  ],
  ['addresses&id=BU02', () => chooseAddresses('BU02', paris)],
  ['feeds&action=add', () => {}],
])('a form without changes is left at once: %s', async (query, fill) => {
  await openForm(query);
  await fill();
  if (query.startsWith('addresses')) await screen.findByText('The file matches the current list exactly.');
  await user.click(audit());
  expect(question()).toBeNull();
  expect(await screen.findByRole('region', { name: 'Audit log' })).toBeDefined();
});

test('leaving after saving does not ask, leaving a later changed form does', async () => {
  await openForm('domains&id=OKTA');
  await tick('Fax');
  await answer('Submit');
  expect(await screen.findByText('The rule for OKTA has been saved.')).toBeDefined();
  expect(question()).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Change OKTA' }));
  await tick('Fax');
  await directory?.router.navigate(-1);
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
});

test('leaving between the dry run and the import of a people file asks for confirmation', async () => {
  await openForm('feeds&action=add');
  await user.type(await box('Feed name'), 'hr');
  await choose('Choose a people file', 'login', 'people.csv');
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Check the whole file' }));
  await screen.findByRole('button', { name: 'Import' });
  expect(wouldBrowserAsk()).toBe(true);
  server.upload = { outcome: 'imported' };
  await answer('Import');
  expect(await screen.findByText('The file has been imported.')).toBeDefined();
  expect(wouldBrowserAsk()).toBe(false);
});

test('a sign-out asks like a link, and signs out once it is confirmed', async () => {
  const form = await openForm('domains&id=OKTA');
  const header = within(screen.getByRole('banner'));
  const logOut = async () => {
    await user.click(header.getByRole('button', { name: 'Your account' }));
    await user.click(header.getByRole('button', { name: 'Logout' }));
  };
  await tick('Fax');
  await logOut();
  expect(question()).not.toBeNull();
  await answer('Stay on this page');
  expect(screen.getByRole('form')).toBe(form);
  expect(directory?.leftFor).toEqual([]);
  await logOut();
  await answer('Leave');
  await waitFor(() => expect(directory?.leftFor[0]).toContain('/logout?'));
  expect(screen.queryByRole('form')).toBeNull();
});
