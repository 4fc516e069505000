import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { DataSubject } from './data-subject.ts';
import type { PersonalTable } from './personal-tables-store.ts';

/** Rows per statement. */
export const personalRowsPerPage = 100;
/** Columns that are exported in base64. */
const binaryColumns: ReadonlySet<string> = new Set(['jpeg', 'wav']);

/** Reads the rows about a person from a table of `personalTables`. */
export function personalRowsStore(queries: Queries) {
  return {
    /**
     * Reads in pages. Each page begins after the last key of the previous one, so that rows that are added or deleted in the meantime
     * neither repeat nor hide others.
     */
    async *rowsOf(table: string, declared: PersonalTable, subject: DataSubject): AsyncGenerator<object> {
      if (declared.rowsOf === undefined) return;
      const { personal, other, withheld = [], explained = {} } = declared;
      const columns = [...other, ...personal].filter((column) => !withheld.includes(column));
      const selected = columns.map((column) =>
        binaryColumns.has(column) ? sql`encode(${sql.ref(column)}, 'base64') as ${sql.ref(column)}` : sql.ref(column),
      );
      const more = Object.entries(explained).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
      const key = sql.join(declared.key.map((column) => sql.ref(column)));
      // As text, since a `Date` lacks the microseconds of a time.
      const keyTexts = sql.join(declared.key.map((column) => sql`${sql.ref(column)}::text`));
      for (let last: readonly string[] | undefined; ;) {
        const follows = last === undefined ? sql`true` : sql`(${key}) > (${sql.join(last)})`;
        const { rows } = await sql<{ row_key: readonly string[] }>`
          select ${sql.join([...selected, ...more])}, array[${keyTexts}] as row_key from ${sql.table(table)}
          where ${declared.rowsOf(subject)} and ${follows} order by ${key} limit ${personalRowsPerPage}`.execute(
          queries,
        );
        for (const { row_key: _, ...row } of rows) yield row;
        last = rows.at(-1)?.row_key;
        if (last === undefined || rows.length < personalRowsPerPage) return;
      }
    },
  };
}
