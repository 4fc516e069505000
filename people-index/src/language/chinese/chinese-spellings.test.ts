import { describe, expect, it } from 'vitest';
import { chineseReadings, chineseSpellings, spellingsOfCharacters } from './chinese-spellings.ts';
import { koreanReadings } from '../korean/korean-spellings.ts';

describe('spellings of Chinese names', () => {
  it.each([
    ['ingwen', 'yingwen'],
    ['hsiulien', 'xiulian'],
    ['chengteik', 'qingde'],
    ['kimhuat', 'jinfa'],
    ['tan', 'chen'],
    ['lim', 'lin'],
    ['khoo', 'qiu'],
    ['kokthay', 'guotai'],
    ['kahkee', 'jiageng'],
    // Macau, by the Hong Kong spelling: 一誠, 安琪.
    ['iatseng', 'yatshing'],
    ['vong', 'wong'],
  ])('reads %s as a spelling of %s', (word, reading) => {
    expect(chineseReadings(word)).toContain(reading);
  });

  it.each(['schmidt', 'popov', 'ivanovic', 'hernandez'])('does not read %s as Chinese or Korean', (word) => {
    expect(chineseReadings(word)).toEqual([]);
    expect(koreanReadings(word)).toEqual([]);
  });

  it.each([
    ['冠英', 'guan', 'eng'],
    ['冠英', 'kwun', 'ying'],
    ['清發', 'cheng', 'huat'],
    ['秀蓮', 'hsiu', 'lien'],
    // Gwoyeu Romatzyh, as in Yu Shyi-kun and Wang Jin-pyng.
    ['錫堃', 'shyi', 'kun'],
    ['金平', 'jin', 'pyng'],
    // Dutch letters, as in Indonesia: tj, ie, oe.
    ['惠忠', 'hwie', 'tjong'],
    ['文新', 'boen', 'sien'],
    ['紹良', 'sioe', 'liong'],
    // Singapore, Malaysia and Hong Kong.
    ['清木', 'cheng', 'bock'],
    ['令明', 'leng', 'beng'],
    ['藹安', 'ngoi', 'ngon'],
    // Macau, with the letters of Portuguese.
    ['一誠', 'iat', 'seng'],
    ['玉鳳', 'iok', 'fong'],
    ['維賢', 'vai', 'in'],
    ['国春', 'kuok', 'chon'],
    // A final that Hong Kong writes o, and syllables with several spellings.
    ['鎬祉', 'ho', 'chi'],
    ['奕秋', 'yick', 'chow'],
    // Hokkien in English and in Dutch letters.
    ['少超', 'siao', 'chiau'],
    ['維友', 'wie', 'yew'],
    ['潮輝', 'teow', 'hooi'],
    // Hakka.
    ['万旺', 'van', 'vong'],
  ])('gives the spellings of each character of %s: %s and %s, among others', (characters, one, other) => {
    const [first, second] = spellingsOfCharacters(characters);
    expect(first).toContain(one);
    expect(second).toContain(other);
  });

  it('spells at most two characters, and a double surname as one', () => {
    expect(spellingsOfCharacters('阿卜杜拉')).toEqual([]);
    expect(spellingsOfCharacters('歐陽')).toEqual([['auyeung', 'aoieong', 'auieong']]);
  });

  it('does not split ng off a syllable: Kung is not Ku Ng', () => {
    expect(chineseReadings('kung')).toContain('gong');
    expect(chineseReadings('kung').filter((reading) => reading.endsWith('huang') || reading.endsWith('wu'))).toEqual(
      [],
    );
  });

  it('gives other spellings of a reading', () => {
    expect(chineseSpellings('yingwen')).toContain('ingwen');
  });
});
