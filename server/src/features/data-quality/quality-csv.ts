import type { InterfaceLanguage, QualityKind, QualityUnitKind } from '@directory/contract';
import { byteOrderMark, csvRows, csvSeparator } from '@directory/contract/csv';
import type { Person } from '../../people/person.ts';
import type { Findings } from './check-people.ts';
import { qualityHeadings, qualityKindNames } from './quality-headings.ts';
import { detailOf } from './quality-values.ts';
import type { CountryCodeOf } from './quality-values.ts';

const rowsPerPage = 200;

/** Writes findings as CSV, page by page. People whom `readPeople` does not return, such as leavers, are omitted. */
export async function* qualityCsv(options: {
  readonly findings: Findings;
  readonly kinds: readonly QualityKind[];
  readonly by: QualityUnitKind;
  readonly unit: string | undefined;
  readonly language: InterfaceLanguage;
  readonly readPeople: (ids: readonly number[]) => Promise<ReadonlyMap<number, Person>>;
  readonly countryCodeOf: CountryCodeOf;
  readonly unitName: (by: QualityUnitKind, id: string) => string;
}): AsyncGenerator<Buffer> {
  const { findings, language } = options;
  const separator = csvSeparator(language);
  yield Buffer.from(byteOrderMark + csvRows([qualityHeadings[language]], separator));
  for (const kind of options.kinds) {
    const list = findings[kind];
    for (let start = 0; start < list.countOf(options.by, options.unit); start += rowsPerPage) {
      const page = list.page(options.by, options.unit, start, rowsPerPage);
      const people = await options.readPeople(page.map(({ personId }) => personId));
      const rows = page.flatMap(({ personId, group }) => {
        const person = people.get(personId);
        return person === undefined ? [] : [cellsOf(kind, person, group)];
      });
      if (rows.length > 0) yield Buffer.from(csvRows(rows, separator));
    }
  }

  function cellsOf(kind: QualityKind, person: Person, group: number): string[] {
    return [
      qualityKindNames[language][kind],
      group === 0 ? '' : String(group),
      detailOf(kind, person, options.countryCodeOf),
      person.login,
      person.firstName,
      person.lastName,
      person.email,
      person.C_groupIdentifier,
      person.employeeNumber,
      options.unitName('businessUnit', person.division),
      person.C_msDSCloudExtensionAttribute2,
      person.feed,
      person.C_countryname,
    ];
  }
}
