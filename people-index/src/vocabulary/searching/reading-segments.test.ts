import { describe, expect, test } from 'vitest';
import { roleQueries } from '../../../score/roles/role-queries.ts';
import { scoredGroup } from '../../../score/indexed-group.ts';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { type IndexedPerson, PeopleIndex, type SearchQuery } from '../../index.ts';

const near = { city: 'Paris', country: 'FR' };
const options = { maxValues: 8, identifyTo: 30 };

/** Some cities are in two countries, some people in none. */
function elsewhere(person: IndexedPerson): IndexedPerson {
  if (person.id % 17 === 0) return { ...person, country: '' };
  return person.id % 13 === 0 ? { ...person, country: 'CA' } : person;
}

describe('A reading', () => {
  test('finds and counts the same in a changed index as in a new one', async () => {
    const people = scoredGroup(2400).map(({ person }) => elsewhere(person));
    const leavers = scoredGroup(2700)
      .slice(2400)
      .map(({ person }) => ({ ...person, city: 'Valencia', country: 'VE' }));
    const changed = PeopleIndex.build([...people.slice(0, 1200), ...leavers]);
    for (const person of people.slice(1200)) changed.put(person);
    for (const { id } of leavers) changed.remove(id);
    const anew = PeopleIndex.build(people);
    await Promise.all([changed.setVocabulary(vocabulary), anew.setVocabulary(vocabulary)]);
    expect(changed.memory().segments).toBeGreaterThan(1);
    const texts = [...roleQueries(people).map(({ text }) => text), 'Valencia', 'RRHH Valencia', 'chef', 'Roma', 'R&D'];
    for (const [position, text] of texts.entries()) {
      if (position % 8 !== 0 && position < texts.length - 5) continue;
      const asked: Omit<SearchQuery, 'limit' | 'after'> = {
        text,
        near,
        ...(position % 2 ? { filters: { country: 'FR' } } : {}),
      };
      const [one, other] = [changed, anew].map((index) => index.search({ ...asked, limit: 40, after: 0 }));
      expect(
        one!.hits.map(({ id, reason }) => [id, reason]),
        text,
      ).toEqual(other!.hits.map(({ id, reason }) => [id, reason]));
      expect(one!.reading, text).toEqual(other!.reading);
      if (one!.isTotalExact && other!.isTotalExact) expect(one!.total, text).toBe(other!.total);
      const [counts, others] = [changed, anew].map((index) => index.countByField(asked, options));
      expect({ ...counts!, ids: [] }, text).toEqual({ ...others!, ids: [] });
      if (one!.isTotalExact) expect(counts!.total, text).toBe(one!.total);
    }
  });
});
