import type { Comparison, Filter, FilterPath } from './parse-filter.ts';
import { isRecord } from './scim-value.ts';

/** Whether a user, or the element of a multi-valued attribute, matches a filter (RFC 7644 section 3.4.2.2). */
export function matchesFilter(filter: Filter, resource: unknown): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => matchesFilter(part, resource));
    case 'or':
      return filter.parts.some((part) => matchesFilter(part, resource));
    case 'not':
      return !matchesFilter(filter.part, resource);
    case 'present':
      return valuesAt(resource, filter.path.steps).some(isPresent);
    case 'values':
      return valuesAt(resource, filter.steps).some((element) => matchesFilter(filter.part, element));
    case 'compare':
      return matchesComparison(filter, resource);
  }
}

/** The values at a path. If an attribute on the path is multi-valued, the values of all its elements. */
export function valuesAt(resource: unknown, steps: readonly string[]): unknown[] {
  let values = [resource];
  for (const step of steps) {
    values = values.flatMap((value) => (isRecord(value) ? (value[step] ?? []) : []));
  }
  return values;
}

/** The normalized form in which values are compared and sorted. */
export function comparable(value: unknown, { attribute }: FilterPath): string | number | boolean {
  if (typeof value === 'boolean') return value;
  if (attribute.type === 'dateTime') return Date.parse(String(value));
  return attribute.caseExact ? String(value) : foldCase(String(value));
}

function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function isPresent(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).some(isPresent);
  return value !== '';
}

/** Evaluates a comparison. An attribute without a value matches only `ne`, and `eq` with null. */
function matchesComparison({ path, operator, value }: Comparison, resource: unknown): boolean {
  const values = valuesAt(resource, path.steps);
  if (value === null) return values.some(isPresent) === (operator === 'ne');
  if (values.length === 0) return operator === 'ne';
  const operand = typeof value === 'string' && !path.attribute.caseExact ? foldCase(value) : value;
  return values.some((one) => compare(comparable(one, path), operator, operand));
}

type Operand = string | number | boolean;

function compare(one: Operand, operator: Comparison['operator'], other: Operand): boolean {
  switch (operator) {
    case 'eq':
      return one === other;
    case 'ne':
      return one !== other;
    case 'co':
      return String(one).includes(String(other));
    case 'sw':
      return String(one).startsWith(String(other));
    case 'ew':
      return String(one).endsWith(String(other));
    case 'gt':
      return one > other;
    case 'ge':
      return one >= other;
    case 'lt':
      return one < other;
    case 'le':
      return one <= other;
  }
}
