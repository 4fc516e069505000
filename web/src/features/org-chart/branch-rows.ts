import type { ChartPerson } from '@directory/contract';
import { isSameLogin } from './predict-chart.ts';

/** The people below one manager that are known so far, in their order, and how many there are. */
export interface KnownCollaborators {
  people: readonly ChartPerson[];
  total: number;
}

/** A person and whatever is known and unfolded below them. Both collections name people by their login in lower case. */
export interface Branch {
  head: ChartPerson;
  /** Level of the head, 1 for the top of the chart. */
  level: number;
  collaborators: ReadonlyMap<string, KnownCollaborators>;
  open: ReadonlySet<string>;
}

interface RowPlace {
  key: string;
  level: number;
  /** Row of the manager, -1 for the head. */
  parent: number;
  /** From 1, among `setSize`. */
  position: number;
  setSize: number;
}

/** `isOpen` is undefined for somebody who cannot be unfolded. `isRepeat`: the head again, where the reporting line runs in a circle. */
export interface PersonRow extends RowPlace {
  kind: 'person';
  person: ChartPerson;
  isOpen: boolean | undefined;
  isRepeat: boolean;
}

/** Stands for collaborators of `manager` who are not known yet. */
export interface MoreRow extends RowPlace {
  kind: 'more';
  manager: ChartPerson;
  shown: number;
}

export type BranchRow = PersonRow | MoreRow;

export const branchKey = (login: string) => login.toLowerCase();

/** The branch from its head down as it is read: each person followed by whoever is unfolded below. No recursion: a chain may be thousands deep. */
export function branchRows({ head, level, collaborators, open }: Branch): BranchRow[] {
  const rows: BranchRow[] = [];
  // Whoever is still to be written, the next one last.
  const pending: BranchRow[] = [personRow(head, { level, parent: -1, position: 1, setSize: 1 })];
  function personRow(person: ChartPerson, place: Omit<RowPlace, 'key'>): PersonRow {
    const isRepeat = place.parent >= 0 && isSameLogin(person.login, head.login);
    const canOpen = person.directReports > 0 && !isRepeat;
    const isOpen = canOpen ? open.has(branchKey(person.login)) : undefined;
    return {
      kind: 'person',
      key: branchKey(person.login) + (isRepeat ? ' again' : ''),
      person,
      isOpen,
      isRepeat,
      ...place,
    };
  }
  for (let row = pending.pop(); row !== undefined; row = pending.pop()) {
    const parent = rows.push(row) - 1;
    if (row.kind !== 'person' || row.isOpen !== true) continue;
    const known = collaborators.get(branchKey(row.person.login));
    const people = known?.people ?? [];
    const setSize = known?.total ?? row.person.directReports;
    const below = { level: row.level + 1, parent, setSize };
    if (people.length < setSize) {
      const key = `${row.key} more`;
      pending.push({
        kind: 'more',
        key,
        manager: row.person,
        shown: people.length,
        position: people.length + 1,
        ...below,
      });
    }
    for (let index = people.length - 1; index >= 0; index -= 1) {
      const person = people[index];
      if (person !== undefined) pending.push(personRow(person, { ...below, position: index + 1 }));
    }
  }
  return rows;
}
