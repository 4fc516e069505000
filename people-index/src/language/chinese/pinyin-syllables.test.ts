import { describe, expect, it } from 'vitest';
import { readPinyin } from './pinyin-syllables.ts';

describe('readPinyin', () => {
  it.each([
    ['zhang', 'JAN'],
    ['jianguo', 'JIAngUO'],
    ['xiaoming', 'HIAOmIN'],
    ['liying', 'lIyIN'],
    ['qiuhui', 'CIOUhUY'],
    // The g goes to the next syllable, which would otherwise begin with a vowel.
    ['xiangan', 'HIAngAn'],
    ['zhangzhangzhangzhang', 'JANJANJANJAN'],
  ])('is sure that %s is pinyin', (word, form) => {
    expect(readPinyin(word)).toEqual({ form, isSure: true });
  });

  it.each(['lin', 'juan', 'alice', 'maxine', 'monique', 'hansen', 'quan'])('is not sure that %s is pinyin', (word) => {
    expect(readPinyin(word)?.isSure).toBe(false);
  });

  it.each(['martin', 'wong', 'cheung', 'xavier', 'mingmingmingmingming', 'li2', ''])('does not read %s', (word) => {
    expect(readPinyin(word)).toBeUndefined();
  });
});
