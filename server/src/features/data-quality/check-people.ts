import { qualityKinds, recordOf } from '@directory/contract';
import type { QualityKind } from '@directory/contract';
import type { Person } from '../../people/person.ts';
import type { ReportingLine } from '../../people/reporting-line/reporting-line.ts';
import { DuplicateFinder } from './find-duplicates.ts';
import { FindingList } from './finding-list.ts';
import { findReportingLoops } from './find-reporting-loops.ts';
import { IntList } from './int-list.ts';
import { PersonUnits } from './person-units.ts';
import { identifierTexts, oddPhones, personTexts } from './quality-values.ts';
import type { CountryCodeOf } from './quality-values.ts';
import type { WorkSlices } from './work-slices.ts';

export type Findings = Readonly<Record<QualityKind, FindingList>>;

export interface PeopleChecks {
  /** All present people, ordered by id, in pages. */
  readonly pages: AsyncIterable<readonly Person[]>;
  readonly line: Pick<ReportingLine, 'resolve'>;
  readonly countryCodeOf: CountryCodeOf;
  /** Approximate number of people. */
  readonly expected: number;
  readonly slices: WorkSlices;
  readonly onProgress: (done: number) => void;
}

/** Checks all people. Uses about 100 bytes of memory per person until it is done. */
export async function checkPeople(checks: PeopleChecks): Promise<{ people: number; findings: Findings }> {
  const { line, slices, expected } = checks;
  const findings: Findings = recordOf(qualityKinds, () => new FindingList());
  const units = new PersonUnits();
  const ids = new IntList();
  const managers = new IntList();
  const duplicates = {
    'shared-email': new DuplicateFinder(expected),
    'same-person': new DuplicateFinder(expected * 2),
    'similar-identifier': new DuplicateFinder(expected * 2),
  };

  for await (const page of checks.pages) {
    for (const person of page) {
      await slices.pause();
      check(person.revealed());
    }
    checks.onProgress(ids.length);
  }
  await addLoops();
  for (const [kind, finder] of Object.entries(duplicates)) await addGroups(kind as keyof typeof duplicates, finder);
  for (const kind of qualityKinds) await findings[kind].finish(units, slices);
  return { people: ids.length, findings };

  function check(person: Person): void {
    const index = ids.length;
    const find = (kind: QualityKind) => findings[kind].add(index, person.id);
    ids.push(person.id);
    units.add(person);
    managers.push(checkManager(person, find));
    if (person.email.trim() === '') find('without-email');
    if (oddPhones(person, checks.countryCodeOf).length > 0) find('odd-phone');
    duplicates['shared-email'].add(index, [person.email]);
    duplicates['same-person'].add(index, personTexts(person));
    duplicates['similar-identifier'].add(index, identifierTexts(person));
  }

  /** Returns the id of the manager; -1 if there is none. */
  function checkManager(person: Person, find: (kind: QualityKind) => void): number {
    if (person.manager.trim() === '') {
      if (person.isOnChart) find('without-manager');
      return -1;
    }
    const manager = line.resolve(person.manager);
    if (typeof manager === 'number') return manager;
    find(manager === 'ambiguous' ? 'ambiguous-manager' : 'unknown-manager');
    return -1;
  }

  async function addLoops(): Promise<void> {
    const [people, named] = [ids.items(), managers.items()];
    const managerIndexes = new Int32Array(people.length);
    await slices.each(people.length, (index) => {
      managerIndexes[index] = named[index] === -1 ? -1 : indexOf(people, named[index]!);
    });
    for (const index of await findReportingLoops(managerIndexes, slices))
      findings['reporting-loop'].add(index, people[index]!);
  }

  async function addGroups(kind: keyof typeof duplicates, finder: DuplicateFinder): Promise<void> {
    const people = ids.items();
    for (const [number, group] of (await finder.groups(people.length, slices)).entries()) {
      for (const index of group) findings[kind].add(index, people[index]!, number + 1);
      await slices.pause();
    }
  }
}

/** Binary search: the index of an id in a sorted list; -1 if it is missing. */
function indexOf(ids: Int32Array, id: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}
