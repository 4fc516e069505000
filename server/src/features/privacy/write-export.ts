import { personalDataFormat, personalDataVersion } from '@directory/contract';
import type { Queries } from '../../database/open-database.ts';
import { mentionsOf } from './data-subject.ts';
import type { DataSubject } from './data-subject.ts';
import { personalRowsStore } from './personal-rows-store.ts';
import { personalTables } from './personal-tables-store.ts';
import { tracesStore } from './traces-store.ts';
import type { TrailEntry } from './traces-store.ts';

/**
 * Writes everything that is stored about a person, as JSON in the form of `personalData`. Rows are read in pages while the export is sent.
 * @param options.isOwn whether the person receives it; for anyone else, private tables are omitted
 */
export async function* writeExport(
  subject: DataSubject,
  queries: Queries,
  { isOwn }: { readonly isOwn: boolean },
): AsyncGenerator<Buffer> {
  const head = {
    format: personalDataFormat,
    version: personalDataVersion,
    madeAt: new Date().toISOString(),
    login: subject.login,
    personId: subject.personId,
  };
  yield Buffer.from(`${JSON.stringify(head).slice(0, -1)},"tables":{`);
  let separator = '';
  for (const [table, rows] of tablesOf(subject, queries, isOwn)) {
    yield Buffer.from(`${separator}\n${JSON.stringify(table)}:[`);
    separator = '';
    for await (const row of rows) {
      yield Buffer.from(`${separator}\n${JSON.stringify(row)}`);
      separator = ',';
    }
    yield Buffer.from(']');
    separator = ',';
  }
  yield Buffer.from('}}\n');
}

function tablesOf(subject: DataSubject, queries: Queries, isOwn: boolean): [string, AsyncIterable<object>][] {
  const { aliasOf, isIdentified, identifying } = mentionsOf([{ subject, alias: subject.login }]);
  const traces = tracesStore(queries);
  return Object.entries(personalTables).flatMap(([table, declared]): [string, AsyncIterable<object>][] => {
    if (table === 'audit_trail') return [[table, entries()]];
    if (table === 'feed_faults') return [[table, faults()]];
    if (declared.rowsOf === undefined || (declared.isPrivate === true && !isOwn)) return [];
    return [[table, personalRowsStore(queries).rowsOf(table, declared, subject)]];
  });

  async function* entries(): AsyncGenerator<object> {
    const spellings = new Set([subject.login.toLowerCase(), ...subject.logins.map(({ key }) => key)]);
    for await (const entry of traces.entriesOf([...spellings])) {
      const isBy = aliasOf(entry.actor, entry.at) !== undefined;
      const isAbout = aliasOf(entry.subject, entry.at) !== undefined;
      if (isAbout) yield entry;
      else if (isBy) yield withoutValues(entry);
    }
  }

  async function* faults(): AsyncGenerator<object> {
    for await (const fault of traces.faultsQuoting(identifying)) if (isIdentified(fault.reason)) yield fault;
  }
}

/** An entry about someone else that the person caused. Its values are not the person's. */
function withoutValues({ id, at, actor, kind, subject }: TrailEntry): object {
  return { id, at, actor, kind, subject };
}
