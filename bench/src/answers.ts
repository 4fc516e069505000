import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import {
  companyWords,
  ConceptLinker,
  type IndexedPerson,
  occupationsFile,
  PeopleIndex,
  type SearchQuery,
  TIERS,
  unpackConceptTables,
  Vocabulary,
} from '@directory/people-index';
import { scoredGroup } from '../../people-index/score/indexed-group.ts';
import { buildQueries, furtherQueries } from '../../people-index/score/query-set.ts';
import { roleQueries } from '../../people-index/score/roles/role-queries.ts';
import { testCases } from '../../people-index/score/test-set/test-set.ts';
import { hostileQueries } from './hostile-queries.ts';

// npm run bench:answers -- FILE: writes hashes of the results of some 53 000 queries to FILE or, if it exists, prints the queries whose result has
// changed. A pure optimization of the people index must not change any: neither rows, order, tiers, reasons, highlights nor truncation.

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('name the file of the answers');
const size = 20_000;
const shown = 20;

const group = scoredGroup(size);
const { labelledPeople, queries } = buildQueries(group);
const people = [...group, ...labelledPeople].map(({ person }) => person);
const indexes = {
  single: PeopleIndex.build(people),
  several: await severalSegments(people),
  /** Recognizes roles, places and units as well. */
  reading: await severalSegments(people),
};
await indexes.reading.setVocabulary(openVocabulary());
const workplaces = Array.from({ length: 97 }, (_, position) => indexes.single.workplace(people[position * 199]!.id)!);
const answers: string[] = [];

for (const [turn, { text }] of queries.entries()) {
  ask('several', { text, ...nearIn(turn) });
  if (turn % 5 === 0) ask('single', { text, countTo: 1000 });
}
for (const [turn, { text }] of furtherQueries(group, 1).entries()) ask('single', { text, limit: 30, ...nearIn(turn) });
for (const { text } of testCases()) ask('several', { text });
for (const { query } of hostileQueries()) {
  ask('single', query);
  ask('several', { ...query, near: workplaces[5]! });
}
for (const { text } of queries.filter((_, turn) => turn % 9 === 0)) {
  for (const tier of TIERS) {
    ask('several', { text, tiers: [tier] });
    ask('single', { text, tiers: TIERS.filter((other) => other !== tier) });
  }
}
for (const { text } of roleQueries(people)) ask('reading', { text, countTo: 1000, near: workplaces[7]! });
for (const { text } of queries.filter((_, turn) => turn % 7 === 0)) ask('reading', { text });
for (const { text } of furtherQueries(group, 2).filter((_, turn) => turn % 3 === 0)) ask('reading', { text, limit: 3 });
for (const { query } of hostileQueries()) ask('reading', query);
for (let turn = 0; turn < 600; turn++) askOf(people[(turn * 7919) % people.length]!, turn);

if (existsSync(file)) compare(readFileSync(file, 'utf8').trimEnd().split('\n'));
else {
  writeFileSync(file, `${answers.join('\n')}\n`);
  process.stdout.write(`${answers.length} answers written\n`);
}

/** The same people in a large segment and several small ones, after some were changed, removed or added again. */
async function severalSegments(all: readonly IndexedPerson[]): Promise<PeopleIndex> {
  const index = PeopleIndex.build(all.slice(0, 14_000));
  await index.putMany(all.slice(14_000, 19_000));
  for (const person of all.slice(19_000)) index.put(person);
  for (let turn = 0; turn < 400; turn++) {
    const person = all[turn * 37]!;
    if (turn % 4 === 0) index.put({ ...person, firstName: person.lastName, lastName: person.firstName });
    if (turn % 4 === 1) index.put({ ...person, phones: [`+33612345${100 + turn}`], photoVersion: 'x' });
    if (turn % 4 >= 2) index.remove(person.id);
    if (turn % 4 === 3) index.put(person);
  }
  return index;
}

function nearIn(turn: number): Partial<SearchQuery> {
  return turn % 3 === 0 ? {} : { near: workplaces[turn % workplaces.length]! };
}

function openVocabulary(): Vocabulary {
  return new Vocabulary(
    ConceptLinker.of(unpackConceptTables(brotliDecompressSync(readFileSync(occupationsFile)))),
    companyWords,
  );
}

/** Queries with prefixes, pages, filters, attributes, identifiers, typos and small budgets. */
function askOf(person: IndexedPerson, turn: number): void {
  const { firstName, lastName, country, city, title, gbuCode } = person;
  const name = `${firstName} ${lastName}`;
  for (let length = 3; length < name.length; length += 2)
    ask('reading', { text: name.slice(0, length), limit: 3, ...nearIn(turn) });
  for (const text of [city, title, `${firstName} ${city}`, `${title} ${city}`, `${lastName} ${title}`])
    ask('reading', { text, ...nearIn(turn) });
  const misspelt = lastName.length < 4 ? `${lastName}x` : lastName.slice(0, 2) + lastName.slice(3);
  for (let length = 1; length <= 6; length++)
    ask(length % 2 === 0 ? 'several' : 'single', { text: lastName.slice(0, length), ...nearIn(turn) });
  ask('several', { text: `${firstName.slice(0, 2)} ${lastName.slice(0, 3)}` });
  ask('several', { text: lastName.slice(0, 2), after: (turn % 30) * 10 });
  ask('single', { filters: { country }, limit: 30, after: (turn % 40) * 30 });
  ask('several', { text: lastName.slice(0, 4), filters: { country } });
  ask('several', { filters: { lastName: lastName.slice(0, 3), city }, countTo: 500 });
  ask('several', { filters: { phone: (person.phones[0] ?? '123456').slice(-5) } });
  ask('several', { text: lastName, alsoGbu: gbuCode, after: turn % 2 === 0 ? 0 : 20 });
  const among = new Set(people.slice(turn * 20, turn * 20 + 40 + (turn % 90)).map(({ id }) => id));
  ask('several', { text: misspelt, filters: { among } });
  for (const text of [
    city,
    title,
    `${city.slice(0, 4)} ${firstName.slice(0, 3)}`,
    person.email,
    person.login.slice(0, 5),
  ])
    ask('several', { text, ...nearIn(turn) });
  for (const text of [`${firstName} Ferdinand ${lastName}`, `${firstName} ${misspelt}`]) ask('single', { text });
  const text = `${firstName.slice(0, 2)} ${lastName.slice(0, 2)}`;
  const { work: _, ...answer } = indexes.several.searchWithin({ text, limit: 10, after: 0 }, 3000 * (1 + (turn % 40)));
  note(answer, `${text} within ${turn % 40}`);
}

function ask(name: keyof typeof indexes, partial: Partial<SearchQuery>): void {
  const query = { limit: 10, after: 0, ...partial };
  const among = query.filters?.among === undefined ? '' : [...query.filters.among].join();
  note(indexes[name].search(query), `${name} ${JSON.stringify(query)} ${among}`);
}

function note(answer: object, query: string): void {
  answers.push(`${createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 16)} ${query}`);
}

function compare(known: readonly string[]): void {
  const others = answers.filter((answer, position) => answer !== known[position]);
  process.stdout.write(`${answers.length} answers, ${others.length} of them others than before\n`);
  for (const answer of others.slice(0, shown)) process.stdout.write(`  ${answer.slice(17)}\n`);
  if (others.length > 0 || answers.length !== known.length) process.exitCode = 1;
}
