import { parentPort } from 'node:worker_threads';
import { deserialize } from 'node:v8';
import { intoSharedArrays } from '../columns/shared-arrays.ts';
import { SegmentBuilder } from '../segment/build-segment.ts';
import { openSegment, storedSegment, type StoredSegment } from '../storage/stored-segment.ts';
import type { IndexedPerson } from '../types/person.ts';
import { giveWay } from './give-way.ts';

// A worker thread of `segment-threads.ts`: builds one segment after the other, of people or of segments.

/** Some people of the next segment, serialized; or what it is completed with. */
export type BuildOrder = Uint8Array | StoredSegment[];

/** That the people were taken, or the segment. */
export type BuildAnswer = 'taken' | StoredSegment;

giveWay();
let builder = new SegmentBuilder();

function answerTo(order: BuildOrder): BuildAnswer {
  if (order instanceof Uint8Array) {
    for (const person of deserialize(order) as readonly IndexedPerson[]) builder.add(person);
    return 'taken';
  }
  // Each is let go when its people are taken, and what the builder has before its segment is copied.
  for (let next = order.shift(); next !== undefined; next = order.shift())
    for (const person of openSegment(next).everybody()) builder.add(person);
  const built = builder.finish();
  builder = new SegmentBuilder();
  return intoSharedArrays(storedSegment(built));
}

parentPort?.on('message', (order: BuildOrder) => {
  // A worker has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answerTo(order));
});
