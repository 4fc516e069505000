import { parseFilter } from './parse-filter.ts';
import { readSortBy } from './find-users.ts';
import type { UserQuery } from './find-users.ts';
import { projectionOf } from './project-user.ts';
import type { Projection } from './project-user.ts';
import { requireSchema } from './read-value.ts';
import { badRequest } from './scim-error.ts';
import { scimLimits } from './scim-limits.ts';
import { isRecord } from './scim-value.ts';

const searchUrn = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest';
/** Maximum length of a list of attribute names, in characters. */
const maxListLength = 8192;

type Parameters = { readonly [name: string]: unknown };

/**
 * Reads the parameters of a search (RFC 7644 section 3.4.2) from a query string or the body of a search request.
 * @throws ScimError `invalidFilter`, `invalidPath`, `invalidValue`
 */
export function readSearch(parameters: Parameters, base: string): UserQuery {
  const filter = textOf(parameters, 'filter');
  const sortBy = textOf(parameters, 'sortBy');
  const sortOrder = textOf(parameters, 'sortOrder')?.toLowerCase() ?? 'ascending';
  if (sortOrder !== 'ascending' && sortOrder !== 'descending') {
    throw badRequest('invalidValue', 'sortOrder is ascending or descending.');
  }
  return {
    filter: filter === undefined ? undefined : parseFilter(filter),
    sortBy: sortBy === undefined ? undefined : readSortBy(sortBy),
    isDescending: sortBy !== undefined && sortOrder === 'descending',
    // RFC 7644 section 3.4.2.4: a startIndex below 1 is treated as 1, and a negative count as 0.
    startIndex: Math.max(1, integerOf(parameters, 'startIndex') ?? 1),
    count: Math.min(Math.max(0, integerOf(parameters, 'count') ?? scimLimits.defaultPageSize), scimLimits.pageSize),
    base,
  };
}

/** @throws ScimError `invalidSyntax` */
export function searchBody(body: unknown): Parameters {
  if (!isRecord(body)) throw badRequest('invalidSyntax', 'The body must be a JSON object.');
  requireSchema(body, searchUrn);
  return body;
}

/** @throws ScimError `invalidValue` */
export function readProjection(parameters: Parameters): Projection {
  return projectionOf(listOf(parameters, 'attributes'), listOf(parameters, 'excludedAttributes'));
}

function valueOf(parameters: Parameters, name: string): unknown {
  return Object.entries(parameters).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

function textOf(parameters: Parameters, name: string): string | undefined {
  const value = valueOf(parameters, name);
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw badRequest('invalidValue', `${name} must be given once, as text.`);
  return value;
}

function integerOf(parameters: Parameters, name: string): number | undefined {
  const value = valueOf(parameters, name);
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^-?\d{1,15}$/.test(text)) {
    throw badRequest('invalidValue', `${name} must be an integer.`);
  }
  return Number(text);
}

/** Reads a list of names: separated by commas in a query string, or an array in a body. Attribute names never contain commas. */
function listOf(parameters: Parameters, name: string): string[] {
  const value = valueOf(parameters, name);
  if (value === undefined || value === null) return [];
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  if (!parts.every((part) => typeof part === 'string') || parts.join(',').length > maxListLength) {
    throw badRequest('invalidValue', `${name} must be names of attributes.`);
  }
  return parts
    .flatMap((part) => part.split(','))
    .map((part) => part.trim())
    .filter(Boolean);
}
