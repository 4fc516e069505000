import { describe, expect, it } from 'vitest';
import { hokkienSpellings, hokkienSyllableSpellings } from './hokkien-spellings.ts';

describe('spellings of Hokkien syllables', () => {
  it.each([
    ['chhong', ['chong', 'tjhong', 'tjong']],
    ['goan', ['guan', 'gwan', 'goan']],
    ['kiat', ['kiat', 'kiet', 'keat']],
    ['ui', ['wi', 'wee', 'wooi', 'oei', 'wie']],
    ['iong', ['yong', 'jong']],
    ['tiunn', ['tio', 'teo', 'teoh']],
    ['ut', ['ut']],
  ])('%s is spelled %j', (syllable, spellings) => {
    expect(hokkienSyllableSpellings(syllable)).toEqual(spellings);
  });

  it('spells a character by each of its readings, traditional and simplified', () => {
    expect(hokkienSpellings('發')).toContain('huat');
    expect(hokkienSpellings('发')).toEqual(hokkienSpellings('發'));
    expect(hokkienSpellings('香')).toContain('hiong');
  });

  it('does not know characters that are not used in names', () => {
    expect(hokkienSpellings('猪')).toEqual([]);
  });
});
