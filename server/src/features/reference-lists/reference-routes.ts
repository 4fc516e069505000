import { createHash } from 'node:crypto';
import { getGbus, getReferenceLists } from '@directory/contract';
import type { Gbu, QueryOf } from '@directory/contract';
import { hasTag } from '../../http/headers/if-none-match.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { References } from '../../people/reference-lists.ts';

const ordinaryItemCount = 1000;

/** Browsers use cached lists for five minutes without revalidation, and for a day while they revalidate them in the background. */
const caching = 'private, max-age=300, stale-while-revalidate=86400';

export function referenceRoutes({ references }: { references: References }): Route[] {
  const { businessUnits, countries, jobFamilies, locales, gbus } = references;
  const lists = {
    businessUnits: [...businessUnits],
    countries: [...countries],
    jobFamilies: [...jobFamilies],
    locales: [...locales],
  };
  const [listsTag, gbusTag] = [tagOf(lists), tagOf(gbus)];
  return [
    route(getReferenceLists, ({ request, reply }) => {
      reply.header('cache-control', caching).header('etag', listsTag);
      return hasTag(request.headers['if-none-match'], listsTag) ? (reply.code(304).send() as never) : lists;
    }),
    route(getGbus, ({ query, request, reply }) => {
      reply.header('cache-control', caching).header('etag', gbusTag);
      return hasTag(request.headers['if-none-match'], gbusTag)
        ? (reply.code(304).send() as never)
        : selectGbus(gbus, query);
    }),
  ];
}

/** An entity tag derived from the content. It is weak, since responses are compressed (RFC 9110 section 8.8.1). */
function tagOf(content: unknown): string {
  return `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}"`;
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
