import { describe, expect, it } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import { completePerson, PeopleIndex } from './index.ts';
import type { Hit } from './index.ts';

/** Names that share no word, so that each query is about one person. */
const names: readonly (readonly [firstName: string, lastName: string])[] = [
  ['Jürgen', 'Habersaat'],
  ['Luisa', 'Bevilacquaro'],
  ['Haruto', 'Takenouchi'],
  ['민준', '남궁'],
  ['晋三', '武田'],
  ['建国', '欧阳'],
  ['Don', 'Kettleborough'],
  ['Pan', 'Weiminghe'],
  ['Naseeruddin', 'Shah'],
  ['Francisco', 'Fernández Aranburu'],
  ['Mohd', 'Nazrinuddin'],
  ['Johannes Willem', 'van der Hoevenaar'],
  ['Дмитрий', 'Волгушев'],
  ['Sasha', 'Lebedinskaia'],
  ['Νικόλαος', 'Παπαδημητρακόπουλος'],
  ['Marek', 'Brzoskwinia'],
  ['Robbie', 'Throckmorton'],
  ['Иван', 'Мельниченков'],
  ['Emily', 'Smithsonian'],
  ['Martin', 'Qualemont'],
  ['János', 'Pelbartvary'],
  ['George', 'Cholmondeley'],
  ['Olubukola', 'Okonkwosi'],
  ['Maria Cristina', 'Reyesvilla'],
  ['Nkosiyenzo', 'Mkhizelwa'],
  ['Anna', 'Muller'],
  ['Anna Franziska', 'Muller'],
  ['Le', 'Van'],
];
const index = PeopleIndex.build(
  names.map(([firstName, lastName], i) => ({
    ...emptyPerson,
    id: i + 1,
    login: `p${i + 1}@names.example`,
    firstName,
    lastName,
  })),
);

const search = (text: string): readonly Hit[] => index.search({ text, limit: 10, after: 0 }).hits;
const nameOf = ({ person }: Hit): string => `${person.firstName} ${person.lastName}`;

