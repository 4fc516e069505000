import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import type { PeopleIndex } from '../../index.ts';

const titles = [
  'Juriste droit social',
  'Internal Communications Manager',
  'Consultant interne',
  'Gestora de Redes Sociais',
  'Técnico de Alta Tensión',
  'Responsabile Miglioramento Continuo',
  'Medewerker slimme meters',
  'Chargée des relations avec les investisseurs',
  'Analista de Financiación de Proyectos',
  'Projektleiter',
  'Infirmière de santé au travail',
  'Safety Officer',
  'Responsable grands comptes',
  'Chef d’équipe Maintenance',
  'Datenanalystin',
  'IT Support Agent',
  'Executive Vice President, Networks',
  'Secretario del Comité de Empresa',
  'Payroll Specialist',
  'HR Business Partner',
  'Maintenance Planner',
  'Quality Assurance Engineer',
  'Insurance Broker',
];

describe('Phrases of companies', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(titles.map((title) => ({ title })));
  });
  const hitsOf = (text: string) => index.search({ text, limit: 30, after: 0 }).hits;
  const titlesOf = (text: string) => hitsOf(text).map(({ person }) => person.title);

  test.each([
    ['labour law', 'Juriste droit social'],
    ['Arbeitsrecht', 'Juriste droit social'],
    ['droit du travail', 'Juriste droit social'],
    ['avvocato del lavoro', 'Juriste droit social'],
    ['communication interne', 'Internal Communications Manager'],
    ['chargé de la communication interne', 'Internal Communications Manager'],
    ['soziale Medien', 'Gestora de Redes Sociais'],
    ['Hochspannung', 'Técnico de Alta Tensión'],
    ['continue verbetering', 'Responsabile Miglioramento Continuo'],
    ['compteurs communicants', 'Medewerker slimme meters'],
    ['Investorenbeziehungen', 'Chargée des relations avec les investisseurs'],
    ['Projektfinanzierung', 'Analista de Financiación de Proyectos'],
    ['occupational health', 'Infirmière de santé au travail'],
    ['analyse de données', 'Datenanalystin'],
    ['insurance', 'Insurance Broker'],
    ['comité d’entreprise', 'Secretario del Comité de Empresa'],
    ['RH paie', 'Payroll Specialist'],
    ['HR payslips', 'Payroll Specialist'],
    ['superviseur', 'Chef d’équipe Maintenance'],
  ])('%s finds only %s', (text, title) => {
    expect(titlesOf(text)).toEqual([title]);
  });

  test('a word that titles only seem to translate to finds nobody', () => {
    expect(titlesOf('fraude')).toEqual([]);
  });

  test('a word for an activity finds the people who do it', () => {
    expect(titlesOf('planification de la maintenance')).toContain('Maintenance Planner');
  });

  test('the word for a function is not taken for initials', () => {
    expect(titlesOf('VPN')).toEqual(['IT Support Agent']);
  });

  test('all words of a phrase are highlighted', () => {
    const found = hitsOf('labour law').map(({ highlights }) => highlights);
    expect(found).toEqual([
      [
        {
          field: 'title',
          ranges: [
            [8, 13],
            [14, 20],
          ],
        },
      ],
    ]);
  });
});
