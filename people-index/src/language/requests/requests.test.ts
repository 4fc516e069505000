import { describe, expect, test } from 'vitest';
import { requestedTexts } from './requests.ts';

const nobody = () => false;
const textsOf = (text: string, isName = nobody as (word: string) => boolean) =>
  requestedTexts(text, isName).map(({ text: wanted }) => wanted);

describe('what a request asks for', () => {
  test.each([
    ['who is Anna Meier', 'Anna Meier'],
    ['Where is Anna Meier?', 'Anna Meier?'],
    ['I am looking for Anna Meier', 'Anna Meier'],
    ['phone number of Anna Meier', 'Anna Meier'],
    ['Anna Meier e-mail', 'Anna Meier'],
    ['To: Anna Meier', 'Anna Meier'],
    ["Anna Meier's email address", 'Anna Meier'],
    ['numéro de téléphone d’Anna Meier', 'd’Anna Meier'],
    ['peux-tu me donner le numéro d’Anna Meier', 'd’Anna Meier'],
    ['Telefonnummer von Anna Meier', 'Anna Meier'],
    ['¿Quién es Anna Meier?', 'Anna Meier?'],
    ['chi è Anna Meier', 'Anna Meier'],
    ['waar werkt Anna Meier', 'Anna Meier'],
    ['onde trabalha Anna Meier', 'Anna Meier'],
    ['kto to jest Anna Meier', 'Anna Meier'],
    ['who can help me with my laptop', 'laptop'],
    ['I lost my badge', 'badge'],
    ['engineers working in Houston', 'engineers Houston'],
    ['wer ist für den Einkauf zuständig', 'für den Einkauf'],
    ['Can you tell me who is responsible for payroll in Belgium please', 'payroll in Belgium'],
    ['I need to talk to someone in IT support', 'IT support'],
  ])('%s: %s', (text, wanted) => {
    expect(textsOf(text)).toContain(wanted);
  });

  test.each([
    'Anna Meier',
    'Will Smith',
    'Can Yılmaz',
    'Chi He',
    'Qui Nguyen',
    'who',
    'help desk',
    'works council',
    '',
  ])('%s is none', (text) => {
    expect(textsOf(text)).toEqual([]);
  });

  test('what follows a request with its preposition comes first, since that may be a particle of a surname', () => {
    expect(textsOf('mail van der Berg')).toEqual(['van der Berg', 'der Berg']);
    expect(textsOf('numéro de de Gaulle')).toEqual(['de de Gaulle', 'Gaulle']);
  });

  test('a name that looks like a word of the request is kept, unless work is meant', () => {
    expect(requestedTexts('who is Can Yilmaz', (word) => word === 'can')).toEqual([
      { text: 'Can Yilmaz' },
      { text: 'Yilmaz', mustBe: 'work' },
    ]);
  });

  test('a word that is also work is left out only in front of a name', () => {
    expect(requestedTexts('mobile developer', nobody)).toEqual([{ text: 'developer', mustBe: 'name' }]);
    expect(requestedTexts('mobile of Anna', nobody)).toEqual([{ text: 'of Anna' }, { text: 'Anna' }]);
  });

  test('a very long text is not read', () => {
    expect(textsOf(`who is ${'Anna '.repeat(1000)}`)).toEqual([]);
  });
});
