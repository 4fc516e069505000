import { DatabaseUnavailableError } from './time-limit.ts';
import { DatabaseUnreachableError } from './postgresql/connection-error.ts';
import { serverStateOf } from './sql-state.ts';

/** SQLSTATEs of a server that temporarily accepts no connections: connection errors, too many connections, shutdown, startup. */
const retryableStates = new Set(['08000', '08001', '08003', '08006', '53300', '57P01', '57P02', '57P03']);

/** Whether an error only means that the database is currently unavailable, so that the same work may succeed later. */
export function isTransientDatabaseError(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof DatabaseUnreachableError) return error.mayPass;
  return retryableStates.has(serverStateOf(error) ?? '');
}
