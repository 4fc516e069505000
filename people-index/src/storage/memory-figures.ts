import type { Segment } from '../segment/segment.ts';
import type { MemoryFigures } from '../search-answer.ts';

/** Overhead of a string in V8: header, hash, length, and the reference to it. */
const bytesPerText = 24;

const knownSizes = new WeakMap<object, Readonly<Record<string, number>>>();

/** Bytes of all arrays and strings, by part. The size of strings is estimated from their layout in V8. */
export function memoryFigures(segments: readonly Segment[]): MemoryFigures {
  const parts: Record<string, number> = {};
  let people = 0;
  let bytes = 0;
  for (const { data, removed, people: own } of segments) {
    people += own;
    for (const [name, size] of Object.entries({ ...sizesOf(data), removed: bytesOf(removed?.words) })) {
      if (size === 0) continue;
      parts[name] = (parts[name] ?? 0) + size;
      bytes += size;
    }
  }
  return { segments: segments.length, bytes, bytesPerPerson: bytes / Math.max(1, people), parts };
}

/** Cached: segment data is immutable, and large segments have hundreds of thousands of strings. */
function sizesOf(data: Segment['data']): Readonly<Record<string, number>> {
  const known = knownSizes.get(data);
  if (known !== undefined) return known;
  const sizes = Object.fromEntries(Object.entries(data).map(([name, part]) => [name, bytesOf(part)]));
  knownSizes.set(data, sizes);
  return sizes;
}

function bytesOf(part: unknown): number {
  if (ArrayBuffer.isView(part)) return part.byteLength;
  if (typeof part === 'string') return bytesPerText + part.length * (/^[\u0000-\u00ff]*$/.test(part) ? 1 : 2);
  if (typeof part !== 'object' || part === null) return 0;
  let bytes = 0;
  for (const inner of Object.values(part)) bytes += bytesOf(inner);
  return bytes;
}
