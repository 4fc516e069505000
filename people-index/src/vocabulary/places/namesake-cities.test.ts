import { beforeAll, describe, expect, test } from 'vitest';
import { emptyPerson } from '../../../test/empty-person.ts';
import { vocabulary } from '../../../test/opened-vocabulary.ts';
import { type IndexedPerson, PeopleIndex, type SearchFilters } from '../../index.ts';

const person = (id: number, city: string, country: string, own: Partial<IndexedPerson> = {}): IndexedPerson => ({
  ...emptyPerson,
  id,
  login: `P${id}`,
  lastName: `N${id}`,
  title: 'HR Manager',
  city,
  country,
  ...own,
});

async function indexOf(people: readonly IndexedPerson[]): Promise<PeopleIndex> {
  const index = PeopleIndex.build(people);
  await index.setVocabulary(vocabulary);
  return index;
}

describe('Cities with the same name in several countries', () => {
  let index: PeopleIndex;
  beforeAll(async () => {
    index = await indexOf([
      person(1, 'Valencia', 'ES'),
      person(2, 'Valencia', 'VE'),
      person(3, 'Valencia', ''),
      person(4, 'Valence', 'FR'),
      person(5, 'London', 'CA', { site: 'London Works' }),
      person(6, 'London', 'GB', { site: 'London Tower' }),
      person(7, 'Birmingham', 'US'),
    ]);
  });
  const found = (text: string, filters: SearchFilters = {}) => {
    const ids = index.search({ text, filters, limit: 10, after: 0 }).hits.map(({ id }) => id);
    const { ids: counted } = index.countByField({ text, filters }, { maxValues: 8, identifyTo: 10 });
    expect(counted.toSorted(), 'counts as the list').toEqual(ids.toSorted());
    return ids.toSorted();
  };

  test.each([
    ['RRHH Valencia', [1, 3]],
    ['RRHH Valencia Venezuela', [2]],
    ['Recursos humanos Valencia España', [1]],
    ['RRHH London', [6]],
    ['Ressources humaines Londres', [6]],
    ['Ressources humaines Londres Canada', []],
    ['Ressources humaines London Canada', [5]],
    // Nobody is in the city in England.
    ['Ressources humaines Birmingham', [7]],
    // The translation of one city's name is the name of another city.
    ['Ressources humaines Valence', [1, 3, 4]],
  ])('%s finds %j', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  test('the label names both cities', () => {
    const { reading } = index.search({ text: 'Ressources humaines Valence', limit: 10, after: 0 });
    expect(reading?.at(-1)).toEqual({ kind: 'place', text: 'Valence', label: 'Valence, Valencia' });
  });

  test.each<[SearchFilters, number[]]>([
    [{ city: 'Londres' }, [6]],
    [{ site: 'Londres' }, [6]],
    [{ city: 'London' }, [5, 6]],
    [{ city: '"London" CA' }, [5]],
    [{ city: '"london"' }, [5, 6]],
    [{ city: '"Valencia" ES' }, [1, 3]],
    [{ city: '"Valencia" ES', country: 'VE' }, []],
    [{ city: '"Londres" GB' }, []],
    [{ city: '"London" GB', title: 'Ressources humaines' }, [6]],
  ])('the filters %j find %j', (filters, ids) => {
    expect(found('', filters)).toEqual(ids);
  });

  test('removed people do not affect which city is meant', async () => {
    const own = await indexOf([person(1, 'Birmingham', 'GB'), person(2, 'Birmingham', 'US')]);
    const ids = () => own.search({ text: 'RRHH Birmingham', limit: 9, after: 0 }).hits.map(({ id }) => id);
    expect(ids()).toEqual([1]);
    own.remove(1);
    expect(ids()).toEqual([2]);
  });
});
