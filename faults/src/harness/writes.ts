import { setTimeout as pause } from 'node:timers/promises';
import { importFile } from '../../../attack/src/harness/import-file.ts';
import { addStaff, makeApiToken, readEverybody, runFeed, runFile, titleOfRun, writerLogin } from './people.ts';
import { photosOf } from './photos.ts';
import { Register } from './register.ts';
import type { FaultReport } from './report.ts';
import type { Reply, Requests } from './requests.ts';
import { waitUntil } from './wait-until.ts';

/** Milliseconds that a client waits after a failed write. */
const pauseAfterFailure = 100;
/** Milliseconds after which every node has to know new people, with some time for a busy machine. */
const longestDelay = 20_000;

/** People who edit their profiles and photos, and an administrator who imports a file, repeatedly until they are stopped or disposed of. */
export interface Writes extends AsyncDisposable {
  begin(): void;
  end(): Promise<void>;
  /** Reports acknowledged writes that are not stored, and writes that are partially stored. */
  check(report: FaultReport): Promise<void>;
  /** Number of acknowledged writes, and of writes without a response. */
  readonly counts: { edits: number; photos: number; runs: number; withoutAnswer: number };
}

export interface WriteOptions {
  readonly requests: Requests;
  /** The nodes that a request may reach, if `requests` sends to a proxy. */
  readonly nodes?: readonly Requests[];
  readonly writers: number;
  /** Number of people in the imported file; 0 for no imports. */
  readonly runSize: number;
  /** Maximum number of retries, as a user would do. If set, a write that still fails is a finding. */
  readonly retries?: number;
}

