import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { administrator, FakeSettings, grace } from '../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';

let server: FakeSettings;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup();

async function open(query = '', isAdministrator = false) {
  server.isAdministrator = isAdministrator;
  if (!isAdministrator) server.administeredUnits = ['BU01'];
  const viewer = { login: ada.login, isAdministrator, administeredUnits: server.administeredUnits, person: ada };
  directory = await openDirectory({ at: `/Settings${query}`, viewer, answer: server.answer });
}

beforeEach(() => {
  server = new FakeSettings();
});
describe('an administrator of a business unit', () => {
  test('sees the sections of the unit, and why there are no other sections', async () => {
    await open();
    expect(await screen.findByRole('region', { name: 'Addresses' })).toBeDefined();
    const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Addresses', 'Data quality']);
    expect(await screen.findByText(/^You administer France Renewables \(BU01\)\. The other settings/)).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Settings' }).length).toBeGreaterThan(0);
  });

  test('sees that a section is for administrators of the whole directory, and nothing is requested', async () => {
    await open('?section=audit');
    expect(await screen.findByText('This section is for administrators of the whole directory.')).toBeDefined();
    expect(server.calls).toEqual([]);
  });

  test('sees that the unit has no address list', async () => {
    server.lists = [];
    await open();
    expect(await screen.findByText(/^Your business unit has no address list yet/)).toBeDefined();
  });

  test('can add an address list for that unit only', async () => {
    server.lists = [];
    await open('?section=addresses&action=add');
    await screen.findByRole('option', { name: 'France Renewables (BU01)' });
    expect(screen.queryByRole('option', { name: 'Brazil (BU02)' })).toBeNull();
  });

  test('loses access to the page together with the right', async () => {
    await open();
    await screen.findByRole('region', { name: 'Addresses' });
    server.administeredUnits = undefined;
    await directory?.queryClient.invalidateQueries();
    expect(await screen.findByRole('heading', { name: 'This page is for administrators only' })).toBeDefined();
  });
});

describe('an administrator of the whole directory', () => {
  test('adds an administrator of a business unit', async () => {
    await open('?action=add', true);
    await user.type(await screen.findByRole('combobox', { name: 'Group ID or name' }), 'ab1234');
    await screen.findByRole('option', { name: 'Brazil (BU02)' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Administers' }), 'BU02');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('AB1234@group.example is now an administrator.')).toBeDefined();
    expect(server.changes.map(({ body }) => body)).toEqual([{ userLogin: 'AB1234@group.example', unit: 'BU02' }]);
  });

  test('sees the unit of each, and can remove those of a unit, but not the last one of the whole directory', async () => {
    server.administrators = [administrator(ada), { ...administrator(grace), unit: 'BU02' }];
    await open('', true);
    expect(await screen.findByText('Administers Brazil (BU02) only')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove Ada LOVELACE' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Remove Grace HOPPER' })).toHaveProperty('disabled', false);
  });
});
