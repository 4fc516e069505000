import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { administrator, FakeSettings } from '../../../test/fake-settings.ts';
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
  await openDirectory({ at: `/Settings?section=${section}`, viewer, answer: server.answer });
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
  const [rule] = within(await screen.findByRole('list', { name: 'Organizations' })).getAllByRole('listitem');
  const toggle = within(rule!).getByRole('button');
  expect(within(rule!).queryByRole('list')).toBeNull();
  await user.click(toggle);
  expect(within(rule!).getByRole('list', { name: 'Editable fields' })).toBeDefined();
  const link = within(rule!).getByRole('link', { name: /^Change / });
  expect(link.getAttribute('href')).toMatch(/section=organizations&action=change&id=\w+/);
});
