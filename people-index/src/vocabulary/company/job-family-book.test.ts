import { expect, test } from 'vitest';
import { linker, vocabulary } from '../../../test/opened-vocabulary.ts';
import { companyWords, Vocabulary } from '../../index.ts';
import { wordsOfTitle } from '../words/title-words.ts';

const namedBy = (text: string) => vocabulary.families.namedBy(wordsOfTitle(text));

test('a job family is named by a word for its function in any language, though its labels lack that word', () => {
  const taxes = [
    'tax',
    'Steuern',
    'fiscalité',
    'impuestos',
    'imposte',
    'belastingen',
    'impostos',
    'podatki',
    'impozite',
    'skatt',
    'daně',
    'adózás',
  ];
  expect(taxes.filter((text) => !namedBy(text).includes('FI'))).toEqual([]);
  const purchases = ['Einkauf', 'zakupy', 'nákup', 'inköp', 'beszerzés', 'achiziții'];
  expect(purchases.filter((text) => !namedBy(text).includes('PR'))).toEqual([]);
  const people = ['Personalwesen', 'kadry', 'personalavdelning', 'resurse umane', 'lidské zdroje'];
  expect(people.filter((text) => !namedBy(text).includes('HR'))).toEqual([]);
});

test('a word for the person who does the work does not name a job family', () => {
  const workers = [
    'accountant',
    'Steuerberater',
    'fiscaliste',
    'juriste',
    'Einkäufer',
    'acheteuse',
    'engineer',
    'ingénieur',
    'inżynier',
    'mérnök',
  ];
  expect(workers.filter((text) => namedBy(text).length > 0)).toEqual([]);
});

test('a function with a level does not name a job family', () => {
  expect(namedBy('tax manager')).toEqual([]);
  expect(namedBy('Leiter Einkauf')).toEqual([]);
});

test('of several job families with a function, the one with the fewest other functions comes first', () => {
  const own = new Vocabulary(linker, companyWords, [
    { code: 'BD', labels: ['Business development, sales and marketing'] },
    { code: 'MK', labels: ['Marketing'] },
  ]);
  expect(own.families.namedBy(['marketing'])).toEqual(['MK', 'BD']);
});

test('a job family is named by a translation of its label', () => {
  expect(namedBy('vendas e atendimento ao cliente')).toContain('SC');
  expect(namedBy('Vertrieb und Kundenservice')).toContain('SC');
});
