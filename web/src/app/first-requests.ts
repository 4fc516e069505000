/**
 * Inline script that requests the viewer, the profile or chart of the address, and the photo of the profile, while the application is loading.
 * The application then uses the responses (`api/first-responses.ts`). The script sends only requests that the application would send, and only
 * with a session of this tab or of another tab of this browser, requested as in `viewer/session-tabs.ts`. Failures are left to the application.
 *
 * NOTE: the build compiles this file separately and inlines it into the page (`web/first-script.ts`). It can import types only.
 */

import type { Profile } from '@directory/contract';
import type { FirstRequest } from '../api/first-responses.ts';
import type { storageKeys as allStorageKeys } from '../storage-keys.ts';
import type { Session } from '../viewer/sign-in.ts';

/** Replaced by the build. */
declare const storageKeys: Pick<typeof allStorageKeys, 'session'>;

/** How long to wait for another tab, which may be busy, in milliseconds. */
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
  // In a frame, the application only renews a session and needs no data.
  if (endpoint !== undefined && window.parent === window && navigator.onLine) findSession();
} catch {
  // Storage is blocked.
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
  // An expired session has to be renewed first, by the application.
  if (expiresAt !== undefined && expiresAt < Date.now()) return;
  const login = page === 'myprofile' ? '' : loginOf(search.slice(1));
  const query = login === '' ? '' : `?${new URLSearchParams({ userId: login })}`;
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${accessToken}` });
  // Same check as `isOpaque` in `viewer/sign-in.ts`.
  if (accessToken.split('.').length !== 3 && idToken !== '') headers.set('x-id-token', idToken);
  const sent: Record<string, FirstRequest> = {};
  const send = (path: string) => {
    const address = `${base}/api/${path}`;
    const response = fetch(address, { headers });
    sent[address] = { token: accessToken, response };
    return response;
  };
  window.firstRequests = sent;
  const shown = send(`${endpoint}${query}`);
  send('viewer').catch(() => {});
  (page === 'orgchart' ? shown : shown.then(fetchPhoto)).catch(() => {});
}

/** Reads the common forms of the query string only. For the others, the application sends its own request. */
function loginOf(query: string): string {
  try {
    return decodeURIComponent(query).trim();
  } catch {
    return query;
  }
}

/** Preloads the photo that `Avatar` will show on the profile. */
async function fetchPhoto(response: Response): Promise<void> {
  const { photo, photoLarge } = (await response.clone().json()) as Partial<Profile>;
  if (!photo || !photoLarge) return;
  const image = new Image();
  image.fetchPriority = 'high';
  image.sizes = '(max-width: 47.99rem) 6rem, 9rem';
  image.srcset = `${photo} 240w, ${photoLarge} 480w`;
}
