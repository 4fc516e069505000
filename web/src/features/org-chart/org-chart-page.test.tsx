import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeChart } from '../../../test/fake-chart.ts';
import { chooseLanguage } from '../../messages/messages.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
const me = ada.login.toLowerCase();
const user = userEvent.setup();
let server: FakeChart;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;

async function openChart(at: string): Promise<void> {
  directory = await openDirectory({ at, viewer, answer: (request) => server.answer(request) });
  await screen.findByRole('heading', { name: /Org chart/ });
}

const address = () => {
  const { pathname, search, hash } = directory?.router.state.location ?? {};
  return `${pathname}${search}${hash}`;
};
const chain = () =>
  within(screen.getByRole('list', { name: 'Managers, from the top down' }))
    .getAllByRole('listitem')
    .map((level) => level.querySelector('bdi')?.textContent);
const collaborators = () => within(screen.getByRole('list', { name: 'Direct reports' })).getAllByRole('listitem');

beforeEach(() => {
  server = new FakeChart({ top: ['middle', 'other'], middle: [me, 'mate'], [me]: ['one', 'two'], one: ['leaf'] });
  // jsdom has no layout. Without a height, all rows would be in view.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(128);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the cards', () => {
  test('show the chain down to the viewer and the collaborators below, with one request', async () => {
    await openChart('/orgchart');
    expect(chain()).toEqual(['Person TOP', 'Person MIDDLE', 'Person AB1234']);
    expect(collaborators()).toHaveLength(2);
    expect(server.calls).toEqual(['/api/org-chart']);
    const card = within(
      screen.getByRole('heading', { level: 2, name: 'Person AB1234' }).closest('article') as HTMLElement,
    );
    expect(card.getByText('ENGINEER')).toBeDefined();
    expect(card.getByText('ab1234@mail.example')).toBeDefined();
    expect(card.getByText('2 direct reports')).toBeDefined();
    expect(card.getByRole('link', { name: 'Profile of Person AB1234' }).getAttribute('href')).toBe(`/Profile?${me}`);
  });

  test('truncate a long title, and provide the full title to screen readers and as a tooltip', async () => {
    const title = 'Deputy head of the programme for offshore wind in the North Sea';
    server.change(me, { title });
    await openChart('/orgchart');
    const shown = screen.getByText('DEPUTY HEAD OF THE PROGRAMME FOR OFFSHORE WIND IN…');
    expect(shown.getAttribute('aria-hidden')).toBe('true');
    expect(shown.closest('[title]')?.getAttribute('title')).toBe(title);
    expect(screen.getByText(title)).toBeDefined();
  });

  test('shorten the chain for a manager, extend it for a collaborator, and change the address', async () => {
    await openChart(`/orgchart?${me}`);
    await user.click(screen.getByRole('link', { name: 'Person MIDDLE' }));
    await waitFor(() => expect(chain()).toEqual(['Person TOP', 'Person MIDDLE']));
    expect(address()).toBe('/orgchart?middle');
    await user.click(await screen.findByRole('link', { name: 'Person MATE' }));
    await waitFor(() => expect(chain()).toEqual(['Person TOP', 'Person MIDDLE', 'Person MATE']));
    expect(address()).toBe('/orgchart?mate');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Person MATE' }));
    await directory?.router.navigate(-2);
    await waitFor(() => expect(chain()).toEqual(['Person TOP', 'Person MIDDLE', 'Person AB1234']));
  });

  test('show a placeholder of the next chart immediately, and ignore further clicks until it has loaded', async () => {
    await openChart(`/orgchart?${me}`);
    let finish = () => {};
    server.wait = new Promise((resolve) => {
      finish = resolve;
    });
    await user.click(screen.getByRole('link', { name: 'Person MIDDLE' }));
    expect(chain()).toEqual(['Person TOP', 'Person MIDDLE']);
    await user.click(screen.getByRole('link', { name: 'Person TOP' }));
    expect(address()).toBe('/orgchart?middle');
    finish();
    await screen.findByRole('link', { name: 'Person MATE' });
    await user.click(screen.getByRole('link', { name: 'Person TOP' }));
    expect(address()).toBe('/orgchart?top');
  });

  test('show that nobody reports to a person, or to the viewer', async () => {
    await openChart('/orgchart?leaf');
    expect(await screen.findByText('No one reports to this person.')).toBeDefined();
    directory?.close();
    server = new FakeChart({ top: [me] });
    await openChart('/orgchart');
    expect(await screen.findByText('No one reports to you.')).toBeDefined();
  });

  test('show the assistant next to the manager', async () => {
    server.change('middle', { assistantUserId: 'helper', assistantName: 'Hel PER' });
    await openChart(`/orgchart?${me}`);
    const beside = within(screen.getByRole('group', { name: 'Assistant of Person MIDDLE' }));
    expect(beside.getByRole('link', { name: 'Hel PER' }).getAttribute('href')).toBe('/Profile?helper');
  });

  test.each([
    [{ chainEnd: 'unknown-manager', unknownManager: 'CN=Gone' } as const, /isn’t in the directory: CN=Gone/],
    [
      { chainEnd: 'cycle', cycleUserId: me } as const,
      'The reporting line forms a loop: Person AB1234 appears again above Person TOP.',
    ],
    [{ chainEnd: 'not-shown' } as const, 'There’s no org chart to show above this level.'],
  ])('mark a chain that ends as %o', async (more, words) => {
    server.more = more;
    await openChart(`/orgchart?${me}`);
    const [end] = within(screen.getByRole('list', { name: 'Managers, from the top down' })).getAllByRole('listitem');
    expect(end?.textContent.replace(/\s+/g, ' ')).toMatch(words);
  });

  test('collapse the middle of a long chain until it is requested', async () => {
    server = new FakeChart(
      Object.fromEntries(Array.from({ length: 200 }, (_, level) => [`l${level}`, [`l${level + 1}`]])),
    );
    await openChart('/orgchart?l200');
    expect(chain()).toHaveLength(2 + 1 + 4 + 1);
    await user.click(screen.getByRole('button', { name: '194 managers in between' }));
    expect(chain()).toHaveLength(201);
  });

  test('of many collaborators have positions, and can be filtered', async () => {
    server = new FakeChart({ [me]: Array.from({ length: 30 }, (_, number) => `m${number}`) });
    await openChart('/orgchart');
    const [first] = collaborators();
    expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '30']);
    await user.type(screen.getByRole('searchbox', { name: 'Filter direct reports' }), 'M2');
    await screen.findByText('11 matches.');
    expect(collaborators()).toHaveLength(11);
    expect(server.calls).toEqual(['/api/org-chart']);
  });
});

