import { identityKey } from '../../../people/identity-key.ts';
import type { StoredPerson } from '../import/feed-rows.ts';
import type { PersonEntry } from '../entries/person-entry.ts';

const names = ['firstName', 'lastName'] as const;

/**
 * Whether a login was reassigned to a different person: the employee numbers differ or, if one of the two has none, both first and last
 * name differ. The new person must not inherit the edits and the photo of the former one.
 */
export function isSomeoneElse(entry: PersonEntry, person: StoredPerson): boolean {
  return hasOtherNumber(entry, person) ?? hasOtherNames(entry, person);
}

/**
 * Like `isSomeoneElse`, for a person who is still present and whose entry has no id. Stricter: employees get new numbers, and names get new
 * spellings, but not both at once.
 */
export function isReplaced(entry: PersonEntry, person: StoredPerson): boolean {
  return hasOtherNumber(entry, person) === true && hasOtherNames(entry, person);
}

/**
 * Whether number and names say that both are the same person: equal numbers without differing names, or equal names if one has no number.
 */
export function isSamePerson(entry: PersonEntry, person: StoredPerson): boolean {
  const hasOther = hasOtherNumber(entry, person);
  return hasOther === undefined ? hasSameNames(entry, person) : !hasOther && !hasOtherNames(entry, person);
}

/** Undefined if one of the two has no number. */
function hasOtherNumber({ employeeNumberKey }: PersonEntry, person: StoredPerson): boolean | undefined {
  if (employeeNumberKey === null || person.employeeNumberKey === null) return undefined;
  return employeeNumberKey !== person.employeeNumberKey;
}

/** Whether first and last name are both known and equal. */
export function hasSameNames({ values }: PersonEntry, person: StoredPerson): boolean {
  return names.every((field) => {
    const [one, other] = [values[field], person.values[field]];
    return one !== undefined && other !== undefined && identityKey(one) === identityKey(other);
  });
}

/** Whether first and last name are both known and both differ. */
export function hasOtherNames({ values }: PersonEntry, person: StoredPerson): boolean {
  return names.every((field) => {
    const [one, other] = [values[field], person.values[field]];
    return one !== undefined && other !== undefined && identityKey(one) !== identityKey(other);
  });
}
