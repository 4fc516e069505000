import { describe, expect, it } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import type { Hit, IndexedPerson, SearchFilters, SearchQuery } from './index.ts';
import { completePerson, PeopleIndex } from './index.ts';

let nextId = 0;

function person(name: string, more: Partial<IndexedPerson> = {}): IndexedPerson {
  const [firstName = '', lastName = ''] = name.split('|');
  const id = ++nextId;
  return { ...emptyPerson, id, login: `ab${1000 + id}@example.com`, firstName, lastName, ...more };
}

function namesFound(people: readonly IndexedPerson[], query: Partial<SearchQuery> | string): string[] {
  const asked = typeof query === 'string' ? { text: query } : query;
  const { hits } = PeopleIndex.build(people).search({ limit: 20, after: 0, ...asked });
  return hits.map((hit) => `${hit.person.firstName} ${hit.person.lastName}`.trim());
}

describe('finding by name', () => {
  it.each([
    [
      'Jean-Pierre|Müller',
      ['jean pierre muller', 'MÜLLER, Jean-Pierre', 'mueller jeanpierre', 'Pierre Muller', 'muller  jean'],
    ],
    ['María José|de la Cruz', ['maria jose de la cruz', 'delacruz', 'de lacruz maria', 'cruz', 'la cruz']],
    ['Mona|El-Sayed', ['el sayed', 'elsayed mona', 'El-Sayed', 'sayed']],
    ["Siobhán|O'Brien", ['obrien siobhan', 'O’Brien', "o'brien"]],
    ['Łukasz|Weiß', ['lukasz weiss', 'WEISS']],
    ['Søren|Sørensen', ['soren sorensen', 'soeren soerensen']],
    ['Aylin|Yıldız', ['yildiz', 'YILDIZ AYLIN']],
    ['Sukarno|', ['sukarno']],
    ['Annemarie|Bergström', ['anne marie bergstrom', 'annemarie berg strom', 'anne marie berg strom']],
    ['Jan|van den Berg', ['van den berg', 'vandenberg jan', 'berg jan', 'vanden berg']],
  ])('finds %s by each usual form', (name, queries) => {
    const people = [person('Ada|Lovelace'), person(name), person('Grace|Hopper')];
    for (const query of queries) expect(namesFound(people, query), query).toEqual([name.replace('|', ' ').trim()]);
  });

  it.each([
    'JÃ¼rgen MÃ¼ller',
    'J&uuml;rgen M&uuml;ller',
    'J%C3%BCrgen+M%C3%BCller',
    'MUELLER<<JUERGEN',
    'P<D<<MUELLER<<JUERGEN<<<<<<',
  ])('finds a name as another program encoded it: %s', (text) => {
    const index = PeopleIndex.build([person('Jürgen|Müller', { id: 1 }), person('Jan|Schmid', { id: 2 })]);
    const { hits } = index.search({ text, limit: 10, after: 0 });
    expect(hits).toMatchObject([{ tier: 'exact', person: { lastName: 'Müller' } }]);
    expect(index.countByField({ text }, { maxValues: 1, identifyTo: 0 }).total).toBe(1);
    expect(index.searchWithin({ text }, 100_000).hits).toMatchObject([{ tier: 'exact', id: 1 }]);
    expect(index.hasWholeName(1, text)).toBe(!text.includes('<'));
  });

  it('finds prefixes of both names in any order', () => {
    const people = [person('Catherine|Martinet'), person('Marc|Carpentier'), person('Ada|Lovelace')];
    expect(namesFound(people, 'cat mart')).toEqual(['Catherine Martinet']);
    expect(namesFound(people, 'mart c')[0]).toBe('Catherine Martinet');
  });

  it.each([
    ['Na|Li', '李 娜', '李娜'],
    ['John|Smith', '존 스미스', 'ジョン・スミス', '约翰·史密斯', 'Джон Смит', "ג'ון סמית", 'جون سميث'],
    ['François|Bernard', '프랑수아 베르나르', 'フランソワ ベルナール', 'Франсуа Бернар', 'فرانسوا برنار'],
    ['Kenji|Nojima', 'Кэндзи Нодзима', 'ケンジ ノジマ', '野島健二', '野島 健二'],
  ])('finds %s in other scripts', (name, ...queries) => {
    const people = [person('Nadia|Lindt'), person(name), person('Jan|Schmid'), person('Franka|Werner')];
    for (const query of queries) expect(namesFound(people, query)[0], query).toBe(name.replace('|', ' '));
  });

  it.each([
    ['娜|李', 'Na Li'],
    ['존|스미스', 'John Smith'],
    ['ジョン|スミス', 'John Smith'],
    ['רוברט|טיילור', 'Robert Taylor'],
  ])('finds %s by its Latin spelling', (name, query) => {
    const people = [person('Nadia|Lindt'), person(name), person('Jan|Schmid')];
    expect(namesFound(people, query)).toContain(name.replace('|', ' '));
  });

  it('finds a Japanese name in its old and its new characters', () => {
    const people = [person('眞由美|髙﨑'), person('健二|野島')];
    for (const query of ['高崎', '髙﨑 眞由美', '高崎 真由美', 'Takasaki Mayumi'])
      expect(namesFound(people, query), query).toEqual(['眞由美 髙﨑']);
  });

  it.each([
    ['Kenta|Yamamoto', '山本健太', '健太'],
    ['Xiaona|Zhang', '张晓娜', '晓娜'],
    ['Mi-kyung|Son', '손미경', '미경'],
  ])(
    'finds the given name of %s, whose name is in one word, before those that are only read alike',
    (name, written, given) => {
      const people = [person('Kenneth|Winson'), person('Xiaona|Abe'), person(name, { otherNames: [written] })];
      const [first] = PeopleIndex.build(people).search({ text: given, limit: 5, after: 0 }).hits;
      expect([first?.person.lastName, first?.isGuess]).toEqual([name.split('|')[1], false]);
      expect(first?.reason).toEqual({ kind: 'otherName', typed: given, name: written });
    },
  );

  it('finds initials, glued words, titles and brackets around a name', () => {
    const people = [person('Jean-Pierre|Martin'), person('Marie|Dupont'), person('Ada|Lovelace')];
    expect(namesFound(people, 'J. P. Martin')).toEqual(['Jean-Pierre Martin']);
    expect(namesFound(people, 'JPM')).toEqual(['Jean-Pierre Martin']);
    expect(namesFound(people, 'dupontmarie')).toEqual(['Marie Dupont']);
    expect(namesFound(people, 'mdupont')).toEqual(['Marie Dupont']);
    expect(namesFound(people, 'pdupont')).toEqual(['Marie Dupont']);
    expect(namesFound(people, 'Mme Marie Dupont')).toEqual(['Marie Dupont']);
    expect(namesFound(people, 'Dupont Marie (EXT)')).toEqual(['Marie Dupont']);
  });

  it('does not match both parts of a glued word with one word of a name', () => {
    const people = [person('Joanne|Young'), person('Yourong|You')];
    expect(namesFound(people, 'youyou')).toEqual(['Yourong You']);
  });

  it('takes a part of one or two letters of a glued word for a whole name', () => {
    const people = [person('Miles|Torrent'), person('Bo|Li')];
    expect(namesFound(people, 'boli')).toEqual(['Bo Li']);
    expect(namesFound([...people, person('To|Mi')], 'tomi')).toEqual(['To Mi']);
  });

  describe('matches each word of a text with a word of its own', () => {
    const people = [
      person('Abdullah|Al Maktoumi', { email: 'abdullahm@example.com', login: 'abdullah.m@example.com', rank: 100 }),
      person('Ahmed|Salem', { otherNames: ['Ahmed Abdullah Salem'], rank: 100 }),
      person('Abdullah|Abdullah', { rank: 200 }),
      person('Vardan|Hakobyan', { rank: 100 }),
      person('Hakob|Hakobyan', { rank: 200 }),
      person('Ana|García López', { rank: 100 }),
      person('Ana|García García', { rank: 200 }),
      person('Anna|Smith', { rank: 100 }),
      person('Ann|Annan', { rank: 200 }),
      person('Jeffrey|Abrams', { rank: 100 }),
      person('Jeffrey Jacob|Abrams', { rank: 200 }),
      person('Иван|Иванов', { rank: 200 }),
      person('Пётр|Иванов', { rank: 100 }),
    ];
    const index = PeopleIndex.build(people);
    const nameOf = ({ person: { firstName, lastName } }: Hit) => `${firstName} ${lastName}`;
    const sureNames = (text: string): readonly string[] =>
      index.search({ text }).hits.flatMap((hit) => (hit.isGuess ? [] : [nameOf(hit)]));

    it.each([
      ['Abdullah Abdullah', 'Abdullah Abdullah'],
      ['Hakob Hakobyan', 'Hakob Hakobyan'],
      ['García García', 'Ana García García'],
      ['Ana Garcia Garcia', 'Ana García García'],
      ['ann ann', 'Ann Annan'],
      ['J. J. Abrams', 'Jeffrey Jacob Abrams'],
      ['Иван Иванов', 'Иван Иванов'],
    ])('%s is only %s', (text, name) => {
      expect(sureNames(text)).toEqual([name]);
    });

    it('and guesses a person with one word for two, written names first', () => {
      const { hits } = PeopleIndex.build([
        person('Anne|Smith'),
        person('Anna|Smith', { rank: 200 }),
        person('John|Hughes'),
      ]).search({ text: 'anna anna' });
      expect(hits.map((hit) => [nameOf(hit), hit.tier])).toEqual([
        ['Anna Smith', 'similar'],
        ['Anne Smith', 'similar'],
      ]);
    });

    it.each(['Robert Rob Smith', 'Robert "Rob" Smith', 'Robert Bob Smith', 'Bob Robert Smith', 'Robbie Robert Smith'])(
      'but a nickname beside its name is no other word: %s',
      (text) => {
        const [hit] = PeopleIndex.build([person('Robert|Smith')]).search({ text }).hits;
        expect(hit?.isGuess).toBe(false);
      },
    );

    it('nor is a repeated particle', () => {
      const [hit] = PeopleIndex.build([person('María|de la Cruz Vega')]).search({
        text: 'María de la Cruz de la Vega',
      }).hits;
      expect(hit?.isGuess).toBe(false);
    });

    it.each(['Jean d angelo', 'Sean o brien', 'Maria dela Cruz', 'Zhang Ziyi'])(
      'nor are the parts of a word: %s',
      (text) => {
        const names = [person("Jean|d'Angelo"), person("Sean|O'Brien"), person('Maria|de la Cruz'), person('子怡|章')];
        expect(
          PeopleIndex.build(names)
            .search({ text })
            .hits.map(({ isGuess }) => isGuess),
        ).toEqual([false]);
      },
    );
  });

  it('ranks names with the typed reading before names with a similar reading', () => {
    const people = [person('Zifeng|Zhang', { otherNames: ['张子峰'], rank: 200 }), person('章子怡|')];
    expect(namesFound(people, 'Zhang Ziyi')).toEqual(['章子怡', 'Zifeng Zhang']);
  });

  it('ranks the exact name before a longer one, next to a nickname', () => {
    const people = [person('Robert|Smithson', { rank: 200 }), person('Robert|Smith')];
    expect(namesFound(people, 'bob smith')).toEqual(['Robert Smith', 'Robert Smithson']);
  });

  it('returns the first ten hits if the query has neither limit nor offset', () => {
    const people = Array.from({ length: 12 }, (_, index) => person(`Ada|Lovelace`, { login: `a${index}` }));
    const { hits, total } = PeopleIndex.build(people).search({ text: 'ada', countTo: 100 });
    expect([hits.length, total]).toEqual([10, 12]);
  });

  it('treats null and undefined fields as unknown', () => {
    const row = { id: 1, firstName: 'Ada', lastName: null, title: undefined, phones: null };
    expect(PeopleIndex.build([completePerson(row)]).search({ text: 'ada' }).hits).toHaveLength(1);
  });

  it.each(['"Bob Smithson"', '“Bob Smithson”', '« Bob Smithson »'])(
    'gives the reason for %s without its quotes',
    (text) => {
      const [hit] = PeopleIndex.build([person('Robert|Smithson')]).search({ text }).hits;
      expect(hit?.reason).toEqual({ kind: 'nickname', typed: 'Bob', name: 'Robert' });
    },
  );

  it('requires every word to match', () => {
    const people = [person('Marie|Dupont', { city: 'Lyon' }), person('Marie|Durand', { city: 'Paris' })];
    expect(namesFound(people, 'marie lyon')).toEqual(['Marie Dupont']);
    expect(namesFound(people, 'marie lyon engineer')).toEqual([]);
  });

  it('finds nobody for a text without letters or digits', () => {
    expect(namesFound([person('Ada|Lovelace')], '?!  -')).toEqual([]);
  });
});

