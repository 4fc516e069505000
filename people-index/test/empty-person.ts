import { completePerson, type IndexedPerson } from '../src/index.ts';

const { id: _, ...fields } = completePerson({ id: 1 });

/** A person about whom nothing is known. Tests fill in the fields that matter to them. */
export const emptyPerson: Omit<IndexedPerson, 'id'> = fields;
