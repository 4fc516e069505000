import { describe, expect, it } from 'vitest';
import { readPinyin } from './pinyin-syllables.ts';

describe('a word of pinyin', () => {
  it.each([
    ['zhang', 'JAN'],
    ['jianguo', 'JIAngUO'],
    ['xiaoming', 'HIAOmIN'],
    ['liying', 'lIyIN'],
    ['qiuhui', 'CIOUhUY'],
    // A syllable gives its g to the next one, which else would begin with a vowel.
    ['xiangan', 'HIAngAn'],
    ['zhangzhangzhangzhang', 'JANJANJANJAN'],
  ])('is told for %s', (word, form) => {
    expect(readPinyin(word)).toEqual({ form, isSure: true });
  });

  it.each(['lin', 'juan', 'alice', 'maxine', 'monique', 'hansen', 'quan'])(
    'may be one of another language: %s',
    (word) => {
      expect(readPinyin(word)?.isSure).toBe(false);
    },
  );

  it.each(['martin', 'wong', 'cheung', 'xavier', 'mingmingmingmingming', 'li2', ''])('is not %s', (word) => {
    expect(readPinyin(word)).toBeUndefined();
  });
});