describe('a search for a name in a form of address', () => {
  it.each([
    ['Prof. Dr. med. Jürgen Habersaat', 'Jürgen Habersaat'],
    ['Dott.ssa Bevilacquaro', 'Luisa Bevilacquaro'],
    ['Takenouchi-san', 'Haruto Takenouchi'],
    ['남궁민준님', '민준 남궁'],
    ['남궁민준 교수님', '민준 남궁'],
    ['남궁 사장님', '민준 남궁'],
    ['남궁민준 본부장님', '민준 남궁'],
    ['武田晋三氏', '晋三 武田'],
    ['武田総理', '晋三 武田'],
    ['武田晋三取締役', '晋三 武田'],
    ['欧阳建国总经理', '建国 欧阳'],
    ['The Rt. Hon. Martin Qualemont MP', 'Martin Qualemont'],
    ['Ginoong Throckmorton', 'Robbie Throckmorton'],
    ['Herr Don Kettleborough', 'Don Kettleborough'],
    ['Fr. Anna Muller', 'Anna Muller'],
    ['Bishop Martin Qualemont', 'Martin Qualemont'],
    ['Major Robbie Throckmorton', 'Robbie Throckmorton'],
    ['Oberst Habersaat', 'Jürgen Habersaat'],
    ['Suor Luisa Bevilacquaro', 'Luisa Bevilacquaro'],
    ['Bevilacquaro jauna', 'Luisa Bevilacquaro'],
    ['Prof Le Van', 'Le Van'],
    ['Prof Van Le', 'Le Van'],
  ])('leaves titles out: %s', (text, name) => {
    expect(search(text).map(nameOf)[0]).toBe(name);
  });

  it.each([
    'Luisa Bevilacquaro née Montevecchiani',
    'Luisa Montevecchiani épouse Bevilacquaro',
    'Luisa Bevilacquaro geb. Montevecchiani',
    'Luisa Bevilacquaro z d. Montevecchiani',
  ])('leaves out words such as née between two surnames: %s', (text) => {
    const luisa = { ...emptyPerson, id: 1, login: 'luisa', firstName: 'Luisa', lastName: 'Bevilacquaro' };
    const other = PeopleIndex.build([{ ...luisa, otherNames: ['Luisa Montevecchiani'] }]);
    expect(other.search({ text, limit: 5, after: 0 }).hits.map(({ isGuess }) => isGuess)).toEqual([false]);
  });

  it.each(['Don Kettleborough', 'Pan Weiminghe', 'Naseeruddin Shah'])(
    'finds names that are also titles: %s',
    (name) => {
      const [hit] = search(name);
      expect([nameOf(hit!), hit!.tier]).toEqual([name, 'exact']);
    },
  );

  it.each(['Dean Habersaat', 'Luisa Khan', 'Luisa Chan', 'Chan Luisa', 'Jürgen Paşa', 'Luisa Khan Bevilacquaro'])(
    'is only a guess without a word that is mostly a name: %s',
    (text) => {
      for (const { isGuess } of search(text)) expect(isGuess).toBe(true);
    },
  );

  it('lists people with the surname first after a title that precedes surnames', () => {
    const people = ['Ada Berg', 'Martin Alt', 'Martin Bock', 'Zoe Martin', 'Max Martinsen'].map((name, row) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      return { ...emptyPerson, id: row + 1, login: `p${row}`, firstName, lastName };
    });
    const martins = PeopleIndex.build(people);
    const found = (text: string) => martins.search({ text }).hits.map(nameOf);
    expect(found('Martin').slice(0, 3)).toEqual(['Martin Alt', 'Martin Bock', 'Zoe Martin']);
    expect(found('Frau Martin').slice(0, 3)).toEqual(['Zoe Martin', 'Martin Alt', 'Martin Bock']);
    expect(found('Frau Zoe Martin')).toEqual(['Zoe Martin']);
    expect(martins.search({ text: 'Frau Martin', limit: 1 }).hits.map(nameOf)).toEqual(['Zoe Martin']);
  });

  describe('keeps a form of address that is a surname', () => {
    const people = [
      ['Hanan', 'al-Shaykh'],
      ['Hanan', 'Ashrawi'],
      ['Ali', 'El Hajj'],
      ['Ali', 'Demir'],
      ['Sayyid', 'Qutb'],
      ['Omar', 'Qutb'],
      ['Sara', 'Begum'],
      ['Sara', 'Malik'],
      ['Salim', 'Saheb'],
      ['Salim', 'Nasser'],
      ['Khaled', 'Mohandes'],
      ['Khaled', 'Meshaal'],
    ].map(([firstName = '', lastName = ''], row) => ({
      ...emptyPerson,
      id: row + 1,
      login: `p${row}`,
      firstName,
      lastName,
    }));
    const surnames = PeopleIndex.build(people);

    it.each([
      ['حنان الشيخ', 'Hanan al-Shaykh'],
      ['علي الحاج', 'Ali El Hajj'],
      ['السيد قطب', 'Sayyid Qutb'],
      ['سارا بیگم', 'Sara Begum'],
      ['سليم صاحب', 'Salim Saheb'],
      ['Salim Sahib', 'Salim Saheb'],
      ['خالد المهندس', 'Khaled Mohandes'],
    ])('%s is %s', (text, name) => {
      expect(surnames.search({ text }).hits.map(nameOf)[0]).toBe(name);
    });

    it.each([
      ['الشيخ خالد مشعل', 'Khaled Meshaal'],
      ['خالد مشعل الحاج', 'Khaled Meshaal'],
      ['السيد عمر', 'Omar Qutb'],
      ['Omar Sahib', 'Omar Qutb'],
    ])('unless nobody has it: %s is %s', (text, name) => {
      expect(surnames.search({ text }).hits.map(nameOf)).toEqual([name]);
    });
  });

  it.each([
    ['Fco. Fdez. Aranburu', 'Francisco Fernández Aranburu'],
    ['Mohammed Nazrinuddin', 'Mohd Nazrinuddin'],
  ])('matches abbreviations in both directions, of surnames too: %s', (text, name) => {
    const [hit] = search(text);
    expect([nameOf(hit!), hit!.reason?.kind]).toEqual([name, 'abbreviation']);
  });

  it('does not take a surname for an abbreviation of another one', () => {
    const people = [
      completePerson({ id: 1, firstName: 'Francisco', lastName: 'López Sánchez' }),
      completePerson({ id: 2, firstName: 'Francisco', lastName: 'Sanz Nieto' }),
    ];
    expect(PeopleIndex.build(people).search({ text: 'Francisco Sanz' }).hits.map(nameOf)).toEqual([
      'Francisco Sanz Nieto',
    ]);
  });

  it.each(['JW van der Hoevenaar', 'J.W. v.d. Hoevenaar', 'JW vd Hoevenaar'])(
    'reads initials beside particles: %s',
    (text) => {
      expect(search(text).map(nameOf)).toEqual(['Johannes Willem van der Hoevenaar']);
    },
  );

  it.each([
    ['Дима Волгушев', 'Дмитрий Волгушев'],
    ['Dima Volgushev', 'Дмитрий Волгушев'],
    ['Александра Лебединская', 'Sasha Lebedinskaia'],
    ['Νίκος Παπαδημητρακόπουλος', 'Νικόλαος Παπαδημητρακόπουλος'],
    ['Nikos Papadimitrakopoulos', 'Νικόλαος Παπαδημητρακόπουλος'],
    ['Maricris Reyesvilla', 'Maria Cristina Reyesvilla'],
  ])('matches nicknames within and across scripts: %s', (text, name) => {
    expect(search(text).map(nameOf)).toEqual([name]);
  });

  it.each([
    ['Mareczek Brzoskwinia', 'Marek Brzoskwinia'],
    ['Bob Throckmorton', 'Robbie Throckmorton'],
    ['Димочка Волгушев', 'Дмитрий Волгушев'],
    ['Bukola Okonkwosi', 'Olubukola Okonkwosi'],
    ['Yenzo Mkhizelwa', 'Nkosiyenzo Mkhizelwa'],
  ])('guesses pet names by rule, and other nicknames of one name: %s', (text, name) => {
    const [hit] = search(text);
    expect([nameOf(hit!), hit!.reason?.kind === undefined]).toEqual([name, false]);
  });

  it.each([
    ['Bdfy Vtkmybxtyrjd', 'Иван Мельниченков'],
    ['Уьшдн Ыьшерыщтшфт', 'Emily Smithsonian'],
    ['ㄷㅡㅑㅣㅛ ㄴㅡㅑ소내ㅜㅑ무', 'Emily Smithsonian'],
    [';qrtin Auqle;ont', 'Martin Qualemont'],
  ])('guesses names typed on another keyboard layout: %s', (text, name) => {
    const hits = search(text);
    expect(hits.map(nameOf)).toEqual([name]);
    expect(hits[0]!.reason).toEqual({ kind: 'keyboard', typed: text, name });
    expect(hits[0]!.tier).toBe('typo');
  });

  it.each([
    ['Yanosh Pelbartvary', 'János Pelbartvary'],
    ['George Chumley', 'George Cholmondeley'],
  ])('matches phonetic spellings of irregular names: %s', (text, name) => {
    const [hit] = search(text);
    expect([nameOf(hit!), hit!.reason?.kind]).toEqual([name, 'phonetic']);
  });

  it('does not depend on earlier queries', () => {
    const before = JSON.stringify(search('Robbie Throckmorton'));
    search('Bobby Throckmorton');
    search('Rbbie Throckmorton');
    expect(JSON.stringify(search('Robbie Throckmorton'))).toBe(before);
  });
});

