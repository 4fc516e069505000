import { describe, expect, it } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import { type Hit, type IndexedPerson, PeopleIndex } from './index.ts';

/** `First|Last`, and other names. */
function people(...names: string[]): IndexedPerson[] {
  return names.map((name, index) => {
    const [firstName = '', lastName = '', ...otherNames] = name.split('|');
    return { ...emptyPerson, id: index + 1, login: `p${index + 1}@example.com`, firstName, lastName, otherNames };
  });
}

function search(names: readonly IndexedPerson[], text: string): readonly Hit[] {
  return PeopleIndex.build(names).search({ text, limit: 20, after: 0 }).hits;
}

const nameOf = ({ person }: Hit) => `${person.firstName} ${person.lastName}`;

describe('names that only resemble the typed ones', () => {
  const crowd = ['Charles|Weber', 'Michael|Rossi', 'Paul|Baudin', 'Hugh|Janssen', 'Юлия|Верещагина', '颖|徐'];

  it.each([
    ['Уильям Шекспир', 'William|Shakespeare'],
    ['Charles Baudelaire', 'Σαρλ|Μπωντλαίρ'],
    ['托马斯 爱迪生', 'Thomas|Edison'],
    ['Jabbour Douaihy', 'Jabbur|al-Duwayhi'],
    ['李政道', 'Tsung-dao|Lee'],
    ['양혜규', 'Haegue|Yang'],
  ])('%s finds %s, as a guess', (text, name) => {
    const [first] = search(people(...crowd, name), text);
    expect(first).toMatchObject({ isGuess: true });
    expect(nameOf(first!)).toBe(name.replace('|', ' '));
  });

  const chinese = ['炯才|李', '明才|李', '炯明|陳', '志賢|張', '娜|李', 'Wei|Lee'];

  it.each([
    // 炯 is Khiun in Hakka; 坤 and 群 are Khoon by the table.
    ['Lee Khoon Choy', '炯才 李'],
    ['Khoon Choy Lee', '炯才 李'],
    ['Lee Khoon-choy', '炯才 李'],
    // 明 is Meng, Beng and Bing by the table.
    ['Lee Mang Choy', '明才 李'],
  ])('have one of two syllables of a Chinese given name: %s finds %s, as a guess', (text, name) => {
    const [first] = search(people(...crowd, ...chinese), text);
    expect(first).toMatchObject({ isGuess: true });
    expect(nameOf(first!)).toBe(name);
  });

  it.each([
    ['Ho Khek Tiong', '國忠 何'],
    ['Khek Tiong Ho', '國忠 何'],
  ])('have one of two syllables, although nobody spells a character as the other one: %s finds %s', (text, name) => {
    const [first] = search(people(...crowd, '國忠|何', '國達|何', '國忠|李'), text);
    expect(first).toMatchObject({ isGuess: true });
    expect(nameOf(first!)).toBe(name);
  });

  it.each([
    ['曹觀友', 'Kon Yeow Chow'],
    ['陳文宏', 'Boon Heong Tan'],
  ])('have one of two syllables in Latin letters: %s finds %s, as a guess', (text, name) => {
    const names = ['Kon Yeow|Chow', 'Kuan Beng|Chow', 'Boon Heong|Tan', 'Wai Keung|Chan'];
    const [first] = search(people(...crowd, ...names), text);
    expect(first).toMatchObject({ isGuess: true });
    expect(nameOf(first!)).toBe(name);
  });

  it('have the syllable in the same place, spelled as its character, next to the same surname', () => {
    const names = people(...chinese);
    // 才 is not the first syllable of 炯才, and 李 is not spelled Tan.
    for (const text of ['Lee Choy Khoon', 'Tan Khoon Choy'])
      expect(search(names, text).filter(({ tier }) => tier === 'twoTypos')).toEqual([]);
    // 福 and 富 are both read fu, but only one is spelled Hock.
    expect(search(people('炯富|李', '炯福|李'), 'Lee Khoon Hock').map(nameOf)).toEqual(['炯福 李']);
  });

  it('come after names that are spelled as typed', () => {
    const hits = search(people('炯才|李', 'Khoon Choy|Lee', '坤才|李'), 'Lee Khoon Choy');
    expect(hits.map(nameOf)).toEqual(['Khoon Choy Lee', '坤才 李']);
  });

  it('are sorted by closeness', () => {
    const hits = search(people('William|Shaker', 'William|Shakespeare', 'William|Weber'), 'Уильям Шекспир');
    expect(hits.map(nameOf).slice(0, 2)).toEqual(['William Shakespeare', 'William Shaker']);
  });

  it('are not searched if the name itself is found', () => {
    const hits = search(people('William|Shaker', 'Уильям|Шекспир'), 'Уильям Шекспир');
    expect(hits.map(nameOf)).toEqual(['Уильям Шекспир']);
  });

  it('need a different word for each typed word', () => {
    expect(search(people('Иван|Сидоров'), 'Иван Петрович Сидоров')).toMatchObject([{ tier: 'leftOut' }]);
  });

  it.each([
    ['George Bush', 'Georges|Barakat|جورج بركات'],
    ['Georg Zivkovic', 'Georges|Saleh|جورج صالح'],
  ])('are not another typed word that the person writes in another script: %s is not %s', (text, name) => {
    expect(search(people(...crowd, name), text)).toEqual([]);
  });

  it.each([
    ['Joe Hinterseer', 'Youssef|El Idrissi|يوسف الإدريسي'],
    ['Johan Cruyff', 'Hanane|Cherif|حنان شريف'],
    ['Gerhard Schröder', 'Chutima|Chairat|ชุติมา ชัยรัตน์'],
  ])(
    'are not heard in another script from a person who writes the name in that of the text: %s is no %s',
    (text, name) => {
      expect(search(people(...crowd, name), text)).toEqual([]);
    },
  );

  it('match both names of the person: Angela Merkel is not Miguel Ángel', () => {
    expect(search(people(...crowd, 'Miguel Ángel|Aguilar'), 'Angela Merkel')).toEqual([]);
    expect(search(people(...crowd, 'Ángel|Miguel'), 'Angela Merkel')).toMatchObject([{ isGuess: true }]);
  });

  it('match the surname of a reading with a last name: 김정은 is not Kim Janssen', () => {
    expect(search(people(...crowd, 'Kim|Janssen'), '김정은').map(({ tier }) => tier)).not.toContain('twoTypos');
    expect(search(people(...crowd, 'Jan-seong|Kim'), '김정은')).toMatchObject([{ tier: 'twoTypos' }]);
  });

  it('sound like most of the word in another script', () => {
    expect(search(people(...crowd, 'George|Perez'), 'Γιώργος Σεφέρης')).toMatchObject([{ tier: 'twoTypos' }]);
    expect(search(people(...crowd, 'George|Novak'), 'Γιώργος Σεφέρης')).toMatchObject([{ tier: 'leftOut' }]);
  });
});

describe('whole readings of names in another script', () => {
  it('rank before names that the words are prefixes of, and after people who write them so', () => {
    const hits = search(people('Nan|Li', '娜|李', 'Na|Li', 'Narges|Limani'), 'Li Na');
    expect(hits.map(nameOf)).toEqual(['Na Li', '娜 李', 'Nan Li', 'Narges Limani']);
    expect(hits[1]).toMatchObject({ tier: 'exact', isGuess: false, reason: { kind: 'script' } });
  });

  it('must match both names as a whole', () => {
    const hits = search(people('Nan|Li', '娜英|李', 'Narges|Limani'), 'Li Na');
    expect(hits.slice(0, 2).map(nameOf)).toEqual(['Nan Li', 'Narges Limani']);
  });
});
