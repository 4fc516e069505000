import { describe, expect, it } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import { type IndexedPerson, PeopleIndex, type SearchQuery } from './index.ts';

/** `First|Last|another name`. */
function people(...names: string[]): IndexedPerson[] {
  return names.map((name, index) => {
    const [firstName = '', lastName = '', ...otherNames] = name.split('|');
    return { ...emptyPerson, id: index + 1, login: `p${index + 1}@example.com`, firstName, lastName, otherNames };
  });
}

function search(names: readonly IndexedPerson[], text: string, more: Partial<SearchQuery> = {}) {
  return PeopleIndex.build(names).search({ text, limit: 20, after: 0, ...more });
}

const nameOf = ({ person }: { person: { firstName: string; lastName: string } }) =>
  `${person.firstName} ${person.lastName}`.trim();

/** People who share words with the names below, so that none of them is rare. */
const crowd = people(
  ...['John', 'Juan', 'Ivan', 'Maria', 'Robert', 'Ana'].flatMap((first) =>
    ['Ford', 'Rossi', 'Novak', 'Lang', 'Costa', 'Berg'].map((last) => `${first}|${last}`),
  ),
);
const withCrowd = (...names: string[]) => people(...names, ...crowd.map((own) => `${own.firstName}|${own.lastName}`));

describe('a search for a name with a typo', () => {
  it('lists a person whose other name is as typed before one both of whose names only sound similar', () => {
    const names = people('Yann|Garssin', 'Jan|Karlsen');
    expect(search(names, 'jan karsen').hits.map(nameOf)).toEqual(['Jan Karlsen', 'Yann Garssin']);
    expect(search(names.slice(0, 1), 'jan karsen').hits.map(({ isGuess }) => isGuess)).toEqual([true]);
  });
});

describe('a search for a name whose record has initials', () => {
  const index = PeopleIndex.build(
    people(
      'M. S.|Dhoniwal',
      'R. K.|Dhoniwal',
      'Subbulakshmipriya|M. S.',
      'J.R.R.|Tolkienson',
      'A.|Kowalczukowa',
      'F.W.|de Klerkman',
      'P. V. Narasimharaj|Raozagaru',
    ),
  );

  it.each([
    ['Mahendra Singh Dhoniwal', 'M. S. Dhoniwal'],
    ['Mahendra Singh Dhonival', 'M. S. Dhoniwal'],
    ['Madurai Shanmukhavadivu Subbulakshmipriya', 'Subbulakshmipriya M. S.'],
    ['John Ronald Reuel Tolkienson', 'J.R.R. Tolkienson'],
    ['Tolkienson John Ronald Reuel', 'J.R.R. Tolkienson'],
    ['Agnieszka Kowalczukowa', 'A. Kowalczukowa'],
    ['Frederik Willem de Klerkman', 'F.W. de Klerkman'],
    ['Pamulaparthi Venkata Narasimharaj Raozagaru', 'P. V. Narasimharaj Raozagaru'],
    ['de Klerkman, Frederik Willem', 'F.W. de Klerkman'],
  ])('guesses the person with the initials of %s', (text, name) => {
    const [hit, ...others] = index.search({ text }).hits;
    expect(others).toEqual([]);
    expect(`${hit?.person.firstName} ${hit?.person.lastName}`).toBe(name);
    expect([hit?.isGuess, hit?.reason]).toEqual([true, { kind: 'abbreviation', typed: text, name }]);
  });

  it('guesses nobody with other initials', () => {
    expect(index.search({ text: 'Vinod Hari Tolkienson' }).hits.map(({ reason }) => reason?.kind)).not.toContain(
      'abbreviation',
    );
  });
});

