import { readFileSync } from 'node:fs';
import type { IndexedPerson } from '../src/index.ts';
import { emptyPerson } from '../test/empty-person.ts';
import { foldWords } from '../src/language/fold.ts';
import { nicknamesOf } from '../src/language/nicknames/nicknames.ts';
import { nameKey, nameKeys } from './name-book.ts';
import type { ScoredPerson, ScoreQuery } from './score-query.ts';

/** Maps the cultures of labelled rows to those of the generated group. */
const groupCultures: Readonly<Record<string, string>> = {
  african: 'westAfrican', arabic: 'levantine', persian: 'iranian', hindi: 'indian', punjabi: 'indian', gujarati: 'indian', urdu: 'pakistani', kana: 'japanese', taiwanese: 'chinese', scandinavian: 'swedish',
}; // prettier-ignore

function rowsOf(file: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`./labelled/${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
}

/** The hand-labelled queries and the people they search for. */
export interface LabelledSet {
  /** To be indexed together with the group, so that every labelled name exists. */
  readonly people: readonly ScoredPerson[];
  readonly queries: readonly ScoreQuery[];
}

function named(id: number, firstName: string, lastName: string): IndexedPerson {
  return { ...emptyPerson, id, login: `labelled${id}@names.example`, firstName, lastName };
}

/** Reads the labelled rows. `firstId` is the id of the first person created; the others are numbered consecutively. */
export function labelledSet(firstId: number): LabelledSet {
  const people: ScoredPerson[] = [];
  const queries: ScoreQuery[] = [];
  const add = (culture: string, firstName: string, lastName: string): void => {
    people.push({ person: named(firstId + people.length, firstName, lastName), culture });
  };
  const ask = (
    queryClass: ScoreQuery['class'],
    culture: string,
    text: string,
    isAnswer: ScoreQuery['isAnswer'],
  ): void => {
    queries.push({ class: queryClass, culture, text, isAnswer, expectsNobody: false });
  };
  for (const [label, firstName, lastName, spoken] of rowsOf('phonetic.csv') as [string, string, string, string][]) {
    const culture = groupCultures[label] ?? label;
    add(culture, firstName, lastName);
    const key = nameKey(firstName, lastName);
    const spokenKey = nameKey(spoken);
    const spokenFirst = spoken.split(' ')[0] ?? '';
    const isNickname = [spokenFirst, firstName].flatMap((first) =>
      [lastName, spoken.split(' ').at(-1) ?? ''].map((last) => hasNickname(first, firstName, last)),
    );
    ask(
      'phonetic',
      culture,
      spoken,
      (person) =>
        nameKeys(person).some((name) => name === key || name === spokenKey) || isNickname.some((isSo) => isSo(person)),
    );
  }
  for (const [label, firstName, lastName, nickname] of rowsOf('nicknames.csv') as [string, string, string, string][]) {
    const culture = groupCultures[label] ?? label;
    add(culture, firstName, lastName);
    ask('nicknameLabelled', culture, `${nickname} ${lastName}`, hasNickname(nickname, firstName, lastName));
    ask('nicknameLabelled', culture, `${firstName} ${lastName}`, hasNickname(firstName, nickname, lastName));
  }
  const rows = rowsOf('scripts.csv') as [string, string, string, string, string][];
  const keysOfLatin = new Map<string, Set<string>>();
  for (const [, nativeFirst, nativeLast, firstName, lastName] of rows) {
    const latin = nameKey(firstName, lastName);
    const keys = keysOfLatin.get(latin) ?? new Set([latin, nameKey(lastName, firstName)]);
    keys.add(nameKey(nativeFirst, nativeLast)).add(nameKey(nativeLast, nativeFirst));
    keysOfLatin.set(latin, keys);
  }
  rows.forEach(([label, nativeFirst, nativeLast, firstName, lastName], index) => {
    const culture = groupCultures[label] ?? label;
    const keys = keysOfLatin.get(nameKey(firstName, lastName));
    const isAnswer = (person: IndexedPerson): boolean => nameKeys(person).some((name) => keys?.has(name));
    // One direction per row: otherwise the same name in the script of the query would be found first.
    if (index % 2 === 0) {
      add(culture, firstName, lastName);
      ask('nativeToLatin', culture, nativeNameOf(label, nativeFirst, nativeLast), isAnswer);
    } else {
      add(culture, nativeFirst, nativeLast);
      ask('latinToNative', culture, `${firstName} ${lastName}`, isAnswer);
    }
  });
  for (const [culture, nativeFirst, nativeLast, firstName, lastName] of rowsOf('transcriptions.csv') as typeof rows) {
    add(culture, firstName, lastName);
    const key = nameKey(firstName, lastName);
    const isAnswer = (person: IndexedPerson): boolean => nameKeys(person).includes(key);
    ask('nativeToLatin', culture, `${nativeFirst} ${nativeLast}`, isAnswer);
  }
  return { people, queries };
}

const familyFirst = new Set(['chinese', 'cantonese', 'taiwanese', 'japanese', 'korean']);

/** The full name as customarily written: in East Asia family name first, without a space. */
function nativeNameOf(label: string, firstName: string, lastName: string): string {
  return familyFirst.has(label) ? lastName + firstName : `${firstName} ${lastName}`;
}

/** Matches people with this last name whose first name is the typed one, the intended one, or a nickname of the typed one. */
export function hasNickname(typed: string, intended: string, lastName: string): (person: IndexedPerson) => boolean {
  const lastKey = nameKey(lastName);
  const typedWords = foldWords(typed);
  const accepted = new Set([...typedWords, ...foldWords(intended)]);
  for (const related of nicknamesOf(typedWords.join(' '))) accepted.add(related.name);
  return (person) => {
    if (nameKey(person.lastName) === lastKey && foldWords(person.firstName).some((word) => accepted.has(word)))
      return true;
    return person.otherNames.some(
      (name) => nameKey(name).endsWith(lastKey) && foldWords(name).some((word) => accepted.has(word)),
    );
  };
}
