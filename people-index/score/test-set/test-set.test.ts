import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatePeople } from '@directory/demo-group';
import { describe, expect, it, vi } from 'vitest';
import { PeopleIndex } from '../../src/index.ts';
import { indexedPerson } from '../indexed-group.ts';
import { NameBook } from '../name-book.ts';
import { rowsOf } from './data.ts';
import { fullName } from './test-case.ts';
import { testClasses } from './test-classes.ts';
import { buildTestSet, testCases } from './test-set.ts';
import { absentNameQueries } from './absent-names.ts';
import { wadeGilesOf } from './wade-giles.ts';
import { frenchLatin, germanLatin, polishLatin } from './cyrillic-spellings.ts';

vi.setConfig({ testTimeout: 60_000 });

const group = [...generatePeople({ count: 3000, seed: 2026 })].map((person, index) => ({
  person: indexedPerson(index + 1, person),
  culture: person.culture,
}));
const { people, queries } = buildTestSet(group);

/** Texts of the files of a folder, apart from tests. */
function filesOf(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|json|tsv|txt)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

const engine = filesOf(new URL('../../src', import.meta.url).pathname);
const labelled = readdirSync(new URL('../labelled', import.meta.url).pathname)
  .filter((path) => path.endsWith('.csv'))
  .map((path) => ({ path, text: readFileSync(new URL(`../labelled/${path}`, import.meta.url), 'utf8') }));

/**
 * Whole names of the rows: of twelve letters or more, since short names in a table can be adjacent by chance, or of three or more
 * characters of a script without spaces.
 */
function wholeNames(): Set<string> {
  const columns = (file: string, ...places: number[]) => rowsOf(file).flatMap((row) => places.map((index) => row[index] ?? '')); // prettier-ignore
  const names = [
    ...columns('scripts.tsv', 1, 2),
    ...columns('hanja.tsv', 0, 1, 2),
    ...columns('aliases.tsv', 0, 1),
    ...columns('variants.tsv', 1, 2),
    ...columns('respelled.tsv', 1, 2),
    ...rowsOf('people.tsv').map(([, first, last]) => `${first} ${last}`),
    ...rowsOf('particles.tsv').map(([first, last]) => `${first} ${last}`),
    ...rowsOf('congress.tsv').map(([first, , , last]) => `${first} ${last}`),
    ...testCases().flatMap(({ recorded, text }) => [fullName(recorded), text]),
  ].map((name) => name.toLowerCase());
  const joined = names.filter((name) => /^[\u3040-\u9fff\uac00-\ud7af ]+$/.test(name)).map((name) => name.replaceAll(' ', '')); // prettier-ignore
  return new Set([...names, ...joined].filter((name) => (name.includes(' ') && name.length >= 12) || /^[\u3040-\u9fff\uac00-\ud7af]{3,}$/.test(name))); // prettier-ignore
}

/** Everything in a text that can be a name: two to four words of a line, or three to six characters of a script without spaces. */
function piecesOf(text: string): Set<string> {
  const pieces = new Set<string>();
  for (const line of text.toLowerCase().split('\n')) {
    const words = line.split(/[\s"',]+/);
    for (const index of words.keys())
      for (const length of [2, 3, 4]) pieces.add(words.slice(index, index + length).join(' '));
    for (const [characters] of line.matchAll(/[\u3040-\u9fff\uac00-\ud7af]{3,}/g))
      for (let start = 0; start < characters.length - 2; start++)
        for (const length of [3, 4, 5, 6]) pieces.add(characters.slice(start, start + length));
  }
  return pieces;
}

describe('the rows of the test set', () => {
  it('are in no table of the search engine and in no labelled row of the development set', () => {
    const names = wholeNames();
    expect(names.size).toBeGreaterThan(8000);
    for (const { path, text } of [...engine, ...labelled])
      expect(
        [...piecesOf(text)].filter((piece) => names.has(piece)),
        path,
      ).toEqual([]);
  });

  it('are from sources that no table of the search engine uses', () => {
    const sources =
      /everypolitician|yomikun|NETransliteration|teampopong|SOEMPI|openempi|congress-legislators|every-politician-scrapers/i;
    for (const { path, text } of engine) expect(text.match(sources)?.[0], path).toBeUndefined();
  });
});

describe('buildTestSet', () => {
  it('has at least 40 queries of each class', () => {
    const counts = Map.groupBy(queries, (query) => query.class);
    for (const name of Object.keys(testClasses))
      expect(counts.get(name as keyof typeof testClasses)?.length ?? 0, name).toBeGreaterThanOrEqual(40);
  });

  it('has a matching person for each query, and others with one of the names of that person', () => {
    expect(people.length).toBeGreaterThan(queries.length * 2.5);
    for (const query of queries.filter((_, index) => index % 23 === 0))
      expect(people.some((person) => query.isAnswer(person)), `${query.class}: ${query.text}`).toBe(true); // prettier-ignore
  });

  it('builds the same queries each time', () => {
    const again = buildTestSet(group);
    expect(again.queries.map(({ text }) => text)).toEqual(queries.map(({ text }) => text));
    expect(again.people).toEqual(people);
  });

  it('finds the recorded name of each person first when it is typed as recorded', () => {
    const index = PeopleIndex.build(people);
    const wrong = people
      .filter((_, i) => i % 29 === 0)
      .filter(({ firstName, lastName }) => {
        const [first] = index.search({ text: `${firstName} ${lastName}`, limit: 1, after: 0 }).hits;
        return first?.person.firstName !== firstName && first?.person.lastName !== lastName;
      });
    expect(wrong).toEqual([]);
  });
});

describe('absentNameQueries', () => {
  it('has names in each script that nobody in the group has', () => {
    const book = new NameBook(group.map(({ person }) => person));
    const unborne = absentNameQueries(book);
    const counts = Map.groupBy(unborne, (query) => query.class);
    for (const own of counts.values()) expect(own.length).toBeGreaterThanOrEqual(100);
    expect(counts.size).toBe(3);
    expect(unborne.some(({ text }) => book.matchesSomeoneElse(text, () => false))).toBe(false);
  });
});

describe('the spelling rules', () => {
  it('write pinyin in Wade-Giles', () => {
    const names = [
      'Deng Xiaoping',
      'Zhou Enlai',
      'Jiang Zemin',
      'Zhu Rongji',
      'Xie Juezai',
      'Qian Xuesen',
      'Guo Moruo',
    ];
    expect(names.map(wadeGilesOf)).toEqual([
      "Teng Hsiao-p'ing", 'Chou En-lai', 'Chiang Tse-min', 'Chu Jung-chi', 'Hsieh Chueh-tsai', "Ch'ien Hsueh-sen", 'Kuo Mo-jo',
    ]); // prettier-ignore
    expect(wadeGilesOf('John Smith')).toBeUndefined();
  });

  it('write Russian as French, German and Polish do', () => {
    const names = ['Никита Хрущев', 'Борис Ельцин', 'Андрей Сахаров'];
    expect(names.map(frenchLatin)).toEqual(['Nikita Khrouchtchev', 'Boris Ieltsine', 'Andreï Sakharov']);
    expect(names.map(germanLatin)).toEqual(['Nikita Chruschtschew', 'Boris Jelzin', 'Andrei Sacharow']);
    expect(names.map(polishLatin)).toEqual(['Nikita Chruszczew', 'Boris Jelcyn', 'Andriej Sacharow']);
  });
});