describe('a surname in two scripts', () => {
  it.each(['Xu Qian', 'Hsu Chien'])(
    'is not two words of %s: 徐 is Xu, and elsewhere Chee, which is Qian there',
    (text) => {
      const { hits } = search(people('超|徐|Chao Xu'), text);
      expect(hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
    },
  );

  it('counts as one name next to the given name', () => {
    expect(search(people('超|徐|Chao Xu'), 'Xu Chao').hits).toMatchObject([{ isGuess: false }]);
  });
});

describe('a reading of a dialect in another name', () => {
  it('is a guess, because it is unknown which character is the surname', () => {
    expect(search(people('Kai|Chen|陈凯'), 'Shangai').hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
    expect(search(people('Hui Min|Chua|蔡慧敏'), 'Chao Xu').hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
  });

  it('is no guess next to the syllables of a given name', () => {
    expect(search(people('Hui Min|Chua|蔡慧敏'), 'Choy Wai Man').hits).toMatchObject([{ isGuess: false }]);
  });
});

describe('a reading of a given name alone', () => {
  it.each([
    ['jiri', '志林|陈'],
    ['chirin', '志林|陈'],
    ['jianying', '建英|久保'],
    ['taro', '涛|曾'],
    ['mirei', 'Mei Ling|Ng|吳美玲'],
    ['Taro Yamamoto', 'Kotaro|Yamamoto|山本光太郎'],
    ['Yamamoto Mitsutaro', 'Kotaro|Yamamoto|山本光太郎'],
    ['min jun', 'Min|Cheng|程敏'],
    ['Amita Shah', 'Amit|Shah|अमित शाह'],
  ])('is a guess if the name is hardly read so: %s for %s', (text, name) => {
    const { hits } = search(people(name), text);
    expect(hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
  });

  it.each([
    ['zhilin', '志林|陈'],
    ['mirei', '美玲|林'],
    ['minjun', '民俊|金'],
    ['hiroto', '大翔|佐藤'],
    ['hajime', '一|長谷川'],
    ['koutarou', 'Kotaro|Yamamoto|山本光太郎'],
    ['Meiling', 'Mei Ling|Ng|吳美玲'],
    ['Ashoka Rao', 'अशोक|राव'],
  ])('is sure if the surname or the Latin name allows it: %s for %s', (text, name) => {
    expect(search(people(name), text).hits).toMatchObject([{ isGuess: false }]);
  });
});

describe('a Latin name that is no spelling of the characters', () => {
  it.each([
    ['Wang Bo', '波|黄'],
    ['Gao Feng', '芳|高'],
    ['Zhao Lei', '丽|赵'],
    ['Zheng Jie', '洁|曾'],
    ['Qin Gang', '刚|金'],
    // A surname in pinyin and a given name in a dialect, in which 玲 is Lin.
    ['Zhou Lin', '玲|周'],
  ])('is a guess in both directions: %s and %s', (text, name) => {
    const [last = '', first = ''] = text.split(' ');
    const hits = [
      ...search(people(name), text).hits,
      ...search(people(`${first}|${last}`), name.split('|').toReversed().join('')).hits,
    ];
    expect(hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
  });

  it.each([
    ['Wong Bo', '波|黄'],
    ['Chan Siu Ming', '小明|陳'],
    ['Tan Weiming', '伟明|陈'],
    ['Chow Yun-fat', '潤發|周'],
    ['Kim Minsoo', '民秀|金'],
    ['Satoh Yoshio', '義男|佐藤'],
    ['Sato Yosio', '義男|佐藤'],
    ['Hsieh Su-wei', '淑薇|謝'],
    ['Sun Yat-sen', '逸仙|孫'],
  ])('is sure in both directions if it is a spelling: %s and %s', (text, name) => {
    const [last = '', ...first] = text.split(' ');
    expect(search(people(name), text).hits).toMatchObject([{ isGuess: false }]);
    const { hits } = search(people(`${first.join(' ')}|${last}`), name.split('|').toReversed().join(''));
    expect(hits).toMatchObject([{ isGuess: false }]);
  });
});

describe('a name and its own nickname', () => {
  it.each([
    ['Ali Allawi', 'Ali|Bremont'],
    ['Thomas Tom', 'Thomas|Bremont'],
    ['Robert Rob', 'Robert|Bremont'],
    ['Rob Robert', 'Rob|Bremont'],
  ])('are no whole name of somebody who has one of them: %s', (text, name) => {
    const { hits } = search(people(name), text);
    expect(hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
  });

  it('are one name next to a surname', () => {
    expect(search(people('Robert|Bremont'), 'Robert "Rob" Bremont').hits).toMatchObject([{ isGuess: false }]);
  });
});

describe('a Latin name that is a nickname in another script only', () => {
  it.each([
    ['Angelo Bremont', 'Angela|Bremont'],
    ['Robert Fico', 'Philippe|Robert'],
    ['Andrea Bremont', 'Andrei|Bremont'],
  ])('is a guess: %s', (text, name) => {
    const { hits } = search(people(name), text);
    expect(hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
  });
});

describe('a title that is mostly a name', () => {
  it.each(['Anh', 'Bang', 'Chi', 'Eng', 'Hafiz', 'Ko', 'Lek', 'Ong', 'Thao', 'Tuan'])(
    'is no title before one word: %s Novak',
    (title) => {
      const { hits } = search(crowd, `${title} Novak`);
      expect(hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
      expect(hits.length).toBeLessThanOrEqual(5);
    },
  );

  it('is left out as a guess if the title is the only other word', () => {
    const { hits } = search(withCrowd('Thiha|Zawmyintun', 'Budi|Santosowati'), 'Ko Thiha');
    expect(hits).toMatchObject([
      { tier: 'leftOut', reason: { kind: 'leftOut', typed: 'Ko', name: 'Thiha Zawmyintun' } },
    ]);
  });

  it('is left out before two words, and other titles before one', () => {
    expect(search(crowd, 'Tuan John Ford').hits).toMatchObject([{ isGuess: false }]);
    expect(search(crowd, 'Eng. John Ford').hits).toMatchObject([{ isGuess: false }]);
    expect(search(people('Khin|Nyunt'), 'Daw Khin').hits).toMatchObject([{ isGuess: false }]);
  });
});

describe('a title of men before a name that is recorded with a title of women', () => {
  it.each([
    ['U Khin', 'Daw|Khin'],
    ['Daw Khin Zaw', 'U|Khin Zaw'],
    ['Pak Santosowati', 'Ibu|Santosowati'],
  ])('is not left out as if sure: %s for %s', (text, name) => {
    expect(search(withCrowd(name), text).hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
  });

  it('is left out before others', () => {
    expect(search(withCrowd('Khin|Zaw'), 'U Khin Zaw').hits).toMatchObject([{ id: 1, isGuess: false }]);
    expect(search(withCrowd('Daw|Khin'), 'Daw Khin').hits).toMatchObject([{ id: 1, isGuess: false }]);
  });
});

describe('a Vietnamese name that sounds like another one elsewhere', () => {
  it.each([
    ['Trung', 'Trường'],
    ['Dung', 'Dương'],
    ['Hồng', 'Hoàng'],
    ['Linh', 'Liên'],
    ['Tín', 'Thiện'],
    ['Vinh', 'Viên'],
    ['Nam', 'Nhâm'],
  ])('is a guess: %s and %s', (one, other) => {
    for (const [text, name] of [
      [one, other],
      [other, one],
    ])
      for (const hit of search(people(`${name}|Quernstedt`), `${text} Quernstedt`).hits) expect(hit.isGuess).toBe(true);
  });

  it('is sure without its marks', () => {
    expect(search(people('Trường|Nguyễn'), 'nguyen truong').hits).toMatchObject([{ isGuess: false }]);
  });
});

describe('one word more than the names of the person', () => {
  it.each([
    ['John F. Kennedy', 'John|Kennedy', 'F.'],
    ['John Fitzgerald Kennedy', 'John|Kennedy', 'Fitzgerald'],
    ['KENNEDY, John Fitzgerald', 'John|Kennedy', 'Fitzgerald'],
    ['Juan García Márquez', 'Juan|García', 'Márquez'],
    ['Juan García-Márquez', 'Juan|García', 'Márquez'],
    ['Ana Ferreira dos Santos', 'Ana|Ferreira', 'dos Santos'],
    ['Ivan Petrovich Sidorov', 'Ivan|Sidorov', 'Petrovich'],
    ['Иван Петрович Сидоров', 'Иван|Сидоров', 'Петрович'],
    ['Иван Петрович Сидоров', 'Ivan|Sidorov', 'Петрович'],
    ['Robert "Rocky" Balboa', 'Robert|Balboa', 'Rocky'],
    ['Dr. Maria Luisa Bianchi', 'Maria|Bianchi', 'Luisa'],
    ['Maria Jean-Luc Bianchi', 'Maria|Bianchi', 'Jean Luc'],
    ['Peter Chan Tai Man', 'Tai Man|Chan', 'Peter'],
    ['Nguyễn Thị Hương', 'Hương|Nguyễn', 'Thị'],
  ])('%s finds %s, as a guess', (text, name, leftOut) => {
    const { hits } = search(withCrowd(name), text);
    expect(hits[0]).toMatchObject({ id: 1, tier: 'leftOut', isGuess: true });
    expect(hits[0]?.reason).toMatchObject({ kind: 'leftOut', typed: leftOut, name: name.replace('|', ' ') });
  });

  it.each([
    ['Lionel Andrés Messi Cuccittini', 'Lionel|Messi', 'Andrés Cuccittini'],
    ['Juan Sarney de Araújo Bosta', 'Juan|Sarney', 'de Araújo Bosta'],
    ['George Herbert Walker Bush', 'George|Bush', 'Herbert Walker'],
    ['Karl-Theodor zu Guttenberg', 'Karl|Guttenberg', 'Theodor zu'],
    ['Хосе Андрес Месси Кучиттини', 'José|Messi', 'Андрес Кучиттини'],
  ])('may be two of four: %s finds %s', (text, name, leftOut) => {
    const { hits } = search(withCrowd(name), text);
    expect(hits.map(({ id }) => id)).toEqual([1]);
    expect(hits[0]).toMatchObject({ tier: 'leftOut', reason: { kind: 'leftOut', typed: leftOut } });
  });

  it.each([
    ['Charles André Joseph Marie de Gaulle', 'Charles|de Gaulle', 'André Joseph Marie'],
    ['Louis Germain David de Funès de Galarza', 'Louis|Funès', 'Germain David de de Galarza'],
    ['Oscar Ribeiro de Almeida Niemeyer Soares Filho', 'Oscar|Niemeyer', 'Ribeiro de Almeida Soares Filho'],
    ['Federico del Sagrado Corazón de Jesús García Lorca', 'Federico|García Lorca', 'del Sagrado Corazón de Jesús'],
  ])('may be all but the first name and a surname: %s finds %s', (text, name, leftOut) => {
    const { hits } = search(withCrowd(name), text);
    expect(hits.map(({ id }) => id)).toEqual([1]);
    expect(hits[0]).toMatchObject({ tier: 'leftOut', reason: { kind: 'leftOut', typed: leftOut } });
  });

  it('may be a first name that is often omitted', () => {
    const { hits } = search(withCrowd('Paula|Rego'), 'Maria Paula Figueiroa Rego');
    expect(hits).toMatchObject([{ id: 1, isGuess: true, reason: { typed: 'Maria Figueiroa' } }]);
    expect(search(withCrowd('Paula|Rego'), 'Renata Paula Figueiroa Rego').hits).toEqual([]);
  });

  it.each([
    ['Winnie Wong Lai Yee', '麗儀|黃'],
    ['Wong Lai Yee Winnie', '麗儀|黃'],
    ['Edgar Cheung Ka-long', '家朗|張'],
    // 宏 is Hong by the tables.
    ['Wilson Ng Eng Hen', '永宏|黃'],
  ])('may be the English name of a Chinese person: %s finds %s, as a guess', (text, name) => {
    const [english] = /Winnie|Edgar|Wilson/.exec(text)!;
    const { hits } = search(withCrowd(name, '文達|黃', '麗儀|陳', '家豪|張'), text);
    expect(hits[0]).toMatchObject({ id: 1, isGuess: true, reason: { kind: 'leftOut', typed: english } });
  });

  it('may be two words only if the others are whole names, first name first', () => {
    expect(search(withCrowd('Lionel Mateo|Messi', 'Andrés|Messi'), 'Lionel Andrés Messi Cuccittini').hits).toEqual([]);
    expect(search(withCrowd('Robert|Frías'), 'Robert Quincy Frías').hits).toHaveLength(1);
    expect(search(withCrowd('Ana|Lang Frías'), 'Ana Lucía Quincy Frías').hits).toEqual([]);
  });

  it('may be two words only if nobody matches all words but one', () => {
    const { hits } = search(withCrowd('Lionel|Messi', 'Lionel Andrés|Messi'), 'Lionel Andrés Messi Cuccittini');
    expect(hits.map(nameOf)).toEqual(['Lionel Andrés Messi']);
  });

  it('may be the particles in front of a surname', () => {
    const { hits } = search(withCrowd('Rafael|Vaart'), 'Rafael van der Vaart');
    expect(hits).toMatchObject([{ id: 1, tier: 'leftOut', reason: { typed: 'van der' } }]);
  });

  it('is left out in addition to a nickname, a spelling or another script, whose reason is included', () => {
    const reason = (text: string, name: string) => search(withCrowd(name), text).hits[0]?.reason;
    expect(reason('Bob Quincy Harrison', 'Robert|Harrison')).toEqual({
      kind: 'leftOut',
      typed: 'Quincy',
      name: 'Robert Harrison',
      beside: { kind: 'nickname', typed: 'Bob', name: 'Robert' },
    });
    expect(reason('John Xaver Mayer', 'John|Meyer')).toMatchObject({ typed: 'Xaver', beside: { kind: 'phonetic' } });
  });

  it('is left out only if nobody matches all words', () => {
    const { hits } = search(withCrowd('John|Kennedy', 'John Fitzgerald|Kennedy'), 'John Fitzgerald Kennedy');
    expect(hits.map(nameOf)).toEqual(['John Fitzgerald Kennedy']);
    expect(hits[0]?.isGuess).toBe(false);
  });

  it('ranks after a typo in a name that matches all words', () => {
    const { hits } = search(withCrowd('John|Kennedy', 'John Fitzgerald|Kennedy'), 'John Fitzgerlad Kennedy');
    expect(hits.map(({ tier }) => tier)).toEqual(['typo', 'leftOut']);
  });

  it('ranks before two typos in a short word', () => {
    const { hits } = search(withCrowd('Manuel|Gómez', 'Miguel|Gómez Ruiz'), 'Manuel Gómez Ruiz');
    expect(hits[0]).toMatchObject({ id: 1, tier: 'leftOut' });
  });

  it('ranks people whose full names the others are first, and returns at most five', () => {
    const more = Array.from({ length: 9 }, (_, index) => `John|Kennedy-${'abcdeghij'[index]}son`);
    const { hits, total } = search(withCrowd(...more, 'John|Kennedy'), 'John F. Kennedy');
    expect(hits.map(nameOf)[0]).toBe('John Kennedy');
    expect({ hits: hits.length, total }).toEqual({ hits: 5, total: 5 });
  });

  it('leaves a first and a last name, or a word that few people match', () => {
    expect(search(withCrowd(), 'John Xyzzy Qwertz').hits).toEqual([]);
    expect(search(withCrowd(), 'John Qwertz').hits).toEqual([]);
    const { hits } = search(withCrowd('Maximilian|Hohenzollern'), 'Friedrich Hohenzollern');
    expect(hits.map(nameOf)).toEqual(['Maximilian Hohenzollern']);
    expect(hits[0]).toMatchObject({ tier: 'leftOut', reason: { typed: 'Friedrich' } });
  });

  it('does not leave a single name that many people have', () => {
    const namesakes = people(
      ...Array.from({ length: 100 }, (_, index) => `Ana Paula|Monteiro${'abcdefghij'[index % 10]}`),
    );
    expect(search(namesakes, 'Ana dos Guimarães').hits).toEqual([]);
    expect(search(namesakes, 'dos Guimarães, Ana').hits).toEqual([]);
  });

  it('respects filters and switched-off tiers', () => {
    const all = withCrowd('John|Kennedy').map((own) => ({ ...own, country: own.id === 1 ? 'FR' : 'DE' }));
    expect(search(all, 'John F. Kennedy', { filters: { country: 'FR' } }).hits).toHaveLength(1);
    expect(search(all, 'John F. Kennedy', { filters: { country: 'DE' } }).hits).toEqual([]);
    expect(search(all, 'John F. Kennedy', { tiers: ['exact', 'prefix', 'typo'] }).hits).toEqual([]);
  });

  it('is cut into pages that neither repeat nor skip anybody', () => {
    const index = PeopleIndex.build(withCrowd('John|Kennedy', 'John|Kennedy', 'John|Kennedy', 'Johnny|Kennedy'));
    const whole = index.search({ text: 'John F. Kennedy', limit: 20, after: 0 }).hits.map(({ id }) => id);
    const pages = whole.map((_, after) => index.search({ text: 'John F. Kennedy', limit: 1, after }).hits[0]?.id);
    expect(pages).toEqual(whole);
  });
});

describe('a typo in a word that is not finished', () => {
  it.each([
    ['maria smurn', 'Maria|Smirnova'],
    ['Maxi Hohnzoll', 'Maximilian|Hohenzollern'],
    ['robert szcyp', 'Robert|Szczypiorski'],
    ['ana Gonsál', 'Ana|González'],
    ['papadopuol', 'Nikos|Papadopoulos'],
    ['juan echeberr', 'Juan|Echeverría'],
  ])('%s finds %s', (text, name) => {
    const { hits } = search(withCrowd(name), text);
    expect(hits.find(({ id }) => id === 1)).toMatchObject({ isGuess: true });
  });

  it('ranks after the whole word with one typo', () => {
    const { hits } = search(withCrowd('Maria|Smirnova', 'Maria|Smirn'), 'maria smurn');
    expect(hits.map(nameOf)).toEqual(['Maria Smirn', 'Maria Smirnova']);
  });

  it('is searched in the last word only', () => {
    expect(search(withCrowd('Maria|Smirnova'), 'smurn maria').hits).toEqual([]);
  });
});

describe('a name that nobody has', () => {
  const all = people(
    'Eugene|Miller',
    'Min-jung|Kim|김민정',
    'Dong-ho|Jeon|전동호',
    '謙|伊東',
    '田中|',
    'Takeshi|Suzuki|鈴木武',
    'Anna|Jacobs',
    'James|Shaw',
    'Layla|Hassan|ليلى حسن',
    'Jianping|Zhu|朱建平',
  );

  it.each([
    ['김민준', 'hangul of another given name'],
    ['유진 밀러스', 'hangul read as a foreign name'],
    ['董军', 'Chinese characters read as a Korean name'],
    ['伊藤 健', 'another surname with the same sound'],
    ['鈴木毅', 'another given name with the same sound'],
    ['Jacob Shaw', 'a form of the name in another language'],
    ['Leila Hussein', 'letters that Arabic does not write'],
    ['Ping Zhu', 'a syllable of the given name'],
    ['Ann Jakops', 'a name that sounds similar'],
  ])('yields guesses only: %s (%s)', (text) => {
    expect(search(all, text).hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
  });

  it.each([
    ['김민정', 2],
    ['Kim Minjung', 2],
    ['伊東 謙', 4],
    ['伊東謙', 4],
    ['Ito Ken', 4],
    ['たけし 鈴木', 6],
    ['スズキ タケシ', 6],
    ['Jim Shaw', 8],
    ['Leyla Hassan', 9],
    ['Zhu Jianping', 10],
  ])('unlike one that a person has, which is no guess: %s', (text, id) => {
    expect(search(all, text).hits[0]).toMatchObject({ id, isGuess: false });
  });

  it('has no guess above a hit that is not one', () => {
    for (const text of ['Ito', 'Miller', 'Kim', 'Ken', 'Anna', 'Hassan', 'Shaw']) {
      const guesses = search(all, text).hits.map(({ isGuess }) => isGuess);
      expect(guesses, text).toEqual(guesses.toSorted((one, other) => Number(one) - Number(other)));
    }
  });
});
