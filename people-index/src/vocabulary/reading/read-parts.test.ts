import { beforeAll, describe, expect, test } from 'vitest';
import { emptyPerson } from '../../../test/empty-person.ts';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { type IndexedPerson, PeopleIndex } from '../../index.ts';

const person = (id: number, firstName: string, lastName: string, own: Partial<IndexedPerson>): IndexedPerson => ({
  ...emptyPerson,
  id,
  login: `P${id}`,
  firstName,
  lastName,
  country: 'FR',
  city: 'Metz',
  ...own,
});

const index = PeopleIndex.build([
  person(1, 'Anna', 'Moreau', { title: 'Head of Human Resources' }),
  person(2, 'Luc', 'Petit', { title: 'Head of Renewable Operations' }),
  person(3, 'Thomas', 'Perez', { title: 'Responsable RH' }),
  person(4, 'Tom', 'Damme', { title: 'Welder', login: 'HRW186' }),
  person(5, 'Hans', 'Müller', { title: 'Welder', city: 'Berlin', country: 'DE' }),
  person(6, 'Nadia', 'Gay', { title: 'Chef d’équipe Projets', site: 'Base Maintenance' }),
  person(7, 'Omar', 'Zola', { title: 'Chef d’équipe Maintenance' }),
  person(8, 'Eva', 'Blanc', { title: 'Chef d’équipe Ressources Humaines' }),
  person(9, 'Paul', 'Noir', { title: 'Directeur général' }),
  person(10, 'Ines', 'Vert', { title: 'Directeur adjoint Travaux' }),
  person(11, 'Heather', 'Scott', { title: 'Buyer' }),
  person(12, 'Jan', 'Technik', { title: 'Maintenance Planner' }),
  person(13, 'Rose', 'Quint', { title: 'Senior Legal Counsel' }),
  person(14, 'Abel', 'Juste', { title: 'Juriste' }),
  person(15, 'Sara', 'Khan', { title: 'UX Designer' }),
  person(16, 'Marc', 'Denner', { title: 'Maintenance Director' }),
  person(17, 'Ward', 'Coppens', { title: 'Comptable', city: 'Brussels', country: 'BE' }),
  person(18, 'Kim', 'Gaston', { title: 'Network Engineer' }),
  person(19, 'Ada', 'Fabre', { title: 'M&A Analyst' }),
  person(20, 'Ugo', 'Arno', { title: 'Analyste cybersécurité' }),
]);
beforeAll(() => index.setVocabulary(vocabulary));

const answer = (text: string) => index.search({ text, limit: 20, after: 0 });
const ids = (text: string) => answer(text).hits.map(({ id }) => id);
const chips = (text: string) => (answer(text).reading ?? []).map(({ kind, text: own }) => `${kind}: ${own}`);

test('a short word of a title next to the whole title of others belongs to the role', () => {
  for (const text of ['maintenance planner ux', 'ux maintenance planner'])
    expect(chips(text)).toEqual([`role: ${text}`]);
});

test('a linking word is part of a role if it ends the name of a function', () => {
  expect(chips('chargée de com Metz')).toEqual(['role: chargée de com', 'place: Metz']);
  expect(chips('directeur com Metz')).toEqual(['role: directeur com', 'place: Metz']);
});

test('a form of address is skipped before a role, and belongs to the name before a name', () => {
  for (const text of ['Monsieur le directeur général', 'Herr Directeur général'])
    expect([chips(text), ids(text)[0]]).toEqual([[expect.stringMatching(/^role: directeur général$/i)], 9]);
  expect(ids('Herr Müller Berlin')).toEqual([5]);
  expect(ids('Herr Berlin')).toEqual([]);
});

