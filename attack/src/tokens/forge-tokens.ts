import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { elsewhere, inLanes } from '../harness/many-clients.ts';
import { makeKey, publicJwk, signed } from '../harness/provider.ts';
import type { AttackReport } from '../harness/report.ts';
import { logins } from '../harness/target.ts';
import type { Target } from '../harness/target.ts';
import { algorithmTricks } from './algorithm-tricks.ts';
import { claimTricks } from './claim-tricks.ts';
import { formTricks } from './form-tricks.ts';
import { keyTricks } from './key-tricks.ts';
import type { Trick, TrickMaterial } from './trick.ts';

const administratorsOnly = '/api/admin/users';

/** Sends forged and misused tokens that claim to be an administrator's, and checks what they give access to. */
export async function forgeTokens(target: Target, report: AttackReport): Promise<void> {
  const { provider } = target;
  await using attacker = await startAttacker();
  const [rsa] = provider.keys;
  const material: TrickMaterial = {
    provider,
    foreignKey: makeKey('foreign', 'RS256'),
    elsewhere: attacker.address,
    header: { alg: 'RS256', kid: rsa.kid, typ: 'at+jwt' },
    claims: provider.claims(logins.administrator),
  };
  const tricks = [algorithmTricks, keyTricks, claimTricks, formTricks].flatMap((make) => make(material));
  // Binds the rights to the administrator's account before others claim the login.
  await target.call('administrator', 'GET', administratorsOnly);
  let accepted = 0;
  // Concurrently, since a token with an unknown key waits until the keys are refreshed.
  await inLanes(tricks.length, 16, async (number) => {
    if ((await play(target, tricks[number]!, elsewhere(number), report)) === 200) accepted++;
  });
  report.did(`${tricks.length} tricks with tokens; ${accepted} answered 200, honest ones included`);
  if (attacker.requests() > 0) report.found('The server asked an address that a token named.');
  await useRenewedKey(target, report);
}

/** @param from an address that sends no other token, so that the limit of rejected tokens does not interfere */
async function play(target: Target, trick: Trick, from: string, report: AttackReport): Promise<number | undefined> {
  const { name, token, expects = 'rejected', send } = trick;
  const { headers, query } = {
    query: undefined,
    ...(send?.(token) ?? { headers: [['Authorization', `Bearer ${token}`]] as const }),
  };
  const path = query === undefined ? administratorsOnly : `${administratorsOnly}?${query}`;
  const answer = await target.send({ method: 'GET', target: path, headers }, { from });
  report.answered(answer.milliseconds, name);
  const { status } = answer;
  const isExpected = {
    rejected: status === 401 || (query !== undefined && status === 400),
    accepted: status === 200,
    'without rights': status === 401 || status === 403,
  }[expects];
  if (!isExpected) report.found(`${name}: expected to be ${expects}, answered ${status}`, `GET ${administratorsOnly}`);
  return status;
}

/** Checks that invalid tokens do not prevent a new key of the provider from being accepted. */
async function useRenewedKey({ provider, call, send }: Target, report: AttackReport): Promise<void> {
  const garbage = makeKey('garbage', 'ES256');
  const bearer = (token: string) => [['Authorization', `Bearer ${token}`]] as const;
  const claims = provider.claims(logins.person);
  await inLanes(20, 20, async (number) => {
    const forged = signed(garbage, { alg: 'ES256', kid: `garbage-${number}`, typ: 'at+jwt' }, claims);
    await send({ method: 'GET', target: '/api/viewer', headers: bearer(forged) });
  });
  const renewed = makeKey('renewed', 'ES256');
  provider.publish(publicJwk(renewed));
  const token = signed(renewed, { alg: 'ES256', kid: 'renewed', typ: 'at+jwt' }, claims);
  const answer = await send({ method: 'GET', target: '/api/viewer', headers: bearer(token) });
  if (answer.status !== 200) {
    report.found(`a token of a new key is answered with ${answer.status} after 20 tokens of unknown keys`);
  }
  const known = await call('person', 'GET', '/api/viewer');
  if (known.status !== 200) report.found(`an honest token is answered with ${known.status} after unknown keys`);
  report.did('20 tokens of unknown keys, then one of a key that the provider had just published');
}

/** A server of the attacker to which tokens refer for a key. */
async function startAttacker() {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests++;
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
