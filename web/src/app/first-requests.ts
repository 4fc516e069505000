/**
 * Requests the viewer and the profile or chart of the address, and the photo of the profile, while the application is loaded: it takes the answers over
 * (`api/first-answers.ts`). It sends nothing that the application would not send, and only with a session that this tab has, or that another tab
 * of this browser gives to it, as the application asks for one (`viewer/session-tabs.ts`). Whatever fails here is left to the application.
 *
 * NOTE: the build compiles this file by itself and writes it into the page (`web/first-script.ts`). It can import types only.
 */

import type { Profile } from '@directory/contract';
import type { FirstRequest } from '../api/first-answers.ts';
import type { storageKeys as allStorageKeys } from '../storage-keys.ts';
import type { Session } from '../viewer/sign-in.ts';

/** The build writes them into it. */
declare const storageKeys: Pick<typeof allStorageKeys, 'session'>;

/** Milliseconds after which another tab, which is busy, does not answer. */
const answerTimeout = 1000;

const base = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';
const { pathname, search } = window.location;
const endpoints: Readonly<Partial<Record<string, string>>> = {
  profile: 'get-user-profile',
  myprofile: 'get-user-profile',
  orgchart: 'org-chart',
};
const page = pathname.slice(base.length + 1).toLowerCase();
const endpoint = endpoints[page];

try {
  // In a frame, the application only renews a session.
  if (endpoint !== undefined && window.parent === window && navigator.onLine) findSession();
} catch {
  // Without storage.
}

function findSession(): void {
  const own = JSON.parse(sessionStorage.getItem(storageKeys.session) ?? 'null') as Session | null;
  if (own !== null) return sendRequests(own);
  const channel = new BroadcastChannel('directory.session');
  channel.addEventListener('message', ({ data }: MessageEvent<{ kind: string; session: Session }>) => {
    if (data.kind !== 'holds') return;
    channel.close();
    sendRequests(data.session);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target origin.
  channel.postMessage({ kind: 'asks' });
  setTimeout(() => channel.close(), answerTimeout);
}

function sendRequests({ accessToken, idToken, expiresAt }: Session): void {
  // The application renews it first.
  if (expiresAt !== undefined && expiresAt < Date.now()) return;
  const login = page === 'myprofile' ? '' : loginOf(search.slice(1));
  const query = login === '' ? '' : `?${new URLSearchParams({ userId: login })}`;
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${accessToken}` });
  // As `isOpaque` of `viewer/sign-in.ts`.
  if (accessToken.split('.').length !== 3 && idToken !== '') headers.set('x-id-token', idToken);
  const sent: Record<string, FirstRequest> = {};
  const send = (path: string) => {
    const address = `${base}/api/${path}`;
    const answer = fetch(address, { headers });
    sent[address] = { token: accessToken, answer };
    return answer;
  };
  window.firstRequests = sent;
  const shown = send(`${endpoint}${query}`);
  send('viewer').catch(() => {});
  (page === 'orgchart' ? shown : shown.then(fetchPhoto)).catch(() => {});
}

/** The application understands more. What it reads otherwise, it requests itself. */
function loginOf(query: string): string {
  try {
    return decodeURIComponent(query).trim();
  } catch {
    return query;
  }
}

/** The photo that `Avatar` of the profile will show. */
async function fetchPhoto(answer: Response): Promise<void> {
  const { photo, photoLarge } = (await answer.clone().json()) as Partial<Profile>;
  if (!photo || !photoLarge) return;
  const image = new Image();
  image.fetchPriority = 'high';
  image.srcset = `${photo} 1.67x, ${photoLarge} 2x`;
}
