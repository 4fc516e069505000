import { parentPort } from 'node:worker_threads';
import { countScratch } from '../columns/scratch.ts';
import { intoSharedArrays } from '../columns/shared-arrays.ts';
import type { SegmentBuilder } from '../segment/build-segment.ts';
import { SegmentMerger } from '../segment/segment-merger.ts';
import type { Segment } from '../segment/segment.ts';
import { openSegment, storedSegment, type StoredSegment } from '../storage/stored-segment.ts';
import type { IndexedPerson } from '../person.ts';
import { lowerPriority } from './lower-priority.ts';
import { withoutTexts, withTexts } from './text-parts.ts';

// A worker thread of `segment-threads.ts`: builds one segment after the other, from people or from segments. Each order is answered before
// the next one is sent.

export type BuildOrder =
  /** A list of people as JSON, in UTF-8. */
  | { readonly kind: 'people'; readonly people: Uint8Array }
  /** Texts of the next segment. */
  | { readonly kind: 'texts'; readonly texts: string[] }
  /** Announces segments with this number of people and this number of bytes of records. */
  | { readonly kind: 'merge'; readonly people: number; readonly bytes: number }
  /** A segment without its texts. Its people are added. */
  | { readonly kind: 'segment'; readonly segment: unknown }
  /** Answered with the new segment, without its texts. */
  | { readonly kind: 'finish' }
  /** Answered with the next texts of the new segment. */
  | { readonly kind: 'more' };

export type BuildAnswer = 'taken' | string[] | { readonly segment: unknown; readonly parts: number };

lowerPriority();
countScratch();
const decoder = new TextDecoder();
let builder: SegmentBuilder | undefined;
let merger: SegmentMerger | undefined;
const incomingTexts: string[][] = [];
const outgoingTexts: string[][] = [];

async function answerTo(order: BuildOrder): Promise<BuildAnswer> {
  switch (order.kind) {
    case 'people':
      builder ??= await newBuilder();
      for (const person of JSON.parse(decoder.decode(order.people)) as readonly IndexedPerson[]) builder.add(person);
      return 'taken';
    case 'texts':
      incomingTexts.push(order.texts);
      return 'taken';
    case 'merge':
      merger = new SegmentMerger(order.people, order.bytes);
      return 'taken';
    case 'segment':
      merger!.add(openSegment(withTexts(order.segment, incomingTexts) as StoredSegment));
      return 'taken';
    case 'finish': {
      // `finish` releases the builder or merger before the segment is copied.
      const built = await finish();
      const segment = withoutTexts(intoSharedArrays(storedSegment(built)), outgoingTexts);
      return { segment, parts: outgoingTexts.length };
    }
    case 'more':
      return outgoingTexts.shift()!;
  }
}

/** Imported on demand: the language data takes some 70 MB, which a thread that only merges does not need. */
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
  const reply = await answerTo(order);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no target origin.
  parentPort?.postMessage(reply);
}

parentPort?.on('message', (order: BuildOrder) => void answer(order));
