import { UnreadableFileError } from './feed-entry.ts';
import { ImportUnderWayError } from './import-lock.ts';

/** SQLSTATE unique_violation. */
const uniqueViolation = '23505';

/** A sentence for a fault that the operator of a feed can fix; undefined for a fault of the program. */
export function sentenceForFeed(error: unknown): string | undefined {
  if (error instanceof UnreadableFileError) return `${error.message} Nothing was changed.`;
  if (error instanceof ImportUnderWayError) return error.message;
  if (isOvertaken(error)) {
    return 'The same people were changed by someone else during the import. Nothing was changed: run the import again.';
  }
  return undefined;
}

/** True when a run failed because the same people were changed meanwhile. Nothing was changed by the run. */
export function isOvertaken(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === uniqueViolation;
}
