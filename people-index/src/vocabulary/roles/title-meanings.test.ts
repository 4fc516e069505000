import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import { linker } from '../../../test/opened-vocabulary.ts';
import type { PeopleIndex } from '../../index.ts';

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

describe('The meaning of titles and roles', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(titles.map((title) => ({ title })));
  });
  const titlesOf = (text: string) => index.search({ text, limit: 30, after: 0 }).hits.map(({ person }) => person.title);

  test.each([
    ['serrurier', 'Key Account Manager'],
    ['Bäcker', 'Gestionnaire back-office'],
    ['Schmied', 'Attaché de presse'],
    ['Bauingenieur', 'Mechanical Engineer'],
  ])('%s does not find %s, which shares a word in another meaning', (text, title) => {
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

  test('an unknown word is matched literally next to a translated one', () => {
    expect(titlesOf('consulente SAP')).toEqual(['SAP Consultant']);
  });

  test('the position of a text is sharp if its concepts are close to each other', () => {
    const isSharp = (text: string) => linker.positionOf(linker.link(text))?.isSharp;
    expect([isSharp('locksmith'), isSharp('engineer'), isSharp('Technicien CVC')]).toEqual([true, false, undefined]);
  });
});
