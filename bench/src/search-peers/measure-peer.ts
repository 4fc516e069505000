import type { IndexedPerson } from '@directory/people-index';
import { collectGarbage } from '../collect-garbage.ts';
import { limit, type TimedQuery } from '../search-queries.ts';
import { shareOf, timesOf } from '../search-timing.ts';
import type { BuildPeer } from './peer.ts';

/** A row of the table of engines. */
export type Row = Record<string, string | number>;

/** A peer is asked as many queries, in an order that mixes the kinds, as it answers in this time. */
const peerSeconds = 60;
/** Bytes a person below which an engine keeps its index elsewhere. */
const leastInProcess = 50;

/** Builds another engine, times it, and tells how often it is right, and we are, with the queries that it was asked. `right` are those that we are right with. */
export async function measurePeer(
  build: BuildPeer,
  people: readonly IndexedPerson[],
  byId: ReadonlyMap<number, IndexedPerson>,
  { queries, right: ours }: { readonly queries: readonly TimedQuery[]; readonly right: ReadonlySet<TimedQuery> },
): Promise<Row> {
  await collectGarbage();
  const before = process.memoryUsage();
  const start = performance.now();
  await using peer = await build(people);
  const buildSeconds = (performance.now() - start) / 1000;
  await collectGarbage();
  const after = process.memoryUsage();
  const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  const judged = queries.filter((timed) => timed.judged !== undefined);
  const times: number[] = [];
  let right = 0;
  let oursRight = 0;
  const until = performance.now() + peerSeconds * 1000;
  for (let turn = 0; turn < judged.length && performance.now() < until; turn++) {
    // A stride that shares no factor with the number mixes the kinds.
    const timed = judged[(turn * 7919) % judged.length]!;
    const { judged: judge } = timed;
    if (ours.has(timed)) oursRight++;
    let asked = performance.now();
    let [first] = await peer.search(judge!.text, limit);
    // What took the whole time is not asked again.
    if (performance.now() < until) {
      asked = performance.now();
      [first] = await peer.search(judge!.text, limit);
    }
    times.push(performance.now() - asked);
    const person = first === undefined ? undefined : byId.get(first);
    if (person !== undefined && judge!.isAnswer(person)) right++;
  }
  const { p50, p95, p99, mean } = timesOf(times);
  const isInProcess = held > people.length * leastInProcess;
  process.stdout.write(`${peer.name} ${peer.version}: ${times.length} queries\n`);
  return {
    engine: `${peer.name} ${peer.version}`,
    'set up': peer.setUp,
    'build s': buildSeconds,
    'bytes a person': isInProcess ? Math.round(held / people.length) : '',
    'p50 ms': p50,
    'p95 ms': p95,
    'p99 ms': p99,
    'queries/s': Math.round(1000 / mean),
    queries: times.length,
    'success at 1': shareOf(right, times.length),
    // Of the same queries: a slow engine is asked few of them.
    'ours at 1': shareOf(oursRight, times.length),
  };
}
