import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { DataSubject } from './data-subject.ts';
import type { PersonalTable } from './personal-tables-store.ts';

const pageSize = 100;
/** Columns that are exported in base64. */
const binaryColumns: ReadonlySet<string> = new Set(['jpeg', 'wav']);

/** Reads the rows about a person from a table of `personalTables`. */
export function personalRowsStore(queries: Queries) {
  return {
    async *rowsOf(table: string, declared: PersonalTable, subject: DataSubject): AsyncGenerator<object> {
      if (declared.rowsOf === undefined) return;
      const { personal, other, withheld = [], explained = {} } = declared;
      const columns = [...other, ...personal].filter((column) => !withheld.includes(column));
      const selected = columns.map((column) =>
        binaryColumns.has(column) ? sql`encode(${sql.ref(column)}, 'base64') as ${sql.ref(column)}` : sql.ref(column),
      );
      const more = Object.entries(explained).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
      for (let start = 0; ; start += pageSize) {
        const { rows } = await sql<object>`
          select ${sql.join([...selected, ...more])} from ${sql.table(table)} where ${declared.rowsOf(subject)}
          order by 1 limit ${pageSize} offset ${start}`.execute(queries);
        yield* rows;
        if (rows.length < pageSize) return;
      }
    },
  };
}
