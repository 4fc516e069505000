import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { correctableGrace, FakeCorrections } from '../../../../test/fake-corrections.ts';
import { profileOf } from '../../../../test/fake-profile.ts';
import { found } from '../../../../test/fake-search.ts';
import { grace } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

let server: FakeCorrections;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup();

async function open(isAdministrator = true) {
  const viewer = { login: ada.login, isAdministrator, person: ada };
  directory = await openDirectory({ at: `/Profile?${grace.login}`, viewer, answer: server.answer });
  await screen.findByRole('heading', { level: 1, name: 'Grace HOPPER' });
}

async function openForm(): Promise<HTMLElement> {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  return screen.findByRole('form', { name: 'Correct the profile of Grace HOPPER' });
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const fieldOf = (name: string) => {
  const field = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (field === null) throw new Error(`the form has no field ${name}`);
  return field;
};

async function replaceText(name: string, text: string) {
  await user.clear(box(name));
  if (text !== '') await user.type(box(name), text);
}

beforeEach(() => {
  server = new FakeCorrections();
});

test('only administrators can correct a profile', async () => {
  await open(false);
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
});

test('each field shows the values from the feed, the person and an administrator', async () => {
  await openForm();
  expect(box('Job title').value).toBe('Rear admiral');
  expect(fieldOf('title').textContent).toMatch(
    /Corrected.*From hr, .*Admiral.*Corrected by boss@group\.example, .*Rear admiral/,
  );
  expect(fieldOf('mobilePhone').textContent).toMatch(
    /From hr, .*\+33600000001.*Entered by Grace HOPPER, .*\+33600000002/,
  );
  expect(within(fieldOf('mobilePhone')).queryByText('Corrected')).toBeNull();
});

test('only changed values are sent, in their stored form, with the version', async () => {
  await openForm();
  await replaceText('Mobile', '06 99 88 77 66');
  await replaceText('Email', ' grace@navy.example ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'E');
  await user.click(button('Submit'));
  await screen.findByText('The corrections have been saved.');
  expect(server.sent).toEqual([
    {
      corrections: { mobilePhone: '+33699887766', email: 'grace@navy.example', userType: 'E' },
      removed: [],
      version: 5,
    },
  ]);
  expect(document.activeElement).toBe(button('Correct'));
});

test('without changes, nothing is sent', async () => {
  await openForm();
  await user.click(button('Submit'));
  await screen.findByRole('button', { name: 'Correct' });
  expect(server.sent).toEqual([]);
});

test('a correction is marked for removal, which can be undone until it is submitted', async () => {
  await openForm();
  await user.click(button('Remove correction: Job title'));
  expect(box('Job title').value).toBe('Admiral');
  expect(screen.getByText('The correction will be removed when you submit.')).toBeDefined();
  await user.click(button('Keep correction: Job title'));
  expect(box('Job title').value).toBe('Rear admiral');
  await user.click(button('Remove correction: Job title'));
  await user.click(button('Submit'));
  await waitFor(() => expect(server.sent).toEqual([{ corrections: {}, removed: ['title'], version: 5 }]));
});

test('a field can be hidden from others by keyboard; a field hidden by a rule indicates this', async () => {
  await openForm();
  const toggle = button('Hide from others: Mobile');
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  toggle.focus();
  await user.keyboard('{Enter}');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(within(fieldOf('C_ipPhone')).getByText('Hidden from others by a rule')).toBeDefined();
  expect(within(fieldOf('C_ipPhone')).getByRole('link', { name: 'See the rules' })).toBeDefined();
  await user.click(button('Submit'));
  await waitFor(() =>
    expect(server.sent).toEqual([{ corrections: {}, removed: [], hiddenFields: ['mobilePhone'], version: 5 }]),
  );
});

test('a wrong value is reported at its field and cannot be submitted', async () => {
  await openForm();
  await replaceText('Email', 'no address');
  expect(box('Email').getAttribute('aria-invalid')).toBe('true');
  expect(button('Submit').disabled).toBe(true);
  await user.click(button('1 field to correct'));
  expect(document.activeElement).toBe(box('Email'));
  await replaceText('Email', '');
  expect(button('Submit').disabled).toBe(false);
});

test('a wrong value is explained like in the form of the person, and by its own length', async () => {
  await openForm();
  await replaceText('Phone', '12');
  expect(
    screen.getByText('The number must begin with + and the country code, such as +33 6 12 34 56 78.'),
  ).toBeDefined();
  await user.clear(box('Email'));
  await user.click(box('Email'));
  await user.paste(`${'a'.repeat(400)}@x.example`);
  expect(screen.getByText('This value is too long: 410 characters, and at most 320 are allowed.')).toBeDefined();
});

test('a manager without a group ID is found by name, and entered by login', async () => {
  server.profiles.profiles.push(profileOf({ login: 'mary.shelley@group.example', C_groupIdentifier: '' }));
  server.profiles.found = [found('Mary', 'Shelley')];
  await openForm();
  const manager = screen.getByRole<HTMLInputElement>('combobox', { name: 'Manager' });
  await user.type(manager, 'mary');
  await screen.findByRole('option', { name: /Mary SHELLEY/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(manager.value).toBe('mary.shelley@group.example'));
  expect(screen.getByText('Mary SHELLEY', { selector: 'output *' })).toBeDefined();
  expect(button('Submit').disabled).toBe(false);
});

test('a manager who was typed after a choice is kept, although the chosen person loads later', async () => {
  server.profiles.profiles.push(profileOf({ login: 'mary.shelley@group.example', C_groupIdentifier: 'MS1818' }));
  server.profiles.found = [found('Mary', 'Shelley')];
  await openForm();
  let arrive = () => {};
  server.profiles.readingOthers = new Promise((resolve) => (arrive = resolve));
  const manager = screen.getByRole<HTMLInputElement>('combobox', { name: 'Manager' });
  await user.clear(manager);
  await user.type(manager, 'mary');
  await screen.findByRole('option', { name: /Mary SHELLEY/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.clear(manager);
  await user.type(manager, 'AB1234');
  arrive();
  await waitFor(() => expect(directory?.queryClient.isFetching()).toBe(0));
  await act(async () => {});
  expect(manager.value).toBe('AB1234');
});

test('the button that plays a recording contains the full name of the person', async () => {
  server.correctable = correctableGrace({ nameRecordedAt: '2026-11-20T10:00:00.000Z' });
  await openForm();
  expect(await screen.findByRole('button', { name: 'Listen to how Grace HOPPER is pronounced' })).toBeDefined();
});

test('errors from the server are shown at their fields, the first of which gets the focus', async () => {
  server.reject(400, 'request.invalid', [{ field: 'title', code: 'error.e1' }]);
  await openForm();
  await replaceText('Job title', 'Another');
  await user.click(button('Submit'));
  await screen.findByText(/Check the highlighted fields/);
  expect(document.activeElement).toBe(box('Job title'));
  expect(box('Job title').getAttribute('aria-invalid')).toBe('true');
});

test('if the profile has changed in the meantime, the fields are listed, typed values are kept and all others are updated', async () => {
  server.reject(409, 'profile.stale', [{ field: 'mobilePhone', code: 'field.changed' }]);
  await openForm();
  await replaceText('Job title', 'Another');
  const newer = correctableGrace({ version: 6 });
  server.correctable = { ...newer, values: { ...newer.values, mobilePhone: '+33600000003' } };
  await user.click(button('Submit'));
  await screen.findByText(/Changed since you opened this form: Mobile/);
  await waitFor(() => expect(box('Mobile').value).toBe('+33600000003'));
  expect(box('Job title').value).toBe('Another');
  await user.click(button('Submit'));
  await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ corrections: { title: 'Another' }, version: 6 }));
});

test('the photo of an administrator can be removed', async () => {
  server.correctable = correctableGrace({
    photoCorrection: { at: '2026-11-20T10:00:00.000Z', by: 'boss@group.example' },
  });
  await openForm();
  expect(fieldOf('photo').textContent).toContain('Corrected by boss@group.example');
  await user.click(button('Remove correction: Photo'));
  await screen.findByText('Your photo has been removed.');
  expect(server.removedPhotos).toEqual(['DELETE']);
  expect(screen.queryByRole('button', { name: 'Remove correction: Photo' })).toBeNull();
});

test('an administrator of a business unit corrects its people, except fields that rules depend on', async () => {
  const viewer = { login: ada.login, isAdministrator: false, administeredUnits: ['BU07'], person: ada };
  directory = await openDirectory({ at: `/Profile?${grace.login}`, viewer, answer: server.answer });
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  await screen.findByRole('form', { name: 'Correct the profile of Grace HOPPER' });
  expect(fieldOf('title')).toBeDefined();
  expect(document.querySelector('[data-field="division"]')).toBeNull();
  expect(document.querySelector('[data-field="userType"]')).toBeNull();
  expect(screen.getByText(/can only be corrected by administrators of the whole directory/)).toBeDefined();
});

test('an administrator of another business unit has no correction button', async () => {
  const viewer = { login: ada.login, isAdministrator: false, administeredUnits: ['BU29'], person: ada };
  directory = await openDirectory({ at: `/Profile?${grace.login}`, viewer, answer: server.answer });
  await screen.findByRole('heading', { level: 1, name: 'Grace HOPPER' });
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
});
