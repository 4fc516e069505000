import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { administrator, FakeSettings, grace, rule } from '../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';

let server: FakeSettings;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup();

async function openSettings(query = '', isAdministrator = true) {
  server.isAdministrator = isAdministrator;
  const viewer = { login: ada.login, isAdministrator, person: ada };
  directory = await openDirectory({ at: `/Settings${query}`, viewer, answer: server.answer });
}

const section = (name: string) => screen.findByRole('region', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  server = new FakeSettings();
});

describe('the page', () => {
  test('is neither shown nor linked for viewers who are not administrators', async () => {
    await openSettings('', false);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is for administrators only' }),
    ).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
    expect(server.calls).toEqual([]);
  });

  test('reports that the directory cannot be reached, not that access is denied, and retries', async () => {
    let isUp = false;
    const { promise: retried, resolve: respond } = Promise.withResolvers<void>();
    const answer = async (request: Request) => {
      if (new URL(request.url).pathname !== '/api/viewer') return server.answer(request);
      if (!isUp)
        return Response.json({ error: { code: 'server.failed', message: '', requestId: '1' } }, { status: 500 });
      await retried;
      return server.answer(request);
    };
    directory = await openDirectory({
      at: '/Settings',
      viewer: { login: ada.login, isAdministrator: true, person: ada },
      answer,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'The directory is unavailable' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
    isUp = true;
    await user.click(await button('Try again'));
    expect(await screen.findByText('Loading…')).toBeDefined();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    respond();
    expect(await section('Admins')).toBeDefined();
  });

  test('opens the section and the action in its address', async () => {
    await openSettings('?section=Domains&action=ADD');
    expect(await section('Domains')).toBeDefined();
    expect(await screen.findByRole('form', { name: 'Add a rule for a domain' })).toBeDefined();
    const groups = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('list');
    const shown = groups.map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      ...within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ]);
    expect(shown).toEqual([
      ['Access', 'Admins', 'View limits', 'Audit log'],
      ['Rules', 'Organizations', 'Domains', 'Hidden fields', 'Optional fields', 'Org chart'],
      ['Data', 'Addresses', 'Feeds', 'Data quality', 'Vocabulary', 'Personal data'],
      ['Connections', 'SCIM', 'API tokens', 'Webhooks'],
    ]);
    const actions = screen.getByRole('navigation', { name: 'Actions: Domains' });
    expect(within(actions).getByRole('link', { current: 'page' }).textContent).toBe('Add');
  });

  test('closes when the viewer is no longer an administrator', async () => {
    await openSettings();
    await section('Admins');
    server.isAdministrator = false;
    server.nextFailures.push(['access.denied', 403]);
    server.administrators = [administrator(ada), administrator(grace)];
    await directory?.queryClient.invalidateQueries();
    expect(await screen.findByRole('heading', { name: 'This page is for administrators only' })).toBeDefined();
  });
});

describe('a success notice', () => {
  const added = 'AB1234@group.example is now an administrator.';

  beforeEach(async () => {
    await openSettings('?action=add');
    await user.type(await screen.findByRole('combobox', { name: 'Group ID or name' }), 'ab1234');
    await user.click(await button('Submit'));
    await screen.findByText(added);
  });

  test('does not reappear after a reload', async () => {
    const { pathname, search, state } = directory?.router.state.location ?? {};
    expect(screen.getByText(added)).toBeDefined();
    expect(JSON.stringify([pathname, search, state])).not.toContain('AB1234');
  });

  test('disappears when another section is opened', async () => {
    await user.click(screen.getByRole('link', { name: 'Domains' }));
    await section('Domains');
    expect(screen.queryByText(added)).toBeNull();
    await directory?.router.navigate(-1);
    await section('Admins');
    expect(screen.queryByText(added)).toBeNull();
  });
});

