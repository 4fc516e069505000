import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string[]>();

/** Notes a change that is recorded in the audit log, for the log of the request that makes it. */
export function noteChange(kind: string): void {
  current.getStore()?.push(kind);
}

/** Runs work, and returns with its result the kinds of changes that it noted. Its transaction has been committed then. */
export async function withChanges<Result>(
  work: () => Result | Promise<Result>,
): Promise<{ result: Result; changes: readonly string[] }> {
  const changes: string[] = [];
  const result = await current.run(changes, work);
  return { result, changes };
}
