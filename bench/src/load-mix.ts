import { quickResultsSize, quickSearchMinimum } from '@directory/contract';
import { signInToDemo } from './demo-sign-in.ts';
import { photographed, samplePeople } from './load-people.ts';
import type { SampledPerson } from './load-people.ts';
import type { NamedRequest } from './paced-load.ts';

/** The mix of requests of a day: number of each kind per thousand. */
const shares = {
  search: 700,
  profile: 200,
  chart: 50,
  photo: 30,
  edit: 15,
  'contact file': 4,
  'team file': 1,
} as const;
export type RequestKind = keyof typeof shares;
export const requestKinds = Object.keys(shares) as RequestKind[];

/**
 * Number of signed-in users. At thousands of requests per second, each still sends more than a real user, so that more people are counted
 * per viewer than in a real directory.
 */
const viewers = 400;
const signInsAtOnce = 8;

/** A signed-in user. */
interface LoadViewer {
  readonly login: string;
  readonly token: string;
  readonly canEdit: boolean;
}

/** Generates the requests of many users, in the same order in each run. */
export interface LoadMix {
  /** Generates a request of the kind, of one of the users. */
  request(kind: RequestKind): NamedRequest;
  /** Generates the next request of the mix. */
  next(): NamedRequest;
}

/** Signs users in at one node. All nodes accept the tokens. */
export async function openMix(address: string, people: number): Promise<LoadMix> {
  const sampled = samplePeople(people);
  const random = seededRandom(7);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const users = await signInSome(address, sampled);
  const editors = users.filter(({ canEdit }) => canEdit);
  if (editors.length === 0) throw new Error('none of the users may edit a phone number');
  const managers = await onChart(address, one(users).token, sampled);
  const withPhoto = sampled.slice(0, photographed);
  const photos = await photosOf(address, one(users).token, withPhoto);
  let typing = { letters: [''], length: 0 };

  /** Adds the next letter to the name that is being typed, or begins with the first letters of another name. */
  function typed(): string {
    if (typing.length >= typing.letters.length)
      typing = { letters: [...one(sampled).name], length: quickSearchMinimum - 1 };
    typing.length += 1;
    return typing.letters.slice(0, typing.length).join('').trim();
  }

  const userId = (group: readonly SampledPerson[]) => `userId=${encodeURIComponent(one(group).login)}`;
  const lines: Record<RequestKind, () => { line: string; user?: LoadViewer; body?: string }> = {
    search: () => ({
      line: `GET /api/users?${new URLSearchParams({ globalQuery: typed(), limit: String(quickResultsSize) })}`,
    }),
    profile: () => ({ line: `GET /api/get-user-profile?${userId(sampled)}` }),
    chart: () => ({ line: `GET /api/org-chart?${userId(managers)}` }),
    photo: () => ({ line: `GET ${one(photos)}` }),
    edit: () => ({
      line: 'PUT /api/update-user-profile',
      user: one(editors),
      body: JSON.stringify({ mobilePhone: `+336${String(10_000_000 + Math.floor(random() * 89_999_999))}` }),
    }),
    'contact file': () => ({ line: `GET /api/contact-card?${userId(withPhoto)}` }),
    'team file': () => ({ line: `GET /api/org-chart/file?language=en&${userId(managers)}` }),
  };
  const request = (kind: RequestKind): NamedRequest => {
    const { line, user = one(users), body } = lines[kind]();
    return { name: kind, bytes: requestOf(address, line, user.token, body) };
  };
  return {
    request,
    next() {
      let place = random() * 1000;
      return request(requestKinds.find((kind) => (place -= shares[kind]) < 0) ?? 'search');
    },
  };
}

/** The request with the headers that browsers send. */
function requestOf(address: string, line: string, token: string, body: string | undefined): Buffer {
  const lines = [
    `${line} HTTP/1.1`,
    `host: ${new URL(address).host}`,
    'connection: keep-alive',
    `authorization: Bearer ${token}`,
    'accept: application/json',
    'accept-encoding: gzip, deflate, br, zstd',
    'accept-language: en-GB,en;q=0.9',
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${body.length}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

async function signInSome(address: string, people: readonly SampledPerson[]): Promise<LoadViewer[]> {
  const step = Math.floor(people.length / viewers);
  const logins = Array.from({ length: viewers }, (_, place) => people[place * step]?.login ?? '');
  const users: LoadViewer[] = [];
  while (users.length < logins.length) {
    const next = logins.slice(users.length, users.length + signInsAtOnce);
    users.push(...(await Promise.all(next.map((login) => signIn(address, login)))));
  }
  return users;
}

async function signIn(address: string, login: string): Promise<LoadViewer> {
  const token = await signInToDemo(address, login);
  const { editableFields } = await jsonOf<{ editableFields: string[] }>(`${address}/api/get-user-profile`, token);
  return { login, token, canEdit: editableFields.includes('mobilePhone') };
}

/** Some managers who are on the chart. */
async function onChart(address: string, token: string, people: readonly SampledPerson[]): Promise<SampledPerson[]> {
  const shown: SampledPerson[] = [];
  for (const person of people.filter(({ isManager }) => isManager).slice(0, 300)) {
    const path = `${address}/api/org-chart?userId=${encodeURIComponent(person.login)}`;
    const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (response.ok) shown.push(person);
  }
  if (shown.length === 0) throw new Error('no manager is on the chart');
  return shown;
}

async function photosOf(address: string, token: string, people: readonly SampledPerson[]): Promise<string[]> {
  const photos: string[] = [];
  for (const { login } of people) {
    const path = `${address}/api/get-user-profile?userId=${encodeURIComponent(login)}`;
    const { photo } = await jsonOf<{ photo: string }>(path, token);
    if (photo !== '') photos.push(photo);
  }
  if (photos.length === 0) throw new Error('nobody has a photo');
  return photos;
}

async function jsonOf<Body>(address: string, token: string): Promise<Body> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${new URL(address).pathname} was answered with ${response.status}`);
  return (await response.json()) as Body;
}

/** Mulberry32: numbers in [0, 1) that depend only on the seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
