import { feedReasons } from '@directory/contract';
import { BackupFileError } from '../../database/backup/backup-file.ts';
import { CopyInUseError } from '../../database/backup/copy-embedded.ts';
import { RestoreError } from '../../database/backup/restore-backup.ts';
import { FolderError } from '../../database/data-folder/folder-lock.ts';
import { isDiskFull } from '../../database/disk-full.ts';
import { NewerDatabaseError } from '../../database/migrate.ts';
import { DatabaseUnavailableError, UnconfirmedCommitError } from '../../database/time-limit.ts';
import { UnreadableFileError } from './entries/feed-entry.ts';
import { FeedUnavailableError } from './feed-source.ts';
import { ImportInProgressError } from './import/import-lock.ts';
import { ConcurrentChangeError } from './import/concurrent-change-error.ts';

/** SQLSTATE of a unique violation. */
const uniqueViolation = '23505';

/** For a full disk of the embedded database, of the PostgreSQL server, or of temporary files. */
export const diskFullSentence = feedReasons['run-disk-full'];

/** A message for the operator that says what went wrong and how to fix it; undefined for unexpected errors. */
export function messageForOperator(error: unknown): string | undefined {
  if (error instanceof UnreadableFileError) return `${error.message} Nothing was changed.`;
  if (error instanceof FeedUnavailableError) return `${error.message} Nothing was changed.`;
  if (error instanceof DatabaseUnavailableError) return unavailableSentence(error);
  if (error instanceof BackupFileError || error instanceof RestoreError) return `${error.message} Nothing was changed.`;
  if (error instanceof NewerDatabaseError || error instanceof CopyInUseError) return error.message;
  if (error instanceof FolderError) return error.message;
  if (isDiskFull(error)) return diskFullSentence;
  if (error instanceof ImportInProgressError) return error.message;
  if (isConcurrentChange(error)) {
    return 'Someone else changed the same people during the import. Nothing was changed. Run the import again.';
  }
  return undefined;
}

/** A message for the operator that says whether something was changed. */
function unavailableSentence(error: DatabaseUnavailableError): string {
  return error instanceof UnconfirmedCommitError ? error.message : `${error.message} Nothing was changed.`;
}

/** Whether a run was rolled back because another transaction changed the same people. */
export function isConcurrentChange(error: unknown): boolean {
  return error instanceof ConcurrentChangeError || (error as { code?: unknown } | null)?.code === uniqueViolation;
}
