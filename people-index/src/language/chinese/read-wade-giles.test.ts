import { describe, expect, it } from 'vitest';
import { otherSystemSpellings, readWadeGiles } from './read-wade-giles.ts';

const inPinyin = (text: string) =>
  readWadeGiles(text).map(({ origin }) => otherSystemSpellings(origin).map((word) => word.text));

describe('a name in Wade-Giles', () => {
  it.each([
    ["Teng Hsiao-p'ing", 'deng xiaoping'],
    ['Teng Hsiao-p‘ing', 'deng xiaoping'],
    ["Chou Ên-lai, P'eng", undefined],
    ['Chou Ên-lai', 'zhou enlai'],
    ["Ch'ên Tu-hsiu", 'chen duxiu'],
    ["Ssŭ Ch'eng-tz'u", 'si chengci'],
    ['Hsueh Pao-chʻai', 'xue baochai'],
    ['Kuo Mo-jo', 'guo moruo'],
    ["K'ung Jung", 'kong rong'],
    ['Lü Hsün', 'lu xun'],
    ["T'u Yu-yu", 'tu youyou'],
  ])('is converted to pinyin: %s', (text, pinyin) => {
    const words = inPinyin(text).map((all) => all[0]);
    expect(words.length === 0 ? undefined : words.join(' ')).toBe(pinyin);
  });

  it('is read with and without aspiration if it has no apostrophes, and the aspirated readings are marked', () => {
    const [surname, given] = readWadeGiles('Chang Chien-kuo').map(({ origin }) => otherSystemSpellings(origin));
    expect(surname).toEqual([
      { text: 'chang', isUnmarked: true },
      { text: 'zhang', isUnmarked: false },
    ].toSorted((one, other) => Number(one.isUnmarked) - Number(other.isUnmarked))); // prettier-ignore
    expect(given?.map(({ text }) => text)).toContain('jianguo');
    expect(given?.find(({ text }) => text === 'qiankuo')?.isUnmarked).toBe(true);
  });

  it('may have its surname first or last, and its given name as two words, hyphenated or joined', () => {
    for (const text of ['Mao Tse-tung', 'Mao Tse Tung', 'Mao Tsetung', 'Tse-tung Mao'])
      expect(inPinyin(text).flat(), text).toContain('zedong');
  });

  it('is converted to Wade-Giles if it is in pinyin', () => {
    expect(inPinyin('Deng Xiaoping')).toEqual([['teng'], expect.arrayContaining(['hsiaoping'])]);
    expect(inPinyin('Jianguo Zhang')[1]).toEqual(['chang']);
  });

  it.each(['John Smith', 'Tina Li', 'Li Na', 'Ho Chi Minh', 'Mao', '', 'Ma Li Na Wang Li', 'hsiao@x.org'])(
    'is empty for %s',
    (text) => {
      expect(readWadeGiles(text)).toEqual([]);
    },
  );
});