describe('people who are not on the chart', () => {
  const note = /^12 more people report here but aren’t on the chart/;

  test.each(['', '#outline', '#tree'])('are counted below the collaborators at /orgchart%s', async (view) => {
    server.more = { notShownCount: 12 };
    await openChart(`/orgchart${view}`);
    expect(await screen.findByText(note)).toBeDefined();
  });

  test('are counted if no one else reports to the person', async () => {
    server = new FakeChart({ top: [me] });
    server.more = { notShownCount: 12 };
    await openChart('/orgchart');
    expect(screen.getByText(note)).toBeDefined();
    expect(screen.queryByText('Nobody reports to this person.')).toBeNull();
  });
});

describe('a chart that cannot be shown', () => {
  test('has a message and a link', async () => {
    server.nextFailures.push({ status: 404, code: 'chart.not-shown' });
    directory = await openDirectory({ at: '/orgchart?x@y', viewer, answer: (request) => server.answer(request) });
    await screen.findByRole('heading', { name: 'No org chart for this person' });
    expect(screen.getByRole('link', { name: 'View profile' }).getAttribute('href')).toBe('/Profile?x@y');
  });

  test('because the person has left shows the date and the manager to contact', async () => {
    server.leavers['gone@group.example'] = {
      firstName: 'Alan',
      lastName: 'Turing',
      leftAt: '2026-06-07T12:00:00.000Z',
      managerUserId: 'middle',
      managerName: 'Person MIDDLE',
      hasManagerLeft: false,
    };
    directory = await openDirectory({ at: '/orgchart?gone@group.example', viewer, answer: server.answer });
    await screen.findByRole('heading', { level: 1, name: 'Alan TURING has left the company' });
    expect(screen.getByText(/June 7, 2026|7 June 2026/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Person MIDDLE' }).getAttribute('href')).toBe('/Profile?middle');
  });

  test('because of a failure can be retried', async () => {
    server.nextFailures.push({ status: 500, code: 'server.failed' });
    directory = await openDirectory({ at: '/orgchart', viewer, answer: (request) => server.answer(request) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Person AB1234' })).toBeDefined();
  });
});

describe('the search', () => {
  test('finds a person below and opens their chart', async () => {
    server.change(me, { headcount: 3 });
    await openChart('/orgchart');
    await user.type(screen.getByRole('combobox', { name: 'Find someone on the chart' }), 'leaf');
    const group = await screen.findByRole('group', { name: 'In Person AB1234’s organization' });
    await within(group).findByRole('option', { name: /Person LEAF/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(chain()?.at(-1)).toBe('Person LEAF'));
    expect(address()).toBe('/orgchart?leaf');
  });

  test('never opens a person found for an earlier text', async () => {
    server.change(me, { headcount: 3 });
    await openChart('/orgchart');
    const box = screen.getByRole('combobox', { name: 'Find someone on the chart' });
    await user.type(box, 'leaf');
    await screen.findByRole('option', { name: /Person LEAF/ });
    await user.clear(box);
    await user.type(box, 'one{ArrowDown}{Enter}');
    expect(address()).toBe('/orgchart');
    expect(box).toHaveProperty('value', 'one');
  });

  test.each(['le', 'leaf'])('repeats the failed search of the people below for “%s”', async (text) => {
    server.change(me, { headcount: 3 });
    await openChart('/orgchart');
    server.nextFailures.push({ status: 500, code: 'server.failed' });
    await user.click(screen.getByRole('combobox', { name: 'Find someone on the chart' }));
    await user.paste(text);
    await screen.findByRole('option', { name: 'Try again' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('option', { name: /Person LEAF/ })).toBeDefined();
  });

  test('does not offer to try again while the people below are still searched', async () => {
    server.change(me, { headcount: 3 });
    await openChart('/orgchart');
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.wait = promise;
    await user.click(screen.getByRole('combobox', { name: 'Find someone on the chart' }));
    await user.paste('leaf');
    // The search for people anywhere has failed.
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.queryByRole('option', { name: 'Try again' })).toBeNull();
    resolve();
    expect(await screen.findByRole('option', { name: /Person LEAF/ })).toBeDefined();
  });
});

describe('the outline', () => {
  const active = () => {
    const id = screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '';
    const row = document.querySelector(`[id="${id}"]`);
    const places = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) =>
      row?.getAttribute(name),
    );
    return [row?.querySelector('bdi')?.textContent, ...places];
  };

  test('is a tree with keyboard navigation', async () => {
    await openChart(`/orgchart?${me}#outline`);
    screen.getByRole('tree', { name: 'Person AB1234’s organization' }).focus();
    expect(active()).toEqual(['Person AB1234', '3', '1', '1', 'true']);
    await user.keyboard('{ArrowDown}');
    expect(active()).toEqual(['Person ONE', '4', '1', '2', 'false']);
    await user.keyboard('{ArrowRight}');
    await screen.findByText('Person LEAF');
    await user.keyboard('{ArrowRight}');
    expect(active()).toEqual(['Person LEAF', '5', '1', '1', null]);
    await user.keyboard('{End}');
    expect(active()[0]).toBe('Person TWO');
    await user.keyboard('{Home}one');
    expect(active()[0]).toBe('Person ONE');
    await user.keyboard('{ArrowLeft}');
    expect(active()).toEqual(['Person ONE', '4', '1', '2', 'false']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/orgchart?one#outline'));
    await waitFor(() => expect(active()[0]).toBe('Person ONE'));
    expect(document.activeElement).toBe(screen.getByRole('tree'));
  });

  test.each(['outline', 'tree'])('shows the cities of people with the same name, as %s', async (view) => {
    server.change('one', { lastName: 'MARTIN', city: 'Lyon', directReports: 0 });
    server.change('two', { lastName: 'MARTIN', city: 'Lille' });
    await openChart(`/orgchart?${me}#${view}`);
    screen.getByRole('tree').focus();
    const activeRow = () =>
      document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
    expect(activeRow()?.textContent).not.toContain('Paris');
    await user.keyboard('{ArrowDown}');
    expect(activeRow()?.textContent).toMatch(/^Person MARTIN.*Engineer.*Lyon/i);
    await user.keyboard('{ArrowDown}');
    expect(activeRow()?.textContent).toMatch(/^Person MARTIN.*Engineer.*Lille/i);
  });

  test.each(['outline', 'tree'])('Back restores it as %s, with the same expanded rows', async (view) => {
    const chosen = () => {
      const id = screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '';
      const row = document.querySelector(`[id="${id}"]`);
      return `${row?.textContent ?? ''} at level ${row?.getAttribute('aria-level') ?? ''}`;
    };
    await openChart(`/orgchart?${me}#${view}`);
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(server.calls).toHaveLength(2));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(chosen()).toMatch(/Person LEAF.* at level 5/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chosen()).toMatch(/Person LEAF.* at level 5/));
    expect(address()).toBe(`/orgchart?leaf#${view}`);
    await directory?.router.navigate(-1);
    await waitFor(() => expect(screen.getByRole('tree').getAttribute('aria-label')).toMatch(/^Person AB1234/));
    expect(chosen()).toMatch(/Person LEAF.* at level 5/);
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toMatch(/Person ONE.* at level 4/);
    expect(server.calls.filter((call) => call.includes('manager='))).toHaveLength(1);
  });

  test('Shift Enter focuses the name of the active row, which opens its hover card, and other keys return the focus', async () => {
    await openChart(`/orgchart?${me}#outline`);
    const tree = screen.getByRole('tree');
    tree.focus();
    await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
    expect((document.activeElement as HTMLElement).dataset['personCard']).toBe('one');
    expect(address()).toBe(`/orgchart?${me}#outline`);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(tree);
    expect(active()[0]).toBe('Person ONE');
    await user.keyboard('{Shift>}{Enter}{/Shift}{End}');
    expect(document.activeElement).toBe(tree);
    expect(active()[0]).toBe('Person TWO');
  });

  test('can be expanded and collapsed completely', async () => {
    await openChart('/orgchart?top#outline');
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(8));
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(screen.getAllByRole('treeitem')).toHaveLength(3);
  });

  test('has nothing to expand for a person without direct reports', async () => {
    await openChart('/orgchart?leaf#outline');
    expect(await screen.findByRole('button', { name: 'Save branch' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Expand all' })).toBeNull();
    expect(screen.queryByText(/people$/)).toBeNull();
  });
});

test('the drawing reports that people below a person could not be loaded, until they are loaded', async () => {
  await openChart(`/orgchart?${me}#tree`);
  screen.getByRole('tree').focus();
  server.nextFailures.push({ status: 500, code: 'server.failed' });
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect((await screen.findByRole('alert')).textContent).toBe('More people couldn’t be loaded. Try again.');
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a branch is saved as CSV in the language of the viewer', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await openChart(`/orgchart?${me}#outline`);
  await chooseLanguage('fr');
  const menu = screen.getByRole('button', { name: 'Enregistrer la branche' });
  await user.click(menu);
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Tableau (CSV)' }));
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(menu);
  await waitFor(() =>
    expect(server.calls.at(-1)).toBe(`/api/org-chart/file?userId=${encodeURIComponent(me)}&language=fr`),
  );
  await chooseLanguage('en');
});

describe('how two people are connected', () => {
  test('is shown as the path up to their nearest common manager and down again', async () => {
    await openChart('/orgchart?other');
    await user.click(screen.getByRole('link', { name: 'How are we connected?' }));
    expect(address()).toBe('/orgchart?other#connection');
    await screen.findByText('3 steps, via Person TOP.');
    const stops = within(screen.getByRole('list', { name: 'The path between them' })).getAllByRole('listitem');
    expect(stops.map((stop) => stop.querySelector('bdi')?.textContent)).toEqual([
      'Person AB1234',
      'Person MIDDLE',
      'Person TOP',
      'Person OTHER',
    ]);
  });

  test('has no common manager with oneself', async () => {
    await openChart(`/orgchart?${me}#connection`);
    await screen.findByText('You’ve chosen the same person twice.');
    expect(screen.queryByText('Closest common manager')).toBeNull();
  });

  test('names the person of the path again if a text was typed but nobody was chosen', async () => {
    await openChart('/orgchart?other#connection');
    const from = await screen.findByRole<HTMLInputElement>('combobox', { name: 'From' });
    await waitFor(() => expect(from.value).toBe('Person AB1234'));
    await user.clear(from);
    await user.type(from, 'nobody at all');
    await user.tab();
    expect(from.value).toBe('Person AB1234');
  });

  test('to an unknown person cannot be tried again', async () => {
    await openChart('/orgchart?other');
    server.nextFailures.push({ status: 404, code: 'profile.unknown' });
    await user.click(screen.getByRole('link', { name: 'How are we connected?' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('No one in the directory has this login.')).toBeDefined();
    expect(alert.queryByRole('button')).toBeNull();
  });

  test('may not exist', async () => {
    server = new FakeChart({ [me]: ['one'], elsewhere: ['far'] });
    await openChart('/orgchart?far#connection');
    expect(await screen.findByText('They have no manager in common on the chart.')).toBeDefined();
  });
});
