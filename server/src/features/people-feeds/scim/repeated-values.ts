import { isDeepStrictEqual } from 'node:util';
import { subAttributeOf } from './resolve-attribute.ts';
import type { ScimAttribute } from './scim-attribute.ts';
import { isRecord } from './scim-value.ts';
import type { ScimRecord, ScimValue } from './scim-value.ts';

/**
 * Removes duplicate elements of a multi-valued attribute: those with the same type and value (RFC 7643 section 2.4). The sub-attributes of
 * a duplicate are merged into the earlier element, which stays the same object if this changes nothing.
 */
export function withoutRepeats(attribute: ScimAttribute, values: readonly ScimValue[]): ScimValue[] {
  const isExact = subAttributeOf(attribute, 'value')?.caseExact === true;
  const unique: ScimValue[] = [];
  // A nested map instead of joined keys, since a value may be a photo of several megabytes.
  const positions = new Map<string | undefined, Map<string, number>>();
  for (const element of values) {
    const [type, value] = keysOf(element, isExact);
    const ofType = positions.get(type) ?? new Map<string, number>();
    positions.set(type, ofType);
    const position = ofType.get(value) ?? unique.length;
    ofType.set(value, position);
    unique[position] = merged(unique[position], element);
  }
  return unique;
}

/** The type and value that identify an element. An element without `value`, such as an address, is compared as a whole. */
function keysOf(element: ScimValue, isExact: boolean): [string | undefined, string] {
  const { value, type } = isRecord(element) ? element : {};
  if (typeof value !== 'string') return ['', JSON.stringify(element)];
  return [typeof type === 'string' ? `type ${type.toLowerCase()}` : undefined, isExact ? value : value.toLowerCase()];
}

function merged(before: ScimValue | undefined, value: ScimValue): ScimValue {
  if (!isRecord(before) || !isRecord(value)) return value;
  const both = { ...(before as ScimRecord), ...(value as ScimRecord) };
  return isDeepStrictEqual(both, before) ? (before as ScimRecord) : both;
}