describe('Sites that are called as what is done there', () => {
  const own = PeopleIndex.build([
    person(1, 'Ana', 'Blau', { title: 'Welder', site: 'Metz - Wind Farm' }),
    person(2, 'Ben', 'Rot', { title: 'Wind Farm Manager' }),
    person(3, 'Cem', 'Grau', { title: 'Account Manager', site: 'Metz - Wind Farm' }),
    person(4, 'Eva', 'Weiss', { title: 'Jefa de Turno', site: 'Lima - Base de Mantenimiento' }),
    person(5, 'Leo', 'Braun', { title: 'Jefe de Mantenimiento' }),
    person(6, 'Ida', 'Gelb', { title: 'Wind Turbine Technician' }),
    person(7, 'Uwe', 'Lila', { title: 'Support Technician', site: 'Metz - Wind Farm' }),
  ]);
  beforeAll(() => own.setVocabulary(vocabulary));
  const find = (text: string) => own.search({ text, limit: 20, after: 0 });

  test('next to a word for a level, they are part of the role', () => {
    const { hits, reading } = find('wind farm manager Metz');
    expect(hits[0]?.id).toBe(2);
    expect(reading).toMatchObject([{ kind: 'role', text: 'wind farm manager' }, { kind: 'place' }]);
  });

  test('nor is a site next to technicians, if somebody is a technician of that kind', () => {
    const { hits, reading } = find('wind farm technicians');
    expect(hits.map(({ id }) => id)).toEqual([6, 2]);
    expect(reading).toMatchObject([{ kind: 'role', text: 'wind farm technicians' }]);
  });

  test('next to a word for a level, they are places if no title fits both', () => {
    expect(find('jefe base de mantenimiento')).toMatchObject({
      hits: [{ id: 4 }],
      reading: [
        { kind: 'role', text: 'jefe' },
        { kind: 'place', text: 'base de mantenimiento' },
      ],
    });
  });

  test('otherwise they are places', () => {
    expect(find('wind farm').hits.map(({ id }) => id)).toEqual([1, 3, 7, 2]);
    expect(find('welder wind farm')).toMatchObject({
      hits: [{ id: 1 }],
      reading: [
        { kind: 'role', text: 'welder' },
        { kind: 'place', text: 'wind farm' },
      ],
    });
  });
});

describe('Forms of address that are also work', () => {
  test.each(['head of HR', 'HR Metz', 'HR'])('HR in %s is not a form of address', (text) => {
    expect(ids(text)).toContain(1);
    expect(ids(text)).not.toContain(2);
  });

  test('Hr and HR in front of a name are forms of address if nobody in HR has that name', () => {
    for (const text of ['Hr Müller', 'Hr. Müller', 'HR Müller']) expect(ids(text), text).toEqual([5]);
  });

  test('HR after a name is a role, not the beginning of a login', () => {
    expect(ids('Thomas HR')[0]).toBe(3);
    expect(ids('Thomas RH')[0]).toBe(3);
  });

  test('the counts equal the list', () => {
    for (const text of ['head of HR', 'HR Metz', 'Thomas HR', 'Hr Müller', 'Ward Metz', 'teacher']) {
      const counts = index.countByField({ text }, { maxValues: 8, identifyTo: 0 });
      expect(counts.total, text).toBe(ids(text).length);
    }
  });
});

