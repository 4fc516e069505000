import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickResultsSize, quickSearchMinimum, searchPeople } from '@directory/contract';
import { demoPeople, demoSeed, generatePeople } from '@directory/demo-group';
import { startDirectory } from '../../tools/src/running-directory.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { signInToDemo } from './demo-sign-in.ts';
import { sendAll } from './http-load.ts';
import type { Answer } from './http-load.ts';
import { answerHeader, recordedAnswers } from './search-http-recorded.ts';
import type { RecordedAnswers } from './search-http-recorded.ts';
import { timesOf } from './search-timing.ts';

const people = 200_000;
/** Number of people whose names are typed in each round. */
const typed = 200;
const connections = 8;
/** Each round types other names, so that the search has not processed any of its requests before. */
const rounds = 7;
/** The target applies to uncompressed responses, where the search has the largest share of a request. */
const encodings = { plain: 'identity', compressed: 'gzip, deflate, br, zstd' };

/** `repeated` is the same handler without the search: the upper bound for any search. */
const kinds = ['searched', 'repeated', 'recorded'] as const;
type Kind = (typeof kinds)[number];

export interface ThroughHttp {
  /** Throughput of `searched` divided by that of `recorded`, both uncompressed. */
  readonly ratio: number;
  readonly rows: readonly { endpoint: string; 'requests/s': number; 'p50 ms': number; 'p99 ms': number }[];
}

/**
 * Measures quick results over HTTP with 200 000 people while names are typed, compared with the same handler without the search, and with
 * the same responses from memory. The server runs in a separate process on the embedded database; this process only sends requests. Run it
 * before this process has a large heap.
 */
export async function measureThroughHttp(): Promise<ThroughHttp> {
  using _files = ownTemporaryFolder();
  const script = new URL('search-http-server.ts', import.meta.url).pathname;
  const server = await startDirectory(
    {
      DEMO_PEOPLE: String(people),
      RATE_LIMIT_PER_MINUTE: '1000000',
      PEOPLE_PER_HOUR: '1000000',
      PEOPLE_PER_DAY: '1000000',
    },
    script,
  );
  try {
    const { address, dataFolder } = server;
    const token = await signInToDemo(address, demoPeople[0]?.login ?? '');
    const own = { address, token, dataFolder };
    const sets = typedPaths();
    await assertSameAnswers(own, sets.pop() ?? []);
    const measured = [];
    for (const [form, encoding] of Object.entries(encodings))
      measured.push({ form, all: await compare(own, sets.splice(0, rounds), encoding) });
    const [plain] = measured;
    if (plain === undefined) throw new Error('nothing was measured');
    return {
      ratio: plain.all.searched.perSecond / plain.all.recorded.perSecond,
      rows: measured.flatMap(({ form, all }) =>
        kinds.map((kind) => ({
          endpoint: `${searchPeople.method} ${searchPeople.path}, ${kind}, ${form}`,
          'requests/s': Math.round(all[kind].perSecond),
          'p50 ms': all[kind].p50,
          'p99 ms': all[kind].p99,
        })),
      ),
    };
  } finally {
    await server.stop();
  }
}

/**
 * The requests of the search box while full names are typed: each prefix of at least three letters. There is a disjoint set for each round
 * and encoding, and one to warm up.
 */
function typedPaths(): string[][] {
  const count = rounds * Object.keys(encodings).length + 1;
  const sets = Array.from({ length: count }, (): string[] => []);
  const known = new Set<string>();
  const step = Math.floor(people / (typed * count));
  let index = 0;
  for (const { firstName, lastName } of generatePeople({ count: people, seed: demoSeed })) {
    if (index++ % step !== 0) continue;
    const letters = [...`${firstName} ${lastName}`.trim()];
    for (let length = quickSearchMinimum; length <= letters.length; length++) {
      const globalQuery = letters.slice(0, length).join('').trim();
      const path = `${searchPeople.path}?${new URLSearchParams({ globalQuery, limit: String(quickResultsSize) })}`;
      if (known.has(path)) continue;
      known.add(path);
      sets[Math.floor(index / step) % count]?.push(path);
    }
  }
  return sets;
}

