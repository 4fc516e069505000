import { setImmediate as nextTurn } from 'node:timers/promises';
import { displayName } from '@directory/contract';
import type { InterfaceLanguage } from '@directory/contract';
import { byteOrderMark, csvRows, csvSeparator } from '@directory/contract/csv';
import { countryNames } from '../../people/places/country-names.ts';
import type { BranchPlace } from '../../people/reporting-line/reporting-line.ts';
import { branchHeadings } from './branch-headings.ts';
import { chartPerson } from './present-person.ts';
import type { ChartDependencies } from './present-person.ts';

const rowsPerTurn = 100;
const indent = '    ';

/**
 * Writes a branch as CSV, each person below their manager and the name indented by level, with headings and countries in the viewer's
 * language. Yields to the event loop after every hundred rows.
 */
export async function* branchFile(
  places: readonly BranchPlace[],
  language: InterfaceLanguage,
  dependencies: ChartDependencies,
): AsyncGenerator<Buffer> {
  const { line } = dependencies;
  const separator = csvSeparator(language);
  const countryName = countryNames(language);
  yield Buffer.from(byteOrderMark + csvRows([branchHeadings[language]], separator));
  for (let start = 0; start < places.length; start += rowsPerTurn) {
    await nextTurn();
    const present = places.slice(start, start + rowsPerTurn).filter(({ id }) => line.has(id));
    yield Buffer.from(csvRows(present.map(cellsOf), separator));
  }

  function cellsOf({ id, manager, level }: BranchPlace): string[] {
    const person = chartPerson(id, dependencies);
    return [
      String(level),
      indent.repeat(level) + displayName(person),
      person.title,
      person.email,
      person.organization,
      person.city,
      countryName(person.countryCode, person.C_countryname),
      person.login,
      person.C_groupIdentifier,
      manager === undefined || !line.has(manager) ? '' : line.get(manager).person.login,
      String(person.directReports),
      String(person.headcount),
    ];
  }
}
