import { parentPort } from 'node:worker_threads';
import { countScratch } from '../columns/scratch.ts';
import { intoSharedArrays } from '../columns/shared-arrays.ts';
import type { SegmentBuilder } from '../segment/build-segment.ts';
import { SegmentMerger } from '../segment/segment-merger.ts';
import type { Segment } from '../segment/segment.ts';
import { openSegment, storedSegment, type StoredSegment } from '../storage/stored-segment.ts';
import type { IndexedPerson } from '../types/person.ts';
import { giveWay } from './lower-priority.ts';
import { withoutTexts, withTexts } from './text-parts.ts';

// A worker thread of `segment-threads.ts`: builds one segment after the other, of people or of segments. Each order is answered before the next one
// comes.

export type BuildOrder =
  /** A list of people as JSON, in UTF-8. */
  | { readonly kind: 'people'; readonly people: Uint8Array }
  /** Texts of the segment that comes next. */
  | { readonly kind: 'texts'; readonly texts: string[] }
  /** Segments come, with so many people, and so many bytes of their records. */
  | { readonly kind: 'merge'; readonly people: number; readonly bytes: number }
  /** A segment without its texts, whose people are taken. */
  | { readonly kind: 'segment'; readonly segment: unknown }
  /** Answered with the new segment, without its texts. */
  | { readonly kind: 'finish' }
  /** Answered with the next texts of the new segment. */
  | { readonly kind: 'more' };

export type BuildAnswer = 'taken' | string[] | { readonly segment: unknown; readonly parts: number };

giveWay();
countScratch();
const decoder = new TextDecoder();
let builder: SegmentBuilder | undefined;
let merger: SegmentMerger | undefined;
const coming: string[][] = [];
const going: string[][] = [];

async function answerTo(order: BuildOrder): Promise<BuildAnswer> {
  switch (order.kind) {
    case 'people':
      builder ??= await newBuilder();
      for (const person of JSON.parse(decoder.decode(order.people)) as readonly IndexedPerson[]) builder.add(person);
      return 'taken';
    case 'texts':
      coming.push(order.texts);
      return 'taken';
    case 'merge':
      merger = new SegmentMerger(order.people, order.bytes);
      return 'taken';
    case 'segment':
      merger!.add(openSegment(withTexts(order.segment, coming) as StoredSegment));
      return 'taken';
    case 'finish': {
      // What is merged or built is not needed while the segment is copied.
      const built = await finish();
      const segment = withoutTexts(intoSharedArrays(storedSegment(built)), going);
      return { segment, parts: going.length };
    }
    case 'more':
      return going.shift()!;
  }
}

/** The names and rules of the languages take some 70 MB. A thread that only merges does not load them. */
async function newBuilder(): Promise<SegmentBuilder> {
  const { SegmentBuilder: Builder } = await import('../segment/build-segment.ts');
  return new Builder();
}

async function finish(): Promise<Segment> {
  const finished = merger ?? builder ?? (await newBuilder());
  merger = undefined;
  builder = undefined;
  return finished.finish();
}

async function answer(order: BuildOrder): Promise<void> {
  const answered = await answerTo(order);
  // A worker has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no target origin.
  parentPort?.postMessage(answered);
}

parentPort?.on('message', (order: BuildOrder) => void answer(order));
