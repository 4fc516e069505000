import { describe, expect, it } from 'vitest';
import { readPinyin } from './mandarin-syllables.ts';

describe('a word of pinyin', () => {
  it.each([
    ['zhang', 'JAN'],
    ['jianguo', 'JIAngUO'],
    ['xiaoming', 'HIAOmIN'],
    ['liying', 'lIyIN'],
    ['qiuhui', 'CIOUhUY'],
  ])('is told for %s', (word, form) => {
    expect(readPinyin(word)).toEqual({ form, isSure: true });
  });

  it.each(['lin', 'juan', 'alice', 'maxine', 'monique', 'hansen', 'quan'])(
    'may be one of another language: %s',
    (word) => {
      expect(readPinyin(word)?.isSure).toBe(false);
    },
  );

  it.each(['martin', 'wong', 'cheung', 'xavier', ''])('is not %s', (word) => {
    expect(readPinyin(word)).toBeUndefined();
  });
});
