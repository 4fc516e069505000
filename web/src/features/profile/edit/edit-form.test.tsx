import type { AllowedAddress } from '@directory/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adasProfile, FakeProfiles, profileOf } from '../../../../test/fake-profile.ts';
import { found } from '../../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';
import { chooseLanguage } from '../../../messages/messages.ts';
import { createSessionTabs } from '../../../viewer/session-tabs.ts';

const lyon: AllowedAddress = {
  C_countryname: 'France',
  city: 'Lyon',
  zipCode: '69003',
  streetAddress: '3 rue du Lac',
  C_houseIdentifier: 'Lake',
};
const viewer = { login: ada.login, isAdministrator: false, person: ada };
let server: FakeProfiles;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup();

async function openForm(): Promise<HTMLElement> {
  directory = await openDirectory({ at: '/myprofile', viewer, answer: server.answer });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  return screen.findByRole('form', { name: 'Edit my profile' });
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
const offered = (name: string) =>
  within(choice(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
    .filter(Boolean);

async function replaceText(name: string, text: string) {
  await user.clear(box(name));
  if (text.length > 100) await user.paste(text);
  else if (text !== '') await user.type(box(name), text);
}

beforeEach(() => {
  server = new FakeProfiles();
  server.addresses = [
    lyon,
    {
      C_countryname: 'France',
      city: 'Paris',
      zipCode: '75001',
      streetAddress: '1 quai Haut',
      C_houseIdentifier: 'Tower',
    },
    { C_countryname: 'Belgium', city: 'Gent', zipCode: '9000', streetAddress: '4 Korenlei', C_houseIdentifier: 'Quay' },
  ];
});

describe('the form', () => {
  test('has controls for editable fields, focuses the first, and shows other values as text', async () => {
    await openForm();
    expect(document.activeElement).toBe(box('Phone'));
    expect(box('LinkedIn profile').value).toBe('');
    expect(choice('Working language').value).toBe('en-GB');
    expect(screen.queryByRole('textbox', { name: 'Fax' })).toBeNull();
    expect(screen.getByText('Engines Ltd')).toBeDefined();
    expect(submit().disabled).toBe(false);
  });

  test.each([
    ['LinkedIn profile', 'http://linkedin.com/in/ada', 'The address must begin with https://.'],
    ['LinkedIn profile', 'https://linkedin.example/in/ada', 'The address must be on linkedin.com.'],
    ['LinkedIn profile', 'https://linkedin.com.example/in/ada', 'The address must be on linkedin.com.'],
    [
      'LinkedIn profile',
      'https://www.linkedin.com',
      'The address must lead to a profile, such as https://www.linkedin.com/in/…',
    ],
    ['X (Twitter) profile', 'https://y.com/ada', 'The address must be on x.com.'],
    ['X (Twitter) profile', 'https://twitter.com/', 'The address must lead to a profile, such as https://x.com/…'],
    ['Phone', `+33${'1'.repeat(60)}`, 'This value is too long: 63 characters, and at most 62 are allowed.'],
    [
      'LinkedIn profile',
      `https://www.linkedin.com/in/${'a'.repeat(1000)}`,
      'This value is too long: 1,028 characters, and at most 1,024 are allowed.',
    ],
  ])('says what is wrong with %s %s', async (label, typed, sentence) => {
    await openForm();
    await replaceText(label, typed);
    expect(screen.getByText(sentence)).toBeDefined();
  });

  test('shows the errors, and cannot be submitted until they are corrected', async () => {
    await openForm();
    await replaceText('Phone', '12');
    expect(screen.getByText(/^The number must begin with \+ and the country code/)).toBeDefined();
    expect(box('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(submit().disabled).toBe(true);
    expect(screen.getByRole('button', { name: '1 field to correct' })).toBeDefined();
    await replaceText('LinkedIn profile', 'x');
    await user.click(screen.getByRole('button', { name: '2 fields to correct' }));
    expect(document.activeElement).toBe(box('Phone'));
    await replaceText('LinkedIn profile', '');
    await replaceText('Phone', '');
    expect(screen.getByText('This value is required.')).toBeDefined();
    await replaceText('Phone', '+33 4 72 00 01 11');
    expect(submit().disabled).toBe(false);
    expect(screen.queryByRole('button', { name: /to correct$/ })).toBeNull();
  });

  test('sends only the changes, with the country code and the version, and shows the updated profile', async () => {
    await openForm();
    await replaceText('Mobile', '+33 6 12 34 56 78');
    await user.click(submit());
    expect(await screen.findByText('Your profile has been saved.')).toBeDefined();
    expect(server.updates).toEqual([{ mobilePhone: '+33612345678', countryCode: 'FR', version: 3 }]);
    expect(screen.getByRole('link', { name: '+33612345678' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });

  test('does not name its countries again while another field is typed', async () => {
    await openForm();
    const named = vi.spyOn(Intl.DisplayNames.prototype, 'of');
    await replaceText('Mobile', '+336');
    expect(named).not.toHaveBeenCalledWith('BE');
    named.mockRestore();
  });

  test('converts a national number into its stored form', async () => {
    await openForm();
    await replaceText('Mobile', '06 12 34 56 78');
    await user.tab();
    expect(box('Mobile').value).toBe('+33612345678');
  });

  test('sends no request without changes', async () => {
    await openForm();
    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeDefined();
    expect(server.updates).toEqual([]);
  });

  test('is closed by Cancel without saving', async () => {
    await openForm();
    await replaceText('LinkedIn profile', 'https://www.linkedin.com/in/ada');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(box('LinkedIn profile').value).toBe('');
  });

  test('shows a server error at its field', async () => {
    server.rejectUpdate(400, 'request.invalid', [{ field: 'xURI', code: 'field.not-allowed' }]);
    await openForm();
    await replaceText('X (Twitter) profile', 'https://x.com/ada');
    await user.click(submit());
    expect(await screen.findByText('You can’t change this field.')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Check the highlighted fields.');
    await waitFor(() => expect(document.activeElement).toBe(box('X (Twitter) profile')));
    expect(box('X (Twitter) profile').value).toBe('https://x.com/ada');
  });

  test('shows Bad value for an error code that only a newer server knows', async () => {
    server.rejectUpdate(400, 'request.invalid', [{ field: 'xURI', code: 'error.e9' as 'error.e1' }]);
    await openForm();
    await replaceText('X (Twitter) profile', 'https://x.com/ada');
    await user.click(submit());
    expect(await screen.findByText('Bad value')).toBeDefined();
  });
});

describe('a wrong value that a feed delivered', () => {
  beforeEach(async () => {
    server.profiles = [{ ...adasProfile, primaryPhone: '06 12' }];
    server.sources = { primaryPhone: { kind: 'feed', name: 'hr-europe', at: '2026-11-20T10:00:00.000Z' } };
    await openForm();
  });

  test('is marked with its source and does not block other changes', async () => {
    expect(await screen.findByText(/^This value comes from hr-europe and doesn’t match/)).toBeDefined();
    expect(box('Phone').value).toBe('06 12');
    expect(submit().disabled).toBe(false);
    await replaceText('Mobile', '+33612345678');
    await user.click(submit());
    await screen.findByText('Your profile has been saved.');
    expect(server.updates).toEqual([{ mobilePhone: '+33612345678', countryCode: 'FR', version: 3 }]);
  });

  test('is an error once it is changed to another wrong value', async () => {
    await replaceText('Phone', '06 13');
    expect(screen.getByText(/^The number must begin with \+ and the country code/)).toBeDefined();
    expect(screen.queryByText(/doesn’t match the expected format/)).toBeNull();
    expect(submit().disabled).toBe(true);
  });
});

describe('the address', () => {
  test('country clears the narrower parts, city sets the zip code, site fills the rest', async () => {
    await openForm();
    await user.selectOptions(choice('Country'), 'Belgium');
    expect([choice('City').value, box('Postal code').value, choice('Street').value, choice('Site').value]).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(choice('Site').disabled).toBe(true);
    const hint = screen.getByText('The site can be chosen only after the country and the city are updated.');
    expect(choice('Site').getAttribute('aria-describedby')).toContain(hint.id);
    expect(submit().disabled).toBe(true);
    expect(offered('City')).toEqual(['Gent']);
    await user.selectOptions(choice('City'), 'Gent');
    expect(box('Postal code').value).toBe('9000');
    expect(box('Postal code').readOnly).toBe(true);
    await user.selectOptions(choice('Site'), 'Quay');
    expect(choice('Street').value).toBe('4 Korenlei');
    await user.click(submit());
    await screen.findByText('Your profile has been saved.');
    expect(server.updates).toEqual([
      {
        C_countryname: 'Belgium',
        city: 'Gent',
        zipCode: '9000',
        streetAddress: '4 Korenlei',
        C_houseIdentifier: 'Quay',
        countryCode: 'BE',
        version: 3,
      },
    ]);
  });

  test('cannot be submitted in part, even by a person who had none', async () => {
    const empty = {
      C_countryname: '',
      countryCode: '',
      city: '',
      zipCode: '',
      streetAddress: '',
      C_houseIdentifier: '',
    };
    server.profiles = [{ ...adasProfile, ...empty }];
    await openForm();
    expect(submit().disabled).toBe(false);
    await user.selectOptions(choice('Country'), 'Belgium');
    await user.selectOptions(choice('City'), 'Gent');
    expect(choice('Site').getAttribute('aria-invalid')).toBe('true');
    expect(submit().disabled).toBe(true);
    await user.selectOptions(choice('Site'), 'Quay');
    expect(submit().disabled).toBe(false);
    await user.click(submit());
    await screen.findByText('Your profile has been saved.');
  });

  test('offers every site of the city, before and after one is chosen', async () => {
    server.addresses = [
      ...server.addresses,
      { ...lyon, streetAddress: '9 rue Haute', zipCode: '69001', C_houseIdentifier: 'Hill' },
    ];
    await openForm();
    expect(offered('Site')).toEqual(['Hill', 'Lake']);
    await user.selectOptions(choice('Site'), 'Hill');
    expect([choice('Street').value, box('Postal code').value]).toEqual(['9 rue Haute', '69001']);
    expect(offered('Site')).toEqual(['Hill', 'Lake']);
  });

  test('offers only the sites of the street once a street was chosen', async () => {
    server.addresses = [
      ...server.addresses,
      { ...lyon, streetAddress: '9 rue Haute', zipCode: '69001', C_houseIdentifier: 'Hill' },
    ];
    await openForm();
    await user.selectOptions(choice('Street'), '9 rue Haute');
    expect(offered('Site')).toEqual(['Hill']);
  });

  test('is free text if the unit has no list', async () => {
    server.addresses = [];
    await openForm();
    expect(box('Postal code').readOnly).toBe(false);
    expect(screen.queryByText(/^The site can be chosen only after/)).toBeNull();
    await replaceText('City', 'Villeurbanne');
    expect(box('Street').value).toBe('3 rue du Lac');
    expect(offered('Country')).toEqual(['Belgium', 'France']);
    await user.selectOptions(choice('Country'), 'Belgium');
    expect(['City', 'Postal code', 'Street', 'Site'].map((name) => box(name).value)).toEqual(['', '', '', '']);
  });
});

describe('the assistant', () => {
  test('is found by name among the people of the viewer’s domain, and entered by group ID', async () => {
    server.profiles = [
      { ...adasProfile, C_distinguishedName: 'CN=Ada,DC=group,DC=example' },
      profileOf({ login: 'mary.shelley@group.example', C_groupIdentifier: 'MS1818' }),
    ];
    server.found = [found('Mary', 'Shelley')];
    await openForm();
    // At once: on a busy machine, the pause between two keys may be long enough for a search.
    await user.click(choice('Assistant'));
    await user.paste('mary');
    const option = await screen.findByRole('option', { name: /Mary SHELLEY/ });
    expect(server.searches).toEqual([{ globalQuery: 'mary', domainQuery: 'group.example', limit: '8' }]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(option.getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(choice('Assistant').value).toBe('MS1818'));
    expect(screen.getByText('Mary SHELLEY', { selector: 'output *' })).toBeDefined();
    expect(submit().disabled).toBe(false);
  });

  test('keeps the text typed after a choice, although the group ID of the chosen person loads later', async () => {
    server.profiles = [adasProfile, profileOf({ login: 'mary.shelley@group.example', C_groupIdentifier: 'MS1818' })];
    server.found = [found('Mary', 'Shelley')];
    let arrive = () => {};
    server.readingOthers = new Promise((resolve) => (arrive = resolve));
    await openForm();
    await user.type(choice('Assistant'), 'mary');
    await screen.findByRole('option', { name: /Mary SHELLEY/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await user.clear(choice('Assistant'));
    await user.type(choice('Assistant'), 'AB1234');
    arrive();
    await waitFor(() => expect(directory?.queryClient.isFetching()).toBe(0));
    await act(async () => {});
    expect(choice('Assistant').value).toBe('AB1234');
  });

  test('is never a person found for an earlier text', async () => {
    server.profiles = [adasProfile, profileOf({ login: 'mary.shelley@group.example', C_groupIdentifier: 'MS1818' })];
    server.found = [found('Mary', 'Shelley')];
    await openForm();
    await user.type(choice('Assistant'), 'mary');
    await screen.findByRole('option', { name: /Mary SHELLEY/ });
    await user.clear(choice('Assistant'));
    await user.type(choice('Assistant'), 'grace{ArrowDown}');
    expect(choice('Assistant').getAttribute('aria-activedescendant')).toBeNull();
  });
});

describe('a profile that was changed elsewhere', () => {
  test('shows the newer value next to the typed one, and lets the viewer choose', async () => {
    await openForm();
    await replaceText('Phone', '+33472000111');
    server.profiles = [{ ...adasProfile, primaryPhone: '+33199999999', city: 'Lyon', version: 4 }];
    await user.click(submit());
    expect(await screen.findByText('Changed since you started editing: +33199999999')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('has changed since you opened it');
    expect(box('Phone').value).toBe('+33472000111');
    await user.click(screen.getByRole('button', { name: 'Use this value: Phone' }));
    expect(box('Phone').value).toBe('+33199999999');
    await replaceText('Phone', '+33472000112');
    await user.click(submit());
    await screen.findByText('Your profile has been saved.');
    expect(server.updates.at(-1)).toEqual({ primaryPhone: '+33472000112', countryCode: 'FR', version: 4 });
  });
});

describe('an edit that is written to the company’s directory server', () => {
  afterEach(async () => await chooseLanguage('en'));

  test.each([
    ['en', { result: '50' }, 'didn’t accept this change. The directory may not change one of these fields there.'],
    ['nl', { result: '50' }, 'Het adresboek mag een van deze velden daar niet wijzigen.'],
    ['it', { result: '50', said: 'no write access' }, 'uno di questi campi sul server. no write access'],
  ] as const)('says why that server rejects the change, in %s', async (language, values, sentence) => {
    await openForm();
    await act(async () => await chooseLanguage(language));
    server.rejectUpdate(409, 'directory-server.rejected', undefined, 'In English.', { code: 'no-right', values });
    await user.type(screen.getByDisplayValue('+442071838750'), '1');
    await user.click(document.querySelector('button[type=submit]') as HTMLElement);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(sentence);
    expect(alert.textContent).not.toContain('In English.');
    expect(alert.querySelector('q')?.textContent).toBe('said' in values ? values.said : undefined);
  });

  test('shows the message of that server if it rejects the change', async () => {
    await openForm();
    server.rejectUpdate(409, 'directory-server.rejected', undefined, 'insufficient access rights');
    await replaceText('Mobile', '+33612345678');
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('didn’t accept this change. insufficient access rights');
    expect(box('Mobile').value).toBe('+33612345678');
  });
});

describe('a stale edit', () => {
  test('lists each changed field, keeps the typed values, and can be submitted again', async () => {
    await openForm();
    await replaceText('Mobile', '+33612345678');
    server.profiles = [{ ...adasProfile, primaryPhone: '+33199999999', title: 'Chief analyst', version: 4 }];
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    await within(alert).findByText('Changed since you opened this form:');
    const changes = within(alert)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(changes).toEqual([
      ['Job title', 'AnalystChief analyst'],
      ['Phone', '+442071838750+33199999999'],
    ]);
    expect(box('Mobile').value).toBe('+33612345678');
    expect(box('Phone').value).toBe('+33199999999');
    await user.click(submit());
    await screen.findByText('Your profile has been saved.');
    expect(server.updates.at(-1)).toEqual({ mobilePhone: '+33612345678', countryCode: 'FR', version: 4 });
  });
});

describe('a session that ends in the middle of an edit', () => {
  /** Signs a person in in another tab. */
  function signInElsewhere(subject?: string) {
    const state = directory?.sessionStore.state();
    if (state?.name !== 'ended') throw new Error('the session has not ended');
    const { session } = state;
    const tabs = createSessionTabs();
    const givenAt = session.givenAt + 1;
    tabs.shareSession({ ...session, subject: subject ?? session.subject, accessToken: 'access-elsewhere', givenAt });
    tabs.close();
  }

  beforeEach(async () => {
    await openForm();
    await replaceText('Mobile', '+33612345678');
    server.rejectUpdate(401, 'token.expired');
    // The refresh token is rejected as well.
    directory?.remote.nextFailures.push(400);
    await user.click(submit());
    const dialog = await screen.findByRole('dialog', { name: 'Your session has expired' });
    expect(dialog.textContent).toContain('you won’t lose anything you’ve typed');
    expect(box('Mobile').value).toBe('+33612345678');
  });

  test('is saved once the same person has signed in again', async () => {
    signInElsewhere();
    expect(await screen.findByText('Your profile has been saved.')).toBeDefined();
    expect(server.updates.map(({ mobilePhone }) => mobilePhone)).toEqual(['+33612345678', '+33612345678']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not saved if another person signs in instead', async () => {
    signInElsewhere('person-2');
    await waitFor(() => expect(directory?.leftFor).toEqual(['/']));
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeDefined();
    expect(server.updates).toHaveLength(1);
  });
});

test('an edit is kept when the person signs out in another tab, and saved after a new sign-in', async () => {
  await openForm();
  await replaceText('Mobile', '+33612345678');
  const tabs = createSessionTabs();
  tabs.announceSignOut();
  const dialog = await screen.findByRole('dialog', { name: 'You’ve signed out in another tab' });
  expect(dialog.textContent).toContain('haven’t been saved');
  const state = directory?.sessionStore.state();
  if (state?.name !== 'ended') throw new Error('the session has not ended');
  const { session } = state;
  tabs.shareSession({ ...session, accessToken: 'access-again', givenAt: Date.now() + 1 });
  tabs.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(box('Mobile').value).toBe('+33612345678');
  await user.click(submit());
  expect(await screen.findByText('Your profile has been saved.')).toBeDefined();
  expect(server.updates.at(-1)).toMatchObject({ mobilePhone: '+33612345678' });
});

describe('leaving the form', () => {
  test('asks for confirmation while there are changes', async () => {
    await openForm();
    await replaceText('Mobile', '+33612345678');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(box('Mobile').value).toBe('+33612345678');
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Search people here' });
  });

  test('does not ask without changes', async () => {
    await openForm();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Search people here' })).toBeDefined();
  });
});
