import { PeopleIndex } from '@directory/people-index';
import type { IndexedPerson, PersonSummary, SearchAnswer, SearchQuery } from '@directory/people-index';
import type { PeopleFollower } from './people-memory.ts';
import type { References } from './reference-lists.ts';
import { searchablePerson } from './searchable-person.ts';

/** The people index, updated from the store. */
export interface SearchablePeople extends PeopleFollower {
  search(query: SearchQuery): SearchAnswer;
  /** What a list shows of a person; undefined for leavers and unknown ids. */
  summary(id: number): PersonSummary | undefined;
}

export function searchablePeople(references: References): SearchablePeople {
  let index = PeopleIndex.build([]);
  return {
    search: (query) => index.search(query),
    summary: (id) => index.get(id),
    rebuild() {
      const people: IndexedPerson[] = [];
      return {
        add: (person) => people.push(searchablePerson(person, references)),
        finish() {
          index = PeopleIndex.build(people);
        },
      };
    },
    put: (person) => index.put(searchablePerson(person, references)),
    remove: (id) => void index.remove(id),
  };
}
