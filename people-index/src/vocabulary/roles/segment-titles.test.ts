import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { completePerson, PeopleIndex } from '../../index.ts';

const titles = [
  'Chargé de formation',
  'Chargée de formation',
  'Chargé d’affaires',
  'Chargée d’affaires',
  'Expert technique',
  'Experte technique',
  'Consolideur',
  'Consolideuse',
  'Técnico de Parque Eólico',
  'Técnica de Parque Eólico',
  'Executive Vice President, Networks',
  'Responsable grands comptes',
  'Gestionnaire de carrière',
  'Chef d’équipe Systèmes d’Information',
  'Attaché de presse',
  'Project Delivery Manager',
  'Buchhalter',
];

describe('Linked titles', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(titles.map((title) => ({ firstName: 'Pierre', lastName: 'Xylander', title })));
  });
  const found = (text: string) => index.search({ text, limit: 30, after: 0 });
  const titlesOf = (text: string) => found(text).hits.map(({ person }) => person.title);

  test.each([
    ['Chargé de formation', 'Chargée de formation'],
    ['Expert technique', 'Experte technique'],
    ['Consolideur', 'Consolideuse'],
    ['Técnico de Parque Eólico', 'Técnica de Parque Eólico'],
  ])('%s and %s find the same people, the typed form first', (one, other) => {
    expect(titlesOf(one)).toEqual(expect.arrayContaining([one, other]));
    expect(titlesOf(one).toSorted()).toEqual(titlesOf(other).toSorted());
    expect(titlesOf(other)[0]).toBe(other);
  });

  test('a title comes before longer ones that contain it, the typed form first', async () => {
    const own = await indexWithVocabulary([
      { lastName: 'A', title: 'Technicien électricien', country: 'BE' },
      { lastName: 'A', title: 'Électricien', country: 'FR' },
      { lastName: 'A', title: 'Électricienne', country: 'BE' },
      { lastName: 'A', title: 'Électricienne', country: 'FR' },
    ]);
    const ids = (country: string) =>
      own.search({ text: 'électricien', limit: 10, after: 0, near: { country } }).hits.map(({ id }) => id);
    expect(ids('')).toEqual([2, 3, 4, 1]);
    // Proximity precedes the typed form.
    expect(ids('BE')).toEqual([3, 2, 4, 1]);
  });

  test('a title that has only some words of a role comes last, even if the site has the others', async () => {
    const own = await indexWithVocabulary([
      { lastName: 'A', title: 'Jefe de Compras', site: 'Base de Mantenimiento' },
      { lastName: 'B', title: 'Chef d’équipe Maintenance' },
    ]);
    const { hits } = own.search({ text: 'jefe de mantenimiento', limit: 10, after: 0 });
    expect(hits.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('HR after a name is not a form of address', async () => {
    const own = await indexWithVocabulary([
      { firstName: 'Hans', lastName: 'Coppens', title: 'Tekenaar' },
      { firstName: 'Anna', lastName: 'Maes', title: 'HR Manager' },
    ]);
    const sure = (text: string) =>
      own.search({ text, limit: 10, after: 0 }).hits.flatMap(({ id, isGuess }) => (isGuess ? [] : [id]));
    expect(sure('Hans HR')).toEqual([]);
    expect(sure('Hr Coppens')).toEqual([1]);
    expect(sure('Coppens, Hr.')).toEqual([1]);
  });

  test('vice-présidente finds a vice president', () => {
    expect(titlesOf('vice-présidente')).toEqual(['Executive Vice President, Networks']);
  });

  test.each(['bricklayer', 'blacksmith', 'translator', 'vétérinaire', 'police officer', 'chef de cuisine', 'Arzt'])(
    '%s finds nobody if nobody has that occupation',
    (text) => {
      expect(titlesOf(text)).toEqual([]);
    },
  );

  test('an occupation is found by labels of other languages', () => {
    expect(titlesOf('accountant')).toEqual(['Buchhalter']);
    expect(titlesOf('comptable')).toEqual(['Buchhalter']);
  });

  test('a person’s name that is not an occupation is not read as a role', () => {
    const { reading, total } = found('Pierre');
    expect([reading, total]).toEqual([undefined, titles.length]);
  });
});

test.each([
  ['An unknown word that was chosen to be a role', { text: 'zorblax', asRoles: ['zorblax'] }],
  ['A level', { text: 'director' }],
])('%s finds the titles that contain it before all titles are read', async (_case, query) => {
  const texts = Array.from({ length: 400 }, (_, number) => `${query.text} ${spellOut(number)}`);
  const index = PeopleIndex.build(
    texts.map((title, id) => completePerson({ id: id + 1, lastName: 'Xylander', title })),
  );
  const areRead = index.setVocabulary(vocabulary);
  const { total } = index.search({ ...query, limit: 10, after: 0, countTo: 1000 });
  await areRead;
  expect(total).toBe(400);
});

/** A number in letters, for titles with different words. */
function spellOut(number: number): string {
  return [...String(number)].map((digit) => 'qwertzuiop'[Number(digit)]).join('');
}
