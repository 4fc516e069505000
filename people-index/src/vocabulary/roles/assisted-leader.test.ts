import { beforeAll, describe, expect, test } from 'vitest';
import { indexWithVocabulary } from '../../../test/index-with-vocabulary.ts';
import type { PeopleIndex } from '../../index.ts';

const titles = [
  'Executive Assistant',
  'Assistante de direction',
  'Assistante du directeur général',
  'Executive Assistant to the CEO',
  'Chief Executive Officer',
  'Directeur général',
  'Directeur financier',
  'Responsable RH',
  'Assistant Director Procurement',
  'Assistant chef de projet',
];
const assistants = titles.slice(0, 4).toSorted();

describe('The assistant of somebody who leads', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexWithVocabulary(titles.map((title) => ({ title })));
  });
  const found = (text: string) => index.search({ text, limit: 30, after: 0 }).hits.map(({ person }) => person.title);

  test.each([
    'assistant to the CEO',
    'CEO assistant',
    'CEO’s assistant',
    'assistante du DRH',
    'assistant of the finance director',
    'assistante du responsable RH',
    'secrétaire du directeur financier',
    'Assistentin des Geschäftsführers',
    'asistente del director general',
    'assistente del direttore',
    'assistente do diretor',
    'assistent van de directeur',
  ])('%s finds assistants, and not the leaders', (text) => {
    expect(found(text).toSorted()).toEqual(assistants);
  });

  test('comes first with that very title', () => {
    expect(found('assistante du directeur général')[0]).toBe('Assistante du directeur général');
  });

  test('comes after the leaders if only the leader is wanted', () => {
    expect(found('CEO').toSorted()).toEqual([
      'Chief Executive Officer',
      'Directeur général',
      'Executive Assistant to the CEO',
    ]);
    expect(found('CEO').at(-1)).toBe('Executive Assistant to the CEO');
    expect(found('directeur financier')).toEqual(['Directeur financier']);
  });

  test('a deputy is not an assistant', () => {
    expect(found('assistant director')[0]).toBe('Assistant Director Procurement');
    expect(found('assistant chef de projet')).toEqual(['Assistant chef de projet']);
  });
});
