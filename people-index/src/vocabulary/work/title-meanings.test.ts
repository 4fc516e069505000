import { beforeAll, describe, expect, test } from 'vitest';
import { emptyPerson } from '../../../test/empty-person.ts';
import { linker, vocabulary } from '../../../test/opened-vocabulary.ts';
import { PeopleIndex } from '../../index.ts';

const titles = [
  'Technicien CVC',
  'HVAC Technician',
  'Gestionnaire facturation',
  'Facturatiemedewerker',
  'Billing Specialist',
  'Key Account Manager',
  'Credit Analyst',
  'Gestionnaire back-office',
  'Attaché de presse',
  'SAP Consultant',
  'Engenheiro Civil',
  'Mechanical Engineer',
];

describe('What titles and roles mean', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    const people = titles.map((title, place) => ({ ...emptyPerson, id: place + 1, login: `P${place}`, title }));
    index = PeopleIndex.build(people);
    await index.setVocabulary(vocabulary);
  });
  const titlesOf = (text: string) => index.search({ text, limit: 30, after: 0 }).hits.map(({ person }) => person.title);

  test.each([
    ['serrurier', 'Key Account Manager'],
    ['Bäcker', 'Gestionnaire back-office'],
    ['Schmied', 'Attaché de presse'],
    ['Bauingenieur', 'Mechanical Engineer'],
  ])('%s is no %s, with which it shares another meaning of a word', (text, title) => {
    expect(titlesOf(text)).not.toContain(title);
  });

  test.each([
    ['Technicien CVC', 'HVAC Technician'],
    ['HVAC Technician', 'Technicien CVC'],
    ['Billing Specialist', 'Gestionnaire facturation'],
    ['Gestionnaire facturation', 'Billing Specialist'],
    ['Billing Specialist', 'Facturatiemedewerker'],
    ['Bauingenieur', 'Engenheiro Civil'],
  ])('%s finds %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });

  test('a word that no language knows is found in titles beside one that is translated', () => {
    expect(titlesOf('consulente SAP')).toEqual(['SAP Consultant']);
  });

  test('a text has a sharp position where its concepts lie together', () => {
    const isSharp = (text: string) => linker.positionOf(linker.link(text))?.isSharp;
    expect([isSharp('locksmith'), isSharp('engineer'), isSharp('Technicien CVC')]).toEqual([true, false, undefined]);
  });
});
