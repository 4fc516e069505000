import { statementEnded } from '../src/telemetry/events.ts';

let recorded: string[] | undefined;

// Before a database is opened: one that is opened without a listener publishes nothing.
statementEnded.subscribe(({ sql }) => recorded?.push(sql));

/** Returns the SQL of the statements that are executed while the work runs, of all databases of the process. */
export async function recordStatements(work: () => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = [];
  recorded = statements;
  await work();
  recorded = undefined;
  return statements;
}
