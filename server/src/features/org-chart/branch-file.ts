import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { branchFileSize, displayName } from '@directory/contract';
import { chartPerson } from './present-person.ts';
import type { ChartDependencies } from './present-person.ts';

const columns = [
  'level',
  'name',
  'title',
  'email',
  'organization',
  'city',
  'C_countryname',
  'login',
  'C_groupIdentifier',
  'manager',
  'directReports',
  'headcount',
];
const rowsPerTurn = 100;
const indent = '    ';

/**
 * A branch as CSV (RFC 4180), everybody below their manager, the name indented by level. Who belongs to it is decided at
 * once; the rows are written a hundred at a time, so that others are answered in between.
 */
export function branchFile(head: number, dependencies: ChartDependencies): Readable {
  const { line } = dependencies;
  const places = line.branch(head, 'outline', 0, branchFileSize);
  return Readable.from(rows(), { objectMode: false });

  async function* rows(): AsyncGenerator<Buffer> {
    yield Buffer.from(`\u{feff}${row(columns)}`);
    for (let start = 0; start < places.length; start += rowsPerTurn) {
      await nextTurn();
      const part = places.slice(start, start + rowsPerTurn).filter(({ id }) => line.has(id));
      yield Buffer.from(part.map(rowOf).join(''));
    }
  }

  function rowOf({ id, manager, level }: (typeof places)[number]): string {
    const person = chartPerson(id, dependencies);
    return row([
      String(level),
      safe(indent.repeat(level) + displayName(person)),
      ...[person.title, person.email, person.organization, person.city, person.C_countryname].map(safe),
      safe(person.login),
      safe(person.C_groupIdentifier),
      manager === undefined || !line.has(manager) ? '' : safe(line.get(manager).person.login),
      String(person.directReports),
      String(person.headcount),
    ]);
  }
}

/**
 * What a spreadsheet would run becomes text by an apostrophe: =, +, - and @, in full width too, perhaps behind white space, and a
 * leading tab or line break. Matches ` =1+1`; does not match `a=1`.
 */
function safe(value: string): string {
  return /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u.test(value) ? `'${value}` : value;
}

function row(values: readonly string[]): string {
  return `${values.map((value) => (/[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\r\n`;
}
