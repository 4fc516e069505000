import { setTimeout as pause } from 'node:timers/promises';
import { writerLogin } from './people.ts';
import type { FaultReport } from './report.ts';
import { seconds } from './report.ts';
import type { Reply, Requests } from './requests.ts';

const lanes = 6;
/** Milliseconds between two requests of a lane, and before a retry. */
const interval = 10;
const retryPause = 200;

const paths = [
  '/api/users?globalQuery=Staff1',
  '/api/get-user-profile',
  '/api/users?globalQuery=writer&limit=30',
  '/api/configuration',
  '/api/users?globalQuery=Staff&limit=1000&purpose=export',
];

/** Users who search, read and export until the load ends or is disposed of. */
export interface SteadyLoad extends AsyncDisposable {
  /** Reports the requests that failed. */
  end(report: FaultReport): Promise<void>;
}

/** @param retries maximum number of retries of a client before a failure is a finding */
export function openSteadyLoad(requests: Requests, retries: number): SteadyLoad {
  let isRunning = true;
  let answered = 0;
  let repeated = 0;
  let slowest = 0;
  const failures: Reply[] = [];
  const running = Array.from({ length: lanes }, (_, lane) => run(lane));
  const stop = async () => {
    isRunning = false;
    await Promise.all(running);
  };
  return {
    [Symbol.asyncDispose]: stop,
    async end(report) {
      await stop();
      report.did(
        `${answered} requests were answered, the slowest after ${seconds(slowest)}; clients repeated ${repeated}`,
      );
      for (const { status, problem, json } of failures) {
        report.found(
          `a request is answered with ${status ?? 'nothing'}`,
          problem || JSON.stringify(json ?? '').slice(0, 300),
        );
      }
    },
  };

  async function run(lane: number): Promise<void> {
    for (let index = lane; isRunning; index++) {
      const path = paths[index % paths.length] ?? '';
      const reply = await requestWithRetries(path);
      answered++;
      slowest = Math.max(slowest, reply.milliseconds);
      if (reply.status !== 200) failures.push(reply);
      await pause(interval);
    }
  }

  async function requestWithRetries(path: string): Promise<Reply> {
    for (let time = 0; ; time++) {
      const reply = await requests.get(writerLogin(1), path);
      if (reply.status === 200 || time === retries) return reply;
      repeated++;
      await pause(retryPause);
    }
  }
}