describe('finding by identity and phone', () => {
  const ada = person('Ada|Lovelace', {
    login: 'AB1234@example.com',
    email: 'ada.lovelace2@example.com',
    groupIdentifier: 'AB1234',
    phones: ['+33 6 12 34 56 78', '4512'],
  });
  const augusta = person('Augusta|King', { login: 'ab9999@example.com', phones: ['+44 20 7946 0958'] });

  it.each(['Ada Lovelace¹', 'Ada Lovelace¹,²', 'Lovelace² Ada¹'])('is found by a name with a footnote: %s', (text) => {
    const { hits } = PeopleIndex.build([ada, augusta]).search({ text });
    expect(hits).toMatchObject([{ person: { firstName: 'Ada' }, tier: 'exact' }]);
  });

  it.each([
    'AB1234',
    'mailto:ada.lovelace2@example.com',
    'ada.lovelace2 [at] example.com',
    'ada.lovelace2(at)example.com',
    'ada.lovelace2 @example.com',
    'ada.lovelace2@ example.com',
    'ab1234',
    'ab12',
    'AB1234@example.com',
    'ada.lovelace2@example.com',
    'Ada L. <ADA.LOVELACE2@EXAMPLE.COM>',
    'ada.love',
    'ada.lovelace2@exa',
    '06 12 34 56 78',
    '+33612345678',
    'tel:+33-6-12-34-56-78',
    '+33%206%2012%2034%2056%2078',
    '0033 6.12.34.56.78',
    '+33 (0)6 12 34 56 78',
    '612345678',
    '06 12 34',
    '5678',
    '345678',
    '4512',
  ])('finds a person by %s', (text) => {
    expect(namesFound([augusta, ada], text)).toEqual(['Ada Lovelace']);
  });

  it.each(['AB7777@example.com', 'ab7777@other.example'])(
    'finds nobody by %s, a code that nobody has, although names begin with its letters',
    (text) => {
      expect(namesFound([ada, augusta, person('Abel|Abbott')], text)).toEqual([]);
    },
  );

  it('finds a person by the name in an address that nobody has', () => {
    expect(namesFound([ada, person('Abel|Abbott')], 'abel99@example.com')).toEqual(['Abel Abbott']);
    expect(namesFound([ada, person('Eva|Abbott')], 'eva3@example.com')).toEqual(['Eva Abbott']);
    expect(namesFound([ada, person('Bo|Li')], 'li88@example.com')).toEqual(['Bo Li']);
  });

  it('finds a person by the code of an address with another domain', () => {
    expect(namesFound([augusta, ada, person('Abel|Abbott')], 'AB1234@exmple.com')).toEqual(['Ada Lovelace']);
  });

  it('finds the mailbox of a name that is another name of the person', () => {
    const ofOtherName = { otherNames: ['Rachid Benkirane'], email: 'rachid.benkirane4@example.com' };
    const people = [
      person('رشيد|بنكيران', ofOtherName),
      person('Rachid|Benkirane', { email: 'rachid.benkirane@example.com' }),
    ];
    expect(namesFound(people, 'rachid.benkirane4@example.com')).toEqual(['رشيد بنكيران']);
    expect(namesFound(people, 'rachid.benkirane@example.com')).toEqual(['Rachid Benkirane']);
  });

  it('finds nobody by three digits in the middle of a number', () => {
    expect(namesFound([ada], '3456')).toEqual([]);
  });
});

