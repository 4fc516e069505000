import { describe, expect, it } from 'vitest';
import { otherSpellings, readWadeGiles } from './read-wade-giles.ts';

const inPinyin = (text: string) =>
  readWadeGiles(text).map(({ origin }) => otherSpellings(origin).map((word) => word.text));

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
  ])('is read in pinyin: %s', (text, pinyin) => {
    const words = inPinyin(text).map((all) => all[0]);
    expect(words.length === 0 ? undefined : words.join(' ')).toBe(pinyin);
  });

  it('may be aspirated or not where no apostrophe is written, and is told so', () => {
    const [surname, given] = readWadeGiles('Chang Chien-kuo').map(({ origin }) => otherSpellings(origin));
    expect(surname).toEqual([
      { text: 'chang', isUnmarked: true },
      { text: 'zhang', isUnmarked: false },
    ].toSorted((one, other) => Number(one.isUnmarked) - Number(other.isUnmarked))); // prettier-ignore
    expect(given?.map(({ text }) => text)).toContain('jianguo');
    expect(given?.find(({ text }) => text === 'qiankuo')?.isUnmarked).toBe(true);
  });

  it('has its surname in front or behind, and its given name apart, with a hyphen or as one', () => {
    for (const text of ['Mao Tse-tung', 'Mao Tse Tung', 'Mao Tsetung', 'Tse-tung Mao'])
      expect(inPinyin(text).flat(), text).toContain('zedong');
  });

  it('is spelled by Wade and Giles when it is in pinyin', () => {
    expect(inPinyin('Deng Xiaoping')).toEqual([['teng'], expect.arrayContaining(['hsiaoping'])]);
    expect(inPinyin('Jianguo Zhang')[1]).toEqual(['chang']);
  });

  it.each(['John Smith', 'Tina Li', 'Li Na', 'Ho Chi Minh', 'Mao', '', 'Ma Li Na Wang Li', 'hsiao@x.org'])(
    'is not %s',
    (text) => {
      expect(readWadeGiles(text)).toEqual([]);
    },
  );
});
