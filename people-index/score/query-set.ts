import { identifierRules } from './identifier-queries.ts';
import { labelledSet } from './labelled-queries.ts';
import { NameBook } from './name-book.ts';
import { namesakeQueries } from './namesake-queries.ts';
import { nameRules, type Rule } from './name-queries.ts';
import { type QueryClass, queryClasses, type ScoredPerson, type ScoreQuery } from './score-query.ts';
import { Seeded } from './seeded-random.ts';

export type { ScoredPerson, ScoreQuery } from './score-query.ts';

/** The published query set. */
export interface QuerySet {
  /** The people that the labelled queries search for, to be indexed together with the group. */
  readonly labelledPeople: readonly ScoredPerson[];
  readonly queries: readonly ScoreQuery[];
}

const seed = 20_261_120;
const triesPerQuery = 60;

/**
 * Builds the query set of a group. Each class derives its queries from people of all naming cultures in turn; the hand-labelled
 * rows are added. The same group gives the same queries. The ids of `labelledPeople` follow the largest id of the group.
 */
export function buildQueries(group: readonly ScoredPerson[]): QuerySet {
  const labelled = labelledSet(group.reduce((greatest, { person }) => Math.max(greatest, person.id), 0) + 1);
  const everyone = [...group, ...labelled.people];
  const book = new NameBook(everyone.map(({ person }) => person));
  const cultures = Map.groupBy(everyone, ({ culture }) => culture);
  const isNamed = ({ person }: ScoredPerson): boolean => person.firstName !== '' && person.lastName !== '';
  const named = Map.groupBy(everyone.filter(isNamed), ({ culture }) => culture);
  const queries: ScoreQuery[] = [...labelled.queries];
  for (const [queryClass, rule] of Object.entries({ ...nameRules, ...identifierRules }) as [QueryClass, Rule][]) {
    queries.push(...queriesOfClass(queryClass, rule, queryClass in nameRules ? named : cultures, book));
  }
  queries.push(...namesakeQueries(group, new Seeded(seed - 2)), ...nobodyQueries(book, everyone.filter(isNamed)));
  return { labelledPeople: labelled.people, queries };
}

/** Further queries of the derived classes, `times` as many as in the query set, from other people. */
export function furtherQueries(group: readonly ScoredPerson[], times: number): ScoreQuery[] {
  const book = new NameBook(group.map(({ person }) => person));
  const cultures = Map.groupBy(group, ({ culture }) => culture);
  return (Object.entries({ ...nameRules, ...identifierRules }) as [QueryClass, Rule][]).flatMap(([queryClass, rule]) =>
    queriesOfClass(queryClass, rule, cultures, book, { seed: seed + 1_000, times }),
  );
}

function queriesOfClass(
  queryClass: QueryClass,
  rule: Rule,
  cultures: ReadonlyMap<string, readonly ScoredPerson[]>,
  book: NameBook,
  { seed: own, times } = { seed, times: 1 },
): ScoreQuery[] {
  const random = new Seeded(own + Object.keys(queryClasses).indexOf(queryClass));
  const made = new Map<string, ScoreQuery>();
  const turns = [...cultures].filter(([, people]) => people.length >= 5);
  const wanted = queryClasses[queryClass] * times;
  for (let round = 0; made.size < wanted && round < wanted; round++) {
    for (const [culture, people] of turns) {
      if (made.size >= wanted) break;
      for (let attempt = 0; attempt < triesPerQuery; attempt++) {
        const query = rule(random.pick(people).person, random, book);
        if (query === undefined || made.has(query.text)) continue;
        made.set(query.text, { class: queryClass, culture, ...query, expectsNobody: false });
        break;
      }
    }
  }
  return [...made.values()];
}

const onsets = [
  'b',
  'br',
  'ch',
  'd',
  'dr',
  'f',
  'fl',
  'g',
  'gr',
  'h',
  'j',
  'k',
  'kl',
  'l',
  'm',
  'n',
  'p',
  'pl',
  'qu',
  'r',
  's',
  'sk',
  'st',
  't',
  'tr',
  'v',
  'w',
  'x',
  'z',
  'zw',
];
const nuclei = ['a', 'e', 'i', 'o', 'u', 'ae', 'io', 'ou', 'y'];
const codas = ['', '', 'b', 'ck', 'ft', 'gz', 'l', 'm', 'nd', 'nx', 'p', 'r', 'rf', 's', 'sk', 't', 'x', 'zz'];

function inventedWord(random: Seeded): string {
  const syllables = 2 + random.below(2);
  let word = '';
  for (let count = 0; count < syllables; count++)
    word +=
      random.pick(onsets) +
      random.pick(nuclei) +
      (count === syllables - 1 ? random.pick(codas) : random.pick(['', '', 'r', 'n', 'x']));
  return word;
}

/** Queries for names that nobody has: two invented words, or a real first name with an invented last name. */
function nobodyQueries(book: NameBook, everyone: readonly ScoredPerson[]): ScoreQuery[] {
  const random = new Seeded(seed - 1);
  const queries: ScoreQuery[] = [];
  while (queries.length < queryClasses.nobody) {
    const { person, culture } = random.pick(everyone);
    const last = inventedWord(random);
    const isRealFirst = queries.length % 2 === 1;
    const first = isRealFirst ? person.firstName : inventedWord(random);
    if (
      last.length < 6 ||
      book.begins(last.slice(0, -1)) ||
      (!isRealFirst && (first.length < 6 || book.begins(first.slice(0, -1))))
    )
      continue;
    queries.push({
      class: 'nobody',
      culture: isRealFirst ? culture : 'invented',
      text: `${first} ${last}`,
      isAnswer: () => false,
      expectsNobody: true,
    });
  }
  return queries;
}
