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