export async function openWrites(options: WriteOptions): Promise<Writes> {
  const { requests, nodes = [requests], writers, runSize, retries } = options;
  // One more than the writers: that person does not edit.
  await addStaff(requests, writers + 1);
  for (const node of nodes) await waitForPerson(node, writerLogin(writers));
  const { secret } = await makeApiToken({ requests });
  const photos = await photosOf(requests, writerLogin(writers));
  const edits = Array.from({ length: writers }, () => new Register());
  const uploads = Array.from({ length: writers }, () => new Register());
  const runs = new Register();
  const counts = { edits: 0, photos: 0, runs: 0, withoutAnswer: 0 };
  const unexpected = new Map<string, string>();
  let isWriting = false;
  let writing: Promise<unknown> = Promise.resolve();
  const end = async () => {
    isWriting = false;
    await writing;
  };

  return {
    counts,
    begin() {
      isWriting = true;
      const people = edits.flatMap((_, number) => [repeat(() => edit(number)), repeat(() => upload(number))]);
      writing = Promise.all([...people, ...(runSize > 0 ? [repeat(run)] : [])]);
    },
    end,
    [Symbol.asyncDispose]: end,
    async check(report) {
      for (const [sentence, detail] of unexpected) report.found(sentence, detail);
      unexpected.clear();
      const everybody = await readEverybody(requests, secret);
      checkEdits(new Map(everybody.map((person) => [person.login, person])), report);
      if (runSize > 0) checkRun(everybody, report);
      for (const number of uploads.keys()) await checkPhoto(number, report);
    },
  };

  async function repeat(write: () => Promise<boolean>): Promise<void> {
    while (isWriting) if (!(await write())) await pause(pauseAfterFailure);
  }

  async function edit(number: number): Promise<boolean> {
    const register = edits[number]!;
    const value = register.begin();
    const body = { linkedInURI: `https://www.linkedin.com/in/person-${value}`, xURI: `https://x.com/person${value}` };
    return await send(register, value, 'edits', () =>
      requests.send(writerLogin(number), 'PUT', '/api/update-user-profile', body),
    );
  }

  async function upload(number: number): Promise<boolean> {
    const register = uploads[number]!;
    const value = register.begin();
    return await send(register, value, 'photos', () =>
      requests.send(writerLogin(number), 'PUT', '/api/update-user-photo', photos.toUpload(value)),
    );
  }

  /** Sends a write, retries it, and records the outcome. Returns whether it was acknowledged. */
  async function send(
    register: Register,
    value: number,
    kind: 'edits' | 'photos',
    request: () => Promise<Reply>,
  ): Promise<boolean> {
    let reply = await request();
    for (let time = 0; time < (retries ?? 0) && isFailure(reply); time++) {
      await pause(pauseAfterFailure * 4 ** time);
      reply = await request();
    }
    if (reply.status === 200) {
      register.acknowledge(value);
      counts[kind]++;
      return true;
    }
    if (isFailure(reply)) counts.withoutAnswer++;
    else register.reject(value);
    const isExpected = isFailure(reply) && retries === undefined;
    if (!isExpected)
      unexpected.set(`a write (${kind}) was answered with ${reply.status ?? 'nothing'}`, describeReply(reply));
    return false;
  }

  async function run(): Promise<boolean> {
    const value = runs.begin();
    try {
      await importFile(requests.asKeeper, runFeed, 'csv', runFile(value, runSize));
      runs.acknowledge(value);
      counts.runs++;
      return true;
    } catch {
      counts.withoutAnswer++;
      return false;
    }
  }

  function checkEdits(stored: ReadonlyMap<string, { linkedInURI: string; xURI: string }>, report: FaultReport): void {
    for (const [number, register] of edits.entries()) {
      const { linkedInURI = '', xURI = '' } = stored.get(writerLogin(number)) ?? {};
      const values = [linkedInURI, xURI].map((text) => Number(/(\d+)$/.exec(text)?.[1] ?? 0));
      if (values[0] !== values[1]) report.found('an edit is stored by half', `${linkedInURI}, ${xURI}`);
      const { acknowledged } = register;
      if (!register.accept(values[0] ?? 0)) {
        report.found('an acknowledged edit is lost', `acknowledged ${acknowledged}, stored ${values[0]}`);
      }
    }
  }

  function checkRun(everybody: readonly { login: string; title: string }[], report: FaultReport): void {
    const people = everybody.filter(({ login }) => login.startsWith('contractor.'));
    const titles = new Set(people.map(({ title }) => title));
    if (titles.size > 1) report.found('a feed run is stored by half', [...titles].join(', '));
    if (people.length !== 0 && people.length !== runSize) {
      report.found('a feed run is stored by half', `${people.length} of ${runSize} people`);
    }
    const [title = titleOfRun(0)] = titles;
    const { acknowledged } = runs;
    if (!runs.accept(Number(/\d+/.exec(title)?.[0]))) {
      report.found('an acknowledged feed run is lost', `acknowledged ${acknowledged}, stored ${title}`);
    }
  }

  async function checkPhoto(number: number, report: FaultReport): Promise<void> {
    const register = uploads[number]!;
    const shown = await photos.shownOf(writerLogin(number));
    if (shown === 'mixed') return report.found('a photo is stored by half', writerLogin(number));
    const { acknowledged } = register;
    const value = register.candidates().find((candidate) => photos.isShown(candidate, shown));
    if (value === undefined) report.found('an acknowledged photo is lost', `acknowledged ${acknowledged}`);
    else register.accept(value);
  }
}

/** A node answers requests of a person whom another node has imported once it has been notified. */
async function waitForPerson(node: Requests, login: string): Promise<void> {
  const path = `/api/get-user-profile?userId=${encodeURIComponent(login)}`;
  const waited = await waitUntil(async () => (await node.get(login, path)).status === 200, longestDelay);
  if (waited === undefined) throw new Error(`${login} is still unknown to a node after ${longestDelay} ms.`);
}

function isFailure({ status }: Reply): boolean {
  return status === undefined || status >= 500 || status === 429;
}

function describeReply({ problem, json }: Reply): string {
  return problem === '' ? JSON.stringify(json ?? '').slice(0, 300) : problem;
}
