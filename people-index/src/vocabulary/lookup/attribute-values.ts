import type { AttributeField } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';

/** Values of a field that hold all words, each as a whole; none for no words. @param words folded */
export function valuesHolding(segment: Segment, field: AttributeField, words: readonly string[]): number[] {
  const { firstValue, texts } = segment.data.attributes[field];
  let held: Set<number> | undefined;
  for (const word of words) {
    const own = new Set<number>();
    for (const value of valuesWith(segment, word)) {
      const place = value - firstValue;
      if (place >= 0 && place < texts.length && held?.has(place) !== false) own.add(place);
    }
    held = own;
    if (own.size === 0) break;
  }
  return [...(held ?? [])];
}

/** Values of all fields with a word. */
export function valuesWith({ attributeTokens, data }: Segment, word: string): Uint32Array {
  const token = attributeTokens.find(word);
  const { starts, items } = data.attributeValues;
  return token < 0 ? new Uint32Array(0) : items.subarray(starts[token]!, starts[token + 1]!);
}
