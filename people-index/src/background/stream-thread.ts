import { parentPort } from 'node:worker_threads';
import { countScratch } from '../columns/scratch.ts';
import { intoSharedArrays } from '../columns/shared-arrays.ts';
import { SegmentBuilder } from '../segment/build-segment.ts';
import { storedSegment, type StoredSegment } from '../storage/stored-segment.ts';
import type { IndexedPerson } from '../person.ts';

// A worker thread of `segment-stream.ts`: builds one segment from the people of all messages.

/** Some people; an empty list marks the end. */
export type StreamOrder = readonly IndexedPerson[];

/** The segment, or an acknowledgement of some people. */
export type StreamAnswer = StoredSegment | 'taken';

countScratch();
const builder = new SegmentBuilder();

function answerTo(order: StreamOrder): StreamAnswer {
  if (order.length === 0) return intoSharedArrays(storedSegment(builder.finish()));
  for (const person of order) builder.add(person);
  return 'taken';
}

parentPort?.on('message', (order: StreamOrder) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no target origin.
  parentPort?.postMessage(answerTo(order));
});
