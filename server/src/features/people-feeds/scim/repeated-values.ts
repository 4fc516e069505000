import { isDeepStrictEqual } from 'node:util';
import { subAttributeOf } from './resolve-attribute.ts';
import type { ScimAttribute } from './scim-attribute.ts';
import { isRecord } from './scim-value.ts';
import type { ScimRecord, ScimValue } from './scim-value.ts';

/**
 * The elements of a multi-valued attribute without a second one of the same type and value (RFC 7643 section 2.4). The sub-attributes of the
 * later element are added to the earlier one, which stays the same object if they change nothing.
 */
export function withoutRepeats(attribute: ScimAttribute, values: readonly ScimValue[]): ScimValue[] {
  const kept = new Map<string, ScimValue>();
  for (const value of values) {
    const key = keyOf(attribute, value);
    kept.set(key, merged(kept.get(key), value));
  }
  return [...kept.values()];
}

/** An element without `value`, such as an address, is compared as a whole. */
function keyOf(attribute: ScimAttribute, element: ScimValue): string {
  if (!isRecord(element) || typeof element['value'] !== 'string') return JSON.stringify(element);
  const { value, type } = element as ScimRecord;
  const isExact = subAttributeOf(attribute, 'value')?.caseExact === true;
  return JSON.stringify([
    isExact ? value : String(value).toLowerCase(),
    typeof type === 'string' ? type.toLowerCase() : null,
  ]);
}

function merged(before: ScimValue | undefined, value: ScimValue): ScimValue {
  if (!isRecord(before) || !isRecord(value)) return value;
  const both = { ...(before as ScimRecord), ...(value as ScimRecord) };
  return isDeepStrictEqual(both, before) ? (before as ScimRecord) : both;
}
