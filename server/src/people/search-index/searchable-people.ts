import { PeopleIndex } from '@directory/people-index';
import type {
  MemoryFigures,
  PersonSummary,
  SearchAnswer,
  SearchQuery,
  Storable,
  SynonymEntry,
  Vocabulary,
  Workplace,
} from '@directory/people-index';
import type { PeopleFollower } from '../memory/people-memory.ts';
import type { Person } from '../person.ts';
import type { References } from '../reference-lists.ts';
import { searchablePerson } from './searchable-person.ts';

/** With fewer people, starting a thread takes longer than it saves. */
const fewestForThread = 20_000;

export type IndexFigures = Pick<MemoryFigures, 'bytes' | 'segments'>;

/** The people index, kept up to date with the store. */
export interface SearchablePeople extends PeopleFollower {
  search(query: SearchQuery): SearchAnswer;
  /** See `PeopleIndex`. */
  readonly countByField: PeopleIndex['countByField'];
  readonly searchWithin: PeopleIndex['searchWithin'];
  readonly findByIdentifier: PeopleIndex['findByIdentifier'];
  readonly hasWholeName: PeopleIndex['hasWholeName'];
  /** The fields that a list shows; undefined for leavers and unknown ids. */
  summary(id: number): PersonSummary | undefined;
  figures(): IndexFigures;
  /** From now on, texts are read as roles, places and units too. Resolves when the titles of all people are read; until they are linked to occupations, fewer are found. */
  setVocabulary(vocabulary: Vocabulary): Promise<void>;
  /** Replaces the company's own words for roles, places and units; used by the next search. */
  setSynonyms(entries: readonly SynonymEntry[]): void;
  /** Where a person works; undefined for leavers and unknown ids. */
  workplace(id: number): Workplace | undefined;
}

/** @param onError gets errors of work in the background that only makes searches slower */
export function searchablePeople(references: References, onError: (error: unknown) => void): SearchablePeople {
  let index = PeopleIndex.build([]);
  let synonyms: readonly SynonymEntry[] = [];
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
    setSynonyms(entries) {
      synonyms = entries;
      index.setSynonyms(entries);
    },
    rebuild(expected = 0) {
      if (expected >= fewestForThread) {
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
