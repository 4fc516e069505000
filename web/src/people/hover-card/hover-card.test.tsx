import { getPersonCard, getTeam, searchPeople, type PersonCard, type Team } from '@directory/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { found } from '../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';

const viewer = { login: ada.login, person: ada, isAdministrator: false, administeredUnits: [] };
const charles = found('Charles', 'Babbage', { title: 'Inventor', hasPhone: true });
const mary = found('Mary', 'Somerville');
const team: Team = { manager: charles, peers: [mary, ada], peerCount: 2, directReports: [], directReportCount: 0 };
const { hasPhone: _, ...summary } = charles;
const card: PersonCard = { ...summary, timeZone: 'Asia/Tokyo', days: [], callAddress: 'tel:+442071838750' };

let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup();

/** Opens the directory; `answer` returns the response to requests for cards. */
async function open(answer: () => Response | Promise<Response>, at = '/') {
  const asked: Request[] = [];
  directory = await openDirectory({
    at,
    viewer,
    answer: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === getTeam.path) return Response.json(team);
      if (pathname === searchPeople.path) return Response.json([charles, mary], { headers: { 'x-total-count': '2' } });
      if (pathname !== getPersonCard.path) return undefined;
      asked.push(request);
      return answer();
    },
  });
  return asked;
}

const link = (name: RegExp) => screen.findByRole('link', { name });
const shown = () => screen.findByRole('dialog', { name: 'About Charles BABBAGE', hidden: true });

/** Moves the focus by keyboard, which sets `:focus-visible`, unlike `element.focus()`. */
async function tabTo(element: HTMLElement) {
  while (document.activeElement !== element) await user.tab();
}

function noteCalls() {
  const called: string[] = [];
  const note = (event: Event) => {
    const { href } = event.target as HTMLAnchorElement;
    if (!href?.startsWith('tel:')) return;
    called.push(href);
    event.preventDefault();
  };
  document.addEventListener('click', note);
  return { called, stop: () => document.removeEventListener('click', note) };
}

test('the card opens over a name, remains while the pointer is in it, and is requested once', async () => {
  const asked = await open(() => Response.json(card));
  const name = await link(/Charles BABBAGE/);
  await user.hover(name);
  const opened = await shown();
  expect(opened.textContent).toContain('Inventor');
  expect(within(opened).getByText(/local time/)).toBeTruthy();
  const links = within(opened).getAllByRole('link', { hidden: true });
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    'https://teams.microsoft.com/l/chat/0/0?users=charles.babbage@mail.example',
    'mailto:charles.babbage@mail.example',
  ]);
  await user.hover(opened);
  await user.hover(within(opened).getByRole('button', { name: /Copy/, hidden: true }));
  expect(await shown()).toBe(opened);
  await user.hover(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await user.hover(name);
  await shown();
  expect(asked).toHaveLength(1);
});

test('Escape closes the card, which remains closed until the pointer leaves the name', async () => {
  await open(() => Response.json(card));
  const name = await link(/Charles BABBAGE/);
  await user.hover(name);
  await shown();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await user.hover(screen.getByRole('heading', { level: 1 }));
  await user.hover(name);
  await shown();
});

test('focus opens the card, arrow down moves into it, and Escape returns to the link', async () => {
  await open(() => Response.json(card));
  const name = await link(/Charles BABBAGE/);
  await tabTo(name);
  const opened = await shown();
  const description = document.getElementById(name.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toMatch(/down arrow/);
  await user.keyboard('{ArrowDown}');
  const actions = within(opened);
  expect(document.activeElement).toBe(actions.getByRole('link', { name: /^Chat/, hidden: true }));
  await user.tab();
  expect(document.activeElement).toBe(actions.getByRole('button', { name: /^Call/, hidden: true }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(name);
  expect(name.hasAttribute('aria-describedby')).toBe(false);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('Tab at the end of the card moves to the element after the link, and closes the card', async () => {
  await open(() => Response.json(card));
  await tabTo(await link(/Charles BABBAGE/));
  const opened = await shown();
  await user.keyboard('{ArrowDown}');
  while (opened.isConnected) await user.tab();
  expect(document.activeElement).toBe(await link(/Mary SOMERVILLE/));
});

test('touch opens no card, and a press opens the profile instead', async () => {
  const asked = await open(() => Response.json(card));
  const name = await link(/Charles BABBAGE/);
  fireEvent.pointerMove(name, { pointerType: 'touch' });
  fireEvent.pointerMove(name, { pointerType: 'mouse' });
  await user.click(name);
  await waitFor(() => expect(directory?.router.state.location.pathname).toBe('/Profile'));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(asked.map(({ url }) => new URL(url).searchParams.get('userId'))).not.toContain(charles.login.toUpperCase());
});

test('a pending request is cancelled when the card closes', async () => {
  const asked = await open(() => new Promise<Response>(() => {}));
  await user.hover(await link(/Charles BABBAGE/));
  await screen.findByRole('dialog', { name: 'Loading details…', hidden: true });
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
});

test('a failure is shown in the card', async () => {
  await open(() => Response.json({ error: { code: 'server.failed', message: '', requestId: '1' } }, { status: 500 }));
  await user.hover(await link(/Charles BABBAGE/));
  expect((await screen.findByText('The details couldn’t be loaded.')).closest('[role=dialog]')).not.toBeNull();
});

test('the viewer’s own card offers neither a call nor a local time', async () => {
  const { hasPhone: _phone, ...own } = found('Ada', 'Lovelace', { ...ada });
  await open(() => Response.json({ ...own, timeZone: 'Asia/Tokyo', days: [], callAddress: 'tel:+44207' }));
  await user.hover(await link(/Ada LOVELACE/));
  const opened = await screen.findByRole('dialog', { name: 'About Ada LOVELACE', hidden: true });
  expect(within(opened).queryByRole('link', { hidden: true })).toBeNull();
  expect(within(opened).getAllByRole('button', { hidden: true })).toHaveLength(1);
  expect(opened.textContent).not.toContain('local time');
});

test('a result card requests the phone number on the first call, once', async () => {
  const asked = await open(() => Response.json(card), '/Result?globalQuery=charles');
  const { called, stop } = noteCalls();
  const button = await screen.findByRole('button', { name: 'Call Charles BABBAGE' });
  expect(screen.queryByRole('button', { name: 'Call Mary SOMERVILLE' })).toBeNull();
  expect(asked).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(called).toEqual(['tel:+442071838750']));
  await user.click(button);
  await waitFor(() => expect(called).toHaveLength(2));
  expect(asked).toHaveLength(1);
  stop();
});

test('the arrow keys move from a result to its call button', async () => {
  await open(() => Response.json(card), '/Result?globalQuery=charles');
  await screen.findByRole('button', { name: 'Call Charles BABBAGE' });
  screen.getByRole('link', { name: 'Charles BABBAGE' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Call Charles BABBAGE');
});

test.each([
  ['cannot be loaded', () => new Response(null, { status: 503 }), 'The number couldn’t be loaded.'],
  ['cannot be dialled', () => Response.json({ ...card, callAddress: '' }), 'This number can’t be dialled.'],
])('a number that %s is told', async (_case, answer, told) => {
  await open(answer, '/Result?globalQuery=charles');
  await user.click(await screen.findByRole('button', { name: 'Call Charles BABBAGE' }));
  expect((await screen.findByRole('alert')).textContent).toBe(told);
});
