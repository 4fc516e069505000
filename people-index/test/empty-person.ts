import { completePerson, type IndexedPerson } from '../src/index.ts';

const { id: _, ...fields } = completePerson({ id: 1 });

/** A person without any data. Tests set the fields that matter to them. */
export const emptyPerson: Omit<IndexedPerson, 'id'> = fields;
