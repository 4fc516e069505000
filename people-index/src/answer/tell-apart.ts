import type { PersonSummary } from '../types/person.ts';
import type { DistinguishingField } from '../types/search-answer.ts';

/** In the order of preference. */
const fields: readonly DistinguishingField[] = ['city', 'company', 'title', 'gbuName', 'country', 'email'];

/** For each person that shares the displayed name with another of the list, the attribute that tells most of them apart. */
export function tellApart(people: readonly PersonSummary[]): Map<number, DistinguishingField> {
  const byLastName = Map.groupBy(people, (person) => person.lastName);
  const told = new Map<number, DistinguishingField>();
  if (byLastName.size === people.length) return told;
  for (const relatives of byLastName.values()) {
    if (relatives.length < 2) continue;
    for (const namesakes of Map.groupBy(relatives, (person) => person.firstName).values()) {
      const field = namesakes.length < 2 ? undefined : bestField(namesakes);
      if (field !== undefined) for (const person of namesakes) told.set(person.id, field);
    }
  }
  return told;
}

function bestField(namesakes: readonly PersonSummary[]): DistinguishingField | undefined {
  let best: DistinguishingField | undefined;
  let most = 1;
  for (const field of fields) {
    const distinct = new Set(namesakes.map((person) => person[field])).size;
    if (distinct > most) [best, most] = [field, distinct];
    if (most === namesakes.length) break;
  }
  return best;
}
