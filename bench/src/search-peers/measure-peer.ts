import type { IndexedPerson } from '@directory/people-index';
import { collectGarbage } from '../collect-garbage.ts';
import { limit, type TimedQuery } from '../search-queries.ts';
import { shareOf, timesOf } from '../search-timing.ts';
import type { BuildPeer } from './peer.ts';

/** A row of the table of engines. */
export type Row = Record<string, string | number>;

/** Time budget of a peer in seconds. It runs queries of mixed kinds until the budget is spent. */
const peerSeconds = 60;
/** Time budget of its warm-up. */
const warmUpSeconds = 20;
/** An engine that uses fewer bytes per person in this process keeps its index elsewhere. */
const minInProcess = 50;

/** The timed queries, and the warm-up queries before them. */
interface PeerQueries {
  readonly queries: readonly TimedQuery[];
  readonly warmUp: readonly TimedQuery[];
  readonly right: ReadonlySet<TimedQuery>;
}

/**
 * Builds a peer, and measures the latency of first-time queries and success at 1. `right` contains the queries whose first hit in the
 * people index is relevant, for a comparison on the same queries.
 */
export async function measurePeer(
  build: BuildPeer,
  people: readonly IndexedPerson[],
  byId: ReadonlyMap<number, IndexedPerson>,
  { queries, warmUp, right: ours }: PeerQueries,
): Promise<Row> {
  const before = await collectGarbage();
  const start = performance.now();
  await using peer = await build(people);
  const buildSeconds = (performance.now() - start) / 1000;
  const held = (await collectGarbage()) - before;
  const judged = queries.filter((timed) => timed.judged !== undefined);
  const warm = performance.now() + warmUpSeconds * 1000;
  for (const { query, judged: judge } of warmUp)
    if (judge !== undefined && performance.now() < warm) await peer.search(query.text ?? '', limit);
  const times: number[] = [];
  const repeated: number[] = [];
  let right = 0;
  let oursRight = 0;
  const until = performance.now() + peerSeconds * 1000;
  for (let turn = 0; turn < judged.length && performance.now() < until; turn++) {
    // A stride coprime to the number of queries mixes the kinds.
    const timed = judged[(turn * 7919) % judged.length]!;
    const { judged: judge } = timed;
    if (ours.has(timed)) oursRight++;
    let started = performance.now();
    const [first] = await peer.search(judge!.text, limit);
    times.push(performance.now() - started);
    // A query that used up the budget is not repeated.
    if (performance.now() < until) {
      started = performance.now();
      await peer.search(judge!.text, limit);
      repeated.push(performance.now() - started);
    }
    const person = first === undefined ? undefined : byId.get(first);
    if (person !== undefined && judge!.isAnswer(person)) right++;
  }
  const { p50, p95, p99, mean } = timesOf(times);
  const isInProcess = held > people.length * minInProcess;
  process.stdout.write(`${peer.name} ${peer.version}: ${times.length} queries\n`);
  return {
    engine: `${peer.name} ${peer.version}`,
    'set up': peer.setUp,
    'build s': buildSeconds,
    'bytes per person': isInProcess ? Math.round(held / people.length) : '',
    'p50 ms': p50,
    'p95 ms': p95,
    'p99 ms': p99,
    'repeated p50 ms': timesOf(repeated).p50,
    'queries/s': Math.round(1000 / mean),
    queries: times.length,
    'success at 1': shareOf(right, times.length),
    // Compared on the same queries, since a slow engine completes only some of them within its budget.
    'ours at 1': shareOf(oursRight, times.length),
  };
}
