import { emptyAboutMe, type Profile } from '@directory/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { correctableGrace, FakeCorrections } from '../../../test/fake-corrections.ts';
import { adasProfile, FakeProfiles, profileOf } from '../../../test/fake-profile.ts';
import { grace } from '../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';

const aboutMe = {
  namePronunciation: 'AY-da',
  pronouns: 'she/her',
  languages: ['fr', 'ga'],
  topics: ['Payroll', 'Engines'],
};
const own: Profile = {
  ...adasProfile,
  aboutMe,
  aboutMeFields: ['namePronunciation', 'pronouns', 'languages', 'topics'],
};
const viewer = { login: ada.login, isAdministrator: false, person: ada };
let server: FakeProfiles;
const user = userEvent.setup();

async function open(at = '/myprofile') {
  await openDirectory({ at, viewer, answer: server.answer });
  await screen.findByRole('heading', { level: 1 });
  // The sections are rendered after the first paint.
  await screen.findByRole('heading', { name: 'About' });
}

async function openForm() {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit my profile' });
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const entries = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const rowOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
const sent = () => server.updates.map(({ aboutMe: values }) => values);

beforeEach(() => {
  server = new FakeProfiles();
  server.profiles = [own];
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('a profile shows what the person entered, with languages by name, and omits empty fields', async () => {
  server.profiles.push(profileOf({ login: grace.login, lastName: 'Hopper', aboutMe: { ...aboutMe, topics: [] } }));
  await open(`/Profile?${grace.login}`);
  expect(rowOf('Languages')?.textContent).toContain('French, Irish');
  expect(rowOf('Pronouns')?.textContent).toContain('she/her');
  expect(screen.queryByText('Ask me about')).toBeNull();
  expect(within(screen.getByRole('region', { name: /HOPPER/ })).getByText('AY-da')).toBeDefined();
});

test('each topic is a link to a search for it', async () => {
  await open();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Engines' });
  expect(link.getAttribute('href')).toBe('/Result?globalQuery=Engines');
  expect(rowOf('Ask me about')?.textContent).toContain('Payroll, Engines');
});

test('the owner sees which fields can be filled in', async () => {
  server.profiles = [{ ...own, aboutMe: emptyAboutMe }];
  await open();
  expect(rowOf('Ask me about')?.textContent).toContain('Not provided');
});

test('texts, languages and topics are edited, and only the changed fields are sent', async () => {
  await openForm();
  await user.clear(box('Pronouns'));
  await user.selectOptions(choice('Languages'), 'Welsh');
  await user.click(button('Add: Languages'));
  expect(entries('Languages')).toEqual(['French', 'Irish', 'Welsh']);
  await user.click(button('Remove French'));
  await user.type(box('Ask me about'), 'Looms{Enter}');
  expect(entries('Ask me about')).toEqual(['Payroll', 'Engines', 'Looms']);
  await user.click(button('Submit'));
  await screen.findByText('Your profile has been saved.');
  expect(sent()).toEqual([{ pronouns: '', languages: ['ga', 'cy'], topics: ['Payroll', 'Engines', 'Looms'] }]);
  expect(server.updates[0]).toMatchObject({ version: 3 });
});

test('languages that the browser has no name for are not offered', async () => {
  const nameOf = Intl.DisplayNames.prototype.of;
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function of(this: Intl.DisplayNames, code: string) {
    return code === 'gv' ? undefined : nameOf.call(this, code);
  });
  await openForm();
  const offered = [...choice('Languages').options].map(({ value }) => value);
  expect(offered).toContain('cy');
  expect(offered).not.toContain('gv');
});

test('a topic that is typed but not added is sent, and an existing one is not repeated', async () => {
  await openForm();
  await user.type(box('Ask me about'), ' PAYROLL {Enter}{Enter}');
  expect(entries('Ask me about')).toEqual(['Payroll', 'Engines']);
  await user.type(box('Ask me about'), 'Looms');
  await user.click(button('Submit'));
  await waitFor(() => expect(sent()).toEqual([{ topics: ['Payroll', 'Engines', 'Looms'] }]));
});

test('a value that is too long or not a word is an error, and at most ten topics are allowed', async () => {
  server.profiles = [{ ...own, aboutMe: { ...aboutMe, topics: 'abcdefghi'.split('') } }];
  await openForm();
  await user.type(box('Pronouns'), 'x'.repeat(40));
  expect(screen.getByText('This value is too long: 47 characters, and at most 40 are allowed.')).toBeDefined();
  expect(button('Submit').disabled).toBe(true);
  await user.clear(box('Pronouns'));
  await user.type(box('Ask me about'), '???');
  expect(screen.getByText('This value isn’t valid.')).toBeDefined();
  expect(button('Add: Ask me about').disabled).toBe(true);
  await user.clear(box('Ask me about'));
  await user.type(box('Ask me about'), 'j{Enter}');
  expect(entries('Ask me about')).toHaveLength(10);
  expect(box('Ask me about').disabled).toBe(true);
});

test('a field that was changed both here and elsewhere shows both values, and the viewer chooses', async () => {
  await openForm();
  await user.clear(box('Pronouns'));
  await user.type(box('Pronouns'), 'they/them');
  server.profiles = [{ ...own, version: 4, aboutMe: { ...aboutMe, pronouns: 'ze/hir', namePronunciation: 'AH-da' } }];
  await user.click(button('Submit'));
  await screen.findByText('Changed since you started editing: ze/hir');
  expect(box('Pronouns').value).toBe('they/them');
  expect(box('Name pronunciation').value).toBe('AH-da');
  await user.click(button('Use this value: Pronouns'));
  expect(box('Pronouns').value).toBe('ze/hir');
});

test('a field that is turned off reports that its value is still stored, and the owner can erase it', async () => {
  server.profiles = [{ ...own, aboutMe: emptyAboutMe, aboutMeFields: ['topics'], turnedOffAboutMe: ['pronouns'] }];
  await open();
  expect(rowOf('Pronouns')?.textContent).toContain('still stored until you erase it');
  await user.click(button('Edit'));
  await user.click(await screen.findByRole('button', { name: 'Erase: Pronouns' }));
  expect(screen.getByText('What you entered will be erased when you submit.')).toBeDefined();
  await user.click(button('Submit'));
  await waitFor(() => expect(sent()).toEqual([{ pronouns: '' }]));
});

test('an administrator removes an entry of another person', async () => {
  const corrections = new FakeCorrections();
  corrections.correctable = correctableGrace({ aboutMe });
  const administrator = { ...viewer, isAdministrator: true };
  await openDirectory({ at: `/Profile?${grace.login}`, viewer: administrator, answer: corrections.answer });
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  await user.click(await screen.findByRole('button', { name: 'Remove entry: Ask me about' }));
  await screen.findByText('The entry has been removed.');
  expect(corrections.removedAboutMe).toEqual(['topics']);
  expect(screen.queryByRole('button', { name: 'Remove entry: Ask me about' })).toBeNull();
  expect(button('Remove entry: Pronouns')).toBeDefined();
});
