import type { PlantedData } from '../harness/planted-values.ts';
import type { AttackReport } from '../harness/report.ts';
import { requestOf } from '../harness/target.ts';
import type { Target } from '../harness/target.ts';
import { bearer, elsewhere, inLanes } from '../harness/many-clients.ts';

/** Variations of a request that try to be counted as another caller. */
const spellings: readonly {
  readonly path: string;
  readonly scheme?: string;
  readonly header?: readonly [string, string];
}[] = [
  { path: '/api/viewer' },
  { path: '/%61pi/viewer' },
  { path: '/api/viewe%72' },
  { path: '/api/viewer?' },
  { path: '/api/viewer', scheme: 'bEaReR' },
  { path: '/api/viewer', scheme: 'BEARER ' },
  { path: '/api/viewer', header: ['X-Forwarded-For', '10.9.8.7'] },
  { path: '/api/viewer', header: ['X-Real-IP', '10.9.8.7'] },
  { path: '/api/viewer', header: ['Forwarded', 'for=10.9.8.7'] },
  { path: '/api/viewer', header: ['CF-Connecting-IP', '10.9.8.7'] },
  { path: '/api/viewer', header: ['True-Client-IP', '10.9.8.7'] },
];

/**
 * One person sends more requests than the limit allows, from many addresses, with many tokens and in every spelling.
 * @param limit the configured number of requests per minute
 */
export async function exceedViewerLimit(target: Target, limit: number, report: AttackReport): Promise<void> {
  const { provider } = target;
  const login = 'busy.person@elsewhere.example';
  let answered = 0;
  let limited = 0;
  let waits = 0;
  await inLanes(Math.ceil(limit * 1.3), 8, async (number) => {
    const { path, scheme = 'Bearer', header } = spellings[number % spellings.length]!;
    // Uses a new token every few requests, with which a limit per token would never be reached.
    const token = provider.token(login);
    const headers = [['Authorization', `${scheme} ${token}`] as const, ...(header === undefined ? [] : [header])];
    const answer = await target.send({ method: 'GET', target: path, headers }, { from: elsewhere(number % 50) });
    report.answered(answer.milliseconds);
    if (answer.status === 429) limited++;
    else answered++;
    if (answer.status === 429 && answer.headers.has('retry-after')) waits++;
  });
  report.did(
    `one person, ${spellings.length} spellings, 50 addresses, limit ${limit}: ${answered} answered, ${limited} limited`,
  );
  // The minute of the limit may end in between.
  if (limited === 0) report.found(`one person is not limited: ${answered} requests with a limit of ${limit} a minute`);
  if (waits < limited) report.found('a limited request is answered without Retry-After');
  const other = await target.call('person', 'GET', '/api/viewer', undefined, { from: elsewhere(0) });
  if (other.status !== 200) report.found(`another person at the same address is answered with ${other.status}`);
}

/** Sends requests without a token, and with tokens that no provider issued, from an address that an office shares. */
export async function exceedAddressLimit(
  target: Target,
  plantedData: PlantedData,
  limit: number,
  report: AttackReport,
): Promise<void> {
  const office = '127.0.7.1';
  const statuses = new Map<number | undefined, number>();
  await inLanes(Math.ceil(limit * 1.5), 8, async (number) => {
    const token = number % 2 === 0 ? undefined : 'e30.e30.e30';
    const answer = await target.send(requestOf(token, 'GET', '/api/viewer'), { from: office });
    report.answered(answer.milliseconds);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  });
  const shown = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  report.did(`requests without a valid token from one address: ${shown}`);
  let locked = 0;
  for (const { login } of plantedData.people.slice(0, 50)) {
    const answer = await target.send(requestOf(provider(login), 'GET', '/api/viewer'), { from: office });
    if (answer.status !== 200) locked++;
  }
  if (locked > 0) report.found(`${locked} of 50 honest people behind the address of an attacker are locked out`);

  function provider(login: string): string {
    return target.provider.token(login);
  }
}

/** All people of an office open the directory within a minute, from one address. */
export async function openInOffice(target: Target, people: number, report: AttackReport): Promise<void> {
  const office = '127.0.8.1';
  const failed = new Map<string, number>();
  await inLanes(people, 8, async (number) => {
    const token = bearer(target.provider.token(`office-${number}@group.example`));
    const calls = [
      { target: '/', headers: [] },
      { target: '/api/configuration', headers: [] },
      { target: '/api/viewer', headers: token },
      { target: '/api/gbus', headers: token },
    ];
    for (const call of calls) {
      const answer = await target.send({ method: 'GET', ...call }, { from: office });
      report.answered(answer.milliseconds);
      const key = `${call.target}: ${answer.status}`;
      const isGood = answer.status !== undefined && answer.status < 400;
      // There is no page if the web application has not been built.
      if (!isGood && call.target !== '/') failed.set(key, (failed.get(key) ?? 0) + 1);
    }
  });
  report.did(`${people} people open the directory behind one address`);
  for (const [key, count] of failed)
    report.found(`people behind one address are not answered: ${key}`, `${count} times`);
}
