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
  'Office Manager',
  'Data Protection Officer',
  'Déléguée à la protection des données',
  'Accountant',
  'Accounting Manager',
  'Fleet Coordinator',
  'Maintenance Manager',
  'Contadora',
  'Trader gaz',
  'Document Controller',
  'Contrôleuse de gestion',
  'Energy Centre Operator',
  'Chef de projet',
  'Heat Network Technician',
  'Chargée de communication',
  'LNG Terminal Operator',
  'Elektroingenieur',
  'Instrument Technician',
  'Commissioning Engineer',
  'HSE Advisor',
  'Solar Plant Operator',
  'Power Plant Operations Manager',
  'Electrical Fitter',
  'Administratrice systèmes',
  'Cybersecurity Analyst',
  'Contract Manager',
  'Senior Auditor',
  'Mail Room Clerk',
  'Regulatory Affairs Officer',
  'Recruiter',
  'Directrice des opérations',
  'Directeur général',
  'Software Engineer',
  'HVAC Fitter',
  'Plant Operator',
  'Compensation Analyst',
  'Public Affairs Adviser',
  'Chargé de recouvrement',
  'Chargé de développement',
  'Energy Policy Adviser',
  'Tender Manager',
  'Nuclear Engineer',
  'Warehouse Operative',
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
    ['Zähler', 'Medewerker slimme meters'],
    ['Investorenbeziehungen', 'Chargée des relations avec les investisseurs'],
    ['Projektfinanzierung', 'Analista de Financiación de Proyectos'],
    ['occupational health', 'Infirmière de santé au travail'],
    ['analyse de données', 'Datenanalystin'],
    ['insurance', 'Insurance Broker'],
    ['comité d’entreprise', 'Secretario del Comité de Empresa'],
    ['RH paie', 'Payroll Specialist'],
    ['HR payslips', 'Payroll Specialist'],
    ['internal comms', 'Internal Communications Manager'],
    ['fleet manager', 'Fleet Coordinator'],
    ['voiture de fonction', 'Fleet Coordinator'],
    ['négoce d’énergie', 'Trader gaz'],
    ['réseau de chaleur', 'Heat Network Technician'],
    ['cedolino', 'Payroll Specialist'],
    ['senha', 'IT Support Agent'],
    ['contrôle de gestion', 'Contrôleuse de gestion'],
    ['energy law', 'Juriste droit social'],
    ['gnl', 'LNG Terminal Operator'],
    ['gaz naturel liquéfié', 'LNG Terminal Operator'],
    ['ingénieur électricien', 'Elektroingenieur'],
    ['ingénieure électricité', 'Elektroingenieur'],
    ['instrumentation', 'Instrument Technician'],
    ['mise en service', 'Commissioning Engineer'],
    ['responsable parc solaire', 'Solar Plant Operator'],
    ['solar farm technician', 'Solar Plant Operator'],
    ['Schichtleiter Kraftwerk', 'Power Plant Operations Manager'],
    ['Elektriker', 'Electrical Fitter'],
    ['IT admin', 'Administratrice systèmes'],
    ['inżynier elektryk', 'Elektroingenieur'],
    ['engenheiro eletrotécnico', 'Elektroingenieur'],
    ['seguridad informática', 'Cybersecurity Analyst'],
    ['IT-Sicherheit', 'Cybersecurity Analyst'],
    ['gestor de contratos', 'Contract Manager'],
    ['revisore', 'Senior Auditor'],
    ['gerente de planta', 'Power Plant Operations Manager'],
    ['portátil', 'IT Support Agent'],
    ['hotline', 'IT Support Agent'],
    ['KAM', 'Responsable grands comptes'],
    ['full stack developer', 'Software Engineer'],
    ['C&B', 'Compensation Analyst'],
    ['lobbying', 'Public Affairs Adviser'],
    ['impayés', 'Chargé de recouvrement'],
    ["gare d'appalto", 'Tender Manager'],
    ['marchés publics', 'Tender Manager'],
    ['Kernkraft Ingenieur', 'Nuclear Engineer'],
    ['bodeguero', 'Warehouse Operative'],
    ['courrier', 'Mail Room Clerk'],
    ['Poststelle', 'Mail Room Clerk'],
    ['affaires réglementaires', 'Regulatory Affairs Officer'],
    ['COO', 'Directrice des opérations'],
    ['patron', 'Directeur général'],
    ['devs', 'Software Engineer'],
    ['clim', 'HVAC Fitter'],
    ['Stromhandel', 'Trader gaz'],
  ])('%s finds only %s', (text, title) => {
    expect(titlesOf(text)).toEqual([title]);
  });

  test.each([
    'fraude',
    'frode',
    'délégué syndical',
    'achats énergie',
    'relocation',
    'equality',
    'contractors',
    'sous-traitants',
  ])('%s finds nobody rather than people whose titles only seem to mean it', (text) => {
    expect(titlesOf(text)).toEqual([]);
  });

  test.each(['responsável de manutenção', 'verantwoordelijke onderhoud', 'maintenance manager'])(
    '%s finds who is responsible for maintenance first',
    (text) => {
      expect(titlesOf(text)[0]).toBe('Maintenance Manager');
    },
  );

  test.each(['superviseur', 'team leader', 'ploegleider'])('%s finds the people who lead a team', (text) => {
    expect(titlesOf(text)).toEqual(['Chef d’équipe Maintenance', 'Fleet Coordinator']);
  });

  test.each(['DPO', 'data protection officer', 'Datenschutz', 'RGPD', 'privacy', 'protezione dei dati'])(
    '%s finds those who do it in any language',
    (text) => {
      expect(titlesOf(text).toSorted()).toEqual(['Data Protection Officer', 'Déléguée à la protection des données']);
    },
  );

  test.each(['sécurité', 'sicurezza', 'Sicherheit', 'veiligheid', 'evacuation warden'])(
    '%s finds people of safety',
    (text) => {
      expect(titlesOf(text).toSorted()).toEqual(['HSE Advisor', 'Safety Officer']);
    },
  );

  test.each(['opérateur de centrale', 'operador de usina', 'operatore di centrale'])(
    '%s finds plant operators',
    (text) => {
      expect(titlesOf(text).toSorted()).toEqual(['Plant Operator', 'Solar Plant Operator']);
    },
  );

  test('if nobody does the work of a phrase, people of its function are found', () => {
    expect(titlesOf('accounts payable').toSorted()).toEqual(['Accountant', 'Accounting Manager', 'Contadora']);
  });

  test.each(['ufficio stampa', 'Öffentlichkeitsarbeit', 'comms team', 'chargée de com', 'responsable de la com'])(
    '%s finds people of communication',
    (text) => {
      expect(titlesOf(text)).toEqual(
        expect.arrayContaining(['Chargée de communication', 'Internal Communications Manager']),
      );
    },
  );

  test('whom to ask adds nothing to a function', () => {
    const people = titlesOf('safety').toSorted();
    for (const text of ['safety contact', 'HSE team', 'fire safety']) expect(titlesOf(text).toSorted()).toEqual(people);
  });

  test('a word for staff does not have the meaning of a word that is often next to it', () => {
    expect(titlesOf('policy advisor')).toEqual(['Energy Policy Adviser']);
  });

  test('quality inspectors are people of quality before others who inspect', () => {
    expect(titlesOf('inspecteur qualité')[0]).toBe('Quality Assurance Engineer');
  });

  test('of the people of its function, those of the level are first', () => {
    expect(titlesOf('accounts payable manager')).toEqual(['Accounting Manager', 'Accountant', 'Contadora']);
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
