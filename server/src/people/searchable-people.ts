import { PeopleIndex } from '@directory/people-index';
import type { MemoryFigures, PersonSummary, SearchAnswer, SearchQuery, Workplace } from '@directory/people-index';
import type { PeopleFollower } from './people-memory.ts';
import type { Person } from './person.ts';
import type { References } from './reference-lists.ts';
import { searchablePerson } from './searchable-person.ts';

export type IndexFigures = Pick<MemoryFigures, 'bytes' | 'segments'>;

/** The people index, kept up to date with the store. */
export interface SearchablePeople extends PeopleFollower {
  search(query: SearchQuery): SearchAnswer;
  /** The fields that a list shows; undefined for leavers and unknown ids. */
  summary(id: number): PersonSummary | undefined;
  figures(): IndexFigures;
  /** Where a person works; undefined for leavers and unknown ids. */
  workplace(id: number): Workplace | undefined;
}

/** @param onError gets errors of work in the background that only makes searches slower */
export function searchablePeople(references: References, onError: (error: unknown) => void): SearchablePeople {
  let index = PeopleIndex.build([]);
  const indexed = (person: Person) => searchablePerson(person, references);
  return {
    search: (query) => index.search(query),
    summary: (id) => index.get(id),
    workplace: (id) => index.workplace(id),
    figures: () => index.memory(),
    rebuild() {
      const builder = PeopleIndex.builder({ onError });
      return {
        add: (person) => builder.add(indexed(person)),
        finish() {
          const before = index;
          index = builder.finish();
          before.close().catch(onError);
        },
      };
    },
    put: (person) => index.put(indexed(person)),
    putMany: (people) => index.putMany(people.map(indexed)),
    remove: (id) => void index.remove(id),
    close: () => index.close(),
  };
}
