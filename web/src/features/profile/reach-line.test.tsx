import { getPersonCard, type DayKind } from '@directory/contract';
import { act, renderHook, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakeProfiles, profileOf } from '../../../test/fake-profile.ts';
import { found } from '../../../test/fake-search.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';
import { useMinute } from '../../people/local-time/local-time.tsx';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
const grace = profileOf({
  login: 'GH1906@group.example',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@group.example',
  timeZone: 'Asia/Tokyo',
  C_assistant: 'AB1234',
  assistantUserId: ada.login,
  assistantName: 'Ada LOVELACE',
  preferredLanguage: 'fr-FR',
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a profile at 14:05 in Tokyo. */
async function open(profile = grace, kind: DayKind | undefined = 'working', at = `/Profile?${profile.login}`) {
  vi.useFakeTimers({ now: new Date('2026-11-24T05:05:00Z'), toFake: ['Date'] });
  const server = new FakeProfiles();
  server.profiles.push(profile);
  const asked: string[] = [];
  await openDirectory({
    at,
    viewer,
    answer: (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== getPersonCard.path) return server.answer(request);
      asked.push(searchParams.get('userId') ?? '');
      if (kind === undefined) return new Response(null, { status: 500 });
      const { timeZone } = profile;
      return Response.json({
        ...found('Grace', 'Hopper'),
        timeZone,
        days: [{ date: '2026-11-24', kind }],
        callAddress: '',
      });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

const line = () => within(screen.getByRole('list', { name: 'Reach them now' }));

describe('the line below the head of a profile', () => {
  test.each([
    ['working', 'Likely working hours there'],
    ['weekend', 'Weekend there'],
    ['holiday', 'Public holiday there'],
  ] as const)('says the local time and whether it is a %s day there', async (kind, words) => {
    const asked = await open(grace, kind);
    expect(await line().findByText(words)).toBeTruthy();
    expect(line().getByText(/(?:14:05|2:05\sPM) local time/)).toBeTruthy();
    expect(asked).toEqual([grace.login]);
  });

  test('names the assistant and the working language', async () => {
    await open();
    const assistant = line().getByRole('link', { name: 'Ada LOVELACE' });
    expect(assistant.getAttribute('data-person-card')).toBe(ada.login);
    expect(await line().findByText('Working language: Français (France)')).toBeTruthy();
  });

  test('shows the time even if the working days are unknown', async () => {
    await open(grace, undefined);
    expect(line().getByText(/local time/)).toBeTruthy();
    expect(screen.queryByText(/working hours/)).toBeNull();
  });

  test('shows no time for a person whose time zone is unknown or hidden, and sends no request', async () => {
    const asked = await open({ ...grace, timeZone: '' });
    expect(line().getByText('Assistant:', { exact: false })).toBeTruthy();
    expect(screen.queryByText(/local time/)).toBeNull();
    expect(asked).toEqual([]);
  });

  test('is not on a profile without any of this information', async () => {
    await open({ ...grace, timeZone: '', assistantUserId: '', preferredLanguage: '' });
    expect(screen.queryByRole('list', { name: 'Reach them now' })).toBeNull();
  });

  test.each(['/myprofile', `/Profile?${ada.login}`])('is not on the viewer’s own profile at %s', async (at) => {
    const asked = await open(grace, 'working', at);
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.queryByRole('list', { name: 'Reach them now' })).toBeNull();
    expect(asked).toEqual([]);
  });
});

test('the clock is updated at the beginning of each minute', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T05:05:40Z') });
  const { result } = renderHook(() => useMinute());
  act(() => vi.advanceTimersByTime(19_999));
  expect(result.current.toISOString()).toBe('2026-11-24T05:05:40.000Z');
  for (const minute of ['05:06', '05:07']) {
    act(() => vi.advanceTimersByTime(minute === '05:06' ? 1 : 60_000));
    expect(result.current.toISOString()).toBe(`2026-11-24T${minute}:00.000Z`);
  }
});