describe('a word that may be a title or a name', () => {
  const peopleNamed = (...own: readonly (readonly [firstName: string, lastName: string])[]) =>
    PeopleIndex.build(
      own.map(([firstName, lastName], i) => {
        return { ...emptyPerson, id: i + 1, login: `p${i + 1}@names.example`, firstName, lastName };
      }),
    );

  it.each([
    ['Captain Roberto', 'Robert', 'Weber'],
    ['Sheikh Mohammed', 'Mohamed', 'Alaoui'],
  ] as const)('makes a guess of a single word that is not the name itself: %s', (text, firstName, lastName) => {
    expect(peopleNamed([firstName, lastName]).search({ text }).hits).toMatchObject([{ id: 1, isGuess: true }]);
  });

  it.each(['Adel Imam', 'Sania Mirza', 'Anna Bishop', 'Abla Kamel'])(
    'is a name on the other side of the only other word: %s',
    (text) => {
      const own = peopleNamed(['Adel', 'Weber'], ['Adeleke', 'Weber'], ['Alexander', 'Weber'], ['Anna', 'Weber'], ['Kamel', 'Weber']); // prettier-ignore
      expect(own.search({ text }).hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
    },
  );

  it.each(['Don Weber', 'Sri Weber'])('is a name if it usually is one: %s', (text) => {
    expect(
      peopleNamed(['Anna', 'Weber'])
        .search({ text })
        .hits.filter(({ isGuess }) => !isGuess),
    ).toEqual([]);
  });

  it('is left out before the name itself, and before a whole name', () => {
    const own = peopleNamed(['Roberto', 'Weber'], ['Khaled', 'Mansour']);
    expect(own.search({ text: 'Captain Roberto' }).hits).toMatchObject([{ id: 1, isGuess: false }]);
    expect(own.search({ text: 'Sheikh Khalid Mansour' }).hits).toMatchObject([{ id: 2, isGuess: false }]);
  });

  it.each(['Captain Leeds', 'Dr. Leeds', 'Herr Dr. New York', 'Frau Dr. Welder Leeds'])(
    'is left out before a name only, not before words of other fields: %s',
    (text) => {
      const inLeeds = { ...emptyPerson, id: 1, firstName: 'Anna', lastName: 'Weber', title: 'Welder', city: 'Leeds' };
      const inNewYork = { ...inLeeds, id: 2, firstName: 'Emma', lastName: 'Huber', city: 'New York' };
      const hits = PeopleIndex.build([inLeeds, inNewYork]).search({ text }).hits;
      expect(hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
    },
  );

  it.each(['Dr. Weber', 'Mr Weber', 'Weber, Dr.'])('is not the beginning of a login: %s', (text) => {
    const anna = { ...emptyPerson, id: 1, login: 'DR1234', firstName: 'Anna', lastName: 'Weber' };
    const tom = { ...anna, id: 2, login: 'MR1234', firstName: 'Tom' };
    const jan = { ...anna, id: 3, login: 'XY1234', firstName: 'Jan' };
    const { hits } = PeopleIndex.build([anna, tom, jan]).search({ text });
    expect(hits.map(({ id, isGuess }) => [id, isGuess])).toEqual([[1, false], [3, false], [2, false]]); // prettier-ignore
  });

  it.each([
    ['Dr Web', [2, 1, 3]],
    ['Dr Weber', [1, 3, 2]],
  ])('does not hide people if somebody is called as it begins, with or without a filter: %s', (text, expected) => {
    const anna = { ...emptyPerson, id: 1, login: 'A1', firstName: 'Anna', lastName: 'Weber', country: 'DE' };
    const drago = { ...anna, id: 2, login: 'D2', firstName: 'Drago', lastName: 'Weberić', country: 'RO' };
    const zoe = { ...anna, id: 3, login: 'Z3', firstName: 'Zoe' };
    const namesakes = PeopleIndex.build([anna, drago, zoe]);
    const ids = (filters: object) => namesakes.search({ text, filters }).hits.filter(({ isGuess }) => !isGuess).map(({ id }) => id); // prettier-ignore
    expect(ids({})).toEqual(text === 'Dr Web' ? expected : expect.arrayContaining([1, 3]));
    expect(ids({ country: 'DE' })).toEqual([1, 3]);
    expect(namesakes.countByField({ text }, { maxValues: 8, identifyTo: 0 }).total).toBe(ids({}).length);
  });

  it('behind a name may be the beginning of a word: Weber Dr', () => {
    const anna = { ...emptyPerson, id: 1, login: 'A1', firstName: 'Anna', lastName: 'Weber', title: 'Buyer' };
    const zoe = { ...anna, id: 2, login: 'Z2', firstName: 'Zoe', title: 'Driver' };
    const { hits } = PeopleIndex.build([anna, zoe]).search({ text: 'Weber Dr' });
    expect(hits.map(({ id, isGuess }) => [id, isGuess])).toEqual([[2, false], [1, false]]); // prettier-ignore
  });

  it.each(['Weber Dr', 'Weber, Dr.'])('behind a name hides nobody if somebody is called as it begins: %s', (text) => {
    const anna = { ...emptyPerson, id: 1, login: 'A1', firstName: 'Anna', lastName: 'Weber', country: 'DE' };
    const drago = { ...anna, id: 2, login: 'D2', firstName: 'Drago', country: 'RO' };
    const zoe = { ...anna, id: 3, login: 'Z3', firstName: 'Zoe', title: 'Driver' };
    const namesakes = PeopleIndex.build([anna, drago, zoe]);
    const ids = (filters: object) => namesakes.search({ text, filters }).hits.map(({ id }) => id);
    expect(ids({})).toEqual([2, 3, 1]);
    expect(ids({ country: 'DE' })).toEqual([3, 1]);
    expect(namesakes.countByField({ text }, { maxValues: 8, identifyTo: 0 }).fields.country).toContainEqual(
      expect.objectContaining({ value: 'DE', count: 2 }),
    );
  });

  it('is left out before a name and words of other fields: Dr. Weber Leeds', () => {
    const inLeeds = { ...emptyPerson, id: 1, firstName: 'Anna', lastName: 'Weber', city: 'Leeds' };
    const elsewhere = { ...inLeeds, id: 2, city: 'York' };
    const { hits } = PeopleIndex.build([inLeeds, elsewhere]).search({ text: 'Dr. Weber Leeds' });
    expect(hits).toMatchObject([{ id: 1, isGuess: false }]);
  });
});

describe('Md', () => {
  const named = ([firstName, lastName]: readonly [string, string], position: number) => ({
    ...emptyPerson,
    id: position + 1,
    login: `m${position}@example.com`,
    firstName,
    lastName,
  });
  const md = PeopleIndex.build(
    (
      [
        ['Francois', 'Rafiquel'],
        ['Mohammad', 'Rafiquel'],
      ] as const
    ).map(named),
  );

  it('is Mohammad before a name, and a degree after it', () => {
    expect(md.search({ text: 'Md. Rafiquel', limit: 5, after: 0 }).hits).toMatchObject([{ id: 2 }]);
    expect(md.search({ text: 'Francois Rafiquel, MD', limit: 5, after: 0 }).hits).toMatchObject([
      { id: 1, isGuess: false },
    ]);
  });
});