/** Lets the server record the responses to these paths. */
async function record({ address, token, dataFolder }: Own, paths: readonly string[]): Promise<void> {
  const answers: Record<string, RecordedAnswers[string]> = {};
  for (const path of paths) {
    const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    answers[path] = { body: await response.text(), total: response.headers.get('x-total-count') ?? '' };
  }
  writeFileSync(join(dataFolder, recordedAnswers), JSON.stringify(answers satisfies RecordedAnswers));
}

/** The request with the headers that Chromium sends. */
function requestFor(
  path: string,
  { address, token, kind, encoding }: { address: string; token: string; kind: Kind; encoding: string },
): Buffer {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `host: ${new URL(address).host}`,
    'connection: keep-alive',
    `authorization: Bearer ${token}`,
    'accept: application/json',
    `accept-encoding: ${encoding}`,
    'accept-language: en-GB,en;q=0.9',
    `${answerHeader}: ${kind}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
}

/** The measured server. */
interface Own {
  readonly address: string;
  readonly token: string;
  readonly dataFolder: string;
}

interface Measured {
  /** Median over the rounds. */
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Runs the kinds in turn, so that noise from other processes affects all of them equally. The search runs first, since it must not have
 * processed the requests before.
 */
async function compare(own: Own, sets: readonly string[][], encoding: string): Promise<Record<Kind, Measured>> {
  const rates: Record<Kind, number[]> = { searched: [], repeated: [], recorded: [] };
  const times: Record<Kind, number[]> = { searched: [], repeated: [], recorded: [] };
  for (const paths of sets) {
    for (const kind of kinds) {
      const requests = paths.map((path) => requestFor(path, { ...own, kind, encoding }));
      if (kind === 'repeated') await sendAll(own.address, requests, { connections });
      if (kind === 'recorded') await record(own, paths);
      if (kind !== 'searched') await sendAll(own.address, requests.slice(0, 1), { connections: 1 });
      const sent = await sendAll(own.address, requests, { connections });
      rates[kind].push((requests.length / sent.milliseconds) * 1000);
      times[kind].push(...sent.times);
    }
  }
  const measured = (kind: Kind) => {
    const { p50, p99 } = timesOf(times[kind]);
    return { perSecond: timesOf(rates[kind]).p50, p50, p99 };
  };
  return { searched: measured('searched'), repeated: measured('repeated'), recorded: measured('recorded') };
}

/** Also warms up the server. */
async function assertSameAnswers(own: Own, paths: readonly string[]): Promise<void> {
  await record(own, paths);
  for (const encoding of Object.values(encodings)) {
    const searched = await responsesTo('searched', encoding);
    for (const kind of ['repeated', 'recorded'] as const) {
      for (const [index, answer] of (await responsesTo(kind, encoding)).entries()) {
        if (answer !== searched[index]) throw new Error(`two responses differ:\n${answer}\n\n${searched[index]}`);
      }
    }
  }

  async function responsesTo(kind: Kind, encoding: string): Promise<string[]> {
    const answers: string[] = [];
    const onAnswer = (answer: Answer, index: number) => void (answers[index] = comparable(answer));
    const requests = paths.map((path) => requestFor(path, { ...own, kind, encoding }));
    await sendAll(own.address, requests, { connections, onAnswer });
    return answers;
  }
}

/** A response without the headers that differ each time: request id, date and remaining rate limit. */
function comparable({ head, body }: Answer): string {
  const kept = head.split('\r\n').filter((line) => !/^(?:x-request-id|date|x-ratelimit-\w+):/i.test(line));
  return `${kept.toSorted().join('\n')}\n\n${body.toString('latin1')}`;
}
