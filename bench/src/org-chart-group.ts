import { generatePeople } from '@directory/demo-group';
import { noValues } from '../../server/src/people/person.ts';
import type { Person } from '../../server/src/people/person.ts';

/** The generated group as the store delivers it. */
export function chartGroup(count: number): Person[] {
  const people: Person[] = [];
  for (const { jpegPhoto, culture: _culture, ...values } of generatePeople({ count, seed: 2026 })) {
    people.push({
      ...noValues,
      ...values,
      C_groupIdentifier: ownText(values.C_groupIdentifier),
      C_distinguishedName: ownText(values.C_distinguishedName),
      manager: ownText(values.manager),
      id: people.length + 1,
      photoVersion: jpegPhoto === '' ? '' : String(people.length % 10),
      version: 1,
      leftAt: null,
      sources: new Map(),
    });
  }
  return people;
}

/** A text in one piece, as a database driver delivers it, and for a manager another object than that of whom it names. */
function ownText(text: string): string {
  return Buffer.from(text).toString('utf8');
}

/** How many report to the manager of many. */
const manyReports = 20_000;
/** How deep the long line is. */
const longLine = 200;

export interface Extremes {
  readonly manyId: number;
  readonly deepId: number;
}

/** Bends the last people of a group into a manager of 20 000 and a line 200 deep. */
export function addExtremes(people: Person[]): Extremes {
  const internal = people.filter(
    ({ userType, C_msDSCloudExtensionAttribute2: unit, C_groupIdentifier }) =>
      userType === 'I' && unit !== 'ORG0212' && C_groupIdentifier !== '',
  );
  const [many, ...others] = internal.slice(-(manyReports + longLine + 1));
  if (many === undefined) throw new Error('The group is too small for its extremes.');
  const bend = (person: Person, manager: Person) =>
    (people[person.id - 1] = { ...person, manager: manager.C_groupIdentifier });
  for (const person of others.slice(0, manyReports)) bend(person, many);
  const line = others.slice(manyReports);
  for (const [place, person] of line.entries()) bend(person, line[place - 1] ?? many);
  return { manyId: many.id, deepId: line.at(-1)?.id ?? many.id };
}
