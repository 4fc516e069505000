import type { RevealBudget } from '@directory/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FakeSettings, grace } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

const budgetOf = (more: Partial<RevealBudget> = {}): RevealBudget => ({
  login: grace.login,
  person: grace,
  isAdministrator: false,
  hour: { used: 1990, limit: 2000 },
  day: { used: 2500, limit: 6000 },
  raised: null,
  ...more,
});
const raised = { people: 12_000, until: '2026-11-21T10:00:00.000Z', by: ada.login, byPerson: ada };

let server: FakeSettings;
const user = userEvent.setup();

beforeEach(() => {
  server = new FakeSettings();
});

async function open(): Promise<void> {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: '/Settings?section=budgets', viewer, answer: server.answer });
}

test('the list contains the users who reached their limit, with the number of people they have seen', async () => {
  server.budgets = [budgetOf()];
  await open();
  const card = await screen.findByRole('article', { name: 'Grace HOPPER' });
  expect(card.textContent).toMatch(/Last hour.*1,990 of 2,000 people.*Last 24 hours.*2,500 of 6,000 people/);
});

test('an empty list shows a message', async () => {
  await open();
  expect(await screen.findByText('Nobody has reached the limit, and no limit is raised.')).toBeDefined();
});

test('a limit is raised for a day, and the raise can be ended', async () => {
  server.budgets = [budgetOf()];
  await open();
  await user.click(await screen.findByRole('button', { name: 'Raise for 24 hours Grace HOPPER' }));
  const field = screen.getByRole('textbox', { name: /People in the next 24 hours/ });
  expect(field).toHaveProperty('value', '12000');
  expect(document.activeElement).toBe(field);
  server.budgets = [budgetOf({ raised })];
  server.budget = server.budgets[0];
  await user.click(screen.getByRole('button', { name: 'Raise for 24 hours' }));
  await screen.findByText('The limit has been raised.');
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Grace HOPPER' }));
  const path = `/api/admin/reveal-budgets/${encodeURIComponent(grace.login)}`;
  expect(server.changes.at(-1)).toMatchObject({ name: `PUT ${path}`, body: { people: 12_000 } });
  expect((await screen.findByRole('article', { name: 'Grace HOPPER' })).textContent).toMatch(
    /Raised to 12,000.*by Ada/,
  );
  await user.click(screen.getByRole('button', { name: 'End now Grace HOPPER' }));
  await waitFor(() => expect(server.changes.at(-1)?.name).toBe(`DELETE ${path}`));
});

test('a number that is not allowed is not sent', async () => {
  server.budgets = [budgetOf()];
  await open();
  await user.click(await screen.findByRole('button', { name: 'Raise for 24 hours Grace HOPPER' }));
  const field = screen.getByRole('textbox', { name: /People in the next 24 hours/ });
  await user.clear(field);
  await user.type(field, '0{Enter}');
  expect(await screen.findByText('Enter a number from 1 to 200,000.')).toBeDefined();
  expect(server.changes).toEqual([]);
});

test('any user can be looked up', async () => {
  server.budget = budgetOf({ hour: { used: 3, limit: 2000 } });
  await open();
  await user.type(await screen.findByRole('combobox', { name: 'Look up a user' }), 'grace');
  await user.click(await screen.findByRole('option', { name: /Grace/ }));
  const card = await screen.findByRole('article', { name: 'Grace HOPPER' });
  expect(within(card).getByRole('meter', { name: 'Last hour' }).textContent).toBe('3 of 2,000 people');
});