describe('filters', () => {
  const people = [
    person('Marie|Dupont', {
      city: 'Saint-Denis',
      country: 'FR',
      company: 'Énergie Nord',
      employeeType: 'E',
      phones: ['+33612345678'],
    }),
    person('Paul|Durand', {
      city: 'Paris',
      country: 'FR',
      gbuCode: 'GEM',
      gbuName: 'Global Energy Management',
      jobFamily: 'IT',
    }),
    person('Anna|Dupont', {
      city: 'Gent',
      country: 'BE',
      title: 'Data Engineer',
      site: 'Gent - Tower',
      domain: 'benelux',
      groupIdentifier: 'XY7777',
    }),
  ];

  it.each([
    [{ city: 'saint denis' }, ['Marie Dupont']],
    [{ country: 'fr' }, ['Marie Dupont', 'Paul Durand']],
    [{ company: 'energie' }, ['Marie Dupont']],
    [{ employeeType: 'I' as const }, ['Anna Dupont', 'Paul Durand']],
    [{ gbu: 'gem' }, ['Paul Durand']],
    [{ gbu: 'global energy' }, ['Paul Durand']],
    [{ jobFamily: 'IT' }, ['Paul Durand']],
    [{ title: 'eng' }, ['Anna Dupont']],
    [{ lastName: 'dup' }, ['Anna Dupont', 'Marie Dupont']],
    [{ firstName: 'mar', lastName: 'dupont' }, ['Marie Dupont']],
    [{ site: 'tower' }, ['Anna Dupont']],
    [{ phone: '612345678' }, ['Marie Dupont']],
    [{ groupId: 'xy77' }, ['Anna Dupont']],
    [{ domain: 'Benelux' }, ['Anna Dupont']],
    [{ country: 'FR', city: 'gent' }, []],
    [{ country: 'ZZ' }, []],
  ])('sorts the people who pass %j by last name, first name and login', (filters, expected) => {
    expect(namesFound(people, { filters })).toEqual(expected);
  });

  it('narrows a text', () => {
    expect(namesFound(people, { text: 'dupont', filters: { country: 'BE' } })).toEqual(['Anna Dupont']);
  });

  it('lists people without a last name after those with one, and people without any name last', () => {
    const named = [person('|'), person('Åke|Zorn'), person('Sukarno|'), person('Ada|Lovelace'), person('|Aalto')];
    const expected = ['Aalto', 'Ada Lovelace', 'Åke Zorn', 'Sukarno', ''];
    expect(namesFound(named, {})).toEqual(expected);
    expect(namesFound(named, { filters: { employeeType: 'I' } })).toEqual(expected);
  });

  it('ignores an undefined filter, which JavaScript allows', () => {
    const filters = { city: undefined } as unknown as SearchFilters;
    expect(namesFound(people, { text: 'dupont', filters })).toEqual(namesFound(people, { text: 'dupont' }));
  });

  it('returns everybody without text and filters', () => {
    expect(namesFound(people, {})).toEqual(['Anna Dupont', 'Marie Dupont', 'Paul Durand']);
  });
});

