import type { KyselyConfig, LogEvent } from 'kysely';
import { statementEnded } from '../telemetry/events.ts';

/** Publishes each finished statement. If there is no subscriber when the database is opened, Kysely does not measure statements at all. */
export function statementLog(): Pick<KyselyConfig, 'log'> {
  return statementEnded.isHeard ? { log: publishStatement } : {};
}

function publishStatement({ level, query, queryDurationMillis: milliseconds }: LogEvent): void {
  statementEnded.publish({ sql: query.sql, milliseconds, isFailed: level === 'error' });
}
