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
    ['De : Anna Meier', 'Anna Meier'],
    ['Hi, who is Anna Meier?', 'Anna Meier?'],
    ['Dear Anna,', 'Anna,'],
    ['Bonjour, je cherche Anna Meier', 'Anna Meier'],
    ['Mit freundlichen Grüßen Anna Meier', 'Anna Meier'],
    ['le numéro d’Anna Meier stp', 'd’Anna Meier'],
    ['l’adresse mail de Anna Meier', 'Anna Meier'],
    ['wo sitzt Anna Meier', 'Anna Meier'],
    ['Entschuldigung, wer ist Anna Meier', 'Anna Meier'],
    ['me das el correo de Anna Meier', 'Anna Meier'],
    ['I’m trying to reach Anna Meier', 'Anna Meier'],
    ['numero di telefono di Anna Meier', 'Anna Meier'],
    ['heb je het nummer van Anna Meier', 'Anna Meier'],
    ['quem é a Ana Meier', 'Ana Meier'],
    ['dzień dobry, szukam Anna Meier', 'Anna Meier'],
    ['where does Anna Meier sit', 'Anna Meier'],
    ['is there a lawyer in Rome', 'lawyer in Rome'],
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
    ['cine se ocupă de salarii', 'salarii'],
    ['caut contabil Cluj', 'contabil Cluj'],
    ['list of engineers', 'engineers'],
    ['Kontakt Netzplanung', 'Netzplanung'],
    ['contact Meier', 'Meier'],
    ['who can reset my password', 'password'],
    ['mon ordinateur est en panne', 'mon ordinateur'],
    ['à qui je demande un badge', 'badge'],
    ['quién me ayuda con el portátil', 'con el portátil'],
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
    'know how manager',
    'talk show host',
    'Hi Dong',
    'Handy Smith',
    'Nguyen Ha Mi',
    '',
  ])('%s is none', (text) => {
    expect(textsOf(text)).toEqual([]);
  });

  test('what follows a request with its preposition comes first, since that may be a particle of a surname', () => {
    expect(textsOf('mail van der Berg')).toEqual(['van der Berg', 'der Berg']);
    expect(textsOf('numéro de de Gaulle')).toEqual(['de de Gaulle', 'Gaulle']);
  });

  test('a preposition that is also a name belongs to a whole name', () => {
    const isName = (word: string) => ['della', 'street'].includes(word);
    for (const text of ['contact Della Street', 'Hi Della Street', 'the manager of Della Street'])
      expect(textsOf(text, isName)[0]).toBe('Della Street');
    expect(textsOf('Hi Street', isName)).toEqual([]);
  });

  test('a name that looks like a word of the request is kept, unless work is meant', () => {
    expect(requestedTexts('who is Can Yilmaz', (word) => word === 'can')).toEqual([
      { text: 'Can Yilmaz' },
      { text: 'Yilmaz', mustBe: 'work' },
    ]);
  });

  test('a whole name that looks like words of the request is kept', () => {
    const isName = (word: string) => ['will', 'call', 'chi'].includes(word);
    expect(textsOf('who is Will Call', isName)[0]).toBe('Will Call');
    expect(textsOf('qui est Chi Chi', isName)).toEqual(['Chi Chi']);
  });

  test('a possessive is a name only before another name', () => {
    const isName = (word: string) => ['ma', 'long'].includes(word);
    expect(textsOf('qui est Ma Long', isName)[0]).toBe('Ma Long');
    expect(textsOf('qui peut valider ma facture', isName)).toEqual(['facture']);
  });

  test('single words are left out only if a first and a last name may remain', () => {
    expect(requestedTexts('where does Anna Meier sit', nobody)).toEqual([
      { text: 'Anna Meier sit' },
      { text: 'Anna Meier', mustBe: 'name' },
    ]);
    expect(textsOf('where does Anna sit')).toEqual(['Anna sit']);
  });

  test('a word that is also work is left out only in front of a name', () => {
    expect(requestedTexts('mobile developer', nobody)).toEqual([{ text: 'developer', mustBe: 'name' }]);
    expect(requestedTexts('mobile of Anna', nobody)).toEqual([{ text: 'of Anna' }, { text: 'Anna' }]);
  });

  test.each([
    ['boss of Anna Meier', 'Anna Meier'],
    ['Anna Meier’s team', 'Anna Meier'],
    ['who is the manager of Anna Meier', 'Anna Meier'],
    ['équipe d’Anna Meier', 'd’Anna Meier'],
    ['N+1 de Anna Meier', 'Anna Meier'],
    ['Vorgesetzter von Anna Meier', 'Anna Meier'],
    ['jefa de Anna Meier', 'Anna Meier'],
    ['colleghi di Anna Meier', 'Anna Meier'],
    ['baas van Anna Meier', 'Anna Meier'],
    ['a equipa da Anna Meier', 'Anna Meier'],
    ['the boss of Anna Meier', 'Anna Meier'],
    ['le chef de l’équipe de Anna Meier', 'Anna Meier'],
    ['de baas van Anna Meier', 'Anna Meier'],
    ['James Hughes’ manager', 'James Hughes’'],
    ['the line manager of Anna Meier', 'Anna Meier'],
    ['supérieur hiérarchique de Anna Meier', 'Anna Meier'],
    ['direct reports of Anna Meier', 'Anna Meier'],
    ['responsabile di Anna Meier', 'Anna Meier'],
    ['o responsável da Anna Meier', 'Anna Meier'],
  ])('the people around somebody: %s', (text, wanted) => {
    expect(requestedTexts(text, nobody)).toContainEqual({ text: wanted, mustBe: 'name' });
  });

  test('a genitive without an apostrophe, as in German, may also be the name itself', () => {
    const isName = (word: string) => ['anna', 'meier', 'peter', 'peters'].includes(word);
    expect(textsOf('Anna Meiers Chefin', isName)).toEqual(['Anna Meiers', 'Anna Meier']);
    expect(textsOf('Anna Peters Team', isName)).toEqual(['Anna Peters', 'Anna Peter']);
    for (const text of ['senior sales manager', 'Anna sales manager', 'Meiers Team'])
      expect(textsOf(text, isName)).toEqual([]);
  });

  test('the person comes before texts with these words, whose searches may spend the budget', () => {
    for (const text of ['Anna Meier’s team', 'who is the boss of Anna Meier'])
      expect(requestedTexts(text, nobody)[0]).toEqual({ text: 'Anna Meier', mustBe: 'name' });
  });

  test.each(['Team Anna Meier', 'assistant manager Rome', 'manager of payroll', 'Boss Anna Meier'])(
    'other words beside them are part of the text: %s',
    (text) => {
      expect(textsOf(text)).toEqual([]);
    },
  );

  test('a very long text is not read', () => {
    expect(textsOf(`who is ${'Anna '.repeat(1000)}`)).toEqual([]);
  });
});
