import type { HidingRule } from '@directory/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FakeSettings, grace } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

let server: FakeSettings;
const user = userEvent.setup();

async function open(query = '') {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: `/Settings?section=hiding${query}`, viewer, answer: server.answer });
}

beforeEach(() => {
  server = new FakeSettings();
});

test('the list shows each rule with its people and fields, and the people with hidden fields', async () => {
  await open();
  const card = await screen.findByRole('article', { name: 'Type: External' });
  expect(card.textContent).toMatch(/Applies to 17 people\..*Mobile/);
  const people = await screen.findByRole('region', { name: 'People with hidden fields' });
  expect(people.textContent).toMatch(/Grace HOPPER.*Photo, Email/);
});

test('all people with hidden fields can be listed, page by page', async () => {
  server.peopleWithHiddenFields = Array.from({ length: 120 }, (_, row) => ({
    person: { ...grace, login: `p${row}`, lastName: `Hopper ${row}` },
    fields: ['photo'],
  }));
  await open();
  const people = within(await screen.findByRole('region', { name: 'People with hidden fields' }));
  expect(people.getByText('120 people')).toBeDefined();
  expect(people.getAllByRole('listitem')).toHaveLength(50);
  await user.click(people.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(people.getAllByRole('listitem')).toHaveLength(100));
  await user.click(people.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(people.getAllByRole('listitem')).toHaveLength(120));
  expect(people.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a long list of rules is filtered by name', async () => {
  const [rule] = server.hidingRules;
  const domains = Array.from({ length: 9 }, (_, index) => `unit${index + 1}.example`);
  server.hidingRules = domains.map(
    (value, index) => ({ ...rule, id: 100 + index, scope: 'domain', value }) as HidingRule,
  );
  await open();
  const filter = await screen.findByRole('searchbox', { name: 'Find a rule' });
  await user.type(filter, 'UNIT7');
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('unit7.example'),
  ]);
  await user.type(filter, 'x');
  expect(screen.getByText('No rules match.')).toBeDefined();
});

test('a rule is added for a group, which is offered with its number of people', async () => {
  await open('&action=add');
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Choose who the rule is for.')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Group people by' }), 'country');
  const country = screen.getByRole('combobox', { name: 'Country' });
  await within(country).findByRole('option', { name: 'France (12)' });
  await user.selectOptions(country, 'France');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Select at least one field.')).toBeDefined();
  expect(server.changes).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Mobile' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('The rule for Country: France has been added.');
  expect(server.changes.map(({ name, body }) => [name, body])).toEqual([
    ['POST /api/admin/hiding-rules', { scope: 'country', value: 'France', fields: ['mobilePhone'] }],
  ]);
});

test('an organization is typed, or chosen from those in the directory', async () => {
  await open('&action=add');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Group people by' }), 'organization');
  await user.click(await screen.findByRole('button', { name: /^ORG0100 ?4 people$/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Organization' }).value).toBe('ORG0100');
});

test('a rule is changed with its version, and removed after confirmation', async () => {
  await open();
  await user.click(await screen.findByRole('link', { name: 'Change Type: External' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Email' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('The rule for Type: External has been saved.');
  await user.click(await screen.findByRole('button', { name: 'Remove Type: External' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await screen.findByText('The rule for Type: External has been removed.');
  expect(server.changes.map(({ name, query, body }) => [name, query, body])).toEqual([
    ['PUT /api/admin/hiding-rules/1', {}, { fields: ['email', 'mobilePhone'], version: 2 }],
    ['DELETE /api/admin/hiding-rules/1', { version: '2' }, undefined],
  ]);
});

test('if someone else has changed the rule, the newer fields are shown and the selection is kept', async () => {
  await open('&id=1');
  await user.click(await screen.findByRole('checkbox', { name: 'Email' }));
  server.nextFailures.push(['rule.stale', 409]);
  server.hidingRules = server.hidingRules.map((rule) => ({ ...rule, fields: ['title'], version: 3 }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Currently hidden: Job title');
  // The submit button is disabled now.
  expect(document.activeElement?.firstElementChild).toBe(screen.getByRole('alert'));
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Photo' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(server.changes.at(-1)?.body).toEqual({ fields: ['email', 'mobilePhone'], version: 3 }));
});
