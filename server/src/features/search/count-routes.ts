import {
  countedParameters,
  countPeople,
  isSearchValue,
  maxCountedValues,
  recordOf,
  resultsPageSize,
} from '@directory/contract';
import type { CountedParameter } from '@directory/contract';
import type { CountedField, Nearby, ValueCount } from '@directory/people-index';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { References } from '../../people/reference-lists.ts';
import type { SearchablePeople } from '../../people/search-index/searchable-people.ts';
import { searchQuery } from './search-routes.ts';

const fieldOf = {
  C_countryNameQuery: 'country',
  cityQuery: 'city',
  gbuQuery: 'gbu',
  C_businessCategoryQuery: 'jobFamily',
  employeeTypeQuery: 'employeeType',
} as const satisfies Record<CountedParameter, CountedField>;

/**
 * The filter that finds exactly the people who were counted for a value. It has to be quoted, since other cities and GBUs may begin with
 * the value, and to name the country of a city that has a namesake.
 */
function filterOf(parameter: CountedParameter, { value, country }: ValueCount): string {
  if (parameter === 'gbuQuery') return `"${value}"`;
  if (parameter !== 'cityQuery') return value;
  const city = country === undefined ? `"${value}"` : `"${value}" ${country}`;
  return isSearchValue(parameter, city) ? city : `"${value}"`;
}

/** `GET /api/user-counts`: served from memory, which does not contain hidden values. */
export function countRoutes({
  people,
  near,
  references,
}: {
  people: SearchablePeople;
  near: (viewer: Viewer) => Nearby | undefined;
  references: References;
}): Route[] {
  return [
    route(countPeople, ({ query, viewer, reveal }) => {
      const searched = searchQuery({ ...query, limit: resultsPageSize, after: 0 }, near(viewer), references);
      const { total, isExact, fields, ids } = people.countByField(searched, {
        maxValues: maxCountedValues,
        identifyTo: resultsPageSize,
      });
      // Counts of a few people identify them. If they were free, a viewer could query people one by one.
      reveal(ids);
      const values = recordOf(countedParameters, (parameter) =>
        fields[fieldOf[parameter]].map((counted) => ({
          value: filterOf(parameter, counted),
          label:
            parameter === 'C_countryNameQuery'
              ? (references.countryOf(counted.value)?.name ?? counted.label)
              : counted.label,
          ...(counted.hasNamesake ? { country: counted.country } : {}),
          count: counted.count,
        })),
      );
      return { total, isExact, values };
    }),
  ];
}