describe('administrators', () => {
  test('are listed with name and login, and the last one cannot be removed', async () => {
    await openSettings();
    const list = await screen.findByRole('list', { name: 'Admins' });
    expect(within(list).getByRole('link', { name: 'Ada LOVELACE' })).toBeDefined();
    expect((await button('Remove Ada LOVELACE')) as HTMLButtonElement).toHaveProperty('disabled', true);
    expect(screen.getByText(/You can’t remove the last administrator/)).toBeDefined();
  });

  test('are listed with the name of the person who added them, and a link', async () => {
    const [own] = server.administrators;
    if (own !== undefined) server.administrators = [{ ...own, addedBy: grace.login, addedByPerson: grace }];
    await openSettings();
    const list = await screen.findByRole('list', { name: 'Admins' });
    expect(within(list).getByRole('link', { name: 'Grace HOPPER' }).getAttribute('href')).toBe(
      `/Profile?${grace.login}`,
    );
    expect(within(list).getByText(/^Added .* by/).textContent).toMatch(/ by Grace HOPPER$/);
  });

  test('are sorted by name, and a long list is filtered by name, login and unit, ignoring accents', async () => {
    const names = ['Zoé', 'Yann', 'Ximena', 'Élodie', 'Dana', 'Carl', 'Berta', 'Anna', 'Ada'];
    server.administrators = names.map((firstName, index) => ({
      ...administrator({ ...ada, firstName, login: `AA000${index}@group.example` }),
      unit: firstName === 'Dana' ? 'BU02' : '',
    }));
    await openSettings();
    const filter = await screen.findByRole('searchbox', { name: 'Find an administrator' });
    const shown = () => screen.queryAllByRole('link', { name: /LOVELACE$/ }).map(({ textContent }) => textContent);
    expect(shown()).toEqual(names.toReversed().map((firstName) => `${firstName} LOVELACE`));
    const found = async (text: string) => {
      await user.clear(filter);
      await user.type(filter, text);
      return shown();
    };
    expect(await found(' elodie ')).toEqual(['Élodie LOVELACE']);
    expect(await found('aa0000')).toEqual(['Zoé LOVELACE']);
    expect(await found('brazil')).toEqual(['Dana LOVELACE']);
    expect(await found('nobody')).toEqual([]);
    expect(screen.getByText('No administrators match.')).toBeDefined();
  });

  test('are added by group ID, which is completed by the domain, once for a double click', async () => {
    await openSettings('?action=add');
    await user.type(await screen.findByRole('combobox', { name: 'Group ID or name' }), 'ab1234');
    expect(screen.getByText('Will be added as AB1234@group.example')).toBeDefined();
    await user.dblClick(await button('Submit'));
    expect(await screen.findByText('AB1234@group.example is now an administrator.')).toBeDefined();
    expect(server.changes.map(({ body }) => body)).toEqual([{ userLogin: 'AB1234@group.example' }]);
  });

  test('are chosen from search results', async () => {
    await openSettings('?action=add');
    await user.type(await screen.findByRole('combobox', { name: 'Group ID or name' }), 'grace');
    await user.click(await screen.findByRole('option', { name: /Grace HOPPER/ }));
    await user.click(await button('Submit'));
    await waitFor(() => expect(server.changes.map(({ body }) => body)).toEqual([{ userLogin: grace.login }]));
  });

  test('who are not in the directory are added after a warning only', async () => {
    server.nextFailures.push(['administrator.not-listed', 409]);
    await openSettings('?action=add');
    await user.type(await screen.findByRole('combobox', { name: 'Group ID or name' }), 'x@y.example');
    await user.click(await button('Submit'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No one in the directory has the login x@y.example',
    );
    await user.click(await button('Add anyway'));
    expect(await screen.findByText('x@y.example is now an administrator.')).toBeDefined();
    expect(server.changes.at(-1)?.body).toEqual({ userLogin: 'x@y.example', allowsUnlisted: true });
  });

  test('keep the typed text when the connection is lost', async () => {
    server.nextFailures.push('unreachable');
    await openSettings('?action=add');
    const box = await screen.findByRole('combobox', { name: 'Group ID or name' });
    await user.type(box, 'ab1234');
    await user.click(await button('Submit'));
    expect((await screen.findByRole('alert')).textContent).toContain('What you entered is still here.');
    expect(box).toHaveProperty('value', 'ab1234');
  });

  test('are removed after confirmation', async () => {
    server.administrators = [administrator(ada), administrator(grace)];
    await openSettings();
    await user.click(await button('Remove Grace HOPPER'));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Grace HOPPER from the administrators?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Grace HOPPER is no longer an administrator.')).toBeDefined();
    // The focused button has been removed.
    expect(document.activeElement?.textContent).toBe('Grace HOPPER is no longer an administrator.');
    expect(server.changes.map(({ name }) => name)).toEqual([
      `DELETE /api/admin/users/${encodeURIComponent(grace.login)}`,
    ]);
  });

  test('are being removed in a dialog that cannot be cancelled any more', async () => {
    const ending = Promise.withResolvers<void>();
    server.removalMayEnd = ending.promise;
    server.administrators = [administrator(ada), administrator(grace)];
    await openSettings();
    await user.click(await button('Remove Grace HOPPER'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    ending.resolve();
    expect(await screen.findByText('Grace HOPPER is no longer an administrator.')).toBeDefined();
  });
});

describe('rules', () => {
  test('show who they apply to and which fields they allow', async () => {
    await openSettings('?section=domains');
    const card = within(await screen.findByRole('article', { name: 'OKTA' }));
    expect(card.getByText('Cloud-managed. Applies to 1,200 people.')).toBeDefined();
    expect(card.getAllByRole('listitem').map((field) => field.textContent)).toEqual([
      'Mobile',
      'LinkedIn profile',
      'X (Twitter) profile',
    ]);
    expect(card.getByRole('link', { name: 'Change OKTA' })).toBeDefined();
  });

  test('are in the natural order of their numbers', async () => {
    server.rules = ['ORG1', 'ORG10', 'ORG100', 'ORG2'].map((id) => rule(id, []));
    await openSettings('?section=organizations');
    await screen.findByRole('article', { name: 'ORG1' });
    const ids = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(ids).toEqual(['ORG1', 'ORG2', 'ORG10', 'ORG100']);
  });

  test('are changed by checkboxes; links are always allowed', async () => {
    await openSettings('?section=domains&id=OKTA');
    await user.click(await screen.findByRole('checkbox', { name: 'Fax' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mobile' }));
    expect(screen.getByRole('checkbox', { name: /LinkedIn profile/ })).toMatchObject({ checked: true, disabled: true });
    await user.click(await button('Submit'));
    expect(await screen.findByText('The rule for OKTA has been saved.')).toBeDefined();
    expect(server.changes[0]?.body).toMatchObject({
      domain: 'OKTA',
      version: 1,
      C_facsimileTelephoneNumber: true,
      mobilePhone: false,
      city: false,
    });
  });

  test('that were changed elsewhere show the newer state and keep the selection', async () => {
    await openSettings('?section=domains&id=OKTA');
    await user.click(await screen.findByRole('checkbox', { name: 'Fax' }));
    server.rules = [rule('OKTA', ['city'], 2)];
    server.nextFailures.push(['rule.stale', 409]);
    await user.click(await button('Submit'));
    expect(await screen.findByText('Currently editable: City')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Fax' })).toHaveProperty('checked', true);
    await user.click(await button('Keep mine'));
    await user.click(await button('Submit'));
    await waitFor(() => expect(server.changes).toHaveLength(2));
    expect(server.changes[1]?.body).toMatchObject({ version: 2, C_facsimileTelephoneNumber: true, city: false });
  });

  test.each(['Cancel', 'Back'])('have the focus on their link again after %s in their form', async (way) => {
    server.rules = ['citygas.example', 'OKTA'].map((id) => rule(id, ['mobilePhone']));
    await openSettings('?section=domains');
    const link = () => screen.findByRole('link', { name: 'Change OKTA' });
    (await link()).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('form', { name: 'Change OKTA' });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Domains Change' }));
    if (way === 'Back') await directory?.router.navigate(-1);
    else await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(document.activeElement).toBe(await link());
  });

  test('are added with a suggested ID', async () => {
    await openSettings('?section=organizations&action=add');
    await user.click(await button(/corp\.example.*Applies to 1,000 of 1,200 people/));
    expect(await button(/OKTA.*Already has a rule/)).toHaveProperty('disabled', true);
    await user.click(await button('Select all'));
    await user.click(await button('Submit'));
    expect(await screen.findByText('The rule for corp.example has been added.')).toBeDefined();
    expect(server.changes[0]?.body).toMatchObject({ organization: 'corp.example', zipCode: true });
  });

  test('are not sent for an ID that already has one', async () => {
    await openSettings('?section=organizations&action=add');
    const id = await screen.findByRole('textbox');
    await user.type(id, ' okta');
    await waitFor(() => expect(id.getAttribute('aria-invalid')).toBe('true'));
    expect(document.querySelector(`[id="${id.id}fault"]`)?.textContent).toBe('Already has a rule');
    await user.click(await button('Submit'));
    expect(document.activeElement).toBe(id);
    expect(server.changes).toEqual([]);
    await user.type(id, '2');
    expect(id.getAttribute('aria-invalid')).toBeNull();
  });

  test('can be previewed for a person', async () => {
    await openSettings('?section=domains');
    await user.type(await screen.findByRole('combobox', { name: 'Person' }), 'grace');
    await user.click(await screen.findByRole('option', { name: /Grace HOPPER/ }));
    expect(await screen.findByRole('link', { name: 'The rule for the domain corp.example applies.' })).toBeDefined();
    const fields = within(screen.getByRole('list', { name: 'Fields that Grace HOPPER can edit' }));
    expect(fields.getAllByRole('listitem')).toHaveLength(3);
  });
});
