import { describe, expect, it } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import { type IndexedPerson, PeopleIndex } from './index.ts';

const bySound: ReadonlySet<string> = new Set(['exact', 'phonetic', 'similar']);

/** `First|Last`. */
function named(...names: string[]): IndexedPerson[] {
  return names.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split('|');
    return { ...emptyPerson, id: index + 1, login: `p${index + 1}@example.com`, firstName, lastName };
  });
}

/** Each text finds the person of its row among those of all rows, phonetically rather than by elimination of the others. */
function expectFound(rows: readonly (readonly [text: string, firstName: string, lastName: string])[]): void {
  const people = rows.map(([, firstName, lastName], index) => {
    return { ...emptyPerson, id: index + 1, login: `p${index + 1}@example.com`, firstName, lastName };
  });
  const index = PeopleIndex.build(people);
  const found = rows.map(([text]) => {
    const hit = index.search({ text, limit: 5, after: 0 }).hits.find(({ tier }) => bySound.has(tier));
    return [text, hit?.person.firstName, hit?.person.lastName];
  });
  expect(found).toEqual(rows);
}

describe('a name in the spelling of another language', () => {
  it('is found if the typed words are one word in Latin letters', () => {
    expectFound([
      ['امیر حسین زاده', 'Amir', 'Hosseinzadeh'],
      ['کریم انصاری فرد', 'Karim', 'Ansarifard'],
      ['نيما خداپرست نژاد', 'Nima', 'Khodaparastnejad'],
      ['נועם בן דוד', 'Noam', 'Bendavid'],
      ['राम चरण तेजा', 'Ramcharan', 'Teja'],
    ]);
  });

  it('is found by its English and French pronunciation', () => {
    expectFound([
      ['Հիզեր Քլարք', 'Heather', 'Clark'],
      ['ساتکلیف پیتر', 'Peter', 'Sutcliffe'],
      ['Джейн Гоф', 'Jane', 'Gough'],
      ['کوئین جولیا', 'Julia', 'Quinn'],
      ['Βιλιέ Ζαν', 'Jean', 'Villiers'],
      ['لوران شوالیه', 'Laurent', 'Chevallier'],
      ['Марсель Дюшан', 'Marcel', 'Duchamp'],
    ]);
  });

  it('is found in Arabic letters with a vowel before two consonants, and with waw and ng as in foreign names', () => {
    expectFound([
      ['جنس استولتنبرگ', 'Jens', 'Stoltenberg'],
      ['سارا لنگفورد', 'Sara', 'Langford'],
      ['صموئيل هنتنجتون', 'Samuel', 'Huntington'],
      ['یوگنیا رومانووا', 'Yevgeniya', 'Romanova'],
      ['استیو کلایو', 'Steve', 'Clive'],
      ['جان فیتچ', 'John', 'Fitch'],
    ]);
  });

  it('is found in French and in English spelling if both names are spelled differently', () => {
    expectFound([
      ['Hisham Mashishi', 'Hichem', 'Mechichi'],
      ['Chaker Chafei', 'Shakir', 'Shafi'],
      ['Samir Jaajaa', 'Samir', 'Geagea'],
      ['Kazim Kazimi', 'Kadhim', 'Kadhimi'],
      ['Panayiotis Yannopoulos', 'Panagiotis', 'Giannopoulos'],
    ]);
  });

  it('is found in German spelling, with j for the y of an Arabic name', () => {
    expectFound([
      ['Jussuf Schahin', 'Yousef', 'Chahine'],
      ['Bassim Yassin', 'Bassem', 'Jassin'],
    ]);
  });

  it('is found if it ends with two yehs in Persian or with yod and vav in Hebrew', () => {
    expectFound([
      ['علی دایی', 'Ali', 'Daei'],
      ['محمد علایی', 'Mohammad', 'Alaei'],
      ['Reza Safaee', 'Reza', 'Safaei'],
      ['רחלי סתיו', 'Racheli', 'Stav'],
    ]);
  });

  it('is found in Georgian letters if it is spelled as in German', () => {
    expectFound([['კახა კალაძე', 'Kacha', 'Kaladse']]);
  });

  it('is found in Western Armenian spelling if it is recorded in Eastern Armenian, and back', () => {
    expectFound([
      ['Hagop Hagopian', 'Hakob', 'Hakobyan'],
      ['Petros Petrosyan', 'Bedros', 'Bedrossian'],
      ['Garabed Donabedian', 'Karapet', 'Tonapetyan'],
    ]);
  });

  it('is found without the article that an Arabic name has after a compound', () => {
    expectFound([['Abdel Fattah el-Sisi', 'Abdulfattah', 'as-Sisi']]);
  });

  it('is found in Greek letters with a glide and an nd', () => {
    expectFound([['Γουέντι Τζάρβις', 'Wendy', 'Jarvis']]);
  });

  it('is found in Nordic, Dutch, Indonesian, Hungarian, German and Turkish spelling', () => {
    expectFound([
      ['Viktor Jusjtjenko', 'Viktor', 'Yushchenko'],
      ['Taras Sjevtjenko', 'Taras', 'Shevchenko'],
      ['Haroen Rasjid', 'Harun', 'Rashid'],
      ['Oemar Bakri', 'Umar', 'Bakri'],
      ['Kochish Sandor', 'Sándor', 'Kocsis'],
      ['آنا کناپ', 'Anna', 'Knapp'],
      ['Катя Вебер', 'Katja', 'Weber'],
      ['シュヴァインシュタイガー・バスティアン', 'Bastian', 'Schweinsteiger'],
      ['خليل سيفي', 'Halil', 'Seyfi'],
    ]);
  });
});

describe('a name that only sounds like a Latin reading', () => {
  it.each([
    ['Xabi', '|السبيعي'],
    ['Romano', '|Романов'],
    ['Радев', 'Radu|'],
    ['Arroyo', '|Araújo'],
    ['Lopo', '|刘波'],
    ['Sein', '正燕|'],
    ['Suu', '|徐'],
  ])('is not surely the other one: %s', (text, name) => {
    const { hits } = PeopleIndex.build(named(name)).search({ text });
    expect(hits.filter(({ isGuess, tier }) => !isGuess && tier === 'exact')).toEqual([]);
    expect(hits.filter(({ isGuess, reason }) => !isGuess && reason?.kind === 'phonetic')).toEqual([]);
  });
});
