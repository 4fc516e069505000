import { identityKey } from '../../../people/identity-key.ts';
import type { StoredPerson } from '../import/feed-rows.ts';
import type { PersonEntry } from '../entries/person-entry.ts';

const names = ['firstName', 'lastName'] as const;

/**
 * Whether a login was given to another person: with another employee number or, where one of them has none, with another first and last name.
 * The new person must not get the edits and the photo of the former one.
 */
export function isSomeoneElse(entry: PersonEntry, person: StoredPerson): boolean {
  return hasOtherNumber(entry, person) ?? hasOtherNames(entry, person);
}

/**
 * The same for a person who is still there and whose entry has no id that could tell. Employees are renumbered and names are spelt in another
 * way, but not both at once.
 */
export function isReplaced(entry: PersonEntry, person: StoredPerson): boolean {
  return hasOtherNumber(entry, person) === true && hasOtherNames(entry, person);
}

/** Whether number or names say that they are one: the same number, or both names where one of them has no number. */
export function isSamePerson(entry: PersonEntry, person: StoredPerson): boolean {
  const hasOther = hasOtherNumber(entry, person);
  if (hasOther !== undefined) return !hasOther && !hasOtherNames(entry, person);
  return names.every((field) => {
    const [one, other] = [entry.values[field], person.values[field]];
    return one !== undefined && other !== undefined && identityKey(one) === identityKey(other);
  });
}

/** Undefined when one of them has none. */
function hasOtherNumber({ employeeNumberKey }: PersonEntry, person: StoredPerson): boolean | undefined {
  if (employeeNumberKey === null || person.employeeNumberKey === null) return undefined;
  return employeeNumberKey !== person.employeeNumberKey;
}

/** Whether both names are there and others. */
export function hasOtherNames({ values }: PersonEntry, person: StoredPerson): boolean {
  return names.every((field) => {
    const [one, other] = [values[field], person.values[field]];
    return one !== undefined && other !== undefined && identityKey(one) !== identityKey(other);
  });
}
