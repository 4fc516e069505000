import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { FakeSearch, found } from '../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';
import type { Page } from '../../app/routes.tsx';
import { PersonPicker } from './person-picker.tsx';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
const user = userEvent.setup();
let server: FakeSearch;

function PickerPage() {
  const [value, setValue] = useState('');
  return (
    <>
      <h1>A page</h1>
      <PersonPicker
        label="Person"
        value={value}
        onType={setValue}
        onChoose={({ login }) => setValue(login)}
        words={{ list: 'People', announced: (count) => `${count} found` }}
      />
    </>
  );
}

const page: Page = { path: '/', access: 'signed-in', messages: [], load: async () => PickerPage };
const options = () => screen.queryAllByRole('option').filter((option) => option.closest('[role=listbox]'));

async function openPicker(): Promise<HTMLInputElement> {
  await openDirectory({ at: '/', viewer, shownPages: [page], answer: server.answer });
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Person' });
}

beforeEach(() => {
  server = new FakeSearch();
  server.people = [found('Marie', 'Curie'), found('Mary', 'Shelley')];
});

test('arrow keys move through the people and back to the text, Enter chooses, and the number of people is announced', async () => {
  const box = await openPicker();
  await user.type(box, 'mar');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('2 found')).toBeDefined();
  const active = () => options().find(({ id }) => id === box.getAttribute('aria-activedescendant'))?.textContent;
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Marie CURIE');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(box.value).toBe('mary.shelley@group.example');
  expect(options()).toEqual([]);
});

test('Enter that ends the composition of an input method chooses nobody', async () => {
  const box = await openPicker();
  await user.type(box, 'mar');
  await waitFor(() => expect(options()).toHaveLength(2));
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  // Safari sends this key event after the end of the composition.
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(box.value).toBe('mar');
  expect(options()).toHaveLength(2);
});

test('an empty result is shown and announced', async () => {
  server.people = [];
  const box = await openPicker();
  await user.type(box, 'qqq');
  expect(await screen.findByText('Nobody found', { selector: 'p' })).toBeDefined();
  expect(screen.getByText('Nobody found', { selector: 'output *' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Nobody found', { selector: 'p' })).toBeNull();
});

test('a failed search is explained and announced, and the next key press searches again', async () => {
  const sentence = 'Something went wrong on our side. Try again in a moment.';
  server.nextFailures.push(500);
  const box = await openPicker();
  await user.type(box, 'mar');
  expect(await screen.findByText(sentence, { selector: 'p' })).toBeDefined();
  expect(screen.getByText(sentence, { selector: 'output *' })).toBeDefined();
  await user.type(box, 'i');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(screen.queryByText(sentence)).toBeNull();
});

test('a failed search is repeated by the only option, which stays chosen if the search fails again', async () => {
  server.nextFailures.push(500, 500);
  const box = await openPicker();
  await user.type(box, 'mar');
  await screen.findByRole('option', { name: 'Try again' });
  expect(box.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(server.searches).toHaveLength(2));
  await screen.findByRole('option', { name: 'Try again', selected: true });
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: /Marie CURIE/, selected: false });
  expect(options()).toHaveLength(2);
  expect(document.activeElement).toBe(box);
});

test('a search that the budget of people forbids cannot be repeated', async () => {
  server.overBudgetFor = 3600;
  const box = await openPicker();
  await user.type(box, 'mar');
  await screen.findByText(/^You’ve seen/, { selector: 'p' });
  expect(options()).toEqual([]);
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

test('Escape and a press outside close the list without changing the text', async () => {
  const box = await openPicker();
  await user.type(box, 'mar');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.click(screen.getByRole('heading', { name: 'A page' }));
  expect(options()).toEqual([]);
  expect(box.value).toBe('mar');
});

test('a person found for an earlier text cannot be chosen', async () => {
  const box = await openPicker();
  await user.type(box, 'lucas mar');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.clear(box);
  await user.type(box, 'dupont{ArrowDown}{Enter}');
  expect(box.value).toBe('dupont');
});
