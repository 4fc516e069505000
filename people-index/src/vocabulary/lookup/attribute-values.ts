import type { AttributeField } from '../../segment/segment-data.ts';
import type { Segment } from '../../segment/segment.ts';

/** The values of a field that contain all words as whole words, by their index in the field; none for no words. @param words folded */
export function valuesWithAllWords(segment: Segment, field: AttributeField, words: readonly string[]): number[] {
  const { firstValue, texts } = segment.data.attributes[field];
  let matching: Set<number> | undefined;
  for (const word of words) {
    const withWord = new Set<number>();
    for (const value of valuesWithWord(segment, word)) {
      const index = value - firstValue;
      if (index >= 0 && index < texts.length && matching?.has(index) !== false) withWord.add(index);
    }
    matching = withWord;
    if (withWord.size === 0) break;
  }
  return [...(matching ?? [])];
}

/** The IDs of the values, of all fields, that contain a word; ascending. */
export function valuesWithWord({ attributeTokens, data }: Segment, word: string): Uint32Array {
  const token = attributeTokens.find(word);
  const { starts, items } = data.attributeValues;
  return token < 0 ? new Uint32Array(0) : items.subarray(starts[token]!, starts[token + 1]!);
}
