import { completePerson, PeopleIndex } from '../src/index.ts';
import type { IndexedPerson } from '../src/index.ts';
import { vocabulary } from './opened-vocabulary.ts';

/** An index of people with the vocabulary. Ids are the positions in the list, from 1. */
export async function indexWithVocabulary(people: readonly Partial<IndexedPerson>[]): Promise<PeopleIndex> {
  const index = PeopleIndex.build(people.map((person, position) => completePerson({ ...person, id: position + 1 })));
  await index.setVocabulary(vocabulary);
  return index;
}