describe('order', () => {
  it('ranks exact before prefix, whole names before parts, both names before one', () => {
    const people = [
      person('Martinique|Aube'),
      person('Anne-Martin|Zola'),
      person('Martin|Aron'),
      person('Paul|Durand', { city: 'Martin' }),
    ];
    expect(namesFound(people, 'martin')).toEqual(['Martin Aron', 'Anne-Martin Zola', 'Paul Durand', 'Martinique Aube']);
  });

  it('ranks the exact name before one with a particle, and a repeated name first if it was typed twice', () => {
    const people = [
      person('Maria|dos Martins', { rank: 9 }),
      person('Maria|Martins'),
      person('Ana|García', { rank: 9 }),
      person('Ana|García García'),
    ];
    expect(namesFound(people, 'martins maria')).toEqual(['Maria Martins', 'Maria dos Martins']);
    expect(namesFound(people, 'ana garcia garcia')[0]).toBe('Ana García García');
    expect(namesFound(people, 'ana garcia')[0]).toBe('Ana García');
  });

  it('orders equals by rank, last name, first name and login', () => {
    const people = [
      person('Zoe|Martin', { rank: 9 }),
      person('Bea|Martin'),
      person('Ann|Martin', { login: 'z@x' }),
      person('Ann|Martin', { login: 'a@x' }),
    ];
    const { hits } = PeopleIndex.build(people).search({ text: 'martin', limit: 9, after: 0 });
    expect(hits.map((hit) => hit.person.login)).toEqual([people[0]?.login, 'a@x', 'z@x', people[1]?.login]);
  });

  it('ranks people near the viewer first among equals', () => {
    const people = [
      person('Ann|Martin', { country: 'US', rank: 200 }),
      person('Bea|Martin', { country: 'FR' }),
      person('Cid|Martin', { country: 'FR', entity: 'BU01' }),
      person('Dan|Martin', { country: 'FR', site: 'Tower' }),
    ];
    const near = { country: 'FR', unit: 'BU01', site: 'Tower' };
    expect(namesFound(people, { text: 'martin', near })).toEqual([
      'Dan Martin',
      'Cid Martin',
      'Bea Martin',
      'Ann Martin',
    ]);
  });
});

