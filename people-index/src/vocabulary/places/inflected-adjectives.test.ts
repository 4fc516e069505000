import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import type { IndexedPerson, PeopleIndex } from '../../index.ts';
import { PlaceBook } from './place-book.ts';

const book = new PlaceBook();

test.each<[country: string, forms: string]>([
  ['BE', 'belges belgas belghe belgi Belgische belgischer belgijscy belgieni belgičtí belgiska'],
  [
    'DE',
    'allemands allemandes alemanes alemana tedeschi tedesche alemães alemãs Duitse deutscher niemieccy němečtí tyska',
  ],
  ['IT', 'italiennes italianas italiani italienischer Italiaanse italiene włoscy italské italienska olaszok'],
  ['FR', 'françaises franceses francesi Franse französischen francuscy franceze francouzští franska franciák'],
  ['ES', 'espagnols españolas spagnole espanhóis spanische Spaanse hiszpańskie spaniole španělská spanyolok'],
  ['PT', 'portugaises portuguesas portoghesi portugiesische Portugese portugalscy portugheze'],
  ['GR', 'grecques griegas greche griechischer Griekse greccy'],
  ['BR', 'brésiliens brasileiros brasileñas brasiliani brasilianische Braziliaanse'],
  ['CN', 'chinoises chinas cinesi chinesas chinesische Chinese chińscy'],
  ['PL', 'polonaises polacas polacche polnischer polscy polonezi polští'],
])('the adjectives of %s are known in all forms: %s', (country, forms) => {
  const of = (form: string) => book.find(form.normalize('NFD').replace(/\p{M}/gu, '').replace('ł', 'l').toLowerCase());
  const others = forms.split(' ').filter((form) => of(form)?.countries.join() !== country);
  expect(others).toEqual([]);
});

test('names of places take precedence over adjectives: Indiana is not Indian', () => {
  expect(book.find('indiana')?.label).toBe('Indiana');
  expect(book.find('china')?.label).toBe('China');
  expect(book.find('welsh')?.label).toBe('Wales');
});

const people: readonly Partial<IndexedPerson>[] = [
  { lastName: 'One', title: 'Juriste', country: 'BE' },
  { lastName: 'Two', title: 'Ingénieur', country: 'FR' },
  { lastName: 'Francesi', title: 'Buchhalter', country: 'IT' },
  { firstName: 'Germana', lastName: 'Four', title: 'Engineer', country: 'IT' },
  { lastName: 'Five', title: 'Engineer', country: 'DE' },
];

describe('An adjective', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(people);
  });
  const ids = (text: string) => index.search({ text, limit: 10, after: 0 }).hits.map(({ id }) => id);

  test.each([
    ['juristes belges', [1]],
    ['Belgische juristen', [1]],
    ['französische Ingenieure', [2]],
  ])('next to a role is a place: %s', (text, found) => {
    expect(ids(text)).toEqual(found);
  });

  test('that is a last name is a name unless it is next to a role', () => {
    expect(ids('francesi')).toEqual([3]);
    expect(ids('ingegneri francesi')).toEqual([2]);
  });

  test('that is a first name is always a name', () => {
    expect(ids('germana')).toEqual([4]);
    expect(ids('Germana engineer')).toEqual([4]);
    expect(ids('German engineer')).toEqual([5]);
  });
});
