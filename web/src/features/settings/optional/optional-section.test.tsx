import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FakeSettings } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

let server: FakeSettings;
const user = userEvent.setup();

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const saved = () => server.changes.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);

beforeEach(async () => {
  server = new FakeSettings();
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: '/Settings?section=optional', viewer, answer: server.answer });
  await screen.findByRole('form', { name: 'Optional fields' });
});

test('an administrator turns fields on and off, and is informed what happens to existing values', async () => {
  expect(screen.getByText(/is hidden everywhere.*stay stored/)).toBeDefined();
  expect([box('Pronouns').checked, box('Languages').checked]).toEqual([true, false]);
  expect(button('Submit').disabled).toBe(true);
  await user.click(box('Pronouns'));
  await user.click(box('Languages'));
  await user.click(button('Submit'));
  await screen.findByText('The optional fields have been updated.');
  expect(saved()).toEqual([{ fields: ['languages', 'topics'], version: 1 }]);
});

test('if someone else has changed the setting, the selection is kept and can be saved over the newer one', async () => {
  await user.click(box('Ask me about'));
  server.nextFailures.push(['rule.stale', 409]);
  server.aboutMe = { ...server.aboutMe, fields: [], version: 2 };
  await user.click(button('Submit'));
  const warning = await screen.findByRole('alert');
  expect(warning.textContent).toContain('Someone else changed this setting.');
  await user.click(within(warning).getByRole('button', { name: 'Keep mine' }));
  await user.click(button('Submit'));
  await waitFor(() => expect(saved().at(-1)).toEqual({ fields: ['pronouns'], version: 2 }));
});
