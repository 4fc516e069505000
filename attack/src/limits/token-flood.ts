import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { idTokenHeader } from '@directory/contract';
import type { Answer } from '../harness/parse-response.ts';
import type { NoAnswer } from '../harness/raw-request.ts';
import type { AttackReport } from '../harness/report.ts';
import { requestOf } from '../harness/target.ts';
import type { Target } from '../harness/target.ts';
import { elsewhere } from '../harness/many-clients.ts';

export interface FloodOptions {
  readonly tokensPerSecond: number;
  readonly seconds: number;
}

/** Response time of the provider in milliseconds. */
const providerDelay = 100;
const floodNetworks = 10;
const firstOfFlood = 600;
const firstOfOthers = 700;
/** Maximum number of tokens that may be passed on to the provider, per network: a burst, and a rate per minute. */
const maxPassedOn = { atOnce: 15, perMinute: 15 };
/** Maximum number of retries of a client without an ID token. */
const maxRetries = 2;
const viewer = '/api/viewer';

type SignIn = (number: number) => Promise<Answer | NoAnswer>;

/**
 * Sends random opaque tokens, which only the provider can check, while people sign in with their own opaque tokens. Most random tokens must
 * not be passed on to the provider, and people must be able to sign in: users of the web application immediately, from any address; other
 * clients, which send no ID token, immediately from other addresses, and after a short wait from an address of the flood.
 */
export async function floodTokens(
  target: Target,
  { tokensPerSecond, seconds }: FloodOptions,
  report: AttackReport,
): Promise<void> {
  const { provider } = target;
  const rejectedBefore = provider.rejected;
  const known = provider.opaqueToken('known@group.example');
  await target.send(requestOf(known, 'GET', viewer));
  provider.userinfoDelay = providerDelay;
  const begin = performance.now();
  const ending = begin + seconds * 1000;
  const [{ sent, statuses }] = await Promise.all([
    sendFlood(),
    signInMeanwhile('users of the web application', (number) =>
      signInAsPage(number, elsewhere(firstOfOthers + number)),
    ),
    signInMeanwhile('users of the web application at an address of the flood', (number) =>
      signInAsPage(number, floodAddress(number)),
    ),
    signInMeanwhile('clients without an ID token', (number) =>
      signInAsClient(number, elsewhere(firstOfOthers + 200 + number), 0),
    ),
    signInMeanwhile('clients without an ID token at an address of the flood', (number) =>
      signInAsClient(number, floodAddress(number), maxRetries),
    ),
  ]).finally(() => (provider.userinfoDelay = 0));
  // Allowances are refilled until the last response, which may be late on a busy machine.
  const minutes = (performance.now() - begin) / 60_000;
  const passedOn = provider.rejected - rejectedBefore;
  const maxAllowed = floodNetworks * (maxPassedOn.atOnce + Math.ceil(minutes * maxPassedOn.perMinute));
  const shown = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  report.did(
    `${sent} random opaque tokens in ${seconds} s from ${floodNetworks} addresses: ${shown}; ${passedOn} were passed on to the provider`,
  );
  if (passedOn > maxAllowed)
    report.found(`${passedOn} of ${sent} random tokens were passed on to the provider, not ${maxAllowed}`);
  const again = await target.send(requestOf(known, 'GET', viewer), { from: floodAddress(0) });
  if (again.status !== 200) report.found(`a known token from an address of the flood is answered with ${again.status}`);

  function floodAddress(number: number): string {
    return elsewhere(firstOfFlood + (number % floodNetworks));
  }

  async function sendFlood() {
    const counts = new Map<number | undefined, number>();
    const open: Promise<void>[] = [];
    // Sends as many as are due, since timers are late on a busy machine.
    for (; performance.now() < ending; await pause(20)) {
      const due = ((performance.now() - begin) / 1000) * tokensPerSecond;
      while (open.length < due) open.push(sendRandom(floodAddress(open.length), counts));
    }
    await Promise.all(open);
    return { sent: open.length, statuses: counts };
  }

  async function sendRandom(from: string, counts: Map<number | undefined, number>): Promise<void> {
    const answer = await target.send(requestOf(randomBytes(24).toString('base64url'), 'GET', viewer), { from });
    report.answered(answer.milliseconds);
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
  }

  /** Signs in like the web application, with the ID token of the same sign-in. */
  async function signInAsPage(number: number, from: string): Promise<Answer | NoAnswer> {
    const login = `page-${from}-${number}@group.example`;
    const token = provider.opaqueToken(login);
    const request = requestOf(token, 'GET', viewer);
    const headers = [...request.headers, [idTokenHeader, provider.idToken(login, token)] as const];
    return await target.send({ ...request, headers }, { from });
  }

  /** Signs in with only an access token. Retries after the time in Retry-After. */
  async function signInAsClient(number: number, from: string, retries: number): Promise<Answer | NoAnswer> {
    const request = requestOf(provider.opaqueToken(`client-${from}-${number}@group.example`), 'GET', viewer);
    for (let tries = 0; ; tries++) {
      const answer = await target.send(request, { from });
      if (answer.status !== 429 || tries >= retries) return answer;
      await pause(Number(answer.headers.get('retry-after')) * 1000);
    }
  }

  /** Signs in repeatedly during the flood, each time with a token that is new to the directory. */
  async function signInMeanwhile(who: string, signIn: SignIn): Promise<void> {
    const failures: string[] = [];
    let signIns = 0;
    let longest = 0;
    for (; performance.now() < ending; await pause(200)) {
      const { status, milliseconds } = await signIn(signIns++);
      longest = Math.max(longest, milliseconds);
      if (status !== 200) failures.push(`${status ?? 'nothing'} after ${Math.round(milliseconds)} ms`);
    }
    report.did(`${signIns} ${who} signed in meanwhile, the slowest after ${Math.round(longest)} ms`);
    if (failures.length > 0) report.found(`${who} cannot sign in during a flood of random tokens`, failures.join(', '));
  }
}
