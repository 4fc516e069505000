import { PeopleIndex } from '@directory/people-index';
import type { IndexedPerson, PersonSummary, SearchAnswer, SearchQuery, Workplace } from '@directory/people-index';
import type { PeopleFollower } from './people-memory.ts';
import type { References } from './reference-lists.ts';
import { searchablePerson } from './searchable-person.ts';

/** The people index, kept up to date with the store. */
export interface SearchablePeople extends PeopleFollower {
  search(query: SearchQuery): SearchAnswer;
  /** The fields that a list shows; undefined for leavers and unknown ids. */
  summary(id: number): PersonSummary | undefined;
  /** Where a person works; undefined for leavers and unknown ids. */
  workplace(id: number): Workplace | undefined;
}

export function searchablePeople(references: References): SearchablePeople {
  let index = PeopleIndex.build([]);
  return {
    search: (query) => index.search(query),
    summary: (id) => index.get(id),
    workplace: (id) => index.workplace(id),
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
