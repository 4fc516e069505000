import type { Profile, Viewer } from '@directory/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeContractFaults } from '../../../../test/contract-answers.ts';
import { adasProfile, failure, FakeProfiles, profileOf } from '../../../../test/fake-profile.ts';
import { fakeSound } from '../../../../test/fake-sound.ts';
import { grace } from '../../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../../test/open-directory.tsx';

const recordedAt = '2026-11-20T10:00:00.000Z';
const own: Profile = { ...adasProfile, canRecordName: true };
const viewer = { login: ada.login, isAdministrator: false, person: ada };
let server: FakeProfiles;
let requests: string[];
let answer: () => Response;
const user = userEvent.setup();

async function open(at = '/myprofile', as: Viewer = viewer) {
  await openDirectory({
    at,
    viewer: as,
    answer: (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/api/name-recording') return server.answer(request);
      requests.push(`${request.method} ${searchParams.get('userId') ?? ''}`.trim());
      return answer();
    },
  });
  await screen.findByRole('heading', { level: 1 });
}

const button = (name: string | RegExp) => screen.queryByRole('button', { name });

beforeEach(() => {
  server = new FakeProfiles();
  server.profiles = [own];
  requests = [];
  answer = () => new Response('RIFF', { headers: { 'content-type': 'audio/wav' } });
  fakeSound();
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('the button next to the name plays the recording, and stops it', async () => {
  server.profiles.push(profileOf({ login: grace.login, lastName: 'Hopper', nameRecordedAt: recordedAt }));
  await open(`/Profile?${grace.login}`);
  expect(button('Record')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Listen to how HOPPER is pronounced' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Listen to how HOPPER is pronounced' }));
  expect(requests).toEqual([`GET ${grace.login}`]);
});

test('a recording that was removed in the meantime is reported as missing', async () => {
  server.profiles.push(profileOf({ login: grace.login, lastName: 'Hopper', nameRecordedAt: recordedAt }));
  answer = () => failure(404, 'recording.missing');
  await open(`/Profile?${grace.login}`);
  await user.click(await screen.findByRole('button', { name: /^Listen/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('There’s no recording of this name.');
  expect(button('Stop')).toBeNull();
});

test('without a recording there is nothing to play, even if a node of an earlier version responds', async () => {
  const { nameRecordedAt: _at, canRecordName: _can, ...earlier } = own;
  server.profiles = [earlier as Profile];
  await open();
  expect(button(/^Listen/)).toBeNull();
  expect(screen.queryByText('Recording of the name')).toBeNull();
  expect(takeContractFaults().length).toBeGreaterThan(0);
});

test('the owner deletes a recording', async () => {
  server.profiles = [{ ...own, nameRecordedAt: recordedAt }];
  answer = () => Response.json({});
  await open();
  await screen.findByRole('button', { name: 'Record again' });
  await user.click(screen.getByRole('button', { name: 'Delete recording' }));
  await screen.findByText('Your recording has been deleted.');
  expect(requests).toEqual(['DELETE']);
  await waitFor(() => expect(document.activeElement).toBe(button('Record')));
  expect(button(/^Listen/)).toBeNull();
});

test('after the deletion of the only thing that the owner had added, Home says what can be added', async () => {
  server.profiles = [{ ...own, nameRecordedAt: recordedAt }];
  const owner: Viewer = { ...viewer };
  answer = () => {
    owner.profileHints = ['topics'];
    return Response.json({});
  };
  await open('/myprofile', owner);
  await user.click(await screen.findByRole('button', { name: 'Delete recording' }));
  await screen.findByText('Your recording has been deleted.');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Home' }));
  expect(await screen.findByText(/topics they can ask you about/)).toBeDefined();
});

test('if recordings are turned off, the owner can only delete the stored one', async () => {
  server.profiles = [{ ...own, canRecordName: false, nameRecordedAt: recordedAt }];
  await open();
  await screen.findByText(/turned recordings off/);
  expect([button(/^Record/), button(/^Listen/)]).toEqual([null, null]);
  expect(button('Delete recording')).not.toBeNull();
});

test('a browser that cannot record shows an explanation', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  await user.click(screen.getByRole('button', { name: 'Start recording' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This browser can’t record sound.');
});

test.each([
  ['NotAllowedError', 'This page isn’t allowed to use the microphone.'],
  ['NotFoundError', 'No microphone was found, or another program is using it.'],
  ['NotSupportedError', 'This browser can’t record sound.'],
])('a browser that answers %s is explained, and nothing is lost', async (name, sentence) => {
  vi.stubGlobal('MediaRecorder', vi.fn());
  const getUserMedia = () => Promise.reject(new DOMException('no', name));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  await user.click(screen.getByRole('button', { name: 'Start recording' }));
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(button('Start recording')).not.toBeNull();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('the microphone is released if the browser can use it, but cannot record its sound', async () => {
  function Unsupported() {
    throw new DOMException('no', 'NotSupportedError');
  }
  vi.stubGlobal('MediaRecorder', Unsupported);
  const stop = vi.fn<() => void>();
  const getUserMedia = () => Promise.resolve({ getTracks: () => [{ stop }] });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  await user.click(screen.getByRole('button', { name: 'Start recording' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This browser can’t record sound.');
  expect(stop).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('a second press while the browser asks for permission does not start a second recording', async () => {
  vi.stubGlobal('MediaRecorder', vi.fn());
  const getUserMedia = vi.fn<() => Promise<MediaStream>>(() => new Promise(() => {}));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  await user.dblClick(screen.getByRole('button', { name: 'Start recording' }));
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'mediaDevices');
});
