import type { IndexedPerson } from '../src/index.ts';
import { fold } from '../src/language/fold.ts';
import { nameKey, nameKeys } from './name-book.ts';
import { queryClasses, type ScoredPerson, type ScoreQuery } from './score-query.ts';
import type { Seeded } from './seeded-random.ts';

/** How near two people work: 3 at the same site, 2 in the same unit, 1 in the same country, 0 otherwise. */
function nearness(viewer: IndexedPerson, other: IndexedPerson): number {
  const isSame = (value: string, otherValue: string): boolean => value !== '' && fold(value) === fold(otherValue);
  if (isSame(viewer.site, other.site) && (viewer.city === '' || isSame(viewer.city, other.city))) return 3;
  if (isSame(viewer.entity, other.entity)) return 2;
  return isSame(viewer.country, other.country) ? 1 : 0;
}

/** Full names that several people have, searched by a viewer at the site of one of them: the nearest must come first. */
export function namesakeQueries(group: readonly ScoredPerson[], random: Seeded): ScoreQuery[] {
  const byName = Map.groupBy(
    group.filter(({ person }) => person.firstName !== '' && person.lastName !== ''),
    ({ person }) => nameKey(person.firstName, person.lastName),
  );
  const bySite = Map.groupBy(group, ({ person }) => `${person.site}, ${person.city}`);
  const shared = [...byName.values()].filter((own) => own.length >= 2);
  const queries: ScoreQuery[] = [];
  while (queries.length < queryClasses.namesakeNearby && shared.length > 0) {
    const [own] = shared.splice(random.below(shared.length), 1);
    const { person, culture } = random.pick(own as ScoredPerson[]);
    const viewer = random.pick(bySite.get(`${person.site}, ${person.city}`) ?? []).person;
    const key = nameKey(person.firstName, person.lastName);
    const nearest = Math.max(...(own ?? []).map((other) => nearness(viewer, other.person)));
    queries.push({
      class: 'namesakeNearby',
      culture,
      text: `${person.firstName} ${person.lastName}`,
      viewer: viewer.id,
      isAnswer: (other) => nameKeys(other).includes(key) && nearness(viewer, other) >= nearest,
      expectsNobody: false,
    });
  }
  return queries;
}
