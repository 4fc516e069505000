import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string[]>();

/** Notes the kind of a change that is recorded in the audit log, so that the request that makes it can log it. */
export function noteChange(kind: string): void {
  current.getStore()?.push(kind);
}

/** Runs work, and returns its result with the kinds of the changes that it noted. By then, their transaction has been committed. */
export async function withChanges<Result>(
  work: () => Result | Promise<Result>,
): Promise<{ result: Result; changes: readonly string[] }> {
  const changes: string[] = [];
  const result = await current.run(changes, work);
  return { result, changes };
}
