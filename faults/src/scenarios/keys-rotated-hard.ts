import { setTimeout as pause } from 'node:timers/promises';
import { makeKey, signed, startProvider } from '../../../attack/src/harness/provider.ts';
import type { ForgingProvider } from '../../../attack/src/harness/provider.ts';
import { startNode } from '../harness/node.ts';
import type { Node } from '../harness/node.ts';
import { addStaff, writerLogin } from '../harness/people.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import type { Reply } from '../harness/requests.ts';
import { waitUntil } from '../harness/wait-until.ts';
import type { Scenario } from './scenario.ts';

const profile = '/api/get-user-profile';
const users = 40;
/** Number of tokens in a burst that are signed with an unpublished key. */
const forgedTokens = 300;
/** Milliseconds before the provider responds with its keys. */
const slowness = 3000;
/** Maximum time in milliseconds: a new token waits for the refresh in progress, the pause after it, and its own refresh. */
const longestWait = 2 * slowness + 4000;
const longestRecovery = 30_000;

/**
 * The provider withdraws its key immediately, while it is slow or unavailable, and someone sends tokens with unknown keys. The provider
 * must get only a few requests, and signed-in users must be able to continue.
 */
export const keysRotatedHard: Scenario = {
  name: 'keys-rotated-hard',
  isWaiting: true,
  async run(report, { isQuick }) {
    using provider = await startProvider('web');
    await using node = await startNode(provider, {});
    await addStaff(node.requests, users);
    for (let round = 0; round < (isQuick ? 1 : 2); round++) {
      await whileSlow({ provider, node, report }, round);
      await whileAway({ provider, node, report }, round, isQuick ? 3000 : 15_000);
    }
  },
};

interface Parts {
  readonly provider: ForgingProvider;
  readonly node: Node;
  readonly report: FaultReport;
}

async function whileSlow(parts: Parts, round: number): Promise<void> {
  const { provider, report } = parts;
  const signedIn = await signInAll(parts);
  provider.keysDelay = slowness;
  const asked = provider.requests;
  provider.rotate(makeKey(`slow-${round}`, 'RS256'), { isPreviousGone: true });
  const forged = sendForged(parts);
  const fresh = await Promise.all(tokensOf(provider).map((token) => ask(parts, token)));
  const others = await Promise.all(signedIn.map((token) => ask(parts, token)));
  await forged;
  judge(fresh, 200, { report, what: 'a token with the new key, while the provider is slow' });
  judge(others, 200, { report, what: 'a user who is signed in, while the provider is slow' });
  const slowest = Math.max(...fresh.map(({ milliseconds }) => milliseconds));
  if (slowest > longestWait) report.found('a token with a new key waits for long', seconds(slowest));
  const requests = provider.requests - asked;
  // Refreshes are sequential, with a pause after each.
  if (requests > 8) report.found('the provider is asked again and again', `${requests} times`);
  report.did(
    `slow: ${fresh.length} tokens with the new key were accepted within ${seconds(slowest)}, beside ${forgedTokens} with unknown keys; the provider got ${requests} requests`,
  );
  provider.keysDelay = 0;
}

async function whileAway(parts: Parts, round: number, length: number): Promise<void> {
  const { provider, node, report } = parts;
  const signedIn = await signInAll(parts);
  provider.isAway = true;
  provider.rotate(makeKey(`away-${round}`, 'RS256'), { isPreviousGone: true });
  const asked = provider.requests;
  const start = performance.now();
  let answered = 0;
  while (performance.now() - start < length) {
    const forged = sendForged(parts);
    const fresh = Promise.all(tokensOf(provider).map((token) => ask(parts, token)));
    const others = await Promise.all(signedIn.map((token) => ask(parts, token)));
    judge(others, 200, { report, what: 'a user who is signed in, while the provider is away' });
    judge(await fresh, 503, { report, what: 'a token with the new key, while the provider is away' });
    await forged;
    answered += others.length;
    await pause(200);
  }
  const away = performance.now() - start;
  const requests = provider.requests - asked;
  // Five attempts in 15 s, then a pause of 2 s.
  if (requests > 5 + away / 2000) report.found('the provider is asked again and again', `${requests} times`);
  provider.isAway = false;
  const isBack = async () => (await ask(parts, provider.token(writerLogin(0)))).status === 200;
  const recovery = await waitUntil(isBack, longestRecovery);
  if (recovery === undefined) report.found('new tokens are not accepted after the provider is back');
  report.did(
    `away for ${seconds(away)}: ${answered} requests of users who are signed in were answered; the provider got ${requests} requests; a new token was accepted ${seconds(recovery ?? Number.NaN)} after it was back`,
  );
  if (!(await node.isReady())) report.found('the node is not ready');
}

/** Creates tokens, and has the node accept them. */
async function signInAll(parts: Parts): Promise<readonly string[]> {
  const tokens = tokensOf(parts.provider);
  const replies = await Promise.all(tokens.map((token) => ask(parts, token)));
  judge(replies, 200, { report: parts.report, what: 'a token of a key that is known' });
  return tokens;
}

function tokensOf(provider: ForgingProvider): readonly string[] {
  return Array.from({ length: users }, (_, number) => provider.token(writerLogin(number)));
}

const ask = ({ node }: Parts, token: string): Promise<Reply> => node.requests.sendWith(token, 'GET', profile);

async function sendForged(parts: Parts): Promise<void> {
  const { provider, report } = parts;
  const key = makeKey('unknown', 'ES256');
  const tokens = Array.from({ length: forgedTokens }, (_, number) =>
    signed(key, { alg: key.alg, kid: `unknown-${number}`, typ: 'at+jwt' }, provider.claims(writerLogin(number))),
  );
  const replies = await Promise.all(tokens.map((token) => ask(parts, token)));
  if (replies.some(({ status }) => status === 200)) report.found('a forged token is accepted');
}

function judge(
  replies: readonly Reply[],
  expected: number,
  { report, what }: { report: FaultReport; what: string },
): void {
  for (const { status, problem, json, retryAfter } of replies) {
    if (status !== expected) {
      report.found(`${what} is answered with ${status ?? 'nothing'}`, problem || JSON.stringify(json).slice(0, 300));
    }
    if (status === 503 && retryAfter === null) report.found(`${what}: 503 without Retry-After`);
  }
}
