import { setTimeout as pause } from 'node:timers/promises';
import { startProvider } from '../../../attack/src/harness/provider.ts';
import { startNode } from '../harness/node.ts';
import type { Environment } from '../harness/node.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import { openWrites } from '../harness/writes.ts';
import { onBothEngines } from './both-engines.ts';
import type { Scale } from './scenario.ts';

type Signal = 'SIGKILL' | 'SIGTERM';

const writers = 8;
const runSize = 400;
/** Minimum and maximum milliseconds of writes before the kill. */
const shortest = 300;
const longest = 2500;

const ending = (name: string, signal: Signal) =>
  onBothEngines(name, (environment, report, scale) => endAgainAndAgain(report, scale, { environment, signal }));
export const killed = ending('kill', 'SIGKILL');
export const stopped = ending('stop', 'SIGTERM');

/** Kills a node while it stores edits, photos and feed runs, restarts it, and compares what is stored with what was acknowledged. */
async function endAgainAndAgain(
  report: FaultReport,
  { isQuick }: Scale,
  { environment, signal }: { environment: Environment; signal: Signal },
): Promise<void> {
  const rounds = isQuick ? 2 : 15;
  using provider = await startProvider('web');
  await using node = await startNode(provider, environment);
  await using writes = await openWrites({ requests: node.requests, writers, runSize });
  let slowestStart = 0;
  for (let round = 0; round < rounds; round++) {
    writes.begin();
    await pause(shortest + Math.random() * (longest - shortest));
    if (signal === 'SIGKILL') await node.kill();
    else {
      const code = await node.stop();
      if (code !== 0) report.found('a node ends with another exit code than 0 after SIGTERM', String(code));
    }
    const ended = writes.end();
    slowestStart = Math.max(slowestStart, await node.start());
    await ended;
    await writes.check(report);
  }
  const { edits, photos, runs, withoutAnswer } = writes.counts;
  report.did(
    `${rounds} times ${signal} during ${edits} edits, ${photos} photos and ${runs} feed runs of ${runSize} people`,
  );
  report.did(`${withoutAnswer} writes had no answer; each is stored whole or not at all`);
  report.did(`ready again after at most ${seconds(slowestStart)}`);
}