describe('the result', () => {
  it('distinguishes namesakes by the attribute that differs', () => {
    const people = [
      person('Ann|Martin', { city: 'Paris', title: 'Buyer' }),
      person('Ann|Martin', { city: 'Paris', title: 'Lawyer' }),
      person('Bea|Martin', { city: 'Gent' }),
    ];
    const { hits } = PeopleIndex.build(people).search({ text: 'martin', limit: 9, after: 0 });
    expect(hits.map((hit) => hit.distinguishedBy)).toEqual(['title', 'title', undefined]);
  });

  it('highlights what matched', () => {
    const people = [person('Jean-Pierre|Müller', { title: 'Data Engineer', email: 'jp@x.org' })];
    const { hits } = PeopleIndex.build(people).search({ text: 'pierre mül engin', limit: 9, after: 0 });
    expect(hits[0]?.highlights).toEqual([
      { field: 'firstName', ranges: [[5, 11]] },
      { field: 'lastName', ranges: [[0, 3]] },
      { field: 'title', ranges: [[5, 10]] },
    ]);
  });

  it('distinguishes namesakes by an attribute that they have', () => {
    const nameless = [
      person('|', { id: 1, login: 'a@x', city: '', email: 'a@x' }),
      person('|', { id: 2, login: 'b@x', city: 'Lyon' }),
      person('|', { id: 3, login: 'c@x', city: 'Paris' }),
      person('|', { id: 4, login: 'd@x', city: '', email: '' }),
    ];
    const { hits } = PeopleIndex.build(nameless).search({ limit: 10, after: 0 });
    const told = new Map(hits.map(({ id, distinguishedBy }) => [id, distinguishedBy]));
    expect([1, 2, 3, 4].map((id) => told.get(id))).toEqual(['email', 'city', 'city', undefined]);
  });

  it('explains why a hit matches that does not contain the word', () => {
    const people = [person('William|Dupont', { otherNames: ['Вильям Дюпон'] })];
    const index = PeopleIndex.build(people);
    const reasonFor = (text: string) => index.search({ text, limit: 1, after: 0 }).hits[0]?.reason;
    expect(reasonFor('Bill Dupont')).toEqual({ kind: 'nickname', typed: 'Bill', name: 'William' });
    expect(reasonFor('William Dupotn')).toEqual({ kind: 'typo', typed: 'Dupotn', name: 'Dupont', typos: 1 });
    expect(reasonFor('Вильям')).toEqual({ kind: 'otherName', typed: 'Вильям', name: 'Вильям Дюпон' });
    expect(reasonFor('William Dupont')).toBeUndefined();
  });

  it('offers typos only if nothing matches literally, and at most five', () => {
    const people = Array.from({ length: 9 }, (_, index) => person(`Ann${'abcdefghi'[index]}|Marten`));
    expect(namesFound(people, 'Mxrten')).toHaveLength(5);
    expect(namesFound([...people, person('Bob|Mxrten')], 'Mxrten')).toEqual(['Bob Mxrten']);
  });

  it('ranks the exact name next to a typo before a nickname', () => {
    expect(namesFound([person('Stephen|Davis', { rank: 9 }), person('Steve|Davis')], 'Steve Dqvis')).toEqual([
      'Steve Davis',
      'Stephen Davis',
    ]);
  });

  it('skips tiers that are switched off', () => {
    expect(namesFound([person('William|Dupont')], { text: 'bill', tiers: ['exact', 'prefix'] })).toEqual([]);
  });
});

