import { keeper } from './node.ts';
import type { FaultReport } from './report.ts';
import { seconds } from './report.ts';
import type { Requests } from './requests.ts';
import { waitUntil } from './wait-until.ts';

/** Maximum time in milliseconds until a change is found on all nodes. */
const longestDelay = 2000;
/** Milliseconds after which the check gives up. */
const longestWait = 60_000;

let changes = 0;

/**
 * Corrects the title of a person, and measures how long it takes until searches on all nodes find it.
 * @returns the milliseconds of the slowest node
 */
export async function checkFreshness(
  writer: Requests,
  readers: readonly Requests[],
  { report, when }: { report: FaultReport; when: string },
): Promise<number | undefined> {
  const title = `Changed ${++changes}`;
  const path = `/api/admin/people/${encodeURIComponent(keeper)}/corrections`;
  const { version } = ((await writer.get(keeper, path)).json ?? {}) as { version?: number };
  const { status, json, problem } = await writer.send(keeper, 'PUT', path, { corrections: { title }, version });
  if (status !== 200) {
    report.found(`${when}: a correction is answered with ${status ?? 'nothing'}`, problem || JSON.stringify(json));
    return undefined;
  }
  const start = performance.now();
  const times = await Promise.all(
    readers.map((node) =>
      waitUntil(async () => {
        const found = await node.get(keeper, '/api/users?globalQuery=keeper');
        return found.status === 200 && (found.json as { title: string }[])[0]?.title === title;
      }, longestWait),
    ),
  );
  if (times.includes(undefined)) report.found(`${when}: a change is not found after ${seconds(longestWait)}`);
  const slowest = performance.now() - start;
  if (slowest > longestDelay) report.found(`${when}: a change is found late`, `after ${seconds(slowest)}`);
  return slowest;
}
