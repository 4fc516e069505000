import { keeper } from './node.ts';
import { makeApiToken, writerLogin } from './people.ts';
import type { FaultReport } from './report.ts';
import type { Reply, Requests } from './requests.ts';

const administrators = '/api/admin/users';
const onlyForAdministrators = '/api/admin/feeds';

/** Grants rights on one node and uses them on another. Then revokes them, and checks that they cannot be used any more. */
export async function checkRevocation(one: Requests, two: Requests, report: FaultReport): Promise<void> {
  const login = writerLogin(3);
  expectStatus(
    await one.send(keeper, 'POST', administrators, { userLogin: login }),
    200,
    'adding an administrator',
    report,
  );
  expectStatus(await two.get(login, onlyForAdministrators), 200, 'a new administrator on another node', report);
  const removed = await one.send(keeper, 'DELETE', `${administrators}/${encodeURIComponent(login)}`);
  expectStatus(removed, 200, 'removing an administrator', report);
  expectStatus(await two.get(login, onlyForAdministrators), 403, 'a removed administrator on another node', report);

  const { id, secret } = await makeApiToken({ requests: one });
  const list = '/api/people?limit=1';
  expectStatus(await two.sendWith(secret, 'GET', list), 200, 'a new API token on another node', report);
  const revoked = await one.send(keeper, 'DELETE', `/api/admin/api-tokens/${id}`);
  expectStatus(revoked, 200, 'removing an API token', report);
  expectStatus(await two.sendWith(secret, 'GET', list), 401, 'a removed API token on another node', report);
}

function expectStatus({ status, json, problem }: Reply, expected: number, what: string, report: FaultReport): void {
  if (status === expected) return;
  report.found(`${what} is answered with ${status ?? 'nothing'}`, problem || JSON.stringify(json).slice(0, 300));
}
