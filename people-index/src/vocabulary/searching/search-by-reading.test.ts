import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import { emptyPerson } from '../../../test/empty-person.ts';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { scoredGroup } from '../../../score/indexed-group.ts';
import { completePerson, type IndexedPerson, PeopleIndex, type SearchAnswer, type SearchFilters } from '../../index.ts';

describe('Reading roles and places in the demo group', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = PeopleIndex.build(scoredGroup(24_000).map(({ person }) => person));
    await index.setVocabulary(vocabulary);
  });
  const found = (text: string): SearchAnswer => index.search({ text, limit: 10, after: 0 });
  const expectAll = (text: string, holds: (person: SearchAnswer['hits'][number]['person']) => boolean) => {
    const { hits } = found(text);
    expect(hits.length, text).toBeGreaterThan(0);
    for (const { person, isGuess } of hits)
      expect([text, person.title, person.city, holds(person), isGuess]).toEqual([
        text,
        person.title,
        person.city,
        true,
        false,
      ]);
  };
  const isAccountant = /comptab|account/i;
  const isLegal = /legal|juri|paralegal|compliance|data protection|secretary/i;
  const isHr =
    /\bHR\b|\bRH\b|human|ressources|loon|payroll|recrui|recrut|paie|compensation|mobility|learning|carri|formation|handicap|droit social/i;

  test.each(['comptable lyon', 'accountant lyon', 'Buchhalter Lyon'])('%s finds accountants in Lyon', (text) => {
    expectAll(text, ({ title, city }) => isAccountant.test(title) && city === 'Lyon');
  });

  test.each(['legal italy', 'juriste italie', 'Jurist Italien'])('%s finds legal people in Italy', (text) => {
    expectAll(text, ({ title, country }) => isLegal.test(title) && country === 'IT');
  });

  test.each(['RH Bruxelles', 'HR Brussels', 'Human Resources Brüssel', 'recursos humanos Bruselas', 'hr bxl'])(
    '%s finds HR in Brussels',
    (text) => {
      expectAll(text, ({ title, city }) => isHr.test(title) && city === 'Brussels');
    },
  );

  test.each(['hôtesse d’accueil', "hotesse d'accueil", 'R&D', 'HR-Direktor', 'Leiter Personal'])(
    '%s is read as a role',
    (text) => {
      expect(found(text).reading).toMatchObject([{ kind: 'role', text }]);
      expect(found(text).hits[0]?.isGuess).toBe(false);
    },
  );

  test('D’Angelo is a name', () => {
    for (const text of ['D’Angelo', "d'angelo"]) expect(found(text).reading).toBeUndefined();
  });

  test('a question is read without its beginning', () => {
    const ids = ({ hits }: SearchAnswer) => hits.map(({ id }) => id);
    expect(ids(found('who does payroll in Belgium'))).toEqual(ids(found('payroll Belgium')));
    expect(ids(found('quem cuida da folha de pagamento'))).toEqual(ids(found('folha de pagamento')));
    expect(ids(found('chi si occupa delle paghe in Belgium'))).toEqual(ids(found('paghe Belgium')));
    expect(ids(found('qui fait la paie en Belgique'))).toEqual(ids(found('paie Belgique')));
  });

  test('two places are read as places, and people whose name begins with one come first', () => {
    const { hits, reading } = found('paris france');
    expect(reading?.map(({ kind }) => kind)).toEqual(['place', 'place']);
    expect(hits.at(-1)?.person.city).toBe('Paris');
  });

  test('a role that nobody has in a place is not guessed to be a misspelled name', () => {
    const { hits, reading } = found('veterinarian Warsaw');
    expect(hits).toEqual([]);
    expect(reading?.map(({ kind }) => kind)).toEqual(['role', 'place']);
  });

  test('a total that is marked as exact equals the counts', () => {
    for (const text of ['Chef', 'Roma', 'R&D']) {
      const { total, isTotalExact } = index.search({ text, limit: 30, after: 0, countTo: 1000 });
      const counts = index.countByField({ text }, { maxValues: 8, identifyTo: 0 });
      expect(counts.isExact, text).toBe(true);
      if (isTotalExact) expect(total, text).toBe(counts.total);
      else expect(total, text).toBeLessThanOrEqual(counts.total);
    }
  });

  test('payroll Belgium finds payroll in any language, and gives the reason', () => {
    expectAll('payroll Belgium', ({ title, country }) => /payroll|loon|paie/i.test(title) && country === 'BE');
    const dutch = found('payroll Belgium').hits.find(({ person }) => person.title === 'Loonadministrateur');
    expect(dutch?.reason).toEqual({ kind: 'meaning', typed: 'payroll', name: 'Loonadministrateur' });
  });

  test.each([
    ['ACCOUNTANTS IN BUCHAREST', 'accountants in Bucharest'],
    ['CONTRÔLEURS DE GESTION', 'contrôleurs de gestion'],
    ['CHARGÉ DE COM', 'chargé de com'],
    ['COLLÈGUES DE POLOGNE', 'collègues de Pologne'],
    ['who does R&D?', 'R&D'],
  ])('%s is read as %s', (text, other) => {
    const ids = ({ hits }: SearchAnswer) => hits.map(({ id }) => id);
    expect(ids(found(other)).length).toBeGreaterThan(0);
    expect(ids(found(text))).toEqual(ids(found(other)));
  });

  test('the last word of a text in capitals may be the code of a country, which is not a preposition in other fields', () => {
    for (const text of ['HR DE', 'HR MANAGERS DE'])
      expectAll(text, ({ title, country }) => isHr.test(title) && country === 'DE');
  });

  test('deutschland engineer finds engineers in Germany', () => {
    expectAll('deutschland engineer', ({ title, country }) => /engineer|ingenieur/i.test(title) && country === 'DE');
  });

  test('IT Paris finds IT people in Paris, not people of Italy', () => {
    expectAll('IT Paris', ({ city, country }) => city === 'Paris' && country === 'FR');
    expect(found('IT Paris').reading).toEqual([
      { kind: 'role', text: 'IT' },
      { kind: 'place', text: 'Paris', label: 'Paris', within: 'FR' },
    ]);
  });

  test('a country and a city are found by their names in other languages', () => {
    expectAll('Allemagne', ({ country }) => country === 'DE');
    expectAll('Varsovie', ({ city }) => city === 'Warsaw');
    expectAll('Anvers', ({ city }) => city === 'Antwerp');
    expect(found('Varsovie').hits[0]?.reason).toEqual({ kind: 'meaning', typed: 'Varsovie', name: 'Warsaw' });
  });

  test('groups of countries and regions are read as places', () => {
    expectAll('Benelux electrician', ({ country }) => ['BE', 'NL', 'LU'].includes(country));
    expectAll('comptable Île-de-France', ({ title, country }) => isAccountant.test(title) && country === 'FR');
  });

  test('DRH finds people of human resources, without guesses', () => {
    expectAll('DRH', ({ title }) =>
      /human resources|ressources humaines|recursos humanos|risorse umane|RH/i.test(title),
    );
  });

  test('the total is exact, and pages are consistent', () => {
    const first = index.search({ text: 'engineer', limit: 7, after: 0 });
    const whole = index.search({ text: 'engineer', limit: 21, after: 0 });
    const pages = [0, 7, 14].flatMap((after) => index.search({ text: 'engineer', limit: 7, after }).hits);
    expect(first.isTotalExact).toBe(true);
    expect(pages.map(({ id }) => id)).toEqual(whole.hits.map(({ id }) => id));
    expect(index.search({ text: 'engineer', limit: 1000, after: 0 }).total).toBe(first.total);
  });
});

