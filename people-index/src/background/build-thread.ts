import { parentPort } from 'node:worker_threads';
import { intoSharedArrays } from '../columns/shared-arrays.ts';
import { SegmentBuilder } from '../segment/build-segment.ts';
import { openSegment, storedSegment, type StoredSegment } from '../storage/stored-segment.ts';
import type { IndexedPerson } from '../types/person.ts';
import { giveWay } from './give-way.ts';
import { withoutTexts, withTexts } from './text-parts.ts';

// A worker thread of `segment-threads.ts`: builds one segment after the other, of people and of segments. Each order is answered.

export type BuildOrder =
  /** A list of people as JSON, in UTF-8. */
  | { readonly kind: 'people'; readonly people: Uint8Array }
  /** Texts of the segment that comes next. */
  | { readonly kind: 'texts'; readonly texts: string[] }
  /** A segment without its texts, whose people are taken. */
  | { readonly kind: 'segment'; readonly segment: unknown }
  /** Answered with the new segment, without its texts. */
  | { readonly kind: 'finish' }
  /** Answered with the next texts of the new segment. */
  | { readonly kind: 'more' };

export type BuildAnswer = 'taken' | string[] | { readonly segment: unknown; readonly parts: number };

giveWay();
const decoder = new TextDecoder();
let builder = new SegmentBuilder();
const coming: string[][] = [];
const going: string[][] = [];

function answerTo(order: BuildOrder): BuildAnswer {
  switch (order.kind) {
    case 'people':
      for (const person of JSON.parse(decoder.decode(order.people)) as readonly IndexedPerson[]) builder.add(person);
      return 'taken';
    case 'texts':
      coming.push(order.texts);
      return 'taken';
    case 'segment':
      for (const person of openSegment(withTexts(order.segment, coming) as StoredSegment).everybody())
        builder.add(person);
      return 'taken';
    case 'finish': {
      const built = builder.finish();
      // What it has is not needed while the segment is copied.
      builder = new SegmentBuilder();
      const segment = withoutTexts(intoSharedArrays(storedSegment(built)), going);
      return { segment, parts: going.length };
    }
    case 'more':
      return going.shift()!;
  }
}

parentPort?.on('message', (order: BuildOrder) => {
  // A worker has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answerTo(order));
});
