import { PeopleIndex, Synonyms } from '@directory/people-index';
import type {
  MemoryFigures,
  PersonSummary,
  SearchAnswer,
  SearchQuery,
  Storable,
  Vocabulary,
  Workplace,
} from '@directory/people-index';
import type { PeopleFollower } from '../memory/people-memory.ts';
import type { Person } from '../person.ts';
import type { References } from '../reference-lists.ts';
import { searchablePerson } from './searchable-person.ts';

/** Minimum number of people for which the index is built on a worker thread. With fewer, starting the thread takes longer than it saves. */
const minPeopleForThread = 20_000;

export type IndexFigures = Pick<MemoryFigures, 'bytes' | 'segments'>;

/** The people index, kept up to date with the database. */
export interface SearchablePeople extends PeopleFollower {
  search(query: SearchQuery): SearchAnswer;
  /** For these, see `PeopleIndex`. */
  readonly countByField: PeopleIndex['countByField'];
  readonly searchWithin: PeopleIndex['searchWithin'];
  readonly findByIdentifier: PeopleIndex['findByIdentifier'];
  readonly hasWholeName: PeopleIndex['hasWholeName'];
  /** The fields shown in lists; undefined for leavers and unknown ids. */
  summary(id: number): PersonSummary | undefined;
  figures(): IndexFigures;
  /**
   * Makes searches recognise roles, places and units. Resolves when the job titles of all people have been read. Until they are also linked
   * to occupations, searches for roles find fewer people.
   */
  setVocabulary(vocabulary: Vocabulary): Promise<void>;
  /** Replaces the company's own synonyms for roles, places and units. They apply from the next search on. */
  setSynonyms(synonyms: Synonyms): void;
  /** The workplace of a person; undefined for leavers and unknown ids. */
  workplace(id: number): Workplace | undefined;
}

/** @param onError receives errors of background work whose failure only makes searches slower */
export function searchablePeople(references: References, onError: (error: unknown) => void): SearchablePeople {
  let index = PeopleIndex.build([]);
  let synonyms = Synonyms.of([]);
  let vocabulary: Vocabulary | undefined;
  const indexed = (person: Person) => searchablePerson(person, references);
  const replaceBy = (next: PeopleIndex) => {
    const before = index;
    index = next;
    index.setSynonyms(synonyms);
    if (vocabulary !== undefined) index.setVocabulary(vocabulary).catch(onError);
    before.close().catch(onError);
  };
  return {
    search: (query) => index.search(query),
    countByField: (query, options) => index.countByField(query, options),
    searchWithin: (query, maxWork) => index.searchWithin(query, maxWork),
    findByIdentifier: (text, maxWork) => index.findByIdentifier(text, maxWork),
    hasWholeName: (id, text) => index.hasWholeName(id, text),
    summary: (id) => index.get(id),
    workplace: (id) => index.workplace(id),
    figures: () => index.memory(),
    async setVocabulary(opened) {
      vocabulary = opened;
      index.setVocabulary(opened).catch(onError);
      await index.titlesRead();
    },
    setSynonyms(opened) {
      synonyms = opened;
      index.setSynonyms(opened);
    },
    rebuild(expected = 0) {
      if (expected >= minPeopleForThread) {
        const builder = PeopleIndex.builderOnThread({ onError });
        return {
          add: (person) => builder.add(indexed(person)),
          ready: () => builder.ready(),
          finish: async () => replaceBy(await builder.finish()),
          abandon: () => builder.abandon(),
        };
      }
      const builder = PeopleIndex.builder({ onError });
      return { add: (person) => builder.add(indexed(person)), finish: () => replaceBy(builder.finish()) };
    },
    stored: async () => index.stored(),
    restore(stored) {
      replaceBy(PeopleIndex.open(stored as Storable, { onError }));
    },
    retains: (id) => index.retains(id),
    purge: () => index.purge(),
    put: (person) => index.put(indexed(person)),
    putMany: (people, moreFollow) => index.putMany(people.map(indexed), { moreFollow }),
    untilTaken: () => index.untilTaken(),
    remove: (id) => void index.remove(id),
    close: () => index.close(),
  };
}
