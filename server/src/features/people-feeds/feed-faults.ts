import { UnreadableFileError } from './feed-entry.ts';
import { ImportUnderWayError } from './import-lock.ts';

/** SQLSTATE of a unique key that somebody else took. */
const uniqueViolation = '23505';

/** What the operator of a feed can mend, in one sentence; undefined for a fault of the program. */
export function sentenceForFeed(error: unknown): string | undefined {
  if (error instanceof UnreadableFileError) return `${error.message} Nothing was changed.`;
  if (error instanceof ImportUnderWayError) return error.message;
  if (isOvertaken(error)) {
    return 'Somebody else changed the same people meanwhile. Nothing was changed: run the import again.';
  }
  return undefined;
}

/** True when somebody else changed the same people during a run, which therefore changed nothing. */
export function isOvertaken(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === uniqueViolation;
}
