import { generatePeople } from '@directory/demo-group';
import { describe, expect, it, vi } from 'vitest';
import { scoreBetweenScripts } from './between-scripts.ts';
import { indexedPerson } from './indexed-group.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Minimum fraction of names that are found first among 3 000 people, from the other spelling and back. */
const least: Readonly<Record<string, readonly [otherToUsual: number, usualToOther: number]>> = {
  arabic: [0.92, 0.92],
  persian: [0.9, 0.9],
  greek: [0.92, 0.95],
  pinyin: [0.95, 0.8],
  arabicCompound: [0.92, 0.95],
  arabicCompoundInLatin: [0.95, 0.95],
  hanja: [0.9, 0.95],
  southernAndWadeGiles: [0.75, 0.82],
  japanese: [0.93, 0.95],
  japaneseInLatin: [0.95, 0.95],
  koreanInLatin: [0.8, 0.7],
  inLatin: [0.88, 0.9],
  slavicInLatin: [0.95, 0.95],
  arabicInLatin: [0.9, 0.85],
  cyrillic: [0.97, 0.97],
  hebrew: [0.9, 0.95],
  hindi: [0.95, 0.95],
  thai: [0.9, 0.95],
  armenian: [0.95, 0.95],
  georgian: [0.95, 0.9],
  hangul: [0.93, 0.97],
  customaryChinese: [0.93, 0.88],
  foreignInCyrillic: [0.97, 0.97],
  foreignInGreek: [0.97, 0.97],
  foreignInHebrew: [0.95, 0.95],
  foreignInHindi: [0.85, 0.9],
  foreignInThai: [0.9, 0.95],
  foreignInKatakana: [0.9, 0.95],
  foreignInHangul: [0.93, 0.93],
  foreignInChinese: [0.85, 0.88],
};

describe('names in two spellings', () => {
  const group = [...generatePeople({ count: 3000, seed: 2026 })].map((person, index) =>
    indexedPerson(index + 1, person),
  );
  const scores = scoreBetweenScripts(group).filter(({ use }) => use === 'develop');

  it.each(scores.filter(({ kind }) => !kind.startsWith('nobody')))('$kind find each other', (score) => {
    const [otherToUsual = 1, usualToOther = 1] = least[score.kind] ?? [];
    expect(score.otherToUsual).toBeGreaterThanOrEqual(otherToUsual);
    expect(score.usualToOther).toBeGreaterThanOrEqual(usualToOther);
  });

  it.each(scores.filter(({ kind }) => kind.startsWith('nobody')))('$kind find nobody for sure', (score) => {
    expect(score.otherToUsual).toBeLessThanOrEqual(0.06);
  });
});
