import { displayName, type ChartPerson } from '@directory/contract';
import { isSameLogin } from '../predict-chart.ts';

/** The loaded collaborators of a manager, in order, and their total number. */
export interface KnownCollaborators {
  people: readonly ChartPerson[];
  total: number;
}

/** A person, and the loaded and expanded people below. Both collections are keyed by login in lower case. */
export interface Branch {
  head: ChartPerson;
  /** Level of the head, 1 for the top of the chart. */
  level: number;
  collaborators: ReadonlyMap<string, KnownCollaborators>;
  open: ReadonlySet<string>;
}

interface RowPosition {
  key: string;
  level: number;
  /** Index of the manager's row, -1 for the head. */
  parent: number;
  /** Position among the `setSize` people of the same manager, from 1. */
  position: number;
  setSize: number;
}

/**
 * `isOpen` is undefined for a row that cannot be expanded. `isRepeat` marks a second row of the head, at which a reporting cycle closes.
 * `isNamesake` marks people with the same name as someone else in these rows.
 */
export interface PersonRow extends RowPosition {
  kind: 'person';
  person: ChartPerson;
  isOpen: boolean | undefined;
  isRepeat: boolean;
  isNamesake: boolean;
}

/** A placeholder for collaborators of `manager` that have not loaded. */
export interface MoreRow extends RowPosition {
  kind: 'more';
  manager: ChartPerson;
  shown: number;
}

export type BranchRow = PersonRow | MoreRow;

export const branchKey = (login: string) => login.toLowerCase();

/** The rows of a branch in depth-first order. Iterative, since a chain can be thousands of levels deep. */
export function branchRows({ head, level, collaborators, open }: Branch): BranchRow[] {
  const rows: BranchRow[] = [];
  // A stack: the next row is the last element.
  const pending: BranchRow[] = [personRow(head, { level, parent: -1, position: 1, setSize: 1 })];
  function personRow(person: ChartPerson, position: Omit<RowPosition, 'key'>): PersonRow {
    const isRepeat = position.parent >= 0 && isSameLogin(person.login, head.login);
    const canOpen = person.directReports > 0 && !isRepeat;
    const isOpen = canOpen ? open.has(branchKey(person.login)) : undefined;
    return {
      kind: 'person',
      key: branchKey(person.login) + (isRepeat ? ' again' : ''),
      person,
      isOpen,
      isRepeat,
      isNamesake: false,
      ...position,
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
  markNamesakes(rows);
  return rows;
}

function markNamesakes(rows: readonly BranchRow[]): void {
  const firstRows = new Map<string, PersonRow>();
  for (const row of rows) {
    if (row.kind !== 'person') continue;
    const name = displayName(row.person);
    const first = firstRows.get(name);
    if (first === undefined) firstRows.set(name, row);
    else if (!isSameLogin(first.person.login, row.person.login)) {
      first.isNamesake = true;
      row.isNamesake = true;
    }
  }
}