describe('Names before roles and places', () => {
  const person = (id: number, own: Partial<IndexedPerson>): IndexedPerson => ({
    ...emptyPerson,
    id,
    login: `P${id}`,
    ...own,
  });
  const index = PeopleIndex.build([
    person(1, { firstName: 'Marie', lastName: 'Paris', title: 'Welder', city: 'Lyon', country: 'FR' }),
    person(2, { firstName: 'Rose', lastName: 'Baker', title: 'Buyer', city: 'Leeds', country: 'GB' }),
    person(3, { firstName: 'Luc', lastName: 'Martin', title: 'Boulanger', city: 'Paris', country: 'FR' }),
    person(4, {
      firstName: 'Anna',
      lastName: 'Berg',
      title: 'Soudeuse',
      city: 'Paris',
      country: 'FR',
      entity: 'NECST North',
    }),
    person(5, { firstName: 'Luc', lastName: 'Moreau', title: 'Soudeur', city: 'Nantes', country: 'FR' }),
  ]);
  beforeAll(() => index.setVocabulary(vocabulary));
  const ids = (text: string, more = {}) =>
    index.search({ text, limit: 10, after: 0, ...more }).hits.map(({ id }) => id);

  test('a person’s name is not read as a role or place that nobody has', () => {
    const people = [
      person(1, { firstName: 'Florence', lastName: 'Mason', title: 'Buyer', city: 'Leeds', country: 'GB' }),
      person(2, { firstName: 'Luc', lastName: 'Durand', title: 'Buyer', city: 'Lyon', country: 'FR' }),
    ];
    const readings = (own: PeopleIndex) =>
      ['Mason', 'Maso', 'Florence'].map((text) =>
        own.search({ text, limit: 10, after: 0 }).reading?.map(({ kind }) => kind),
      );
    const own = PeopleIndex.build(people);
    own.setVocabulary(vocabulary).catch(() => {});
    expect(own.search({ text: 'mason', limit: 10, after: 0 }).hits.map(({ id }) => id)).toEqual([1]);
    expect(readings(own)).toEqual([undefined, undefined, undefined]);
    own.put(
      person(3, { firstName: 'Ann', lastName: 'Lee', title: 'Tailleur de pierre', city: 'Firenze', country: 'IT' }),
    );
    expect(readings(own)).toEqual([['role'], undefined, ['place']]);
  });

  test('people whose name is the place or role come first', () => {
    expect(ids('Paris')).toEqual([1, 4, 3]);
    expect(ids('Paris', { near: { city: 'Paris', country: 'FR' } })[0]).toBe(1);
    expect(ids('baker')).toEqual([2, 3]);
  });

  test('a whole name is not read as anything else', () => {
    expect(ids('Rose Baker')).toEqual([2]);
    expect(index.search({ text: 'Rose Baker', limit: 10, after: 0 }).reading).toBeUndefined();
  });

  test('a name can be combined with a role or a place', () => {
    expect(ids('Luc welder')).toEqual([5]);
    expect(ids('Luc Paris')).toEqual([3]);
    expect(index.search({ text: 'welder Luc', limit: 10, after: 0 }).reading).toEqual([
      { kind: 'role', text: 'welder' },
      { kind: 'name', text: 'Luc' },
    ]);
  });

  test('of people with the same name, those whose title is the role come before those whose company is called so', async () => {
    const catherines = [
      { id: 1, lastName: 'Adam', title: 'Électricienne', company: 'Lumérion Audit SA', rank: 200 },
      { id: 2, lastName: 'Rémy', title: 'Auditrice interne', company: 'Altivarne SAS' },
      { id: 3, lastName: 'Blanc', title: 'Comptable', company: 'Altivarne SAS' },
    ];
    const own = PeopleIndex.build(
      catherines.map((facts) => completePerson({ firstName: 'Catherine', country: 'FR', ...facts })),
    );
    await own.setVocabulary(vocabulary);
    for (const text of ['catherine audit', 'audit catherine'])
      expect(own.search({ text, limit: 10, after: 0 }).hits.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('a unit can be combined with a role', () => {
    expect(ids('welder NECST')).toEqual([4]);
  });

  test('a part that the user marked as a name is read as one', () => {
    expect(ids('Paris', { asNames: ['Paris'] })).toEqual([1, 4, 3]);
    expect(ids('welder Paris', { asNames: ['Paris'] })).toEqual([1]);
  });

  test('quoted texts, e-mail addresses and texts with numbers are not read', () => {
    for (const text of ['"welder Paris"', 'welder@paris.example', 'welder 75'])
      expect(index.search({ text, limit: 10, after: 0 }).reading, text).toBeUndefined();
  });

  test('filters narrow the people of a reading', () => {
    expect(ids('soudeur', { filters: { city: 'Nantes' } })).toEqual([5]);
  });

  test('people near the viewer come first among equals', () => {
    expect(ids('soldador', { near: { city: 'Paris', country: 'FR', unit: 'NECST North' } })[0]).toBe(4);
  });

  test('the company’s own words are read as a role or a place', () => {
    index.setSynonyms([
      { kind: 'role', words: ['torchbearer', 'welder'] },
      { kind: 'place', words: ['headquarters', 'Paris'] },
    ]);
    expect(ids('torchbearer').toSorted()).toEqual([1, 4, 5]);
    expect(ids('torchbearer headquarters')).toEqual([4]);
  });

  test.each([
    ['HR director Lyon', 'HR director'],
    ['welder New York', 'New York'],
  ])('of %s, %s can be read as a name', (text, part) => {
    const kinds = (asNames: string[]) => {
      const { reading = [] } = index.search({ text, limit: 10, after: 0, asNames });
      return reading.filter(({ kind }) => kind !== 'name').map((own) => own.text);
    };
    expect(kinds([])).toContain(part);
    expect(kinds([part])).not.toContain(part);
    expect(kinds([part]).join(' ')).not.toContain(part.split(' ')[1]!);
  });

  test('the beginning of a name finds its people first even if it is a role or a place', () => {
    const people = [
      person(1, { firstName: 'Charlotte', lastName: 'Bernard', title: 'Buyer', city: 'Zug' }),
      person(2, { firstName: 'Luc', lastName: 'Mercier', title: 'Buyer', city: 'Zug' }),
      person(3, { firstName: 'Isaiah', lastName: 'Berlin', title: 'Buyer', city: 'Zug' }),
    ];
    const own = PeopleIndex.build(people);
    own.setVocabulary(vocabulary).catch(() => {});
    const first = (text: string) => own.search({ text, limit: 10, after: 0 }).hits[0]?.id;
    expect([first('berna'), first('merci'), first('berlin i')]).toEqual([1, 2, 3]);
  });

  test('the pages of a name and a place list everybody once, and have the same total', () => {
    const many = Array.from({ length: 1300 }, (_, position) =>
      person(position + 1, {
        firstName: `N${position}`,
        lastName: 'Martin',
        title: 'Welder',
        city: 'Lyon',
        country: 'FR',
        company: position % 2 === 0 ? 'Necst France' : '',
      }),
    );
    const own = PeopleIndex.build(many);
    own.setVocabulary(vocabulary).catch(() => {});
    const pages = Array.from({ length: 13 }, (_, page) =>
      own.search({ text: 'martin france', limit: 100, after: page * 100 }),
    );
    expect(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(1300);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([1300]));
  });

  test('a place with very many people has the same order and total as with a filter that everybody passes', () => {
    const people = Array.from({ length: 20_000 }, (_, position) =>
      person(position + 1, {
        lastName: `Name${position}`,
        city: position % 500 === 0 ? 'Nice' : 'Lyon',
        site: position % 1000 === 0 ? 'Tower' : 'Hall',
        country: position % 10 === 0 ? 'BE' : 'FR',
        rank: position % 3,
      }),
    );
    const own = PeopleIndex.build(people);
    own.setVocabulary(vocabulary).catch(() => {});
    for (let id = 1; id < 100; id += 2) own.remove(id);
    const everybody = { employeeType: 'I' } as const;
    const workplaces = [
      undefined,
      { site: 'Tower', city: 'Nice', country: 'FR' },
      { city: 'Lyon', country: 'BE' },
      { country: 'US' },
    ];
    for (const near of workplaces) {
      for (const after of [0, 30]) {
        const query = { text: 'Frankreich', limit: 30, after, ...(near && { near }) };
        const [one, other] = [own.search(query), own.search({ ...query, filters: everybody })];
        expect(one.hits).toEqual(other.hits);
        expect([one.total, one.isTotalExact]).toEqual([18_000 - 40, true]);
        expect(other.total).toBe(one.total);
      }
    }
  });

  test('a reading that finds nobody is returned, with or without a name', () => {
    const empty = index.search({ text: 'welder Warsaw', limit: 10, after: 0 });
    expect(empty.hits).toEqual([]);
    expect(empty.reading?.map(({ kind }) => kind)).toEqual(['role', 'place']);
    const named = index.search({ text: 'Xylophonia Warsaw', limit: 10, after: 0 });
    expect(named.hits).toEqual([]);
    expect(named.reading?.map(({ kind }) => kind)).toEqual(['name', 'place']);
  });

  test('a filter keeps the people found without it if a place and a unit have nobody in common', async () => {
    const own = await indexWithVocabulary([
      { lastName: 'Benali', country: 'FR', gbuCode: 'BTOC', gbuName: 'BTOC' },
      { lastName: 'Peeters', country: 'BE', city: 'Brussels' },
    ]);
    const idsOf = (filters: SearchFilters) => own.search({ text: 'BE BTOC', filters }).hits.map(({ id }) => id);
    expect([idsOf({}), idsOf({ country: 'FR' }), idsOf({ country: 'BE' })]).toEqual([[1], [1], []]);
  });

  test('a changed title is found by its new role only', async () => {
    const live = PeopleIndex.build([person(1, { title: 'Welder', firstName: 'Ann', lastName: 'Lee' })]);
    await live.setVocabulary(vocabulary);
    live.put(person(1, { title: 'Comptable', firstName: 'Ann', lastName: 'Lee' }));
    expect(live.search({ text: 'Buchhalter', limit: 10, after: 0 }).hits.map(({ id }) => id)).toEqual([1]);
    expect(live.search({ text: 'soudeur', limit: 10, after: 0 }).hits).toEqual([]);
  });
});
