import { statementEnded } from '../src/telemetry/events.ts';

let recorded: string[] | undefined;

// Subscribed before a database is opened, since a database that is opened without a listener publishes nothing.
statementEnded.subscribe(({ sql }) => recorded?.push(sql));

/** Returns the SQL of all statements that the process executes while the work runs. */
export async function recordStatements(work: () => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = [];
  recorded = statements;
  await work();
  recorded = undefined;
  return statements;
}
