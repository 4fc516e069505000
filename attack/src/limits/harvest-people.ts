import type { AttackReport } from '../harness/report.ts';
import { requestOf } from '../harness/target.ts';
import type { Target } from '../harness/target.ts';
import { elsewhere } from '../harness/many-clients.ts';

/**
 * Reads as many people as a single user can.
 * @param maxPeople the budget per hour, plus the rows of the request that exceeds it
 */
export async function harvest(target: Target, maxPeople: number, report: AttackReport): Promise<void> {
  const token = target.provider.token('harvester@elsewhere.example');
  const pageSize = Math.floor(maxPeople / 3);
  const seen = new Set<string>();
  let requests = 0;
  let stoppedWith: number | undefined = 200;
  const read = async (path: string) => {
    const answer = await target.send(requestOf(token, 'GET', path), { from: elsewhere(requests++ % 20) });
    report.answered(answer.milliseconds);
    if (answer.status !== 200) {
      stoppedWith = answer.status;
      return false;
    }
    const rows: unknown = JSON.parse(answer.body.toString());
    for (const { login } of Array.isArray(rows) ? (rows as { login: string }[]) : []) seen.add(login);
    return Array.isArray(rows) && rows.length > 0;
  };
  for (let after = 0; await read(`/api/users?limit=${pageSize}&after=${after}`); after += pageSize);
  const afterPages = seen.size;
  // Then uses filters and small pages, in case only long lists are counted.
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') await read(`/api/users?lastNameQuery=${letter}&limit=${pageSize}`);
  for (const letter of 'abcdefghij') await read(`/%61pi/users?globalQuery=${letter}a&limit=30`);
  report.did(
    `${requests} requests revealed ${seen.size} distinct people (${afterPages} by pages), then ${stoppedWith}`,
  );
  if (seen.size > maxPeople) report.found(`one person read ${seen.size} distinct people in ${requests} requests`);
}
