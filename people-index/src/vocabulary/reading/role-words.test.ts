import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import type { PeopleIndex } from '../../index.ts';

const titles = [
  'Key Account Manager',
  'Executive Vice President, Networks',
  'Cybersecurity Analyst',
  'Instrument Technician',
  'Team Lead Project Delivery',
  'Chauffeur',
  'Chargée de formation',
  'Chargée de communication',
  'Network Planner',
  'Occupational Health Nurse',
  'Doctorante',
  'Directrice adjointe Travaux',
  'Auditeur interne',
  'SAP Consultant',
  'M&A Analyst',
  'Product Manager',
  'Responsable offres',
  'Retail Sales Adviser',
  'Délégué à la protection des données',
  'Gestionnaire paie',
  'Ingénieur logiciel',
  'Environmental Specialist',
  'Trésorière',
  'Supervisor Human Resources',
  'HR Business Partner',
  'Datenanalystin',
  'Compensation Analyst',
  'Technicienne éolienne',
];

describe('Words of a function or a level', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(titles.map((title) => ({ firstName: 'Pierre', lastName: 'Xylander', title })));
  });
  const found = (text: string) =>
    index.search({ text, limit: 30, after: 0 }).hits.map(({ id, isGuess }) => (isGuess ? '?' : '') + titles[id - 1]!);

  test('an abbreviation in capitals matches the initials of a title', () => {
    expect(found('KAM')).toEqual(['Key Account Manager']);
    expect(found('EVP')).toEqual(['Executive Vice President, Networks']);
    expect(found('SVP')).toEqual([]);
    expect(found('M&A')).toEqual(['M&A Analyst']);
  });

  test('an abbreviation can contain an abbreviation of the title', () => {
    expect(found('HRBP')[0]).toBe('HR Business Partner');
  });

  test('an abbreviation in capitals is not read as the beginning of a name', async () => {
    const own = await indexWithVocabulary([
      { firstName: 'Kamil', lastName: 'Nowak', title: 'Welder' },
      { firstName: 'Ada', lastName: 'Nowak', title: 'Key Account Manager' },
    ]);
    expect(own.search({ text: 'KAM', limit: 5, after: 0 }).hits.map(({ id }) => id)).toEqual([2]);
  });

  test('business intelligence finds data analysts', () => {
    expect(found('BI analyst')).toEqual(['Datenanalystin']);
  });

  test('the abbreviation for the head of a function also finds its team leaders', () => {
    expect(found('RRH')[0]).toBe('Supervisor Human Resources');
  });

  test('a compound can have a part that only occurs in titles', () => {
    expect(found('SAP-Berater')).toEqual(['SAP Consultant']);
  });

  test('a title typed as one word comes first', () => {
    expect(found('productmanager')[0]).toBe('Product Manager');
  });

  test.each(['deputy director', 'diretor adjunto', 'stellvertretender Leiter'])(
    '%s is read as a grade in any language',
    (text) => {
      expect(found(text)).toEqual(['Directrice adjointe Travaux']);
    },
  );

  test.each(['intern', 'stagiaire', 'Praktikant', 'tirocinante', 'stagiair', 'estagiário', 'becario'])(
    '%s only finds trainees',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  test.each([
    'infirmière du travail',
    'infirmière en santé au travail',
    'enfermera del trabajo',
    'enfermeiro do trabalho',
  ])('%s finds occupational health nurses', (text) => {
    expect(found(text)).toEqual(['Occupational Health Nurse']);
  });

  test.each(['compensation and benefits', 'comp & ben', 'remuneração e benefícios', 'compensi e benefit'])(
    '%s is read as a single function',
    (text) => {
      expect(found(text)).toEqual(['Compensation Analyst']);
    },
  );

  test.each(['windpark', 'windmolens'])('%s finds work with wind turbines', (text) => {
    expect(found(text)).toEqual(['Technicienne éolienne']);
  });

  test('linking words of a function can be omitted', () => {
    expect(found('infirmière travail')).toEqual(found('infirmière du travail'));
    expect(found('chef équipe RH')).toEqual(found('chef d’équipe RH'));
  });

  test.each(['nurse', 'infirmier', 'enfermeiro', 'verpleegster'])(
    '%s finds neither doctors nor doctoral students',
    (text) => {
      expect(found(text)).toEqual(['Occupational Health Nurse']);
    },
  );

  test.each(['formatore', 'formadora', 'formateur', 'opleider', 'trainer'])(
    '%s is read as companies use it, not as the occupation of that name',
    (text) => {
      expect(found(text)).toEqual(['Chargée de formation']);
    },
  );

  test('salespeople are found in all languages', () => {
    for (const text of ['salesperson', 'vendeur', 'vendedora', 'venditore', 'Verkäufer'])
      expect(found(text)).toContain('Retail Sales Adviser');
  });

  test('words for staff are ignored next to a function', () => {
    expect(found('addetto alla comunicazione')).toEqual(['Chargée de communication']);
    expect(found('delegado de protección de datos')).toEqual(['Délégué à la protection des données']);
  });

  test('a word that is an occupation by itself does not match titles that only contain it', () => {
    expect(found('facteur')).toEqual([]);
    expect(found('programme manager')).toEqual([]);
  });

  test('if nobody has the role, people in the same field are found', () => {
    expect(found('cybersecurity engineer')).toEqual(['Cybersecurity Analyst']);
    expect(found('CISO')).toEqual(['Cybersecurity Analyst']);
    expect(found('environmental engineer')).toEqual(['Environmental Specialist']);
    expect(found('técnico de nóminas')).toEqual(['Gestionnaire paie']);
    expect(found('head of treasury')).toEqual(['Trésorière']);
    expect(found('truck drivers')).toEqual([]);
    expect(found('machine learning engineer')).toEqual([]);
  });

  test.each(['VP', 'vice president', 'vicepresidente', 'EVP'])('%s finds vice presidents', (text) => {
    expect(found(text)).toEqual(['Executive Vice President, Networks']);
  });

  test.each([
    'team leader',
    'teamlead',
    'Teamleiter',
    'chef d’équipe',
    'jefe de equipo',
    'kierownik zespołu',
    'supervisor',
  ])('%s finds titles of that level in any language', (text) => {
    expect(found(text).toSorted()).toEqual(['Supervisor Human Resources', 'Team Lead Project Delivery']);
  });

  test.each(['HR assistant', 'assistant RH', 'stagiaire RH'])('%s lists people who lead others last', (text) => {
    expect(found(text)).toEqual(['HR Business Partner', 'Supervisor Human Resources']);
  });

  test.each(['HR department', 'service RH', 'dział HR', 'HR-Abteilung', 'ufficio HR'])(
    '%s finds the people of that function',
    (text) => {
      expect(found(text)).toEqual(expect.arrayContaining(['HR Business Partner', 'Supervisor Human Resources']));
    },
  );

  test.each(['product managers', 'M&A analysts', 'network planners'])(
    '%s finds the title in the singular first',
    (text) => {
      expect(found(text)[0]?.toLowerCase()).toBe(text.slice(0, -1).toLowerCase());
    },
  );

  test.each(['who looks after', 'qui s’occupe des', 'wer kümmert sich um', 'kto zajmuje się', 'zoek een'])(
    '%s is skipped as a question',
    (question) => {
      expect(found(`${question} SAP Consultant`)).toEqual(['SAP Consultant']);
    },
  );
});
