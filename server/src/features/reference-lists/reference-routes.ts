import { getGbus, getReferenceLists } from '@directory/contract';
import type { Gbu, QueryOf } from '@directory/contract';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { References } from '../../people/reference-lists.ts';

const ordinaryItemCount = 1000;

export function referenceRoutes({ references }: { references: References }): Route[] {
  return [
    route(getReferenceLists, ({ reply }) => {
      reply.header('cache-control', 'private, max-age=300');
      const { businessUnits, countries, jobFamilies, locales } = references;
      return {
        businessUnits: [...businessUnits],
        countries: [...countries],
        jobFamilies: [...jobFamilies],
        locales: [...locales],
      };
    }),
    route(getGbus, ({ query }) => selectGbus(references.gbus, query)),
  ];
}

/** Filters, sorts, pages and selects fields, in this order. */
export function selectGbus(gbus: readonly Gbu[], query: QueryOf<typeof getGbus>): Partial<Gbu>[] {
  const [column, direction] = (query.order ?? 'Name ASC').split(' ') as [keyof Gbu, 'ASC' | 'DESC'];
  const sign = direction === 'ASC' ? 1 : -1;
  const offset = Number(query.index ?? 0);
  const columns = (query.select?.split(',') ?? ['Name', 'Code', 'Status']) as (keyof Gbu)[];
  return gbus
    .filter((gbu) => query.Code === undefined || gbu.Code.toLowerCase() === query.Code.toLowerCase())
    .filter((gbu) => query.Status === undefined || gbu.Status === query.Status)
    .toSorted((one, other) => sign * one[column].localeCompare(other[column], 'en'))
    .slice(offset, offset + Number(query.itemPerPage ?? ordinaryItemCount))
    .map((gbu) => Object.fromEntries(columns.map((name) => [name, gbu[name]])));
}
