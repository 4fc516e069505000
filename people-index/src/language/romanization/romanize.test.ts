import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../fold.ts';
import { koreanSpellings } from '../korean/romanize-korean.ts';
import { maxLatinReadings, romanize } from './romanize.ts';

describe('romanize', () => {
  it.each([
    ['Александр', 'aleksandr'],
    ['Александр', 'alexandr'],
    ['Евгений', 'yevgeny'],
    ['Хрущёв', 'khrushchev'],
    ['Григорій', 'hryhorii'],
    ['Ђорђевић', 'djordjevic'],
    ['Димитър', 'dimitar'],
    ['Цзиньпин', 'jinping'],
    ['Сяопин', 'xiaoping'],
    ['Γουίλσον', 'wilson'],
    ['تسلیمی', 'taslimi'],
    ['محمدباقر', 'mohammad baqer'],
    ['アパム', 'upham'],
    ['Γιώργος', 'giorgos'],
    ['Ευάγγελος', 'evangelos'],
    ['Μπακογιάννη', 'bakogianni'],
    ['Παναγιώτου', 'panayiotou'],
    ['Μιχαηλίδης', 'mikhailidis'],
    ['محمد', 'muhammad'],
    ['الخطيب', 'khatib'],
    ['رضایی', 'rezaei'],
    ['יצחק', 'yitzhak'],
    ['ברזילי', 'barzili'],
    ['Հովհաննիսյան', 'hovhannisyan'],
    ['Գևորգյան', 'kevorkian'],
    ['სააკაშვილი', 'saakashvili'],
    ['王小明', 'wang xiaoming'],
    ['王小明', 'wong siu ming'],
    ['王小明', 'wang hsiao ming'],
    ['欧阳修', 'ouyang xiu'],
    ['陳', 'chan'],
    ['佐藤', 'sato'],
    ['山田太郎', 'yamada taro'],
    ['安西美紀男', 'anzai mikio'],
    ['晴記', 'haruki'],
    ['やまだ', 'yamada'],
    ['サトウ', 'satou'],
    ['ちひろ', 'tihiro'],
    ['김대중', 'kim daejung'],
    ['박', 'park'],
    ['이', 'lee'],
    ['สมชาย', 'somchai'],
    ['น้ำฝน', 'namfon'],
    ['정의선', 'jung euisun'],
    ['瀧本', 'takimoto'],
    ['眞由美', 'mayumi'],
    ['草間彌生', 'kusama yayoi'],
    ['德明', 'de ming'],
    ['黃之鋒', 'wong chifung'],
    ['乐嘉', 'le jia'],
    ['राहुल', 'rahul'],
    ['জিয়া', 'ziya'],
    ['রিজভী', 'rizvi'],
    ['नरेन्द्र', 'narendra'],
    ['रवीन्द्रनाथ', 'ravindranath'],
    ['রবীন্দ্রনাথ', 'rabindranath'],
    ['முருகன்', 'murugan'],
    ['చంద్రబాబు', 'chandrababu'],
    ['ಕುವೆಂಪು', 'kuvempu'],
    ['മോഹൻലാൽ', 'mohanlal'],
    ['ആന്റണി', 'antani'],
    ['गायकवाड़', 'gayakvad'],
    ['પટેલ', 'patel'],
    ['ਸਿੰਘ', 'singh'],
  ])('reads %s as %s, among others', (word, latin) => {
    expect(romanize(word)).toContain(latin);
  });

  it.each([
    ['லட்சுமி', 'lakshmi'],
    ['மீனாட்சி', 'meenakshi'],
    ['இராமன்', 'raman'],
    ['இளங்கோ', 'ilango'],
    ['கிருஷ்ணன்', 'krishnan'],
    ['சுப்பிரமணியம்', 'subramaniam'],
    ['சந்திரன்', 'chandran'],
    ['சரவணன்', 'saravanan'],
    ['கணேசன்', 'ganesan'],
    ['தினேஷ்', 'dinesh'],
    ['வெற்றி', 'vetri'],
    ['ஞானவேல்', 'gnanavel'],
    ['மோகன்', 'mohan'],
    ['முருகன்', 'murugan'],
    ['தமிழ்', 'thamil'],
  ])('reads Tamil letters with several sounds: %s as %s, among others', (native, latin) => {
    expect(romanize(native)).toContain(latin);
  });

  it.each([
    ['jung', 'jeong'],
    ['park', 'bak'],
    ['hyunwoo', 'hyeonu'],
    ['migyeong', 'mikyung'],
    ['gunwoo', 'kunwoo'],
  ])('gives the Korean name %s the spelling %s', (one, other) => {
    expect(koreanSpellings(one)).toContain(other);
  });

  it('gives other names no Korean spellings', () => {
    for (const word of ['martin', 'lina', 'wang', 'jan']) expect(koreanSpellings(word)).toEqual([]);
  });

  it('begins with the southern spelling of traditional characters', () => {
    expect(romanize('張國榮').slice(0, 2)).toEqual(['cheung kwokwing', 'zhang guorong']);
    expect(romanize('张国荣')[0]).toBe('zhang guorong');
    expect(romanize('羅國華')).toContain('lo kuo hua');
  });

  it('returns nothing for Latin words and words without letters', () => {
    expect(romanize('Dupont')).toEqual([]);
    expect(romanize('1234')).toEqual([]);
    expect(romanize('')).toEqual([]);
  });

  it('reads a folded word like the original word', () => {
    for (const word of ['Семён', 'Ελένη', 'أحمد', 'Արմեն', 'ガブリエル', '김민준'])
      expect(romanize(fold(word))).toEqual(romanize(word));
  });

  it('returns at most twelve distinct, folded Latin readings for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const readings = romanize(text);
        expect(readings.length).toBeLessThanOrEqual(maxLatinReadings);
        expect(new Set(readings).size).toBe(readings.length);
        for (const reading of readings) expect(reading).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
      }),
      { numRuns: 200 },
    );
  });

  it('never throws on letters of the scripts that it reads', () => {
    const ranges = [[0x400, 0x52f], [0x370, 0x3ff], [0x5d0, 0x5f2], [0x620, 0x6d3], [0x531, 0x587], [0x10d0, 0x10ff], [0x900, 0xd7f], [0xe01, 0xe4e], [0x3041, 0x30ff], [0x4e00, 0x9fff], [0xac00, 0xd7a3]] as const; // prettier-ignore
    const letter = fc.oneof(
      ...ranges.map(([first, last]) => fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code))),
    );
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 12 }), (text) => {
        expect(romanize(text).length).toBeLessThanOrEqual(maxLatinReadings);
      }),
      { numRuns: 150 },
    );
  });
});