describe('the people', () => {
  it('keeps the last of two people with the same id', () => {
    const index = PeopleIndex.build([person('Ada|Byron', { id: 7 }), person('Ada|Lovelace', { id: 7 })]);
    expect(index.size).toBe(1);
    expect(index.get(7)?.lastName).toBe('Lovelace');
  });

  it.each([0, -1, 1.5, 2 ** 32, Number.NaN])('rejects the id %s', (id) => {
    expect(() => PeopleIndex.build([person('Ada|Byron', { id })])).toThrow(RangeError);
    expect(() => PeopleIndex.build([]).put(person('Ada|Byron', { id }))).toThrow(RangeError);
  });

  it('finds nobody in an empty index', () => {
    expect(PeopleIndex.build([]).search({ text: 'ada', limit: 3, after: 0 })).toEqual({
      hits: [],
      total: 0,
      isTotalExact: true,
      isTruncated: false,
    });
  });
});

describe('a text that is not a name', () => {
  const index = PeopleIndex.build([
    person('José|Silva', { otherNames: ['Zé Silva'], id: 1, login: 'a@x' }),
    person('健二|鈴木', { id: 2, login: 'b@x' }),
    person('Zoe|Hall', { id: 3, login: 'c@x' }),
    person('Xia|Guo', { id: 4, login: 'd@x' }),
    person('Dora|Smith', { id: 5, login: 'e@x' }),
    person('Ka Ho|Ng', { id: 6, login: 'f@x' }),
    person('Marta|Costa', { id: 7, login: 'g@x' }),
  ]);
  const idsFor = (text: string) => index.search({ text, limit: 10, after: 0 }).hits.map(({ id }) => id);

  it.each(['zzzzzz', 'DRH', 'kkkk', 'eeeee', 'hhhhh', 'ааааа', 'щщщщ', 'bcdfg', 'drh', 'hrbp'])(
    'sounds like nobody: %s',
    (text) => {
      expect(idsFor(text)).toEqual([]);
    },
  );

  it('finds a name without a vowel, and one typed without its vowels', () => {
    expect(idsFor('ng')).toEqual([6]);
    expect(idsFor('smth')).toEqual([5]);
  });

  it('still sounds like a name if a letter was typed three times', () => {
    const [hit] = index.search({ text: 'smmmith', limit: 10, after: 0 }).hits;
    expect(hit).toMatchObject({ id: 5, tier: 'phonetic' });
  });

  it('does not match as the nickname of another name', () => {
    const { hits } = index.search({ text: 'martin', limit: 10, after: 0 });
    expect(hits.map(({ tier }) => tier)).not.toContain('nickname');
  });
});
