import { setTimeout as pause } from 'node:timers/promises';
import { writerLogin } from './people.ts';
import type { FaultReport } from './report.ts';
import { seconds } from './report.ts';
import type { Reply, Requests } from './requests.ts';

/** Milliseconds between two requests of a reader. */
const interval = 50;
/** Maximum time in milliseconds. A request that needs the database waits for 1.5 s; the rest is a margin for a busy machine. */
const longestAnswer = 4000;

type Kind = 'search' | 'profile' | 'live';
const paths: Record<Kind, string> = {
  search: '/api/users?globalQuery=Staff1',
  profile: '/api/get-user-profile',
  live: '/health/live',
};

/** Users who search and open their profiles, until they are stopped or disposed of. */
export interface Readers extends AsyncDisposable {
  /** Reports what must not happen while the database is unavailable, and resets the counters. */
  judge(report: FaultReport, when: string): void;
  end(): Promise<void>;
}

export function openReaders(requests: readonly Requests[]): Readers {
  const kinds = Object.keys(paths) as Kind[];
  let answers = new Map<Kind, Reply[]>();
  let isReading = true;
  const reading = requests.flatMap((node) => kinds.map((kind) => read(node, kind)));
  const end = async () => {
    isReading = false;
    await Promise.all(reading);
  };
  return {
    judge(report, when) {
      const judged = answers;
      answers = new Map();
      report.did(`${when}: ${kinds.map((kind) => summary(kind, judged.get(kind) ?? [])).join('; ')}`);
      for (const kind of kinds) {
        for (const reply of judged.get(kind) ?? []) judgeReply(kind, reply, { report, when });
      }
    },
    end,
    [Symbol.asyncDispose]: end,
  };

  async function read(node: Requests, kind: Kind): Promise<void> {
    while (isReading) {
      const reply = await node.get(kind === 'live' ? '' : writerLogin(1), paths[kind]);
      const list = answers.get(kind) ?? [];
      answers.set(kind, list);
      list.push(reply);
      await pause(interval);
    }
  }
}

function judgeReply(kind: Kind, reply: Reply, { report, when }: { report: FaultReport; when: string }): void {
  const { status, retryAfter, milliseconds, problem } = reply;
  const isUnavailable = kind === 'profile' && status === 503;
  if (status !== 200 && !isUnavailable) {
    report.found(`${when}: ${kind} is answered with ${status ?? 'nothing'}`, problem || JSON.stringify(reply.json));
  }
  if (isUnavailable && retryAfter === null) report.found(`${when}: 503 without Retry-After`);
  if (milliseconds > longestAnswer) report.found(`${when}: ${kind} takes long`, seconds(milliseconds));
  if (kind === 'search' && status === 200 && (reply.json as unknown[]).length === 0) {
    report.found(`${when}: a search finds nobody`);
  }
}

function summary(kind: Kind, replies: readonly Reply[]): string {
  const counts = Map.groupBy(replies, ({ status }) => status ?? 'no answer');
  const statuses = [...counts].map(([status, list]) => `${list.length} × ${status}`).join(', ');
  const slowest = Math.max(0, ...replies.map(({ milliseconds }) => milliseconds));
  return `${kind} ${statuses || 'none'}, at most ${seconds(slowest)}`;
}
