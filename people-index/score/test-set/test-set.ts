import type { IndexedPerson } from '../../src/index.ts';
import { fold, foldWords } from '../../src/language/fold.ts';
import { scriptOf } from '../../src/language/script.ts';
import { emptyPerson } from '../../test/empty-person.ts';
import { NameBook, nameKey, nameKeys } from '../name-book.ts';
import type { ScoredPerson, ScoreQuery } from '../score-query.ts';
import { Seeded } from '../seeded-random.ts';
import { acrossScripts, hanja, nicknameAcrossScripts, toHanja } from './across-scripts.ts';
import { extraMiddleName, extraNickname, extraPatronymic, extraSurname, longerAlias } from './extra-words.ts';
import { abbreviation, initialsAndParticles, localNickname, publicNickname } from './given-name-forms.ts';
import { honorific } from './honorifics.ts';
import { wrongLayout } from './layouts.ts';
import { spellings } from './spellings.ts';
import { fullName, type MakeCases, type Recorded, type TestCase, unorderedKey } from './test-case.ts';
import { type TestClass, testClasses } from './test-classes.ts';
import { beginsWithOneTypo, unfinishedTypo } from './unfinished-typos.ts';

/** Factor by which more cases are created than needed, since some people are in other classes. */
const spareFactor = 4;
/** Different from the seed of the development set. */
const seed = 77_002_611;

const makers: Partial<Record<TestClass, MakeCases>> = {
  ...acrossScripts,
  ...spellings,
  extraMiddleName,
  extraSurname,
  extraPatronymic,
  extraNickname,
  longerAlias,
  unfinishedTypo,
  hanja,
  toHanja,
  nicknameAcrossScripts,
  publicNickname,
  localNickname,
  abbreviation,
  initialsAndParticles,
  honorific,
  wrongLayout,
};

export interface TestSet {
  /** The people to search for and their companions, to be indexed together with the group. */
  readonly people: readonly IndexedPerson[];
  readonly queries: readonly ScoreQuery<TestClass>[];
}

/**
 * Builds the test set among a group. Each person to search for has two companions: people of the group who get the first or the last name
 * of that person, so that one of the names is not enough. The ids of the people follow the largest id of the group.
 */
export function buildTestSet(group: readonly ScoredPerson[]): TestSet {
  const cases = testCases();
  const random = new Seeded(seed);
  const scriptsOf = (first: string, last: string): string => `${scriptOf(first)} ${scriptOf(last)}`;
  const companions = Map.groupBy(group, ({ person }) => scriptsOf(person.firstName, person.lastName));
  const casesByScript = Map.groupBy(cases, ({ recorded }) => scriptsOf(recorded.first, recorded.last));
  let id = group.reduce((greatest, { person }) => Math.max(greatest, person.id), 0);
  const people: IndexedPerson[] = [];
  const add = ({ first, last }: Recorded, like?: IndexedPerson): number => {
    id++;
    const login = `t${id}@names.example`;
    people.push({
      ...(like ?? emptyPerson),
      id,
      login,
      firstName: first,
      lastName: last,
      otherNames: [],
      email: '',
      phones: [],
    });
    return id;
  };
  const book = new NameBook(group.map(({ person }) => person));
  const queries: ScoreQuery<TestClass>[] = [];
  for (const one of cases) {
    const { recorded } = one;
    const isRight = isRelevant(one);
    if (one.mustBeUnambiguous && book.matchesSomeoneElse(one.text, isRight)) continue;
    const index = random.pick(group).person;
    const target = add(recorded, { ...index, otherNames: [] });
    const script = scriptsOf(recorded.first, recorded.last);
    const draw = (): { person: IndexedPerson; name: Recorded } => {
      const drawn = companions.get(script) ?? [];
      // The group has few people with names in some scripts.
      if (drawn.length < 20)
        return { person: random.pick(group).person, name: random.pick(casesByScript.get(script) ?? [one]).recorded };
      const { person } = random.pick(drawn);
      return { person, name: { first: person.firstName, last: person.lastName } };
    };
    for (const isLast of [true, false]) {
      const { person, name } = draw();
      const companion = isLast
        ? { first: name.first, last: recorded.last }
        : { first: recorded.first, last: name.last };
      if (unorderedKey(fullName(companion)) !== unorderedKey(fullName(recorded))) add(companion, person);
    }
    queries.push({
      class: one.class,
      culture: scriptOf(recorded.last) ?? 'latin',
      text: one.text,
      isAnswer: (person) => person.id === target || isRight(person),
      expectsNobody: false,
    });
  }
  return { people, queries };
}

/** The cases of all classes, the same in each run. No person is in two of them: one could be found instead of the other. */
export function testCases(): TestCase[] {
  const used = new Set<string>();
  return Object.entries(testClasses).flatMap(([name, { wanted }], index) => {
    const made = (makers[name as TestClass] as MakeCases)(wanted * spareFactor, new Seeded(seed + index));
    const own: TestCase[] = [];
    for (const one of made) {
      const keys = [fullName(one.recorded), ...one.alsoRelevant].map(unorderedKey);
      if (own.length === wanted || keys.some((key) => used.has(key))) continue;
      for (const key of keys) used.add(key);
      own.push(one);
    }
    return own;
  });
}

const unorderedKeys = new WeakMap<IndexedPerson, string>();

/** Cached: relevance is judged often. */
function keyOf(person: IndexedPerson): string {
  let key = unorderedKeys.get(person);
  if (key === undefined) {
    key = unorderedKey(`${person.firstName} ${person.lastName}`);
    unorderedKeys.set(person, key);
  }
  return key;
}

/** Whether a person has one of the relevant names, in any order of first and last name. */
function isRelevant({ class: own, recorded, text, alsoRelevant }: TestCase): (person: IndexedPerson) => boolean {
  const names = [fullName(recorded), text, ...alsoRelevant];
  const right = new Set(names.map(unorderedKey));
  const joined = new Set(names.map((name) => nameKey(name)));
  const typed = foldWords(text);
  const initial = fold(recorded.first)[0] ?? '';
  const last = nameKey(recorded.last);
  return (person) => {
    if (right.has(keyOf(person)) || joined.has(nameKeys(person)[0] ?? '')) return true;
    if (own === 'initialsAndParticles')
      return nameKey(person.lastName) === last && fold(person.firstName).startsWith(initial);
    return (
      own === 'unfinishedTypo' &&
      foldWords(person.firstName)[0] === typed[0] &&
      beginsWithOneTypo(typed.at(-1) ?? '', person.lastName)
    );
  };
}
