import {
  computeQualityReport,
  exportQualityFindings,
  getQualityReport,
  listQualityFindings,
  listQualityUnits,
  qualityKinds,
} from '@directory/contract';
import type { PersonSummary, QualityKind, QualityReport, QualityUnitKind } from '@directory/contract';
import { csvFile } from '../../http/bodies/csv-file.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { UnitScope } from '../../http/unit-scope.ts';
import type { AdministeredUnits } from '../../http/viewer.ts';
import type { PeopleStore } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import type { References } from '../../people/reference-lists.ts';
import type { ReadingTrail } from '../../viewer/reading-trail.ts';
import type { FindingList } from './finding-list.ts';
import { qualityCsv } from './quality-csv.ts';
import type { QualityReporter } from './quality-reporter.ts';
import { detailOf } from './quality-values.ts';

export interface QualityDependencies {
  readonly reporter: QualityReporter;
  readonly people: Pick<PeopleStore, 'findPresent'>;
  readonly references: References;
  /** From memory; undefined for leavers. */
  readonly summary: (id: number) => PersonSummary | undefined;
  readonly trail: ReadingTrail;
}

/**
 * The data quality report. Pages are taken from the computed findings; the values in them are read from the database, so they are current.
 */
export function dataQualityRoutes(dependencies: QualityDependencies): Route[] {
  const { reporter, people, references, summary, trail } = dependencies;
  const countryCodeOf = (country: string) => references.countryOf(country)?.id ?? '';
  const unitName = (by: QualityUnitKind, id: string) =>
    by === 'businessUnit' ? (references.businessUnit.get(id)?.name ?? id) : id;
  /** Reads the people who still are in the directory and in an administered unit: they may have left or moved since the computation. */
  const readPeople = async (
    ids: readonly number[],
    administered: AdministeredUnits,
  ): Promise<ReadonlyMap<number, Person>> => {
    const present = (await people.findPresent(ids)).map((person) => person.revealed());
    const shown = present.filter(({ division }) => administered === 'all' || administered.has(division.trim()));
    return new Map(shown.map((person) => [person.id, person]));
  };

  return [
    route(getQualityReport, ({ units }) => stateFor(units.administered())),

    route(computeQualityReport, ({ units }) => {
      const rest = reporter.start();
      if (rest !== undefined) throw new HttpError('request.too-many', { retryAfter: Math.ceil(rest / 1000) });
      return stateFor(units.administered());
    }),

    route(listQualityUnits, ({ query: { kind, by, after = 0, limit }, units: scope, fail }) => {
      const administered = scope.administered();
      if (by !== 'businessUnit' && administered !== 'all') throw new HttpError('unit.denied');
      const { findings } = reporter.current() ?? fail('data-quality.none');
      const units = findings[kind].units(by).filter(({ id }) => administered === 'all' || administered.has(id));
      const page = units.slice(after, after + limit);
      return { total: units.length, units: page.map(({ id, count }) => ({ id, name: unitName(by, id), count })) };
    }),

    route(listQualityFindings, async ({ query: { kind, by, unit, after = 0, limit }, units, fail, reveal }) => {
      checkFilter(units, by, unit);
      const { findings, computedAt } = reporter.current() ?? fail('data-quality.none');
      const page = findings[kind].page(by, unit, after, limit);
      reveal(page.map(({ personId }) => personId));
      const found = await readPeople(
        page.map(({ personId }) => personId),
        units.administered(),
      );
      return {
        computedAt: computedAt.toISOString(),
        total: findings[kind].countOf(by, unit),
        findings: page.map(({ personId, group }) => {
          const person = found.get(personId);
          return {
            person: (person && summary(personId)) ?? null,
            detail: person === undefined ? '' : detailOf(kind, person, countryCodeOf),
            group,
          };
        }),
      };
    }),

    route(exportQualityFindings, ({ query: { kind, by, unit, language }, units, viewer, fail, reveal, reply }) => {
      checkFilter(units, by, unit);
      const { findings } = reporter.current() ?? fail('data-quality.none');
      const kinds = kind === undefined ? qualityKinds : [kind];
      const lists = kinds.map((each) => findings[each]);
      reveal(peopleOf(lists, by, unit));
      const length = lists.reduce((sum, list) => sum + list.countOf(by, unit), 0);
      trail.exported(viewer, { exported: 'data-quality', rows: length });
      const administered = units.administered();
      const rows = qualityCsv({
        findings,
        kinds,
        by,
        unit,
        language,
        readPeople: (ids) => readPeople(ids, administered),
        countryCodeOf,
        unitName,
      });
      return csvFile(reply, 'data-quality', rows);
    }),
  ];

  /** The report with the counts of the administered units. `people` is still the number of all people, since it is not known by unit. */
  function stateFor(administered: AdministeredUnits): QualityReport {
    const state = reporter.state();
    const findings = reporter.current()?.findings;
    if (administered === 'all' || findings === undefined) return state;
    const countOf = (kind: QualityKind) =>
      [...administered].reduce((sum, unit) => sum + findings[kind].countOf('businessUnit', unit), 0);
    return { ...state, counts: state.counts.map(({ kind }) => ({ kind, count: countOf(kind) })) };
  }
}

/** @throws HttpError `unit.denied` if an administrator of a unit requests findings of people outside that unit */
function checkFilter(units: UnitScope, by: QualityUnitKind, unit: string | undefined): void {
  units.check(by === 'businessUnit' ? (unit ?? '') : '');
}

/** The ids of the people with findings, generated lazily. */
function* peopleOf(lists: readonly FindingList[], by: QualityUnitKind, unit: string | undefined): Generator<number> {
  const pageLength = 1000;
  for (const list of lists) {
    for (let start = 0; start < list.countOf(by, unit); start += pageLength) {
      for (const { personId } of list.page(by, unit, start, pageLength)) yield personId;
    }
  }
}
