import { describe, expect, it } from 'vitest';
import { isSurelyMistyped, otherLayoutsOf } from './keyboard-layouts.ts';

describe('otherLayoutsOf', () => {
  it.each([
    ['Bdfyjd', 'иванов', 'Russian'],
    ['Itdxtyrj', 'шевченко', 'Ukrainian'],
    ['Gi;vrgow', 'γιωργος', 'Greek, with its accent before the vowel'],
    ['sus', 'דוד', 'Hebrew'],
    ['lpl]', 'محمد', 'Arabic'],
    ['ugd', 'علي', 'Arabic'],
    ['rlaalswns', '김민준', 'Korean'],
    ['dhksTjd', '완썽', 'Korean, a joined vowel and shift'],
    ["l,=kp ;'LN.sPj", 'สมชาย วงศ์ใหญ่', 'Thai'],
    [';qrtin', 'martin', 'French'],
    ['Yoltan', 'zoltan', 'German'],
    ['H2l7ne', 'hélène', 'French digits'],
  ])('reads %s as %s: %s', (typed, intended) => {
    expect(otherLayoutsOf(typed)).toContain(intended);
  });

  it.each([
    ['Уьшдн', 'emily'],
    ['느ㅑ소', 'smith'],
    ['ןדרשקך', 'israel'],
    ['شاةشي', 'ahmad'],
    ['πετερ', 'peter'],
    ['Ылщд', 'skol'],
    ['หนทแ้ฟร', 'somchai'],
  ])('reads %s as %s', (typed, intended) => {
    expect(otherLayoutsOf(typed).map((text) => text.replaceAll('ё', 'е'))).toContain(intended);
  });

  it.each(['secretery', 'Kernkraft'])('does not convert %s to hangul letters outside of syllables', (typed) => {
    expect(otherLayoutsOf(typed).filter(isSurelyMistyped)).toEqual([]);
  });

  it('returns fewer than 60 texts, and none for a long text', () => {
    expect(otherLayoutsOf('Ghbdtn Vbhjys').length).toBeLessThan(60);
    expect(otherLayoutsOf('a'.repeat(65))).toEqual([]);
  });

  it('takes hangul letters outside of syllables for mistyped', () => {
    expect(isSurelyMistyped('느ㅑ소')).toBe(true);
    expect(isSurelyMistyped('김민준')).toBe(false);
  });
});
