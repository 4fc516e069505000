import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackReport } from '../harness/report.ts';
import { requestOf } from '../harness/target.ts';
import type { Target } from '../harness/target.ts';
import { elsewhere } from '../harness/many-clients.ts';

export interface FloodOptions {
  readonly tokensPerSecond: number;
  readonly seconds: number;
}

/** Milliseconds that the provider takes for an answer. */
const providerDelay = 100;
const floodNetworks = 10;
const viewer = '/api/viewer';

/**
 * Sends random opaque tokens, which only the provider could know, while people sign in with opaque tokens of their own. The provider must not
 * be asked about each, and the people must be answered.
 */
export async function floodTokens(
  target: Target,
  { tokensPerSecond, seconds }: FloodOptions,
  report: AttackReport,
): Promise<void> {
  const { provider } = target;
  provider.userinfoDelay = providerDelay;
  const askedBefore = provider.asked.get('/userinfo') ?? 0;
  const ending = performance.now() + seconds * 1000;
  const known = provider.opaqueToken('known@group.example');
  await target.send(requestOf(known, 'GET', viewer));
  const flood = sendFlood();
  const { signIns, failed, slowest } = await signInMeanwhile();
  const { sent, statuses } = await flood;
  const asked = (provider.asked.get('/userinfo') ?? 0) - askedBefore - signIns - 1;
  provider.userinfoDelay = 0;
  const shown = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  report.did(`${sent} random opaque tokens in ${seconds} s: ${shown}; ${asked} of them were passed on to the provider`);
  report.did(`${signIns} sign-ins meanwhile, the slowest after ${Math.round(slowest)} ms`);
  if (failed.length > 0) report.found('sign-ins fail during a flood of random tokens', failed.join(', '));
  if (asked > sent / 4) report.found(`${asked} of ${sent} random tokens were passed on to the provider`);
  const again = await target.send(requestOf(known, 'GET', viewer), { from: elsewhere(600) });
  if (again.status !== 200) report.found(`a known token from an address of the flood is answered with ${again.status}`);

  async function sendFlood() {
    const counts = new Map<number | undefined, number>();
    const open: Promise<void>[] = [];
    let count = 0;
    const perTick = Math.ceil(tokensPerSecond / 50);
    for (; performance.now() < ending; await pause(20)) {
      for (let one = 0; one < perTick; one++) {
        open.push(sendRandom(elsewhere(600 + (count++ % floodNetworks)), counts));
      }
    }
    await Promise.all(open);
    return { sent: count, statuses: counts };
  }

  async function sendRandom(from: string, counts: Map<number | undefined, number>): Promise<void> {
    const answer = await target.send(requestOf(randomBytes(24).toString('base64url'), 'GET', viewer), { from });
    report.answered(answer.milliseconds);
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
  }

  /** Each with a token that the directory sees for the first time. */
  async function signInMeanwhile() {
    let number = 0;
    const failures: string[] = [];
    let longest = 0;
    for (; performance.now() < ending; await pause(200)) {
      const token = provider.opaqueToken(`signing-in-${number++}@group.example`);
      const answer = await target.send(requestOf(token, 'GET', viewer), { from: elsewhere(700 + number) });
      longest = Math.max(longest, answer.milliseconds);
      if (answer.status !== 200)
        failures.push(`${answer.status ?? 'nothing'} after ${Math.round(answer.milliseconds)} ms`);
    }
    return { signIns: number, failed: failures, slowest: longest };
  }
}
