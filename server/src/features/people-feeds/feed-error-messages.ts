import { BackupFileError } from '../../database/backup/backup-file.ts';
import { CopyInUseError } from '../../database/backup/copy-embedded.ts';
import { RestoreError } from '../../database/backup/restore-backup.ts';
import { FolderError, isDiskFull } from '../../database/data-folder/folder-lock.ts';
import { NewerDatabaseError } from '../../database/migrate.ts';
import { DatabaseUnavailableError } from '../../database/time-limit.ts';
import { UnreadableFileError } from './entries/feed-entry.ts';
import { FeedUnavailableError } from './feed-source.ts';
import { ImportUnderWayError } from './import/import-lock.ts';
import { OvertakenError } from './import/concurrent-change-error.ts';

/** SQLSTATE of a unique violation. */
const uniqueViolation = '23505';

/** The disk of the embedded database, of the PostgreSQL server, or of temporary files. */
export const diskFullSentence = 'A disk of the directory or of its database is full. Nothing was changed.';

/** What went wrong and how the operator of a feed can fix it; undefined for a bug. */
export function sentenceForFeed(error: unknown): string | undefined {
  if (error instanceof UnreadableFileError) return `${error.message} Nothing was changed.`;
  if (error instanceof FeedUnavailableError) return `${error.message} Nothing was changed.`;
  if (error instanceof DatabaseUnavailableError) return `${error.message} Nothing was changed.`;
  if (error instanceof BackupFileError || error instanceof RestoreError) return `${error.message} Nothing was changed.`;
  if (error instanceof NewerDatabaseError || error instanceof CopyInUseError) return error.message;
  if (error instanceof FolderError) return error.message;
  if (isDiskFull(error)) return diskFullSentence;
  if (error instanceof ImportUnderWayError) return error.message;
  if (isOvertaken(error)) {
    return 'Someone else changed the same people during the import. Nothing was changed. Run the import again.';
  }
  return undefined;
}

/** True when the same people were changed by someone else during a run. The run is rolled back. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof OvertakenError || (error as { code?: unknown } | null)?.code === uniqueViolation;
}
