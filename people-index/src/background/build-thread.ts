import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { withSharedArrays } from '../columns/shared-arrays.ts';
import { buildSegment } from '../segment/build-segment.ts';
import { openSegment, storedSegment, type StoredSegment } from '../storage/stored-segment.ts';
import type { IndexedPerson } from '../types/person.ts';

// A worker thread of `segment-threads.ts`: builds one segment per message.

export interface BuildOrder {
  readonly people: readonly IndexedPerson[];
  readonly segments: readonly StoredSegment[];
}

function* everybodyIn({ people, segments }: BuildOrder): Generator<IndexedPerson> {
  yield* people;
  for (const segment of segments) yield* openSegment(segment).everybody();
}

/** Added to the `nice` value of the process. */
const lowerPriority = 10;
const lowestPriority = 19;

/** Requests are answered first where the cores are busy. Only Linux has priorities of threads. */
function giveWay(): void {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(lowestPriority, getPriority() + lowerPriority));
  } catch {
    // Without it, a build only competes with requests.
  }
}

giveWay();

parentPort?.on('message', (order: BuildOrder) => {
  const built = buildSegment(everybodyIn(order));
  // A worker has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(withSharedArrays(storedSegment(built)));
});
