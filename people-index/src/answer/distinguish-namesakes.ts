import type { PersonSummary } from '../person.ts';
import type { DistinguishingField } from '../search-answer.ts';

/** In order of preference. */
const fields: readonly DistinguishingField[] = ['city', 'company', 'title', 'gbuName', 'country', 'email'];

/** Maximum number of people for which pairwise comparison is faster than grouping. */
const fewPeople = 16;
const nothing: ReadonlyMap<number, DistinguishingField> = new Map();

/**
 * For each person with the same first and last name as another one of the list, the attribute that distinguishes most of these namesakes.
 */
export function distinguishingFields(people: readonly PersonSummary[]): ReadonlyMap<number, DistinguishingField> {
  if (people.length <= fewPeople && !hasNamesakes(people)) return nothing;
  const fieldOfPerson = new Map<number, DistinguishingField>();
  for (const relatives of Map.groupBy(people, (person) => person.lastName).values()) {
    if (relatives.length < 2) continue;
    for (const namesakes of Map.groupBy(relatives, (person) => person.firstName).values()) {
      const best = namesakes.length < 2 ? undefined : bestField(namesakes);
      if (best === undefined) continue;
      for (const person of namesakes) {
        const field = person[best] === '' ? fieldOf(person, namesakes) : best;
        if (field !== undefined) fieldOfPerson.set(person.id, field);
      }
    }
  }
  return fieldOfPerson;
}

function hasNamesakes(people: readonly PersonSummary[]): boolean {
  for (let one = 1; one < people.length; one++) {
    const { firstName, lastName } = people[one]!;
    for (let other = 0; other < one; other++) {
      if (people[other]!.lastName === lastName && people[other]!.firstName === firstName) return true;
    }
  }
  return false;
}

function bestField(namesakes: readonly PersonSummary[]): DistinguishingField | undefined {
  let best: DistinguishingField | undefined;
  let mostDistinct = 1;
  for (const field of fields) {
    const distinct = new Set(namesakes.map((person) => person[field])).size;
    if (distinct > mostDistinct) [best, mostDistinct] = [field, distinct];
    if (mostDistinct === namesakes.length) break;
  }
  return best;
}

/** For a person without a value in the best field: the first field with a value that differs from that of another namesake. */
function fieldOf(person: PersonSummary, namesakes: readonly PersonSummary[]): DistinguishingField | undefined {
  return fields.find((field) => person[field] !== '' && namesakes.some((other) => other[field] !== person[field]));
}
