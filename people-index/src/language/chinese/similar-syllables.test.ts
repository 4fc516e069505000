import { describe, expect, it } from 'vitest';
import { similarSyllables } from './similar-syllables.ts';

const textsOf = (spelling: string) => similarSyllables(spelling).map(({ text }) => text);

describe('syllables that sound like a spelling in some dialect', () => {
  it.each([
    // 炯, 福, 文, 家, 香, 吳 and 紀 in Hakka, Hokkien and Teochew.
    ['khoon', 'jiong'],
    ['hock', 'fu'],
    ['boon', 'wen'],
    ['kah', 'jia'],
    ['hiong', 'xiang'],
    ['goh', 'wu'],
    ['tjhie', 'ji'],
  ])('%s: %s', (spelling, syllable) => {
    expect(textsOf(spelling)).toContain(syllable);
  });

  it.each([
    ['khoon', 'jia'],
    ['khoon', 'ming'],
    ['mei', 'li'],
  ])('%s: not %s', (spelling, syllable) => {
    expect(textsOf(spelling)).not.toContain(syllable);
  });

  it('are close if they have a vowel in common', () => {
    const close = similarSyllables('khoon').filter(({ isClose }) => isClose);
    expect(close.map(({ text }) => text)).toEqual(expect.arrayContaining(['kun', 'qun']));
    expect(close.map(({ text }) => text)).not.toContain('kan');
  });
});
