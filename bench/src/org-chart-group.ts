import { generatePeople } from '@directory/demo-group';
import type { Person } from '../../server/src/people/person.ts';
import { testPerson } from '../../server/test/test-person.ts';

/** The generated group, in the form that the store returns. */
export function chartGroup(count: number): Person[] {
  const people: Person[] = [];
  for (const { jpegPhoto, culture: _culture, ...values } of generatePeople({ count, seed: 2026 })) {
    people.push(
      testPerson({
        ...values,
        C_groupIdentifier: ownText(values.C_groupIdentifier),
        C_distinguishedName: ownText(values.C_distinguishedName),
        manager: ownText(values.manager),
        id: people.length + 1,
        photoVersion: jpegPhoto === '' ? '' : String(people.length % 10),
      }),
    );
  }
  return people;
}

/** Creates a separate flat string, as a database driver does. The generator's strings are ropes and shared. */
function ownText(text: string): string {
  return Buffer.from(text).toString('utf8');
}

/** Direct reports of the largest team. */
const manyReports = 20_000;
/** Levels of the deepest branch. */
const longLine = 200;

export interface Extremes {
  readonly manyId: number;
  readonly deepId: number;
}

/** Turns the last people of a group into a team of 20 000, and a branch of 200 levels. */
export function addExtremes(people: Person[]): Extremes {
  const internal = people.filter(
    ({ userType, C_msDSCloudExtensionAttribute2: unit, C_groupIdentifier }) =>
      userType === 'I' && unit !== 'ORG0212' && C_groupIdentifier !== '',
  );
  const [many, ...others] = internal.slice(-(manyReports + longLine + 1));
  if (many === undefined) throw new Error('The group is too small for its extremes.');
  const assign = (person: Person, manager: Person) =>
    (people[person.id - 1] = { ...person, manager: manager.C_groupIdentifier });
  for (const person of others.slice(0, manyReports)) assign(person, many);
  const line = others.slice(manyReports);
  for (const [index, person] of line.entries()) assign(person, line[index - 1] ?? many);
  return { manyId: many.id, deepId: line.at(-1)?.id ?? many.id };
}
