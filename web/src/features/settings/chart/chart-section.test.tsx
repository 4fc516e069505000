import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FakeSettings } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

let server: FakeSettings;
const user = userEvent.setup();

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const saved = () => server.changes.filter(({ name }) => name.startsWith('PUT'));

beforeEach(async () => {
  server = new FakeSettings();
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: '/Settings?section=chart', viewer, answer: server.answer });
  await screen.findByText('People on the chart: 900 of 1,200.');
});

test('types and organizations are chosen, and the number of people is shown before saving', async () => {
  expect(button('Submit').disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'External' }));
  await screen.findByText('With this selection: 1,000 of 1,200 people.');
  await user.click(screen.getByRole('radio', { name: 'Only these' }));
  await user.click(button('Remove ORG0212'));
  await user.type(screen.getByRole('textbox', { name: 'Add an organization' }), 'ORG0300{Enter}');
  await user.click(await screen.findByRole('button', { name: /^ORG0100 ?4 people$/ }));
  await user.click(button('Submit'));
  await screen.findByText('The org chart has been updated.');
  expect(saved().map(({ body }) => body)).toEqual([
    { userTypes: ['I', 'E', 'Agent'], mode: 'only', organizations: ['ORG0100', 'ORG0300'], version: 1 },
  ]);
  await user.click(button('Use the default'));
  await user.click(button('Submit'));
  await waitFor(() =>
    expect(saved().at(-1)?.body).toEqual({
      userTypes: ['I', 'Agent'],
      mode: 'except',
      organizations: ['ORG0212'],
      version: 2,
    }),
  );
});

test('removing and adding an organization, and Cancel, keep the focus in the form', async () => {
  const field = screen.getByRole('textbox', { name: 'Add an organization' });
  button('Remove ORG0212').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field);
  (await screen.findByRole('button', { name: /^ORG0100 ?4 people$/ })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field);
  button('Cancel').focus();
  await user.keyboard('{Enter}');
  expect(button('Cancel').disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Internal' }));
});

test('if someone else has changed the setting, the selection is kept and can be saved over the newer one', async () => {
  await user.click(screen.getByRole('checkbox', { name: 'Agent' }));
  server.nextFailures.push(['rule.stale', 409]);
  server.chart = { ...server.chart, mode: 'only', version: 2 };
  await user.click(button('Submit'));
  const warning = await screen.findByRole('alert');
  expect(warning.textContent).toContain('Someone else changed this setting.');
  await user.click(within(warning).getByRole('button', { name: 'Keep mine' }));
  await user.click(button('Submit'));
  await waitFor(() => expect(saved().at(-1)?.body).toMatchObject({ userTypes: ['I'], mode: 'except', version: 2 }));
});
