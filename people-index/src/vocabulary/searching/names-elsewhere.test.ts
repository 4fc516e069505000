import { beforeAll, describe, expect, test } from 'vitest';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { completePerson, PeopleIndex } from '../../index.ts';

const person = (id: number, firstName: string, title: string, city: string, country: string) =>
  completePerson({ id, firstName, lastName: firstName === 'Ada' ? 'Berg' : 'Wang', title, city, country });

describe('A name, a role and a place that nobody has together', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = PeopleIndex.build([
      person(1, 'Ping', 'Electrician', 'Tokyo', 'JP'),
      person(2, 'Jun', 'Ingénieur', 'Lyon', 'FR'),
      person(3, 'Min', 'Accountant', 'Madrid', 'ES'),
      person(4, 'Ada', 'Engineer', 'Tokyo', 'JP'),
    ]);
    await index.setVocabulary(vocabulary);
  });
  const leftOut = (text: string) =>
    index
      .search({ text })
      .hits.map(({ id, isGuess, reason }) => [id, isGuess, reason?.kind === 'leftOut' && reason.typed]);

  test('guess people with the name who have one of the two, and say which one they lack', () => {
    expect(leftOut('engineer Tokyo Wang')).toEqual([
      [1, true, 'engineer'],
      [2, true, 'Tokyo'],
    ]);
  });

  test('are counted as they are listed', () => {
    const { total } = index.countByField({ text: 'engineer Tokyo Wang' }, { maxValues: 8, identifyTo: 0 });
    expect(total).toBe(2);
  });

  test('are listed page by page', () => {
    const ids = [0, 1, 2].map((after) => index.search({ text: 'engineer Tokyo Wang', limit: 1, after }).hits[0]?.id);
    expect(ids).toEqual([1, 2, undefined]);
  });

  test('guess anybody with the name where nobody has either', () => {
    expect(leftOut('lawyer Lyon Berg')).toEqual([[4, true, 'lawyer Lyon']]);
  });

  test('guess somebody at the place whose name is similar, if nobody has the name', () => {
    expect(index.search({ text: 'Ada Berk Tokyo' }).hits.map(({ id, isGuess, tier }) => [id, isGuess, tier])).toEqual([
      [4, true, 'similar'],
    ]);
    expect(index.search({ text: 'Ada Brg Tokyo' }).hits.map(({ id, tier }) => [id, tier])).toEqual([[4, 'typo']]);
    expect(index.search({ text: 'Ada Brg Lyon' }).hits).toEqual([]);
    expect(index.countByField({ text: 'Ada Brg Tokyo' }, { maxValues: 8, identifyTo: 0 }).total).toBe(1);
  });

  test('do not displace a person whose whole name has the word for the role', async () => {
    const named = PeopleIndex.build([
      completePerson({ id: 1, firstName: 'Paul', lastName: 'Baker', title: 'Engineer', city: 'Paris', country: 'FR' }),
      completePerson({ id: 2, firstName: 'Paul', lastName: 'Smith', title: 'Clerk', city: 'London', country: 'GB' }),
      completePerson({ id: 3, firstName: 'Paul', lastName: 'Hall', title: 'Baker', city: 'Leeds', country: 'GB' }),
    ]);
    await named.setVocabulary(vocabulary);
    expect(named.search({ text: 'Paul Baker London' }).hits.map(({ id }) => id)).toEqual([1]);
  });
});
