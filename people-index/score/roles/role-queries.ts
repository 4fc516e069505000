import type { IndexedPerson } from '../../src/index.ts';
import { foldWords } from '../../src/language/fold.ts';
import type { ScoredPerson } from '../score-query.ts';
import { Seeded } from '../seeded-random.ts';
import { placesTyped, type Work, works } from './work.ts';

export const roleClasses = {
  role: 'role, other languages included',
  place: 'place, other languages included',
  roleAndPlace: 'role and place',
  roleAndName: 'role and name',
  unit: 'role and unit',
} as const;
export type RoleClass = keyof typeof roleClasses;

export interface RoleQuery {
  readonly class: RoleClass;
  readonly language: string;
  readonly text: string;
  readonly isAnswer: (person: IndexedPerson) => boolean;
}

const languages = ['en', 'fr', 'es', 'it', 'nl', 'pt'];
const seed = 20_261_123;
const namesPerLanguage = 30;
const placesPerRole = 2;

/** People with titles that are in no table, with the names and workplaces of people of the group. Their ids follow those of the group. */
export function unseenTitles(group: readonly ScoredPerson[]): IndexedPerson[] {
  const random = new Seeded(seed);
  const last = group.reduce((greatest, { person }) => Math.max(greatest, person.id), 0);
  return works
    .flatMap(({ unseen }) => unseen)
    .map((title, index) => {
      const { person } = random.pick(group);
      return { ...person, id: last + index + 1, login: `unseen${index}@group.example`, title, jobFamily: '' };
    });
}

/** Queries for roles, places and units, each with its relevant people. Queries without a relevant person in the group are left out. */
export function roleQueries(people: readonly IndexedPerson[]): RoleQuery[] {
  const random = new Seeded(seed + 1);
  const queries: RoleQuery[] = [];
  const does = ({ titles }: Work, { title }: IndexedPerson) => titles.test(title);
  const isAt = ({ country, city }: (typeof placesTyped)[number], person: IndexedPerson) =>
    person.country === country && (city === undefined || person.city === city);
  const add = (query: RoleQuery) => {
    if (!people.some(query.isAnswer)) return;
    // People whose name is the text are relevant, too.
    const words = foldWords(query.text);
    const isCalled = ({ firstName, lastName, otherNames }: IndexedPerson) => {
      const own = new Set(foldWords([firstName, lastName, ...otherNames].join(' ')));
      return words.every((word) => own.has(word));
    };
    queries.push({ ...query, isAnswer: (person) => query.isAnswer(person) || isCalled(person) });
  };
  for (const [index, language] of languages.entries()) {
    for (const work of works) {
      const typed = work.typed[index]!;
      add({ class: 'role', language, text: typed, isAnswer: (person) => does(work, person) });
      for (let round = 0; round < placesPerRole * 2; round++) {
        const where = random.pick(placesTyped);
        const words = [typed, where.typed[index]!];
        const text = (round === 0 ? words : words.toReversed()).join(' ');
        add({ class: 'roleAndPlace', language, text, isAnswer: (person) => does(work, person) && isAt(where, person) });
      }
      const unit = random.pick(['GRDF', 'Storengy', 'Tractebel', 'GBS']);
      const isIn = ({ gbuCode }: IndexedPerson) => gbuCode.toLowerCase().startsWith(unit.toLowerCase());
      add({
        class: 'unit',
        language,
        text: `${typed} ${unit}`,
        isAnswer: (person) => does(work, person) && isIn(person),
      });
    }
    for (const where of placesTyped)
      add({ class: 'place', language, text: where.typed[index]!, isAnswer: (person) => isAt(where, person) });
    for (let round = 0; round < namesPerLanguage; round++) {
      const person = random.pick(people);
      const work = works.find((own) => does(own, person));
      if (work === undefined || person.lastName === '') continue;
      add({
        class: 'roleAndName',
        language,
        text: `${person.lastName} ${work.typed[index]!}`,
        isAnswer: (other) => other.lastName === person.lastName && does(work, other),
      });
    }
  }
  return queries;
}