describe('Words of a title', () => {
  test('people with exactly that title come first, with or without an apostrophe', () => {
    for (const text of ['Chef d’équipe Maintenance', "chef d'equipe maintenance", 'chef équipe maintenance'])
      expect(ids(text)[0], text).toBe(7);
  });

  test('an abbreviation can be combined with other words of a title', () => {
    expect(ids('chef d’équipe RH')[0]).toBe(8);
  });

  test('general is part of a title, also in lowercase', () => {
    for (const text of ['directeur général', 'Directeur Général']) {
      expect(chips(text), text).toEqual([`role: ${text}`]);
      expect(ids(text), text).toEqual([9]);
    }
    expect(ids('general manager')).toEqual([9]);
  });

  test('a preposition changes nothing', () => {
    expect(ids('head of HR').toSorted()).toEqual(ids('HR head').toSorted());
    expect(ids('directeur de RH').toSorted()).toEqual(ids('directeur RH').toSorted());
  });

  test('the ending of a compound can name the leader', () => {
    expect(ids('Instandhaltungsleiter')[0]).toBe(16);
    expect(ids('Instandhaltungsleiter')).not.toContain(12);
    expect(ids('Personalleiter')[0]).toBe(1);
  });

  test.each(['senior lawyer', 'abogado senior', 'avvocato senior'])('%s finds senior lawyers first', (text) => {
    expect(ids(text)).toEqual([13, 14]);
  });

  test.each([
    ['UX designer', 15],
    ['diseñador UX', 15],
    ['M&A Analyst', 19],
  ])('a short word next to a role belongs to it: %s', (text, first) => {
    expect(chips(text)).toEqual([`role: ${text}`]);
    expect(ids(text)[0]).toBe(first);
  });

  test('a short name next to a role is still read as a name', () => {
    expect(chips('Kim engineer')).toEqual(['name: Kim', 'role: engineer']);
    expect(ids('Kim engineer')).toEqual([18]);
  });

  test.each(['Comptable (m/w/d)', 'Comptable/-in', 'comptable H/F', 'comptable/Brussels', 'je cherche un comptable'])(
    '%s is read without additions to the title',
    (text) => {
      expect(ids(text)).toEqual([17]);
    },
  );

  test.each([
    ['D.R.H.', 'DRH'],
    ['R & D', 'R&D'],
  ])('%s is read as the abbreviation %s', (text, abbreviation) => {
    expect(ids(text)).toEqual(ids(abbreviation));
    expect(chips(text)).toEqual([`role: ${abbreviation}`]);
  });

  test('or separates two roles', () => {
    expect(ids('accountant or lawyer').toSorted()).toEqual([13, 14, 17]);
  });

  test.each(['people in Brussels', 'Brussels office', 'tous les gens à Brussels'])('%s is read as a place', (text) => {
    expect(ids(text)).toEqual([17]);
    expect(chips(text)).toEqual(['place: Brussels']);
  });
});

describe('Roles and names that nobody has', () => {
  test.each(['teacher', 'Lehrer', 'dentist', 'pompier'])('%s is not guessed to be a misspelled name', (text) => {
    expect(ids(text)).toEqual([]);
    expect(chips(text)).toEqual([`role: ${text}`]);
  });

  test('a name is guessed if the typed word is not an occupation by itself', () => {
    expect(ids('Heater')[0]).toBe(11);
    expect(ids('Heathr')[0]).toBe(11);
  });

  test('letters joined by an ampersand are not read as a name', () => {
    const own = PeopleIndex.build([
      person(1, 'Fang', 'Ma', { title: 'Welder' }),
      person(2, 'Ada', 'Fabre', { title: 'M&A Analyst' }),
    ]);
    own.setVocabulary(vocabulary).catch(() => {});
    for (const text of ['M&A', 'M & A']) expect(own.search({ text }).hits.map(({ id }) => id)).toEqual([2]);
    expect(own.search({ text: 'Ma' }).hits[0]?.id).toBe(1);
  });

  test('a role without people is read as a name if a person has it', () => {
    const own = PeopleIndex.build([person(1, 'Pat', 'Teacher', { title: 'Buyer' })]);
    own.setVocabulary(vocabulary).catch(() => {});
    expect(own.search({ text: 'teacher', limit: 5, after: 0 }).hits.map(({ id }) => id)).toEqual([1]);
  });

  test('a word that is in nobody’s title is not a role next to a name that is found without it', () => {
    const { hits, reading } = answer('Greg Coppens');
    expect(hits.map(({ id, tier }) => [id, tier])).toEqual([[17, 'leftOut']]);
    expect(reading).toBeUndefined();
  });

  test('if nobody with a name is in the place, people elsewhere are guessed and the reading is returned', () => {
    const { hits, reading } = answer('Ward Metz');
    expect(hits.map(({ id, isGuess }) => [id, isGuess])).toEqual([[17, true]]);
    expect(reading?.map(({ kind }) => kind)).toEqual(['name', 'place']);
  });
});
