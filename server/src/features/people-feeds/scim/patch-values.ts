import { isDeepStrictEqual } from 'node:util';
import { matchesFilter } from './match-filter.ts';
import type { FoldText } from './match-filter.ts';
import type { Filter } from './parse-filter.ts';
import { checkCount, checkPrimary, readSingle, readValue } from './read-value.ts';
import type { ScimAttribute } from './scim-attribute.ts';
import { withoutRepeats } from './repeated-values.ts';
import { badRequest } from './scim-error.ts';
import { isRecord } from './scim-value.ts';
import type { ScimRecord, ScimValue } from './scim-value.ts';

export type PatchKind = 'add' | 'replace' | 'remove';

interface Target {
  readonly attribute: ScimAttribute;
  readonly sub: ScimAttribute | undefined;
  readonly filter: Filter | undefined;
  /** Folds the texts that the filter compares. */
  readonly fold: FoldText;
}

/**
 * Changes the values of a multi-valued attribute (RFC 7644 section 3.5.2); undefined if none is left. If a value becomes primary, the
 * previous primary value no longer is.
 * @throws ScimError `noTarget`, `invalidValue`
 */
export function patchValues(
  kind: PatchKind,
  before: readonly ScimValue[],
  target: Target,
  value: unknown,
): ScimValue[] | undefined {
  const changed = kind === 'remove' ? removeValues(before, target, value) : setValues(kind, before, target, value);
  const after = withOnePrimary(before, changed);
  checkCount(target.attribute, after);
  checkPrimary(target.attribute, after);
  return after.length === 0 ? undefined : after;
}

function setValues(kind: 'add' | 'replace', before: readonly ScimValue[], target: Target, value: unknown): ScimValue[] {
  const { attribute, sub, filter, fold } = target;
  if (filter === undefined && sub === undefined) {
    const values = readValue(attribute, value);
    const list = Array.isArray(values) ? values : [];
    return kind === 'replace' ? list : withoutRepeats(attribute, [...before, ...list]);
  }
  const isTarget = (element: ScimValue) => filter === undefined || matchesFilter(filter, element, fold);
  const change = (element: ScimRecord) => changedElement(kind, element, target, value);
  if (before.some(isTarget)) {
    return before.flatMap((element) => (isTarget(element) ? (change(element as ScimRecord) ?? []) : [element]));
  }
  if (kind === 'replace' && filter !== undefined) throw noTarget();
  return [...before, ...[change(filter === undefined ? {} : elementFor(filter))].filter((one) => one !== undefined)];
}

/** The element with the new value; undefined if nothing is left of it. */
function changedElement(
  kind: 'add' | 'replace',
  element: ScimRecord,
  { attribute, sub }: Target,
  value: unknown,
): ScimRecord | undefined {
  if (sub === undefined) {
    const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    const read = readSingle(attribute, one);
    if (!isRecord(read)) return undefined;
    return (kind === 'add' ? { ...element, ...read } : read) as ScimRecord;
  }
  const { [sub.name]: _, ...rest } = element;
  const read = readSingle(sub, value);
  const after = read === undefined ? rest : { ...rest, [sub.name]: read };
  return Object.keys(after).length === 0 ? undefined : after;
}

/**
 * Creates an element that matches the filter, so that `add` to `emails[type eq "work"].value` creates the element, as Entra ID expects.
 * @throws ScimError `noTarget` for a filter with anything but equalities joined by `and`
 */
function elementFor(filter: Filter): ScimRecord {
  if (filter.kind === 'and') return Object.assign({}, ...filter.parts.map(elementFor)) as ScimRecord;
  const isEquality = filter.kind === 'compare' && filter.operator === 'eq';
  const [name] = isEquality ? filter.path.steps : [];
  if (!isEquality || name === undefined || typeof filter.value === 'number' || filter.value === null) throw noTarget();
  return { [name]: filter.value };
}

function removeValues(before: readonly ScimValue[], target: Target, value: unknown): ScimValue[] {
  const { attribute, sub, filter, fold } = target;
  if (filter === undefined && sub === undefined) {
    if (value === undefined || value === null) return [];
    // Entra ID sends the elements to remove in the value.
    const listed = readValue(attribute, value);
    return before.filter((element) => !(Array.isArray(listed) && listed.some((one) => isSameValue(one, element))));
  }
  const isTarget = (element: ScimValue) => filter === undefined || matchesFilter(filter, element, fold);
  if (filter !== undefined && !before.some(isTarget)) throw noTarget();
  return before.flatMap((element) => {
    if (!isTarget(element)) return [element];
    if (sub === undefined || !isRecord(element)) return [];
    const { [sub.name]: _, ...rest } = element as ScimRecord;
    return Object.keys(rest).length === 0 ? [] : [rest];
  });
}

function isSameValue(one: ScimValue, element: ScimValue): boolean {
  if (!isRecord(one) || !isRecord(element)) return isDeepStrictEqual(one, element);
  return one['value'] === undefined ? isDeepStrictEqual(one, element) : one['value'] === element['value'];
}

/** RFC 7644 section 3.5.2: when an operation makes a value primary, the earlier primary value no longer is. */
function withOnePrimary(before: readonly ScimValue[], after: readonly ScimValue[]): ScimValue[] {
  const isPrimary = (value: ScimValue) => isRecord(value) && value['primary'] === true;
  const primaries = after.filter(isPrimary);
  const newPrimaries = primaries.filter((value) => !before.includes(value));
  if (primaries.length < 2 || newPrimaries.length === 0) return [...after];
  return after.map((value) =>
    isPrimary(value) && !newPrimaries.includes(value) ? { ...(value as ScimRecord), primary: false } : value,
  );
}

function noTarget() {
  return badRequest('noTarget', 'The filter of the path matches no value.');
}
