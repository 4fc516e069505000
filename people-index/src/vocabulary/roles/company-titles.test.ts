import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import type { PeopleIndex } from '../../index.ts';

const titles = [
  'Frigoriste',
  'Installation Technician',
  'Plombier chauffagiste',
  'Monter instalacji',
  'Gas Trader',
  'Energy Centre Supervisor',
  'Control Room Operator',
  'Opératrice de conduite',
  'Dessinateur projeteur',
  'Tekenaar',
  'UX Designer',
  'Project Manager',
  'Mecanicien',
  'Technicien gaz',
  'Chef d’équipe Achats',
  'Responsable RH',
  'Plant Manager',
  'Decommissioning Manager',
  'Cleaner',
  'Truck Driver',
  'Fleet Manager',
  'Shift Supervisor',
  'Machinist',
  'CSR Project Officer',
  'Caretaker',
  'Conducteur de travaux',
  'Conductrice de chaufferie',
  'Comptable fournisseurs',
  'Agent administratif',
  'Contrôleuse de gestion',
  'Data Scientist',
  'Senior Data Engineer',
];

describe('Company titles in other words', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(titles.map((title) => ({ title })));
  });
  const found = (text: string) => index.search({ text, limit: 30, after: 0 }).hits.map(({ id }) => titles[id - 1]!);

  test.each([
    ['refrigeration technician', 'Frigoriste'],
    ['Kältetechniker', 'Frigoriste'],
    ['heating engineer', 'Plombier chauffagiste'],
    ['energy trader', 'Gas Trader'],
    ['négociant en énergie', 'Gas Trader'],
    ['draughtsman', 'Dessinateur projeteur'],
    ['mécano', 'Mecanicien'],
    ['capo squadra', 'Chef d’équipe Achats'],
  ])('%s finds %s', (text, title) => {
    expect(found(text)).toContain(title);
  });

  test.each([
    ['directeur d’usine', 'Plant Manager'],
    ['director de fábrica', 'Plant Manager'],
    ['Werksleiter', 'Plant Manager'],
    ['Rückbauleiter', 'Decommissioning Manager'],
    ['Reinigungskraft', 'Cleaner'],
    ['agent d’entretien', 'Cleaner'],
    ['camionero', 'Truck Driver'],
    ['gestionnaire de flotte', 'Fleet Manager'],
    ['jefe de turno', 'Shift Supervisor'],
    ['capoturno', 'Shift Supervisor'],
    ['Zerspanungsmechaniker', 'Machinist'],
    ['chargé de mission RSE', 'CSR Project Officer'],
    ['huismeester', 'Caretaker'],
    ['boiler operator', 'Conductrice de chaufferie'],
    ['facture fournisseur', 'Comptable fournisseurs'],
    ['business controller', 'Contrôleuse de gestion'],
  ])('%s finds only %s', (text, title) => {
    expect(found(text)).toEqual([title]);
  });

  test.each([
    ['responsable magasin', 'Responsable RH'],
    ['driver', 'Conducteur de travaux'],
    ['driver', 'Conductrice de chaufferie'],
    ['account manager', 'Comptable fournisseurs'],
    ['Referent Personal', 'Agent administratif'],
    ['conductor', 'Conducteur de travaux'],
    ['refrigeration technician', 'Plombier chauffagiste'],
    ['energy trader', 'Energy Centre Supervisor'],
    ['draughtsman', 'UX Designer'],
    ['project manager', 'Dessinateur projeteur'],
  ])('%s does not find %s', (text, title) => {
    expect(found(text)).not.toContain(title);
  });

  test('lists the same work at another level before similar work', () => {
    expect(found('lead data engineer')).toEqual(['Senior Data Engineer', 'Data Scientist']);
  });

  test.each(['operatore sala controllo', 'opérateur salle de commande', 'salle de commande', 'control room'])(
    '%s finds control room operators',
    (text) => {
      expect(found(text)).toEqual(['Control Room Operator', 'Opératrice de conduite']);
    },
  );

  test.each(['gas', 'gaz'])('%s is read as a role although it is short, because titles have it', (text) => {
    expect(found(text).toSorted()).toEqual(['Gas Trader', 'Technicien gaz']);
  });
});

describe('Words that mean something else in another title', () => {
  const others = [
    'Security Guard',
    'Chief Information Security Officer',
    'Capoturno',
    'Shift Supervisor',
    'Chargé de mission handicap',
    'Consolidation Specialist',
    'Responsabile commerciale',
    'Fleet Manager',
    'Médecin du travail',
    'Warehouse Operative',
    'Comptable fournisseurs',
    'Chargée d’affaires',
    'Project Manager',
    'Head of Project Delivery',
    'Head of Engineering',
    'Bauleiter',
    'Cleaner',
  ];
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(others.map((title) => ({ title })));
  });
  const found = (text: string) => index.search({ text, limit: 30, after: 0 }).hits.map(({ id }) => others[id - 1]!);

  test.each([
    ['agent de sécurité', ['Security Guard']],
    ['Wachmann', ['Security Guard']],
    ['IT security officer', ['Chief Information Security Officer']],
    ['chargé d’affaires', ['Chargée d’affaires']],
    ['technical officer', []],
    ['Flottenmanager', ['Fleet Manager']],
    ['medico competente', ['Médecin du travail']],
    ['gestionnaire de stock', ['Warehouse Operative']],
    ['femme de ménage', ['Cleaner']],
  ])('%s finds only %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('two words for staff are no other word for staff: a chargé de mission is no specialist', () => {
    expect(found('chargé de mission')[0]).toBe('Chargé de mission handicap');
    expect(found('chargé de mission')).not.toContain('Consolidation Specialist');
  });

  test('Schichtleiter finds people who lead a shift, whatever the language', () => {
    expect(found('Schichtleiter').toSorted()).toEqual(['Capoturno', 'Shift Supervisor']);
  });

  test('a compound that is a position has its level: a Projektleiter is no head, and a Bauleiter no Abteilungsleiter', () => {
    expect(found('Projektleiter').slice(0, 2)).toEqual(['Project Manager', 'Head of Project Delivery']);
    expect(found('Abteilungsleiter')).not.toContain('Bauleiter');
  });
});
