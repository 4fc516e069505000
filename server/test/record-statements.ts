import { PostgresQueryCompiler } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import type { Database } from '../src/database/open-database.ts';

/** Wraps a database so that `record` returns the SQL of the statements that are executed while it runs. */
export function recordingStatements(database: Database) {
  let statements: string[] | undefined;
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements?.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const recorded: Database = {
    ...database,
    kysely: database.kysely.withPlugin(plugin),
    transaction: (work) => database.transaction((queries) => work(queries.withPlugin(plugin))),
  };
  return {
    database: recorded,
    async record(work: () => Promise<unknown>): Promise<readonly string[]> {
      const noted: string[] = [];
      statements = noted;
      await work();
      statements = undefined;
      return noted;
    },
  };
}
